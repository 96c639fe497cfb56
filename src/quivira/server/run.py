"""Start a server and keep it running."""

from __future__ import annotations

import asyncio
import gc
import io
import sys

import segno
import uvicorn
from asyncpg import PostgresError
from sqlalchemy.exc import SQLAlchemyError

from quivira.kernel import QuiviraError
from quivira.server import logs
from quivira.server.app import create_app
from quivira.server.config import Config
from quivira.server.database import Database

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


def greeting(config: Config) -> str:
    """The address, and the same for a phone's camera."""
    picture = io.StringIO()
    segno.make(config.base_url, error="l", micro=False).terminal(picture, compact=True, border=1)
    return f"Quivira is at {config.base_url}\n\n{picture.getvalue()}\nTables are kept in {_kept(config)}; Ctrl-C stops."


async def prepare(config: Config) -> None:
    """Bring the database up to date before anybody is told that we are here."""
    try:
        database = await Database.open(config)
        await database.close()
    except (OSError, SQLAlchemyError, PostgresError) as error:
        why = getattr(error, "orig", None) or error
        raise QuiviraError(f"the database cannot be opened: {why}") from None


def serve(config: Config, log_level: str = "info") -> None:
    logs.set_up(log_level)
    asyncio.run(prepare(config))
    print(greeting(config), file=sys.stderr, flush=True)
    server = uvicorn.Server(uvicorn_config(config))
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(20_000, 20, 50)  # tables live long; to look through them often costs a tenth of the time
    server.run()


def _kept(config: Config) -> str:
    return "PostgreSQL" if "://" in config.database else config.database
