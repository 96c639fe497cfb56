"""What a seat knows as a numpy array of fixed size, with a name for each column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quivira.features import Writer, mask
from quivira.kernel import Game, Options, Seat, State
from quivira.kernel.errors import needs
from quivira.kernel.registry import find
from quivira.simulation import Batch

with needs("research"):
    import numpy as np
    from numpy.typing import NDArray


class Encoder:
    """Encodes states of one kind of table: all rows have the same columns, whatever happens in the game.

    A row holds what the seat may know and nothing else: the row of a world sampled for the seat is the same.
    """

    def __init__(self, game: Game[Any] | str, seats: int, options: Options | None = None) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = seats
        self._writer = Writer(self.game, seats)
        self.blocks: dict[str, slice] = {}  # the columns that belong together
        self._columns: list[str] = []
        for name, words in self._writer.blocks(self.game.new(seats, options)):
            first = len(self._columns)
            self._columns += [f"{name}.{word}" if word else name for word in words]
            self.blocks[name] = slice(first, len(self._columns))
        self.size = len(self._columns)

    def columns(self) -> list[str]:
        """What each number of a row means."""
        return self._columns[:]

    def encode(self, s: State, seat: Seat) -> NDArray[np.float32]:
        """What `seat` knows."""
        return np.frombuffer(bytearray(self._writer.row(s, seat)), np.float32)

    def encode_all(self, states: Sequence[State], seats: Sequence[Seat]) -> NDArray[np.float32]:
        """A row for each state, as its seat knows it."""
        for s, seat in zip(states, seats, strict=True):
            self._writer.write(s, seat)
        return np.frombuffer(bytearray(self._writer.rows()), np.float32).reshape(-1, self.size)

    def encode_batch(self, batch: Batch) -> NDArray[np.float32]:
        """A row for each game of a batch, as the seat that acts knows it."""
        return self.encode_all(batch.states, batch.actors())

    def mask(self, s: State, seat: Seat) -> NDArray[np.int8]:
        """1 for each action, by its id, that `seat` may do now."""
        return np.frombuffer(mask(s, seat, len(self.game.space)), np.int8)

    def named(self, row: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The blocks of a row by their names; nothing is copied."""
        return {name: row[columns] for name, columns in self.blocks.items()}
