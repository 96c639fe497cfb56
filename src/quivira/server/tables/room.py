"""All tables in memory, each brought up to date from the log whenever another process has gone on."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.match import Line
from quivira.server import problems
from quivira.server.kept import (
    EVERYTHING,
    UNREAD,
    Bus,
    Chair,
    Database,
    News,
    Sheet,
    load_chairs,
    load_lines,
    load_news,
    load_sheet,
    load_snapshot,
)
from quivira.server.metrics import Metrics
from quivira.server.tables.damage import Damage
from quivira.server.tables.play import Change
from quivira.server.tables.table import RECENT, Snapshot, Table, installed, old_rules

KEPT: Final = 2000  # tables in memory
log = logging.getLogger("quivira.room")


class Room:
    """All tables that this process has in memory."""

    def __init__(
        self, database: Database, bus: Bus | None = None, damage: Damage | None = None, waits: int = 0
    ) -> None:
        """A table that has not begun `waits` so many milliseconds, and is then deleted; 0: for ever."""
        self._database, self._waits = database, waits
        if bus is not None:
            bus.follow(UNREAD, self.outdate)
        self._damage = damage or Damage(Metrics())
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._late: set[str] = set()  # changed while they were being loaded
        self._wanted: dict[str, asyncio.Future[Table]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def find(self, table: str) -> Table:
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

    async def _loaded(self, table: str) -> Table:
        """Whoever looks for it at the same moment waits for the same."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(_heard)
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Table:
        try:
            async with self._database.read() as connection:
                sheet = await load_sheet(connection, table)
                if sheet is None:
                    raise problems.no_such_table()
                live = await self._stored(connection, sheet)
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

    async def _caught_up(self, table: str) -> Table:
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
                    _refuse(known, error)
                continue
            for table, known in wanted.items():
                live = self._tables.get(table)
                if live is None:
                    _refuse(known, refused.get(table) or problems.no_such_table())
                else:
                    known.set_result(live)

    async def _refresh(self, connection: AsyncConnection, ids: Iterable[str]) -> dict[str, problems.Problem]:
        """Read what memory has not seen of these tables; why not, of those that cannot be read."""
        known = {table: live for table in ids if (live := self._tables.get(table)) is not None and live.missed}
        missed = {table: live.missed for table, live in known.items()}
        found = await load_news(connection, {table: live.number for table, live in known.items()})
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

    async def _renew(self, connection: AsyncConnection, live: Table, news: News, missed: int) -> None:
        sheet, lines = news
        chairs = live.chairs
        if sheet.revision != live.sheet.revision:
            chairs = await load_chairs(connection, sheet)
        if sheet.number < live.number or sheet.revision < live.sheet.revision:
            return  # ours came in between
        begins = live.sheet.status == "waiting" and sheet.status == "playing"
        if not begins and _follows(live, [line for line in lines if live.number < line.number <= sheet.number]):
            live.sheet, live.chairs = sheet, chairs
            live.drawn.clear()
            live.missed -= missed
            return
        again = self._tables[sheet.id] = await self._stored(connection, sheet)
        self._note(sheet.id, again.broken)

    async def _stored(self, connection: AsyncConnection, sheet: Sheet) -> Table:
        live = await _stored(connection, sheet)
        live.waits = self._waits
        return live

    def _note(self, table: str, problem: problems.Problem | None) -> None:
        if problem is None:
            self._damage.mended(table)
        elif problem.status != HTTPStatus.NOT_FOUND:
            self._damage.note(table, problem)

    def install(self, live: Table, change: Change) -> None:
        """What has been committed becomes true, unless a reader was faster and found it in the log."""
        self._tables[live.sheet.id] = live
        if live.number < change.sheet.number:
            live.play(change.match, change.lines)
        if live.number <= change.sheet.number and live.sheet.revision <= change.sheet.revision:
            live.sheet = change.sheet
            live.drawn.clear()

    def settle(self, before: Sheet, sheet: Sheet, chairs: list[Chair]) -> None:
        """What has been committed without a new line becomes true, if memory stood where that began."""
        live = self._tables.get(sheet.id)
        begins = before.status == "waiting" and sheet.status == "playing"  # of a game that asks before it draws
        stood = live is not None and (live.number, live.sheet.revision) == (before.number, before.revision)
        if live is None or live.missed or begins or not stood:
            return self.outdate(sheet.id)
        live.sheet, live.chairs = sheet, chairs
        return live.drawn.clear()

    def get(self, table: str) -> Table | None:
        """The table if it is in memory, whether up to date or not."""
        return self._tables.get(table)

    def outdate(self, topic: str) -> None:
        """What is in memory of a table, or of all, is to be brought up to date when somebody looks for it."""
        for table in [*self._tables, *self._loading] if topic == EVERYTHING else [topic]:
            live = self._tables.get(table)
            if live is not None:
                live.missed += 1
            if table in self._loading:
                self._late.add(table)

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)


def _follows(live: Table, lines: list[Line]) -> bool:
    """Whether the table could go on by these lines; if not, it has to be read again as a whole."""
    try:
        if lines:
            live.follow(lines)
    except Exception as error:  # whatever lines of other rules raise
        log.warning("a table is read again", extra={"problem": type(error).__name__})
        return False
    return True


async def _stored(connection: AsyncConnection, sheet: Sheet) -> Table:
    """A table from its last snapshot and the lines after it, or from all its lines."""
    installed(sheet.game)
    live = Table(sheet, await load_chairs(connection, sheet))
    if sheet.number == 0 and sheet.status in ("waiting", "closed"):
        return live
    lines = await load_lines(connection, sheet.id, events_after=sheet.number - RECENT)
    lines = [line for line in lines if line.number <= sheet.number]
    if [line.number for line in lines] != [*range(1, sheet.number + 1)]:
        raise problems.damaged()
    snapshot = await load_snapshot(connection, sheet.id, sheet.number)
    if not _stands(live, snapshot, lines) and (snapshot is None or not _stands(live, None, lines)):
        live.match, live.broken = None, old_rules(sheet)
    return live


def _stands(live: Table, snapshot: Snapshot | None, lines: list[Line]) -> bool:
    """Whether a snapshot, or the beginning, and the lines after it lead to what the sheet says."""
    try:
        live.restore(snapshot, lines)
    except Exception as error:  # whatever other rules' states and lines raise
        extra = {"game": live.sheet.game, "read": "log" if snapshot is None else "snapshot"}
        log.warning("a table cannot be restored", extra={**extra, "problem": type(error).__name__})
        return False
    return live.is_restored()


def _refuse(known: asyncio.Future[Table], error: Exception) -> None:
    """Tell all who wait; that nobody does any more is no error."""
    known.set_exception(error)
    known.exception()


def _heard(task: asyncio.Task[Table]) -> None:
    """Whoever has looked for a table may have gone, and that there is none is no news for the log."""
    if not task.cancelled():
        task.exception()
