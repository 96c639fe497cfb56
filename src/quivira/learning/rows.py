"""What a seat knows as numbers, in one shape for all tables of a game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from quivira.features import Paper
from quivira.kernel import Game, Seat, State
from quivira.kernel.errors import needs
from quivira.kernel.registry import find
from quivira.learning.shape import Shape

with needs("research"):
    import numpy as np
    from numpy.typing import NDArray


class Rows:
    """Encodes any state of a game. Columns of seats that are not there are zero.

    A row holds what the seat may know and nothing else: for a Turn, encode any world that it samples.
    """

    def __init__(self, game: Game[Any] | str) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.shape = Shape(self.game)
        self.tables = self.shape.tables  # seats and options of all there are
        self.size = int(self.shape.size)
        self.actions = len(self.game.space)

    def columns(self) -> list[str]:
        """What each number of a row means."""
        return self.shape.columns[:]

    @property
    def fingerprint(self) -> str:
        """Equal where a network that was trained for one game fits the other: columns, actions and rules."""
        keys = [action.key for action in self.game.space.actions]
        told = [self.game.meta.name, str(self.game.meta.rules_version), *self.shape.columns, "", *keys]
        return sha256("\n".join(told).encode()).hexdigest()[:16]

    def encode(self, s: State, seat: Seat) -> NDArray[np.float32]:
        """What `seat` knows."""
        row: NDArray[np.float32] = self.encode_all([s], [seat])[0]
        return row

    def encode_all(self, states: Sequence[State], seats: Sequence[Seat]) -> NDArray[np.float32]:
        """A row for each state, as its seat knows it."""
        for number, (s, seat) in enumerate(zip(states, seats, strict=True)):
            self.shape.write(self.shape.number(s.seats, s.options), s, seat, number * self.size)
        rows = np.zeros((len(states), self.size), np.float32)
        lay(self.shape.paper, rows)
        return rows


def lay(paper: Paper, rows: NDArray[Any]) -> None:
    """Lay what was written into rows that are zero."""
    positions, values = paper.taken()
    rows.reshape(-1)[np.frombuffer(positions, "<i8")] = np.frombuffer(values, "<f4")
