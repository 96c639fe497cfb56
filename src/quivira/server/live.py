"""Tables in memory: the match of each, brought up to date from the log whenever another process has gone on."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel import Game, QuiviraError, State
from quivira.kernel.registry import find
from quivira.match import Entry, Match
from quivira.server import problems, store
from quivira.server.database import Database
from quivira.server.sheet import Chair, Line, Sheet

RECENT: Final = 120  # lines whose events stay in memory, for clients that come back
KEPT: Final = 2000  # tables in memory


def now() -> int:
    """Milliseconds, as clocks and logs count them."""
    return time.time_ns() // 1_000_000


class Live:
    """One table. `match` and `numbers` are what is still valid; `recent` is the end of the log, with its undos."""

    def __init__(self, sheet: Sheet, chairs: list[Chair]) -> None:
        self.sheet = sheet
        self.chairs = chairs
        self.game: Game[Any] = find(sheet.game)
        self.match: Match[Any] | None = None
        self.numbers: list[int] = []  # the line of each of the match's entries
        self.clients: dict[str, int] = {}  # commands done, by the id their client gave them
        self.recent: list[Line] = []
        self.broken: problems.Problem | None = None  # its rules are gone; only its log can be read
        self.stale = False  # somebody else may have changed it
        self.drawn: dict[tuple[tuple[int, ...], int], bytes] = {}  # messages of this number, while somebody looks

    @property
    def number(self) -> int:
        return self.sheet.number

    def playing(self) -> Match[Any]:
        if self.broken is not None:
            raise self.broken
        if self.match is None:
            raise problems.conflict("not-started", "The game has not started yet.")
        return self.match

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def remember(self, lines: list[Line]) -> None:
        for line in lines:
            if line.client is not None:
                self.clients[line.client] = line.number
        self.recent = (self.recent + lines)[-RECENT:]
        self.drawn.clear()

    def follow(self, lines: list[Line]) -> None:
        """Do what another process, or an earlier life of this one, has written down."""
        match = self.match
        for line in lines:
            if match is None:
                match = Match.at(self.game, self.game.new(self.sheet.seats, self.sheet.options), [])
            if line.back is not None:
                kept = sum(number < line.back for number in self.numbers)
                match.rewind(kept)
                del self.numbers[kept:]
                continue
            match.state.events = None
            match.state.apply(line.seat, self.game.space.parse(line.key))
            match.entries.append(entry_of(line))
            self.numbers.append(line.number)
        self.match = match
        self.remember(lines)


class Change(msgspec.Struct, frozen=True):
    """What a command does to a table; true once it is committed."""

    sheet: Sheet
    match: Match[Any]
    numbers: list[int]
    lines: list[Line]


def entry_of(line: Line) -> Entry:
    """Without its events: they are on disk, and the recent ones in `recent`."""
    return Entry(line.seat, line.key, [], line.sealed, line.forced)


def valid(lines: list[Line]) -> list[Line]:
    """The actions that no undo has taken back."""
    kept: list[Line] = []
    for line in lines:
        if line.back is None:
            kept.append(line)
        else:
            while kept and kept[-1].number >= line.back:
                kept.pop()
    return kept


class Room:
    """All tables that this process has in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: OrderedDict[str, Live] = OrderedDict()

    async def find(self, table: str) -> Live:
        """The table, up to date. Raises a problem for people if there is none."""
        live = self._tables.get(table)
        if live is not None and not live.stale:
            self._tables.move_to_end(table)
            return live
        async with self._database.read() as connection:
            return await self.refresh(connection, table)

    async def refresh(self, connection: AsyncConnection, table: str) -> Live:
        """Read what memory has not seen, all of it if need be."""
        sheet = await store.load_sheet(connection, table)
        if sheet is None:
            self._tables.pop(table, None)
            raise problems.no_such_table()
        live = self._tables.get(table)
        if live is None:
            return self._keep(await self._load(connection, sheet))
        lines = await store.load_lines(connection, table, live.number) if sheet.number > live.number else []
        chairs = await store.load_chairs(connection, table)
        lines = [line for line in lines if live.number < line.number <= sheet.number]
        if sheet.number >= live.number and sheet.revision >= live.sheet.revision:  # else ours came in between
            live.follow(lines)
            live.sheet, live.chairs, live.stale = sheet, chairs, False
        return live

    def install(self, live: Live, change: Change) -> None:
        """What has been committed becomes true, unless a reader was faster and found it in the log."""
        self._tables[live.sheet.id] = live
        if live.number < change.sheet.number:
            live.match, live.numbers = change.match, change.numbers
            live.remember(change.lines)
        if live.number <= change.sheet.number and live.sheet.revision <= change.sheet.revision:
            live.sheet = change.sheet

    def seen(self, table: str) -> Live | None:
        """The table if it is in memory, whether up to date or not."""
        return self._tables.get(table)

    def changed(self, table: str) -> None:
        live = self._tables.get(table)
        if live is not None:
            live.stale = True

    def all_changed(self) -> None:
        for live in self._tables.values():
            live.stale = True

    def _keep(self, live: Live) -> Live:
        known = self._tables.get(live.sheet.id)
        if known is not None and known.number >= live.number:
            return known  # somebody else has loaded it meanwhile
        self._tables[live.sheet.id] = live
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return live

    def __iter__(self) -> Iterator[Live]:
        return iter(tuple(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    async def _load(self, connection: AsyncConnection, sheet: Sheet) -> Live:
        """From the last snapshot and the lines after it."""
        live = Live(sheet, await store.load_chairs(connection, sheet.id))
        if sheet.number == 0:
            return live
        lines = await store.load_lines(connection, sheet.id, told_after=sheet.number - RECENT)
        lines = [line for line in lines if line.number <= sheet.number]
        snapshot = await store.load_snapshot(connection, sheet.id, sheet.number)
        try:
            _restore(live, snapshot, lines)
        except (QuiviraError, LookupError, TypeError, ValueError):
            live.match, live.recent = None, lines[-RECENT:]
            message = f"This table was played by rules of {sheet.game} that this server no longer has."
            live.broken = problems.conflict("old-rules", message)
        return live


def _restore(live: Live, snapshot: tuple[int, bytes] | None, lines: list[Line]) -> None:
    start = snapshot[0] if snapshot is not None else 0
    before = [line for line in lines if line.number <= start]
    live.remember(before)
    if snapshot is not None:
        kept = valid(before)
        live.match = Match.at(live.game, restored(live.game, snapshot[1]), [entry_of(line) for line in kept])
        live.numbers = [line.number for line in kept]
    live.follow(lines[len(before) :])


def restored(game: Game[Any], snapshot: bytes) -> State:
    """A stored state. A running game survives a change of the rules' version if its state still has that shape."""
    saved = msgspec.json.decode(snapshot)
    saved["rules"] = game.meta.rules_version
    state: State = game.load(msgspec.json.encode(saved))
    return state
