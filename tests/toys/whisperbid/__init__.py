"""Whisper Bid: sealed questions only, for up to eight seats; no chance."""

from typing import Final

from quivira.kernel import game

GAME: Final = game(__name__)
