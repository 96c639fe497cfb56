"""Who sits where at the terminal."""

from __future__ import annotations

from quivira.bots import LEVELS
from quivira.locale import Catalog


def seat_names(words: Catalog, seats: int, humans: int, bot: str = "") -> list[str]:
    """Names for people first, then for bots, with their level if it has a name."""
    people = [words.say("player-name", n=number + 1) for number in range(humans)]
    numbers = range(1, seats - humans + 1)
    if bot in LEVELS:
        level = words.text(LEVELS[bot].label)
        return people + [words.say("bot-name-level", n=number, level=level) for number in numbers]
    return people + [words.say("bot-name", n=number) for number in numbers]
