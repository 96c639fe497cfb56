"""What a command does to a table. Pure: no storage, no sockets; the writer makes it true."""

from __future__ import annotations

from bisect import bisect_right
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from quivira.kernel import NOBODY, Event, Sealed
from quivira.match import Entry, Match
from quivira.server import problems
from quivira.server.kept.sheet import Chair, Line, Vote, bits
from quivira.server.tables import clocks
from quivira.server.tables.live import Change, Live

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Do all of these actions, or none. `seen` is the last number known, `id` is made by the client."""

    seat: SeatNumber
    seen: Number
    keys: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=64)]
    id: Id


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last own choice, or everything from action `to` on."""

    seat: SeatNumber
    seen: Number
    id: Id
    to: Number | None = None


class AskUndo(msgspec.Struct, frozen=True, tag="ask-undo", forbid_unknown_fields=True):
    """Ask everybody to go back to before action `to`."""

    seat: SeatNumber
    seen: Number
    id: Id
    to: Number


class AnswerUndo(msgspec.Struct, frozen=True, tag="answer-undo", forbid_unknown_fields=True):
    """Agree, or not. The asker takes the question back with `agree: false`."""

    seat: SeatNumber
    id: Id
    agree: bool


What: TypeAlias = Play | Undo | AskUndo | AnswerUndo
UNDONE: Final = "undone"


class Command(msgspec.Struct, frozen=True):
    """Who wants what where; `by` is a person's id, or None for a bot of ours."""

    table: str
    by: str | None
    what: What


def perform(live: Live, command: Command, at: int) -> Change | None:
    """What the command changes, None if it has been done before; raises why it is refused."""
    what = command.what
    chair = _chair(live, command)
    match = live.playing()
    client = f"{what.seat}:{what.id}" if command.by is not None else f"bot-{what.seat}:{what.id}"  # never the same
    if client in live.clients:
        return None
    if live.sheet.status == "closed":
        raise problems.closed()
    if live.sheet.status != "playing":
        raise problems.conflict("over", "The game is over.")
    if isinstance(what, AnswerUndo):
        return _answer(live, match, chair, what, at)
    if _is_stale(live, what.seat, what.seen):
        raise problems.stale(live.number)
    if isinstance(what, Play):
        return _play(live, match, what, client, at)
    if isinstance(what, Undo):
        return _undo(live, match, what, client, at)
    return _ask(live, match, what, client, at)


def _chair(live: Live, command: Command) -> Chair:
    """The chair that the command is for, if whoever sends it plays there; consent is also theirs while a bot does."""
    seat = command.what.seat
    if seat >= live.sheet.seats:
        raise problems.invalid(f"This table has the seats 0 to {live.sheet.seats - 1}.")
    chair = live.chairs[seat]
    if command.by is None:
        if chair.played_by is None:
            raise problems.forbidden("No bot plays there.")
    elif chair.person != command.by:
        raise problems.forbidden("You do not sit there.")
    elif chair.stand_in is not None and not isinstance(command.what, AnswerUndo):
        raise problems.conflict("stand-in", "A bot plays for you; take your seat back first.")
    return chair


def _is_stale(live: Live, seat: int, seen: int) -> bool:
    """Something came since that changes what the seat is asked: anything but others' answers to a sealed question."""
    if seen >= live.number:
        return seen > live.number
    match = live.playing()
    question = match.state.stack[-1] if match.state.stack else None
    since = [line for line in live.recent if line.number > seen]
    if not isinstance(question, Sealed) or len(since) < live.number - seen:
        return True
    others = {line.seat for line in since if line.seat != seat and _answers(question, line)}
    return len(others) < len(since)


def _answers(question: Sealed[Any], line: Line) -> bool:
    """Whether a line can be an answer to the sealed question that is open."""
    if line.back is not None or line.seat < 0:
        return False
    answer = question.answers[line.seat]
    return answer is not None and answer.key == line.key


def _play(live: Live, match: Match[Any], what: Play, client: str, at: int) -> Change:
    trial = match.fork()
    trial.play(what.seat, what.keys)
    return after(live, trial, trial.entries[len(match.entries) :], what.seat, client, at)


def after(live: Live, trial: Match[Any], entries: list[Entry], acted: int, client: str | None, at: int) -> Change:
    """The change that new entries make; the first of them carries the client's id."""
    first = live.number + 1
    lines = [
        Line(first + k, entry.seat, entry.key, None, entry.final, entry.forced, entry.events, client, at)
        if k == 0
        else Line(first + k, entry.seat, entry.key, None, entry.final, entry.forced, entry.events, None, at)
        for k, entry in enumerate(entries)
    ]
    for k in range(len(trial.entries) - len(entries), len(trial.entries)):
        entry = trial.entries[k]
        trial.entries[k] = Entry(entry.seat, entry.key, [], entry.final, entry.forced)
    return _change(live, trial, live.numbers + [line.number for line in lines], lines, acted, at)


def _back(live: Live, match: Match[Any], seat: int, first: int, client: str | None, at: int) -> Change:
    """Go back to before entry `first`; a line says so, and nothing is deleted."""
    trial = match.fork()
    trial.rewind(first)
    told = [Event(UNDONE, seat, {})]
    line = Line(live.number + 1, seat, "", live.numbers[first], events=told, client=client, at=at)
    return _change(live, trial, live.numbers[:first], [line], NOBODY, at)  # no clock gains by taking back


def _change(live: Live, trial: Match[Any], numbers: list[int], lines: list[Line], acted: int, at: int) -> Change:
    waiting = trial.state.actors()
    sheet = msgspec.structs.replace(
        live.sheet,
        number=lines[-1].number if lines else live.number,
        revision=live.sheet.revision + (live.sheet.vote is not None) + trial.state.is_over(),
        status="over" if trial.state.is_over() else "playing",
        waiting=bits(waiting),
        clocks=clocks.passed(live.sheet, acted, waiting, at),
        vote=None,
        updated=at,
    )
    return Change(sheet, trial, numbers, lines)


def _undo(live: Live, match: Match[Any], what: Undo, client: str, at: int) -> Change:
    free = match.takes_back(what.seat)
    if not free:
        message = "There is nothing to take back alone: since then a card was drawn, something shown, or others move."
        raise problems.conflict("cannot-undo", message)
    numbers = [live.numbers[index] for index in free]
    if what.to is not None and what.to not in numbers:
        raise problems.conflict("needs-consent", "That far back only with everybody's consent.")
    first = free[0] if what.to is None else free[numbers.index(what.to)]
    return _back(live, match, what.seat, first, client, at)


def _ask(live: Live, match: Match[Any], what: AskUndo, client: str, at: int) -> Change:
    """Everybody who is still at the table must agree; a bot that stands in for somebody does not agree for them.

    Any action will do, a draw or a forced one too: an answer must not tell which of the others' moves were forced. Only
    where nobody but chance has acted yet there is nothing to go back to, as everybody knows.
    """
    count = bisect_right(live.numbers, what.to)
    if what.to not in live.numbers or all(entry.seat < 0 for entry in match.entries[:count]):
        raise problems.conflict("no-choice", f"There is nothing to take back at action {what.to}.")
    person = live.chairs[what.seat].person
    agreed = [chair.seat for chair in live.chairs if chair.person in (None, person) or chair.gone]
    return _counted(live, match, Vote(what.to, what.seat, agreed), client, at)


def _answer(live: Live, match: Match[Any], chair: Chair, what: AnswerUndo, at: int) -> Change | None:
    vote = live.sheet.vote
    if vote is None:
        raise problems.conflict("no-vote", "Nobody asks to take anything back.")
    if not what.agree:
        sheet = msgspec.structs.replace(live.sheet, vote=None, revision=live.sheet.revision + 1, updated=at)
        return Change(sheet, match, live.numbers, [])
    if chair.seat in vote.agreed:
        return None
    agreed = sorted({*vote.agreed, chair.seat})
    return _counted(live, match, Vote(vote.to, vote.seat, agreed), None, at)


def _counted(live: Live, match: Match[Any], vote: Vote, client: str | None, at: int) -> Change:
    """The vote as it stands, or what follows once all agree: back to the choice, if there was one."""
    revision, agreed = live.sheet.revision + 1, len(vote.agreed) == live.sheet.seats
    first = _choice_at(live, match, vote.to) if agreed else None
    if first is not None:
        change = _back(live, match, vote.seat, first, client, at)
        return msgspec.structs.replace(change, sheet=msgspec.structs.replace(change.sheet, revision=revision))
    sheet = msgspec.structs.replace(live.sheet, vote=None if agreed else vote, revision=revision, updated=at)
    return Change(sheet, match, live.numbers, [])


def _choice_at(live: Live, match: Match[Any], number: int) -> int | None:
    """The entry of the choice made at a number, or of the one that led there."""
    for index in range(live.numbers.index(number), -1, -1):
        entry = match.entries[index]
        if entry.seat >= 0 and not entry.forced:
            return index
    return None
