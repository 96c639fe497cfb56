"""What is sent of a match, as bytes. Everything is built up from the viewer's own side and the events it may see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from quivira import kernel
from quivira.kernel import ActionSpace, Game, Label, Seat, State, Text
from quivira.match.log import Line

encode = msgspec.json.Encoder().encode


class Happened(msgspec.Struct):
    """An event as a viewer reads it: the sentence is `log-VERB` with these arguments."""

    verb: str
    seat: int | None
    args: dict[str, Label]


class Told(msgspec.Struct, omit_defaults=True):
    """One line of the log as far as a viewer may know it."""

    number: int
    at: int
    events: list[Happened]
    back: int | None = None  # everything from this action on was taken back
    forced: bool = False  # only to the seat that was forced: it may say something about a hand


class Choice(msgspec.Struct):
    """An action that may be chosen, and what it is called."""

    key: str
    text: Text


class Refused(msgspec.Struct):
    """An action that may not, and why."""

    key: str
    text: msgspec.Raw  # a Text, encoded once
    reason: Text


class Side(msgspec.Struct):
    """All that one seat, or a spectator (seat null), knows and may do."""

    seat: int | None
    view: msgspec.Raw
    prompt: Text | None
    cites: str
    legal: list[msgspec.Raw]
    refused: list[Refused]
    undo: list[int]  # own actions that can be taken back without asking
    lines: list[Told]


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


def told(lines: Iterable[Line], viewer: Seat | None) -> list[Told]:
    """What lines of the log tell a viewer; those that tell it nothing are left out."""
    found: list[Told] = []
    for line in lines:
        events = [Happened(e.verb, e.seat, e.args) for e in line.events if e.seen_by(viewer)]
        forced = line.forced and line.seat == viewer
        if events or forced:
            found.append(Told(line.number, line.at, events, line.back, forced))
    return found


def side(shown: kernel.Side[Any], lines: list[Told]) -> Side:
    """A side with what its seat is told."""
    view = msgspec.Raw(encode(shown.view))
    if shown.question is None:
        return Side(shown.seat, view, None, "", [], [], list(shown.undo), lines)
    offers, texts = _actions(shown.game.space, frozenset(shown.options.items()))
    refused = [Refused(action.key, texts[action.id], reason) for action, reason in shown.refused()]
    legal = [offers[action.id] for action in shown.legal]
    return Side(shown.seat, view, shown.prompt, shown.cites, legal, refused, list(shown.undo), lines)


def outcome(game: Game[Any], s: State) -> Outcome | None:
    if not s.is_over():
        return None
    scores = [Points(x.seat, x.total, x.parts, list(x.tie_breaks), x.rank) for x in game.scores(s)]
    return Outcome(game.end_reason(s), scores)


def message(game: Game[Any], s: State, seat: Seat | None) -> bytes:
    """The whole message that shows a position to one viewer who is new to it."""
    shown = side(kernel.Side(game, s, seat), [])
    return encode(Position(0, 0, [actor for actor in s.actors() if actor >= 0], [shown], outcome(game, s)))


@cache
def _actions(space: ActionSpace, options: frozenset[Any]) -> tuple[list[msgspec.Raw], list[msgspec.Raw]]:
    """Every action by id: as it is offered at a table with these options, and what it is called."""
    texts = [space.describe(action, dict(options)) for action in space.actions]
    offers = [Choice(action.key, text) for action, text in zip(space.actions, texts, strict=True)]
    return [msgspec.Raw(encode(offer)) for offer in offers], [msgspec.Raw(encode(text)) for text in texts]
