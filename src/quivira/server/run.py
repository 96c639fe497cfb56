"""Start a server and keep it running."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from asyncpg import PostgresError
from sqlalchemy.exc import SQLAlchemyError

from quivira.kernel import QuiviraError
from quivira.server import logs
from quivira.server.app import create_app
from quivira.server.collector import collecting
from quivira.server.config import Config
from quivira.server.entrance import Listening, greet
from quivira.server.kept import Database, why

MESSAGE = 16 * 1024  # bytes of a message from a client at most


def uvicorn_config(config: Config) -> Listening:
    """Compression is ours (`squeezing.py`): uvicorn's would squeeze every message, and all through one window."""
    app, door = create_app(config)
    return Listening(
        app,
        door,
        head=config.head_seconds,
        body=config.body_seconds,
        slow=config.slow_client,
        timeout_keep_alive=config.idle_seconds,
        host=config.host,
        port=config.port,
        access_log=False,
        log_config=None,
        log_level="warning",  # what uvicorn tells below that are addresses and table links
        server_header=False,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=list(config.proxies),
    )


async def prepare(config: Config) -> None:
    """Bring the database up to date before anybody is told that we are here."""
    async with opened(config):
        pass


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Database]:
    """The database, up to date; raises for people why it cannot be opened."""
    try:
        database = await Database.open(config)
    except (OSError, SQLAlchemyError, PostgresError) as error:
        raise QuiviraError(f"the database cannot be opened: {why(error)}") from None
    try:
        yield database
    finally:
        await database.close()


class Server(uvicorn.Server):
    """Collects garbage at its own pace while it serves."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with collecting():
            await super().serve(sockets)


def serve(config: Config, log_level: str = "info") -> None:
    logs.set_up(log_level)
    with alone(config):
        asyncio.run(prepare(config))
        print(greet(config), file=sys.stderr, flush=True)
        Server(uvicorn_config(config)).run()


@contextmanager
def alone(config: Config) -> Iterator[None]:
    """A file has one server: two would not hear of each other. The system ends the lock with the process."""
    if config.file is None or sys.platform == "win32":
        yield
        return
    import fcntl

    name = config.file.with_name(f"{config.file.name}.lock")
    try:
        lock = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise QuiviraError(f"the database cannot be opened: {error.strerror}: {config.database}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise QuiviraError(
                f"another server is using {config.database}: stop it, name another file with --database, or use"
                " PostgreSQL, which takes any number of servers"
            ) from None
        yield
    finally:
        os.close(lock)
