"""A training with a length, kept in a folder: it can be stopped at any time, even killed, and gone on with."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec

from quivira.kernel import Game, QuiviraError
from quivira.kernel.errors import needs
from quivira.learning import Rows
from quivira.learning.training.curve import Curve
from quivira.learning.training.learner import Learner, Round
from quivira.learning.training.settings import changed, usual
from quivira.processes import cores

with needs("train"):
    import torch

CHECKPOINT: Final = "checkpoint.pt"
WEIGHTS: Final = "weights.npz"
CURVE: Final = "curve.csv"
KEPT_EVERY: Final = 60.0  # seconds


class Length(msgspec.Struct, frozen=True):
    """How long to train in all: so many seconds, or so many decisions."""

    seconds: float | None = None
    decisions: int | None = None

    def progress(self, seconds: float, decisions: int) -> float:
        return seconds / self.seconds if self.seconds is not None else decisions / (self.decisions or 1)


class Course:
    """A training in a folder. One process at a time may use it."""

    def __init__(self, game: Game[Any], folder: Path, length: Length, learner: Learner) -> None:
        self.game, self.folder, self.length, self.learner = game, folder, length, learner
        self.weights = folder / WEIGHTS
        self.curve = Curve(folder / CURVE)

    def progress(self) -> float:
        """The part of the way that lies behind."""
        done = self.learner.done
        return self.length.progress(done.seconds, done.decisions)

    def rounds(self) -> Generator[Round, None, None]:
        """Train to the end of the way, keeping all that is needed to go on."""
        kept = perf_counter()
        try:
            while self.progress() < 1:
                yield self.learner.round(self.progress())
                if perf_counter() - kept > KEPT_EVERY:
                    self.keep()
                    kept = perf_counter()
        finally:
            self.learner.end()
            if self.learner.done.rounds:
                self.keep()

    def keep(self) -> None:
        self.learner.save(self.folder / CHECKPOINT)
        self.learner.export(self.weights)


def course(
    game: Game[Any],
    folder: Path,
    length: Length,
    changes: dict[str, Any],
    fresh: bool = False,
    device: str = "",
    network: Path | None = None,
) -> Course:
    """Begin a training in a folder, or go on with the one that is there; settings are the usual or the kept ones.

    `changes` are those that shall be others, `network` is a file with the one that a new training begins with.
    """
    if network is not None and "layers" in changes:
        raise QuiviraError("a network to begin with has its layers; leave them out, or begin without one")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise QuiviraError(f"cannot keep a training in {folder}: {error.strerror}") from None
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # processes share the cores; more threads would be in their way
    torch.set_num_threads(1)
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if fresh:
        for name in (CHECKPOINT, CURVE, WEIGHTS):
            (folder / name).unlink(missing_ok=True)
    checkpoint = folder / CHECKPOINT
    if checkpoint.exists():
        return Course(game, folder, length, Learner.load(checkpoint, game, changes, device))
    rows = Rows(game)
    settings = changed(usual(rows.size, rows.actions, cores(), device.startswith("cuda")), changes)
    learner = Learner(game, settings, device) if network is None else Learner.of(network, game, settings, device)
    return Course(game, folder, length, learner)
