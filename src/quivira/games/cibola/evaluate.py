"""What a bot needs to know: how many points each seat may expect from a position.

Symbols count with the mean of the chambers still open. What is to come is a sum of features, each with its weight.
"""

from typing import Final

from quivira.games.cibola import components as box
from quivira.games.cibola.scoring import counted, effects, symbols
from quivira.games.cibola.state import Cibola

FAR: Final = 2  # how far ahead or behind makes a difference in a majority
LEADS: Final = 2 * FAR + 1
MAJORITY: Final[list[int]] = [
    sum(box.BY_MAJORITY[:treasure]) for treasure in range(box.TREASURES)
]  # which of them it is

# Features
PICK: Final = 0  # being the first to take a card now, the second, ...
EXPLORER: Final = PICK + box.ROW  # an explorer, beyond its points: in the last round, and more for all rounds to come
GUIDE: Final = EXPLORER + 2  # a point that totems give for an explorer
HIGHEST: Final = GUIDE + 1  # for each treasure: a symbol, by how much the best open chamber is above the mean
MOST: Final = HIGHEST + box.TREASURES  # what goes to the most: its value, for each lead in the last round
EARLY: Final = MOST + LEADS * sum(box.BY_MAJORITY)  # and before the first

# Fitted to 600 games of the medium bot (benchmarks/fit.py, November 2026)
WEIGHTS: Final[list[float]] = [
    *(2.88, 0.86, -0.42, -1.64),  # PICK
    *(0.07, -0.53),  # EXPLORER: those who save them early have fallen behind in cards
    0.8,  # GUIDE
    *(0.0, -0.38, -0.52, -0.03, 0.0),  # HIGHEST: rivals close the best chambers
    *(0.0, 0.31, 0.54, 0.71, 0.86),  # MOST: statuettes
    *(0.0, 0.17, 0.63, 0.96, 0.96),  # skulls
    *(0.27, 0.42, 0.43, 0.44, 0.45),  # EARLY: statuettes
    *(0.21, 0.24, 0.35, 0.45, 0.6),  # skulls
]


def evaluate(s: Cibola) -> list[float]:
    """Expected points of each seat; higher is better."""
    over = s.is_over()
    left = box.ROUNDS - s.round
    owned = [symbols(s, seat) for seat in range(s.seats)]
    worth = [explorers_worth(s, seat, left, over) for seat in range(s.seats)]
    if s.order and s.row:
        add_picks(s, worth)
    for treasure in range(box.TREASURES):
        value = mean_value(s, treasure)
        if box.BY_MAJORITY[treasure]:
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
        points += box.POINTS_PER_EXPLORER[totem]
    if over:
        return float(explorers // box.EXPLORERS_PER_POINT + points * explorers)
    if s.order:
        for place in range(min(box.ROW - len(s.row), s.seats), s.seats):
            if s.order[place] == seat:
                explorers -= s.sent[seat]  # on their way to the camp
    each = (
        1 / box.EXPLORERS_PER_POINT
        + WEIGHTS[EXPLORER]
        + WEIGHTS[EXPLORER + 1] * left / box.ROUNDS
        + WEIGHTS[GUIDE] * points
    )
    return float(explorers) * each


def add_picks(s: Cibola, worth: list[float]) -> None:
    """Who still takes a card in this round, in which order."""
    taken = box.ROW - len(s.row)
    for pick in range(s.seats * (box.ROW // s.seats) - taken):
        worth[s.order[(taken + pick) % s.seats]] += WEIGHTS[PICK + pick]


def mean_value(s: Cibola, treasure: int) -> float:
    """The mean of the open chambers."""
    total = 0
    for chamber in box.COLUMNS[treasure]:
        if not s.is_covered(chamber):
            total += box.VALUE[chamber]
    return total / s.open[treasure]


def highest_value(s: Cibola, treasure: int) -> float:
    """The best open chamber: values fall from the top down."""
    chamber = box.FIRST[treasure]
    while s.is_covered(chamber):
        chamber += 1
    return float(box.VALUE[chamber])


def price(s: Cibola, seat: int, treasure: int, value: float, above: float) -> float:
    """What one symbol brings to a seat, with its totems."""
    value += above
    bonus = 0
    for totem in effects(s, seat):
        if box.FIXED_VALUE[totem][treasure] != box.NO_FIXED_VALUE:
            value = float(box.FIXED_VALUE[totem][treasure])
        bonus += box.POINTS_PER_SYMBOL[totem][treasure]
    return value + bonus


def add_majority(
    s: Cibola, treasure: int, value: float, owned: list[list[int]], left: int, over: bool, worth: list[float]
) -> None:
    """The value for those who have the most, or as likely as they will have them (31, 35, 36)."""
    counts = [counted(s, seat, treasure, owned[seat]) for seat in range(s.seats)]
    most = max(counts)
    early = left / box.ROUNDS
    for seat in range(s.seats):
        if over:
            if counts[seat] == most and most > 0:
                worth[seat] += value
        else:
            rival = max([counts[other] for other in range(s.seats) if other != seat])
            lead = max(-FAR, min(FAR, counts[seat] - rival))
            at = MAJORITY[treasure] * LEADS + FAR + lead
            worth[seat] += value * (WEIGHTS[MOST + at] * (1 - early) + WEIGHTS[EARLY + at] * early)
