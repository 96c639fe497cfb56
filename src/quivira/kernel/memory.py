"""Memory: what everybody has seen in the open, and may remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.kernel.fields import Piece
from quivira.kernel.state import State
from quivira.kernel.step import Seat
from quivira.numbers import Ints, filled

MEMORY_AID: Final = "memory_aid"  # the option by which a table shows what could be remembered


class Memory(Piece):
    """Of each seat's secret things, how many of each kind everybody knows for certain: seen to come, not to go.

    A rule that moves something tells it here, once. Views and features show it where the table has a memory aid;
    `resample` keeps to it in any case, as people may remember.
    """

    kinds: i64
    seen: Ints  # `kinds` of each seat

    def came(self, seat: Seat, kind: i64, number: i64 = 1) -> None:
        """Somebody got so many in sight of all."""
        self.seen[seat * self.kinds + kind] += number

    def went(self, seat: Seat, kind: i64, number: i64 = 1) -> None:
        """So many left in sight of all; they may have been those that were known."""
        at = seat * self.kinds + kind
        self.seen[at] = max(self.seen[at] - number, 0)

    def went_unseen(self, seat: Seat, number: i64 = 1) -> None:
        """So many left, and nobody saw which: of each kind there may be as many fewer."""
        for kind in range(self.kinds):
            self.went(seat, kind, number)

    def known(self, seat: Seat, kind: i64) -> i64:
        return self.seen[seat * self.kinds + kind]

    def of(self, seat: Seat) -> list[int]:
        """How many of each kind."""
        return list(self.seen[seat * self.kinds : (seat + 1) * self.kinds])

    def shown(self, s: State, seat: Seat) -> list[int] | None:
        """The same for a view; None at a table without a memory aid."""
        return self.of(seat) if s.options.get(MEMORY_AID) else None


def memory(seats: i64, kinds: i64) -> Memory:
    """Nothing has been seen yet."""
    return Memory(kinds, filled(seats * kinds, 0))
