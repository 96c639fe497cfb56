"""How the command line tells a server what it has changed in the same SQLite file. PostgreSQL tells by itself."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept.bus import Bus
from quivira.server.kept.database import Database
from quivira.server.kept.schema import hints
from quivira.server.now import now


class HintingBus(Bus):
    """The bus of a process that is no server: its topics are left in the file."""

    async def notify(self, connection: AsyncConnection, topics: Iterable[str]) -> None:
        words = " ".join(topics)
        if words and connection.dialect.name == "sqlite":
            await connection.execute(insert(hints).values(topics=words, at=now()))
        else:
            await super().notify(connection, words.split())


class Hints:
    """Reads what the command line has left since the server has started."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read: int | None = None

    async def topics(self) -> list[str]:
        async with self._database.read() as connection:
            if self._read is None:
                self._read = (await connection.execute(select(func.max(hints.c.id)))).scalar() or 0
            query = select(hints).where(hints.c.id > self._read).order_by(hints.c.id)
            rows = list(await connection.execute(query))
        if rows:
            self._read = rows[-1].id
        return [topic for row in rows for topic in row.topics.split()]
