"""Learned players: rows for all tables of a game in one shape, many games at once, and the network that plays."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quivira.learning.games import Ended, Games
    from quivira.learning.rows import Rows

__all__ = ["Ended", "Games", "Rows"]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes: bots share the cores, one each

HOME = {"Ended": "games", "Games": "games", "Rows": "rows"}


def __getattr__(name: str) -> object:
    """What needs numpy is imported when it is asked for: bots that do without are found in this package, too."""
    if name not in HOME:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(import_module(f"{__name__}.{HOME[name]}"), name)
