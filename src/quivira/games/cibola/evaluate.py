"""What a bot needs to know: how many points each seat may expect from a position.

Symbols count with the mean of the chambers still open. What is to come is a sum of features, each with its weight.
"""

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
    ROW,
    TREASURES,
    VALUE,
)
from quivira.games.cibola.scoring import counted, effects, symbols
from quivira.games.cibola.state import Cibola

FAR: Final = 2  # how far ahead or behind makes a difference in a majority
PLACES: Final = 2 * FAR + 1

# Features
PICK: Final = 0  # being the first to take a card now, the second, ...
EXPLORER: Final = PICK + ROW  # an explorer beyond its points, for each number of rounds to come
GUIDE: Final = EXPLORER + ROUNDS + 1  # a point that totems give for an explorer
HIGHEST: Final = GUIDE + 1  # for each treasure: a symbol, by how much the best open chamber is above the mean
MOST: Final = HIGHEST + TREASURES  # for each treasure, rounds to come and lead: the value, if it goes to the most

WEIGHTS: Final[list[float]] = [
    *(4.0, 3.0, 2.0, 1.0),
    *[0.04 * left for left in range(ROUNDS + 1)],
    0.5,
    *[0.0] * TREASURES,
    *[
        max(0.0, min(1.0, 0.5 + 0.25 * lead * (1 if left else 2)))
        for _ in range(TREASURES)
        for left in range(ROUNDS + 1)
        for lead in range(-FAR, FAR + 1)
    ],
]


def evaluate(s: Cibola) -> list[float]:
    """Expected points of each seat; higher is better."""
    over = s.is_over()
    left = ROUNDS - s.round
    owned = [symbols(s, seat) for seat in range(s.seats)]
    worth = [explorers_worth(s, seat, left, over) for seat in range(s.seats)]
    if s.order and s.row:
        add_picks(s, worth)
    for treasure in range(TREASURES):
        value = mean_value(s, treasure)
        if BY_MAJORITY[treasure]:
            add_majority(s, treasure, value, owned, left, over, worth)
        else:
            above = WEIGHTS[HIGHEST + treasure] * (highest_value(s, treasure) - value)
            for seat in range(s.seats):
                if owned[seat][treasure]:
                    worth[seat] += owned[seat][treasure] * price(s, seat, treasure, value, above)
    return worth


def explorers_worth(s: Cibola, seat: int, left: int, over: bool) -> float:
    """Those that stay: a point for each pair, more with totems (30), and first choice of cards to come."""
    explorers = s.explorers[seat]
    points = 0
    for totem in effects(s, seat):
        points += POINTS_PER_EXPLORER[totem]
    if over:
        return float(explorers // EXPLORERS_PER_POINT + points * explorers)
    if s.order:
        for place in range(min(ROW - len(s.row), s.seats), s.seats):
            if s.order[place] == seat:
                explorers -= s.sent[seat]  # on their way to the camp
    each = 1 / EXPLORERS_PER_POINT + WEIGHTS[EXPLORER + left] + WEIGHTS[GUIDE] * points
    return explorers * each


def add_picks(s: Cibola, worth: list[float]) -> None:
    """Who still takes a card in this round, in which order."""
    taken = ROW - len(s.row)
    for pick in range(s.seats * (ROW // s.seats) - taken):
        worth[s.order[(taken + pick) % s.seats]] += WEIGHTS[PICK + pick]


def mean_value(s: Cibola, treasure: int) -> float:
    """The mean of the open chambers."""
    total = 0
    for chamber in range(FIRST[treasure], FIRST[treasure] + len(COLUMNS[treasure])):
        if not s.covered[chamber]:
            total += VALUE[chamber]
    return total / s.open[treasure]


def highest_value(s: Cibola, treasure: int) -> float:
    """The best open chamber: values fall from the top down."""
    chamber = FIRST[treasure]
    while s.covered[chamber]:
        chamber += 1
    return float(VALUE[chamber])


def price(s: Cibola, seat: int, treasure: int, value: float, above: float) -> float:
    """What one symbol brings to a seat, with its totems."""
    value += above
    bonus = 0
    for totem in effects(s, seat):
        if FIXED_VALUE[totem][treasure] != NO_FIXED_VALUE:
            value = float(FIXED_VALUE[totem][treasure])
        bonus += POINTS_PER_SYMBOL[totem][treasure]
    return value + bonus


def add_majority(
    s: Cibola, treasure: int, value: float, owned: list[list[int]], left: int, over: bool, worth: list[float]
) -> None:
    """The value for those who have the most, or as likely as they will have them (31, 35, 36)."""
    counts = [counted(s, seat, treasure, owned[seat]) for seat in range(s.seats)]
    most = max(counts)
    for seat in range(s.seats):
        if over:
            if counts[seat] == most and most > 0:
                worth[seat] += value
        else:
            rival = max([counts[other] for other in range(s.seats) if other != seat])
            lead = max(-FAR, min(FAR, counts[seat] - rival))
            worth[seat] += value * WEIGHTS[MOST + (treasure * (ROUNDS + 1) + left) * PLACES + FAR + lead]
