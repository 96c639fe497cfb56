"""Events: what happened, for animation and the log. The view is the truth; an event tells no seat more than it."""

from __future__ import annotations

from typing import Final

import msgspec

from quivira.kernel.text import Label, Text

EVERYONE: Final = -1
NOTHING: Final = -1_000_000_000_000  # the value of an argument that was not given


def others(seat: int) -> int:
    """The audience of everybody but `seat`, spectators included."""
    return -2 - seat


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: who did it, to what, and who may know."""

    verb: str
    seat: int | None
    args: dict[str, Label]
    to: int = EVERYONE

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), is told of this."""
        if self.to == EVERYONE:
            return True
        if self.to >= 0:
            return seat == self.to
        return seat != -2 - self.to

    def text(self) -> Text:
        """The log's sentence."""
        args: dict[str, Label] = dict(self.args)
        if self.seat is not None:
            args["seat"] = self.seat
        return Text(f"log-{self.verb}", args)


class EventKind:
    """A declared event: the names of its arguments and, where they index a table, its labels.

    Rules emit plain ints; the labels are looked up only when somebody listens.
    """

    def __init__(self, verb: str, **args: list[Label] | None) -> None:
        self.verb = verb
        self.args = args

    def event(self, seat: int, values: list[int], to: int) -> Event:
        given = [value for value in values if value != NOTHING]
        if len(given) != len(self.args):
            needs = ", ".join(self.args) or "no argument"
            raise ValueError(f"the event '{self.verb}' takes {needs}; it was emitted with {given}")
        args = {n: v if labels is None else labels[v] for (n, labels), v in zip(self.args.items(), given, strict=True)}
        return Event(self.verb, seat if seat >= 0 else None, args, to)


CHOSE: Final = EventKind("chose")
