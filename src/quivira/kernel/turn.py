"""What a seat is shown of a position, and what it is given when it is asked: all it may know and do, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.game import Game, View
from quivira.kernel.state import Options, State
from quivira.kernel.step import Seat, Step, answered
from quivira.kernel.text import Text

S = TypeVar("S", bound=State)


class Side(Generic[S]):
    """What a seat, or a spectator (None), is shown: each part is made when it is looked at, of the state as it is then.

    Whoever shows anybody anything shows this: bots' turns, the server, the terminal and the leak check.
    """

    def __init__(self, game: Game[S], s: S, seat: Seat | None, undo: Sequence[int] = ()) -> None:
        self.game = game
        self.seat = seat
        self.undo = undo  # own actions that the seat can take back by itself, as whoever keeps the record numbers them
        self._state = s
        asked = s.stack[-1] if s.stack and seat is not None and s.stack[-1].asks(seat) else None
        self.question: Step[Any] | None = asked  # None: somebody else is asked, or nobody
        self._view: View | None = None  # both are made once: functools' own way takes a lock
        self._legal: list[Action] | None = None

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.game.view(self._state, self.seat)
        return self._view

    @property
    def prompt(self) -> Text | None:
        return self.question.prompt(self._state) if self.question is not None else None

    @property
    def cites(self) -> str:
        return self.question.cites if self.question is not None else ""

    @property
    def answer(self) -> Action | None:
        """What the seat has answered in secret, while others still think."""
        return answered(self._state, self.seat) if self.seat is not None else None

    @property
    def settled(self) -> bool:
        """Whether the seat did not choose that answer: there was no other."""
        if self.seat is None or self.answer is None:
            return False
        return len(self._state.stack[-1].legal(self._state, self.seat)) == 1

    @property
    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = self._state.legal(self.seat) if self.seat is not None else []
        return self._legal

    def refused(self) -> list[tuple[Action, Text]]:
        """The choices that are not allowed, each with its reason."""
        s, seat, step = self._state, self.seat, self.question
        if step is None or seat is None:
            return []
        asked = step.choices(s, seat)
        return [(action, reason) for action in asked if (reason := step.refusal(s, seat, action)) is not None]


class Turn(Side[S]):
    """A seat's side of the open question, for bots.

    It is the side of a sampled world, never of the true one, so that even a bot that digs finds only what its seat
    knows.
    """

    seat: Seat

    def __init__(self, game: Game[S], s: S, seat: Seat, rng: Rng) -> None:
        super().__init__(game, game.resample(s, seat, rng), seat)

    def sample(self, rng: Rng) -> S:
        """A whole world consistent with what the seat knows."""
        return self.game.resample(self._state, self.seat, rng)

    def dump(self) -> bytes:
        """The world of this side, for whoever thinks in another process."""
        return self.game.dump(self._state)
