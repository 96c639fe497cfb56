"""Places that several want to use, given out in fair shares."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

KEPT: Final = 10_000  # names whose last turn is remembered
Path: TypeAlias = tuple[str, ...]  # who wants a place: the whole, its part, a part of that


class Shares:
    """Whoever was served longest ago is served next: among wholes, in one whole among its parts, and so on.

    So who wants many places at once delays others by one turn, not by all of its own.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Path, asyncio.Future[None]]] = []
        self._served: dict[Path, int] = {}
        self._turns = 0

    @asynccontextmanager
    async def place(self, path: Path) -> AsyncIterator[None]:
        """Wait for a place, and keep it inside the block."""
        await self._taken(path)
        try:
            yield
        finally:
            self._free += 1
            self._give()

    async def _taken(self, path: Path) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((path, turn))
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove((path, turn))
            else:  # it was given a place in the same moment
                self._free += 1
                self._give()
            raise

    def _give(self) -> None:
        while self._free and self._waiting:
            found = min(self._waiting, key=lambda waiting: self._last_turns(waiting[0]))
            self._waiting.remove(found)
            path, turn = found
            self._free -= 1
            self._turns += 1
            for size in range(1, len(path) + 1):
                self._served.pop(path[:size], None)
                self._served[path[:size]] = self._turns
            while len(self._served) > KEPT:
                del self._served[next(iter(self._served))]
            turn.set_result(None)

    def _last_turns(self, path: Path) -> list[int]:
        return [self._served.get(path[:size], 0) for size in range(1, len(path) + 1)]
