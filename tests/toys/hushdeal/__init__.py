"""Hush Deal: nobody sees anything but their own card; nothing is ever refused."""

from typing import Final

from quivira.games.hushdeal import rules
from quivira.kernel import Game

GAME: Final = Game(
    rules.META,
    rules.SPACE,
    rules.STEPS,
    rules.set_up,
    rules.view,
    rules.resample,
    rules.scores,
    rules.end_reason,
    rules.evaluate,
    rules.features,
)
