"""A random game under a check, and what is said when the check fails: where it was, what differs, what to look at."""

from __future__ import annotations

import linecache
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

from quivira.kernel import CHANCE, QuiviraError, Seat, State, Step
from quivira.kernel.errors import BrokenGame
from quivira.kernel.registry import names
from quivira.testing.differences import plain, told
from quivira.testing.play import Move, Table, walk

RECENT: Final = 5  # actions that are told


class Failure(AssertionError):
    """What a game does not hold, said in sentences."""


class Case:
    """One random game: the table, the seed, and how far it has come."""

    def __init__(self, table: Table, seed: int, check: str = "") -> None:
        self.table = table
        self.game = table.game
        self.seed = seed
        self.check = check
        self.number = 0  # of the decision; chance counts, as in a record
        self.state: State | None = None
        self._question: Step[Any] | None = None  # on top when the decision was come to
        self._recent: deque[str] = deque(maxlen=RECENT)

    def walk(self) -> Iterator[tuple[State, Move | None]]:
        """The live state with the move that comes next, and at last the finished one with None."""
        numbers = count()
        for s, move in walk(self.table, self.seed, lambda s: self.at(next(numbers), s)):
            yield s, move
            if move is not None:
                self.done(*move)

    def at(self, number: int, s: State) -> None:
        """The game has come to this decision."""
        self.number, self.state = number, s
        self._question = s.stack[-1] if s.stack else None

    def done(self, seat: Seat, action: object) -> None:
        """What was done there."""
        self._recent.append(f"{_who(seat)} {action}")

    def holds(self, condition: bool, what: str, look: str, seat: Seat | None = None) -> None:
        __tracebackhide__ = True
        if not condition:
            self.fail(what, look, seat)

    def same(self, here: Any, there: Any, what: str, look: str, seat: Seat | None = None, other: str = "then") -> None:
        """Two pieces of plain data are equal; `other` names the second."""
        __tracebackhide__ = True
        if here != there:
            self.fail(what, look, seat, told(here, there, other))

    def same_state(self, here: State, there: State, what: str, look: str, other: str, seat: Seat | None = None) -> None:
        __tracebackhide__ = True
        self.same_saved(self.game.dump(here), there, what, look, other, seat)

    def same_saved(
        self, saved: bytes, there: State, what: str, look: str, other: str, seat: Seat | None = None
    ) -> None:
        __tracebackhide__ = True
        now = self.game.dump(there)
        if saved != now:
            self.fail(what, look, seat, told(plain(saved), plain(now), other))

    def fail(self, what: str, look: str, seat: Seat | None = None, lines: list[str] | None = None) -> NoReturn:
        __tracebackhide__ = True
        raise Failure(self.said(what, look, seat, lines or []))

    def said(self, what: str, look: str, seat: Seat | None, lines: list[str]) -> str:
        """The whole message."""
        text = [f"{self.place(seat)}:", what, *[f"    {line}" for line in lines], f"  look at: {look}"]
        if self._recent:
            text.append(f"  just done: {'; '.join(self._recent)}")
        if self.game.meta.name in names():
            text.append(f"  again: {self.command()}")
        return "\n".join(text)

    def place(self, seat: Seat | None = None) -> str:
        """Which game, table, seed, decision and seat, and what was asked."""
        options = ", ".join(f"{key}={value}".lower() for key, value in self.table.options.items())
        table = f"{self.game.meta.name}, {self.table.seats} seats, {options or 'no options'}"
        return f"{table}, seed {self.seed}, decision {self.number}, {self._asked(seat)}"

    def command(self) -> str:
        """The command line that plays this game under this check again."""
        words = [f"quivira check {self.game.meta.name} --seats {self.table.seats}"]
        words += [f"--option {choice}" for choice in self.table.choices()]
        return " ".join([*words, f"--seed {self.seed}", *([f"--only {self.check}"] if self.check else [])])

    def _asked(self, seat: Seat | None) -> str:
        """The seat that it is about, or those that were asked."""
        if self.state is None:
            return "before the first question"
        if self._question is None:
            asked = "the game is over"
        else:
            actors = ", ".join(_who(actor) for actor in self._question.actors())
            asked = f"{type(self._question).__name__} asks {actors}"
        return asked if seat is None else f"seat {seat} ({asked})"


Check = Callable[[Case], None]


def examine(check: Check, table: Table, seed: int) -> Case:
    """Run a check on one random game; whatever it raises becomes a Failure that says where."""
    __tracebackhide__ = True
    case = Case(table, seed, check.__name__.removeprefix("check_"))
    try:
        check(case)
    except Failure:
        raise
    except Exception as error:
        what, look = explained(error, table.game.meta.name)
        raise Failure(case.said(what, look, None, [])) from error
    return case


def explained(error: Exception, game: str) -> tuple[str, str]:
    """What a raw error means, and the place in the game's folder from which it came."""
    frames = [*traceback.walk_tb(error.__traceback__)]
    last = frames[-1][0]
    own = [frame for frame in frames if game in Path(frame[0].f_code.co_filename).parts]
    place = _place(*(own or frames)[-1])
    if isinstance(error, NotImplementedError):
        kind = type(last.f_locals.get("self", error)).__name__
        return f"{kind} has no `{last.f_code.co_name}`", f"{kind}: write `{last.f_code.co_name}`"
    if isinstance(error, AssertionError) and last.f_code.co_name == "check":
        return f"an invariant of the state does not hold: {error}", f"what was just done, and {place}"
    if isinstance(error, BrokenGame | QuiviraError):
        return str(error), place
    return f"{type(error).__name__}: {error}", place


def _place(frame: FrameType, line: int) -> str:
    """`rules.py, line 57, in apply: card = s.hand.pop()`."""
    file = frame.f_code.co_filename
    return f"{Path(file).name}, line {line}, in {frame.f_code.co_name}: {linecache.getline(file, line).strip()}"


def _who(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def failure(check: Check, table: Table, seeds: int = 3) -> str | None:
    """What a check says of the first of so many random games that does not pass; None: all do."""
    for seed in range(seeds):
        try:
            examine(check, table, seed)
        except Failure as failed:
            return str(failed)
    return None
