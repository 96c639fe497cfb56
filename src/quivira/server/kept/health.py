"""Whether this server can do what it is for: write, and within seconds. A proxy asks, and sends people elsewhere."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from quivira.server.kept.database import Database, why
from quivira.server.kept.schema import settings

FRESH: Final = 1.0  # seconds that an answer holds
LEAST: Final = 8 * 1024 * 1024  # bytes that must be free on the disk of a file
PROBE: Final = "health"
log = logging.getLogger("quivira.health")


class Health:
    """Asked as often as one likes; the storage is tried once a second at most."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking = asyncio.Lock()
        self._until = 0.0
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """What is wrong; None if all is well."""
        async with self._asking:
            if time.monotonic() >= self._until:
                await self._look()
                self._until = time.monotonic() + FRESH
        return self._trouble

    async def _look(self) -> None:
        before = self._trouble
        try:
            self._check_disk()
            await self._write()
            self._trouble = None
        except (OSError, SQLAlchemyError) as error:
            self._trouble = why(error)
        if self._trouble != before:
            if self._trouble is not None:
                log.error("the storage is not well", extra={"why": self._trouble})
            else:
                log.info("the storage is well again")

    def _check_disk(self) -> None:
        """A small write may find a place where a game's moves will not."""
        if self._database.file is not None and shutil.disk_usage(Path(self._database.file).parent).free < LEAST:
            raise OSError("the disk is full")

    async def _write(self) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(settings).where(settings.c.name == PROBE))
            await connection.execute(insert(settings).values(name=PROBE, value=str(int(time.time()))))
