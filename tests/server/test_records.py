"""Logs, records, replays and playing on: every secret after the end, none before."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from quivira.kernel import Rng
from quivira.kernel.record import decode, replay
from quivira.kernel.registry import find, names
from quivira.testing.play import long_game, sealed_openings
from quivira.testing.server import Player

People = Callable[..., Player]
every_game = pytest.mark.parametrize("game", names())
every_sealed_opening = pytest.mark.parametrize("game", sealed_openings())
FIRST = long_game()


def running(people: People, game: str = FIRST) -> tuple[list[Player], str]:
    """A table of the fewest seats, all taken by people."""
    players = [people(f"P{seat}") for seat in range(find(game).meta.seats[0])]
    table = str(players[0].post("/api/tables", {"game": game, "seats": len(players)})["table"])
    for player in players[1:]:
        player.post(f"/api/tables/{table}/sit")
    players[0].post(f"/api/tables/{table}/start")
    return players, table


def play(players: list[Player], table: str, moves: int, rng: Rng | None = None) -> dict[str, Any]:
    """Random choices, over HTTP."""
    rng = rng or Rng(1)
    position: dict[str, Any] = players[0].get(f"/api/tables/{table}/position")
    for _ in range(moves):
        if position["outcome"] is not None:
            break
        seat = position["waiting"][rng.below(len(position["waiting"]))]
        mine = players[seat].get(f"/api/tables/{table}/position")
        legal = mine["sides"][0]["legal"]
        key = legal[rng.below(len(legal))]["key"]
        body = {"seat": seat, "seen": mine["number"], "keys": [key], "id": f"n{mine['number']}"}
        position = players[seat].post(f"/api/tables/{table}/play", body)
    return position


@every_game
def test_a_finished_game_can_be_had_and_replayed(people: People, game: str) -> None:
    players, table = running(people, game)
    last = play(players, table, 10**6)
    anybody = people("Reader", join=False)
    answer = anybody.request("GET", f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = decode(answer.content)
    *_, final = replay(find(game), record)
    assert final.is_over()
    assert record.names == [player.name for player in players]
    seats = len(players)
    every = anybody.get(f"/api/tables/{table}/replay?all_open=true&number=0&count=60")
    assert [moment["number"] for moment in every["moments"][:3]] == [0, 1, 2]
    assert all(len(moment["views"]) == seats for moment in every["moments"])
    end = anybody.get(f"/api/tables/{table}/replay?seat=0&number={last['number']}")
    view = players[0].get(f"/api/tables/{table}/position")["sides"][0]["view"]
    assert end["moments"][0]["views"] == [view]
    log = anybody.get(f"/api/tables/{table}/log?seat=1")
    assert log["lines"]
    counts = anybody.get(f"/api/tables/{table}/counts")
    rounds = [e["args"]["n"] for line in log["lines"] for e in line["events"] if e["verb"] == "round-begins"]
    assert all(len(count["scores"]) == seats for count in counts)
    assert [count["round"] for count in counts] == rounds or not rounds
    assert counts[-1]["scores"] == last["outcome"]["scores"]


@every_game
def test_nothing_secret_before_the_end(people: People, game: str) -> None:
    players, table = running(people, game)
    number = play(players, table, 10 if game == FIRST else 1)["number"]
    anybody = people("Reader", join=False)
    assert anybody.get(f"/api/tables/{table}/record", status=409)["code"] == "not-over"
    players[0].get(f"/api/tables/{table}/record", status=409)
    players[0].get(f"/api/tables/{table}/counts", status=409)
    for path in ("log?seat=1", "replay?seat=1", "replay?all_open=true"):
        assert players[0].get(f"/api/tables/{table}/{path}", status=403)["code"] == "forbidden"
        assert anybody.get(f"/api/tables/{table}/{path}", status=403)["code"] == "forbidden"
    body = {"number": 5, "seat": 0}
    assert players[0].post(f"/api/tables/{table}/play-on", body, status=409)["code"] == "not-over"
    own = players[1].get(f"/api/tables/{table}/replay?seat=1&number={number - 1}&count=2")
    assert [moment["number"] for moment in own["moments"]] == [number - 1, number]
    assert anybody.get(f"/api/tables/{table}/log")["seat"] is None
    assert anybody.get(f"/api/tables/{table}/log?seat=50", status=400)["code"] == "invalid"


@every_game
def test_play_on_from_any_point(people: People, game: str) -> None:
    """A new table that stands where the old one stood, with bots in the other seats."""
    players, table = running(people, game)
    last = play(players, table, 10**6)
    reader = people("Reader")
    middle = last["number"] // 2
    fork = reader.post(f"/api/tables/{table}/play-on", {"number": middle, "seat": 1, "level": "random"})
    assert fork["parent_number"] == middle
    assert table not in people("Friend").request("GET", f"/api/tables/{fork['table']}").text  # the link is not theirs
    assert fork["chairs"][1]["name"] == "Reader"
    assert all(chair["bot"] == "random" for chair in fork["chairs"] if chair["seat"] != 1)
    there = reader.get(f"/api/tables/{fork['table']}/replay?number={middle}")["moments"][0]["views"]
    here = reader.get(f"/api/tables/{table}/replay?seat=1&number={middle}")["moments"][0]["views"]
    assert there == here
    for body in ({"number": 0, "seat": 0}, {"number": 10**6, "seat": 0}, {"number": 1, "seat": 60}):
        reader.post(f"/api/tables/{table}/play-on", body, status=400)
    genius = {"number": 1, "seat": 0, "level": "genius"}
    assert reader.post(f"/api/tables/{table}/play-on", genius, status=400)["code"] == "invalid"


def test_a_replay_knows_of_undo(people: People) -> None:
    """After an undo the numbers go on, and every number still has its position."""
    for attempt in range(6):
        players, table = running(people)
        for step in range(40):
            position = play(players, table, 1, Rng(attempt, step))
            undo = [(s["seat"], s["undo"]) for s in position["sides"] if s["undo"]]
            if not undo:
                continue
            seat, numbers = undo[0]
            before = players[seat].get(f"/api/tables/{table}/replay?number={numbers[0] - 1}")["moments"][0]["views"]
            body = {"seat": seat, "seen": position["number"], "id": "back"}
            after = players[seat].post(f"/api/tables/{table}/undo", body)
            assert after["number"] == position["number"] + 1
            number = after["number"]
            again = players[seat].get(f"/api/tables/{table}/replay?number={number}")["moments"][0]["views"]
            assert again == before
            play(players, table, 10**6, Rng(attempt))
            record = decode(players[0].request("GET", f"/api/tables/{table}/record").content)
            *_, final = replay(find(FIRST), record)
            assert final.is_over()
            return
    raise AssertionError("no choice could be taken back")


@every_game
def test_traffic_of_each_seat_holds_no_hidden_key(people: People, game: str) -> None:
    """Whatever a seat is sent is the same in a world that it cannot tell from the true one."""
    players, table = running(people, game)
    rng = Rng(5)
    g = find(game)
    secret_keys = 0
    for _ in range(25):
        position = play(players, table, 1, rng)
        if position["outcome"] is not None:
            break
        for seat, player in enumerate(players):
            mine = player.get(f"/api/tables/{table}/position?seen={max(position['number'] - 3, 0)}")
            world = player.get(f"/api/tables/{table}/worlds?seat={seat}&count=1")[0]["state"]
            s = g.load(json.dumps(world).encode())
            side = mine["sides"][0]
            assert [side["seat"] for side in mine["sides"]] == [seat]
            assert side["view"] == json.loads(json.dumps(_plain(g.view(s, seat))))
            assert [choice["key"] for choice in side["legal"]] == [action.key for action in s.legal(seat)]
            for other in range(len(players)):
                if other != seat and other in position["waiting"]:
                    secret_keys += 1
                    assert side["legal"] == [] or seat in position["waiting"]
    assert secret_keys or len(players) == 1


def _plain(view: Any) -> Any:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(view))


@every_sealed_opening
def test_sealed_answers_stay_secret_on_the_wire(people: People, game: str) -> None:
    """Two tables that differ only in what one seat has sealed look the same to all others until the last is in."""
    heard: list[str] = []
    for choice in (0, -1):
        players, table = running(people, game)
        position = players[0].get(f"/api/tables/{table}/position")
        assert len(position["waiting"]) > 1
        seat = position["waiting"][0]
        mine = players[seat].get(f"/api/tables/{table}/position")
        key = mine["sides"][0]["legal"][choice]["key"]
        body = {"seat": seat, "seen": mine["number"], "keys": [key], "id": "sealed"}
        players[seat].post(f"/api/tables/{table}/play", body)
        other = players[position["waiting"][1]].get(f"/api/tables/{table}/position?seen={mine['number']}")
        assert key not in json.dumps(other["sides"][0]["lines"])
        heard.append(json.dumps([[event for line in other["sides"][0]["lines"] for event in line["events"]]]))
    assert heard[0] == heard[1]
