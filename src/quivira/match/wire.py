"""What is sent of a match, as bytes. Everything is built up from the viewer's own side and the events it may see.

Who was there already is sent what has changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from quivira import kernel
from quivira.changes import Change, change
from quivira.kernel import ActionSpace, Game, Label, Seat, State, Text
from quivira.match.log import Line

encode = msgspec.json.Encoder().encode


class Happened(msgspec.Struct, gc=False):
    """An event as a viewer reads it: the sentence is `log-VERB` with these arguments."""

    verb: str
    seat: int | None
    args: dict[str, Label]


class Told(msgspec.Struct, omit_defaults=True, gc=False):
    """One line of the log as far as a viewer may know it."""

    number: int
    at: int
    events: list[Happened]
    back: int | None = None  # everything from this action on was taken back
    forced: bool = False  # only to the seat that was forced: it may say something about a hand
    own: bool = False  # the viewer's own choice


class Choice(msgspec.Struct, gc=False):
    """An action that may be chosen, and what it is called."""

    key: str
    text: Text


class Refused(msgspec.Struct, gc=False):
    """An action that may not, and why."""

    key: str
    text: Text
    reason: Text


class Side(msgspec.Struct, omit_defaults=True, gc=False):
    """All that one seat, or a spectator (seat null), knows and may do."""

    seat: int | None
    view: Any
    prompt: Text | None
    cites: str
    legal: list[Choice]
    refused: list[Refused]
    undo: list[int]  # own actions that can be taken back without asking
    lines: list[Told]
    answer: Text | None = None  # the own secret answer, while others still think
    settled: bool = False  # nobody chose it: there was no other


class Points(msgspec.Struct):
    """A seat's result."""

    seat: int
    total: int
    parts: dict[str, int]
    tie_breaks: list[int]
    rank: int


class Outcome(msgspec.Struct):
    """How the game ended."""

    end_reason: str
    scores: list[Points]


class Position(msgspec.Struct, tag="play"):
    """Where the game stands. Lines are those after `since`; if that is more than you had, read the log for the rest."""

    number: int
    since: int
    waiting: list[int]
    sides: list[Side]
    outcome: Outcome | None


class Moved(msgspec.Struct, tag="moved"):
    """What is different from the position of number `after`; for each side its lines since then."""

    number: int
    after: int
    waiting: list[int]
    change: Change  # of the sides, but for their lines, and of the outcome
    lines: list[list[Told]]


class Shown:
    """A position as somebody was shown it, but for the lines, kept to tell later what has changed.

    It is kept as it was made, not as bytes: to find what is equal costs much less than to encode it.
    """

    __slots__ = ("_outcome", "_sides", "number")

    def __init__(self, position: Position) -> None:
        self.number = position.number
        self._sides = [msgspec.structs.replace(side, lines=[]) for side in position.sides]
        self._outcome = position.outcome

    def after(self, before: Shown, position: Position) -> Moved:
        """For those who have seen another position, and no line after it; `position` is what is shown now."""
        changes: dict[str, Any] = {"sides": change(before._sides, self._sides)}
        if self._outcome != before._outcome:
            changes["outcome"] = change(before._outcome, self._outcome)
        lines = [side.lines for side in position.sides]
        return Moved(self.number, before.number, position.waiting, changes, lines)


def told(lines: Iterable[Line], viewer: Seat | None) -> list[Told]:
    """What lines of the log tell a viewer; those that tell it nothing are left out."""
    found: list[Told] = []
    for line in lines:
        events = [Happened(e.verb, e.seat, e.args) for e in line.events if e.seen_by(viewer)]
        mine = line.seat == viewer
        if events or (mine and line.forced):
            own = mine and not line.forced and line.back is None
            found.append(Told(line.number, line.at, events, line.back, mine and line.forced, own))
    return found


def side(shown: kernel.Side[Any], lines: list[Told]) -> Side:
    """A side with what its seat is told."""
    view = shown.view
    if shown.question is None:
        given = shown.answer
        answer = shown.game.space.describe(given, shown.options) if given is not None else None
        return Side(shown.seat, view, None, "", [], [], list(shown.undo), lines, answer, shown.settled)
    offers = _offers(shown.game.space, frozenset(shown.options.items()))
    refused = [Refused(action.key, offers[action.id].text, reason) for action, reason in shown.refused()]
    legal = [offers[action.id] for action in shown.legal]
    return Side(shown.seat, view, shown.prompt, shown.cites, legal, refused, list(shown.undo), lines)


def outcome(game: Game[Any], s: State) -> Outcome | None:
    if not s.is_over():
        return None
    return Outcome(game.end_reason(s), points(game, s))


def points(game: Game[Any], s: State) -> list[Points]:
    """What each seat has, as it would be counted now."""
    return [Points(x.seat, x.total, x.parts, list(x.tie_breaks), x.rank) for x in game.scores(s)]


def message(game: Game[Any], s: State, seat: Seat | None) -> bytes:
    """The whole message that shows a position to one viewer who is new to it."""
    shown = side(kernel.Side(game, s, seat), [])
    return encode(Position(0, 0, [actor for actor in s.actors() if actor >= 0], [shown], outcome(game, s)))


@cache
def _offers(space: ActionSpace, options: frozenset[Any]) -> list[Choice]:
    """Every action by id, as it is offered at a table with these options."""
    return [Choice(action.key, space.describe(action, dict(options))) for action in space.actions]
