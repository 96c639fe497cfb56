"""How strong the levels of a game are, on one scale; `quivira ratings GAME` measures them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from quivira.bots.levels import levels
from quivira.kernel.registry import module

FILE: Final = "ratings.json"


class Measured(msgspec.Struct, frozen=True):
    """What lies in a game's folder."""

    rules: int  # the version they were measured with
    seats: int
    games: int
    ratings: dict[str, int]  # by level


def ratings(game: str) -> dict[str, int]:
    """The ratings of the levels that a game offers; {}: nobody has measured them."""
    file = files(module(game)).joinpath(FILE)
    if not file.is_file():
        return {}
    measured = msgspec.json.decode(file.read_bytes(), type=Measured)
    return {level: measured.ratings[level] for level in levels(game) if level in measured.ratings}
