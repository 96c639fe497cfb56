"""What a bot needs to know: how many points each seat may expect from a position."""

from typing import Final

from quivira.games.cibola.components import (
    BY_MAJORITY,
    CHAMBERS,
    COLUMN_OF,
    EXPLORERS_PER_POINT,
    FIXED_VALUE,
    NO_FIXED_VALUE,
    POINTS_PER_EXPLORER,
    POINTS_PER_SYMBOL,
    ROUNDS,
    TREASURES,
    VALUE,
)
from quivira.games.cibola.scoring import counted_symbols, effects, symbols
from quivira.games.cibola.state import Cibola

EARLY_PICK: Final = 0.35  # what an explorer is worth for each round left, beyond its points: first choice of cards
LEAD: Final = 0.8  # how sure a majority is, at most, before the last round


def evaluate(s: Cibola) -> list[float]:
    """Expected points of each seat; higher is better."""
    left = ROUNDS - s.round
    worth = [s.explorers[seat] * (1 / EXPLORERS_PER_POINT + EARLY_PICK * left / ROUNDS) for seat in range(s.seats)]
    for seat in range(s.seats):
        worth[seat] += sum([POINTS_PER_EXPLORER[totem] for totem in effects(s, seat)]) * s.explorers[seat] / 2
    for treasure in range(TREASURES):
        value = expected_value(s, treasure)
        if BY_MAJORITY[treasure]:
            for seat, share in enumerate(majority(s, treasure, left)):
                worth[seat] += value * share
        else:
            for seat in range(s.seats):
                worth[seat] += symbols(s, seat, treasure) * price(s, seat, treasure, value)
    return worth


def expected_value(s: Cibola, treasure: int) -> float:
    """The mean of the open chambers."""
    values = [VALUE[c] for c in range(CHAMBERS) if COLUMN_OF[c] == treasure and not s.covered[c]]
    return sum(values) / len(values)


def price(s: Cibola, seat: int, treasure: int, value: float) -> float:
    """What one symbol brings to a seat, with its totems."""
    for totem in effects(s, seat):
        if FIXED_VALUE[totem][treasure] != NO_FIXED_VALUE:
            value = float(FIXED_VALUE[totem][treasure])
    return value + sum([POINTS_PER_SYMBOL[totem][treasure] for totem in effects(s, seat)])


def majority(s: Cibola, treasure: int, left: int) -> list[float]:
    """How likely each seat is to have the most: the leaders surely at the end, less so while rounds are left."""
    counts = [counted_symbols(s, seat, treasure) for seat in range(s.seats)]
    most = max(counts)
    if most == 0:
        return [0.0] * s.seats
    sure = 1.0 if left == 0 else LEAD * (1 - left / (2 * ROUNDS))
    return [sure if n == most else (1 - sure) * n / most for n in counts]
