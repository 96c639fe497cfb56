"""A game's folder: its parts are found by their names, so that its `__init__.py` is one call."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import isclass
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from quivira.kernel import usual
from quivira.kernel.errors import QuiviraError
from quivira.kernel.fields import Piece
from quivira.kernel.game import Game
from quivira.kernel.memory import Memory
from quivira.kernel.step import NextCard, Step

FUNCTIONS: Final = ("set_up", "view", "scores", "features")
KINDS: Final[tuple[type[Any], ...]] = (NextCard, Memory)  # the kernel's own that may lie on a table
NOT_RULES: Final = ("tests", "web")


def game(package: str, data: tuple[Any, ...] = ()) -> Game[Any]:
    """The game whose folder is the package: functions and constants of fixed names, in whichever module they lie.

    `resample`, `evaluate`, `end_reason` and `is_quiet` may be missing where the usual will do (`usual.py`), and
    `picture` where the game is shown to messengers without its board.
    """
    modules = list(_modules(package))
    meta = _part("META", modules, package)
    parts = {name: _part(name, modules, package) for name in FUNCTIONS}
    parts["resample"] = _part("resample", modules, package, usual.resample)
    parts["evaluate"] = _part("evaluate", modules, package, usual.evaluate(parts["scores"]))
    only_one = usual.end_reason(meta.end_reasons) if len(meta.end_reasons) == 1 else None
    parts["end_reason"] = _part("end_reason", modules, package, only_one)
    quiet, picture = _found("is_quiet", modules), _found("picture", modules)
    return Game(
        meta=meta,
        space=_part("SPACE", modules, package),
        kinds={kind.__name__: kind for kind in (*KINDS, *_kinds(modules))},
        data=data,
        is_quiet=quiet[0] if quiet else None,
        picture=picture[0] if picture else None,
        **parts,
    )


def _modules(package: str) -> Iterator[ModuleType]:
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        if not any(part in NOT_RULES for part in module.name.split(".")):
            yield import_module(module.name)


def _part(name: str, modules: list[ModuleType], package: str, usual_one: Any = None) -> Any:
    found = _found(name, modules) or ([] if usual_one is None else [usual_one])
    if len(found) != 1:
        raise QuiviraError(f"{package} has {'two different' if found else 'no'} {name}")
    return found[0]


def _found(name: str, modules: list[ModuleType]) -> list[Any]:
    """What modules have under a name, each thing once: others may import it."""
    things = [vars(module)[name] for module in modules if name in vars(module)]
    return list({id(thing): thing for thing in things if not isinstance(thing, ModuleType)}.values())


def _kinds(modules: list[ModuleType]) -> list[type[Any]]:
    """Steps and pieces that the modules define, in their order."""
    things = [(module.__name__, thing) for module in modules for thing in vars(module).values() if isclass(thing)]
    return [thing for home, thing in things if thing.__module__ == home and issubclass(thing, (Step, Piece))]
