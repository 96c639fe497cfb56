"""What a game need not write where the usual will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from quivira.kernel.chance import Rng
from quivira.kernel.score import Score
from quivira.kernel.state import State
from quivira.kernel.step import Sealed, Seat

S = TypeVar("S", bound=State)


def resample(s: S, seat: Seat, rng: Rng) -> S:
    """Of a game in which all is open but sealed answers: others may have chosen anything else that they could."""
    world: S = s.clone()
    top = world.stack[-1] if world.stack else None
    if isinstance(top, Sealed):
        world.stack[-1] = top.resampled(world, seat, rng)
    return world


def evaluate(scores: Callable[[S], list[Score]]) -> Callable[[S], list[float]]:
    """A position is worth the points that are there."""
    return lambda s: [float(score.total) for score in scores(s)]


def end_reason(reasons: tuple[str, ...]) -> Callable[[State], str]:
    """The only one, of a game that has one."""
    return lambda _: reasons[0]
