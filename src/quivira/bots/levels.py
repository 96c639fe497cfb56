"""The bots that a table offers, by name."""

from __future__ import annotations

from typing import Final

from quivira.bots.bot import Bot
from quivira.bots.greedy import GreedyBot
from quivira.bots.random import RandomBot
from quivira.kernel import QuiviraError, Rng
from quivira.kernel.errors import unknown

LEVELS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "easy": GreedyBot}


def bot(level: str, rng: Rng) -> Bot:
    if level not in LEVELS:
        raise QuiviraError(unknown("bot", level, LEVELS))
    return LEVELS[level](rng)
