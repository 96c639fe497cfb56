"""Pebble Pair: one rule, two decisions, two seats; no chance, nothing hidden."""

from typing import Final

from quivira.kernel import game

GAME: Final = game(__name__)
