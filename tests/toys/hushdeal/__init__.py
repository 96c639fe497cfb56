"""Hush Deal: nobody sees anything but their own card; nothing is ever refused."""

from typing import Final

from quivira.kernel import game

GAME: Final = game(__name__)
