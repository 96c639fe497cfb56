"""Why somebody is told something, as it stands at a table: what they are asked, what was done to them, what is over.

One function says it, both to find what is to be told and to see whether that is still so when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from quivira.server.kept import Chair, Incident, Sheet
from quivira.server.notices.wishes import Event
from quivira.server.tables import time_left


class Question(msgspec.Struct, frozen=True):
    """What waits for a person at a table."""

    since: int
    ends: int | None  # when the clock runs out
    seats: list[int]


class Occasion(msgspec.Struct, frozen=True):
    event: Event
    mark: int  # by which it is told once
    since: int
    question: Question | None = None


def occasions(sheet: Sheet, own: list[Chair], at: int) -> Iterator[Occasion]:
    """Of whoever has these chairs."""
    here = [chair for chair in own if not chair.gone]
    if sheet.status == "waiting":
        if any(chair.gone for chair in own):  # the same people again, and a seat is kept
            yield Occasion("rematch", sheet.created, sheet.created)
        if any(chair.unasked and not chair.ready for chair in here):
            yield Occasion("terms", sheet.terms, sheet.updated)
    elif sheet.status == "over":
        if here:
            yield Occasion("over", 0, sheet.updated)  # a game ends once, whatever is changed about its table later
    elif sheet.status == "playing":
        yield from _in_play(sheet, own, here, at)


def _in_play(sheet: Sheet, own: list[Chair], here: list[Chair], at: int) -> Iterator[Occasion]:
    question = question_of(sheet, here, at)
    if question is not None:
        yield Occasion("turn", question.since, question.since, question)
        if question.ends is not None:
            yield Occasion("reminder", question.since, question.since, question)
    vote = sheet.vote
    if vote is not None and any(chair.seat not in (*vote.agreed, *vote.against) for chair in here):
        yield Occasion("vote", vote.at, vote.at)
    if (replaced := _replaced(sheet, own)) is not None:
        yield Occasion("bot", replaced.at, replaced.at)


def question_of(sheet: Sheet, seats: Iterable[Chair], at: int) -> Question | None:
    """What waits for whoever holds these seats."""
    asked = [chair.seat for chair in seats if sheet.waiting >> chair.seat & 1 and not chair.stand_in and not chair.gone]
    if sheet.status != "playing" or sheet.paused is not None or not asked:
        return None
    began = sheet.clocks.since or [None] * sheet.seats
    left = [rest for seat in asked if (rest := time_left(sheet, seat, at)) is not None]
    since = max(began[seat] or sheet.updated for seat in asked)
    return Question(since, at + min(left) if left else None, asked)


def _replaced(sheet: Sheet, own: list[Chair]) -> Incident | None:
    """When somebody else, or the clock, has put a bot in one of these seats, for now or for good."""
    seats = {chair.seat for chair in own}
    played = {chair.seat for chair in own if chair.stand_in is not None and not chair.gone}
    lost = {chair.seat for chair in own if chair.resigned == "time"}
    last: dict[int, Incident] = {}
    for incident in sheet.incidents:
        if incident.what == "bot" and incident.whom in played:
            last[incident.whom] = incident
        elif incident.what == "time" and incident.seat in lost:
            last[incident.seat] = incident
    found = [incident for incident in last.values() if incident.what == "time" or incident.seat not in seats]
    return max(found, key=lambda incident: incident.at, default=None)
