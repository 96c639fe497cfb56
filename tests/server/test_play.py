"""Play over sockets and over HTTP: numbers, retries, stale clicks, undo, reconnecting."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, closing
from typing import Any

import pytest

from quivira.kernel.registry import find, names
from quivira.testing.play import long_game, sealed_openings, takes_back
from quivira.testing.server import PATIENCE, Player, TableClient

People = Callable[..., Player]
every_game = pytest.mark.parametrize("game", names())
every_sealed_opening = pytest.mark.parametrize("game", sealed_openings())
FIRST = long_game()


def started(players: list[Player], game: str = FIRST, **table: Any) -> str:
    """A running table at which each player has a seat."""
    host, *others = players
    seats = table.pop("seats", len(players))
    opened = host.post("/api/tables", {"game": game, "seats": seats, **table})["table"]
    for player in others:
        player.post(f"/api/tables/{opened}/sit")
    host.post(f"/api/tables/{opened}/start", {"fill": "random"})
    return str(opened)


def pair(people: People, game: str = FIRST, **table: Any) -> tuple[list[Player], str]:
    seats = find(game).meta.seats[0]
    players = [people(f"P{seat}") for seat in range(seats)]
    return players, started(players, game, **table)


def sockets(stack: ExitStack, players: list[Player], table: str) -> list[TableClient]:
    clients = [stack.enter_context(closing(player.socket(table))) for player in players]
    for client in clients:
        client.wait("play")
    return clients


@every_game
def test_a_whole_game_over_sockets(people: People, game: str) -> None:
    """Everybody sees the same numbers, only whoever is asked may choose, and the end comes with the scores."""
    players, table = pair(people, game)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        number = clients[0].position["number"]
        while not clients[0].position["outcome"]:
            seat = clients[0].position["waiting"][0]
            for client in clients:
                client.until(number)
            legal = clients[seat].legal(seat)
            assert len(legal) > 1
            assert clients[seat].side(seat)["prompt"]
            answer = clients[seat].play(seat, legal[0])
            assert answer["type"] == "ack"
            assert answer["number"] > number
            number = answer["number"]
            for client in clients:
                client.until(number)
        totals = [client.position["outcome"]["scores"] for client in clients]
        assert all(total == totals[0] for total in totals)
        for client in clients:
            assert (client.table if client.table["status"] == "over" else client.wait("table"))["status"] == "over"
    assert players[0].get(f"/api/tables/{table}")["status"] == "over"
    record = players[0].get(f"/api/tables/{table}/record")
    assert [score["total"] for score in totals[0]] == record["result"]["totals"]


def test_a_whole_game_over_http(people: People) -> None:
    players, table = pair(people)
    position = players[0].get(f"/api/tables/{table}/position")
    moves = 0
    while position["outcome"] is None:
        seat = position["waiting"][0]
        mine = players[seat].get(f"/api/tables/{table}/position?seen={position['number']}")
        key = mine["sides"][0]["legal"][-1]["key"]
        body = {"seat": seat, "seen": mine["number"], "keys": [key], "id": f"move-{moves}"}
        position = players[seat].post(f"/api/tables/{table}/play", body)
        assert position["sides"][0]["seat"] == seat
        moves += 1
    assert moves > 5


def test_a_retry_is_harmless(people: People) -> None:
    """The same id again is acknowledged and does nothing, also after the table has moved on."""
    players, table = pair(people)
    seat = players[0].get(f"/api/tables/{table}/position")["waiting"][0]
    mine = players[seat].get(f"/api/tables/{table}/position")
    body = {"seat": seat, "seen": mine["number"], "keys": [mine["sides"][0]["legal"][0]["key"]], "id": "once"}
    first = players[seat].post(f"/api/tables/{table}/play", body)
    again = players[seat].post(f"/api/tables/{table}/play", body)
    assert again["number"] == first["number"] > mine["number"]
    with closing(players[seat].socket(table)) as client:
        client.wait("play")
        answer = client.answered(client.send("play", **{**body, "id": "once"}))
        assert answer == {"type": "ack", "id": "once", "number": first["number"]}


def test_another_seat_cannot_use_up_an_id(people: People) -> None:
    """Ids belong to a seat: knowing somebody's next id is of no use."""
    players, table = pair(people)
    position = players[0].get(f"/api/tables/{table}/position")
    for seat in position["waiting"]:
        mine = players[seat].get(f"/api/tables/{table}/position")
        body = {"seat": seat, "seen": mine["number"], "keys": [mine["sides"][0]["legal"][0]["key"]], "id": "same"}
        assert players[seat].post(f"/api/tables/{table}/play", body)["number"] > mine["number"]


def test_a_stale_click_is_refused_with_the_new_state(people: People) -> None:
    players, table = pair(people)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        old = clients[0].position["number"]
        play_until(clients, lambda c: c.position["number"] > old + 3)
        seat = clients[0].position["waiting"][0]
        refused = clients[seat].play(seat, clients[seat].legal(seat)[0], seen=old)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        fresh = clients[seat].wait("play")
        assert fresh["number"] == refused["number"]
        assert fresh["since"] <= old
        future = clients[seat].play(seat, clients[seat].legal(seat)[0], seen=refused["number"] + 5)
        assert future["code"] == "stale"
    body = {"seat": seat, "seen": old, "keys": ["x"], "id": "late"}
    answer = players[seat].post(f"/api/tables/{table}/play", body, status=409)
    assert answer["code"] == "stale"
    assert answer["number"] == fresh["number"]


def play_until(clients: list[TableClient], wanted: Callable[[TableClient], bool]) -> None:
    """First choices, until the table looks as wanted to everybody."""
    while not wanted(clients[0]):
        seat = clients[0].position["waiting"][0]
        clients[seat].until(clients[0].position["number"])
        answer = clients[seat].play(seat, clients[seat].legal(seat)[0])
        assert answer["type"] == "ack", answer
        for client in clients:
            client.until(answer["number"])


@every_sealed_opening
def test_answers_to_a_sealed_question_do_not_make_others_stale(people: People, game: str) -> None:
    """Where several are asked at once, everybody answers what they saw."""
    players, table = pair(people, game)
    position = players[0].get(f"/api/tables/{table}/position")
    assert len(position["waiting"]) > 1
    for seat in position["waiting"]:
        mine = players[seat].get(f"/api/tables/{table}/position")
        body = {"seat": seat, "seen": position["number"], "keys": [mine["sides"][0]["legal"][0]["key"]], "id": "s"}
        players[seat].post(f"/api/tables/{table}/play", body)


@every_game
def test_an_illegal_action_says_why_and_changes_nothing(people: People, game: str) -> None:
    players, table = pair(people, game)
    position = players[0].get(f"/api/tables/{table}/position")
    seat = position["waiting"][0]
    mine = players[seat].get(f"/api/tables/{table}/position")
    legal = [choice["key"] for choice in mine["sides"][0]["legal"]]
    illegal = [action.key for action in find(game).space.actions if action.key not in legal][:1]
    tried = [([key], ["illegal"]) for key in illegal]
    tried += [([legal[0], key], ["illegal", "unforeseen"]) for key in illegal]
    body: dict[str, Any] = {"seat": seat, "seen": mine["number"], "id": "x"}
    for keys, codes in tried:
        body = {"seat": seat, "seen": mine["number"], "keys": keys, "id": "x"}
        refused = players[seat].post(f"/api/tables/{table}/play", body, status=409)
        assert refused["code"] in codes
        assert refused["reason"]["key"].startswith("why-")
    body["keys"] = ["no:such:key"]
    assert players[seat].post(f"/api/tables/{table}/play", body, status=400)["code"] == "unknown-action"
    assert players[0].get(f"/api/tables/{table}/position")["number"] == position["number"]


def test_only_whoever_sits_there_plays(people: People) -> None:
    players, table = pair(people)
    position = players[0].get(f"/api/tables/{table}/position")
    seat = position["waiting"][0]
    body = {"seat": seat, "seen": position["number"], "keys": ["x"], "id": "x"}
    other = people("Stranger")
    assert other.post(f"/api/tables/{table}/play", body, status=403)["code"] == "forbidden"
    nobody = people(join=False)
    assert nobody.post(f"/api/tables/{table}/play", body, status=401)["code"] == "sign-in"
    body["seat"] = 40
    assert other.post(f"/api/tables/{table}/play", body, status=400)["code"] == "invalid"


def test_a_client_that_comes_back_gets_what_it_missed(people: People) -> None:
    """It sends its last number and is told the lines after it; every event arrives exactly once."""
    players, table = pair(people)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        watcher = players[0].socket(table)
        first = watcher.wait("play")
        heard = [line["number"] for line in first["sides"][0]["lines"]]
        watcher.close()
        play_until(clients, lambda c: c.position["number"] > first["number"] + 10)
        with closing(players[0].socket(table, first["number"])) as again:
            back = again.wait("play")
            assert back["since"] == first["number"]
            heard += [line["number"] for line in back["sides"][0]["lines"]]
            log = players[0].get(f"/api/tables/{table}/log?seat=0")
            assert heard == [line["number"] for line in log["lines"]]
            again.send("sync", seen=back["number"])
            assert again.wait("play")["sides"][0]["lines"] == []
            again.send("sync", seen=10**6)
            assert again.wait("play")["sides"][0]["lines"] != []


def test_what_a_socket_says_is_what_a_fresh_look_says(people: People) -> None:
    """Old state and told changes equal the state fetched anew, at every number."""
    players, table = pair(people)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        for _ in range(12):
            number = clients[0].position["number"]
            play_until(clients, lambda c, n=number: c.position["number"] > n)  # type: ignore[misc]
            for player, client in zip(players, clients, strict=True):
                fresh = player.get(f"/api/tables/{table}/position?seen={client.position['since']}")
                assert fresh == {**client.position, "since": fresh["since"]}


@pytest.mark.parametrize("game", takes_back())
def test_undo_of_own_choices_is_a_line_of_the_log(people: People, game: str) -> None:
    """Nothing is deleted: numbers go on, and the position is the one of before."""
    for _ in range(3):
        players, table = pair(people, game)
        with ExitStack() as stack:
            clients = sockets(stack, players, table)
            if undone(clients):
                return
    raise AssertionError("no choice could be taken back in three games")


def undone(clients: list[TableClient]) -> bool:
    while not clients[0].position["outcome"]:
        seat = clients[0].position["waiting"][0]
        client = clients[seat]
        before = client.until(clients[0].position["number"])
        view = client.side(seat)["view"]
        answer = client.play(seat, client.legal(seat)[0])
        for other in clients:
            other.until(answer["number"])
        if client.side(seat)["undo"]:
            to = client.side(seat)["undo"][-1]
            back = client.answered(client.send("undo", seat=seat, seen=answer["number"], to=to, id="back"))
            assert back["type"] == "ack"
            assert back["number"] == answer["number"] + 1
            client.until(back["number"])
            assert client.side(seat)["view"] == view
            assert client.position["waiting"] == before["waiting"]
            assert client.side(seat)["lines"][-1]["events"][0]["verb"] == "undone"
            assert client.answered(client.send("undo", seat=seat, seen=0, id="back"))["type"] == "ack"
            return True
        refused = client.answered(client.send("undo", seat=seat, seen=answer["number"]))
        assert refused["code"] == ("over" if client.position["outcome"] else "cannot-undo")
    return False


def test_nothing_is_taken_back_once_the_log_is_long(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    players, table = pair(people)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        start = clients[0].position["number"]
        play_until(clients, lambda c: c.position["number"] > start + 4)
        number = clients[0].position["number"]
        monkeypatch.setattr("quivira.server.tables.play.LONGEST", number)
        asked = {"seat": 0, "seen": number, "to": start + 1}
        for command in (clients[0].send("undo", **asked), clients[0].send("ask", kind="back", **asked)):
            assert clients[0].answered(command)["code"] == "log-full"
        play_until(clients, lambda c: c.position["number"] > number)


def test_further_back_only_with_everybodys_consent(people: People) -> None:
    players, table = pair(people)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        start = clients[0].position["number"]
        play_until(clients, lambda c: c.position["number"] > start + 8)
        number = clients[0].position["number"]
        asked = {"seat": 0, "seen": number, "to": start + 1}
        assert clients[0].answered(clients[0].send("undo", **asked))["code"] in ("needs-consent", "cannot-undo")
        assert clients[0].answered(clients[0].send("ask", kind="back", **asked))["type"] == "ack"
        while (vote := clients[1].wait("table")["vote"]) is None:
            pass
        assert (vote["kind"], vote["to"], vote["seat"], vote["agreed"]) == ("back", start + 1, 0, [0])
        assert clients[1].answer(1, False)["type"] == "ack"
        clients[0].wait("table", vote=None)
        late = {"seat": 1, "at": vote["at"], "agree": True}
        assert clients[1].answered(clients[1].send("answer", **late))["code"] == "no-vote"
        clients[0].answered(clients[0].send("ask", kind="back", **asked))
        for seat in range(1, len(players)):
            assert clients[seat].answer(seat, True)["type"] == "ack"
        for client in clients:
            client.until(number + 1)
        assert clients[0].position["number"] == number + 1
        assert players[0].get(f"/api/tables/{table}")["vote"] is None
        play_until(clients, lambda c: c.position["number"] > number + 3)


def test_a_vote_ends_when_somebody_plays(people: People) -> None:
    players, table = pair(people)
    with ExitStack() as stack:
        clients = sockets(stack, players, table)
        start = clients[0].position["number"]
        play_until(clients, lambda c: c.position["number"] > start + 4)
        number = clients[0].position["number"]
        clients[0].answered(clients[0].send("ask", kind="back", seat=0, seen=number, to=start + 1))
        play_until(clients, lambda c: c.position["number"] > number)
        assert players[0].get(f"/api/tables/{table}")["vote"] is None
        refused = clients[0].answered(
            clients[0].send("ask", kind="back", seat=0, seen=clients[0].position["number"], to=10**6)
        )
        assert refused["code"] == "no-choice"


def test_hot_seat_shows_each_own_seat(people: People) -> None:
    """Several seats at one device: one socket carries a side for each."""
    anna = people("Anna")
    seats = find(FIRST).meta.seats[0]
    table = anna.post("/api/tables", {"game": FIRST, "seats": seats})["table"]
    assert anna.post(f"/api/tables/{table}/sit", status=409)["code"] == "seated"
    for seat in range(1, seats):
        anna.post(f"/api/tables/{table}/sit", {"name": f"Child {seat}"})
    anna.post(f"/api/tables/{table}/start")
    with closing(anna.socket(table)) as client:
        client.wait("play")
        assert [side["seat"] for side in client.position["sides"]] == list(range(seats))
        while client.position["number"] < 30 and not client.position["outcome"]:
            seat = client.position["waiting"][0]
            answer = client.play(seat, client.legal(seat)[0])
            assert answer["type"] == "ack"
            client.until(answer["number"])


def test_spectators_watch_and_do_not_play(people: People) -> None:
    _, table = pair(people)
    with closing(people(join=False).socket(table)) as watcher:
        side = watcher.wait("play")["sides"][0]
        assert side["seat"] is None
        assert (side["legal"], side["prompt"]) == ([], None)
        answer = watcher.play(0, "x")
        assert answer["code"] == "sign-in"


def test_a_table_that_is_not_there(people: People) -> None:
    anna = people()
    assert anna.get("/api/tables/no-such-table-at-all", status=404)["code"] == "no-such-table"
    with closing(anna.connect("/api/tables/no-such-table-at-all/socket")) as socket:
        with pytest.raises(Exception, match="no-such-table"):
            socket.recv(PATIENCE)
        assert socket.close_code == 1008


def test_every_socket_says_that_it_lives(people: People) -> None:
    """And a table's only when it has answered what was said before."""
    anna = people("Anna")
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    for path in (f"tables/{table}/socket", "lobby/socket", "events"):
        with closing(anna.connect(f"/api/{path}")) as socket:
            if path.startswith("tables"):
                socket.send(json.dumps({"type": "say", "id": "1", "words": "Hello"}))
            socket.send('{"type": "ping"}')
            kinds = [""]
            while kinds[-1] != "pong":
                kinds.append(json.loads(socket.recv(PATIENCE))["type"])
            assert ("ack" in kinds) == path.startswith("tables")


def test_messages_are_small_json(people: People) -> None:
    players, table = pair(people)
    with closing(players[0].socket(table)) as client:
        client.wait("play")
        assert all(json.loads(text)["type"] in ("table", "play", "chat") for text in client.raw)
