"""For Sale: an open auction for houses, then a sealed one for cheques."""

from typing import Final

from quivira.kernel import game

GAME: Final = game(__name__)
