"""Why somebody is told something, as it stands at a table: what they are asked or may do, what was done to them,
what is over.

One function says it, both to find what is to be told and to see whether that is still so when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from zlib import crc32

import msgspec

from quivira.kernel import QuiviraError
from quivira.kernel.registry import find
from quivira.server.kept import Chair, Incident, Sheet
from quivira.server.notices.wishes import Event
from quivira.server.tables import hostless_from, patience_ends, time_left


class Question(msgspec.Struct, frozen=True):
    """What waits for a person at a table."""

    since: int
    ends: int | None  # when the clock runs out, or the others' patience
    seats: list[int]


class Seated(msgspec.Struct, frozen=True):
    """All chairs of a table, and who can be told of it: people, not programs; its host too, who need not sit there."""

    chairs: list[Chair]
    people: set[str]

    def own(self, person: str) -> list[Chair]:
        return [chair for chair in self.chairs if chair.person == person] if person in self.people else []


class Occasion(msgspec.Struct, frozen=True):
    event: Event
    mark: int  # by which it is told once
    since: int
    question: Question | None = None


def occasions(sheet: Sheet, seated: Seated, person: str, at: int) -> Iterator[Occasion]:
    """Of one who sits there, or of the host."""
    own = seated.own(person)
    here = [chair for chair in own if not chair.gone]
    if sheet.status == "waiting":
        if person in seated.people and _can_start(sheet, seated.chairs):
            yield from _ready(sheet, seated.chairs, person, here)
        if any(chair.gone for chair in own):  # the same people again, and a seat is kept
            yield Occasion("rematch", sheet.created, sheet.created)
        if any(chair.unasked and not chair.ready for chair in here):
            yield Occasion("terms", sheet.terms, sheet.updated)
    elif sheet.status == "over":
        if own and _is_news_that_it_is_over(sheet, own):
            yield Occasion("over", 0, sheet.updated)  # a game ends once, whatever is changed about its table later
    elif sheet.status == "playing":
        yield from _in_play(sheet, own, here, at)
        late = late_then(sheet, seated.chairs, at)
        plays = any(not chair.is_replaced for chair in own)
        if late is not None and plays and all(chair.seat not in late.seats for chair in own):
            yield Occasion("late", late.since, late.since, late)


def _is_news_that_it_is_over(sheet: Sheet, own: list[Chair]) -> bool:
    """Also to those who have left while it was on, for whom a bot has played since. Who goes afterwards has seen it;
    who has ended it by giving up, as the last one, knows.
    """
    given_up = [incident for incident in sheet.incidents if incident.what in ("resigned", "time")]
    if sheet.ended == "resigned" and given_up and given_up[-1].what == "resigned":
        return all(chair.seat != given_up[-1].seat for chair in own)
    return any(not chair.gone or chair.stand_in is not None for chair in own)


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


def _can_start(sheet: Sheet, chairs: list[Chair]) -> bool:
    """Whether it is for the host now to begin: all seats are taken, or as many as can play, who are all ready."""
    taken = [chair for chair in chairs if not chair.is_free]
    guests = [chair for chair in taken if chair.person not in (None, sheet.host) and not chair.program]
    if sheet.is_matched or not guests or any(chair.gone for chair in taken):
        return False
    if len(taken) == len(chairs):
        return all(chair.ready for chair in guests if chair.unasked)
    return not sheet.fixed and _can_play(sheet.game, len(taken)) and all(chair.ready for chair in guests)


def _ready(sheet: Sheet, chairs: list[Chair], person: str, here: list[Chair]) -> Iterator[Occasion]:
    """The host may begin; the others when the host has not come for long."""
    mark, seats = _company(sheet, chairs), [chair.seat for chair in here]
    if person == sheet.host:
        yield Occasion("ready", mark, sheet.updated)
    elif seats:
        yield Occasion("ready", mark, sheet.updated, Question(sheet.updated, hostless_from(sheet, chairs), seats))


def _can_play(game: str, seats: int) -> bool:
    try:
        return seats in find(game).meta.seats
    except QuiviraError:  # it is not installed any more
        return False


def _company(sheet: Sheet, chairs: list[Chair]) -> int:
    """A number for these people and terms: a host is told again when others have come, or have agreed anew."""
    return crc32(repr((sheet.terms, sorted({chair.person for chair in chairs if chair.person is not None}))).encode())


def patience(sheet: Sheet, chairs: list[Chair]) -> dict[int, int]:
    """When the others' patience ends with each seat that is asked: then they may call a bot in."""
    if sheet.status != "playing" or sheet.paused is not None:
        return {}
    played = {chair.seat for chair in chairs if chair.person is not None and not chair.is_replaced}
    asked = [seat for seat in sheet.waits_for() if seat in played]
    return {seat: end for seat in asked if (end := patience_ends(sheet, seat)) is not None}


def late_then(sheet: Sheet, chairs: list[Chair], at: int) -> Question | None:
    """When patience ends first, and who will be late then, or who is late by now: several may be asked at once."""
    ends = patience(sheet, chairs)
    first = min(ends.values(), default=None)
    if first is None:
        return None
    seats = [seat for seat in ends if ends[seat] <= max(first, at)]
    return Question(min(sheet.clocks.since[seat] or 0 for seat in ends), first, seats)


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
    since: dict[int, Incident] = {}
    for incident in sheet.incidents:
        if incident.what == "bot" and incident.whom in played:
            since.setdefault(incident.whom, incident)  # whatever bot comes after it
        elif incident.what == "returned" and incident.seat is not None:
            since.pop(incident.seat, None)
        elif incident.seat in {"missing": played, "time": lost}.get(incident.what, ()):
            since[incident.seat or 0] = incident
    found = [incident for incident in since.values() if incident.what != "bot" or incident.seat not in seats]
    return max(found, key=lambda incident: incident.at, default=None)
