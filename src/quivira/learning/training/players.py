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

from quivira.kernel.errors import needs
from quivira.learning import Games
from quivira.learning.training.settings import Table
from quivira.processes import Answer, Worker

with needs("train"):
    import numpy as np
    from numpy.typing import NDArray

HALVES: Final = (0, 1)
ALIGNED: Final = 64  # bytes
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder that is no disk, where there is one


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


class Playing:
    """What one process does: it plays a half of its games to the next choice. The first time it begins them."""

    def __init__(self, game: str, tables: list[Table], games: int, seed: int, path: Path, shape: Shape, first: int):
        self.game, self.tables, self.seed = game, tables, seed
        self.path, self.shape = path, shape
        self.own = slice(first, first + games // 2)
        self.buffers: Buffers | None = None
        self.halves: dict[int, Games] = {}

    def __call__(self, half: int) -> Ended | None:
        if self.buffers is None:
            self.buffers = Buffers(self.path, self.shape)
        b, own = self.buffers, self.own
        asked = (b.rows[half, own], b.masks[half, own], b.seats[half, own])
        if half not in self.halves:
            self.halves[half] = Games(self.game, self.tables, own.stop - own.start, self.seed + half)
            self.halves[half].begin(*asked)
            return None
        ended = self.halves[half].play(b.actions[half, own], *asked)
        return Ended(ended.places + own.start, ended.totals, ended.ranks) if len(ended.places) else None


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


class Players:
    """All processes together: `ask` them to play a half, and `wait` until all have."""

    def __init__(self, game: str, tables: list[Table], jobs: int, games: int, columns: int, actions: int, seed: int):
        half = games // 2
        self.shape = Shape(jobs * half, columns, actions)
        self._folder = tempfile.mkdtemp(prefix="quivira-", dir=_room(self.shape))
        path = Path(self._folder) / "games"
        self.buffers = Buffers(path, self.shape, is_new=True)
        work = [Playing(game, tables, games, seed + 2 * job, path, self.shape, job * half) for job in range(jobs)]
        self.hands: list[Hand] = [Here(work[0])] if jobs == 1 else [Worker(playing) for playing in work]
        try:
            for index in HALVES:
                self.ask(index)
                self.wait()
        except BaseException:
            self.end()
            raise
        shutil.rmtree(
            self._folder, ignore_errors=True
        )  # whoever has mapped the file keeps it, and nothing stays behind

    def ask(self, half: int) -> None:
        """Play what lies in `buffers.actions`, or begin."""
        for hand in self.hands:
            hand.ask(half)

    def wait(self) -> list[Ended]:
        """Until all have played the half that was asked for first; the games that ended."""
        found: list[Ended] = []
        for hand in self.hands:
            while (answer := hand.answer()) is None:
                pass
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
