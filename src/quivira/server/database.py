"""One door to SQLite and PostgreSQL. What is committed here survives the process, and the machine's power too."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quivira.server.config import Config
from quivira.server.migrations import upgrade
from quivira.server.store import Batch, write

CHANNEL: Final = "quivira"
LOCK: Final = 0x51_56_52_41  # of PostgreSQL, so that processes that start together upgrade one after the other


class Database:
    """Connections to read and to write with."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, config: Config) -> Database:
        """Connect and bring the tables up to date."""
        database = cls(config.database_url)
        async with database.write() as connection:
            if not database.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
        return database

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer, so we queue here instead of in its busy loop."""
        async with self.turn(), self.engine.connect() as connection:
            connection = await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self.is_sqlite:
            async with self._writing:
                yield
        else:
            yield

    def storage(self) -> Storage:
        """A connection that only writes commands."""
        return FileStorage(self) if self.is_sqlite else ServerStorage(self)

    async def close(self) -> None:
        await self.engine.dispose()


class Storage:
    """Writes batches of commands, each in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, batch: Batch, notifications: list[str]) -> set[str]:
        """Which tables had changed meanwhile; nothing was written to those."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of the connection; the next write opens a new one."""
        raise NotImplementedError


class FileStorage(Storage):
    """SQLite: the whole transaction in one visit to a thread, which costs a tenth of a visit for each statement."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._thread = ThreadPoolExecutor(1, "storage")
        self._engine = create_engine(database.engine.url.set(drivername="sqlite"), hide_parameters=True)
        _tune(self._engine)
        self._connection: Connection | None = None

    async def write(self, batch: Batch, notifications: list[str]) -> set[str]:
        async with self._database.turn():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _write(self, batch: Batch) -> set[str]:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        with self._connection.begin():
            return write(self._connection, batch)

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        self._engine.dispose()


class ServerStorage(Storage):
    """PostgreSQL: other processes are told in the same transaction."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._connection: AsyncConnection | None = None

    async def write(self, batch: Batch, notifications: list[str]) -> set[str]:
        if self._connection is None:
            self._connection = await self._database.engine.connect()
        async with self._connection.begin():
            return await self._connection.run_sync(self._write, batch, notifications)

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError):
                await connection.invalidate()
            with contextlib.suppress(DBAPIError, OSError):
                await connection.close()

    def _write(self, connection: Connection, batch: Batch, notifications: list[str]) -> set[str]:
        moved = write(connection, batch)
        send(connection, notifications)
        return moved


def send(connection: Connection, notifications: list[str]) -> None:
    """Notify the other processes when this transaction is committed."""
    for payload in notifications:
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, hide_parameters=True, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, hide_parameters=True, pool_size=4, max_overflow=8)
    _tune(engine.sync_engine)
    return engine


def _tune(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: Any, _: object) -> None:
    """WAL lets readers go on while one writes; FULL syncs it at each commit, so that power may fail too."""
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """A writer takes the lock at once: what it reads is what it changes."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
