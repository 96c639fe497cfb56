"""What a command does to a table. Pure: no storage, no sockets; the writer makes it true."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from quivira.kernel import NOBODY, Sealed
from quivira.match import Line, Match
from quivira.server import problems
from quivira.server.kept import Chair, Sheet, Vote, VoteKind, bits
from quivira.server.tables import clocks
from quivira.server.tables.endings import ended, noted
from quivira.server.tables.table import Table
from quivira.server.tables.votes import verdict, waits

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # milliseconds since 1970
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
LONGEST: Final = 10_000  # lines; nothing is taken back any more where a log is longer, for it is read as a whole
ROUND: Final = "round-begins"  # by this event, with the number `n`, every game says so


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


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Ask everybody: to go back to before action `to`, to end the game, or to pause it."""

    seat: SeatNumber
    seen: Number
    id: Id
    kind: VoteKind
    to: Number | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree, or not, to the vote that was asked `at` then. The asker takes the question back with `agree: false`."""

    seat: SeatNumber
    id: Id
    at: Moment
    agree: bool


class Recount(msgspec.Struct, frozen=True):
    """Look whether the vote is decided, since somebody has left or the time to answer is over."""

    away: dict[int, int]  # since when whoever sits there has not had the table before their eyes


What: TypeAlias = Play | Undo | Ask | Answer


class Command(msgspec.Struct, frozen=True):
    """Who wants what where; `by` is a person's id, or None for a bot of ours, and for the server itself."""

    table: str
    by: str | None
    what: What | Recount


class Change(msgspec.Struct, frozen=True):
    """What a command does to a table; true once it is committed."""

    sheet: Sheet
    match: Match[Any]
    lines: list[Line] = []


def perform(live: Table, command: Command, at: int) -> Change | None:
    """What the command changes, None if it has been done before; raises why it is refused."""
    what = command.what
    if isinstance(what, Recount):
        return _recounted(live, what.away, at)
    chair = _chair(live, what, command.by)
    match = live.playing()
    client = f"{what.seat}:{what.id}" if command.by is not None else f"bot-{what.seat}:{what.id}"  # never the same
    if client in live.clients:
        return None
    if live.sheet.status == "closed":
        raise problems.closed()
    if live.sheet.status != "playing":
        raise problems.conflict("over", "The game is over.")
    if isinstance(what, Answer):
        return _answer(live, match, chair, what, at)
    if live.sheet.paused is not None and not (isinstance(what, Ask) and what.kind == "end"):
        raise problems.conflict("paused", "The game is paused; go on with it first.")
    if isinstance(what, Ask) and what.kind != "back":
        return _ask(live, match, what, client, at)
    if _is_stale(match, what.seat, what.seen):
        raise problems.stale(live.number)
    if isinstance(what, Play):
        return _play(live, match, what, client, at)
    if isinstance(what, Undo):
        return _undo(live, match, what, client, at)
    return _ask(live, match, what, client, at)


def _chair(live: Table, what: What, by: str | None) -> Chair:
    """The chair that the command is for, if whoever sends it plays there; consent is also theirs while a bot does."""
    seat = what.seat
    if seat >= live.sheet.seats:
        raise problems.invalid(f"This table has the seats 0 to {live.sheet.seats - 1}.")
    chair = live.chairs[seat]
    if by is None:
        if chair.played_by is None:
            raise problems.forbidden("No bot plays there.")
    elif chair.person != by:
        raise problems.forbidden("You do not sit there.")
    elif chair.resigned is not None:
        raise problems.resigned()
    elif chair.gone or (chair.stand_in is not None and not isinstance(what, Answer)):
        raise problems.conflict("stand-in", "A bot plays for you; take your seat back first.")
    elif chair.program and isinstance(what, Answer):
        raise problems.forbidden("Bots agree to what people decide.")
    return chair


def _is_stale(match: Match[Any], seat: int, seen: int) -> bool:
    """Something came since that changes what the seat is asked: anything but others' answers to a sealed question."""
    if seen >= match.number:
        return seen > match.number
    question = match.state.stack[-1] if match.state.stack else None
    since = match.since(seen)
    if not isinstance(question, Sealed) or len(since) < match.number - seen:
        return True
    others = {line.seat for line in since if line.seat != seat and _answers(question, line)}
    return len(others) < len(since)


def _answers(question: Sealed[Any], line: Line) -> bool:
    """Whether a line can be an answer to the sealed question that is open."""
    if line.back is not None or line.seat < 0:
        return False
    answer = question.answers[line.seat]
    return answer is not None and answer.key == line.key


def _play(live: Table, match: Match[Any], what: Play, client: str, at: int) -> Change:
    return _change(live, match.after(what.seat, what.keys, client, at), what.seat, at)


def _undo(live: Table, match: Match[Any], what: Undo, client: str, at: int) -> Change:
    _must_have_room(match)
    alone = match.takes_back(what.seat)
    if not alone:
        message = "There is nothing to take back alone: since then a card was drawn, something shown, or others move."
        raise problems.conflict("cannot-undo", message)
    if what.to is not None and what.to not in alone:
        raise problems.conflict("needs-consent", "That far back only with everybody's consent.")
    return _back(live, match, what.seat, alone[0] if what.to is None else what.to, client, at)


def _back(live: Table, match: Match[Any], seat: int, number: int, client: str | None, at: int) -> Change:
    trial = match.fork()
    trial.go_back(seat, number, client, at)
    return _change(live, trial, NOBODY, at)  # no clock gains by taking back


def _change(live: Table, trial: Match[Any], acted: int, at: int) -> Change:
    waiting, vote = trial.state.actors(), live.sheet.vote
    if trial.state.is_over() or (vote is not None and vote.kind == "back"):
        vote = None  # it was about what is no more
    sheet = msgspec.structs.replace(
        live.sheet,
        number=trial.number,
        revision=live.sheet.revision + (vote != live.sheet.vote) + trial.state.is_over(),
        round=round_of(trial.lines) or live.sheet.round,
        status="over" if trial.state.is_over() else "playing",
        waiting=bits(waiting),
        clocks=clocks.passed(live.sheet, acted, waiting, at),
        vote=vote,
        updated=at,
    )
    return Change(sheet, trial, trial.since(live.number))


def round_of(lines: list[Line]) -> int | None:
    """The round that began last, as far as these lines tell; None in a game without rounds."""
    begun = (event.args["n"] for line in reversed(lines) for event in line.events if event.verb == ROUND)
    found = next(begun, None)
    return found if isinstance(found, int) else None


def _ask(live: Table, match: Match[Any], what: Ask, client: str, at: int) -> Change:
    """One question at a time; whoever has asked may ask something else instead, and others when its time is over."""
    before, person = live.sheet.vote, live.chairs[what.seat].person
    if before is not None and waits(live.sheet, before, at) and live.chairs[before.seat].person != person:
        raise problems.conflict("vote-open", "Everybody is being asked something already; answer that first.")
    if what.kind == "back":
        _must_have_room(match)
        _must_be_before(match, what.to)
    vote = Vote(what.to if what.kind == "back" else None, what.seat, live.seats_of(person), what.kind, [], at)
    return _decided(live, match, vote, client, at)


def _must_have_room(match: Match[Any]) -> None:
    """The rules end a game some day, but nothing ends what is played and taken back again and again."""
    if match.number >= LONGEST:
        raise problems.conflict("log-full", "So much was taken back at this table that nothing more can be.")


def _must_be_before(match: Match[Any], to: int | None) -> None:
    """Any action will do, a draw or a forced one too: an answer must not tell which of the others' moves were forced.

    Only where nobody but chance has acted yet there is nothing to go back to, as everybody knows.
    """
    until = [line for line in match.lines if to is not None and line.number <= to]
    if not until or until[-1].number != to or all(line.seat < 0 for line in until):
        raise problems.conflict("no-choice", f"There is nothing to take back at action {to}.")


def _answer(live: Table, match: Match[Any], chair: Chair, what: Answer, at: int) -> Change | None:
    vote = live.sheet.vote
    if vote is None:
        raise problems.conflict("no-vote", "Nobody asks anything.")
    if vote.at != what.at:  # whoever asks may ask something else instead
        raise problems.stale(live.number)
    if chair.seat in (vote.agreed if what.agree else vote.against):
        return None
    agreed, against = ({*seats} - {chair.seat} for seats in (vote.agreed, vote.against))
    (agreed if what.agree else against).add(chair.seat)
    vote = msgspec.structs.replace(vote, agreed=sorted(agreed), against=sorted(against))
    if chair.seat == vote.seat and not what.agree:
        return _voting(live, match, None, at)
    return _decided(live, match, vote, None, at)


def _recounted(live: Table, away: dict[int, int], at: int) -> Change | None:
    vote = live.sheet.vote
    decided = verdict(live.sheet, live.chairs, vote, at, away) if vote is not None else None
    return None if vote is None or decided is None else _follows(live, live.playing(), vote, decided, None, at)


def _decided(live: Table, match: Match[Any], vote: Vote, client: str | None, at: int) -> Change:
    """The vote as it stands, or what follows once it is decided."""
    decided = verdict(live.sheet, live.chairs, vote, at)
    if decided is None:
        return _voting(live, match, vote, at)
    return _follows(live, match, vote, decided, client, at)


def _follows(live: Table, match: Match[Any], vote: Vote, decided: bool, client: str | None, at: int) -> Change:
    """What is done, or is not, because of a vote."""
    change = _voting(live, match, None, at)
    sheet = change.sheet
    choice = match.choice_at(vote.to) if decided and vote.to is not None else None
    if choice is not None:
        change = _back(live, match, vote.seat, choice, client, at)
        sheet = msgspec.structs.replace(change.sheet, revision=sheet.revision)
    elif vote.kind == "end":
        sheet = ended(sheet, "vote", at, vote.seat) if decided else noted(sheet, "kept", at, seat=vote.seat)
    elif vote.kind == "pause" and decided:
        sheet = msgspec.structs.replace(noted(sheet, "paused", at, seat=vote.seat), paused=at)
    return msgspec.structs.replace(change, sheet=sheet)


def _voting(live: Table, match: Match[Any], vote: Vote | None, at: int) -> Change:
    """The same table with this question to everybody, or without one."""
    return Change(msgspec.structs.replace(live.sheet, vote=vote, revision=live.sheet.revision + 1, updated=at), match)
