"""Positions late in a game, where boards are full: for whoever must see that all of it has room.

What late means, a game says itself, in `tests/late.py` of its folder: `is_late` of a state and a seat, and `worth` of
an action to whoever wants to come there, so that random play does. A game that says nothing is late where it asks last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from quivira.kernel import CHANCE, Action, Game, Options, Rng, Seat, State, pick
from quivira.kernel.record import Record
from quivira.kernel.registry import find, module
from quivira.match import Match
from quivira.testing.play import Move

OWN: Final = 0  # the seat that looks
GAMES: Final = 24  # played in search of questions, for each way to play
MOVES: Final = 1200  # of a game: whoever only waits to be late must not wait for ever


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


def late(name: str, seats: int) -> dict[str, Match[Any]]:
    """Each question to the own seat where it is asked latest: while the game is late, if it ever comes then.

    In turn with the usual options and with the other ones, where both bring it. The same positions at every call.
    """
    game, means = find(name), meaning(name)
    other: Options = {option.key: option.values[-1] for option in game.meta.options}
    usual, unusual = (
        _asked(game, seats, game.options(options), means, lambda s: means.is_late(s, OWN)) for options in ({}, other)
    )
    positions: dict[str, Match[Any]] = {}
    for turn, ask in enumerate(sorted(usual.keys() | unusual.keys())):
        first, second = (usual, unusual) if turn % 2 == 0 else (unusual, usual)
        is_first = ask in first and (ask not in second or first[ask][0] >= second[ask][0])
        found = first if is_first else second
        positions[ask] = _match(game, seats, other if found is unusual else {}, found[ask][1])
    return positions


def crowded(name: str, seats: int) -> dict[str, Match[Any]]:
    """Each question to the own seat where there is most to choose from, if that is twice as much as late in a game."""
    game, means = find(name), meaning(name)
    few = {ask: len(position.state.legal(OWN)) for ask, position in late(name, seats).items()}
    most = _asked(game, seats, game.options({}), means, lambda s: len(s.legal(OWN)))
    return {
        ask: _match(game, seats, {}, moves) for ask, (choices, moves) in most.items() if choices >= 2 * few.get(ask, 0)
    }


def _asked(
    game: Game[Any], seats: int, options: Options, means: Late, rank: Callable[[Any], int]
) -> dict[str, tuple[int, list[Move]]]:
    """Each question where it ranks highest, and comes last: its rank there, and what was played until then."""
    found: dict[str, tuple[int, list[Move]]] = {}
    for seed in range(GAMES):
        for way in (means, Usual()):
            moves: list[Move] = []
            asked: dict[str, tuple[int, int]] = {}
            for s, move in _played(game.new(seats, options), way, Rng(seed)):
                if move[0] == OWN and len(s.legal(OWN)) > 1:
                    ask = s.stack[-1].prompt(s).key
                    asked[ask] = max(asked.get(ask, (0, 0)), (rank(s), len(moves)))
                moves.append(move)
            for ask, (ranked, number) in asked.items():
                if ask not in found or (ranked, number) > (found[ask][0], len(found[ask][1])):
                    found[ask] = (ranked, moves[:number])
    return found


def _played(s: State, means: Late, rng: Rng) -> Iterator[tuple[State, Move]]:
    """A game in which everybody wants to come late: each state with the move that comes next."""
    for _ in range(MOVES):
        if s.is_over():
            return
        seat = s.actors()[0]
        if seat == CHANCE:
            action = pick(s.chance(), rng)
        else:
            legal = s.legal(seat)
            worth = [means.worth(s, seat, choice) for choice in legal]
            most = max(worth)
            best = [choice for choice, n in zip(legal, worth, strict=True) if n == most]
            action = best[rng.below(len(best))]
        yield s, (seat, action)
        s.apply(seat, action)


def _match(game: Game[Any], seats: int, options: Options, moves: list[Move]) -> Match[Any]:
    meta = game.meta
    keys = [(seat, action.key) for seat, action in moves]
    return Match.resume(
        game, Record(game=meta.name, rules=meta.rules_version, seats=seats, options=options, moves=keys)
    )
