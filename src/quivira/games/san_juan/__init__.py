"""San Juan, with the advanced set-up and the expansion "new buildings"."""

from typing import Final

from quivira.kernel import game

GAME: Final = game(__name__)
