"""Notices that are due become messages: those of one person together, to each place where they want to be told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import Database, Sheet, endpoints, notices, tables
from quivira.server.notices.lookout import remind_at, seated_at, take_the_lock
from quivira.server.notices.occasions import Seated, late_then, occasions, patience, question_of
from quivira.server.notices.outbox import Item, Parcel, post
from quivira.server.notices.wishes import MINUTE, AtTable, Event, Wishes, load_at_tables, load_wishes
from quivira.server.now import now
from quivira.server.tables import Damage, is_hostless, load_away

Looks = Callable[[str, str], Awaitable[bool]]  # whether somebody looks at a table right now
BATCH = 100  # people at once
FOR_ALL: Final[tuple[Event, ...]] = ("over", "late")  # of which a group hears once, not for each of them
PAUSE = 6 * 60 * MINUTE  # until we look again whether a host has come


class Known(msgspec.Struct, frozen=True):
    """What decides whether, when and where people are told."""

    sheets: dict[str, Sheet]
    seated: dict[str, Seated]
    wishes: dict[str, Wishes]
    at_tables: dict[tuple[str, str], AtTable]
    looking: set[tuple[str, str]] = set()
    hostless: set[str] = set()  # of the tables that can start

    def is_true(self, item: Item, at: int) -> bool:
        """Whether it is still so: a question may have been answered, a table may have begun or ended."""
        sheet = self.sheets.get(item.table)
        if sheet is None:
            return False
        if item.event == "invitation":
            return sheet.status == "waiting"
        if item.event == "nudge":
            return question_of(sheet, self.seated[item.table].own(item.person), at) is not None
        if item.event == "removed":
            return not any(chair.person == item.person for chair in self.seated[item.table].chairs)
        found = occasions(sheet, self.seated[item.table], item.person, at)
        return (item.event, item.mark) in ((one.event, one.mark) for one in found)

    def put_off(self, item: Item, at: int) -> int | None:
        """When to look again; None: it can be told now."""
        wishes, sheet, seated = self.wishes[item.person], self.sheets[item.table], self.seated[item.table]
        if item.event == "turn" and (item.person, item.table) in self.looking and not wishes.always:
            return wishes.awake(at + max(1, wishes.delay) * MINUTE)
        if item.event == "reminder":  # the clock may have stood still meanwhile
            question = question_of(sheet, seated.own(item.person), at)
            if question is not None and question.ends is not None and remind_at(question, wishes) > at + MINUTE:
                return remind_at(question, wishes)
        if item.event == "late":  # a vacation may have begun meanwhile
            late = late_then(sheet, seated.chairs, at)
            if late is not None and late.ends is not None and late.ends > at:
                return wishes.awake(late.ends)
        if item.event == "ready" and item.person != sheet.host and item.table not in self.hostless:
            return wishes.awake(at + PAUSE)  # the host has looked at it meanwhile
        return None

    def again(self, item: Item, at: int) -> int | None:
        """When to tell more of the same: of several who are asked at once, patience may end later with some."""
        if item.event != "late":
            return None
        ends = patience(self.sheets[item.table], self.seated[item.table].chairs).values()
        return min((self.wishes[item.person].awake(end) for end in ends if end > at), default=None)

    def is_seen(self, item: Item) -> bool:
        """Whoever looks sees it; but a turn is told to whoever stops looking without a move."""
        looks = (item.person, item.table) in self.looking
        return looks and item.event not in ("turn", "invitation") and not self.wishes[item.person].always

    def wants(self, item: Item) -> bool:
        at_table = self.at_tables.get((item.person, item.table), "usual")
        if at_table == "never":
            return False
        is_called = item.event in ("nudge", "invitation")
        if not is_called and at_table == "usual" and self.sheets[item.table].pace == "live":
            return False  # whoever plays live is there
        return item.event in self.wishes[item.person].events

    def hears(self, owner: str, table: str) -> bool:
        """Whether somebody's hook for all at a table is told: as long as they sit there or are its host."""
        sheet = self.sheets.get(table)
        if sheet is None or owner in sheet.blocked:
            return False
        sits = any(chair.person == owner and not chair.gone for chair in self.seated[table].chairs)
        return sits or sheet.host == owner


class Dispatch:
    def __init__(self, database: Database, damage: Damage, looks: Looks) -> None:
        self._database, self._damage, self._looks = database, damage, looks

    async def send_due(self) -> None:
        at = now()
        async with self._database.read() as connection:
            due = await _due(connection, at)
        if not due:
            return
        looking = {(row.person, row.table_id) for row in due if await self._looks(row.table_id, row.person)}
        async with self._database.write() as connection:
            await take_the_lock(connection)
            items = [item_of(row) for row in await _due(connection, at)]
            known = await self.known(connection, items)
            hostless = await _hostless(connection, known, items)
            known = msgspec.structs.replace(known, looking=looking, hostless=hostless)
            told = await self._decide(connection, known, items, at)
            for endpoint, items in (await _addressed(connection, known, told)).items():
                await post(connection, endpoint, Parcel(items))

    async def known(self, connection: AsyncConnection, items: list[Item]) -> Known:
        """But for who looks and which host is away: that decides only when somebody is told."""
        ids, persons = sorted({item.table for item in items}), sorted({item.person for item in items})
        rows = await connection.execute(select(tables).where(tables.c.id.in_(ids)))
        sheets = {sheet.id: sheet for sheet in self._damage.sheets(rows)}
        seated = await seated_at(connection, sheets.values())
        return Known(sheets, seated, await load_wishes(connection, persons), await load_at_tables(connection, ids))

    async def _decide(self, connection: AsyncConnection, known: Known, items: list[Item], at: int) -> list[Item]:
        """What is told now; the rest waits, or is settled without a word."""
        told: list[Item] = []
        for item in items:
            later = None
            if known.is_true(item, at):
                is_seen = known.is_seen(item)
                later = None if is_seen else known.put_off(item, at)
                if later is None:
                    told += [] if is_seen else [item]
                    later = known.again(item, at)
            this = (notices.c.person, item.person), (notices.c.table_id, item.table), (notices.c.event, item.event)
            when = {"told": at} if item in told else {}
            await connection.execute(
                update(notices).where(*(c == value for c, value in this)).values(due=later, **when)
            )
        return told


async def _hostless(connection: AsyncConnection, known: Known, items: list[Item]) -> set[str]:
    """Of the tables that can start, those whose host has not come for long."""
    found = set()
    for table in {item.table for item in items if item.event == "ready"} & known.sheets.keys():
        sheet, chairs = known.sheets[table], known.seated[table].chairs
        if is_hostless(sheet, chairs, now(), await load_away(connection, sheet, chairs)):
            found.add(table)
    return found


async def _due(connection: AsyncConnection, at: int) -> list[Any]:
    """Of everybody for whom something is due, also what will be within their delay: one message tells all."""
    whose = select(notices.c.person).where(notices.c.due <= at).distinct().limit(BATCH)
    persons = [row.person for row in await connection.execute(whose)]
    wished = await load_wishes(connection, persons)
    query = select(notices).where(notices.c.person.in_(persons), notices.c.due.is_not(None))
    rows = await connection.execute(query.order_by(notices.c.due, notices.c.table_id))
    return [
        row
        for row in rows
        if row.due <= at + (wished[row.person].delay * MINUTE if row.event not in ("reminder", "late") else 0)
    ]


async def _addressed(connection: AsyncConnection, known: Known, told: list[Item]) -> dict[str, list[Item]]:
    """By endpoint: a person's own ones get what they want to hear, a table's hook all that happens there."""
    persons, ids = {item.person for item in told}, {item.table for item in told}
    of_people, of_tables = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    query = select(endpoints.c.id, endpoints.c.person, endpoints.c.table_id).where(
        endpoints.c.verified.is_not(None),
        (endpoints.c.table_id.is_(None) & endpoints.c.person.in_(persons)) | endpoints.c.table_id.in_(ids),
    )
    for row in await connection.execute(query.order_by(endpoints.c.created)):
        if row.table_id is None:
            of_people[row.person].append(row.id)
        elif known.hears(row.person, row.table_id):
            of_tables[row.table_id].append(row.id)
    found: dict[str, list[Item]] = defaultdict(list)
    for item in told:
        for endpoint in of_people[item.person] if known.wants(item) else ():
            found[endpoint].append(item)
        for endpoint in of_tables[item.table] if item.event not in ("invitation", "removed") else ():
            if item.event not in FOR_ALL or all(other.event != item.event for other in found[endpoint]):
                found[endpoint].append(item)
    return found


def item_of(row: Any) -> Item:
    return Item(row.event, row.table_id, row.person, row.mark, row.by)
