"""Pebble Pair: one rule, two decisions, two seats; no chance, nothing hidden."""

from typing import Final

from quivira.games.pebblepair import rules
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
