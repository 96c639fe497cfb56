"""Clocks: what happens when time runs out, once and by itself; vacations; what spectators may write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quivira.server.kept import Clock, Clocks
from quivira.server.now import now
from quivira.server.people import new_id
from quivira.server.problems import Problem
from quivira.server.tables import NewTable, Table, clocks, table_info, talk
from quivira.server.tables.desk import sheet_for
from quivira.server.tables.render import DELAY
from quivira.server.tables.vacations import DAY
from quivira.testing.process import FEWEST, FIRST, Evening
from quivira.testing.server import Player, TableClient

Later = Callable[[int], None]
Tell = Callable[[Callable[[Evening], Awaitable[None]]], None]
HOUR = 3_600_000


async def playing(at: Evening, clock: Clock, **wishes: Any) -> tuple[str, int]:
    """A game that nobody looks at, and the first seat of a person that is asked there."""
    table = await at.begin(clock=clock, **wishes)
    live = await at.here.desk.start(at.anna, table, "random")
    return table, next(seat for seat in live.sheet.waits_for() if live.chairs[seat].person is not None)


async def seen(at: Evening, table: str) -> Table:
    for services in (at.here, at.there):
        services.room.outdate(table)
    return await at.there.room.find(table)


def test_time_that_runs_out_calls_a_bot_once(evening: Tell, later: Later) -> None:
    """At a table that nobody looks at, by two processes at the same moment."""

    async def story(at: Evening) -> None:
        table, seat = await playing(at, Clock("bank", 86_400, 3600, level="easy"), pace="turns")
        before = (await seen(at, table)).sheet.revision
        later(DAY - 1000)
        await asyncio.gather(at.here.timeouts.sweep(), at.there.timeouts.sweep())
        assert (await seen(at, table)).chairs[seat].stand_in is None
        later(2000)
        await asyncio.gather(at.here.timeouts.sweep(), at.there.timeouts.sweep())
        await asyncio.gather(at.here.timeouts.sweep(), at.there.timeouts.sweep())
        live = await seen(at, table)
        assert live.chairs[seat].stand_in == "easy"  # as was agreed on
        assert live.sheet.revision == before + 1
        who, other = (at.anna, at.ben) if seat == 0 else (at.ben, at.anna)
        assert table_info(live).chairs[seat].called
        changed = await at.here.leaving.stand_in(other, table, seat, "hard")  # which the clock could not know
        assert changed.chairs[seat].stand_in == "hard"
        back = await at.there.leaving.take_back(who, table, seat)
        left = table_info(back).chairs[seat].left
        assert left is not None
        assert left > DAY // clocks.LEAST - 1000  # time enough to make a move
        assert clocks.returned(back.sheet, seat, now()) == back.sheet.clocks  # and nothing for going and coming again
        await at.here.timeouts.sweep()
        assert (await seen(at, table)).chairs[seat].stand_in is None

    evening(story)


def test_time_that_runs_out_loses_where_that_was_agreed_on(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        with pytest.raises(Problem, match="at least of the level easy"):
            await at.begin(clock=Clock("move", 60, level="random"))
        table, seat = await playing(at, Clock("move", 60, then="loses", level="hard"))
        later(61_000)
        await asyncio.gather(at.here.timeouts.sweep(), at.there.timeouts.sweep())
        live = await seen(at, table)
        assert (live.chairs[seat].resigned, live.chairs[seat].stand_in) == ("time", "hard")
        lost = [one.seat for one in live.sheet.incidents if one.what == "time"]
        assert lost.count(seat) == 1
        with pytest.raises(Problem, match="given up for good"):
            await at.there.leaving.take_back(at.anna if seat == 0 else at.ben, table, seat)

    evening(story)


def test_a_table_without_a_clock_keeps_nothing_about_one() -> None:
    """The lobby shows it to everybody, so nobody writes there what they like."""
    sheet = sheet_for("anna", NewTable(FIRST, clock=Clock("none", 5, 5, level="x" * 60_000)))
    assert sheet.clock == Clock()
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"level": "x" * 100}, Clock)


def test_a_vacation_stops_the_clocks_of_tables_by_turns(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        slow, seat = await playing(at, Clock("move", 86_400), pace="turns")
        who = at.anna if seat == 0 else at.ben
        later(DAY // 2)
        left = table_info(await seen(at, slow)).chairs[seat].left
        begins, ends = now() + HOUR, now() + HOUR + 10 * DAY
        taken = await at.here.vacations.take(who, begins, ends)
        assert (taken.left, taken.begins, taken.ends) == (taken.days - 10, begins, ends)
        assert table_info(await seen(at, slow)).chairs[seat].vacation is None  # not yet
        later(5 * DAY)
        await at.there.timeouts.sweep()
        told = table_info(await seen(at, slow)).chairs[seat]
        assert told.vacation == ends
        assert told.stand_in is None
        assert told.left == pytest.approx((left or 0) - HOUR, abs=2000)
        back = await at.there.vacations.come_back(who)
        assert (back.left, back.begins) == (back.days - 5, None)  # the rest is for another time
        told = table_info(await seen(at, slow)).chairs[seat]
        assert told.vacation is None
        assert told.left == pytest.approx((left or 0) - HOUR, abs=2000)
        later(DAY // 2)
        await at.here.timeouts.sweep()
        assert (await seen(at, slow)).chairs[seat].stand_in is not None

    evening(story)


def test_vacations_have_an_end(evening: Tell) -> None:
    async def story(at: Evening) -> None:
        await at.begin()
        vacations, soon = at.here.vacations, now() + HOUR
        days = (await vacations.of(at.anna.id)).days
        for begins, ends in ((soon, soon - DAY), (soon, soon + 400 * DAY)):
            with pytest.raises(Problem, match="within a year"):
                await vacations.take(at.anna, begins, ends)
        for more in (DAY, 2 * HOUR):  # a day that has begun counts
            with pytest.raises(Problem, match="days of vacation left"):
                await vacations.take(at.anna, soon, soon + days * DAY + more)
        assert (await vacations.take(at.anna, soon, soon + 7 * DAY + HOUR)).left == days - 7  # one has 25 hours
        await vacations.take(at.anna, soon, soon + days * DAY)
        assert (await vacations.take(at.anna, soon, soon + 2 * DAY)).left == days - 2  # instead of it
        assert (await vacations.come_back(at.anna)).left == days  # it had not begun

    evening(story)


def test_whoever_is_on_vacation_when_a_game_begins_has_a_clock_that_stands_still(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin(pace="turns", clock=Clock("move", 86_400))
        for who in (at.anna, at.ben):
            await at.here.vacations.take(who, now(), now() + 3 * DAY)
        live = await at.here.desk.start(at.anna, table, "random")
        assert live.sheet.due is not None
        assert live.sheet.due > now() + 4 * DAY - 10_000

    evening(story)


def test_what_spectators_write(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        table, _ = await playing(at, Clock())

        async def read(person: str | None) -> list[str]:
            return [line.words for line in (await at.there.talk.said(person, table, 0)).lines]

        async def say(words: str) -> None:
            await at.here.talk.say(at.eve, "house", table, words)
            await seen(at, table)

        await say("open")
        await at.here.hosting.about_spectators(at.anna, table, None, "delayed")
        await say("psst")
        await at.here.hosting.about_spectators(at.anna, table, None, "open")  # what is held stays held
        assert await read(at.eve.id) == ["open", "psst"]
        assert await read(at.anna.id) == await read(at.ben.id) == ["open"]
        assert await read(None) == ["open"]  # it may be Anna at another window
        later(DELAY["live"])
        assert await read(at.anna.id) == await read(None) == ["open", "psst"]
        await at.here.hosting.about_spectators(at.anna, table, None, "delayed")
        await say("again")
        assert await read(at.anna.id) == ["open", "psst"]
        await at.here.hosting.about_spectators(at.anna, table, None, "off")
        with pytest.raises(Problem, match="only those who play"):
            await say("hey")
        await at.here.talk.say(at.ben, "house", table, "we may")
        await seen(at, table)
        assert await read(at.anna.id) == ["open", "psst", "we may"]
        async with at.here.desk.changing(table) as locked:
            locked.set(status="over")
        await seen(at, table)
        assert await read(at.anna.id) == await read(None) == ["open", "psst", "again", "we may"]

    evening(story)


def test_what_is_held_crowds_nothing_out(evening: Tell, later: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much spectators write: those who play read what they say, and are told when the first line is due."""
    monkeypatch.setattr(talk, "SHOWN", 3)

    async def story(at: Evening) -> None:
        table, _ = await playing(at, Clock())
        await at.here.hosting.about_spectators(at.anna, table, None, "delayed")
        await at.here.talk.say(at.ben, "house", table, "ours")
        for words in ("a", "b", "c", "d"):
            await at.here.talk.say(at.eve, "house", table, words)
        await seen(at, table)
        told = await at.there.talk.said(at.anna.id, table, 0)
        assert ([line.words for line in told.lines], told.held) == (["ours"], 2)
        assert told.due is not None
        later(DELAY["live"] + 1)
        told = await at.there.talk.said(at.anna.id, table, 0)
        assert ([line.words for line in told.lines], told.held, told.due) == (["b", "c", "d"], None, None)

    evening(story)


def test_what_was_held_is_told_when_its_time_has_come_or_the_game_is_over(
    people: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, eve = people("Anna"), people("Ben"), people("Eve")
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    path = f"/api/tables/{table}"
    assert anna.ask("PATCH", path, {"spectator_chat": "delayed"})["spectator_chat"] == "delayed"

    def hears(client: TableClient, words: str) -> None:
        while words not in [line["words"] for line in client.wait("chat")["lines"]]:
            pass

    with closing(anna.socket(table)) as plays, closing(eve.socket(table)) as looks:
        with monkeypatch.context() as patch:
            patch.setitem(DELAY, "live", 500)
            assert looks.answered(looks.send("say", words="soon"))["type"] == "ack"
            anna.post(f"{path}/chat", {"words": "now"})
            hears(plays, "soon")  # though nothing else happens at the table
        assert looks.answered(looks.send("say", words="psst"))["type"] == "ack"
        hears(looks, "psst")
        assert [line["words"] for line in anna.get(f"{path}/chat")] == ["now"]  # by the delay as it is again
        for player in (anna, ben):
            player.post(f"{path}/resign")  # nobody is left
        hears(plays, "psst")
        assert plays.table["status"] == "over"
    assert [line["words"] for line in anna.get(f"{path}/chat")] == ["soon", "now", "psst"]


def test_a_vacation_by_http(people: Callable[..., Player]) -> None:
    anna = people("Anna")
    days = anna.get("/api/me/vacation")["days"]
    away = {"begins": now() + HOUR, "ends": now() + HOUR + 2 * DAY}
    assert anna.ask("PUT", "/api/me/vacation", away) == {"days": days, "left": days - 2, **away}
    too_long = {**away, "ends": now() + 100 * DAY}
    assert anna.ask("PUT", "/api/me/vacation", too_long, status=409)["code"] == "no-days"
    assert anna.get("/api/me/export")["vacations"] == [away]
    assert anna.ask("DELETE", "/api/me/vacation", status=200)["begins"] is None
    people(join=False).get("/api/me/vacation", status=401)
    mia, login = people("Mia"), {"name": f"Mia {new_id()}", "password": "correct horse"}
    mia.post("/api/account", login)
    anna.ask("PUT", "/api/me/vacation", away)
    anna.post("/api/session", login)
    assert mia.get("/api/me/vacation")["left"] == days - 2  # nobody has the days of a guest and of an account


windows = st.none() | st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)).map(lambda two: (min(two), max(two)))


@given(st.integers(0, 10**6), st.integers(0, 10**6), windows, st.integers(0, 10**6))
def test_time_runs_out_exactly_when_all_of_it_has_been_thought(
    began: int, left: int, vacation: tuple[int, int] | None, more: int
) -> None:
    known = Clocks([began], [left], [vacation])
    end = known.ends(0)
    assert end is not None
    assert known.thought(0, began, end) == left
    assert known.thought(0, began, end + more) >= left
    earlier = max(began, end - 1 - more)
    assert earlier == end or known.thought(0, began, earlier) < left or vacation is not None
    first, last = vacation or (0, 0)
    assert end - began - left in (0, max(0, last - max(began, first)))
