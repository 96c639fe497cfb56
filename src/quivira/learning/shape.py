"""The rows of all tables of a game in one shape: one network plays them all."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quivira.features import Paper, Writer
from quivira.kernel.game import Game
from quivira.kernel.state import Options, State
from quivira.kernel.step import Seat

Kind = tuple[int, tuple[object, ...]]  # of a table: its seats and the values of its options


class Shape:
    """Every column that a table of the game has, once for each name.

    Where a table has fewer seats, or lacks what an option adds, those columns are zero. How many seats there are, and
    which value each option has, are columns too.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.paper = Paper()  # for all rows
        self._keys = [option.key for option in game.meta.options]
        self.tables: list[tuple[int, Options]] = game.tables()
        self.columns = [f"seats.{seats}" for seats in game.meta.seats]
        self.columns += [f"option.{option.key}.{value}" for option in game.meta.options for value in option.values]
        own = [_columns(game, seats, options) for seats, options in self.tables]
        known = dict.fromkeys([*self.columns, *[name for names in reversed(own) for name in names]])
        self.columns = list(known)
        self.size: i64 = len(self.columns)
        place = {name: at for at, name in enumerate(self.columns)}
        self._number: dict[Kind, int] = {}
        self._writers: list[Writer] = []
        self._marks: list[list[int]] = []  # the columns that say which table it is
        for number, (seats, options) in enumerate(self.tables):
            self._number[self.kind(seats, options)] = number
            self._writers.append(Writer(game, seats, self.paper, [place[name] for name in own[number]]))
            words = [f"seats.{seats}", *[f"option.{key}.{options[key]}" for key in self._keys]]
            self._marks.append([place[word] for word in words])

    def kind(self, seats: int, options: Options) -> Kind:
        return seats, tuple([options[key] for key in self._keys])

    def number(self, seats: int, options: Options) -> int:
        """Which of the tables it is."""
        return self._number[self.kind(seats, options)]

    def write(self, table: i64, s: State, seat: Seat, first: i64) -> None:
        """What a seat knows at a table of this number, from a position of the paper on."""
        for column in self._marks[table]:
            self.paper.put(first + column, 1.0)
        self._writers[table].write_at(s, seat, first)


def _columns(game: Game[Any], seats: int, options: Options) -> list[str]:
    """The names of the columns that a table has for itself."""
    blocks = Writer(game, seats).blocks(game.new(seats, options))
    return [f"{name}.{word}" if word else name for name, words in blocks for word in words]
