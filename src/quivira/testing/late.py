"""Positions late in a game, where boards are full: for whoever must see that all of it has room.

What late means, a game says itself, in `tests/late.py` of its folder: `is_late` of a state and a seat, and `worth` of
an action to whoever wants to come there, so that random play does. A game that says nothing is late where it asks last.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from quivira.kernel import CHANCE, Action, Game, Rng, Seat, State, pick
from quivira.kernel.record import Record
from quivira.kernel.registry import find, module
from quivira.match import Match
from quivira.testing.play import Move

OWN: Final = 0  # the seat that looks
GAMES: Final = 60  # played in search of more kinds of questions


class Late(Protocol):
    def is_late(self, s: Any, seat: Seat) -> bool: ...
    def worth(self, s: Any, seat: Seat, action: Action) -> int: ...


class Usual:
    """A game that does not say what late means in it."""

    def is_late(self, _s: State, _seat: Seat) -> bool:
        return True

    def worth(self, _s: State, _seat: Seat, _action: Action) -> int:
        return 0


def meaning(game: str) -> Late:
    """What late means in a game."""
    name = f"{module(game)}.tests.late"
    there = find_spec(f"{module(game)}.tests") is not None and find_spec(name) is not None
    said: Late = import_module(name) if there else Usual()
    return said


def late(name: str, seats: int, most: int) -> list[Match[Any]]:
    """As many kinds of questions to the own seat, each where it is asked last while the game is late.

    The same positions at every call. Fewer where no more kinds come.
    """
    game, means = find(name), meaning(name)
    found: dict[str, tuple[int, list[Move]]] = {}
    for seed in range(GAMES):
        asked: dict[str, int] = {}
        moves: list[Move] = []
        for s, move in _played(game, seats, means, Rng(seed)):
            if move[0] == OWN and len(s.legal(OWN)) > 1 and means.is_late(s, OWN):
                asked[type(s.stack[-1]).__name__] = len(moves)
            moves.append(move)
        for kind, number in asked.items():
            found.setdefault(kind, (number, moves))
        if len(found) >= most:
            break
    return [_match(game, seats, moves[:number]) for number, moves in list(found.values())[:most]]


def _played(game: Game[Any], seats: int, means: Late, rng: Rng) -> Iterator[tuple[State, Move]]:
    """A game in which everybody wants to come late: each state with the move that comes next."""
    s: State = game.new(seats)
    while not s.is_over():
        seat = s.actors()[0]
        if seat == CHANCE:
            action = pick(s.chance(), rng)
        else:
            legal = s.legal(seat)
            worth = [means.worth(s, seat, choice) for choice in legal]
            best = [choice for choice, n in zip(legal, worth, strict=True) if n == max(worth)]
            action = best[rng.below(len(best))]
        yield s, (seat, action)
        s.apply(seat, action)


def _match(game: Game[Any], seats: int, moves: list[Move]) -> Match[Any]:
    meta = game.meta
    keys = [(seat, action.key) for seat, action in moves]
    return Match.resume(game, Record(game=meta.name, rules=meta.rules_version, seats=seats, options={}, moves=keys))
