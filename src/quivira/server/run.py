"""Start a server and keep it running."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from asyncpg import PostgresError
from sqlalchemy.exc import SQLAlchemyError

from quivira.kernel import QuiviraError
from quivira.server import logs
from quivira.server.app import create_app
from quivira.server.config import SQLITE, Config
from quivira.server.database import Database
from quivira.server.greeting import greeting

MESSAGE = 16 * 1024  # bytes of a message from a client at most


def uvicorn_config(config: Config) -> uvicorn.Config:
    """Compression is off: it costs more time than it saves, and would tell the length of secrets."""
    return uvicorn.Config(
        create_app(config),
        host=config.host,
        port=config.port,
        access_log=False,
        log_config=None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips="127.0.0.1,::1",
    )


async def prepare(config: Config) -> None:
    """Bring the database up to date before anybody is told that we are here."""
    async with opened(config):
        pass


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Database]:
    """The database, up to date; raises for people why it cannot be opened."""
    if config.database_url.startswith(SQLITE) and not Path(config.database).absolute().parent.is_dir():
        raise QuiviraError(f"the database cannot be opened: there is no folder for {config.database}")
    try:
        database = await Database.open(config)
    except (OSError, SQLAlchemyError, PostgresError) as error:
        why = getattr(error, "orig", None) or error
        raise QuiviraError(f"the database cannot be opened: {why}") from None
    try:
        yield database
    finally:
        await database.close()


def serve(config: Config, log_level: str = "info") -> None:
    logs.set_up(log_level)
    asyncio.run(prepare(config))
    print(greeting(config), file=sys.stderr, flush=True)
    server = uvicorn.Server(uvicorn_config(config))
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(20_000, 20, 50)  # tables live long; to look through them often costs a tenth of the time
    server.run()
