"""People who do not come: the others can always go on without them, with a clock or without."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest

from quivira.kernel.registry import find
from quivira.server.kept.sheet import Chair, Clock, Clocks, Pace, Sheet
from quivira.server.now import now
from quivira.server.problems import Problem
from quivira.server.tables import clocks, table_info
from quivira.testing.play import long_game
from quivira.testing.process import Evening
from quivira.testing.server import Player

People = Callable[..., Player]
FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]


def opened(host: Player, **more: Any) -> str:
    return str(host.post("/api/tables", {"game": FIRST, "seats": FEWEST, **more})["table"])


def running(people: People, **more: Any) -> tuple[list[Player], str]:
    players = [people(f"P{seat}") for seat in range(FEWEST)]
    table = opened(players[0], **more)
    for player in players[1:]:
        player.post(f"/api/tables/{table}/sit")
    players[0].post(f"/api/tables/{table}/start")
    return players, table


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for anybody any more."""
    for name in ("PATIENCE", "HOST_PATIENCE"):
        monkeypatch.setattr(clocks, name, {"live": 0, "turns": 0})


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_without_a_clock_patience_ends_and_the_game_can_be_finished(
    people: People, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """One of the players alone brings the game to its end: a bot for each who does not come, one for oneself."""
    (here, *away), table = running(people, pace=pace)
    info = here.get(f"/api/tables/{table}")
    assert info["patience"] == {"live": 5 * 60_000, "turns": 3 * 24 * 3_600_000}[pace]
    assert not any(chair["late"] for chair in info["chairs"])
    seat = next(seat for seat in info["waiting"] if seat != 0)
    stand_in = f"/api/tables/{table}/seats/{seat}/stand-in"
    assert here.post(stand_in, status=403)["code"] == "forbidden"
    with closing(here.socket(table)) as client:
        client.wait("table")
        impatient(monkeypatch)
        while not client.table["chairs"][seat]["late"]:  # whoever looks is told
            client.read()
        here.post(f"/api/tables/{table}/seats/0/stand-in", {"level": "random"})
        while client.table["status"] != "over":
            for chair in client.table["chairs"]:
                if chair["late"] and not chair["stand_in"]:
                    here.request("POST", f"/api/tables/{table}/seats/{chair['seat']}/stand-in", {"level": "easy"})
            client.read()
    assert here.get(f"/api/tables/{table}")["status"] == "over"
    assert all(chair["person"] == player.id for chair, player in zip(info["chairs"], [here, *away], strict=True))


def test_whoever_comes_back_is_not_late_any_more(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    players, table = running(people)
    info = players[0].get(f"/api/tables/{table}")
    seat = info["waiting"][-1]
    caller = players[(seat + 1) % FEWEST]
    with monkeypatch.context() as patch:
        impatient(patch)
        caller.post(f"/api/tables/{table}/seats/{seat}/stand-in")
    returned = players[seat].post(f"/api/tables/{table}/seats/{seat}/return")["chairs"][seat]
    assert (returned["stand_in"], returned["late"]) == (None, False)


def sheet(clock: Clock, since: Clocks, **more: Any) -> Sheet:
    given: dict[str, Any] = {
        "id": "t",
        "game": "g",
        "rules": 1,
        "seats": 2,
        "options": {},
        "language": "en",
        "pace": "live",
    }
    given |= {"status": "playing", "waiting": 0b10, "created": 0, "updated": 1000, **more}
    return Sheet(open=False, host="h", clock=clock, clocks=since, **given)


def test_patience_counts_from_when_a_seat_is_asked() -> None:
    """Not from the table's last change: others who chat, vote or come and go make nobody less late."""
    patience = clocks.PATIENCE["live"]
    begun = clocks.started(Clock(), 2, [0], 500)
    asked = clocks.passed(sheet(Clock(), begun, waiting=0b01), 0, [1], 2000)
    assert (asked.since, asked.left) == ([None, 2000], [])
    waits = sheet(Clock(), asked, updated=10**9)
    for away in (0, 1000):
        assert clocks.late(waits, 2000 + patience - 1, {1: away}) == []
        assert clocks.late(waits, 2000 + patience, {1: away}) == [1]
    assert clocks.late(waits, 2000 + patience, {1: 2001}) == []
    assert clocks.passed(waits, 0, [0, 1], 9000).since == [9000, 2000]


def test_whoever_thinks_before_everybodys_eyes_has_more_time() -> None:
    """At a live table: nobody is replaced who sits there and thinks, unless they seem to be asleep."""
    waits = sheet(Clock(), Clocks([None, 2000]))
    assert clocks.late(waits, 2000 + clocks.ASLEEP - 1, {0: 0}) == []
    assert clocks.late(waits, 2000 + clocks.ASLEEP, {0: 0}) == [1]
    slow = sheet(Clock(), Clocks([None, 2000]), pace="turns")
    assert clocks.late(slow, 2000 + clocks.PATIENCE["turns"]) == [1]


def test_a_table_from_before_that_was_written_down_has_patience_too() -> None:
    old = sheet(Clock(), Clocks())
    assert clocks.late(old, 1000 + clocks.PATIENCE["live"] - 1, {1: 0}) == []
    assert clocks.late(old, 1000 + clocks.PATIENCE["live"], {1: 0}) == [1]
    assert clocks.passed(old, 1, [0], 7000).since == [7000, None]


@pytest.mark.parametrize("goes", ["leaves", "is deleted"])
@pytest.mark.parametrize("starts", [False, True])
def test_the_role_of_a_host_passes_on(people: People, goes: str, starts: bool) -> None:
    """At once, to whoever sits there: people before bots."""
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna, seats=find(FIRST).meta.seats[-1])
    bot = ben.post("/api/bots", {"name": "Robo"})["person"]["id"]
    ben.post(f"/api/tables/{table}/sit", {"bot": bot, "seat": 1})
    ben.post(f"/api/tables/{table}/sit", {"seat": 2})
    if starts:
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    if goes == "leaves":
        anna.post(f"/api/tables/{table}/leave")
    else:
        anna.ask("DELETE", "/api/account", {})
    assert ben.get(f"/api/tables/{table}")["host"] == ben.id


def test_a_table_that_nobody_waits_at_goes_with_its_host(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    lonely = opened(anna, sit=False, open=True)
    running = opened(anna, sit=False)
    anna.post(f"/api/tables/{running}/start", {"fill": "random"})
    anna.ask("DELETE", "/api/account", {})
    ben.get(f"/api/tables/{lonely}", status=404)
    assert lonely not in [listed["table"] for listed in ben.get("/api/lobby")]
    assert ben.get(f"/api/tables/{running}")["host"] == ""


def test_a_deleted_hosts_table_can_be_started(people: People) -> None:
    anna, ben, carl = people("Anna"), people("Ben"), people("Carl")
    table = opened(anna)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    with closing(ben.socket(table)) as client:
        client.wait("table")
        anna.ask("DELETE", "/api/account", {})
        while client.table["host"] != ben.id:
            client.read()
    assert carl.post(f"/api/tables/{table}/start", {"fill": "random"}, status=403)["code"] == "forbidden"
    assert ben.post(f"/api/tables/{table}/start", {"fill": "random"})["status"] == "playing"


def test_whoever_sits_there_may_start_for_a_host_who_does_not_come(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, carl = people("Anna"), people("Ben"), people("Carl")
    table = opened(anna)
    assert not ben.post(f"/api/tables/{table}/sit", {"seat": 1})["hostless"]
    assert ben.post(f"/api/tables/{table}/start", {"fill": "random"}, status=403)["code"] == "forbidden"
    with closing(ben.socket(table)) as client:
        client.wait("table")
        impatient(monkeypatch)
        while not client.table["hostless"]:
            client.read()
    assert carl.post(f"/api/tables/{table}/start", {"fill": "random"}, status=403)["code"] == "forbidden"
    started = ben.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert (started["status"], started["host"]) == ("playing", ben.id)


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_a_host_who_looks_stays_host_and_one_who_is_away_hands_over(
    evening: Callable[[Callable[[Evening], Awaitable[None]]], None], later: Callable[[int], None], pace: Any
) -> None:
    """However long nothing changes at a table that waits for its start, and whatever the others do there meanwhile."""
    patience = clocks.PATIENCE[pace]

    async def story(at: Evening) -> None:
        table = await at.begin(pace=pace)

        async def is_hostless() -> bool:
            await at.work()
            live = await at.there.room.find(table)
            await at.there.presence.know(live)
            return table_info(live).hostless

        with at.here.presence.looking(table, at.anna.id, True):
            await at.everywhere([None, (await at.here.room.find(table)).sheet.created])
            later(2 * clocks.HOST_PATIENCE[pace])
            assert not await is_hostless()
            with pytest.raises(Problem, match="host"):
                await at.there.desk.start(at.ben, table, "random")
            with pytest.raises(Problem, match="host"):
                await at.there.hosting.audience(at.ben, table)
        left = now()
        later(patience - clocks.MINUTE)
        await at.everywhere([pytest.approx(left, abs=2000), (await at.here.room.find(table)).sheet.created])
        assert not await is_hostless()
        later(clocks.MINUTE)
        await at.there.arranging.say_ready(at.ben, table, True, 0)
        assert await is_hostless()
        assert (await at.there.hosting.audience(at.ben, table)).blocked == []
        begun = await at.there.desk.start(at.ben, table, "random")
        assert (begun.sheet.status, begun.sheet.host) == ("playing", at.ben.id)

    evening(story)


def test_a_host_who_is_away_in_their_turn_hands_over() -> None:
    """As soon as they are late; while others are waited for, being away takes nothing from them."""
    seated, patience = [Chair(0, person="p"), Chair(1, person="h")], clocks.PATIENCE["live"]
    asked = sheet(Clock(), Clocks([None, 2000]))
    assert not clocks.is_hostless(asked, seated, 2000 + patience - 1, {1: 2000})
    assert clocks.is_hostless(asked, seated, 2000 + patience, {1: 2000})
    assert not clocks.is_hostless(asked, seated, 2000 + patience, {0: 2000})
    others = sheet(Clock(), Clocks([2000, None]), waiting=0b01)
    assert not clocks.is_hostless(others, seated, 2000 + patience, {0: 2000, 1: 2000})


@pytest.mark.parametrize("pace", ["live", "turns"])
@pytest.mark.parametrize("has_seat", [True, False])
def test_it_is_known_when_guests_may_begin_without_their_host(pace: Pace, has_seat: bool) -> None:
    table = msgspec.structs.replace(sheet(Clock(), Clocks(), waiting=0), status="waiting", pace=pace, updated=5000)
    seated = [Chair(0, person="p"), Chair(1, person="h" if has_seat else None)]
    from_then = clocks.hostless_from(table, seated)
    away = {1: table.updated} if has_seat else {}
    assert not clocks.is_hostless(table, seated, from_then - 1, away)
    assert clocks.is_hostless(table, seated, from_then, away)
