"""The table of a contest."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from quivira.arena.contest import Played
from quivira.arena.plan import Plan
from quivira.arena.rating import ratings
from quivira.arena.statistics import wilson


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did. Shares are those of one seat: a bot that sits twice in a game has two chances to win it."""

    bot: str
    games: int
    seats: int  # taken in all games together
    wins: float
    share: float  # wins a seat
    low: float  # 95 % interval of the share
    high: float
    points: float  # mean total
    place: float  # mean rank
    rating: float
    deviation: float
    decisions: int
    seconds: float  # mean of a decision
    slowest: float
    faults: int


class Outcome(msgspec.Struct, frozen=True):
    """What was played, game by game, in the order of their numbers."""

    plan: Plan
    games: list[Played]

    def finished(self) -> list[Played]:
        return [played for played in self.games if not played.lost]

    def lost(self) -> list[Played]:
        """Games without a result."""
        return [played for played in self.games if played.lost]

    def standings(self) -> list[Standing]:
        """A line for each bot, the best first."""
        games = self.finished()
        rated = ratings(len(self.plan.players), games)
        lines = [_standing(name, who, games, *rated[who]) for who, name in enumerate(self.plan.players)]
        return sorted(lines, key=lambda line: -line.share)


def outcome(plan: Plan, games: Iterable[Played]) -> Outcome:
    return Outcome(plan, sorted(games, key=lambda played: played.number))


def _standing(name: str, who: int, games: list[Played], rating: float, deviation: float) -> Standing:
    own = [(played, [seat for seat, other in enumerate(played.seating) if other == who]) for played in games]
    own = [(played, seats) for played, seats in own if seats]
    chairs = [(played, seat) for played, seats in own for seat in seats]
    wins = min(len(own), sum(played.shares()[seat] for played, seat in chairs))  # thirds may add up to more than 1
    decisions = sum(played.decisions[seat] for played, seat in chairs)
    # at most one of a bot's seats wins a game: so games are what is counted, and the seats divide the share
    low, high = wilson(wins, len(own))
    each = len(own) / len(chairs) if chairs else 1.0
    return Standing(
        bot=name,
        games=len(own),
        seats=len(chairs),
        wins=wins,
        share=wins / max(1, len(own)) * each,
        low=low * each,
        high=high * each,
        points=sum(played.totals[seat] for played, seat in chairs) / max(1, len(chairs)),
        place=sum(played.ranks[seat] for played, seat in chairs) / max(1, len(chairs)),
        rating=rating,
        deviation=deviation,
        decisions=decisions,
        seconds=sum(played.seconds[seat] for played, seat in chairs) / max(1, decisions),
        slowest=max((played.slowest[seat] for played, seat in chairs), default=0.0),
        faults=sum(fault.seat in seats for played, seats in own for fault in played.faults),
    )
