"""Transactions whose news are told: to the other processes with the commit, to this one after it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept.bus import Bus
from quivira.server.kept.database import Database


class Changing(msgspec.Struct):
    """A transaction that is being made, and the topics that it changes: tables, people, tokens."""

    connection: AsyncConnection
    topics: list[str] = []
    installs: dict[str, Callable[[], None]] = {}  # by topic: makes it true in memory; else it is read when looked for


class Changes:
    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self._bus = database, bus

    @asynccontextmanager
    async def making(self) -> AsyncIterator[Changing]:
        async with self.database.write() as connection:
            change = Changing(connection)
            yield change
            await self._bus.notify(connection, change.topics)
        for install in change.installs.values():
            install()
        self._bus.changed(change.topics, known=change.installs)
