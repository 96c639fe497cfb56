"""How strong bots are on the scale of chess: what fits all their games best, in whatever order they were played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log10
from statistics import pstdev
from typing import Final

from quivira.arena.contest import Played
from quivira.arena.statistics import Z
from quivira.kernel import Rng

STANDARD: Final = 1000  # the rating of the bot by which the others are measured
BEFOREHAND: Final = 0.5  # victories of everybody over everybody else: whoever always wins is not infinitely strong
STEPS: Final = 100
SAMPLES: Final = 200


def strengths(players: int, games: Sequence[Played], standard: int) -> list[tuple[int, int]]:
    """Ratings, and the half of their 95 % intervals: how far they may be from the standard's.

    How much of them is chance is seen from games drawn anew from those that were played, some twice, some not at all.
    """
    found = _rated(players, games, standard)
    rng = Rng(1)
    others = [_rated(players, [games[rng.below(len(games))] for _ in games], standard) for _ in range(SAMPLES)]
    return [(round(rating), round(Z * pstdev(other[who] for other in others))) for who, rating in enumerate(found)]


def _rated(players: int, games: Sequence[Played], standard: int) -> list[float]:
    """Whoever is placed before another has beaten it; which odds make these victories likeliest (Bradley-Terry)?"""
    won = [[BEFOREHAND] * players for _ in range(players)]
    for played in games:
        for (one, rank), (other, after) in combinations(zip(played.seating, played.ranks, strict=True), 2):
            share = 0.5 if rank == after else float(rank < after)
            won[one][other] += share
            won[other][one] += 1 - share
    everybody = range(players)
    met = [[won[one][other] + won[other][one] for other in everybody] for one in everybody]
    odds = [1.0] * players
    for _ in range(STEPS):  # Hunter's, each of which is nearer; what a bot does against itself changes nothing
        odds = [
            sum(won[one]) / sum(met[one][other] / (odds[one] + odds[other]) for other in everybody) for one in everybody
        ]
    return [STANDARD + 400 * log10(each / odds[standard]) for each in odds]
