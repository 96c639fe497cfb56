"""Finds games: every folder of `quivira.games`, and what installed packages offer as entry points."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

from quivira.kernel.errors import UnknownGame, unknown
from quivira.kernel.game import Game

GROUP: Final = "quivira.games"


def names() -> list[str]:
    """All games there are, in alphabetical order; none of them is imported."""
    folders = [module.name for module in iter_modules(import_module(GROUP).__path__) if module.ispkg]
    return sorted({*folders, *(point.name for point in entry_points(group=GROUP))})


@cache
def find(name: str) -> Game[Any]:
    """The game of that name, ready to play."""
    if name not in names():
        raise UnknownGame(unknown("game", name, names()))
    points = entry_points(group=GROUP, name=name)
    game = next(iter(points)).load() if points else import_module(f"{GROUP}.{name}").GAME
    if not isinstance(game, Game) or game.meta.name != name:
        raise UnknownGame(f"the folder '{name}' holds no GAME of that name")
    return game


def module(name: str) -> str:
    """The package that holds a game's files: its locale, rulebook and records."""
    points = entry_points(group=GROUP, name=name)
    return next(iter(points)).module if points else f"{GROUP}.{name}"
