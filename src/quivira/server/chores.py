"""What a server does now and then: hear the command line, say who looks, see what is due, forget, make up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from quivira.server.config import Config
from quivira.server.kept import Bus, Database, Hints
from quivira.server.people import Expiry
from quivira.server.tables import History, Leaving, Matching, Presence, Timeouts
from quivira.server.tasks import finish

HOUR = 3600.0
log = logging.getLogger("quivira.chores")


class Chores:
    def __init__(
        self,
        config: Config,
        database: Database,
        bus: Bus,
        presence: Presence,
        timeouts: Timeouts,
        matching: Matching,
        leaving: Leaving,
        expiry: Expiry,
        history: History,
    ) -> None:
        self._config, self._database, self._bus = config, database, bus
        self._presence, self._timeouts, self._matching, self._leaving = presence, timeouts, matching, leaving
        self._expiry, self._history = expiry, history
        self._hints = Hints(database)
        self._over = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        sweep = self._config.sweep
        often = min(1.0, sweep)
        chores = [
            *((self._presence.work, often), (self._timeouts.sweep, often), (self._matching.sweep, often)),
            (self._leaving.sweep, sweep),
            *((self._expiry.sweep, HOUR), (self._history.make_up, HOUR)),
        ]
        if self._database.is_sqlite:
            chores.append((self._hear, sweep))
        self._tasks = [asyncio.create_task(self._again(chore, pause)) for chore, pause in chores]

    async def stop(self) -> None:
        self._over.set()
        await finish(*self._tasks)

    async def _hear(self) -> None:
        self._bus.received(await self._hints.topics())

    async def _again(self, chore: Callable[[], Awaitable[None]], pause: float) -> None:
        while not self._over.is_set():
            try:
                await chore()
            except Exception as error:  # the storage may be away; the next time will do
                log.warning("a chore failed", extra={"problem": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), pause)
