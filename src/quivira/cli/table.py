"""Who sits where at the terminal."""

from __future__ import annotations

from quivira.locale import Catalog


def seat_names(words: Catalog, seats: int, humans: int) -> list[str]:
    """Names for people first, then for bots."""
    people = [words.say("player-name", n=number + 1) for number in range(humans)]
    return people + [words.say("bot-name", n=number + 1) for number in range(seats - humans)]
