"""What a finished game is worth to each seat, as learning algorithms want it."""

from __future__ import annotations

from typing import Final

from quivira.kernel import BadTable, Score
from quivira.kernel.errors import unknown

GREAT_LEAD: Final = 100  # points; a lead of so many counts as 1

WIN: Final = "win"
RANK: Final = "rank"
LEAD: Final = "lead"
KINDS: Final = (WIN, RANK, LEAD)


def check(kind: str) -> str:
    if kind not in KINDS:
        raise BadTable(unknown("reward", kind, KINDS))
    return kind


def total(kind: str, seats: int) -> float | None:
    """What the rewards of all seats add up to; None if that differs from game to game."""
    return {WIN: 1.0, RANK: seats / 2}.get(kind)


def least(kind: str) -> float:
    """The least that a seat can get; the most is 1."""
    return -1.0 if kind == LEAD else 0.0


def rewards(kind: str, scores: list[Score]) -> list[float]:
    """By seat. `win`: 1 for the winner, shared where several win. `rank`: from 1 for the first down to 0 for the last,
    equals get the mean of their places. `lead`: points ahead of the best other seat, as a share of GREAT_LEAD."""
    if kind == WIN:
        winners = sum(score.rank == 1 for score in scores)
        return [1 / winners if score.rank == 1 else 0.0 for score in scores]
    if kind == RANK:
        return [_place(score, scores) for score in scores]
    leads = [score.total - max(other.total for other in scores if other is not score) for score in scores]
    return [max(-1.0, min(1.0, lead / GREAT_LEAD)) for lead in leads]


def _place(score: Score, scores: list[Score]) -> float:
    before = sum(other.rank < score.rank for other in scores)
    equals = sum(other.rank == score.rank for other in scores)
    return 1 - (before + (equals - 1) / 2) / (len(scores) - 1)
