"""What a seat is given when it is asked: all it may know and do, and nothing else."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.game import Game, View
from quivira.kernel.state import State
from quivira.kernel.step import Seat
from quivira.kernel.text import Text

S = TypeVar("S", bound=State)


class Turn(Generic[S]):
    """A seat's side of the open question.

    It keeps a sampled world, never the true one, so that even a bot that digs finds only what its seat knows.
    """

    def __init__(self, game: Game[S], s: S, seat: Seat, rng: Rng) -> None:
        step = s.stack[-1]
        self.game = game
        self.seat = seat
        self.view: View = game.view(s, seat)
        self.prompt: Text = step.prompt(s)
        self.cites: str = step.cites
        self.legal: list[Action] = s.legal(seat)
        self._world = game.resample(s, seat, rng)

    def sample(self, rng: Rng) -> S:
        """A whole world consistent with what the seat knows."""
        return self.game.resample(self._world, self.seat, rng)

    def refused(self) -> list[tuple[Action, Text]]:
        """The choices that are not allowed, each with its reason."""
        step: Any = self._world.stack[-1]
        reasons = [(a, step.refusal(self._world, self.seat, a)) for a in step.choices(self._world, self.seat)]
        return [(action, reason) for action, reason in reasons if reason is not None]
