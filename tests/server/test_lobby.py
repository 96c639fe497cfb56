"""What lists of tables say, and how they are filtered."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from quivira.kernel.registry import find, names
from quivira.server.config import Config
from quivira.server.people import DAY, Person
from quivira.server.services import Services
from quivira.server.tables import Filters, NewTable, Terms, clocks, lobby, table_info
from quivira.testing.process import Evening

Told = Callable[[Callable[[Evening], Awaitable[None]]], None]
FIRST, OTHER = [name for name in names() if len(find(name).meta.seats) > 1][:2]
FEWEST, MOST = find(FIRST).meta.seats[0], find(FIRST).meta.seats[-1]


async def listed(services: Services, person: str | None = None, **filters: Any) -> list[dict[str, Any]]:
    found = await services.lobby.open_tables()
    tables: list[dict[str, Any]] = json.loads(found.encoded(person, Filters(**filters)))
    return tables


def test_filters_choose_before_the_list_is_cut(evening: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables there are of other kinds, those that somebody looks for are found."""
    monkeypatch.setattr(lobby, "SHOWN", 2)

    async def story(here: Evening) -> None:
        await here.begin()
        seats = [*find(FIRST).meta.seats[:-1], MOST]
        wanted = {
            "pace": NewTable(FIRST, pace="turns", open=True),
            "language": NewTable(FIRST, language="hu", open=True),
            "game": NewTable(OTHER, open=True),
        }
        opened = {what: (await here.here.desk.open(here.eve, new)).sheet.id for what, new in wanted.items()}
        small = (await here.here.desk.open(here.ben, NewTable(FIRST, seats=FEWEST, open=True))).sheet.id
        large = (await here.here.desk.open(here.anna, NewTable(FIRST, seats=MOST, open=True))).sheet.id
        assert len(await listed(here.there)) == 2

        async def found(**filters: Any) -> set[str]:
            return {one["table"] for one in await listed(here.there, **filters)}

        assert await found(pace="turns") == {opened["pace"]}
        assert await found(language="hu") == {opened["language"]}
        assert await found(game=OTHER) == {opened["game"]}
        assert await found(game=FIRST, language="hu", pace="turns") == set()
        assert await found(game=FIRST, pace="live", language="en", seats=FEWEST) == {small}
        assert await found(game=FIRST, pace="live", language="en", seats=MOST) == {large}
        assert await found(language="hu", seats=seats[0]) == {opened["language"]}  # as many play as come
        assert await found(language="hu", seats=seats[-1] + 1) == set()
        (mine,) = await listed(here.there, here.eve.id, pace="turns")
        assert mine["mine"] == [0]
        now = await here.there.lobby.open_tables()
        assert [now.told(None, filters)[1] for filters in (Filters(), Filters(pace="turns"))] == [0, 4]

    evening(story)


def test_lists_say_when_a_table_is_closed_and_what_marks_are_chosen(evening: Told) -> None:
    """Whether it waits for its start or is played."""

    async def story(here: Evening) -> None:
        table = await here.begin(open=True)
        lasts = Config().waiting_days * DAY
        await here.here.arranging.choose_mark(here.ben, table, 1, 6)

        async def told(expected: int) -> None:
            live = await here.there.room.find(table)
            (own,) = (await here.there.shelf.own(here.ben.id, "running")).tables
            (shown,) = await listed(here.there)
            assert {table_info(live).closes, own.closes, shown["closes"]} == {live.sheet.updated + expected}
            assert [chair.mark for chair in own.chairs][:2] == [0, 6]

        here.there.room.outdate(table)
        await told(lasts)
        await here.here.desk.start(here.anna, table, "random")
        here.there.room.outdate(table)
        await told(clocks.ABANDONED["live"])

    evening(story)


def test_what_waits_for_one_comes_first(evening: Told) -> None:
    """A seat that is kept, and other terms than one sat down to, like a move."""

    async def story(here: Evening) -> None:
        table = await here.begin()
        later = (await here.here.desk.open(here.ben, NewTable(FIRST))).sheet.id

        async def waits(who: Person) -> list[tuple[str, bool]]:
            found = (await here.there.shelf.own(who.id, "running")).tables
            return [(own.table, own.waits) for own in found]

        assert sorted(await waits(here.ben)) == sorted([(later, False), (table, False)])
        live = await here.here.arranging.arrange(here.anna, table, Terms(lot=True))
        await here.here.desk.open(here.ben, NewTable(FIRST))
        assert (await waits(here.ben))[0] == (table, True)
        assert await waits(here.anna) == [(table, False)]  # whose terms they are
        await here.here.arranging.say_ready(here.ben, table, True, live.sheet.terms)
        assert (table, False) in await waits(here.ben)

        async with here.here.desk.changing(table) as locked:
            locked.set(status="over")
        again = (await here.here.desk.rematch(here.anna, table)).sheet.id
        await here.here.desk.open(here.ben, NewTable(FIRST))
        assert (await waits(here.ben))[0] == (again, True)
        assert await waits(here.anna) == [(again, False)]  # who has taken theirs

    evening(story)


def test_a_paused_game_waits_for_nobody(evening: Told) -> None:
    async def story(here: Evening) -> None:
        table = await here.begin(open=True)
        begun = await here.here.desk.start(here.anna, table, "random")
        asked = begun.chairs[begun.sheet.waits_for()[0]].person
        assert asked is not None

        async def waits() -> list[bool]:
            (own,) = (await here.here.shelf.own(asked, "running")).tables
            (shown,) = await listed(here.here, asked)
            return [own.waits, shown["waits"]]

        assert await waits() == [True, True]
        async with here.here.desk.changing(table) as locked:
            locked.set(paused=1)
        assert await waits() == [False, False]

    evening(story)
