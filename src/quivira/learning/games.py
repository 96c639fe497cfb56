"""Many games at once for a learner: one call plays a choice in each, and writes what is asked next into its arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quivira.kernel import BadTable, Game, Options
from quivira.kernel.errors import needs
from quivira.kernel.registry import find
from quivira.learning.places import Places
from quivira.learning.rows import lay

with needs("research"):
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Ended:
    """Games that ended, one a row; `totals` and `ranks` by seat, -1 where nobody sits."""

    places: NDArray[np.int32]
    seats: NDArray[np.int32]  # how many
    tables: NDArray[np.int32]  # which of `Rows.tables`
    lengths: NDArray[np.int32]  # real choices
    totals: NDArray[np.int32]
    ranks: NDArray[np.int32]


class Games:
    """Games in n places; where one ends, the next begins. Forced moves are made, so every question is a real choice.

    Game i is played at `tables[i % len(tables)]` and draws from `Rng(seed, i)`, in whatever place. The arrays are the
    caller's, contiguous, one row for each place: `rows` of any float, `masks` and `seats` of any integer.
    """

    def __init__(self, game: Game[Any] | str, tables: Sequence[tuple[int, Options]], n: int, seed: int = 0) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if not tables or n < 1:
            raise BadTable("games for a learner need a table and a place")
        self._places = Places(self.game, list(tables), n, seed)
        self._most = max(self.game.meta.seats)

    def begin(self, rows: NDArray[Any], masks: NDArray[Any], seats: NDArray[Any]) -> None:
        """Write what is asked now."""
        for array in (rows, masks):
            if not array.flags.c_contiguous:
                raise ValueError("arrays for rows and masks are contiguous")
        rows.fill(0)
        masks.fill(0)
        masks.reshape(-1)[np.frombuffer(self._places.write(), "<i8")] = 1
        lay(self._places.shape.paper, rows)
        seats[:] = self._places.seats

    def play(self, actions: NDArray[Any], rows: NDArray[Any], masks: NDArray[Any], seats: NDArray[Any]) -> Ended:
        """Do one action, given by its id, in each place; write what is asked next; the games that ended on the way."""
        self._places.play(actions.tolist())
        self.begin(rows, masks, seats)
        return self._ended()

    def _ended(self) -> Ended:
        ended, self._places.ended = self._places.ended, []
        totals = np.full((len(ended), self._most), -1, np.int32)
        ranks = totals.copy()
        for number, (_, _, _, scores) in enumerate(ended):
            totals[number, : len(scores)] = [score.total for score in scores]
            ranks[number, : len(scores)] = [score.rank for score in scores]
        places, tables, lengths = (np.array([game[i] for game in ended], np.int32) for i in range(3))
        seats = np.array([len(scores) for _, _, _, scores in ended], np.int32)
        return Ended(places, seats, tables, lengths, totals, ranks)
