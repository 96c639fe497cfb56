"""What a bot needs to know: how many points each seat may expect from a position."""

from typing import Final

from quivira.games.cibola.components import (
    BY_MAJORITY,
    COLUMNS,
    EXPLORERS_PER_POINT,
    FIRST,
    FIXED_VALUE,
    NO_FIXED_VALUE,
    POINTS_PER_EXPLORER,
    POINTS_PER_SYMBOL,
    ROUNDS,
    TREASURES,
    VALUE,
)
from quivira.games.cibola.scoring import counted, effects, symbols
from quivira.games.cibola.state import Cibola

EARLY_PICK: Final = 0.35  # what an explorer is worth for each round left, beyond its points: first choice of cards
LEAD: Final = 0.8  # how sure a majority is, at most, before the last round


def evaluate(s: Cibola) -> list[float]:
    """Expected points of each seat; higher is better."""
    left = ROUNDS - s.round
    early = EARLY_PICK * left / ROUNDS
    owned = [symbols(s, seat) for seat in range(s.seats)]
    worth: list[float] = []
    for seat in range(s.seats):
        each = 1 / EXPLORERS_PER_POINT + early
        for totem in effects(s, seat):
            each += POINTS_PER_EXPLORER[totem] / 2
        worth.append(float(s.explorers[seat]) * each)
    for treasure in range(TREASURES):
        value = expected_value(s, treasure)
        if BY_MAJORITY[treasure]:
            shares = majority(s, treasure, left, owned)
            for seat in range(s.seats):
                worth[seat] += value * shares[seat]
        else:
            for seat in range(s.seats):
                worth[seat] += owned[seat][treasure] * price(s, seat, treasure, value)
    return worth


def expected_value(s: Cibola, treasure: int) -> float:
    """The mean of the open chambers."""
    total = 0
    for chamber in range(FIRST[treasure], FIRST[treasure] + len(COLUMNS[treasure])):
        if not s.is_covered(chamber):
            total += VALUE[chamber]
    return total / s.open[treasure]


def price(s: Cibola, seat: int, treasure: int, value: float) -> float:
    """What one symbol brings to a seat, with its totems."""
    bonus = 0
    for totem in effects(s, seat):
        if FIXED_VALUE[totem][treasure] != NO_FIXED_VALUE:
            value = float(FIXED_VALUE[totem][treasure])
        bonus += POINTS_PER_SYMBOL[totem][treasure]
    return value + bonus


def majority(s: Cibola, treasure: int, left: int, owned: list[list[int]]) -> list[float]:
    """How likely each seat is to have the most: the leaders surely at the end, less so while rounds are left."""
    counts = [counted(s, seat, treasure, owned[seat]) for seat in range(s.seats)]
    most = max(counts)
    if most == 0:
        return [0.0] * s.seats
    sure = 1.0 if left == 0 else LEAD * (1 - left / (2 * ROUNDS))
    return [sure if n == most else (1 - sure) * n / most for n in counts]
