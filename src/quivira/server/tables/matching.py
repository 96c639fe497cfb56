"""A quick match: the first fitting table, or a new one; it begins by itself, whoever has gone meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel.registry import find
from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import (
    LOBBY,
    Chair,
    Changes,
    Changing,
    Clock,
    Database,
    Pace,
    Sheet,
    add_table,
    chairs,
    one_at_a_time,
    tables,
)
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.tables import clocks, quotas, seating
from quivira.server.tables.damage import Damage
from quivira.server.tables.desk import MATCHED, Desk, Locked, NewTable, sheet_for
from quivira.server.tables.leaving import Leaving, pass_on
from quivira.server.tables.presence import Presence
from quivira.server.tables.room import Room
from quivira.server.tables.standins import check_level
from quivira.server.tables.table import Present, Table

LOCK: Final = 0x51_56_4D_54  # of PostgreSQL, so that those who look at the same moment find each other
LOOKED_AT: Final = 20  # tables that may fit
HOSTED: Final = 5  # of them that a host has opened, and may be waiting at
SWEPT: Final = 100  # tables at once
GONE: Final = clocks.MINUTE  # away from a live table, until one does not look for players any more
CLOCKS: Final[dict[Pace, Clock]] = {"live": Clock("move", 120), "turns": Clock("move", clocks.DAY // 1000)}


class QuickMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would play now, with whoever comes."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    pace: Pace = "live"
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None  # None: any number
    language: Annotated[str, msgspec.Meta(max_length=2)] | None = None  # None: any; else that of the table
    fill: Annotated[str, msgspec.Meta(max_length=24)] | None = None  # the level of bots for seats that stay free


class Matching:
    def __init__(
        self,
        config: Config,
        database: Database,
        changes: Changes,
        room: Room,
        desk: Desk,
        leaving: Leaving,
        presence: Presence,
        damage: Damage,
    ) -> None:
        self._config, self._database, self._changes = config, database, changes
        self._room, self._desk, self._leaving = room, desk, leaving
        self._presence, self._damage = presence, damage

    async def join(self, person: Person, wish: QuickMatch) -> Table:
        """Sit down where others wait for the same, or be the first. One waits at one table at a time."""
        if person.kind == "bot":
            raise problems.forbidden("A quick match is for people; a bot sits down where somebody has invited it.")
        if wish.fill is not None:
            check_level(wish.game, wish.fill)
        new = _wanted(person, wish)
        async with self._database.read() as connection:
            known = await self._waits_at(connection, person)
            hosted = await self._hosted(connection, wish)
            matched = await self._fitting(connection, wish, new, [])
        attended = [table for table, host in hosted if await self._presence.looks(table, host)]
        present = await self._presence.among(matched)
        if known is not None and not _fits(known, wish, new):
            with contextlib.suppress(problems.Problem):
                await self._leaving.leave(person, known.id, None)
        async with self._changes.making() as change:
            await one_at_a_time(change.connection, LOCK)
            table = await self._seated(change, person, wish, new, attended, present)
        return await self._room.find(table)

    async def _seated(
        self,
        change: Changing,
        person: Person,
        wish: QuickMatch,
        new: Sheet,
        attended: list[str],
        present: dict[str, Present],
    ) -> str:
        """The table at which somebody sits then, with those who are there."""
        known = await self._waits_at(change.connection, person)
        if known is not None and _fits(known, wish, new):
            return known.id
        for table in await self._fitting(change.connection, wish, new, attended):
            async with self._desk.locking(change, table) as locked:  # what was read before the lock may have changed
                if table in present:
                    _without_absent(locked, present[table].away)
                seated = not locked.dropped and _fits(locked.sheet, wish, new) and _sits_down(locked, person, wish)
            if seated:
                return table
        await quotas.one_more(change.connection, self._config, person.id, "waiting")
        await quotas.one_more(change.connection, self._config, person.id, "playing")
        seats = [Chair(seat) for seat in range(new.seats)]
        seats[0] = seating.seated(seats[0], person)
        await add_table(change.connection, new, seats)
        change.topics.append(LOBBY)
        return new.id

    async def sweep(self) -> None:
        """Where the time has come, the game begins or goes on looking; whichever process looks first sees to it."""
        query = select(tables.c.id).where(*_MATCHED, tables.c.begins <= now()).order_by(tables.c.begins).limit(SWEPT)
        async with self._database.read() as connection:
            due = [row.id for row in await connection.execute(query)]
        for table in due:
            with contextlib.suppress(problems.Problem):  # it is gone, or cannot be read
                present = await self._presence.of(table)
                async with self._desk.changing(table) as locked:
                    _without_absent(locked, present.away)

    async def _waits_at(self, connection: AsyncConnection, person: Person) -> Sheet | None:
        theirs = select(chairs.c.table_id).where(chairs.c.person == person.id)
        query = select(tables).where(*_MATCHED, tables.c.id.in_(theirs)).limit(1)
        return next(self._damage.sheets(await connection.execute(query)), None)

    async def _hosted(self, connection: AsyncConnection, wish: QuickMatch) -> list[tuple[str, str]]:
        """Tables that hosts have opened for everybody, and those hosts."""
        query = (
            select(tables.c.id, tables.c.host)
            .where(*_open_for(wish), tables.c.begins.is_(None))
            .order_by(tables.c.updated.desc())
            .limit(HOSTED)
        )
        return [(row.id, row.host) for row in await connection.execute(query)]

    async def _fitting(
        self, connection: AsyncConnection, wish: QuickMatch, new: Sheet, attended: list[str]
    ) -> list[str]:
        """Those that begin by themselves before those whose host decides; the fullest first, so that nobody waits at a
        half-empty one beside it; among equals the oldest."""
        free = (
            select(func.count())
            .where(chairs.c.table_id == tables.c.id, chairs.c.person.is_(None), chairs.c.bot.is_(None))
            .correlate(tables)
            .scalar_subquery()
        )
        query = (
            select(tables)
            .where(*_open_for(wish), or_(tables.c.begins.is_not(None), tables.c.id.in_(attended)), free > 0)
            .order_by(tables.c.begins.is_(None), free, tables.c.created)
            .limit(LOOKED_AT)
        )
        found = self._damage.sheets(await connection.execute(query))
        return [sheet.id for sheet in found if _fits(sheet, wish, new)]


_MATCHED: Final = (tables.c.open.is_(True), tables.c.status == "waiting", tables.c.begins.is_not(None))


def _open_for(wish: QuickMatch) -> tuple[ColumnElement[bool], ...]:
    return (
        tables.c.open.is_(True),
        tables.c.status == "waiting",
        tables.c.game == wish.game,
        tables.c.pace == wish.pace,
        tables.c.admits == "everybody",
    )


def _wanted(person: Person, wish: QuickMatch) -> Sheet:
    """The table that would be opened."""
    seats = wish.seats
    if seats is None and wish.fill is not None:
        seats = find(wish.game).meta.seats[-1]
    language = wish.language or person.language
    clock = CLOCKS[wish.pace]
    new = NewTable(wish.game, seats, {}, language, wish.pace, open=True, clock=clock, lot=True)
    return msgspec.structs.replace(sheet_for(person.id, new), begins=now() + MATCHED[wish.pace], fill=wish.fill)


def _fits(sheet: Sheet, wish: QuickMatch, new: Sheet) -> bool:
    """A table that would do; what bots are for is agreed on only where no host decides."""
    welcome = sheet.status == "waiting" and sheet.open and sheet.admits == "everybody"
    same = (sheet.game, sheet.pace, sheet.options, sheet.lot) == (new.game, new.pace, new.options, new.lot)
    bots = sheet.begins is None or (sheet.fill is None) == (wish.fill is None)
    seats = wish.seats is None or (sheet.fixed and sheet.seats == wish.seats)
    language = wish.language in (None, sheet.language)
    return welcome and same and bots and seats and language and _has_time(sheet.clock, new.clock)


def _has_time(clock: Clock, wanted: Clock) -> bool:
    """Whether there is as much time for a move as strangers count on, and nobody loses by the clock."""
    return clock.kind == "none" or (
        (clock.kind, clock.then) == (wanted.kind, wanted.then) and clock.seconds >= wanted.seconds
    )


def _without_absent(locked: Locked, away: Mapping[str, int | None]) -> None:
    """Live, with people alone, whoever does not look at the table any more has given up; nobody is to wait for them.

    Of one who was never seen it is known only that they sat down when the table last changed, or before.
    """
    sheet = locked.sheet
    if not sheet.is_matched or sheet.pace != "live" or sheet.fill is not None:
        return
    for chair in locked.chairs[:]:
        since = away.get(chair.person, sheet.updated) if chair.person is not None else None
        if chair.person is not None and since is not None and now() - since >= GONE:
            locked.put(seating.emptied(chair))
            pass_on(locked, chair.person)


def _sits_down(locked: Locked, person: Person, wish: QuickMatch) -> bool:
    """False where there is no room for them, or where bots sit and people alone are wished for."""
    free = next((chair for chair in locked.chairs if chair.is_free), None)
    bots = any(chair.bot is not None or chair.program for chair in locked.chairs)
    if person.id in locked.sheet.blocked or locked.sits(person.id) or free is None or (bots and wish.fill is None):
        return False
    locked.put(seating.seated(free, person))
    return True
