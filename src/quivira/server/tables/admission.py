"""Who may come to a table: whoever sits there or has its link, unless the host does not want them."""

from __future__ import annotations

from sqlalchemy import select

from quivira.server import problems
from quivira.server.kept import Database, Sheet, tables
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table


def link_of(sheet: Sheet) -> str:
    """What leads strangers to the table; the first link is its id, by which those who sit there always find it."""
    return sheet.link or sheet.id


def belongs(live: Table, person: str | None) -> bool:
    return person is not None and (live.sheet.host == person or bool(live.seats_of(person)))


def must_be_admitted(live: Table, link: str, person: str | None) -> None:
    """Raises why somebody who comes by this link may not look at the table."""
    if belongs(live, person):
        return
    if link != link_of(live.sheet):
        raise problems.no_such_table()
    if person in live.sheet.blocked:
        raise problems.blocked()
    if not live.sheet.spectators and live.sheet.status != "waiting":
        raise problems.no_spectators()


async def admitted(database: Database, room: Room, link: str, person: str | None) -> Table:
    """The table that a link leads to, for somebody who may come."""
    try:
        live = await room.find(link)
    except problems.Problem:
        async with database.read() as connection:
            query = select(tables.c.id).where(tables.c.link == link)
            table = (await connection.execute(query)).scalar_one_or_none()
        if table is None:
            raise
        live = await room.find(table)
    must_be_admitted(live, link, person)
    return live
