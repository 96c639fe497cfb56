"""What has been played: logs, records and replays. A secret is told only after the end."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from operator import attrgetter
from typing import Any, Final

import msgspec

from quivira.kernel.record import Record
from quivira.match import Line, Match, standing
from quivira.match.wire import Points, Told, points, told
from quivira.server import problems
from quivira.server.kept import Chair, Database, load_lines, load_snapshot, pieces
from quivira.server.people import Person, new_id
from quivira.server.tables import seating
from quivira.server.tables.desk import Desk, bot_chair, fresh
from quivira.server.tables.play import ROUND
from quivira.server.tables.standins import check_level
from quivira.server.tables.table import Snapshot, Table, old_rules, restored

STEPS: Final = 60  # of a replay in one answer
WORLDS: Final = 32
COUNTS: Final = 24  # of a game without rounds


class LogPage(msgspec.Struct):
    """The log as one viewer may know it."""

    seat: int | None
    number: int
    lines: list[Told]


class Moment(msgspec.Struct):
    """The table after one action, through the eyes of each seat asked for; null is a spectator."""

    number: int
    lines: list[Told]
    views: list[msgspec.Raw]


class Replay(msgspec.Struct):
    seats: list[int | None]
    last: int
    moments: list[Moment]


class Counted(msgspec.Struct):
    """What each seat had when a round was over, or at the end."""

    number: int
    round: int | None  # null in a game without rounds
    scores: list[Points]


class World(msgspec.Struct):
    """A whole state that the seat cannot tell from the true one, as `Game.load` reads it."""

    number: int
    seat: int
    state: msgspec.Raw


class Records:
    def __init__(self, database: Database, desk: Desk) -> None:
        self._database, self._desk = database, desk

    async def log(self, live: Table, viewer: int | None, after: int) -> LogPage:
        page: list[Told] = []
        async with self._database.read() as connection:
            async for lines in pieces(connection, live.sheet.id, after):
                page += told(_to_tell(live, lines), viewer)
        return LogPage(viewer, live.number, page)

    async def record(self, live: Table) -> Record:
        """Everything needed to play the game again, once it is over."""
        must_be_over(
            live, "The record holds every secret; it can be had when the game is over. The log can be had now."
        )
        return live.playing().record(live.names(), live.sheet.rules)

    async def replay(self, live: Table, seats: list[int | None], first: int, count: int) -> Replay:
        """The table after each action from number `first` on."""
        live.playing()
        count = min(count, STEPS)
        async with self._database.read() as connection:
            snapshot = await load_snapshot(connection, live.sheet.id, first)
            lines = await load_lines(connection, live.sheet.id, events_after=first - 1)
        past = _past(live, snapshot, lines)
        moments: list[Moment] = []
        for number in range(first, min(first + count, live.number + 1)):
            await asyncio.sleep(0)  # to show a table to all its seats takes a while; others come in between
            match = past.at(number)
            here = _to_tell(live, lines[max(number - 1, 0) : number])
            views = [msgspec.Raw(msgspec.json.encode(live.game.view(match.state, seat))) for seat in seats]
            moments.append(Moment(number, [line for seat in seats for line in told(here, seat)], views))
        return Replay(seats, live.number, moments)

    async def counts(self, live: Table) -> list[Counted]:
        """The scores of a finished game as they grew, round by round."""
        must_be_over(live, "How the points were made is told when the game is over.")
        async with self._database.read() as connection:
            lines = standing(await load_lines(connection, live.sheet.id))
        past = _Past(live, None, lines)
        counted: list[Counted] = []
        for number, over in _turning_points(lines):
            await asyncio.sleep(0)  # others come in between
            counted.append(Counted(number, over, points(live.game, past.at(number).state)))
        return counted

    async def play_on(self, person: Person, live: Table, number: int, seat: int, level: str) -> Table:
        """A new table that stands where this one stood after action `number`, against bots."""
        must_be_over(live, "You can play on from any point when the game is over.")
        check_level(live.sheet.game, level)
        if not 0 <= seat < live.sheet.seats:
            raise problems.invalid(f"This table has the seats 0 to {live.sheet.seats - 1}.")
        if not 1 <= number <= live.number:
            raise problems.invalid(f"The log has the numbers 1 to {live.number}.")
        async with self._database.read() as connection:
            lines = await load_lines(connection, live.sheet.id)
        going_on = _Past(live, None, standing(lines[:number])).at(number)  # not through what was taken back
        going_on.settle()
        if going_on.state.is_over():
            raise problems.conflict("over", "The game was over by then; choose an earlier point.")
        sheet = fresh(live.sheet, new_id(), person.id)
        sheet = msgspec.structs.replace(sheet, open=False, parent=live.sheet.id, parent_number=number)
        chairs = [bot_chair(Chair(k), level) for k in range(sheet.seats)]
        chairs[seat] = seating.seated(Chair(seat), person)
        return await self._desk.add(sheet, chairs, going_on)


def _turning_points(lines: list[Line]) -> list[tuple[int, int | None]]:
    """Where each round is over, with its number; in a game without rounds some lines in equal steps, and the last."""
    begun = [(line.number, e.args["n"]) for line in lines for e in line.events if e.verb == ROUND]
    rounds = [(number, n) for number, n in begun if isinstance(n, int)]
    last = lines[-1].number
    found: list[tuple[int, int | None]] = [(number, n - 1) for number, n in rounds if n > 1 and number < last]
    if not rounds:
        found = [(line.number, None) for line in lines[: -1 : len(lines) // COUNTS + 1]]
    return [*found, (last, rounds[-1][1] if rounds else None)]


def _to_tell(live: Table, lines: list[Line]) -> list[Line]:
    """What of the log is told now: all of it where the match is over, or cannot be read any more."""
    return [line for line in lines if live.match is None or live.match.stands(line)]


def _past(live: Table, snapshot: Snapshot | None, lines: list[Line]) -> _Past:
    """The table at earlier numbers; while the game is on, what was taken back never was."""
    if live.sheet.status == "over":
        return _Past(live, snapshot, lines)
    if snapshot is not None and any(x.back is not None and x.back <= snapshot[0] < x.number for x in lines):
        snapshot = None  # it holds what was taken back later
    return _Past(live, snapshot, [line for line in _to_tell(live, lines) if line.back is None])


class _Past:
    """A table's match at earlier numbers, asked for in rising order."""

    def __init__(self, live: Table, snapshot: Snapshot | None, lines: list[Line]) -> None:
        self._sheet, self._lines = live.sheet, lines
        try:
            self._match = self._begun(live, snapshot)
        except Exception:  # whatever a snapshot of another shape raises; the log has all of it
            self._match = self._begun(live, None)

    def _begun(self, live: Table, snapshot: Snapshot | None) -> Match[Any]:
        self._done = snapshot[0] if snapshot is not None else 0
        return restored(live.game, live.sheet, snapshot, [line for line in self._lines if line.number <= self._done])

    def at(self, number: int) -> Match[Any]:
        start, end = (bisect_right(self._lines, n, key=attrgetter("number")) for n in (self._done, number))
        try:
            self._match.follow(self._lines[start:end])
        except Exception:  # whatever lines of other rules raise
            raise old_rules(self._sheet) from None
        self._done = max(self._done, number)
        return self._match


def worlds(live: Table, seat: int, count: int) -> list[World]:
    """States drawn from what the seat knows and nothing else, for a bot that searches."""
    match = live.playing()
    game = match.game
    sampled = [game.resample(match.state, seat, match.rng) for _ in range(min(count, WORLDS))]
    return [World(live.number, seat, msgspec.Raw(game.dump(s))) for s in sampled]


def must_be_over(live: Table, message: str) -> None:
    if live.sheet.status != "over":
        raise problems.conflict("not-over", message)
