"""What a seat knows as a row of numbers, for networks. Each game's `features` writes it, block by block."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_f32_le, write_i64_le
from mypy_extensions import i64

from quivira.kernel.state import State
from quivira.kernel.step import NextCard, Seat, Step, answered, pending
from quivira.numbers import Ints, filled, ints, lowest

ONE: Final[list[str]] = [""]  # the words of a block that is one number
NUMBER: Final = 4  # bytes


class Paper:
    """Numbers that are not zero, each with its position: rows are mostly zeros, which would take most time to write.

    Of two numbers at one position the later counts.
    """

    def __init__(self) -> None:
        self._positions = BytesWriter()
        self._values = BytesWriter()

    def put(self, position: i64, value: float) -> None:
        write_i64_le(self._positions, position)
        write_f32_le(self._values, value)

    def taken(self) -> tuple[bytes, bytes]:
        """All that was put there since the last time: positions, of eight bytes each, and values, of four."""
        positions, values = self._positions.getvalue(), self._values.getvalue()
        self._positions.truncate(0)
        self._values.truncate(0)
        return positions, values


class Features:
    """A pen that writes one row: blocks of fixed size, in an order that never changes.

    Every block names the words that its columns stand for, so that the row and its columns are written once. Seats are
    seen from the own one: place 0 is the own seat, place 1 the next to the left. Rows follow each other on paper;
    where other rows have more columns, `columns` says for each of the own ones which of theirs it is.
    """

    def __init__(self, seats: int, paper: Paper | None = None, columns: list[int] | None = None) -> None:
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.blocks: list[tuple[str, list[str]]] | None = None  # written along when somebody asks for the columns
        self._prefix = ""
        self._paper = Paper() if paper is None else paper
        self._first: i64 = 0  # of the row, on the paper
        self._column: i64 = 0  # where the next block begins
        self._spread = columns is not None
        self._columns = ints([] if columns is None else columns)
        self._counts = filled(0, 0)  # all zeros between two blocks
        self._places = [str(place) for place in range(seats)]

    def begin(self, seat: Seat) -> None:
        """A row for a seat follows those already written."""
        self.begin_at(seat, self._first + self._column)

    def begin_at(self, seat: Seat, first: i64) -> None:
        """A row for a seat begins at a position on the paper."""
        self.seat = seat
        self._first = first
        self._column = 0
        self._prefix = ""

    def rows(self) -> bytes:
        """All that was written since the last time, as numbers of four bytes."""
        positions, values = self._paper.taken()
        rows = bytearray(NUMBER * (self._first + self._column))
        self._first = 0
        self._column = 0
        for i in range(len(positions) // 8):
            at = NUMBER * read_i64_le(positions, 8 * i)
            rows[at : at + NUMBER] = values[NUMBER * i : NUMBER * i + NUMBER]
        return bytes(rows)

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
        self._amount(self._block(name, ONE, 1), value, most)

    def flag(self, name: str, yes: bool) -> None:
        column = self._block(name, ONE, 1)
        if yes:
            self._put(column, 1.0)

    def one_of(self, name: str, index: i64, words: list[str]) -> None:
        """Which of the words it is; -1: none of them."""
        column = self._block(name, words, len(words))
        if 0 <= index < len(words):
            self._put(column + index, 1.0)

    def answer(self, name: str, s: State, words: list[str]) -> None:
        """Which of the words the own seat has answered in secret, while others still think."""
        action = answered(s, self.seat)
        self.one_of(name, action.arg if action is not None else -1, words)

    def who(self, name: str, seat: i64) -> None:
        """Which seat it is, seen from the own one; -1: nobody."""
        self.one_of(name, self.place(seat) if seat >= 0 else -1, self._places)

    def kinds(self, name: str, items: list[int], words: list[str], most: i64) -> None:
        """How many there are of each word; what is below 0 is left out."""
        size: i64 = len(words)
        column = self._block(name, words, size)
        if len(self._counts) < size:
            self._counts = filled(size, 0)
        counts = self._counts
        for item in items:
            if item >= size:
                raise IndexError(f"'{name}' has {size} words, and none for {item}")
            if item >= 0:
                counts[item] += 1
                self._amount(column + item, counts[item], most)
        for item in items:
            if item >= 0:
                counts[item] = 0

    def amounts(self, name: str, values: list[int], words: list[str], most: i64) -> None:
        """An amount for each word."""
        column = self._block(name, words, len(values))
        for value in values:
            self._amount(column, value, most)
            column += 1

    def packed(self, name: str, values: Ints, words: list[str], most: i64) -> None:
        """An amount for each word, of packed numbers."""
        column = self._block(name, words, len(values))
        for i in range(len(values)):
            self._amount(column + i, values[i], most)

    def flags(self, name: str, values: list[bool], words: list[str]) -> None:
        """A yes or no for each word."""
        column = self._block(name, words, len(values))
        for value in values:
            if value:
                self._put(column, 1.0)
            column += 1

    def members(self, name: str, bits: i64, words: list[str]) -> None:
        """Which of the words belong to a set, written as bits."""
        column = self._block(name, words, len(words))
        while bits:
            self._put(column + lowest(bits), 1.0)
            bits &= bits - 1

    def question(self, s: State, kinds: dict[type, int], words: list[str]) -> None:
        """What is asked now, and which seats are: the one block that is the same for all games."""
        step = s.stack[-1] if s.stack else None
        asked_by = pending(s) or step
        self.one_of("question", kinds[type(asked_by)] if asked_by is not None else -1, words)
        column = self._block("asked", self._places, self.seats)
        for place in range(self.seats):
            if step is not None and step.asks((self.seat + place) % self.seats):
                self._put(column + place, 1.0)

    def _block(self, name: str, words: list[str], size: i64) -> i64:
        """The column at which a block of so many numbers begins."""
        if self.blocks is not None:
            self.blocks.append((self._prefix + name, words))
        first = self._column
        self._column = first + size
        return first

    def _amount(self, column: i64, value: i64, most: i64) -> None:
        if value:
            self._put(column, float(value) / float(most))

    def _put(self, column: i64, value: float) -> None:
        self._paper.put(self._first + (self._columns[column] if self._spread else column), value)


class Writer:
    """Writes the rows of one kind of table: what is asked, then what the game tells of itself."""

    def __init__(self, game: Any, seats: int, paper: Paper | None = None, columns: list[int] | None = None) -> None:
        self._features = game.features
        steps: list[Any] = [kind for kind in game.kinds.values() if issubclass(kind, Step) and kind is not NextCard]
        self._words = [step.__name__ for step in steps]
        self._kinds = {step: i for i, step in enumerate(steps)}
        self._pen = Features(seats, paper, columns)

    def write(self, s: State, seat: Seat) -> None:
        self._pen.begin(seat)
        self._write(s, seat)

    def write_at(self, s: State, seat: Seat, first: i64) -> None:
        """A row that begins at a position on the paper."""
        self._pen.begin_at(seat, first)
        self._write(s, seat)

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

    def _write(self, s: State, seat: Seat) -> None:
        self._pen.question(s, self._kinds, self._words)
        self._features(s, seat, self._pen)


def mask(s: State, seat: Seat, size: int) -> bytearray:
    """A byte for each action: 1 where it is legal."""
    row = bytearray(size)
    for action in s.legal(seat):
        row[action.id] = 1
    return row
