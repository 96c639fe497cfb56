"""Many games at once, for research: whole random games inside compiled code, or step by step from Python."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.errors import BadTable
from quivira.kernel.game import Game
from quivira.kernel.registry import find
from quivira.kernel.state import Options, State, play_out, settle
from quivira.kernel.step import NOBODY, Seat


def play_noted(s: State, rng: Rng) -> list[tuple[Seat, Action]]:
    """Play uniformly random legal actions to the end, as `play_out` does; who did what."""
    moves: list[tuple[Seat, Action]] = []
    step = settle(s, rng)
    while step is not None:
        seat = step.seat
        action = step.random(s, seat, rng)
        moves.append((seat, action))
        step.answer(s, seat, action)
        step = settle(s, rng)
    return moves


class Results:
    """How games ended, as flat arrays: `totals` and `ranks` by game and seat, `lengths` and `ends` by game.

    Arrays speak the buffer protocol: `numpy.asarray(results.totals).reshape(-1, results.seats)` copies nothing.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.totals = array("i")
        self.ranks = array("i")
        self.lengths = array("i")  # decisions
        self.ends = array("i")  # index into game.meta.end_reasons

    def add(self, s: State, decisions: int) -> None:
        for score in self.game.scores(s):
            self.totals.append(score.total)
            self.ranks.append(score.rank)
        self.lengths.append(decisions)
        self.ends.append(self.game.meta.end_reasons.index(self.game.end_reason(s)))

    def __len__(self) -> int:
        return len(self.lengths)


class Batch:
    """Some games side by side, each with its own luck: game i draws from `Rng(seed, i)`."""

    def __init__(
        self, game: Game[Any] | str, seats: int, n: int, seed: int = 0, options: Options | None = None
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = seats
        start: State = self.game.new(seats, options)
        self.states = [start.clone() for _ in range(n)]
        self.rngs = [Rng(seed, i) for i in range(n)]
        self.lengths = [0] * n
        for s, rng in zip(self.states, self.rngs, strict=True):
            settle(s, rng)

    def actors(self) -> array[int]:
        """For each game the seat to act; NOBODY where it is over."""
        return array("i", [s.stack[-1].seat if s.stack else NOBODY for s in self.states])

    def legal(self) -> list[list[int]]:
        """For each game the ids of the legal actions."""
        return [[action.id for action in s.legal(s.stack[-1].seat)] if s.stack else [] for s in self.states]

    def mask(self) -> bytearray:
        """One byte an action, game after game: 1 where it is legal."""
        size = len(self.game.space)
        mask = bytearray(size * len(self.states))
        for i, legal in enumerate(self.legal()):
            for action in legal:
                mask[i * size + action] = 1
        return mask

    def apply(self, actions: Sequence[int]) -> None:
        """Do one action, given by id, in each game that is not over; then chance follows."""
        if len(actions) != len(self.states):
            raise BadTable(f"{len(self.states)} games need as many actions, not {len(actions)}")
        for i, s in enumerate(self.states):
            if s.stack:
                s.apply(s.stack[-1].seat, self.game.space.actions[actions[i]])
                settle(s, self.rngs[i])
                self.lengths[i] += 1

    def play_out(self) -> Results:
        """Play all games to their end at random."""
        results = Results(self.game, self.seats)
        for i, s in enumerate(self.states):
            self.lengths[i] += play_out(s, self.rngs[i])
            results.add(s, self.lengths[i])
        return results


class Walk:
    """One game, choice by choice, with the least work for each: `legal` lies ready, chance answers by itself."""

    def __init__(self, game: Game[Any] | str, seats: int, seed: int = 0, options: Options | None = None) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.state: State = self.game.new(seats, options)
        self.rng = Rng(seed)
        self.seat: i64 = NOBODY
        self.legal: list[Action] = []
        self._ask()

    def choose(self, number: i64) -> list[Action]:
        """Do the legal action of this number; what is legal next, nothing when the game is over."""
        action = self.legal[number]
        self.state.stack[-1].answer(self.state, self.seat, action)
        return self._ask()

    def _ask(self) -> list[Action]:
        step = settle(self.state, self.rng)
        self.seat = NOBODY if step is None else step.seat
        self.legal = [] if step is None else step.legal(self.state, self.seat)
        return self.legal


def simulate(
    game: Game[Any] | str, seats: int, n: int, seed: int = 0, options: Options | None = None, first: int = 0
) -> Results:
    """Play n random games to their end; game i, counted from `first`, draws from `Rng(seed, i)`."""
    played = find(game) if isinstance(game, str) else game
    start: State = played.new(seats, options)
    results = Results(played, seats)
    for i in range(first, first + n):
        s = start.clone()
        decisions = play_out(s, Rng(seed, i))
        results.add(s, decisions)
    return results
