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
    install: Callable[[], None] | None = None  # makes it true in memory; without it, it is read when somebody looks


class Changes:
    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self._bus = database, bus

    @asynccontextmanager
    async def making(self) -> AsyncIterator[Changing]:
        async with self.database.write() as connection:
            change = Changing(connection)
            yield change
            await self._bus.notify(connection, change.topics)
        if change.install is not None:
            change.install()
        self._bus.changed(change.topics, known=change.install is not None)
