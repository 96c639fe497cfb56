"""Which tables there are: open ones for everybody, one's own, and those that wait for one's move."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Select, or_, select

from quivira.server import store
from quivira.server.admission import link_of
from quivira.server.database import Database
from quivira.server.now import now
from quivira.server.schema import chairs, tables
from quivira.server.sheet import Clock, Pace, Status

SHOWN: Final = 100
LOOKS: Final = 2 * 3600 * 1000  # milliseconds for which a live table looks for players; one by turns looks on


class Listed(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    seats: int
    free: int
    names: list[str]  # of people; bots are only counted
    bots: int
    language: str
    pace: Pace
    open: bool
    clock: Clock
    status: Status
    number: int
    updated: int
    mine: list[int]  # one's own seats
    waits: bool  # for one's own move


class Waiting(msgspec.Struct):
    """A question to one of one's own seats."""

    table: str
    game: str
    seat: int
    number: int
    updated: int


class Lobby:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(self, person: str | None) -> list[Listed]:
        """Those that look for players first, then those that can be watched."""
        query = (
            select(tables)
            .where(
                tables.c.open.is_(True),
                or_(
                    (tables.c.status == "playing") & tables.c.spectators.is_(True),
                    (tables.c.status == "waiting") & (tables.c.pace == "turns"),
                    (tables.c.status == "waiting") & (tables.c.updated > now() - LOOKS),
                ),
            )
            .order_by(tables.c.status.desc(), tables.c.updated.desc())
        )
        return await self._listed(query, person)

    async def own_tables(self, person: str) -> list[Listed]:
        mine = select(chairs.c.table_id).where(chairs.c.person == person)
        return await self._listed(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()), person)

    async def waiting(self, person: str) -> list[Waiting]:
        """The questions that wait for a person: live tables first, then the oldest."""
        bit = tables.c.waiting.op(">>")(chairs.c.seat).op("&")(1)
        query = (
            select(tables.c.id, tables.c.game, tables.c.number, tables.c.updated, chairs.c.seat)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(
                tables.c.status == "playing",
                chairs.c.person == person,
                chairs.c.stand_in.is_(None),
                chairs.c.gone.is_(False),
                bit == 1,
            )
            .order_by(tables.c.pace, tables.c.updated, tables.c.id, chairs.c.seat)  # "live" before "turns"
        )
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        return [Waiting(row.id, row.game, row.seat, row.number, row.updated) for row in rows]

    async def _listed(self, query: Select[Any], person: str | None) -> list[Listed]:
        async with self._database.read() as connection:
            sheets = [store.sheet_of(row) for row in await connection.execute(query.limit(SHOWN))]
            ids = [sheet.id for sheet in sheets]
            seated = list(
                await connection.execute(select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.seat))
            )
        listed = []
        for sheet in sheets:
            here = [row for row in seated if row.table_id == sheet.id]
            mine = [row.seat for row in here if person is not None and row.person == person]
            listed.append(
                Listed(
                    table=sheet.id if mine else link_of(sheet),
                    game=sheet.game,
                    seats=sheet.seats,
                    free=sum(row.person is None and row.bot is None and not row.gone for row in here),
                    names=[row.name for row in here if row.name and row.bot is None],
                    bots=sum(row.bot is not None for row in here),
                    language=sheet.language,
                    pace=sheet.pace,
                    open=sheet.open,
                    clock=sheet.clock,
                    status=sheet.status,
                    number=sheet.number,
                    updated=sheet.updated,
                    mine=mine,
                    waits=sheet.status == "playing" and any(sheet.waiting >> seat & 1 for seat in mine),
                )
            )
        return listed
