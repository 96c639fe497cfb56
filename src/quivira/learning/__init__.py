"""Learned players: rows for all tables of a game in one shape, many games at once, and the network that plays."""

from quivira.learning.games import Ended, Games
from quivira.learning.rows import Rows

__all__ = ["Ended", "Games", "Rows"]
