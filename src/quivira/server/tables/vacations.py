"""Vacations: for some days a year the clocks of somebody's tables by turns stand still."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from math import ceil
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import Chair, Changes, Clocks, Sheet, Vacation, chairs, save_sheet, sheet_of, tables, vacations
from quivira.server.now import now
from quivira.server.people import Person, new_id
from quivira.server.tables import clocks

DAY: Final = clocks.DAY
HOUR: Final = 60 * clocks.MINUTE
AHEAD: Final = 365 * DAY  # how far one may plan


class Vacationing(msgspec.Struct):
    """How many days a year somebody may take, how many are left, and when they are away next, or now."""

    days: int
    left: int
    begins: int | None = None
    ends: int | None = None


class Vacations:
    def __init__(self, config: Config, changes: Changes) -> None:
        self._days, self._changes = config.vacation_days, changes

    async def of(self, person: str) -> Vacationing:
        async with self._changes.database.read() as connection:
            return self._told(await _taken(connection, person), now())

    async def take(self, person: Person, begins: int, ends: int) -> Vacationing:
        """Be away from now, or later, until then; instead of a vacation that was planned, or goes on."""
        at = now()
        begins = max(begins, at)
        if not begins < ends <= at + AHEAD:
            raise problems.invalid("A vacation ends after it begins, and within a year.")
        async with self._changes.making() as change:
            before = [_cut(window, at) for window in await _taken(change.connection, person.id)]
            taken = [window for window in before if window is not None]
            if days(begins, ends) > self._left(taken, begins):
                raise problems.conflict("no-days", f"There are {self._left(taken, begins)} days of vacation left.")
            change.topics += await _rest(change.connection, person.id, (begins, ends))
            await _write(change.connection, person.id, [*taken, (begins, ends)])
            return self._told([*taken, (begins, ends)], at)

    async def come_back(self, person: Person) -> Vacationing:
        """A vacation that has begun ends now, one that has not is called off."""
        at = now()
        async with self._changes.making() as change:
            taken = [cut for window in await _taken(change.connection, person.id) if (cut := _cut(window, at))]
            change.topics += await _rest(change.connection, person.id, None)
            await _write(change.connection, person.id, taken)
            return self._told(taken, at)

    def _told(self, taken: list[Vacation], at: int) -> Vacationing:
        begins, ends = next((window for window in taken if window[1] > at), (None, None))
        return Vacationing(self._days, self._left(taken, at), begins, ends)

    def _left(self, taken: list[Vacation], at: int) -> int:
        """In the year of that moment."""
        return max(0, self._days - sum(days(*window) for window in taken if _year(window[0]) == _year(at)))


def days(begins: int, ends: int) -> int:
    """Each day that has begun counts; one of them may have 25 hours."""
    return max(1, ceil((ends - begins - HOUR) / DAY))


async def windows(connection: AsyncConnection, seated: Iterable[Chair]) -> list[Vacation | None]:
    """For the clocks of a game that begins: when whoever sits in each seat is away."""
    persons = [chair.person for chair in seated]
    query = select(vacations).where(vacations.c.person.in_({one for one in persons if one}), vacations.c.ends > now())
    found = {row.person: (row.begins, row.ends) for row in await connection.execute(query)}
    return [found.get(person or "") for person in persons]


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def _cut(window: Vacation, at: int) -> Vacation | None:
    """What was had of a vacation by now."""
    begins, ends = window
    return None if begins >= at else (begins, min(ends, at))


async def _taken(connection: AsyncConnection, person: str) -> list[Vacation]:
    """Those of the last year, and the one to come."""
    recent = (vacations.c.person == person) & (vacations.c.ends > now() - 2 * AHEAD)
    rows = await connection.execute(select(vacations).where(recent).order_by(vacations.c.begins))
    return [(row.begins, row.ends) for row in rows]


async def _write(connection: AsyncConnection, person: str, taken: list[Vacation]) -> None:
    await connection.execute(delete(vacations).where(vacations.c.person == person))
    rows = [{"id": new_id(), "person": person, "begins": begins, "ends": ends} for begins, ends in taken]
    if rows:
        await connection.execute(insert(vacations), rows)


async def _rest(connection: AsyncConnection, person: str, window: Vacation | None) -> list[str]:
    """Set it at all tables by turns at which somebody plays; the topics that have changed. Tables are locked before
    people are named.
    """
    seats: dict[str, list[int]] = {}
    for row in await connection.execute(select(chairs.c.table_id, chairs.c.seat).where(chairs.c.person == person)):
        seats.setdefault(row.table_id, []).append(row.seat)
    slow = (tables.c.id.in_(seats)) & (tables.c.status == "playing") & (tables.c.pace == "turns")
    topics: list[str] = []
    for row in list(
        await connection.execute(select(tables).where(slow).order_by(tables.c.id).with_for_update(key_share=True))
    ):
        try:
            sheet = sheet_of(row)
        except problems.Problem:  # it cannot be played either
            continue
        await save_sheet(connection, _rested(sheet, seats[sheet.id], window))
        topics.append(sheet.id)
    return topics


def _rested(sheet: Sheet, seats: list[int], window: Vacation | None) -> Sheet:
    at = now()
    for seat in seats:
        rested: Clocks = clocks.resting(sheet, seat, window, at)
        sheet = msgspec.structs.replace(sheet, clocks=rested)
    return msgspec.structs.replace(sheet, revision=sheet.revision + 1)
