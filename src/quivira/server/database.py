"""One door to SQLite and PostgreSQL. What is committed here survives the process, and the machine's power too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quivira.server.config import Config
from quivira.server.migrations import upgrade
from quivira.server.now import now
from quivira.server.schema import tables

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
            await _tell_time(connection, database.is_sqlite)
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

    @property
    def plain_url(self) -> str:
        """PostgreSQL's address, for connections that are not SQLAlchemy's."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def close(self) -> None:
        await self.engine.dispose()


async def _tell_time(connection: AsyncConnection, is_sqlite: bool) -> None:
    """The time here is PostgreSQL's, whichever machine asks, and never before what was written last."""
    if not is_sqlite:
        clock = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
        now.share((await connection.execute(clock)).scalar_one())
    now.forward((await connection.execute(select(func.max(tables.c.updated)))).scalar_one() or 0)


def send(connection: Connection, notifications: list[str]) -> None:
    """Notify the other processes when this transaction is committed."""
    for payload in notifications:
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, hide_parameters=True, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, hide_parameters=True, pool_size=4, max_overflow=8)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def prepare(connection: Any, _: object = None) -> None:
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
