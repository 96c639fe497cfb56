"""A server's services without HTTP, whose chores are done when a test says so; two of them stand for two processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.metrics import Metrics
from quivira.server.people import Limits
from quivira.server.services import Services
from quivira.server.tables import NewTable, table_info
from quivira.testing.play import long_game

FIRST: Final = long_game()
FEWEST: Final = max(2, find(FIRST).meta.seats[0])


@asynccontextmanager
async def process(place: str) -> AsyncIterator[Services]:
    """One that does its chores when it is told to, and whose bots take their time."""
    services = await Services.open(Config(database=place, sweep=3600, bot_pause=3600), Metrics(), Limits(0))
    await services.chores.stop()
    try:
        yield services
    finally:
        await services.close()


class Evening:
    """Anna and Ben at a table, Eve beside it, at one process or at two."""

    def __init__(self, here: Services, there: Services) -> None:
        self.here, self.there = here, there

    async def begin(self, **wishes: Any) -> str:
        """Open the table, not start it; its id."""
        names = ("Anna", "Ben", "Eve")
        self.anna, self.ben, self.eve = [(await self.here.accounts.guest(name, "en")).person for name in names]
        self.table = (await self.here.desk.open(self.anna, NewTable(FIRST, FEWEST, **wishes))).sheet.id
        await self.here.desk.sit(self.ben, self.table, None, None)
        return self.table

    async def away(self, services: Services) -> list[int | None]:
        """Since when Anna and Ben are, as it is told at a process, once it has heard the others."""
        live = await services.room.find(self.table)
        await services.presence.know(live)
        return [chair.away_since for chair in table_info(live).chairs[:2]]

    async def everywhere(self, expected: Sequence[object]) -> None:
        """Both processes come to say so."""
        async with asyncio.timeout(30):
            while [await self.away(services) for services in (self.here, self.there)] != [expected] * 2:
                await self.work()
                await asyncio.sleep(0.01)

    async def work(self) -> None:
        for services in (self.here, self.there):
            await services.presence.work()


def tell(place: str, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        async with process(place) as here:
            if "://" not in place:
                return await story(Evening(here, here))
            async with process(place) as there:
                return await story(Evening(here, there))

    asyncio.run(run())
