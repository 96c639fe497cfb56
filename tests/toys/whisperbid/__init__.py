"""Whisper Bid: sealed questions only, for up to eight seats; no chance."""

from typing import Final

from quivira.games.whisperbid import rules
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
