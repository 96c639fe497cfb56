"""What people are to be told, found in what is stored about tables: so no move waits for it, and no crash loses it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import (
    Chair,
    Database,
    Sheet,
    actions,
    chairs,
    endpoints,
    notices,
    one_at_a_time,
    people,
    table_wishes,
    tables,
)
from quivira.server.notices.occasions import Occasion, Question, occasions
from quivira.server.notices.wishes import MINUTE, Event, Wishes, load_wishes
from quivira.server.now import now
from quivira.server.tables import Damage

HOUR: Final = 60 * MINUTE
AGAIN: Final = HOUR  # whoever has just moved there knows; they are told later
AHEAD: Final = 12 * HOUR  # before a clock runs out; at most a quarter of what it held
PAGE: Final = 200  # tables that are looked at together
OVERLAP: Final = 30_000  # milliseconds: what was written by another clock, or committed late, is not missed
ENDED: Final = 24 * HOUR  # a game that was over before is not news
LOCK: Final = 0x51_56_4E_4F  # of PostgreSQL: one process at a time decides what is told


class Notice(msgspec.Struct, frozen=True):
    """Somebody is to be told something about a table, once for each mark."""

    person: str
    table: str
    event: Event
    mark: int
    due: int
    by: str = ""


class Lookout:
    """Looks at tables that have changed since it looked last; at the start of a process at all that run."""

    def __init__(self, database: Database, damage: Damage) -> None:
        self._database, self._damage = database, damage
        self._seen = 0

    async def look(self) -> None:
        at = now()
        while len(rows := await self._look(at)) == PAGE:
            self._seen = max(self._seen + 1, rows[-1].updated)  # and never the same page again
        self._seen = at - OVERLAP

    async def _look(self, at: int) -> list[Any]:
        """One page of tables; what is new about them is noted."""
        async with self._database.read() as connection:
            rows = await self._changed(connection, at)
            found = await _found(connection, list(self._damage.sheets(rows)), at) if rows else []
            fresh = await _unknown(connection, found) if found else []
        if fresh:
            async with self._database.write() as connection:
                await take_the_lock(connection)
                await note(connection, await _unknown(connection, fresh))
        return rows

    async def _changed(self, connection: AsyncConnection, at: int) -> list[Any]:
        """Tables by turns, and those at which somebody always wants to be told, if anybody there can be."""
        here = chairs.c.table_id == tables.c.id
        told = here & (endpoints.c.person == chairs.c.person) & endpoints.c.table_id.is_(None)
        always = (table_wishes.c.table_id == tables.c.id) & (table_wishes.c.wanted == "always")
        query = select(tables).where(
            tables.c.updated >= self._seen,
            or_(
                tables.c.status == "playing",
                (tables.c.status == "over") & (tables.c.updated > at - ENDED),
                (tables.c.status == "waiting") & ((tables.c.terms > 0) | exists().where(here, chairs.c.gone)),
            ),
            or_(tables.c.pace == "turns", exists().where(always)),
            or_(
                exists().where(told, endpoints.c.verified.is_not(None)),
                exists().where(endpoints.c.table_id == tables.c.id),
            ),
        )
        return list(await connection.execute(query.order_by(tables.c.updated).limit(PAGE)))


async def _found(connection: AsyncConnection, sheets: list[Sheet], at: int) -> list[Notice]:
    """What people are to be told of these tables."""
    seated = await chairs_of(connection, [sheet.id for sheet in sheets])
    heard = await _heard(connection, seated)
    found = [
        (sheet, person, occasion)
        for sheet in sheets
        for person, own in _by_person(seated[sheet.id]).items()
        for occasion in occasions(sheet, own, at)
        if min(heard.get(person, at + 1), heard.get(sheet.id, at + 1)) <= occasion.since
    ]
    wished = await load_wishes(connection, sorted({person for _, person, _ in found}))
    movers = await _moved_last(connection, [sheet.id for sheet, _, occasion in found if occasion.event == "turn"])
    return [
        Notice(person, sheet.id, occasion.event, occasion.mark, _due(occasion, wished[person], movers.get(sheet.id)))
        for sheet, person, occasion in found
    ]


def _by_person(seated: list[Chair]) -> dict[str, list[Chair]]:
    found: dict[str, list[Chair]] = defaultdict(list)
    for chair in seated:
        if chair.person is not None:
            found[chair.person].append(chair)
    return found


def _due(occasion: Occasion, wishes: Wishes, mover: int | None) -> int:
    question, delay = occasion.question, wishes.delay * MINUTE
    if occasion.event == "reminder" and question is not None:
        return remind_at(question, wishes)
    if question is not None and mover in question.seats:
        delay = max(delay, AGAIN)
    return wishes.awake(occasion.since + delay)


def remind_at(question: Question, wishes: Wishes) -> int:
    """Before the clock runs out; and before quiet hours, where it runs out in them."""
    assert question.ends is not None
    due = question.ends - min(AHEAD, (question.ends - question.since) // 4)
    later = wishes.awake(due)
    return later if later < question.ends else max(question.since, wishes.before_sleep(due))


async def take_the_lock(connection: AsyncConnection) -> None:
    """One process at a time decides what is told."""
    await one_at_a_time(connection, LOCK)


async def note(connection: AsyncConnection, found: list[Notice]) -> None:
    """Each replaces what was known of the same person, table and event."""
    if not found:
        return
    known = tuple_(notices.c.person, notices.c.table_id, notices.c.event)
    these = [(notice.person, notice.table, notice.event) for notice in found]
    await connection.execute(delete(notices).where(known.in_(these)))
    rows = [msgspec.structs.asdict(notice) for notice in found]
    await connection.execute(insert(notices), [{"table_id": row.pop("table"), **row} for row in rows])


async def _unknown(connection: AsyncConnection, found: list[Notice]) -> list[Notice]:
    """Those that nobody has noted yet, at tables that still stand."""
    ids = sorted({notice.table for notice in found})
    standing = {row.id for row in await connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)))}
    query = select(notices).where(notices.c.table_id.in_(ids))
    known = {(row.person, row.table_id, row.event): row.mark for row in await connection.execute(query)}
    return [
        notice
        for notice in found
        if notice.table in standing and known.get((notice.person, notice.table, notice.event), -1) < notice.mark
    ]


async def chairs_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Chair]]:
    """The chairs of people, not of programs."""
    query = (
        select(chairs)
        .join(people, people.c.id == chairs.c.person)
        .where(chairs.c.table_id.in_(ids), people.c.kind != "bot", people.c.banned.is_(None))
    )
    found: dict[str, list[Chair]] = {table: [] for table in ids}
    for row in await connection.execute(query.order_by(chairs.c.seat)):
        found[row.table_id].append(Chair(**{name: getattr(row, name) for name in Chair.__struct_fields__}))
    return found


async def _heard(connection: AsyncConnection, seated: dict[str, list[Chair]]) -> dict[str, int]:
    """Since when each person, and each table's group, can be told; what came before is not news."""
    persons = {chair.person for chairs in seated.values() for chair in chairs}
    whose = func.coalesce(endpoints.c.table_id, endpoints.c.person)
    query = (
        select(whose.label("whose"), func.min(endpoints.c.verified).label("since"))
        .where(
            endpoints.c.verified.is_not(None),
            or_(endpoints.c.table_id.in_(seated), endpoints.c.table_id.is_(None) & endpoints.c.person.in_(persons)),
        )
        .group_by(whose)
    )
    return {row.whose: row.since for row in await connection.execute(query)}


async def _moved_last(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, int]:
    """The seat whose choice, and nobody's since, has led to what is asked now."""
    found: dict[str, int] = {}
    for table in dict.fromkeys(ids):
        chosen = (actions.c.table_id == table) & (actions.c.seat >= 0) & actions.c.forced.is_(False)
        query = select(actions.c.seat).where(chosen).order_by(actions.c.number.desc()).limit(1)
        seat = (await connection.execute(query)).scalar_one_or_none()
        if seat is not None:
            found[table] = seat
    return found
