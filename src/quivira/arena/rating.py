"""Ratings as online games give them (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import TypeAlias

from openskill.models import PlackettLuce

from quivira.arena.contest import Played

Rating: TypeAlias = tuple[float, float]  # strength and its deviation; everybody begins with 25 and 8.3


def ratings(players: int, games: Iterable[Played]) -> list[Rating]:
    """Rate bots by their games in this order. A bot's strength is constant, so its deviation only shrinks."""
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(players)]
    for played in games:
        if len(set(played.seating)) < 2:
            continue  # a bot against itself shows nothing
        teams = [[model.create_rating([rated[who].mu, rated[who].sigma])] for who in played.seating]
        after = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for who in set(played.seating):
            own = [after[seat][0] for seat, other in enumerate(played.seating) if other == who]
            rated[who] = model.create_rating([fmean(x.mu for x in own), fmean(x.sigma for x in own)])
    return [(rating.mu, rating.sigma) for rating in rated]
