"""Tables in memory: the match of each, brought up to date from the log whenever another process has gone on."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import cache
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel import BadTable, Game, State
from quivira.kernel.registry import find
from quivira.match import Entry, Match
from quivira.match.shape import fits
from quivira.server import problems
from quivira.server.kept import store
from quivira.server.kept.database import Database
from quivira.server.kept.sheet import Chair, Line, Sheet, bits
from quivira.server.metrics import Metrics
from quivira.server.tables.damage import Damage

RECENT: Final = 120  # lines whose events stay in memory, for clients that come back
IDS: Final = 1000  # of the last commands, for those that are sent again
KEPT: Final = 2000  # tables in memory
Snapshot: TypeAlias = tuple[int, bytes]  # a number, and the state there
log = logging.getLogger("quivira.room")


class Live:
    """One table. `match` and `numbers` are what is still valid; `recent` is the end of the log, with its undos."""

    def __init__(self, sheet: Sheet, chairs: list[Chair]) -> None:
        self.sheet = sheet
        self.chairs = chairs
        self.game: Game[Any] = installed(sheet.game)
        self.match: Match[Any] | None = None
        self.numbers: list[int] = []  # the line of each of the match's entries
        self.clients: dict[str, int] = {}  # commands done, by the id their client gave them
        self.recent: list[Line] = []
        self.before = 0  # the number before the last change
        self.broken: problems.Problem | None = None  # its rules are gone; only its log can be read
        self.missed = 0  # changes by others that have not been read yet
        self.drawn: dict[tuple[tuple[int, ...], int], bytes] = {}  # messages that several are sent, of this number

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
        if len(self.clients) > 2 * IDS:
            self.clients = dict(list(self.clients.items())[-IDS:])
        self.recent = (self.recent + lines)[-RECENT:]
        if lines:
            self.before = lines[0].number - 1
        self.drawn.clear()

    def reachable(self, since: int) -> int:
        """From where on the lines in memory are complete. A number that never was means: all that we have."""
        first = self.recent[0].number - 1 if self.recent else self.number
        return first if since > self.number else max(since, first)

    def is_shared(self, since: int) -> bool:
        """Whether others look from there too: those who follow, who come anew, and who have seen all."""
        return since in (self.before, self.reachable(0), self.number)

    def follow(self, lines: list[Line]) -> None:
        """Do what another process, or an earlier life of this one, has written down."""
        if self.broken is not None:
            return self.remember(lines)
        match = self.playing()
        for line in self._still_valid(lines):
            match.state.events = None
            match.state.apply(line.seat, self.game.space.parse(line.key))
            match.entries.append(entry_of(line))
            self.numbers.append(line.number)
        return self.remember(lines)

    def _still_valid(self, lines: list[Line]) -> list[Line]:
        """What none of these lines takes back, from where they together go back to: that costs once, not for each."""
        back = min((line.back for line in lines if line.back is not None), default=self.number + 1)
        kept = sum(number < back for number in self.numbers)
        if kept < len(self.numbers):
            self.playing().rewind(kept)
            del self.numbers[kept:]
        return valid(lines)

    def go_back(self, snapshot: Snapshot | None, lines: list[Line]) -> int:
        """Stand where a snapshot was taken, or where play began; the number of the last line that is done there."""
        done = snapshot[0] if snapshot is not None else 0
        before = [line for line in lines if line.number <= done]
        kept = valid(before)
        self.clients, self.recent = {}, []
        self.remember(before)
        state = self._begun() if snapshot is None else restored(self.game, snapshot[1])
        self.match = Match.at(self.game, state, [entry_of(line) for line in kept])
        self.numbers = [line.number for line in kept]
        return done

    def _begun(self) -> State:
        state: State = self.game.new(self.sheet.seats, self.sheet.options)
        return state


class Change(msgspec.Struct, frozen=True):
    """What a command does to a table; true once it is committed."""

    sheet: Sheet
    match: Match[Any]
    numbers: list[int]
    lines: list[Line]


def installed(name: str) -> Game[Any]:
    """A stored table's game; raises a problem for people where it is gone, or cannot even be imported."""
    game = _game(name)
    if game is None:
        raise problems.not_installed(name)
    return game


@cache  # by names that the database holds
def _game(name: str) -> Game[Any] | None:
    try:
        return find(name)
    except Exception:  # whatever a broken game raises, its tables alone cannot go on
        log.exception("a game is not installed", extra={"game": name})
        return None


def entry_of(line: Line) -> Entry:
    """Without its events: they are on disk, and the recent ones in `recent`."""
    return Entry(line.seat, line.key, [], line.final, line.forced)


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

    def __init__(self, database: Database, damage: Damage | None = None) -> None:
        self._database = database
        self._damage = damage or Damage(Metrics())
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._late: set[str] = set()  # changed while they were being loaded
        self._wanted: dict[str, asyncio.Future[Live]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def find(self, table: str) -> Live:
        """The table, up to date. Raises a problem for people if there is none."""
        live = self._tables.get(table)
        if live is None:
            return await self._loaded(table)
        if live.missed:
            return await self._caught_up(table)
        self._tables.move_to_end(table)
        return live

    async def prepare(self, ids: Iterable[str]) -> None:
        """Read what of these is not up to date, all of it together."""
        missing = [table for table in ids if (live := self._tables.get(table)) is None or live.missed]
        if missing:
            await asyncio.gather(*(self.find(table) for table in missing), return_exceptions=True)

    async def _loaded(self, table: str) -> Live:
        """Whoever looks for it at the same moment waits for the same."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Live:
        try:
            async with self._database.read() as connection:
                sheet = await store.load_sheet(connection, table)
                if sheet is None:
                    raise problems.no_such_table()
                live = await _stored(connection, sheet)
        except problems.Problem as problem:
            self._note(table, problem)
            raise
        finally:
            del self._loading[table]
            late = table in self._late
            self._late.discard(table)
        live.missed = int(late)
        self._tables[table] = live
        self._note(table, live.broken)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return await self.find(table) if late else live

    async def _caught_up(self, table: str) -> Live:
        """Tables that others have changed are read together, as many as are looked for at the same moment."""
        known = self._wanted.get(table)
        if known is None:
            known = self._wanted[table] = asyncio.get_running_loop().create_future()
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read_wanted())
        return await asyncio.shield(known)

    async def _read_wanted(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            try:
                async with self._database.read() as connection:
                    refused = await self._refresh(connection, wanted)
            except Exception as error:  # whatever it is, whoever waits has to hear of it
                for known in wanted.values():
                    known.set_exception(error)
                continue
            for table, known in wanted.items():
                live = self._tables.get(table)
                if live is None:
                    known.set_exception(refused.get(table) or problems.no_such_table())
                else:
                    known.set_result(live)

    async def _refresh(self, connection: AsyncConnection, ids: Iterable[str]) -> dict[str, problems.Problem]:
        """Read what memory has not seen of these tables; why not, of those that cannot be read."""
        known = {table: live for table in ids if (live := self._tables.get(table)) is not None and live.missed}
        missed = {table: live.missed for table, live in known.items()}
        found = await store.load_news(connection, {table: live.number for table, live in known.items()})
        refused: dict[str, problems.Problem] = {}
        for table, live in known.items():
            try:
                news = found.get(table, problems.no_such_table())
                if isinstance(news, problems.Problem):
                    raise news
                await self._renew(connection, live, news, missed[table])
            except problems.Problem as problem:
                self._tables.pop(table, None)
                self._note(table, problem)
                refused[table] = problem
        return refused

    async def _renew(self, connection: AsyncConnection, live: Live, news: store.News, missed: int) -> None:
        sheet, lines = news
        chairs = live.chairs
        if sheet.revision != live.sheet.revision:
            chairs = await store.load_chairs(connection, sheet)
        if sheet.number < live.number or sheet.revision < live.sheet.revision:
            return  # ours came in between
        begins = live.sheet.status == "waiting" and sheet.status == "playing"
        if not begins and _follows(live, [line for line in lines if live.number < line.number <= sheet.number]):
            live.sheet, live.chairs = sheet, chairs
            live.drawn.clear()
            live.missed -= missed
            return
        again = self._tables[sheet.id] = await _stored(connection, sheet)
        self._note(sheet.id, again.broken)

    def _note(self, table: str, problem: problems.Problem | None) -> None:
        if problem is None:
            self._damage.mended(table)
        elif problem.status != HTTPStatus.NOT_FOUND:
            self._damage.note(table, problem)

    def install(self, live: Live, change: Change) -> None:
        """What has been committed becomes true, unless a reader was faster and found it in the log."""
        self._tables[live.sheet.id] = live
        if live.number < change.sheet.number:
            live.match, live.numbers = change.match, change.numbers
            live.remember(change.lines)
        if live.number <= change.sheet.number and live.sheet.revision <= change.sheet.revision:
            live.sheet = change.sheet

    def settle(self, before: Sheet, sheet: Sheet, chairs: list[Chair]) -> None:
        """What has been committed without a new line becomes true, if memory stood where that began."""
        live = self._tables.get(sheet.id)
        if live is None or live.missed or (live.number, live.sheet.revision) != (before.number, before.revision):
            return self.changed(sheet.id)
        live.sheet, live.chairs = sheet, chairs
        return live.drawn.clear()

    def seen(self, table: str) -> Live | None:
        """The table if it is in memory, whether up to date or not."""
        return self._tables.get(table)

    def changed(self, table: str) -> None:
        live = self._tables.get(table)
        if live is not None:
            live.missed += 1
        if table in self._loading:
            self._late.add(table)

    def all_changed(self) -> None:
        for table in [*self._tables, *self._loading]:
            self.changed(table)

    def __iter__(self) -> Iterator[Live]:
        return iter(tuple(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)


def _follows(live: Live, lines: list[Line]) -> bool:
    """Whether the table could go on by these lines; if not, it has to be read anew."""
    try:
        if lines:
            live.follow(lines)
    except Exception as error:  # whatever lines of other rules raise
        log.warning("a table is read anew", extra={"problem": type(error).__name__})
        return False
    return True


async def _stored(connection: AsyncConnection, sheet: Sheet) -> Live:
    """A table from its last snapshot and the lines after it, or from all its lines."""
    installed(sheet.game)
    live = Live(sheet, await store.load_chairs(connection, sheet))
    if sheet.number == 0 and sheet.status != "playing":
        return live
    lines = await store.load_lines(connection, sheet.id, told_after=sheet.number - RECENT)
    lines = [line for line in lines if line.number <= sheet.number]
    if [line.number for line in lines] != [*range(1, sheet.number + 1)]:
        raise problems.damaged()
    snapshot = await store.load_snapshot(connection, sheet.id, sheet.number)
    if not _stands(live, snapshot, lines) and (snapshot is None or not _stands(live, None, lines)):
        live.match, live.recent = None, lines[-RECENT:]
        live.broken = old_rules(sheet)
    return live


def old_rules(sheet: Sheet) -> problems.Problem:
    message = f"This table was played by rules of {sheet.game} (version {sheet.rules}) that this server no longer has."
    return problems.conflict("old-rules", message)


def _stands(live: Live, snapshot: Snapshot | None, lines: list[Line]) -> bool:
    """Whether a snapshot, or the beginning, and the lines after it lead to what the sheet says."""
    try:
        done = live.go_back(snapshot, lines)
        live.follow(lines[done:])
    except Exception as error:  # whatever other rules' states and lines raise
        extra = {"game": live.sheet.game, "read": "log" if snapshot is None else "snapshot"}
        log.warning("a table cannot be restored", extra={**extra, "problem": type(error).__name__})
        return False
    return live.sheet.status != "playing" or bits(live.playing().state.actors()) == live.sheet.waiting


def restored(game: Game[Any], snapshot: bytes) -> State:
    """A stored state. A running game survives a change of the rules' version if its state still has that shape."""
    saved = msgspec.json.decode(snapshot)
    name, _ = saved.pop("game"), saved.pop("rules")
    if name != game.meta.name or not fits(game, saved):
        raise BadTable(f"this state has not the shape of {game.meta.name}'s")
    state: State = game.load(msgspec.json.encode({**saved, "game": game.meta.name, "rules": game.meta.rules_version}))
    return state
