"""The log of a match: one line for each action, and one for each undo. Lines are never deleted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from quivira.kernel import Event, Seat

UNDONE: Final = "undone"


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line: an action, or an undo that says how far back. It has this shape from the match to the database."""

    number: int
    seat: Seat
    key: str
    back: int | None = None  # of an undo: the number of the first line that it takes back
    final: bool = False  # somebody has learnt something by it; to be taken back only with everybody's consent
    forced: bool = False  # there was nothing else to do
    events: list[Event] = []  # what it told, and to whom
    client: str | None = None  # the id of the command, by which it is known if it is sent again
    at: int = 0  # milliseconds since 1970; a match knows no clock and writes down what it is given

    def is_choice(self) -> bool:
        return self.seat >= 0 and not self.forced

    def without_events(self) -> Line:
        return Line(self.number, self.seat, self.key, self.back, self.final, self.forced, [], self.client, self.at)


def undo_line(number: int, seat: Seat, back: int, client: str | None, at: int) -> Line:
    return Line(number, seat, "", back, events=[Event(UNDONE, seat, {})], client=client, at=at)


def standing(lines: Iterable[Line]) -> list[Line]:
    """The actions that no undo has taken back."""
    kept: list[Line] = []
    for line in lines:
        if line.back is None:
            kept.append(line)
        else:
            while kept and kept[-1].number >= line.back:
                kept.pop()
    return kept
