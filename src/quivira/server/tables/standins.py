"""Bots that play in somebody's place: which levels there are, and which may play for one who has not chosen it."""

from __future__ import annotations

from typing import Final

from quivira.bots import levels
from quivira.kernel import QuiviraError
from quivira.kernel.errors import unknown
from quivira.server import problems
from quivira.server.kept import STAND_IN

WEAKEST: Final = "easy"  # of a bot that is called in for somebody else


def check_level(game: str, level: str) -> None:
    """Whether there are bots of that level for the game."""
    if level not in levels(game):
        raise QuiviraError(unknown("bot", level, levels(game)))


def must_be_strong(game: str, level: str, now: str | None = None) -> None:
    """Others, and clocks, call in no bot that would throw a game away, nor a weaker one than plays there now."""
    known = levels(game)
    least = max((one for one in (WEAKEST, now) if one in known), key=known.index, default=known[0])
    if known.index(level) < known.index(least):
        raise problems.forbidden(f"A bot that plays for somebody else is at least of the level {least}.")


def check_clock(game: str, level: str) -> None:
    """Whether a clock may call in such bots; what is usual may be everywhere."""
    if level != STAND_IN:
        check_level(game, level)
        must_be_strong(game, level)
