"""What all phases share: parts that come to each player in turn, and their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Flow, Seat, Step, done

Contents = list[Step[Any]]  # the parts of a stretch of the game, in their order


def prepared(contents: Callable[[list[Seat]], Contents]) -> list[list[Contents]]:
    """What to put on the stack, by the number of seats and the seat that begins: the last part first.

    Steps never change, so each is made once and shared by all games.
    """
    return [[contents(clockwise(seats, first))[::-1] for first in range(seats)] for seats in range(box.MOST_SEATS + 1)]


def put(s: SanJuan, contents: Contents) -> None:
    """What was prepared comes next."""
    s.stack.extend(contents)


def clockwise(seats: int, first: Seat) -> list[Seat]:
    return [*range(first, seats), *range(first)]


class InTurn(Flow[SanJuan]):
    """What comes to one player in turn."""

    owner: Seat

    def proceed(self, s: SanJuan) -> None:
        s.turn = self.owner
        step = self.begin(s, self.owner)
        if step is None:
            done(s)
        else:
            s.stack[-1] = step

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        """The question or what else takes the place of this step; nothing where there is nothing to do."""
        raise NotImplementedError


class Clockwise(Flow[SanJuan]):
    """What comes to some players in turn, clockwise from the first."""

    first: Seat

    def proceed(self, s: SanJuan) -> None:
        done(s)
        for places in range(s.seats - 1, -1, -1):  # who comes last lies lowest
            self.push(s, s.clockwise(self.first, places))

    def push(self, s: SanJuan, seat: Seat) -> None:
        """Put the turn of a player on the stack, if there is one."""
        raise NotImplementedError


class Owners(Clockwise):
    """What comes to the owners of certain buildings; often nobody has one."""

    buildings: i64  # the set of them

    def proceed(self, s: SanJuan) -> None:
        if s.cities.at_work & self.buildings:
            super().proceed(s)
        else:
            done(s)


class EndPhase(Flow[SanJuan]):
    """The next role is chosen (10)."""

    def proceed(self, s: SanJuan) -> None:
        done(s)
        end_phase(s)


def end_phase(s: SanJuan) -> None:
    s.roles.end_phase()
    s.turn = NONE
