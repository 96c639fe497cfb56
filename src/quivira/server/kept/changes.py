"""Transactions whose news are told: to the other processes with the commit, to this one after it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept.bus import Bus
from quivira.server.kept.database import Database
from quivira.server.tables.room import Room


class Changing(msgspec.Struct):
    """A transaction that is being made, and the topics that it changes: tables, people, tokens."""

    connection: AsyncConnection
    topics: list[str] = []


class Changes:
    def __init__(self, database: Database, room: Room, bus: Bus) -> None:
        self.database, self._room, self._bus = database, room, bus

    @asynccontextmanager
    async def making(self) -> AsyncIterator[Changing]:
        async with self.database.write() as connection:
            change = Changing(connection)
            yield change
            await self._bus.notify(connection, change.topics)
        for topic in change.topics:
            self._room.changed(topic)
        self._bus.publish(change.topics)
