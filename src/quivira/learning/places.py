"""Games side by side for a learner, inside compiled code; `games.py` lays what they write into arrays."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.errors import BadTable, IllegalAction, UnknownAction
from quivira.kernel.game import Game
from quivira.kernel.score import Score
from quivira.kernel.state import NOT_ASKED, Options, State, settle
from quivira.learning.shape import Shape

NO_ACTIONS: list[Action] = []


class Places:
    """Places in which games are played, one after the other. A place is always before a real choice.

    Game i is played at `tables[i % len(tables)]` and draws from `Rng(seed, i)`, in whatever place.
    """

    def __init__(self, game: Game[Any], tables: list[tuple[int, Options]], n: int, seed: int) -> None:
        self.game = game
        self.shape = Shape(game)
        self.seats: list[int] = [0] * n  # who is asked
        self.ended: list[tuple[int, int, int, list[Score]]] = []  # place, table, decisions and scores, until taken
        self._actions = game.space.actions
        self._columns: i64 = self.shape.size
        self._allowed = BytesWriter()
        self._tables = [self.shape.number(seats, game.options(options)) for seats, options in tables]
        self._starts: list[State] = [game.new(seats, options) for seats, options in tables]
        self._seed: i64 = seed
        self._begun: i64 = 0
        self._states: list[State] = [self._starts[0]] * n
        self._rngs = [Rng(seed)] * n
        self._table: list[int] = [0] * n
        self._lengths: list[int] = [0] * n  # decisions so far, without forced ones
        self._legal: list[list[Action]] = [NO_ACTIONS] * n
        for place in range(n):
            self._begin(place)
            self._go_on(place)

    def play(self, actions: list[int]) -> None:
        """Do one action, given by its id, in each place, and go on to the next real choice.

        An action that is not legal raises IllegalAction, and nothing is done in any place.
        """
        if len(actions) != len(self._states):
            raise BadTable(f"{len(self._states)} places need as many actions, not {len(actions)}")
        for place in range(len(actions)):
            self._check(place, actions[place])
        for place in range(len(actions)):
            s = self._states[place]
            step = s.stack[-1]
            step.answer(s, step.seat, self._actions[actions[place]])
            self._lengths[place] += 1
            self._go_on(place)

    def write(self) -> bytes:
        """Write all rows on paper; which actions are allowed, as positions in a mask of all."""
        for place in range(len(self._states)):
            self._write(place)
        allowed = self._allowed.getvalue()
        self._allowed.truncate(0)
        return allowed

    def _write(self, place: i64) -> None:
        self.shape.write(self._table[place], self._states[place], self.seats[place], place * self._columns)
        first: i64 = place * len(self._actions)
        for action in self._legal[place]:
            write_i64_le(self._allowed, first + action.id)

    def _check(self, place: int, number: int) -> None:
        for action in self._legal[place]:
            if action.id == number:
                return
        if not 0 <= number < len(self._actions):
            raise UnknownAction(f"{self.game.meta.name} has actions 0 to {len(self._actions) - 1}, not {number}")
        action = self._actions[number]
        raise IllegalAction(action.key, self._states[place].refusal(self.seats[place], action) or NOT_ASKED)

    def _go_on(self, place: i64) -> None:
        """Chance answers, forced moves are made and games that are over make room, until there is a choice."""
        s = self._states[place]
        rng = self._rngs[place]
        while True:
            step = settle(s, rng)
            if step is None:
                self.ended.append((place, self._table[place], self._lengths[place], self.game.scores(s)))
                self._begin(place)
                s = self._states[place]
                rng = self._rngs[place]
                continue
            seat = step.seat
            legal = step.legal(s, seat)
            if len(legal) > 1:
                self.seats[place] = seat
                self._legal[place] = legal
                return
            step.answer(s, seat, legal[0])

    def _begin(self, place: i64) -> None:
        kind = self._begun % len(self._starts)
        self._states[place] = self._starts[kind].clone()
        self._rngs[place] = Rng(self._seed, self._begun)
        self._table[place] = self._tables[kind]
        self._lengths[place] = 0
        self._begun += 1
