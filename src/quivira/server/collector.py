"""Python's garbage collector in small helpings.

Nearly everything is freed at once, by counting references. What remains are rings: a request that failed, a socket that
was closed. Left to itself the collector waits for some ten thousand new objects and then looks through all that is new
or has changed: with thousands of sockets a quarter of a second in which nobody is served. So we call it ourselves: for
what is new several times a second, for all there is only when so much has come that it may be worth the pause.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PAUSE: Final = 0.2  # seconds between two looks at what is new
LEAST: Final = 50_000  # objects; less is not worth a look at all there is
GROWTH: Final = 0.5  # as a share of what there was after the last one


class Collector:
    """Counts what has come since it last looked at everything."""

    def __init__(self) -> None:
        self._known = len(gc.get_objects())
        self._more = 0

    def look(self) -> None:
        """Collect what is new; and all there is, if that has grown by half."""
        self._more += gc.get_count()[0] - gc.collect(0)
        if self._more > max(LEAST, GROWTH * self._known):
            self._known += self._more - gc.collect()
            self._more = 0


@asynccontextmanager
async def collecting() -> AsyncIterator[None]:
    """Instead of the collector's own rhythm."""
    gc.collect()
    gc.freeze()  # what is loaded now stays
    gc.disable()
    task = asyncio.create_task(_look_often())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        gc.enable()
        gc.unfreeze()


async def _look_often() -> None:
    collector = Collector()
    while True:
        await asyncio.sleep(PAUSE)
        collector.look()
