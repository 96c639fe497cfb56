"""What a seat knows as a row of numbers, for networks. Each game's `features` writes it, block by block."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from quivira.kernel.state import State
from quivira.kernel.step import NextCard, Seat, Step, pending
from quivira.numbers import Ints, filled

ONE: Final[list[str]] = [""]  # the words of a block that is one number


class Features:
    """A pen that writes one row: blocks of fixed size, in an order that never changes.

    Every block names the words that its columns stand for, so that the row and its columns are written once. Seats are
    seen from the own one: place 0 is the own seat, place 1 the next to the left.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.blocks: list[tuple[str, list[str]]] | None = None  # written along when somebody asks for the columns
        self._prefix = ""
        self._out = BytesWriter()
        self._places = [str(place) for place in range(seats)]

    def begin(self, seat: Seat) -> None:
        """A row for a seat follows those already written."""
        self.seat = seat
        self._prefix = ""

    def rows(self) -> bytes:
        """All that was written since the last time, as numbers of four bytes."""
        rows = self._out.getvalue()
        self._out = BytesWriter()
        return rows

    def place(self, seat: i64) -> i64:
        """How far to the left of the own seat another one sits."""
        return (seat - self.seat + self.seats) % self.seats

    def player(self, place: i64) -> i64:
        """The seat at a place; the blocks that follow are about it."""
        if self.blocks is not None:
            self._prefix = f"player{place}."
        return (self.seat + place) % self.seats

    def number(self, name: str, value: i64, most: i64) -> None:
        """An amount, as a fraction of the most there can be, or of a large amount."""
        self._block(name, ONE)
        write_f32_le(self._out, float(value) / float(most))

    def flag(self, name: str, yes: bool) -> None:
        self._block(name, ONE)
        write_f32_le(self._out, 1.0 if yes else 0.0)

    def one_of(self, name: str, index: i64, words: list[str]) -> None:
        """Which of the words it is; -1: none of them."""
        self._block(name, words)
        for i in range(len(words)):
            write_f32_le(self._out, 1.0 if i == index else 0.0)

    def who(self, name: str, seat: i64) -> None:
        """Which seat it is, seen from the own one; -1: nobody."""
        self.one_of(name, self.place(seat) if seat >= 0 else -1, self._places)

    def kinds(self, name: str, items: list[int], words: list[str], most: i64) -> None:
        """How many there are of each word; what is below 0 is left out."""
        counts = filled(len(words), 0)
        for item in items:
            if item >= 0:
                counts[item] += 1
        self.packed(name, counts, words, most)

    def amounts(self, name: str, values: list[int], words: list[str], most: i64) -> None:
        """An amount for each word."""
        self._block(name, words)
        for value in values:
            write_f32_le(self._out, float(value) / float(most))

    def packed(self, name: str, values: Ints, words: list[str], most: i64) -> None:
        """An amount for each word, of packed numbers."""
        self._block(name, words)
        for i in range(len(values)):
            write_f32_le(self._out, float(values[i]) / float(most))

    def flags(self, name: str, values: list[bool], words: list[str]) -> None:
        """A yes or no for each word."""
        self._block(name, words)
        for value in values:
            write_f32_le(self._out, 1.0 if value else 0.0)

    def members(self, name: str, bits: i64, words: list[str]) -> None:
        """Which of the words belong to a set, written as bits."""
        self._block(name, words)
        for _ in range(len(words)):
            write_f32_le(self._out, 1.0 if bits & 1 else 0.0)
            bits >>= 1

    def question(self, s: State, kinds: dict[type, int], words: list[str]) -> None:
        """What is asked now, and which seats are: the one block that is the same for all games."""
        step = s.stack[-1] if s.stack else None
        asked_by = pending(s) or step
        self.one_of("question", kinds[type(asked_by)] if asked_by is not None else -1, words)
        self._block("asked", self._places)
        for place in range(self.seats):
            asked = step is not None and step.asks((self.seat + place) % self.seats)
            write_f32_le(self._out, 1.0 if asked else 0.0)

    def _block(self, name: str, words: list[str]) -> None:
        if self.blocks is not None:
            self.blocks.append((self._prefix + name, words))


class Writer:
    """Writes the rows of one kind of table: what is asked, then what the game tells of itself."""

    def __init__(self, game: Any, seats: int) -> None:
        self._features = game.features
        steps: list[Any] = [kind for kind in game.kinds.values() if issubclass(kind, Step) and kind is not NextCard]
        self._words = [step.__name__ for step in steps]
        self._kinds = {step: i for i, step in enumerate(steps)}
        self._pen = Features(seats)

    def write(self, s: State, seat: Seat) -> None:
        pen = self._pen
        pen.begin(seat)
        pen.question(s, self._kinds, self._words)
        self._features(s, seat, pen)

    def rows(self) -> bytes:
        return self._pen.rows()

    def row(self, s: State, seat: Seat) -> bytes:
        self.write(s, seat)
        return self._pen.rows()

    def blocks(self, s: State) -> list[tuple[str, list[str]]]:
        """The blocks of a row with the words of their columns; the same for every state of the table."""
        found: list[tuple[str, list[str]]] = []
        self._pen.blocks = found
        self.row(s, 0)
        self._pen.blocks = None
        return found


def mask(s: State, seat: Seat, size: int) -> bytearray:
    """A byte for each action: 1 where it is legal."""
    row = bytearray(size)
    for action in s.legal(seat):
        row[action.id] = 1
    return row
