"""The bots that a table offers, and how any bot is made from its name."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from typing import Any, Final, NamedTuple

from quivira.bots.bot import Bot
from quivira.bots.budget import Budget
from quivira.bots.greedy import GreedyBot
from quivira.bots.learned import ExpertBot, LearnedBot, MasterBot
from quivira.bots.random import RandomBot
from quivira.bots.searching import SearchBot
from quivira.kernel import QuiviraError, Rng
from quivira.kernel.errors import unknown
from quivira.learning.weights import weights


class Level(NamedTuple):
    kind: type[Bot]
    budget: Budget
    label: str = ""  # locale key of its name


LEVELS: Final[dict[str, Level]] = {
    "random": Level(RandomBot, Budget(), "level-random"),
    "easy": Level(GreedyBot, Budget(), "level-easy"),
    "medium": Level(SearchBot, Budget(sims=50), "level-medium"),
    "hard": Level(SearchBot, Budget(time=0.5), "level-hard"),
    "expert": Level(ExpertBot, Budget(), "level-expert"),
    "master": Level(MasterBot, Budget(time=0.5), "level-master"),
}


def levels(game: str) -> list[str]:
    """The levels that a game offers: those with a network only where it comes with one."""
    learned = weights(game) is not None
    return [name for name, level in LEVELS.items() if learned or not issubclass(level.kind, LearnedBot)]


def bot(name: str, rng: Rng, game: str | None = None) -> Bot:
    """A bot by its name: `hard`, `hard:time=0.1`, `hard:sims=2000,depth=4`, `module:Class`, `module:Class:time=1`.

    `time` (seconds per decision) and `sims` (simulations) are its budget; other settings are arguments of its class.
    If a game is named, a bot that needs a network must find one there.
    """
    first, *rest = name.split(":")
    level = LEVELS.get(first)
    if level is None and not rest:
        raise QuiviraError(unknown("bot", first, LEVELS) + "; your own is MODULE:CLASS")
    if level is None:
        level = Level(_load(first, rest.pop(0)), Budget())
    settings = _settings(name, rest)
    budget = level.budget
    if "time" in settings or "sims" in settings:
        budget = Budget(settings.pop("time", None), settings.pop("sims", None))
    known = list(inspect.signature(level.kind).parameters)[1:]
    for setting in settings:
        if setting not in known:
            raise QuiviraError(f"'{name}': " + unknown("setting", setting, ["time", "sims", *known]))
    try:
        made = level.kind(rng, **settings)
    except (TypeError, ValueError) as error:
        raise QuiviraError(f"'{name}': {error}") from None
    made.budget = Budget(budget.time, budget.sims)
    if game is not None and isinstance(made, LearnedBot) and not made.weights and weights(game) is None:
        raise QuiviraError(
            f"'{name}' needs a network, and {game} comes without one; "
            f"train one (quivira train {game}) and name its file: {first}:weights=FILE"
        )
    return made


def _settings(name: str, words: list[str]) -> dict[str, Any]:
    """`key=value,key=value` as a dictionary; numbers become numbers."""
    settings: dict[str, Any] = {}
    for word in ",".join(words).split(",") if words else []:
        key, mark, value = word.partition("=")
        if not mark:
            raise QuiviraError(f"'{name}': a setting is written key=value, not '{word}'")
        settings[key] = _number(value)
    for key, kind in (("time", (int, float)), ("sims", int)):
        if key in settings and not (isinstance(settings[key], kind) and settings[key] > 0):
            raise QuiviraError(f"'{name}': {key} is a number above 0")
    return settings


def _number(word: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word


def _load(module: str, attribute: str) -> type[Bot]:
    """The class that `module:Class` names, also in the current folder."""
    if (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise QuiviraError(f"cannot load the bot '{module}:{attribute}' (MODULE:CLASS): {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise QuiviraError(f"'{module}:{attribute}' is not a subclass of quivira.bots.Bot")
    return found
