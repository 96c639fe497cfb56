"""Treasures of Cibola."""

from typing import Final

from quivira.kernel import game

GAME: Final = game(__name__)
