"""The one place where a name becomes a bot."""

from __future__ import annotations

import importlib
import os
import sys

from quivira.bots import LEVELS, Bot, bot
from quivira.kernel import QuiviraError, Rng


def player(name: str, rng: Rng) -> Bot:
    """A level such as `easy`, or `module:Class`."""
    module, mark, attribute = name.partition(":")
    if not mark or module in LEVELS:
        return bot(name, rng)
    made: Bot = _load(name, module, attribute)(rng)
    return made


def name_of(given: str | type[Bot]) -> str:
    """The name of a bot that was named, or whose class was given."""
    return given if isinstance(given, str) else f"{given.__module__}:{given.__qualname__}"


def _load(name: str, module: str, attribute: str) -> type[Bot]:
    if (folder := os.getcwd()) not in sys.path:
        sys.path.insert(0, folder)
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise QuiviraError(f"cannot load the bot '{name}' (MODULE:CLASS): {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise QuiviraError(f"'{name}' is not a subclass of quivira.bots.Bot")
    return found
