"""Who looks on at which table, over all processes: each writes down, now and then, whom it serves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import Bus, Database, chairs, tables, watchers
from quivira.server.now import now

FRESH: Final = 60_000  # milliseconds after which a process says again what has not changed
STALE: Final = 3 * FRESH  # a process that has not said so for so long has died
CROWD: Final = 20  # from here on they are told in tens


class Named(msgspec.Struct, frozen=True):
    """Somebody with a name; or, without one, a visitor."""

    person: str | None
    name: str


class Watchers:
    def __init__(self, database: Database, bus: Bus) -> None:
        self._database, self._process = database, bus.name
        self._here: dict[str, Counter[Named]] = {}
        self._unwritten: set[str] = set()
        self._written = 0  # when all of it was

    @contextmanager
    def looking(self, table: str, who: Named) -> Iterator[None]:
        here = self._here.setdefault(table, Counter())
        here[who] += 1
        self._unwritten.add(table)
        try:
            yield
        finally:
            here[who] -= 1
            if here[who] == 0:
                del here[who]
            self._unwritten.add(table)

    async def of(self, table: str) -> list[Named]:
        """Everybody who looks on, those of other processes as far as they have said."""
        others = (watchers.c.table_id == table) & (watchers.c.process != self._process)
        query = select(watchers.c.people).where(others, watchers.c.at > now() - STALE)
        async with self._database.read() as connection:
            elsewhere = [msgspec.json.decode(row.people, type=list[Named]) for row in await connection.execute(query)]
        return [*self._here.get(table, Counter()).elements(), *(one for some in elsewhere for one in some)]

    async def spectators(self, connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
        """How many look on at each of these tables who do not sit there."""
        seated = select(chairs.c.table_id, chairs.c.person).where(chairs.c.table_id.in_(ids))
        players = {(row.table_id, row.person) for row in await connection.execute(seated)}
        looking = {table: [*self._here.get(table, Counter()).elements()] for table in ids}
        others = (watchers.c.table_id.in_(ids)) & (watchers.c.process != self._process)
        query = select(watchers.c.table_id, watchers.c.people).where(others, watchers.c.at > now() - STALE)
        for row in await connection.execute(query):
            looking[row.table_id] += msgspec.json.decode(row.people, type=list[Named])
        return {table: _count(table, some, players) for table, some in looking.items()}

    def unwritten(self, at: int) -> list[str]:
        """The tables of which the other processes do not know who looks on here."""
        if at - self._written > FRESH:
            self._unwritten |= self._here.keys()
            self._written = at
        return sorted(self._unwritten)

    async def write(self, connection: AsyncConnection, ids: list[str], at: int) -> None:
        """For the other processes; SQLite has none."""
        if not ids:
            return
        mine = watchers.c.process == self._process
        await connection.execute(delete(watchers).where(mine, watchers.c.table_id.in_(ids)))
        found = await connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)))
        rows = [
            {"table_id": row.id, "process": self._process, "people": _packed(here), "at": at}
            for row in found
            if (here := self._here.get(row.id))
        ]
        if rows:
            await connection.execute(insert(watchers), rows)

    def written(self, ids: list[str]) -> None:
        self._unwritten -= set(ids)
        self._forget()

    def _forget(self) -> None:
        for table in [table for table, here in self._here.items() if not here and table not in self._unwritten]:
            del self._here[table]


def _packed(here: Counter[Named]) -> str:
    return msgspec.json.encode(list(here.elements())).decode()


def crowd(n: int) -> int:
    """How many as it is told: of a crowd the last digit would wake everybody all the time."""
    return n if n < CROWD else n - n % 10


def _count(table: str, looking: list[Named], players: set[tuple[str, str]]) -> int:
    """Somebody with a name is one, at however many devices."""
    named = {one.person for one in looking if one.person is not None and (table, one.person) not in players}
    return len(named) + sum(one.person is None for one in looking)
