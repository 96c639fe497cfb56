"""What each viewer is sent. Everything is built up from the viewer's own view and the events it may see."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

import msgspec

from quivira.kernel import Text
from quivira.match.wire import Happened, Position, Side, Told, encode, outcome, side
from quivira.server.kept.sheet import Chair, Clock, Line, Pace, Status, Vote
from quivira.server.now import now
from quivira.server.tables import clocks
from quivira.server.tables.admission import belongs, link_of
from quivira.server.tables.live import Live


class Seated(msgspec.Struct):
    """Who sits where, as everybody sees it."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    stand_in: str | None
    gone: bool
    late: bool
    left: int | None  # milliseconds on the clock


class TableInfo(msgspec.Struct, tag="table"):
    """A table as everybody sees it."""

    table: str
    game: str
    title: str
    seats: int
    options: dict[str, bool | int | str]
    language: str
    pace: Pace
    open: bool
    clock: Clock
    status: Status
    patience: int | None  # milliseconds until a seat without a clock counts as late
    host: str
    hostless: bool  # it has waited too long: whoever sits here may do what the host may
    problem: str | None  # the code that says why it cannot be played any more
    number: int
    revision: int
    chairs: list[Seated]
    waiting: list[int]
    vote: Vote | None
    rematch: str | None
    parent_number: int | None  # played on from there in another game, whose link is for those who have it
    spectators: bool  # whether people who do not play may look on
    created: int
    updated: int


def table_info(live: Live, viewer: str | None = None) -> TableInfo:
    """As somebody sees it: those who sit there know it by its id, others by its link."""
    sheet, at = live.sheet, now()
    late, hostless = clocks.overdue(sheet, at)
    return TableInfo(
        table=sheet.id if belongs(live, viewer) else link_of(sheet),
        game=sheet.game,
        title=live.game.meta.title,
        seats=sheet.seats,
        options=sheet.options,
        language=sheet.language,
        pace=sheet.pace,
        open=sheet.open,
        clock=sheet.clock,
        status=sheet.status,
        patience=clocks.PATIENCE[sheet.pace] if sheet.clock.kind == "none" else None,
        host=sheet.host,
        hostless=hostless,
        problem=live.broken.body.code if live.broken is not None else None,
        number=sheet.number,
        revision=sheet.revision,
        chairs=[_seated(live, chair, late, at) for chair in live.chairs],
        waiting=sheet.waits_for(),
        vote=sheet.vote,
        rematch=sheet.rematch,
        parent_number=sheet.parent_number,
        spectators=sheet.spectators,
        created=sheet.created,
        updated=sheet.updated,
    )


def _seated(live: Live, chair: Chair, late: list[int], at: int) -> Seated:
    return Seated(
        chair.seat,
        chair.name,
        chair.person,
        chair.bot,
        chair.stand_in,
        chair.gone,
        chair.seat in late,
        clocks.left(live.sheet, chair.seat, at),
    )


def position(live: Live, seats: list[int], since: int) -> Position:
    """Where the game stands for whoever holds these seats; none: a spectator."""
    match = live.playing()
    since = live.reachable(since)
    viewers: list[int | None] = [*seats] if seats else [None]
    sides = [_side(live, seat, since) for seat in viewers]
    return Position(live.number, since, live.sheet.waits_for(), sides, outcome(match.game, match.state))


def encoded_position(live: Live, seats: tuple[int, ...], since: int) -> bytes:
    """The message; viewers of the same side who have seen the same share its bytes.

    It is kept only from where others look too: a number that one client names costs no memory.
    """
    since = live.reachable(since)
    key = (seats, since)
    message = live.drawn.get(key)
    if message is None:
        message = encode(position(live, list(seats), since))
        if live.is_shared(since):
            live.drawn[key] = message
    return message


def told(line: Line, seat: int | None) -> Told | None:
    """A line as a viewer may know it; None if it tells nothing."""
    events = [Happened(e.verb, e.seat, e.args) for e in line.events if e.seen_by(seat)]
    forced = line.forced and line.seat == seat
    return Told(line.number, line.at, events, line.back, forced) if events or forced else None


def stands(live: Live, line: Line) -> bool:
    """Whether a line is told to those who come later. While the game is on, what was taken back is not."""
    if line.back is not None or live.sheet.status == "over" or live.broken is not None:
        return True
    at = bisect_left(live.numbers, line.number)
    return at < len(live.numbers) and live.numbers[at] == line.number


def heard(live: Live, lines: Iterable[Line], seat: int | None) -> list[Told]:
    """What lines of the log tell a viewer."""
    return [words for line in lines if stands(live, line) and (words := told(line, seat)) is not None]


def _side(live: Live, seat: int | None, since: int) -> Side:
    shown = live.playing().side(seat)
    shown.undo = [live.numbers[k] for k in shown.undo] if live.sheet.status == "playing" else []
    return side(shown, heard(live, _since(live, since), seat))


def _since(live: Live, number: int) -> list[Line]:
    """The lines after a number; most viewers have seen all but the last few."""
    lines: list[Line] = []
    for line in reversed(live.recent):
        if line.number <= number:
            break
        lines.append(line)
    lines.reverse()
    return lines


class Ack(msgspec.Struct, tag="ack"):
    """A command is done and stored."""

    id: str
    number: int


class Nack(msgspec.Struct, tag="refused", omit_defaults=True):
    """A command is not done, and why."""

    id: str
    code: str
    message: str
    reason: Text | None = None
    number: int | None = None


class ChatLine(msgspec.Struct):
    """What somebody said; without the words where an administrator has hidden it."""

    number: int
    person: str
    name: str
    words: str
    at: int
    hidden: bool = False


class ChatTold(msgspec.Struct, tag="chat"):
    """What people at the table said."""

    number: int
    lines: list[ChatLine]
