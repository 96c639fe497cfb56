"""Pictures of final boards, and of games that people are invited to. Another process draws them, one by one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from quivira.drawing import drawn, example, png
from quivira.kernel.registry import find
from quivira.processes import Ended, Worker
from quivira.server import problems
from quivira.server.kept import Result
from quivira.server.tables.table import Table

KEPT: Final = 16 * 2**20  # bytes of pictures in memory
DRAWN_IN: Final = 20.0  # seconds for one picture
IDLE: Final = 120.0  # seconds after which the process that draws is ended
WAITING: Final = 20  # pictures that may wait
log = logging.getLogger("quivira.pictures")


class Wanted(NamedTuple):
    """A game's name, its last state and the places by seat; without a state: the game as its example ended."""

    game: str
    state: bytes | None = None
    places: tuple[int, ...] = ()  # none: nobody won


def draw(wanted: Wanted) -> bytes:
    game = find(wanted.game)
    s = game.load(wanted.state) if wanted.state is not None else example(wanted.game)
    if s is None:
        s = game.new(game.meta.seats[-1])
    scores = game.scores(s) if wanted.places else []
    for score in scores:
        score.rank = wanted.places[score.seat]
    return png(drawn(wanted.game, s, scores))


class Pictures:
    """Keeps what was drawn, as long as there is room."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()
        self._worker: Worker[Wanted, bytes] | None = None
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._rest: asyncio.TimerHandle | None = None

    async def of(self, live: Table, result: Result) -> bytes:
        """The final board of a game that is over; its cover where the rules that it was played by are gone."""
        match = live.match
        if match is None:
            return await self.cover(live.sheet.game)
        places = tuple(score.rank for score in result.outcome.scores) if result.outcome is not None else ()
        return await self._picture(live.sheet.id, lambda: Wanted(live.sheet.game, match.game.dump(match.state), places))

    async def cover(self, game: str) -> bytes:
        """For a game that is yet to be played; it hangs on the game alone."""
        return await self._picture(f"cover {game}", lambda: Wanted(game))

    async def _picture(self, name: str, wanted: Callable[[], Wanted]) -> bytes:
        """Whoever asks for what is being drawn gets the same."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._drawing:
            if len(self._drawing) >= WAITING:
                raise problems.too_many()
            task = self._drawing[name] = asyncio.create_task(self._drawn(wanted()))
            task.add_done_callback(lambda done: self._keep(name, done))
        return await asyncio.shield(self._drawing[name])

    def _keep(self, name: str, done: asyncio.Task[bytes]) -> None:
        del self._drawing[name]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[name] = done.result()
        while sum(map(len, self._kept.values())) > KEPT:
            self._kept.popitem(last=False)

    async def _drawn(self, wanted: Wanted) -> bytes:
        async with self._turn:
            if self._rest is not None:
                self._rest.cancel()
            try:
                return await self._ask(wanted)
            except (TimeoutError, Ended):
                log.warning("a picture took too long", extra={"game": wanted.game})
                raise problems.failed() from None
            finally:
                self._rest = asyncio.get_running_loop().call_later(IDLE, self._end)

    async def _ask(self, wanted: Wanted) -> bytes:
        """A process that hangs, or is waited for no longer, is ended."""
        self._worker = self._worker or Worker(draw)
        try:
            async with asyncio.timeout(DRAWN_IN):
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._worker.do, wanted)
        except BaseException:
            self._end()
            raise

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    async def close(self) -> None:
        for task in [*self._drawing.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        if self._rest is not None:
            self._rest.cancel()
        self._end()
        self._thread.shutdown()
