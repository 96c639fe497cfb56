"""Leaving a running game: for a while or for good, by oneself or by the clock; and what becomes of the game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

from quivira.kernel.registry import find
from quivira.match.wire import Points
from quivira.server.kept.sheet import Chair
from quivira.server.tables.endings import placed
from quivira.testing.play import long_game
from quivira.testing.server import Player

People = Callable[..., Player]
FIRST = long_game()
SEATS = find(FIRST).meta.seats[-1]


def running(people: People, count: int = 2, **more: Any) -> tuple[list[Player], str]:
    """So many people, and bots for the rest."""
    players = [people(f"P{seat}") for seat in range(count)]
    table = str(players[0].post("/api/tables", {"game": FIRST, "seats": SEATS, **more})["table"])
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/api/tables/{table}/sit", {"seat": seat})
    players[0].post(f"/api/tables/{table}/start", {"fill": "random"})
    return players, table


def incidents(info: dict[str, Any]) -> list[tuple[str, int | None, int | None]]:
    return [(one["what"], one["seat"], one["whom"]) for one in info["incidents"]]


def test_whoever_resigns_comes_last_whatever_the_points_say() -> None:
    counted = [(50, 1), (40, 2), (40, 2), (9, 4)]
    points = [Points(seat, total, {}, [], rank) for seat, (total, rank) in enumerate(counted)]
    chairs = [Chair(0, resigned="resigned"), Chair(1), Chair(2, resigned="time"), Chair(3)]
    assert [score.rank for score in placed(points, chairs)] == [3, 1, 4, 2]
    assert [score.rank for score in placed(points, [Chair(seat) for seat in range(4)])] == [1, 2, 2, 4]


def test_a_seat_is_given_up_for_good(people: People) -> None:
    (anna, ben), table = running(people)
    with closing(anna.socket(table)) as client:
        client.wait("table")
        info = anna.post(f"/api/tables/{table}/resign")
        assert client.wait("table")["chairs"][0]["resigned"] == "resigned"
    chair = info["chairs"][0]
    assert (chair["resigned"], chair["gone"], chair["person"]) == ("resigned", True, anna.id)
    assert chair["stand_in"]
    assert info["host"] == ben.id
    assert info["status"] == "playing"
    assert incidents(info) == [("resigned", 0, None)]
    assert anna.post(f"/api/tables/{table}/seats/0/return", status=409)["code"] == "resigned"
    over = ben.post(f"/api/tables/{table}/resign")  # only bots are left
    assert (over["status"], over["ended"], over["waiting"]) == ("over", "resigned", [])
    assert all(not side["legal"] for side in ben.get(f"/api/tables/{table}/position")["sides"])
    assert ben.post(f"/api/tables/{table}/resign", status=409)["code"] == "not-playing"
    assert ben.get(f"/api/tables/{table}/record")["moves"]
