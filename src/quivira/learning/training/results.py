"""What a game was worth to its seats."""

from __future__ import annotations

from typing import TypeAlias

from quivira.kernel.errors import needs
from quivira.learning.worth import worth

with needs("train"):
    import numpy as np
    from numpy.typing import NDArray

Floats: TypeAlias = "NDArray[np.float32]"
Ints: TypeAlias = "NDArray[np.int32]"


def leads(totals: Ints, ranks: Ints) -> Floats:
    """How far each seat is ahead of the best other one; 0 where nobody sits."""
    there = ranks > 0
    points = np.where(there, totals, -np.inf)
    order = np.sort(points, axis=1)
    best, second = order[:, -1:], order[:, -2:-1]
    with np.errstate(invalid="ignore"):
        found = points - np.where(points == best, second, best)
    return np.where(there, found, 0).astype(np.float32)


def seats_worth(totals: Ints, ranks: Ints, scale: float, win: float) -> Floats:
    """What games were worth to each seat; 0 where nobody sits."""
    first = ranks == 1
    shares = first / np.maximum(1, first.sum(axis=1, keepdims=True))
    return np.where(ranks > 0, worth(shares, leads(totals, ranks), scale, win), 0).astype(np.float32)


class Scale:
    """The usual lead of a game: the mean of those seen, the later ones counting more."""

    FADES = 0.99  # of what was known, with each rollout

    def __init__(self, sum_: float = 0.0, count: float = 0.0) -> None:
        self.sum, self.count = sum_, count

    def see(self, totals: Ints, ranks: Ints) -> None:
        there = ranks > 0
        self.sum = self.FADES * self.sum + float(np.abs(leads(totals, ranks))[there].sum())
        self.count = self.FADES * self.count + float(there.sum())

    def value(self) -> float:
        return max(self.sum / self.count, 1e-3) if self.count else 1.0
