"""What is to be played: which bots meet, who sits where in which game, and with which luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, Final, TypeAlias

import msgspec

from quivira.bots import Bot, bot
from quivira.kernel import BadTable, Game, Options, Rng, Seat
from quivira.kernel.registry import find

Seating: TypeAlias = tuple[int, ...]  # by seat: who of `Plan.players`
SEEDS: Final = 2**32
LIMIT: Final = 60.0  # seconds in which a bot must have decided
MOST_ROUNDS: Final = 20_000


class Plan(msgspec.Struct, frozen=True, dict=True):
    """A contest. Game number i is the same in each process and on each machine: it depends on nothing but the plan."""

    game: str
    rules: int
    seats: int
    options: Options
    bots: tuple[str, ...]  # as they were named
    seed: int
    limit: float = LIMIT

    @cached_property
    def players(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def rounds(self) -> list[list[Seating]]:
        """Who can sit where: each round is one circle of bots, turned until each of them has sat in each seat."""
        return rounds([self.players.index(name) for name in self.bots], self.seats)

    @cached_property
    def _games(self) -> list[tuple[int, Seating]]:
        return [(number, seating) for number, turns in enumerate(self.rounds) for seating in turns]

    def cycle(self) -> int:
        """The number of games in which every seating was played once."""
        return len(self._games)

    def enough(self, wanted: int) -> int:
        """At least as many games as wanted, so that no bot gains by where it sits."""
        if wanted >= self.cycle():
            return -(-wanted // self.cycle()) * self.cycle()
        games = 0
        for turns in self.rounds:
            if games >= wanted:
                break
            games += len(turns)
        return games

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        return self._games[number % self.cycle()][1]

    def deal(self, number: int) -> int:
        """Games of one round have the same deal, that is the same stream of chance."""
        return number // self.cycle() * len(self.rounds) + self._games[number % self.cycle()][0]

    def chance(self, number: int) -> Rng:
        """What draws the cards of a game; `simulate` draws the same for the same seed and deal."""
        return Rng(self.seed, self.deal(number))

    def luck(self, number: int, seat: Seat) -> Rng:
        """A seat's own randomness in a game."""
        return Rng(self.seed + SEEDS * (seat + 1), number)

    def fair(self) -> float:
        """The share of wins of a seat where all are equal."""
        return 1 / self.seats


def make_plan(
    game: Game[Any] | str,
    bots: Sequence[str | type[Bot]],
    seats: int | None = None,
    options: Options | None = None,
    seed: int = 1,
    limit: float = LIMIT,
) -> Plan:
    """A plan that can be played; raises a QuiviraError that says what is wrong with it."""
    found = find(game) if isinstance(game, str) else game
    names = tuple(_name(given) for given in bots)
    if not names:
        raise BadTable("an arena needs a bot")
    if not 0 <= seed < SEEDS:
        raise BadTable(f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
    if limit <= 0:
        raise BadTable("a bot needs time: the limit is more than 0 seconds")
    if seats is None:
        seats = len(names) if len(names) in found.meta.seats else found.meta.seats[-1]
    found.new(seats, options)
    for name in dict.fromkeys(names):
        bot(name, Rng(seed), found.meta.name)
    return Plan(found.meta.name, found.meta.rules_version, seats, found.options(options or {}), names, seed, limit)


def _name(given: str | type[Bot]) -> str:
    """The name of a bot whose class may be given instead."""
    return given if isinstance(given, str) else f"{given.__module__}:{given.__qualname__}"


def rounds(bots: Sequence[int], seats: int) -> list[list[Seating]]:
    """All circles of bots, each with its turns.

    As many bots as seats: they sit together. More: each choice of them. Fewer: each mix in which all of them sit.
    """
    found: dict[Seating, list[Seating]] = {}
    for company in dict.fromkeys(_companies(bots, seats)):
        for rest in permutations(company[1:]):
            turns = _turns((company[0], *rest))
            found.setdefault(min(turns), turns)
            if len(found) > MOST_ROUNDS:
                raise BadTable(f"{len(bots)} bots can sit at {seats} seats in too many ways; name fewer")
    return _mixed(list(found.values()))


def _companies(bots: Sequence[int], seats: int) -> Iterable[Seating]:
    if len(bots) >= seats:
        return combinations(bots, seats)
    fill = combinations_with_replacement(list(dict.fromkeys(bots)), seats - len(bots))
    return (tuple(sorted((*bots, *more))) for more in fill)


def _turns(circle: Seating) -> list[Seating]:
    return list(dict.fromkeys(circle[i:] + circle[:i] for i in range(len(circle))))


def _mixed(circles: list[list[Seating]]) -> list[list[Seating]]:
    """One circle of each company in turn, so that even a short run sees all companies."""
    by_company: dict[Seating, list[list[Seating]]] = {}
    for turns in circles:
        by_company.setdefault(tuple(sorted(turns[0])), []).append(turns)
    most = max(len(group) for group in by_company.values())
    return [group[i] for i in range(most) for group in by_company.values() if i < len(group)]
