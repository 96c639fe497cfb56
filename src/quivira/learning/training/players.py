"""Processes that play the games a network learns from.

What is asked and what is answered lies in one file that all of them have mapped. Each process plays two halves of its
games by turns: while it plays the one, the network answers for the other.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from quivira.kernel import QuiviraError
from quivira.kernel.errors import needs
from quivira.learning import Games
from quivira.learning.training.settings import Table
from quivira.processes import Answer, Worker
from quivira.processes import Ended as Gone

with needs("train"):
    import numpy as np
    from numpy.typing import NDArray

HALVES: Final = (0, 1)
ALIGNED: Final = 64  # bytes
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder that is no disk, where there is one
LOST: Final = (
    "a process that played has ended, perhaps for want of memory (fewer games at once need less: --games); "
    "the training is kept up to its last minute, and the same command goes on with it"
)


class Ended(NamedTuple):
    """Games that ended: where, and by seat how; rank -1 where nobody sits."""

    places: NDArray[np.int32]
    totals: NDArray[np.int32]
    ranks: NDArray[np.int32]


class Shape(NamedTuple):
    """Of what lies in the file: for each half so many places, a row and a mask for each of them."""

    places: int
    columns: int
    actions: int

    def parts(self) -> list[tuple[str, type[Any], tuple[int, ...]]]:
        return [
            ("rows", np.float32, (2, self.places, self.columns)),
            ("masks", np.uint8, (2, self.places, self.actions)),
            ("seats", np.int8, (2, self.places)),
            ("actions", np.int32, (2, self.places)),
        ]


class Buffers:
    """The arrays in the file; the first index is the half."""

    def __init__(self, path: Path, shape: Shape, is_new: bool = False) -> None:
        self.shape = shape
        starts, size = [], 0
        for _, kind, extent in shape.parts():
            starts.append(size)
            size += -(-int(np.prod(extent)) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
        self.memory = np.memmap(path, np.uint8, "w+" if is_new else "r+", shape=(size,))
        arrays: dict[str, NDArray[Any]] = {}
        for start, (name, kind, extent) in zip(starts, shape.parts(), strict=True):
            arrays[name] = np.ndarray(extent, kind, self.memory, start)
        self.rows, self.masks, self.seats = arrays["rows"], arrays["masks"], arrays["seats"]
        self.actions = arrays["actions"]

    def of(self, half: int, own: slice) -> list[NDArray[Any]]:
        """The parts of a process: what it is told to do, and where it writes what is asked next."""
        return [array[half, own] for array in (self.actions, self.rows, self.masks, self.seats)]


class Halves:
    """The games of one process. The first time that a half is to be played, its games begin."""

    def __init__(self, game: str, tables: list[Table], seed: int, first: int, places: int) -> None:
        self.game, self.tables, self.seed = game, tables, seed
        self.own = slice(first, first + places)
        self.games: dict[int, Games] = {}

    def play(self, half: int, actions: NDArray[Any], *asked: NDArray[Any]) -> Ended | None:
        """Do these actions and write what is asked next: rows, masks and seats; the games that ended."""
        if half not in self.games:
            self.games[half] = Games(self.game, self.tables, self.own.stop - self.own.start, self.seed + half)
            self.games[half].begin(*asked)
            return None
        ended = self.games[half].play(actions, *asked)
        return Ended(ended.places + self.own.start, ended.totals, ended.ranks) if len(ended.places) else None


class Playing:
    """What a process on this machine does: it plays a half of its games to the next choice, in the file."""

    def __init__(self, halves: Halves, path: Path, shape: Shape) -> None:
        self.halves, self.path, self.shape = halves, path, shape
        self.buffers: Buffers | None = None

    def __call__(self, half: int) -> Ended | None:
        if self.buffers is None:
            self.buffers = Buffers(self.path, self.shape)
        actions, *asked = self.buffers.of(half, self.halves.own)
        return self.halves.play(half, actions, *asked)


class Hand(Protocol):
    """Somebody who does what is asked, one thing after the other: a process, or this one."""

    def ask(self, item: int) -> None: ...
    def answer(self) -> Answer[Ended | None] | None: ...
    def end(self) -> None: ...


class Here:
    """Plays in this process."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.done: list[Answer[Ended | None]] = []

    def ask(self, item: int) -> None:
        self.done.append(Answer(self.playing(item), None))

    def answer(self) -> Answer[Ended | None]:
        return self.done.pop(0)

    def end(self) -> None:
        pass


class Far:
    """Plays on another machine of a Ray cluster; what is asked comes over the network."""

    def __init__(self, ray: Any, halves: Halves, buffers: Buffers) -> None:
        self.ray, self.own, self.buffers = ray, halves.own, buffers
        self.actor = ray.remote(num_cpus=1)(Away).remote(halves, buffers.shape)
        self.asked: list[tuple[int, Any]] = []

    def ask(self, item: int) -> None:
        actions = self.buffers.actions[item, self.own].copy()
        self.asked.append((item, self.actor.play.remote(item, actions)))

    def answer(self) -> Answer[Ended | None]:
        half, reference = self.asked.pop(0)
        ended, arrays = self.ray.get(reference)
        for own, came in zip(self.buffers.of(half, self.own)[1:], arrays, strict=True):
            own[:] = came
        return Answer(ended, None)

    def end(self) -> None:
        self.ray.kill(self.actor)


class Away:
    """The far end: games with arrays of their own."""

    def __init__(self, halves: Halves, shape: Shape) -> None:
        self.halves = halves
        places = halves.own.stop - halves.own.start
        self.arrays = [np.empty((places, *extent[2:]), kind) for _, kind, extent in shape.parts()[:3]]

    def play(self, half: int, actions: NDArray[Any]) -> tuple[Ended | None, list[NDArray[Any]]]:
        return self.halves.play(half, actions, *self.arrays), self.arrays


class Players:
    """All processes together: `ask` them to play a half, and `wait` until all have. `ray` is a cluster to play on."""

    def __init__(self, game: str, tables: list[Table], jobs: int, places: int, shape: Shape, seed: int, ray: Any):
        self.shape = shape
        self._folder = tempfile.mkdtemp(prefix="quivira-", dir=_room(shape))
        path = Path(self._folder) / "games"
        self.buffers = Buffers(path, shape, is_new=True)
        self.hands: list[Hand] = []
        try:
            for job in range(jobs):
                halves = Halves(game, tables, seed + 2 * job, job * places, places)
                self.hands.append(self._hand(halves, Playing(halves, path, shape), jobs, ray))
            for index in HALVES:
                self.ask(index)
                self.wait()
        except BaseException:
            self.end()
            raise
        shutil.rmtree(self._folder, ignore_errors=True)  # whoever has mapped the file keeps it; nothing stays behind

    def _hand(self, halves: Halves, playing: Playing, jobs: int, ray: Any) -> Hand:
        if ray is not None:
            return Far(ray, halves, self.buffers)
        return Here(playing) if jobs == 1 else Worker(playing)

    def ask(self, half: int) -> None:
        """Play what lies in `buffers.actions`, or begin."""
        for hand in self.hands:
            hand.ask(half)

    def wait(self) -> list[Ended]:
        """Until all have played the half that was asked for first; the games that ended."""
        found: list[Ended] = []
        for hand in self.hands:
            try:
                while (answer := hand.answer()) is None:
                    pass
            except Gone:
                raise QuiviraError(LOST) from None
            if answer.error is not None:
                raise answer.error
            if answer.result is not None:
                found.append(answer.result)
        return found

    def end(self) -> None:
        for hand in self.hands:
            hand.end()
        shutil.rmtree(self._folder, ignore_errors=True)


def _room(shape: Shape) -> str | None:
    """Where a file is quickest: in memory, if there is room for it; else where temporary files are."""
    size = sum(int(np.prod(extent)) * np.dtype(kind).itemsize for _, kind, extent in shape.parts())
    with suppress(OSError):
        if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2 * size:
            return str(MEMORY)
    return None
