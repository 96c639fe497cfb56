"""Which tables there are: open ones for everybody, and those that wait for one's move."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Select, func, or_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from quivira.kernel.registry import names
from quivira.server import problems
from quivira.server.kept import (
    LOBBY,
    Admits,
    Bus,
    Clock,
    Database,
    Incident,
    Pace,
    Sheet,
    Status,
    chairs,
    tables,
)
from quivira.server.now import now
from quivira.server.tables.admission import link_of
from quivira.server.tables.clocks import closes
from quivira.server.tables.damage import Damage
from quivira.server.tables.table import installed

SHOWN: Final = 100  # tables in one answer
READ: Final = 500  # tables among which filters choose
KEPT: Final = 100  # answers to filters that many share
OF_ONE_HOST: Final = 4  # tables that wait, and as many that play: nobody fills the lobby alone
CALM: Final = 0.2  # seconds between two readings for those who follow
REST: Final = 10  # times as long as a reading takes, until the next one
OLD: Final = 2.0  # seconds after which a newcomer gets a new reading
FOLLOWED: Final = "lobby-read"  # the topic of those who follow
LOOKS: Final = 2 * 3600 * 1000  # milliseconds for which a live table looks for players; one by turns looks on
log = logging.getLogger("quivira.lobby")
_encode = msgspec.json.Encoder().encode


class Listed(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    seats: int
    free: int
    names: list[str]  # of people; bots are only counted
    bots: int
    options: dict[str, bool | int | str]
    language: str
    pace: Pace
    open: bool
    clock: Clock
    status: Status
    closes: int | None  # when it is closed, if nobody touches it any more
    number: int
    round: int | None  # of a game that has rounds
    fixed: bool  # all seats are to be taken; else those who sit there at the start play
    admits: Admits
    begins: bool  # by itself
    updated: int
    mine: list[int]  # one's own seats
    waits: bool  # for one's own move


class Filters(msgspec.Struct, frozen=True):
    """Which open tables somebody wants to see; None: any."""

    game: str | None = None
    pace: str | None = None
    seats: int | None = None  # for so many players
    language: str | None = None

    def fit(self, table: Listed) -> bool:
        return (
            self.game in (None, table.game)
            and self.pace in (None, table.pace)
            and self.language in (None, table.language)
            and (self.seats is None or self.seats in _numbers(table))
        )


def _numbers(table: Listed) -> tuple[int, ...]:
    """How many may play there: where as many play as come, what the game allows and does not send anybody away."""
    if table.fixed or table.status != "waiting":
        return (table.seats,)
    try:
        allowed = installed(table.game).meta.seats
    except problems.Problem:
        return ()
    return tuple(number for number in allowed if number >= table.seats - table.free)


class Waiting(msgspec.Struct):
    """A question to one of one's own seats."""

    table: str
    game: str
    seat: int
    number: int
    updated: int
    nudged: int | None  # when others have last reminded them here


class Row(NamedTuple):
    """A table in a list, with what differs from person to person."""

    table: str  # its id, by which those who sit there find it
    listed: Listed  # as a stranger sees it
    asked: set[int]  # the seats whose people are waited for
    seats: dict[str, list[int]]  # of each person

    def seen_by(self, person: str) -> Listed:
        mine = self.seats[person]
        return msgspec.structs.replace(self.listed, table=self.table, mine=mine, waits=not self.asked.isdisjoint(mine))


ALL: Final = Filters()


class OpenTables:
    """The lobby at one moment, read and encoded once for all who look."""

    def __init__(self, rows: list[Row], took: float) -> None:
        self.at, self.took = time.monotonic(), took
        self._rows = rows
        self._people = {person for row in rows for person in row.seats}
        self._raw: dict[str, msgspec.Raw] = {}
        self._common: dict[Filters, tuple[bytes, int]] = {}

    def encoded(self, person: str | None, filters: Filters = ALL) -> bytes:
        """As one person sees it; all who sit nowhere get the same bytes."""
        return self.told(person, filters)[0]

    def told(self, person: str | None, filters: Filters) -> tuple[bytes, int]:
        """The same, and how many tables the filters leave out."""
        if person in self._people:
            return self._chosen(person, filters)
        known = self._common.get(filters)
        if known is None:
            known = self._chosen(None, filters)
            if len(self._common) < KEPT:
                self._common[filters] = known
        return known

    def _chosen(self, person: str | None, filters: Filters) -> tuple[bytes, int]:
        rows = [row for row in self._rows if filters.fit(row.listed)]
        return _encode([self._encoded(row, person) for row in rows[:SHOWN]]), len(self._rows) - len(rows)

    def _encoded(self, row: Row, person: str | None) -> msgspec.Raw:
        if person is not None and person in row.seats:
            return msgspec.Raw(_encode(row.seen_by(person)))
        if row.table not in self._raw:
            self._raw[row.table] = msgspec.Raw(_encode(row.listed))
        return self._raw[row.table]


class Lobby:
    def __init__(self, database: Database, bus: Bus, damage: Damage, waits: int = 0) -> None:
        """`waits`: as long as a table waits for its start, in milliseconds."""
        self._database, self._bus, self._damage, self._waits = database, bus, damage, waits
        self._games = names()
        self._reading: asyncio.Task[OpenTables] | None = None
        self._last: OpenTables | None = None
        self._telling: asyncio.Task[None] | None = None
        self._wanted: dict[str, asyncio.Future[list[Waiting]]] = {}
        self._asking: asyncio.Task[None] | None = None
        bus.follow(LOBBY, self._changed)

    async def open_tables(self) -> OpenTables:
        """As they are now; whoever asks while they are being read gets the same."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(self._reading)

    async def followed(self) -> OpenTables:
        """As they were read last: whoever follows is told when they have changed."""
        if self._last is None or (self._telling is None and time.monotonic() - self._last.at > OLD):
            return await self.open_tables()
        return self._last

    async def close(self) -> None:
        """What is being read is read to its end."""
        if self._telling is not None:
            self._telling.cancel()

    def _changed(self, _topic: str) -> None:
        self._reading = None  # it may have missed this
        if not self._bus.has_listeners(FOLLOWED):
            self._last = None
        elif self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Once for many changes, and for all who follow; where there are many tables, less often."""
        try:
            if self._last is not None:
                calm = max(CALM, REST * self._last.took)
                await asyncio.sleep(calm - (time.monotonic() - self._last.at))
            self._telling = None  # what changes from now on is told later
            self._last = await self.open_tables()
        except (DBAPIError, PoolTimeout, OSError) as error:
            log.warning("the lobby cannot be read", extra={"problem": type(error).__name__})
            self._last = None
        self._bus.wake([FOLLOWED])

    async def _read(self) -> OpenTables:
        """Those that look for players first, then those that can be watched."""
        recently = func.row_number().over(
            partition_by=(tables.c.host, tables.c.status), order_by=tables.c.updated.desc()
        )
        shown = (
            select(tables, recently.label("of_host"))
            .where(
                tables.c.open.is_(True),
                tables.c.game.in_(self._games),
                or_(
                    (tables.c.status == "playing") & tables.c.spectators.is_(True),
                    (tables.c.status == "waiting") & (tables.c.pace == "turns"),
                    (tables.c.status == "waiting") & (tables.c.updated > now() - LOOKS),
                ),
            )
            .subquery()
        )
        query = select(shown).where(shown.c.of_host <= OF_ONE_HOST)
        began = time.monotonic()
        try:
            rows = await self._rows(query.order_by(shown.c.status.desc(), shown.c.updated.desc()))
            found = OpenTables(rows, time.monotonic() - began)
            if self._reading is asyncio.current_task():
                self._last = found
        finally:
            if self._reading is asyncio.current_task():
                self._reading = None
        return found

    async def waiting(self, person: str) -> list[Waiting]:
        """The questions that wait for a person; those of all who ask at the same moment are read together."""
        known = self._wanted.get(person)
        if known is None:
            known = self._wanted[person] = asyncio.get_running_loop().create_future()
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._read_wanted())
        return await asyncio.shield(known)

    async def _read_wanted(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            try:
                found = await self._questions(list(wanted))
            except Exception as error:  # whatever it is, whoever waits has to hear of it
                for known in wanted.values():
                    known.set_exception(error)
                continue
            for person, known in wanted.items():
                known.set_result(found[person])

    async def _questions(self, people: list[str]) -> dict[str, list[Waiting]]:
        """Of each person: live tables first, then the oldest."""
        bit = tables.c.waiting.op(">>")(chairs.c.seat).op("&")(1)
        query = (
            select(
                *(tables.c.id, tables.c.game, tables.c.number, tables.c.updated, tables.c.incidents),
                *(chairs.c.seat, chairs.c.person),
            )
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(
                tables.c.status == "playing",
                tables.c.paused.is_(None),
                tables.c.game.in_(self._games),
                chairs.c.person.in_(people),
                chairs.c.stand_in.is_(None),
                chairs.c.gone.is_(False),
                bit == 1,
            )
            .order_by(tables.c.pace, tables.c.updated, tables.c.id, chairs.c.seat)  # "live" before "turns"
        )
        found: dict[str, list[Waiting]] = {person: [] for person in people}
        async with self._database.read() as connection:
            for row in await connection.execute(query):
                nudged = _nudged(row.incidents, row.seat)
                found[row.person].append(Waiting(row.id, row.game, row.seat, row.number, row.updated, nudged))
        return found

    async def _rows(self, query: Select[Any]) -> list[Row]:
        async with self._database.read() as connection:
            sheets = list(self._damage.sheets(await connection.execute(query.limit(READ))))
            here: dict[str, list[Any]] = {sheet.id: [] for sheet in sheets}
            seated = select(chairs).where(chairs.c.table_id.in_(here)).order_by(chairs.c.seat)
            for chair in await connection.execute(seated):
                here[chair.table_id].append(chair)
        return [_row(sheet, here[sheet.id], self._waits) for sheet in sheets]


def _nudged(incidents: str, seat: int) -> int | None:
    if incidents == "[]":
        return None
    known = msgspec.json.decode(incidents, type=list[Incident])
    return max((one.at for one in known if one.what == "nudged" and one.whom == seat), default=None)


def _row(sheet: Sheet, seated: list[Any], waits: int) -> Row:
    seats: dict[str, list[int]] = {}
    for chair in seated:
        if chair.person is not None:
            seats.setdefault(chair.person, []).append(chair.seat)
    here = {chair.seat for chair in seated if chair.stand_in is None and not chair.gone}
    is_on = sheet.status == "playing" and sheet.paused is None
    listed = Listed(
        table=link_of(sheet),
        game=sheet.game,
        seats=sheet.seats,
        free=sum(chair.person is None and chair.bot is None and not chair.gone for chair in seated),
        names=[chair.name for chair in seated if chair.name and chair.bot is None],
        bots=sum(chair.bot is not None for chair in seated),
        options=sheet.options,
        language=sheet.language,
        pace=sheet.pace,
        open=sheet.open,
        clock=sheet.clock,
        status=sheet.status,
        closes=closes(sheet, waits),
        number=sheet.number,
        round=sheet.round,
        fixed=sheet.fixed,
        admits=sheet.admits,
        begins=sheet.begins is not None,
        updated=sheet.updated,
        mine=[],
        waits=False,
    )
    return Row(sheet.id, listed, here.intersection(sheet.waits_for()) if is_on else set(), seats)
