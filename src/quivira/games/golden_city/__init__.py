"""The Golden City."""

from typing import Final

from quivira.games.golden_city.board import FILE, OLD_FILE
from quivira.kernel import game

GAME: Final = game(__name__, data=(FILE, OLD_FILE))
