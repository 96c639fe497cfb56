"""Who looks on at which table, over all processes: each writes down, now and then, whom it serves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select

from quivira.server.kept import Bus, Database, tables, watchers
from quivira.server.now import now

FRESH: Final = 60_000  # milliseconds after which a process says again what has not changed
STALE: Final = 3 * FRESH  # a process that has not said so for so long has died


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

    async def write_down(self) -> None:
        """For the other processes, what has changed here; SQLite has none."""
        if self._database.is_sqlite:
            self._unwritten.clear()
            self._forget()
            return
        at = now()
        unwritten, self._unwritten = self._unwritten, set()
        if at - self._written > FRESH:
            unwritten, self._written = {*unwritten, *self._here}, at
        if unwritten:
            await self._write(sorted(unwritten), at)
        self._forget()

    async def _write(self, ids: list[str], at: int) -> None:
        mine = watchers.c.process == self._process
        async with self._database.write() as connection:
            await connection.execute(delete(watchers).where(mine, watchers.c.table_id.in_(ids)))
            found = await connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)))
            rows = [
                {"table_id": row.id, "process": self._process, "people": _packed(here), "at": at}
                for row in found
                if (here := self._here.get(row.id))
            ]
            if rows:
                await connection.execute(insert(watchers), rows)

    def _forget(self) -> None:
        for table in [table for table, here in self._here.items() if not here and table not in self._unwritten]:
            del self._here[table]


def _packed(here: Counter[Named]) -> str:
    return msgspec.json.encode(list(here.elements())).decode()
