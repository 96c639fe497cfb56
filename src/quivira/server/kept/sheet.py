"""A table as it is stored: its sheet and its chairs. Its log is of lines of a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

import msgspec

from quivira.kernel import Options

PACKED: Final = ("options", "clock", "clocks", "vote", "incidents", "blocked")  # columns that hold JSON
CHANGED: Final = (  # by play
    *("clocks", "status", "ended", "number", "revision", "round", "waiting"),
    *("vote", "paused", "incidents", "due", "updated"),
)
Pace = Literal["live", "turns"]  # all are there and play it through; or each moves when they come by
Admits = Literal["everybody", "accounts"]  # who may sit down, of those who come
SpectatorChat = Literal["open", "delayed", "off"]  # whether those who play read what spectators write, and when
Status = Literal["waiting", "playing", "over", "closed"]  # closed: by an administrator, for good
Ended = Literal["vote", "abandoned", "resigned"]  # a game that is over, not by its rules: nobody has won
Resigned = Literal["resigned", "time"]  # a seat that has given up, or lost by its clock
KEPT: Final = 12  # incidents of a table
FROM_LESSON: Final = "lesson"  # a parent that is none: the table began where a lesson ends
STAND_IN: Final = "medium"  # the level of a bot that plays for somebody, if nobody says which


class Clock(msgspec.Struct, frozen=True, gc=False):
    """How long a seat may think: any time, so many seconds a move, or a bank of seconds for the whole game."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0  # what a bank gains with each move
    then: Literal["bot", "loses"] = "bot"  # when it runs out: a bot plays on until they come back, or the seat has lost
    level: Annotated[str, msgspec.Meta(max_length=24)] = STAND_IN  # of that bot


Vacation = tuple[int, int]  # from when, until when


class Clocks(msgspec.Struct, frozen=True, gc=False):
    """Since when each seat is waited for (milliseconds), what its bank holds, and when it is on vacation."""

    since: list[int | None] = []
    left: list[int] = []
    off: list[Vacation | None] = []

    def vacation(self, seat: int) -> Vacation:
        return (self.off[seat] if self.off else None) or (0, 0)

    def thought(self, seat: int, began: int, at: int) -> int:
        """Milliseconds that a seat has thought since it was asked; a vacation takes no time."""
        first, last = self.vacation(seat)
        return max(0, at - began) - max(0, min(at, last) - max(began, first))

    def ends(self, seat: int) -> int | None:
        """When the time of a seat that is asked runs out."""
        return self.after(seat, self.left[seat])

    def after(self, seat: int, time: int) -> int | None:
        """When a seat that is asked will have thought for so many milliseconds."""
        began = self.since[seat]
        return self.until(seat, began, time) if began is not None else None

    def until(self, seat: int, began: int, time: int) -> int:
        """When a seat will have thought for so many milliseconds since then."""
        first, last = self.vacation(seat)
        end = began + time
        return end + max(0, last - max(began, first)) if first < end else end


VoteKind = Literal["back", "end", "pause"]


class Vote(msgspec.Struct, frozen=True, gc=False):
    """A seat asks everybody: to go back to before action `to`, to end the game, or to pause it."""

    to: int | None
    seat: int
    agreed: list[int]
    kind: VoteKind = "back"
    against: list[int] = []
    at: int = 0  # when it was asked


IncidentKind = Literal[
    "left", "returned", "resigned", "time", "bot", "missing", "nudged", "paused", "resumed", "ended", "kept"
]


class Incident(msgspec.Struct, frozen=True, gc=False):
    """What happened at the table but not in the game: `seat` did it, nobody if it came by itself, to `whom`."""

    at: int
    number: int  # of the last action before it
    what: IncidentKind  # missing: it begins with a bot in a kept seat; kept: a vote to end the game has failed
    seat: int | None = None
    whom: int | None = None
    level: str | None = None  # of a bot


class Chair(msgspec.Struct, frozen=True, gc=False):
    """Who sits where."""

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    gone: bool = False
    resigned: Resigned | None = None  # for good: a bot plays on, and its place is behind all others
    mark: int | None = None  # its colour and symbol; None: its seat's own
    ready: bool = False  # to play by the table's terms
    beside: bool = False  # somebody else at the person's device
    program: bool = False  # a bot that somebody has brought plays here, by its token
    unasked: bool = False  # the terms have changed since they sat down: it begins with them only if they are ready
    called: bool = False  # the stand-in was not their own choice: others, or their clock, have called it in

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_replaced(self) -> bool:
        """The person has left, or a bot plays in their place."""
        return self.gone or self.stand_in is not None

    @property
    def may_change(self) -> bool:
        """Others may choose another bot for the one that plays here: whoever sits there has not chosen it."""
        return self.stand_in is not None and (self.gone or self.called)

    @property
    def played_by(self) -> str | None:
        """The level of our bot that plays here; None: a person, or a bot from outside."""
        return self.bot or self.stand_in


class Sheet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything about a table but its chairs and log."""

    id: str
    game: str
    rules: int
    seats: int
    options: Options
    language: str
    pace: Pace
    open: bool
    clock: Clock
    clocks: Clocks = Clocks()
    status: Status = "waiting"
    ended: Ended | None = None
    host: str
    number: int = 0
    revision: int = 0
    terms: int = 0  # how often what is agreed on before the start has changed
    fixed: bool = True  # all seats are to be taken; else those who sit there at the start play
    lot: bool = False  # who sits where is drawn by lot at the start
    admits: Admits = "everybody"
    begins: int | None = None  # when it begins by itself, of a table that strangers were matched at
    fill: str | None = None  # the level of bots that take its free seats then
    round: int | None = None
    said: int = 0  # lines of chat
    hidden: int = 0  # of them, by an administrator
    waiting: int = 0
    vote: Vote | None = None
    paused: int | None = None  # since when
    incidents: list[Incident] = []  # the last ones
    rematch: str | None = None
    parent: str | None = None  # the table on from which this one is played, or FROM_LESSON
    parent_number: int | None = None
    link: str | None = None  # None: the id is the link
    spectators: bool = True
    spectator_chat: SpectatorChat = "open"
    blocked: list[str] = []
    created: int
    updated: int

    def is_sound(self) -> bool:
        """What no type says and everything counts on; only a damaged row breaks it."""
        timed = all(len(known) in (0, self.seats) for known in (self.clocks.since, self.clocks.left, self.clocks.off))
        return timed and self.number >= 0 and (self.number == 0 or self.status != "waiting")

    @property
    def is_matched(self) -> bool:
        """Strangers wait here for a game that begins by itself."""
        return self.status == "waiting" and self.begins is not None

    def waits_for(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.waiting >> seat & 1]

    @property
    def due(self) -> int | None:
        """When the first of those who are asked runs out of time; None: nobody does."""
        if self.status != "playing" or self.paused is not None or not self.clocks.left:
            return None
        return min((end for seat in self.waits_for() if (end := self.clocks.ends(seat)) is not None), default=None)


COLUMNS: Final = (*Sheet.__struct_fields__, "due")


def with_incident(sheet: Sheet, incident: Incident) -> list[Incident]:
    """A sheet's incidents with one more; the oldest are forgotten, but not when each seat was nudged last: whatever
    else is done at the table, nobody is nudged again at once.
    """
    known = [*sheet.incidents, incident]
    nudges = {one.whom: one for one in known if one.what == "nudged"}
    return [*(one for one in known[:-KEPT] if one is nudges.get(one.whom)), *known[-KEPT:]]


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats if seat >= 0)


def pack(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def packed(sheet: Sheet, names: Iterable[str] = COLUMNS) -> dict[str, Any]:
    """A sheet's fields as columns."""
    values = {name: getattr(sheet, name) for name in names}
    return {name: pack(value) if name in PACKED else value for name, value in values.items()}
