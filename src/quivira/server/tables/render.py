"""What is sent about a table: who sits there, what becomes of commands, and what is said."""

from __future__ import annotations

from typing import Final

import msgspec

from quivira.kernel import Text
from quivira.server.kept import Admits, Chair, Clock, Ended, Incident, Pace, Resigned, SpectatorChat, Status, Vote
from quivira.server.now import now
from quivira.server.tables import clocks, seating, votes
from quivira.server.tables.admission import belongs, link_of
from quivira.server.tables.table import Table

# milliseconds after which those who play read what spectators write, where that is delayed: what it was about is past
DELAY: Final[dict[Pace, int]] = {"live": 5 * clocks.MINUTE, "turns": clocks.DAY}


class Seated(msgspec.Struct):
    """Who sits where, as everybody sees it."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    stand_in: str | None
    gone: bool
    resigned: Resigned | None
    late: bool
    nudge: bool  # may be reminded that the others wait
    left: int | None  # milliseconds on the clock
    vacation: int | None  # until when they are away and their clock stands still
    away_since: int | None  # when they last had the table before their eyes; None: they look, or it is a bot of ours
    mark: int  # colour and symbol
    ready: bool  # to play by these terms
    beside: bool  # somebody else at the person's device
    called: bool  # a bot plays in their place that they have not called themselves: others may choose another
    unasked: bool  # has not agreed to terms that changed after they sat down: it does not begin before


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
    ended: Ended | None  # a game that is over, but not by its rules
    closes: int | None  # when it is closed, if nobody touches it any more
    patience: int | None  # milliseconds until whoever is away in their turn is late
    host: str
    hostless: bool  # the host does not come: whoever sits here may do what the host may
    problem: str | None  # the code that says why it cannot be played any more
    number: int
    revision: int
    terms: int  # how often what is agreed on has changed; whoever agrees names what they saw
    fixed: bool  # all seats are to be taken; else those who sit here at the start play
    lot: bool  # who sits where is drawn at the start
    admits: Admits
    begins: int | None  # milliseconds until it begins by itself
    fill: str | None  # the level of bots that take free seats then
    chairs: list[Seated]
    waiting: list[int]
    vote: Vote | None
    vote_asks: list[int]  # seats whose answer is waited for
    vote_ends: int | None  # when silence counts as an answer
    vote_waits: int | None  # milliseconds until others than the asker may ask something else instead
    paused: int | None  # since when
    incidents: list[Incident]
    rematch: str | None
    parent_number: int | None  # played on from there in another game, whose link is for those who have it
    spectators: bool  # whether people who do not play may look on
    watching: int  # how many of them do now
    spectator_chat: SpectatorChat
    chat_delay: int  # milliseconds until those who play read what is delayed
    created: int
    updated: int


def table_info(live: Table, viewer: str | None = None) -> TableInfo:
    """As somebody sees it: those who sit there know it by its id, others by its link."""
    sheet, at = live.sheet, now()
    overdue = clocks.overdue(sheet, live.chairs, at, live.away())
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
        ended=sheet.ended,
        closes=clocks.closes(sheet, live.waits),
        patience=clocks.PATIENCE[sheet.pace] if sheet.clock.kind == "none" else None,
        host=sheet.host,
        hostless=overdue.host,
        problem=live.broken.body.code if live.broken is not None else None,
        number=sheet.number,
        revision=sheet.revision,
        terms=sheet.terms,
        fixed=sheet.fixed,
        lot=sheet.lot,
        admits=sheet.admits,
        begins=max(0, sheet.begins - at) if sheet.begins is not None else None,
        fill=sheet.fill,
        chairs=[_seated(live, chair, overdue, at) for chair in live.chairs],
        waiting=sheet.waits_for(),
        vote=sheet.vote,
        vote_asks=votes.asked(sheet, live.chairs, sheet.vote, at, live.away()) if sheet.vote is not None else [],
        vote_ends=votes.ends(sheet, live.chairs, sheet.vote, at, live.away()) if sheet.vote is not None else None,
        vote_waits=votes.waits(sheet, sheet.vote, at) if sheet.vote is not None else None,
        paused=sheet.paused,
        incidents=sheet.incidents,
        rematch=sheet.rematch,
        parent_number=sheet.parent_number,
        spectators=sheet.spectators,
        watching=live.present.watching if live.present is not None else 0,
        spectator_chat=sheet.spectator_chat,
        chat_delay=DELAY[sheet.pace],
        created=sheet.created,
        updated=sheet.updated,
    )


def _seated(live: Table, chair: Chair, overdue: clocks.Overdue, at: int) -> Seated:
    return Seated(
        chair.seat,
        chair.name,
        chair.person,
        chair.bot,
        chair.stand_in,
        chair.gone,
        chair.resigned,
        chair.seat in overdue.seats,
        chair.seat in overdue.nudge,
        clocks.left(live.sheet, chair.seat, at),
        live.sheet.clocks.vacation(chair.seat)[1] if chair.seat in overdue.resting else None,
        live.away().get(chair.seat),
        seating.mark_of(chair),
        chair.ready,
        chair.beside,
        chair.may_change,
        chair.unasked and not chair.ready,
    )


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


class Typing(msgspec.Struct, tag="typing"):
    """Somebody who sits here writes something."""

    person: str


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
