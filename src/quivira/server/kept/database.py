"""One door to SQLite and PostgreSQL. What is committed here survives the process, and the machine's power too."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quivira.server.config import Config
from quivira.server.kept.migrations import upgrade
from quivira.server.kept.schema import tables
from quivira.server.now import now

CHANNEL: Final = "quivira"
LOCK: Final = 0x51_56_52_41  # of PostgreSQL, so that processes that start together upgrade one after the other
STORAGE_PATIENCE: Final = 5.0  # seconds for a transaction, or to wait for its turn; then the storage is away
LONG: Final = 3600.0  # for what is done before anybody is served
BUSY: Final = 2.0  # seconds that SQLite waits for another process's lock
OPTIONS: Final[dict[str, Any]] = {  # of PostgreSQL; a process that hangs must not hold the others up
    "timeout": STORAGE_PATIENCE,
    "server_settings": {"lock_timeout": "5s", "idle_in_transaction_session_timeout": "30s"},
}


class Database:
    """Connections to read and to write with."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.file = self.engine.url.database if self.is_sqlite else None
        self._writing = asyncio.Lock()
        self._used = 0  # connections
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, config: Config) -> Database:
        """Connect and bring the tables up to date."""
        database = cls(config.database_url)
        if database.file is not None:
            keep_private(Path(database.file))
        try:
            await database._upgrade()
        except BaseException:
            await database.close()
            raise
        return database

    async def _upgrade(self) -> None:
        async with self.write(patience=LONG) as connection:
            if not self.is_sqlite:
                await connection.execute(text("SET LOCAL lock_timeout = 0"))
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
            await _tell_time(connection, self.is_sqlite)

    @asynccontextmanager
    async def read(self, patience: float = STORAGE_PATIENCE) -> AsyncIterator[AsyncConnection]:
        async with self._connected() as connection:
            with in_time(await self._driver(connection), patience):
                yield connection

    @asynccontextmanager
    async def write(self, patience: float = STORAGE_PATIENCE) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer, so we queue here instead of in its busy loop."""
        async with self.turn(), self._connected() as connection:
            with in_time(await self._driver(connection), patience):
                connection = await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        self._used += 1
        self._idle.clear()
        try:
            async with self.engine.connect() as connection:
                yield connection
        finally:
            self._used -= 1
            if not self._used:
                self._idle.set()

    async def _driver(self, connection: AsyncConnection) -> asyncpg.Connection | None:
        """PostgreSQL's connection; SQLite keeps time itself."""
        return None if self.is_sqlite else (await connection.get_raw_connection()).driver_connection

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if not self.is_sqlite:
            yield
            return
        async with asyncio.timeout(STORAGE_PATIENCE):
            await self._writing.acquire()
        try:
            yield
        finally:
            self._writing.release()

    @property
    def plain_url(self) -> str:
        """PostgreSQL's address, for connections that are not SQLAlchemy's."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def close(self) -> None:
        """What is being read or written is done first: a connection that is in use would be lost."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), STORAGE_PATIENCE)
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


@contextmanager
def in_time(driver: asyncpg.Connection | None, patience: float = STORAGE_PATIENCE) -> Iterator[None]:
    """Cut the line to a PostgreSQL that does not answer. To ask it politely to stop would take as long again."""
    if driver is None:
        yield
        return
    loop = asyncio.get_running_loop()
    late = loop.call_later(patience, driver.terminate)
    try:
        yield
    except (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError):
        if loop.time() < late.when():
            raise
        raise TimeoutError from None
    finally:
        late.cancel()


def why(error: BaseException) -> str:
    """What ails the storage, in one line, without what was to be stored."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, TimeoutError):
        return f"no answer in {STORAGE_PATIENCE:g} seconds"
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]


def keep_private(file: Path) -> None:
    """Only its owner may read a database: it holds the key that signs tokens. SQLite's own files beside it follow."""
    if not file.exists():
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT, 0o600))
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if part.exists() and part.stat().st_mode & 0o077:
            part.chmod(0o600)


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        given = {**OPTIONS, "async_creator_fn": _connected}
        engine = create_async_engine(
            url, hide_parameters=True, pool_size=8, max_overflow=8, pool_timeout=STORAGE_PATIENCE, connect_args=given
        )
        event.listen(engine.sync_engine, "checkout", _check)
        return engine
    engine = create_async_engine(url, hide_parameters=True, pool_size=4, max_overflow=8)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


async def _connected(*where: Any, **options: Any) -> asyncpg.Connection:
    """A PostgreSQL that is starting, or stopping, answers; it is away all the same."""
    try:
        return await asyncpg.connect(*where, **options)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise ConnectionError(str(error)) from error


def _check(connection: Any, _record: object, _proxy: object) -> None:
    """Take another one instead of one that has ended; asyncpg knows without asking."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def prepare(connection: Any, _: object = None) -> None:
    """WAL lets readers go on while one writes; FULL syncs it at each commit, so that power may fail too."""
    connection.isolation_level = None  # we say BEGIN ourselves
    connection.create_function("lower", 1, _lower, deterministic=True)
    cursor = connection.cursor()
    waits = f"busy_timeout={BUSY * 1000:.0f}"
    for pragma in (waits, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _lower(word: str | None) -> str | None:
    """SQLite's own knows the English alphabet alone."""
    return word.lower() if word is not None else None


def _begin(connection: Any) -> None:
    """A writer takes the lock at once: what it reads is what it changes."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def one_at_a_time(connection: AsyncConnection, lock: int) -> None:
    """Until the end of the transaction nobody else, in any process, passes here; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": lock})
