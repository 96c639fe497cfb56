"""What people are to be told, found in what is stored about tables: so no move waits for it, and no crash loses it."""

from __future__ import annotations

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
from quivira.server.notices.invitations import is_muted, one_more
from quivira.server.notices.occasions import Occasion, Question, Seated, occasions
from quivira.server.notices.wishes import MINUTE, Event, Wishes, load_wishes
from quivira.server.now import now
from quivira.server.tables import Damage

HOUR: Final = 60 * MINUTE
AGAIN: Final = HOUR  # whoever has just moved there knows; they are told later
AHEAD: Final = 12 * HOUR  # before a clock runs out; at most a quarter of what it held
PAGE: Final = 200  # tables that are looked at together
OVERLAP: Final = 30_000  # milliseconds: what was written by another clock, or committed late, is not missed
ENDED: Final = 24 * HOUR  # a game that was over before is not news
HOURLY: Final[tuple[Event, ...]] = ("terms", "ready")  # which others can bring about again and again
PATIENT: Final[tuple[Event, ...]] = ("late", "ready")  # where there is a question, told when its time is over
LOCK: Final = 0x51_56_4E_4F  # of PostgreSQL: one process at a time decides what is told


class Notice(msgspec.Struct, frozen=True):
    """Somebody is to be told something about a table, once for each mark."""

    person: str
    table: str
    event: Event
    mark: int
    due: int | None  # None: it is settled without a word
    by: str = ""
    told: int | None = None  # when something of the kind was told last


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
                await note(connection, await _wanted(connection, await _unknown(connection, fresh)))
        return rows

    async def _changed(self, connection: AsyncConnection, at: int) -> list[Any]:
        """Tables by turns, and those at which somebody always wants to be told, if anybody there can be."""
        own = endpoints.c.verified.is_not(None) & endpoints.c.table_id.is_(None)
        sits = (chairs.c.table_id == tables.c.id) & (endpoints.c.person == chairs.c.person)
        always = (table_wishes.c.table_id == tables.c.id) & (table_wishes.c.wanted == "always")
        query = select(tables).where(
            tables.c.updated >= self._seen,
            or_(
                tables.c.status.in_(("waiting", "playing")),
                (tables.c.status == "over") & (tables.c.updated > at - ENDED),
            ),
            or_(tables.c.pace == "turns", exists().where(always)),
            or_(
                exists().where(own, sits),
                exists().where(own, endpoints.c.person == tables.c.host),
                exists().where(endpoints.c.table_id == tables.c.id),
            ),
        )
        return list(await connection.execute(query.order_by(tables.c.updated).limit(PAGE)))


async def _found(connection: AsyncConnection, sheets: list[Sheet], at: int) -> list[Notice]:
    """What people are to be told of these tables."""
    seated = await seated_at(connection, sheets)
    heard = await _heard(connection, seated)
    found = [
        (sheet, person, occasion)
        for sheet in sheets
        for person in sorted(seated[sheet.id].people)
        for occasion in occasions(sheet, seated[sheet.id], person, at)
        if min(heard.get(person, at + 1), heard.get(sheet.id, at + 1)) <= _news_since(occasion)
    ]
    wished = await load_wishes(connection, sorted({person for _, person, _ in found}))
    movers = await _moved_last(connection, [sheet.id for sheet, _, occasion in found if occasion.event == "turn"])
    return [
        Notice(person, sheet.id, occasion.event, occasion.mark, _due(occasion, wished[person], movers.get(sheet.id)))
        for sheet, person, occasion in found
    ]


def _news_since(occasion: Occasion) -> int:
    """When it becomes news; that somebody is late, or a host does not come, only when the others' patience ends."""
    ends = occasion.question.ends if occasion.event in PATIENT and occasion.question is not None else None
    return occasion.since if ends is None else ends


def _due(occasion: Occasion, wishes: Wishes, mover: int | None) -> int:
    question, delay = occasion.question, wishes.delay * MINUTE
    if occasion.event == "reminder" and question is not None:
        return remind_at(question, wishes)
    if occasion.event in PATIENT and question is not None and question.ends is not None:
        return wishes.awake(question.ends)
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
    known = {(row.person, row.table_id, row.event): row for row in await connection.execute(query)}
    these = [(notice, known.get((notice.person, notice.table, notice.event))) for notice in found]
    fresh = [(notice, row) for notice, row in these if notice.table in standing and _is_news(notice, row)]
    wished = await load_wishes(connection, sorted({notice.person for notice, _ in fresh})) if fresh else {}
    return [_after(notice, row, wished[notice.person]) for notice, row in fresh]


def _is_news(notice: Notice, known: Any) -> bool:
    """Marks grow with time, but for that of a company, which only differs from another's."""
    return known is None or (known.mark != notice.mark if notice.event == "ready" else known.mark < notice.mark)


def _after(notice: Notice, known: Any, wishes: Wishes) -> Notice:
    """However often others come and go, or change their minds: what was told within the hour waits until it is over."""
    told, due = known.told if known is not None else None, notice.due
    if told is not None and due is not None and notice.event in HOURLY:
        due = wishes.awake(max(due, told + HOUR))
    return msgspec.structs.replace(notice, due=due, told=told)


async def _wanted(connection: AsyncConnection, found: list[Notice]) -> list[Notice]:
    """Nobody is called to the same game again by one whom they have muted, nor more often than they may be invited."""
    again = [notice.table for notice in found if notice.event == "rematch"]
    query = select(tables.c.id, people.c.id.label("host")).join(people, people.c.id == tables.c.host)
    rows = list(await connection.execute(query.where(tables.c.id.in_(again)))) if again else []
    hosts = {row.id: row.host for row in rows}
    wanted: list[Notice] = []
    for notice in found:
        host, due = hosts.get(notice.table), notice.due
        if notice.event == "rematch" and host is not None:
            pair = connection, notice.person, host
            due = None if await is_muted(*pair) or not await one_more(*pair) else due
        wanted.append(msgspec.structs.replace(notice, due=due))
    return wanted


async def seated_at(connection: AsyncConnection, sheets: Iterable[Sheet]) -> dict[str, Seated]:
    """Who sits at these tables."""
    hosts = {sheet.id: sheet.host for sheet in sheets}
    query = select(chairs).where(chairs.c.table_id.in_(hosts)).order_by(chairs.c.seat)
    found: dict[str, list[Chair]] = {table: [] for table in hosts}
    for row in await connection.execute(query):
        found[row.table_id].append(Chair(**{name: getattr(row, name) for name in Chair.__struct_fields__}))
    here = {table: {hosts[table], *(chair.person for chair in found[table] if chair.person)} for table in hosts}
    known = people.c.id.in_(set[str]().union(*here.values()))
    told = select(people.c.id).where(known, people.c.kind != "bot", people.c.banned.is_(None))
    can_be_told = {row.id for row in await connection.execute(told)}
    return {table: Seated(found[table], here[table] & can_be_told) for table in hosts}


async def _heard(connection: AsyncConnection, seated: dict[str, Seated]) -> dict[str, int]:
    """Since when each person, and each table's group, can be told; what came before is not news."""
    persons = {person for here in seated.values() for person in here.people}
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
