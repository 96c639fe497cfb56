"""Before the start: terms that the host changes, who is ready, who sits where; and strangers who are matched."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.conftest import QUICK

from quivira.kernel import QuiviraError
from quivira.kernel.registry import find, names
from quivira.server.kept import STAND_IN, Chair, Clock, Sheet, chairs, tables
from quivira.server.metrics import Metrics
from quivira.server.people import Limits, Person, new_id
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import NewTable, QuickMatch, Table, Terms, desk, seating, table_info
from quivira.server.tables.presence import load_away

FIRST = next(name for name in names() if len(find(name).meta.seats) > 1)
FEWEST, MOST = find(FIRST).meta.seats[0], find(FIRST).meta.seats[-1]
Story = Callable[[Services, Services], Awaitable[None]]


@asynccontextmanager
async def two_processes(place: str) -> AsyncIterator[tuple[Services, Services]]:
    """Two that share PostgreSQL; SQLite has one."""
    config = replace(QUICK, database=place, sweep=3600.0)
    first = await Services.open(config, Metrics(), Limits(0))
    second = first if first.database.is_sqlite else await Services.open(config, Metrics(), Limits(0))
    try:
        yield first, second
    finally:
        for services in {id(one): one for one in (first, second)}.values():
            await services.close()


def told(place: str, story: Story) -> None:
    async def tell() -> None:
        async with two_processes(place) as (first, second):
            await story(first, second)

    asyncio.run(tell())


def person(name: str, kind: Any = "guest") -> Person:
    return Person(new_id(), kind, name, "en")


async def refused(code: str, deed: Awaitable[object]) -> None:
    with pytest.raises(Problem) as problem:
        await deed
    assert problem.value.body.code == code


def sitting(live: Table) -> list[str]:
    return [chair.name for chair in live.chairs if chair.person is not None]


async def stored(services: Services, table: str) -> Table:
    """As the database has it, whether its news have come or not."""
    services.room.outdate(table)
    return await services.room.find(table)


async def later(services: Services, table: str) -> None:
    """The time has come at a table that begins by itself."""
    async with services.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(begins=1))


def test_those_who_sit_there_play_and_bots_come_only_if_asked(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben = person("Anna"), person("Ben")
        table = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        assert len((await stored(there, table)).chairs) == MOST
        await refused("too-few", here.desk.start(anna, table, None))
        others = [ben, *(person(f"P{n}") for n in range(FEWEST - 2))]
        for other in others:
            await there.desk.sit(other, table, None, None)
        await there.arranging.move(ben, table, 1, MOST - 1)
        begun = await here.desk.start(anna, table, None)
        assert (begun.sheet.status, begun.sheet.seats, len(begun.chairs)) == ("playing", FEWEST, FEWEST)
        assert sorted(sitting(begun)) == sorted(["Anna", *(other.name for other in others)])
        assert sitting(await stored(there, table)) == sitting(begun)
        assert begun.playing().state.seats == FEWEST

        full = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        filled = await here.desk.start(anna, full, "random")
        assert [chair.bot for chair in filled.chairs] == [None] + ["random"] * (MOST - 1)

    told(place, story)


def test_nobody_is_ready_for_other_terms_than_they_have_seen(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben = person("Anna"), person("Ben")
        live = await here.desk.open(anna, NewTable(FIRST))
        table = live.sheet.id
        await there.desk.sit(ben, table, None, None)
        seen = (await there.arranging.say_ready(ben, table, True, live.sheet.terms)).sheet.terms
        assert [chair.ready for chair in (await stored(here, table)).chairs][:2] == [False, True]

        await here.arranging.arrange(anna, table, Terms(language="en"))  # as it is already
        assert (await stored(there, table)).chairs[1].ready
        clock = Clock("move", 60)
        changed = await here.arranging.arrange(anna, table, Terms(seats=FEWEST, clock=clock, open=True, pace="turns"))
        assert (changed.sheet.seats, changed.sheet.fixed, changed.sheet.clock) == (FEWEST, True, clock)
        assert not any(chair.ready for chair in (await stored(there, table)).chairs)
        assert len((await stored(there, table)).chairs) == FEWEST
        await refused("other-terms", there.arranging.say_ready(ben, table, True, seen))
        await refused("other-terms", here.desk.start(anna, table, "random", seen))
        assert (await stored(here, table)).sheet.status == "waiting"

        await refused("forbidden", there.arranging.arrange(ben, table, Terms(open=False)))
        with pytest.raises(QuiviraError, match="60"):
            await here.arranging.arrange(anna, table, Terms(seats=60))
        grown = await here.arranging.arrange(anna, table, Terms(seats=None))
        assert (len(grown.chairs), grown.sheet.fixed) == (MOST, False)
        await there.arranging.say_ready(ben, table, True, grown.sheet.terms)
        await here.desk.start(anna, table, "random", grown.sheet.terms)
        await refused("started", here.arranging.arrange(anna, table, Terms(open=True)))

    told(place, story)


def test_nobody_is_led_into_a_game_by_terms_that_came_after_them(place: str) -> None:
    """A change and the start back to back: whoever sat there before has to be ready for it first."""

    async def story(here: Services, there: Services) -> None:
        anna, ben, eve, robo = person("Anna"), person("Ben"), person("Eve"), person("Robo", "bot")
        table = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        await there.desk.sit(ben, table, None, None)
        await there.desk.sit(robo, table, None, None)
        harsh = Terms(clock=Clock("bank", 60, then="loses"))
        changed = await here.arranging.arrange(anna, table, harsh)
        await refused("not-ready", here.desk.start(anna, table, "random", changed.sheet.terms))
        assert [chair.unasked for chair in table_info(await stored(there, table)).chairs][:3] == [False, True, False]
        await refused("other-terms", there.desk.sit(eve, table, None, None, terms=0))  # a click at the wrong moment
        await there.desk.sit(eve, table, None, None, terms=changed.sheet.terms)  # who has seen no others
        ready = await there.arranging.say_ready(ben, table, True, changed.sheet.terms)
        assert not any(chair.unasked for chair in table_info(ready).chairs)
        await there.arranging.say_ready(ben, table, False, changed.sheet.terms)
        await refused("not-ready", here.desk.start(anna, table, "random", changed.sheet.terms))
        await here.arranging.send_away(
            anna, table, 1, here.notices.company
        )  # whoever does not come keeps nobody from playing
        await there.desk.sit(ben, table, None, None)  # and does not say by which terms
        await refused("not-ready", here.desk.start(anna, table, "random", changed.sheet.terms))
        await there.arranging.say_ready(ben, table, True, changed.sheet.terms)
        begun = await here.desk.start(anna, table, "random", changed.sheet.terms)
        assert begun.sheet.status == "playing"

    told(place, story)


async def played(services: Services, *players: Person) -> str:
    """A game of theirs that is over."""
    table = (await services.desk.open(players[0], NewTable(FIRST, len(players)))).sheet.id
    for player in players[1:]:
        await services.desk.sit(player, table, None, None)
    await services.desk.start(players[0], table, None)
    async with services.desk.changing(table) as locked:
        locked.set(status="over", waiting=0)
    return table


def test_the_same_again_is_the_same_game(place: str) -> None:
    """With whoever comes last it begins, unless the first has changed the terms meanwhile."""

    async def story(here: Services, there: Services) -> None:
        people = [person(f"P{n}") for n in range(FEWEST)]
        anna, *others = people
        table = await played(here, *people)
        again = (await here.desk.rematch(anna, table)).sheet.id
        changed = await here.arranging.arrange(anna, again, Terms(clock=Clock("bank", 60, then="loses")))
        for other in others:
            assert (await there.desk.rematch(other, table)).sheet.status == "waiting"
        await refused("not-ready", here.desk.start(anna, again, None))
        for other in others:
            await there.arranging.say_ready(other, again, True, changed.sheet.terms)
        assert (await here.desk.start(anna, again, None)).sheet.status == "playing"

        table = await played(here, *people)
        for player in people:
            again = (await there.desk.rematch(player, table)).sheet.id
        assert (await stored(here, again)).sheet.status == "playing"
        await here.leaving.leave(anna, again, None)
        await here.desk.rematch(anna, table)  # asked once more, it brings nobody back in secret
        (left,) = [chair for chair in (await stored(there, again)).chairs if chair.person == anna.id]
        assert (left.gone, left.stand_in is None) == (True, False)

    told(place, story)


def test_a_kept_seat_is_taken_at_the_new_table(place: str) -> None:
    """Where a notice and one's own tables lead: with the last who is ready there, or returns, the game begins."""

    async def story(here: Services, there: Services) -> None:
        people = [person(f"P{n}") for n in range(FEWEST)]
        anna, *others = people
        for taken_by in ("ready", "return"):
            again = (await here.desk.rematch(anna, await played(here, *people))).sheet.id
            for other in others:
                live = await stored(there, again)
                assert live.sheet.status == "waiting"
                if taken_by == "ready":
                    await there.arranging.say_ready(other, again, False, live.sheet.terms)  # is no coming
                    await there.arranging.say_ready(other, again, True, live.sheet.terms)
                else:
                    await there.leaving.take_back(other, again, live.seats_of(other.id)[0])
            begun = await stored(here, again)
            assert (begun.sheet.status, begun.sheet.incidents) == ("playing", [])
            assert not any(chair.is_replaced for chair in begun.chairs)

        again = (await here.desk.rematch(anna, await played(here, *people))).sheet.id
        terms = (await here.arranging.arrange(anna, again, Terms(lot=True))).sheet.terms
        for other in others:
            ready = await there.arranging.say_ready(other, again, True, terms)
        assert (ready.sheet.status, any(chair.gone for chair in ready.chairs)) == ("waiting", False)

    told(place, story)


def test_bots_play_for_those_whose_seat_is_kept_when_the_host_begins(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        people = [person(f"P{n}") for n in range(FEWEST)]
        anna, ben = people[:2]
        again = (await here.desk.rematch(anna, await played(here, *people))).sheet.id
        await here.desk.start(anna, again, None)
        begun = await stored(there, again)
        for chair in begun.chairs:
            expected = (False, None, False) if chair.person == anna.id else (False, STAND_IN, True)
            assert (chair.gone, chair.stand_in, chair.called) == expected
        (own,) = [chair for chair in begun.chairs if chair.person == ben.id]
        assert ("missing", own.seat) in [(one.what, one.seat) for one in begun.sheet.incidents]
        back = await there.leaving.take_back(ben, again, own.seat)
        assert not back.chairs[own.seat].is_replaced

    told(place, story)


def test_who_looks_is_read_only_for_those_who_would_act_for_a_host(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    async def reads(connection: AsyncConnection, sheet: Sheet, seated: list[Chair]) -> dict[int, int]:
        read.append(sheet.id)
        return await load_away(connection, sheet, seated)

    monkeypatch.setattr(desk, "load_away", reads)

    async def story(here: Services, _: Services) -> None:
        anna, ben = person("Anna"), person("Ben")
        table = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        await here.desk.sit(ben, table, None, None)
        await here.arranging.arrange(anna, table, Terms(lot=True))
        await here.arranging.say_ready(ben, table, True, 1)
        assert read == []
        await refused("forbidden", here.arranging.arrange(ben, table, Terms(lot=False)))
        assert read == [table]

    told(place, story)


def test_whoever_had_left_and_asks_for_the_same_again_plays(place: str) -> None:
    """As the first to ask they are host, and sit; later where a seat is free. Nobody sits there who did not ask."""

    async def story(here: Services, there: Services) -> None:
        people = [person(f"P{n}") for n in range(FEWEST)]
        anna, ben = people[:2]
        for first, second in ((anna, ben), (ben, anna)):
            table = await played(here, *people)
            await here.leaving.leave(anna, table, None)
            again = await there.desk.rematch(first, table)
            assert (again.sheet.host, again.seats_of(first.id) != []) == (first.id, True)
            assert not again.chairs[again.seats_of(first.id)[0]].gone
            assert (again.seats_of(anna.id) != []) == (first is anna)
            live = await here.desk.rematch(second, table)
            assert not live.chairs[live.seats_of(second.id)[0]].gone

    told(place, story)


def test_whoever_is_blocked_stays_so_in_the_next_game(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        people = [(await here.accounts.guest(f"P{n}", "en")).person for n in range(FEWEST)]
        anna, ben = people[:2]
        table = await played(here, *people)
        await here.hosting.block(anna, table, ben.id, here.notices.company)
        await refused("blocked", there.desk.rematch(ben, table))
        again = await here.desk.rematch(anna, table)
        assert again.sheet.blocked == [ben.id]
        assert not again.seats_of(ben.id)
        await refused("blocked", there.desk.sit(ben, again.sheet.id, None, None))

    told(place, story)


def test_nobody_loses_a_chair_to_fewer_seats(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna = person("Anna")
        table = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        others = [person(f"P{n}") for n in range(FEWEST)]
        for seat, other in enumerate(others, MOST - FEWEST):
            await there.desk.sit(other, table, seat, None)
        await refused("too-few-seats", here.arranging.arrange(anna, table, Terms(seats=FEWEST)))
        await there.leaving.leave(others[0], table, None)
        smaller = await here.arranging.arrange(anna, table, Terms(seats=FEWEST))
        assert sitting(smaller) == ["Anna", *(other.name for other in others[1:])]
        async with here.database.read() as connection:
            rows = await connection.execute(chairs.select().where(chairs.c.table_id == table))
            assert len(list(rows)) == FEWEST

    told(place, story)


def test_one_person_takes_one_seat_at_an_open_table(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, eve, mia = person("Anna"), person("Eve"), person("Mia", "account")
        table = (await here.desk.open(anna, NewTable(FIRST, open=True, admits="accounts"))).sheet.id
        await refused("accounts-only", there.desk.sit(eve, table, None, None))
        await here.arranging.arrange(anna, table, Terms(admits="everybody"))
        await there.desk.sit(eve, table, 1, None)
        await refused("seated", there.desk.sit(eve, table, 2, None))
        await refused("forbidden", there.desk.sit(eve, table, 2, "Eve's friend"))
        await here.leaving.leave(eve, table, None)
        beside = await here.desk.sit(anna, table, None, "Ola")
        assert [(chair.name, chair.beside) for chair in beside.chairs][:2] == [("Anna", False), ("Ola", True)]
        await here.arranging.arrange(anna, table, Terms(admits="accounts", open=False))
        await here.arranging.send_away(anna, table, 1, here.notices.company)
        assert sitting(await there.desk.sit(mia, table, None, None)) == ["Anna", "Mia"]

    told(place, story)


def test_a_bot_is_sent_away_without_a_word_to_anybody(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told, one at a time decides in all processes: nobody waits for that where nobody is told."""

    async def story(here: Services, there: Services) -> None:
        anna, ben = person("Anna"), person("Ben")
        table = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        await here.desk.add_bot(anna, table, 1, "random")
        await there.desk.sit(ben, table, 2, None)
        decides: list[object] = []

        async def alone(connection: object) -> None:
            decides.append(connection)

        word = here.notices.company
        monkeypatch.setattr(word, "alone", alone)
        assert sitting(await here.arranging.send_away(anna, table, 1, word)) == ["Anna", "Ben"]
        assert decides == []
        assert sitting(await here.arranging.send_away(anna, table, 2, word)) == ["Anna"]
        assert len(decides) == 1

        await here.desk.add_bot(anna, table, 2, "random")
        find = here.room.find

        async def found(table: str) -> Table:
            """Then Ben comes in the bot's place."""
            monkeypatch.setattr(here.room, "find", find)
            live = await find(table)
            seen = Table(live.sheet, live.chairs[:])
            await there.arranging.send_away(anna, table, 2, there.notices.company)
            await there.desk.sit(ben, table, 2, None)
            return seen

        monkeypatch.setattr(here.room, "find", found)
        await refused("stale", here.arranging.send_away(anna, table, 2, word))
        assert sitting(await stored(here, table)) == ["Anna", "Ben"]

    told(place, story)


def test_marks_are_chosen_and_go_where_people_go(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben = person("Anna"), person("Ben")
        table = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        await there.desk.sit(ben, table, 1, None)

        def marks(live: Table) -> dict[str, int]:
            return {chair.name: chair.mark for chair in table_info(live).chairs}

        await refused("mark-taken", there.arranging.choose_mark(ben, table, 1, 0))
        await refused("forbidden", there.arranging.choose_mark(ben, table, 0, 5))
        assert marks(await there.arranging.choose_mark(ben, table, 1, 5))["Ben"] == 5
        assert marks(await here.arranging.choose_mark(anna, table, 0, 1))["Anna"] == 1  # which Ben no longer has
        await refused("forbidden", there.arranging.move(ben, table, 1, 0))
        moved = await here.arranging.move(anna, table, 0, 1)
        assert [(chair.name, chair.seat) for chair in moved.chairs][:2] == [("Ben", 0), ("Anna", 1)]
        assert (marks(moved)["Ben"], marks(moved)["Anna"]) == (5, 1)
        begun = table_info(await here.desk.start(anna, table, "random")).chairs
        assert len({chair.mark for chair in begun}) == len(begun)
        assert [chair.mark for chair in begun][:2] == [5, 1]

    told(place, story)


def test_the_lot_falls_on_every_order_and_takes_everything_along() -> None:
    seated = seating.marked([Chair(seat, name, name) for seat, name in enumerate("ABC")], 0, 7)
    found = Counter(tuple(chair.name for chair in seating.by_lot(seated)) for _ in range(600))
    assert len(found) == 6
    drawn = seating.by_lot(seated)
    assert [chair.seat for chair in drawn] == [0, 1, 2]
    assert {chair.name: seating.mark_of(chair) for chair in drawn} == {"A": 7, "B": 1, "C": 2}


WISH = QuickMatch(FIRST, fill="random")


def test_ten_people_at_once_fill_tables(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        people = [person(f"P{n}") for n in range(10)]
        sides = [here, there]
        found = await asyncio.gather(*(sides[n % 2].matching.join(who, WISH) for n, who in enumerate(people)))
        sizes = Counter(live.sheet.id for live in found)
        assert sorted(sizes.values()) == sorted([MOST] * (10 // MOST) + [10 % MOST] * (10 % MOST > 0))
        lives = {table: await stored(here, table) for table in sizes}
        assert Counter(live.sheet.status for live in lives.values()) == {"playing": 10 // MOST, "waiting": 1}
        for table, live in lives.items():
            assert len(sitting(live)) == sizes[table]
            assert (live.sheet.begins is None) == (live.sheet.status == "playing")

        waiting = next(table for table, live in lives.items() if live.sheet.status == "waiting")
        last = [who for who, live in zip(people, found, strict=True) if live.sheet.id == waiting]
        twice = await asyncio.gather(*(side.matching.join(last[0], WISH) for side in sides))
        assert {live.sheet.id for live in twice} == {waiting}  # whoever taps twice waits once
        await later(here, waiting)
        await asyncio.gather(here.matching.sweep(), there.matching.sweep())
        begun = await stored(there, waiting)
        assert (begun.sheet.status, len(begun.chairs)) == ("playing", MOST)
        assert Counter(chair.bot for chair in begun.chairs) == {None: len(last), "random": MOST - len(last)}

    told(place, story)


def test_whoever_waits_may_leave_or_agree_to_begin(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben = person("Anna"), person("Ben")
        wish = QuickMatch(FIRST, "turns", fill="random")
        table = (await here.matching.join(anna, wish)).sheet.id
        assert (await there.matching.join(ben, wish)).sheet.id == table
        await refused("matched", here.desk.start(anna, table, "random"))
        await refused("matched", here.leaving.cancel(anna, table))
        await refused("forbidden", here.desk.sit(anna, table, None, "Anna's friend"))
        await refused("matched", here.arranging.arrange(anna, table, Terms(open=False)))
        await refused("matched", here.arranging.send_away(anna, table, 1, here.notices.company))
        await there.leaving.leave(ben, table, None)
        assert (await there.matching.join(ben, QuickMatch(FIRST, "turns"))).sheet.id != table  # not with bots
        joined = await there.matching.join(ben, wish)  # who waits elsewhere leaves that
        assert (joined.sheet.id, sorted(sitting(joined))) == (table, ["Anna", "Ben"])
        await here.arranging.say_ready(anna, table, True, 0)
        assert (await stored(there, table)).sheet.status == "waiting"
        begun = await there.arranging.say_ready(ben, table, True, 0)
        assert (begun.sheet.status, begun.sheet.lot) == ("playing", True)

    told(place, story)


def test_people_alone_wait_until_they_are_enough(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        wish = QuickMatch(FIRST, "turns")
        table = (await here.matching.join(person("Anna"), wish)).sheet.id
        await later(here, table)
        await there.matching.sweep()
        waiting = await stored(here, table)
        assert waiting.sheet.status == "waiting"
        assert (waiting.sheet.begins or 0) > 1
        for n in range(FEWEST - 1):
            await there.matching.join(person(f"P{n}"), wish)
        await later(here, table)
        await there.matching.sweep()
        begun = await stored(here, table)
        assert (begun.sheet.status, len(begun.chairs)) == ("playing", FEWEST)
        assert all(chair.bot is None for chair in begun.chairs)

    told(place, story)


def test_a_host_who_waits_is_found_and_one_who_has_gone_is_not(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben, eve = (await here.accounts.guest("Anna", "en")).person, person("Ben"), person("Eve")
        table = (await here.desk.open(anna, NewTable(FIRST, open=True, pace="turns", lot=True, language="hu"))).sheet.id
        wish = QuickMatch(FIRST, "turns", language="hu")
        own = (await there.matching.join(ben, wish)).sheet.id
        assert own != table
        await there.leaving.leave(ben, own, None)
        with here.presence.looking(table, anna.id, visible=True):
            await here.presence.work()
            assert (await there.matching.join(eve, wish)).sheet.id == table
        assert (await stored(here, table)).sheet.status == "waiting"  # its host begins

    told(place, story)
