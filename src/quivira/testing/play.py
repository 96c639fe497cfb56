"""Random play, one action at a time, for checks to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from quivira.kernel import CHANCE, Action, Game, Options, Rng, Sealed, Seat, State, pick, settle
from quivira.kernel.errors import BrokenGame
from quivira.kernel.record import Record, result
from quivira.kernel.registry import find, names
from quivira.match import Match

LONG: Final = 60  # actions of a long game
NO_CHOICE: Final = "{step} asks seat {seat}, who has nothing to choose; do not push a question that leaves no choice"

Move = tuple[Seat, Action]


@dataclass(frozen=True)
class Table:
    """A game with seats and options chosen."""

    game: Game[Any]
    seats: int
    options: Options

    def new(self) -> State:
        s: State = self.game.new(self.seats, self.options)
        return s

    def choices(self) -> list[str]:
        """The options that differ from the default."""
        default = self.game.options({})
        return [f"{key}={value}".lower() for key, value in self.options.items() if value != default[key]]

    def is_near_default(self) -> bool:
        """Whether at most one option differs from the default."""
        return len(self.choices()) <= 1

    def __str__(self) -> str:
        return "-".join([self.game.meta.name, str(self.seats), *self.choices()])


def tables(game: Game[Any]) -> list[Table]:
    """Every combination of seats and options."""
    return [Table(game, seats, options) for seats, options in game.tables()]


def near_tables(game: Game[Any]) -> list[Table]:
    """The default tables and those that differ from one in a single option: enough for files that people read."""
    return [table for table in tables(game) if table.is_near_default()]


def few_tables(game: Game[Any]) -> list[Table]:
    """The default tables, and every other value of an option at the fewest seats: enough for what is kept."""
    return [table for table in near_tables(game) if not table.choices() or table.seats == game.meta.seats[0]]


def default_table(game: Game[Any]) -> Table:
    """The most seats with no option changed."""
    return [table for table in tables(game) if not table.choices()][-1]


def random_move(s: State, rng: Rng) -> Move:
    """A random answer: any of the actors, any legal action, chance by its weights."""
    if s.actors() == [CHANCE]:
        return CHANCE, pick(s.chance(), rng)
    actors = s.actors()
    seat = actors[rng.below(len(actors))]
    legal = s.legal(seat)
    if not legal:
        raise BrokenGame(NO_CHOICE.format(step=type(s.stack[-1]).__name__, seat=seat))
    return seat, legal[rng.below(len(legal))]


def walk(table: Table, seed: int, arrive: Callable[[State], None] | None = None) -> Iterator[tuple[State, Move | None]]:
    """A random game: the live state with the move that comes next, and at last the finished one with None.

    `arrive` hears of each state before anything is asked of it.
    """
    rng = Rng(seed)
    s = table.new()
    while not s.is_over():
        if arrive is not None:
            arrive(s)
        move = random_move(s, rng)
        yield s, move
        s.apply(*move)
    if arrive is not None:
        arrive(s)
    yield s, None


def play_record(table: Table, seed: int) -> Record:
    """The record of a random game."""
    moves: list[tuple[Seat, str]] = []
    for state, move in walk(table, seed):
        last = state
        if move is not None:
            moves.append((move[0], move[1].key))
    meta = table.game.meta
    return Record(
        game=meta.name,
        rules=meta.rules_version,
        seats=table.seats,
        options=table.options,
        moves=moves,
        result=result(table.game, last),
    )


@cache
def long_games() -> list[str]:
    """The games with much to do and to count: for tests of what takes several turns, or several parts of a score."""

    def is_long(game: Game[Any]) -> bool:
        for number, (s, _) in enumerate(walk(default_table(game), 0)):  # noqa: B007 - the last one counts
            last = s
        return number > LONG and len(game.scores(last)[0].parts) > 1

    return [name for name in names() if is_long(find(name))]


def long_game() -> str:
    return long_games()[0]


def asked(kind: str) -> list[str]:
    """The games in which a question that tells something (`shows`, `private`) comes in the usual course of play."""

    def comes(s: State) -> bool:
        return bool(s.stack) and bool(getattr(s.stack[-1], kind))

    return [name for name in names() if any(comes(s) for s, _ in walk(default_table(find(name)), 0))]


def takes_back() -> list[str]:
    """The games in which a choice can be taken back; in others something is drawn or shown after each."""

    def is_there(game: Game[Any]) -> bool:
        match: Match[Any] = Match(game, game.meta.seats[0], rng=Rng(1))
        rng = Rng(1)
        while not match.state.is_over():
            seat, action = random_move(match.state, rng)
            match.play(seat, [action.key])
            if match.takes_back(seat):
                return True
        return False

    return [name for name in names() if is_there(find(name))]


def sealed_openings() -> list[str]:
    """The games whose first question goes to several seats at once."""

    def opens_sealed(game: Game[Any]) -> bool:
        s: State = game.new(game.meta.seats[0])
        settle(s, Rng(1))
        return isinstance(s.stack[-1], Sealed)

    return [name for name in names() if opens_sealed(find(name))]
