"""Tables before and around play: opening, sitting, bots, leaving, standing in, clocks, rematch, lobby, chat."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from quivira.kernel.registry import find, names
from quivira.server.kept import STAND_IN
from quivira.testing.play import long_game
from quivira.testing.server import PATIENCE, Player, Serving, eventually

People = Callable[..., Player]
FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]


def opened(host: Player, **more: Any) -> str:
    return str(host.post("/api/tables", {"game": FIRST, "seats": FEWEST, **more})["table"])


def play_out(player: Player, table: str) -> None:
    """One person against bots, always the first choice."""
    with closing(player.socket(table)) as client:
        client.wait("play")
        while not client.position["outcome"]:
            seat = client.position["sides"][0]["seat"]
            if not client.legal(seat):
                client.read()
                continue
            answer = client.play(seat, client.legal(seat)[0])
            assert answer["type"] == "ack", answer
            client.until(answer["number"])


def test_games_are_listed_with_everything_a_table_needs(people: People) -> None:
    listed = {game["name"]: game for game in people().get("/api/games")}
    assert sorted(listed) == names()
    for name, game in listed.items():
        meta = find(name).meta
        assert game["seats"] == list(meta.seats)
        assert {o["key"] for o in game["options"]} == {o.key for o in meta.options}
        assert set(game["titles"]) == {"en", "pl", "nl", "hu", "de"}


def test_data_files_are_sent_as_they_are_in_use(people: People) -> None:
    for name in names():
        for file in find(name).data:
            assert people().get(f"/api/games/{name}/data/{file.name}") == json.loads(file.read())
    answer = people().request("GET", f"/api/games/{FIRST}/data/nothing")
    assert answer.status_code == 404
    assert "nothing" in answer.json()["message"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "no_such_game"},
        {"game": FIRST, "seats": 40},
        {"game": FIRST, "options": {"nothing": 1}},
        {"game": FIRST, "language": "xx"},
        {"game": FIRST, "clock": {"kind": "move", "seconds": 0}},
        {"game": FIRST, "pace": "hurried"},
        {"game": FIRST, "colour": "red"},
        {"seats": 2},
        [],
    ],
)
def test_a_table_that_cannot_be(people: People, wrong: object) -> None:
    answer = people().request("POST", "/api/tables", wrong)
    assert answer.status_code in (400, 404)
    assert answer.json()["message"]


def test_sitting_leaving_and_starting(people: People) -> None:
    anna, ben, carl = people("Anna"), people("Ben"), people("Carl")
    table = opened(anna)
    assert ben.post(f"/api/tables/{table}/start", status=403)["code"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/start", status=409)["code"] == "not-full"
    assert ben.post(f"/api/tables/{table}/sit", {"seat": 0}, status=409)["code"] == "taken"
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    for seat in range(2, FEWEST):
        anna.post(f"/api/tables/{table}/bots", {"level": "random", "seat": seat})
    assert carl.post(f"/api/tables/{table}/sit", status=409)["code"] == "full"
    assert carl.post(f"/api/tables/{table}/leave", status=409)["code"] == "not-seated"
    assert ben.post(f"/api/tables/{table}/leave")["chairs"][1]["person"] is None
    carl.post(f"/api/tables/{table}/sit")
    started = anna.post(f"/api/tables/{table}/start")
    assert started["status"] == "playing"
    assert started["chairs"][1]["name"] == "Carl"
    assert anna.post(f"/api/tables/{table}/start", status=409)["code"] == "started"
    assert ben.post(f"/api/tables/{table}/sit", status=409)["code"] == "started"


def test_the_host_passes_on_and_an_empty_table_is_gone(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna)
    ben.post(f"/api/tables/{table}/sit")
    assert anna.post(f"/api/tables/{table}/leave")["host"] == ben.id
    assert ben.post(f"/api/tables/{table}/leave") is None
    ben.get(f"/api/tables/{table}", status=404)


def test_bots_come_and_go_before_the_start(people: People) -> None:
    anna = people()
    table = opened(anna)
    for level in find_levels(anna):
        seated = anna.post(f"/api/tables/{table}/bots", {"level": level, "seat": 1})
        assert seated["chairs"][1]["bot"] == level
        assert anna.ask("DELETE", f"/api/tables/{table}/seats/1")["chairs"][1]["bot"] is None
    assert anna.post(f"/api/tables/{table}/bots", {"level": "genius"}, status=400)["code"] == "invalid"
    assert anna.ask("DELETE", f"/api/tables/{table}/seats/1", status=409)["code"] == "empty"


def find_levels(player: Player) -> list[str]:
    return list(player.get("/api/games")[0]["levels"])


def test_a_whole_game_against_bots(people: People) -> None:
    anna = people()
    table = opened(anna)
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    play_out(anna, table)
    assert anna.get(f"/api/tables/{table}")["status"] == "over"


def test_a_bot_takes_the_seat_of_one_who_left_and_gives_it_back(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    stand_in = f"/api/tables/{table}/seats/1/stand-in"
    assert anna.post(stand_in, status=403)["code"] == "forbidden"
    left = ben.post(f"/api/tables/{table}/leave")["chairs"][1]
    assert (left["gone"], left["stand_in"]) == (True, STAND_IN)  # nobody has to wait
    stranger = people("Stranger")
    assert stranger.post(stand_in, status=403)["code"] == "forbidden"
    number = anna.get(f"/api/tables/{table}/position")["number"]
    assert anna.post(stand_in, {"level": "random"}, status=403)["code"] == "forbidden"
    assert anna.post(stand_in, status=409)["code"] == "bot"
    assert anna.post(stand_in, {"level": "easy"}, status=403)["code"] == "forbidden"  # none that plays worse
    assert anna.post(stand_in, {"level": "hard"})["chairs"][1]["stand_in"] == "hard"  # whoever stays may choose

    def bot_has_moved() -> bool:
        position = anna.get(f"/api/tables/{table}/position")
        mine = position["sides"][0]
        if mine["legal"]:
            body = {"seat": 0, "seen": position["number"], "keys": [mine["legal"][0]["key"]], "id": f"m{number}"}
            anna.request("POST", f"/api/tables/{table}/play", {**body, "id": f"m{position['number']}"})
        return bool(position["number"] > number + 6)

    eventually(bot_has_moved)
    body = {"seat": 1, "seen": 0, "keys": ["x"], "id": "x"}
    assert ben.post(f"/api/tables/{table}/play", body, status=409)["code"] == "stand-in"
    back = ben.post(f"/api/tables/{table}/seats/1/return")["chairs"][1]
    assert (back["stand_in"], back["gone"]) == (None, False)
    assert anna.post(f"/api/tables/{table}/seats/1/return", status=403)["code"] == "forbidden"
    assert ben.post(f"/api/tables/{table}/seats/1/return", status=409)["code"] == "here"


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1}, {"kind": "bank", "seconds": 1}])
def test_when_time_is_out_a_bot_plays_on(people: People, clock: dict[str, Any]) -> None:
    players = [people(f"P{seat}") for seat in range(FEWEST)]
    table = opened(players[0], clock=clock)
    for player in players[1:]:
        player.post(f"/api/tables/{table}/sit")
    started = players[0].post(f"/api/tables/{table}/start")
    late = started["waiting"][-1]
    other = players[(late + 1) % FEWEST]
    assert 0 < started["chairs"][late]["left"] <= 1000
    with closing(other.socket(table)) as client:
        client.wait("table")
        while client.table["chairs"][late]["stand_in"] is None:
            client.read()
        told = next(one for one in client.table["incidents"] if one["whom"] == late)
    assert (told["what"], told["seat"], told["level"]) == ("bot", None, "medium")
    stand_in = f"/api/tables/{table}/seats/{late}/stand-in"
    assert other.post(stand_in, {"level": "medium"}, status=409)["code"] == "bot"
    chair = other.post(stand_in, {"level": "hard"})["chairs"][late]  # whoever is late has not chosen this one
    assert (chair["stand_in"], chair["called"]) == ("hard", True)


def test_a_bank_gains_with_each_move(people: People) -> None:
    anna = people()
    table = opened(anna, clock={"kind": "bank", "seconds": 100, "increment": 50})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})

    def asked() -> Any:
        position = anna.get(f"/api/tables/{table}/position")
        return position if position["sides"][0]["legal"] else None

    position = eventually(asked)
    body = {"seat": 0, "seen": position["number"], "keys": [position["sides"][0]["legal"][0]["key"]], "id": "1"}
    with closing(anna.socket(table)) as client:
        client.wait("table")
        anna.post(f"/api/tables/{table}/play", body)
        assert 145_000 < anna.get(f"/api/tables/{table}")["chairs"][0]["left"] <= 150_000
        while client.wait("table")["chairs"][0]["left"] <= 145_000:  # told with each move, this one's among them
            pass


def test_lists_name_people_and_count_bots(people: People) -> None:
    anna = people("Anna")
    table = opened(anna, open=True)
    anna.post(f"/api/tables/{table}/bots", {"level": "random"})
    (listed,) = [one for one in anna.get("/api/lobby") if one["table"] == table]
    assert (listed["names"], listed["bots"], listed["free"]) == (["Anna"], 1, listed["seats"] - 2)


def test_a_rematch_begins_when_all_have_asked_for_it(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert anna.post(f"/api/tables/{table}/rematch", status=409)["code"] == "not-over"
    anna.request("PATCH", f"/api/tables/{table}", {"spectator_chat": "off"})
    anna.post(f"/api/tables/{table}/seats/0/stand-in", {"level": "random"})
    ben.post(f"/api/tables/{table}/seats/1/stand-in", {"level": "random"})
    eventually(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")
    for _ in range(2):  # twice is once
        again = anna.post(f"/api/tables/{table}/rematch")
        assert (again["chairs"][-1]["person"], again["chairs"][0]["person"]) == (anna.id, ben.id)  # the next one starts
        assert (again["status"], [chair["gone"] for chair in again["chairs"]].count(True)) == ("waiting", 1)
        assert again["spectator_chat"] == "off"
    came = ben.post(f"/api/tables/{table}/rematch")
    assert came["table"] == again["table"] != table
    assert (came["status"], came["host"]) == ("playing", anna.id)
    assert not any(chair["gone"] for chair in came["chairs"])
    assert anna.get(f"/api/tables/{table}")["rematch"] == again["table"]
    stranger = people("Stranger")
    assert stranger.post(f"/api/tables/{table}/rematch", status=403)["code"] == "forbidden"


def test_a_rematch_against_bots_begins_at_once(people: People) -> None:
    anna = people("Anna")
    table = opened(anna)
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    anna.post(f"/api/tables/{table}/seats/0/stand-in", {"level": "random"})
    eventually(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert [chair["person"] for chair in again["chairs"]][-1] == anna.id


def test_the_lobby_updates_itself_and_keeps_private_tables_private(people: People) -> None:
    anna = people()
    with (
        closing(anna.connect("/api/lobby/socket")) as lobby,
        closing(anna.connect("/api/lobby/socket?pace=turns")) as filtered,
    ):
        json.loads(lobby.recv(PATIENCE))
        private, public = opened(anna), opened(anna, open=True)
        while not (told := json.loads(filtered.recv(PATIENCE)))["left_out"]:
            pass
        assert public not in [table["table"] for table in told["tables"]]

        def listed() -> list[str]:
            return [table["table"] for table in json.loads(lobby.recv(PATIENCE))["tables"]]

        while public not in (seen := listed()):
            assert private not in seen
        anna.post(f"/api/tables/{public}/leave")
        while public in (seen := listed()):
            assert private not in seen
    assert private not in [table["table"] for table in people().get("/api/lobby")]
    assert private in [table["table"] for table in anna.get("/api/me/shelf")["tables"]]


def test_the_next_table_that_waits_for_me(people: People) -> None:
    anna = people()
    assert anna.get("/api/me/waiting") == []
    began = time.monotonic()
    assert anna.get("/api/me/waiting?wait=0.3") == []
    assert time.monotonic() - began >= 0.3
    table = opened(anna)
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    waiting = anna.get("/api/me/waiting?wait=20")
    assert [(found["table"], found["seat"]) for found in waiting] == [(table, 0)]
    again = anna.get("/api/me/waiting")  # bots may have gone on meanwhile where all are asked at once
    assert [(found["table"], found["seat"]) for found in again] == [(table, 0)]
    with closing(anna.connect("/api/events")) as events:
        assert json.loads(events.recv(PATIENCE))["waiting"][0]["table"] == table
        anna.post(f"/api/tables/{table}/leave")
        while json.loads(events.recv(PATIENCE))["waiting"]:
            pass


def test_live_tables_wait_first_and_look_for_players_for_a_while(
    own_server: Callable[..., Serving], tmp_path: Path
) -> None:
    with closing(Player(own_server().url)) as anna:
        by_turns, live = opened(anna, open=True, pace="turns"), opened(anna, open=True)
        assert [listed["table"] for listed in anna.get("/api/lobby")] == [live, by_turns]
        with closing(sqlite3.connect(tmp_path / "own.db")) as database, database:
            database.execute("UPDATE tables SET updated = updated - 3 * 3600 * 1000")
        assert [listed["table"] for listed in anna.get("/api/lobby")] == [by_turns]
        for table in (by_turns, live):
            anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        eventually(lambda: [waiting["table"] for waiting in anna.get("/api/me/waiting")] == [live, by_turns])


def test_bots_take_their_time_only_where_people_look_on(own_server: Callable[..., Serving]) -> None:
    with closing(Player(own_server(bot_pause=3600.0).url)) as anna:
        live, by_turns = opened(anna, sit=False), opened(anna, sit=False, pace="turns")
        numbers = [anna.post(f"/api/tables/{t}/start", {"fill": "random"})["number"] for t in (live, by_turns)]
        with closing(anna.socket(by_turns)) as client:
            client.until(numbers[1] + 5)
        assert anna.get(f"/api/tables/{live}")["number"] == numbers[0]


def test_chat_is_for_people_and_can_be_muted(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna)
    with closing(anna.socket(table)) as client:
        client.wait("table")
        ben.post(f"/api/tables/{table}/chat", {"words": "  Hello \n there  "})
        line = client.wait("chat")["lines"][-1]
        assert (line["name"], line["words"]) == ("Ben", "Hello there")
        answer = client.answered(client.send("say", words="Hi"))
        assert answer["type"] == "ack"
    anna.ask("POST", "/api/mutes", {"person": ben.id})
    ben.post(f"/api/tables/{table}/chat", {"words": "Anybody?"})
    assert [line["words"] for line in anna.get(f"/api/tables/{table}/chat")] == ["Hi"]
    assert [line["words"] for line in ben.get(f"/api/tables/{table}/chat")] == ["Hello there", "Hi", "Anybody?"]
    assert anna.get("/api/mutes") == [ben.id]
    anna.ask("DELETE", f"/api/mutes/{ben.id}")
    assert len(anna.get(f"/api/tables/{table}/chat")) == 3
    assert anna.post(f"/api/tables/{table}/chat", {"words": "x" * 301}, status=400)["code"] == "invalid"
    assert anna.post(f"/api/tables/{table}/chat", {"words": " \u0000 "}, status=400)["code"] == "invalid"
    people(join=False).post(f"/api/tables/{table}/chat", {"words": "x"}, status=401)


def test_an_invitation_is_a_link_and_a_qr_code(people: People, server: Serving) -> None:
    anna = people()
    table = opened(anna)
    invitation = anna.get(f"/api/tables/{table}/invitation")
    assert invitation["link"] == f"{server.url}/t/{table}"
    assert len(table) >= 22
    picture = anna.request("GET", invitation["qr"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert anna.request("GET", f"/t/{table}").status_code == 200
    assert anna.request("GET", "/t/no-such-table-at-all").status_code == 404


def test_a_name_can_be_shown(people: People) -> None:
    anna = people(" An\u0007na \u202e ")
    assert anna.get("/api/me")["person"]["name"] == "An na"
    assert anna.post("/api/guest", {"name": " \t "}, status=400)["code"] == "invalid"
    assert anna.ask("PATCH", "/api/me", {"name": "Anne", "language": "pl"})["name"] == "Anne"
    assert anna.ask("PATCH", "/api/me", {"language": "xx"}, status=400)["code"] == "invalid"
