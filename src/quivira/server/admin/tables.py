"""Tables, as administrators find, close and delete them. What lies on a table they do not see."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.admin.audit import Actor, record
from quivira.server.kept import LOBBY, Changes, Changing, chairs, chat, drop_table, people, tables
from quivira.server.now import now
from quivira.server.tables import ChatLine

SHOWN: Final = 50


class Overseen(msgspec.Struct):
    """A table as administrators see it: who sits there, and nothing of the game."""

    table: str
    game: str
    status: str
    open: bool
    host: str  # the name
    names: list[str]
    number: int
    lines: int  # of chat
    created: int
    updated: int


class Tables:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def find(self, words: str = "") -> list[Overseen]:
        """By id or link, game, or the name of somebody who sits there; without words the latest."""
        hosts = select(people.c.name).where(people.c.id == tables.c.host).correlate(tables).scalar_subquery()
        query = select(tables, func.coalesce(hosts, "").label("host_name")).order_by(tables.c.updated.desc())
        if words:
            sits = select(chairs.c.table_id).where(chairs.c.name.icontains(words, autoescape=True))
            named = (tables.c[name] == words for name in ("id", "link", "game"))
            query = query.where(or_(*named, tables.c.id.in_(sits)))
        async with self._changes.database.read() as connection:
            rows = list(await connection.execute(query.limit(SHOWN)))
            names = await _names(connection, [row.id for row in rows])
        return [
            Overseen(
                *(row.id, row.game, row.status, row.open, row.host_name, names.get(row.id, [])),
                *(row.number, row.said, row.created, row.updated),
            )
            for row in rows
        ]

    async def chat(self, table: str) -> list[ChatLine]:
        """What was said there, hidden lines too."""
        query = select(chat).where(chat.c.table_id == table).order_by(chat.c.number)
        async with self._changes.database.read() as connection:
            rows = list(await connection.execute(query))
        return [ChatLine(row.number, row.person, row.name, row.words, row.at, row.hidden) for row in rows]

    async def close(self, actor: Actor, table: str, why: str) -> None:
        """It stays to be looked at by those who sit there; nobody plays or talks there any more."""
        async with self._changes.making() as change:
            status = await _locked(change, table)
            if status not in ("waiting", "playing"):
                raise problems.conflict("over", "That table is over already.")
            values = {"status": "closed", "waiting": 0, "vote": None, "updated": now()}
            query = update(tables).where(tables.c.id == table)
            await change.connection.execute(query.values(revision=tables.c.revision + 1, **values))
            await record(change.connection, actor, "close-table", table, await _about(change.connection, table), why)

    async def delete(self, actor: Actor, table: str, why: str) -> None:
        """With its log and its chat."""
        async with self._changes.making() as change:
            await _locked(change, table)
            await record(change.connection, actor, "delete-table", table, await _about(change.connection, table), why)
            await drop_table(change.connection, table)


async def _locked(change: Changing, table: str) -> str:
    """The status of the table, whose row is locked; whoever looks at it or sits there will be told."""
    query = select(tables.c.status).where(tables.c.id == table).with_for_update(key_share=True)
    status: str | None = (await change.connection.execute(query)).scalar_one_or_none()
    if status is None:
        raise problems.no_such_table()
    sits = select(chairs.c.person).where(chairs.c.table_id == table, chairs.c.person.is_not(None)).distinct()
    change.topics += [table, LOBBY, *(f"person:{row.person}" for row in await change.connection.execute(sits))]
    return status


async def _about(connection: AsyncConnection, table: str) -> str:
    game = (await connection.execute(select(tables.c.game).where(tables.c.id == table))).scalar_one()
    names = (await _names(connection, [table])).get(table, [])
    return f"{game}: {', '.join(names)}"


async def _names(connection: AsyncConnection, ids: list[str]) -> dict[str, list[str]]:
    """The people who sit at tables."""
    query = select(chairs.c.table_id, chairs.c.name).where(chairs.c.table_id.in_(ids), chairs.c.person.is_not(None))
    names: dict[str, list[str]] = {}
    for row in await connection.execute(query.order_by(chairs.c.seat)):
        names.setdefault(row.table_id, []).append(row.name)
    return names
