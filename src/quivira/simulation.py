"""Many games at once, for research: whole random games inside compiled code, or step by step from Python."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.errors import BadTable, IllegalAction, UnknownAction
from quivira.kernel.game import Game
from quivira.kernel.registry import find
from quivira.kernel.state import NOT_ASKED, Options, State, play_out, settle
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
    """How games ended, as flat arrays: `totals` and `ranks` by game and seat, the others by game.

    Arrays speak the buffer protocol: `numpy.asarray(results.totals).reshape(-1, results.seats)` copies nothing.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.totals = array("i")
        self.ranks = array("i")
        self.lengths = array("i")  # decisions
        self.ends = array("i")  # index into game.meta.end_reasons
        self.games = array("i")  # game i draws from Rng(seed, i)
        self.places = array("i")  # where in the batch it was played

    def add(self, s: State, decisions: int, number: int, place: int) -> None:
        for score in self.game.scores(s):
            self.totals.append(score.total)
            self.ranks.append(score.rank)
        self.lengths.append(decisions)
        self.ends.append(self.game.meta.end_reasons.index(self.game.end_reason(s)))
        self.games.append(number)
        self.places.append(place)

    def __len__(self) -> int:
        return len(self.lengths)


class Batch:
    """Games side by side, in n places; where one ends, the next begins.

    Game i draws from `Rng(seed, i)`, in whatever place. If `games` says how many there are, a place for which none is
    left closes, and the batch is over when all have.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        n: int,
        seed: int = 0,
        options: Options | None = None,
        games: int | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = seats
        self._start: State = self.game.new(seats, options)
        self._seed = seed
        self._begun = 0
        self._wanted = games  # None: there is always one more
        places = n if games is None else min(n, games)
        self.states = [self._start] * places
        self.rngs = [Rng(seed)] * places
        self.games = [0] * places  # which one is played there
        self.lengths = [0] * places  # decisions so far
        for place in range(places):
            self._begin(place)

    def __len__(self) -> int:
        """How many games are being played now."""
        return len(self.states)

    def is_over(self) -> bool:
        return not self.states

    def actors(self) -> array[int]:
        """For each game the seat to act."""
        return array("i", [s.stack[-1].seat for s in self.states])

    def legal(self) -> list[list[int]]:
        """For each game the ids of the legal actions."""
        return [[action.id for action in _legal(s)] for s in self.states]

    def mask(self) -> bytearray:
        """A byte for each action, game after game: 1 where it is legal."""
        size = len(self.game.space)
        mask = bytearray(size * len(self.states))
        for i, s in enumerate(self.states):
            for action in _legal(s):
                mask[i * size + action.id] = 1
        return mask

    def apply(self, actions: Sequence[int]) -> Results:
        """Do one action, given by its id, in each game, then let chance follow; the games that ended.

        An action that is not legal raises IllegalAction, and nothing is done in any game.
        """
        if len(actions) != len(self.states):
            raise BadTable(f"{len(self.states)} games need as many actions, not {len(actions)}")
        chosen = self._checked(actions)
        ended = Results(self.game, self.seats)
        for i, s in enumerate(self.states):
            step = s.stack[-1]
            step.answer(s, step.seat, chosen[i])
            self.lengths[i] += 1
            if settle(s, self.rngs[i]) is None:
                ended.add(s, self.lengths[i], self.games[i], i)
        self._renew(ended)
        return ended

    def play_out(self) -> Results:
        """Play the games that are being played to their end, at random."""
        ended = Results(self.game, self.seats)
        for i, s in enumerate(self.states):
            self.lengths[i] += play_out(s, self.rngs[i])
            ended.add(s, self.lengths[i], self.games[i], i)
        self._renew(ended)
        return ended

    def _checked(self, actions: Sequence[int]) -> list[Action]:
        known = self.game.space.actions
        chosen: list[Action] = []
        for i, s in enumerate(self.states):
            number = actions[i]
            if not 0 <= number < len(known):
                raise UnknownAction(f"{self.game.meta.name} has actions 0 to {len(known) - 1}, not {number}")
            action = known[number]
            if action not in _legal(s):
                raise IllegalAction(action.key, s.refusal(s.stack[-1].seat, action) or NOT_ASKED)
            chosen.append(action)
        return chosen

    def _renew(self, ended: Results) -> None:
        """Begin the next games where some have ended; close places for which there is none."""
        closed: list[int] = []
        for place in ended.places:
            if self._wanted is None or self._begun < self._wanted:
                self._begin(place)
            else:
                closed.append(place)
        for place in reversed(closed):
            del self.states[place], self.rngs[place], self.games[place], self.lengths[place]

    def _begin(self, place: int) -> None:
        s, rng = self._start.clone(), Rng(self._seed, self._begun)
        settle(s, rng)
        self.states[place], self.rngs[place] = s, rng
        self.games[place], self.lengths[place] = self._begun, 0
        self._begun += 1


def _legal(s: State) -> list[Action]:
    step = s.stack[-1]
    return step.legal(s, step.seat)


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
        results.add(s, decisions, i, i - first)
    return results
