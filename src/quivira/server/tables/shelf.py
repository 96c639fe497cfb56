"""One's own tables: what waits for one first, what runs, what was played; found again, put away, removed."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, Subquery, case, exists, func, or_, select, update

from quivira.kernel import Options
from quivira.kernel.registry import names
from quivira.locale import LANGUAGES, catalog
from quivira.server import problems
from quivira.server.kept import Changes, Clock, Pace, Sheet, Status, chairs, results, tables
from quivira.server.people import Person
from quivira.server.tables.clocks import closes
from quivira.server.tables.damage import Damage
from quivira.server.tables.desk import Desk
from quivira.server.tables.leaving import Leaving
from quivira.server.tables.room import Room
from quivira.server.tables.seating import mark_of
from quivira.server.tables.table import Table

Part = Literal["running", "finished", "archive"]
SHOWN: Final = 30  # tables in one answer
ARCHIVE: Final = "archive"
REMOVED: Final = "removed"


class OwnChair(msgspec.Struct):
    """Who sits, or sat, there, and how they came out."""

    seat: int
    mark: int  # colour and symbol
    name: str
    bot: str | None  # the level of a bot of the server
    mine: bool
    gone: bool
    called: bool  # a bot plays there that they have not called themselves
    place: int | None  # null: not over, or nobody won
    points: int | None


class OwnTable(msgspec.Struct):
    """A table at which one sits, or has played."""

    table: str
    game: str
    options: Options
    pace: Pace
    clock: Clock
    status: Status
    number: int
    created: int
    updated: int
    closes: int | None  # when it is closed, if nobody touches it any more
    waits: bool  # for one's own move, for one to take a kept seat, or to agree to other terms
    alone: bool  # only bots play with one
    archived: bool
    page: str | None  # the link of a finished game's page
    began: int | None
    chairs: list[OwnChair]


class OwnTables(msgspec.Struct):
    """Some of one's tables, and how many there are of the kind."""

    tables: list[OwnTable]
    total: int


class Shelf:
    def __init__(
        self, changes: Changes, room: Room, desk: Desk, leaving: Leaving, damage: Damage, waits: int = 0
    ) -> None:
        """`waits`: as long as a table waits for its start, in milliseconds."""
        self._changes, self._room, self._desk, self._leaving, self._damage = changes, room, desk, leaving, damage
        self._waits = waits

    async def own(self, person: str, part: Part, search: str = "", skip: int = 0) -> OwnTables:
        """What waits for the person comes first, then the latest. `search` is part of a name, or of a game's title."""
        mine = _mine(person)
        found = select(tables, mine.c.waits, mine.c.archived, results.c.link.label("page"), results.c.began)
        found = found.join(mine, mine.c.table_id == tables.c.id)
        found = found.outerjoin(results, results.c.table_id == tables.c.id).where(_is_in(part, mine))
        if search.strip():
            found = found.where(_matches(search.strip().lower()))
        order = (mine.c.waits.desc(), tables.c.updated.desc(), tables.c.id)
        counted = select(func.count()).select_from(found.with_only_columns(tables.c.id).subquery())
        async with self._changes.database.read() as connection:
            rows = list(await connection.execute(found.order_by(*order).offset(skip).limit(SHOWN)))
            total = (await connection.execute(counted)).scalar_one()
            here: dict[str, list[Any]] = {row.id: [] for row in rows}
            seated = select(chairs).where(chairs.c.table_id.in_(here)).order_by(chairs.c.seat)
            for chair in await connection.execute(seated):
                here[chair.table_id].append(chair)
        known = {row.id: row for row in rows}
        sheets = self._damage.sheets(rows)
        return OwnTables(
            [_own_table(sheet, known[sheet.id], here[sheet.id], person, self._waits) for sheet in sheets], total
        )

    async def archive(self, person: Person, table: str, archived: bool) -> None:
        """Put a table away where it is out of sight, or bring it back."""
        live = await self._room.find(table)
        if archived:
            _must_be_done(live, person.id)
        await self._put(person.id, table, ARCHIVE if archived else None)

    async def remove(self, person: Person, table: str) -> None:
        """It is in no list of this person any more. Where nobody else plays, a game that is not over is deleted."""
        live = await self._room.find(table)
        if live.sheet.status == "waiting":
            await self._leaving.leave(person, table, None)
        elif live.sheet.status == "playing" and _is_alone(live, person.id):
            async with self._desk.changing(table) as locked:
                locked.dropped = True
        else:
            _must_be_done(live, person.id)
            await self._put(person.id, table, REMOVED)

    async def _put(self, person: str, table: str, shelf: str | None) -> None:
        async with self._changes.making() as change:
            theirs = (chairs.c.table_id == table) & (chairs.c.person == person)
            done = await change.connection.execute(update(chairs).where(theirs).values(shelf=shelf))
            if not done.rowcount:
                raise problems.conflict("not-seated", "You do not sit there.")
            change.topics.append(f"person:{person}")


def _mine(person: str) -> Subquery:
    """The tables at which somebody sits and that are in their lists, and whether one of their seats is waited for."""
    asked = tables.c.waiting.op(">>")(chairs.c.seat).op("&")(1) == 1
    is_on = (tables.c.status == "playing") & tables.c.paused.is_(None)
    moves = is_on & asked & chairs.c.stand_in.is_(None) & chairs.c.gone.is_(False)
    kept_or_unasked = chairs.c.gone | (chairs.c.unasked & chairs.c.ready.is_(False))
    waits = moves | ((tables.c.status == "waiting") & kept_or_unasked)
    return (
        select(
            chairs.c.table_id,
            func.max(case((waits, 1), else_=0)).label("waits"),
            func.max(case((chairs.c.shelf == ARCHIVE, 1), else_=0)).label("archived"),
        )
        .join(tables, tables.c.id == chairs.c.table_id)
        .where(chairs.c.person == person, func.coalesce(chairs.c.shelf, "") != REMOVED, tables.c.game.in_(names()))
        .group_by(chairs.c.table_id)
        .subquery()
    )


def _is_in(part: Part, mine: Subquery) -> ColumnElement[bool]:
    if part == "archive":
        return mine.c.archived == 1
    over = tables.c.status.in_(("over", "closed"))
    return (mine.c.archived == 0) & (over if part == "finished" else ~over)


def _matches(words: str) -> ColumnElement[bool]:
    """By a name at the table, or by the game's title in any language."""
    titled = [
        name
        for name in names()
        if any(words in catalog(name, language).text("title").lower() for language in LANGUAGES)
    ]
    called: Select[Any] = select(chairs.c.seat).where(
        chairs.c.table_id == tables.c.id, func.lower(chairs.c.name).contains(words, autoescape=True)
    )
    return or_(tables.c.game.in_(titled), exists(called))


def _own_table(sheet: Sheet, row: Any, seated: list[Any], person: str, waits: int) -> OwnTable:
    return OwnTable(
        table=sheet.id,
        game=sheet.game,
        options=sheet.options,
        pace=sheet.pace,
        clock=sheet.clock,
        status=sheet.status,
        number=sheet.number,
        created=sheet.created,
        updated=sheet.updated,
        closes=closes(sheet, waits),
        waits=bool(row.waits),
        alone=all(chair.bot is not None or chair.person == person for chair in seated),
        archived=bool(row.archived),
        page=row.page,
        began=row.began,
        chairs=[_own_chair(chair, person) for chair in seated],
    )


def _own_chair(chair: Any, person: str) -> OwnChair:
    return OwnChair(
        seat=chair.seat,
        mark=mark_of(chair),
        name=chair.name,
        bot=chair.bot,
        mine=chair.person == person,
        gone=chair.gone,
        called=chair.called,
        place=chair.place,
        points=chair.points,
    )


def _is_alone(live: Table, person: str) -> bool:
    return all(chair.bot is not None or chair.person == person for chair in live.chairs)


def _must_be_done(live: Table, person: str) -> None:
    """Raises a problem where others still count on somebody."""
    left = all(chair.gone for chair in live.chairs if chair.person == person)
    if live.sheet.status in ("waiting", "playing") and not left and live.broken is None:
        raise problems.conflict("playing", "The game is still on; leave it first.")
