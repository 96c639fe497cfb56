"""People who have played together may call each other: to a table that waits, or to a question that does."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.kept import Database, chairs, endpoints, mutes, notices, people, tables
from quivira.server.notices.invitations import A_DAY, is_muted, one_more
from quivira.server.notices.lookout import Notice, note, take_the_lock
from quivira.server.notices.wishes import Event, load_wishes
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.tables import Table

SHOWN: Final = 30


class Companion(msgspec.Struct):
    """Somebody one has played with, and who can be invited."""

    person: str
    name: str
    invited: bool  # to this table


class Company:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def companions(self, person: str, live: Table) -> list[Companion]:
        """Those met last come first. Who cannot be reached, or does not want to be, is not among them."""
        async with self._database.read() as connection:
            found = await _met(connection, person)
            wished = await load_wishes(connection, [row.id for row in found])
            already = await _invited(connection, live.sheet.id, *(row.id for row in found))
        here = {chair.person for chair in live.chairs if not chair.gone}  # whose seat is kept can be called to it
        free = [row for row in found if row.id not in here and row.id not in live.sheet.blocked]
        return [Companion(row.id, row.name, row.id in already) for row in free if "invitation" in wished[row.id].events]

    async def invite(self, person: Person, live: Table, other: str) -> None:
        """Once to a table, and not again and again to other ones."""
        if live.sheet.host != person.id and not live.seats_of(person.id):
            raise problems.forbidden("Only whoever sits at the table may invite.")
        if live.sheet.status != "waiting":
            raise problems.conflict("started", "The game has started.")
        if other not in [one.person for one in await self.companions(person.id, live)]:
            raise problems.Problem(404, "no-such-person", "You have not played with them, or they take no invitations.")
        async with self._database.write() as connection:
            await take_the_lock(connection)
            if not await _invited(connection, live.sheet.id, other):
                if not await one_more(connection, other, person.id):
                    message = f"You have called them {A_DAY} times today; leave it to them now."
                    raise problems.conflict("invited-often", message)
                await _call(connection, other, live.sheet.id, "invitation", person.name)

    async def alone(self, connection: AsyncConnection) -> None:
        """Nobody else decides what is told: whoever will nudge waits for that before they lock a table."""
        await take_the_lock(connection)

    async def nudge(self, connection: AsyncConnection, table: str, person: str, by: Person) -> None:
        """Somebody waits for a person's move, who may not want to hear of them."""
        if await _is_reached(connection, table, person) and not await is_muted(connection, person, by.id):
            await _call(connection, person, table, "nudge", by.name)

    async def removed(self, connection: AsyncConnection, table: str, person: str, by: Person) -> None:
        """A person does not wait at a table any more: its host has sent them away. It counts as a call."""
        wanted = await _is_reached(connection, table, person) and not await is_muted(connection, person, by.id)
        if wanted and await one_more(connection, person, by.id):
            await _call(connection, person, table, "removed", by.name)


async def _is_reached(connection: AsyncConnection, table: str, person: str) -> bool:
    """Whether there is a place where they, or all at their table, can be told."""
    there = (endpoints.c.person == person) & endpoints.c.table_id.is_(None) | (endpoints.c.table_id == table)
    query = select(endpoints.c.id).where(endpoints.c.verified.is_not(None), there)
    return (await connection.execute(query.limit(1))).first() is not None


async def _call(connection: AsyncConnection, person: str, table: str, event: Event, by: str) -> None:
    at, wishes = now(), (await load_wishes(connection, [person]))[person]
    await note(connection, [Notice(person, table, event, at, wishes.awake(at), by)])


async def _invited(connection: AsyncConnection, table: str, *persons: str) -> set[str]:
    """Those of these people who have been invited to a table."""
    there = (notices.c.table_id == table) & (notices.c.event == "invitation") & notices.c.person.in_(persons)
    return {row.person for row in await connection.execute(select(notices.c.person).where(there))}


async def _met(connection: AsyncConnection, person: str) -> list[Any]:
    """People at tables where one has played, who can be reached and have not muted one."""
    mine = select(chairs.c.table_id).where(chairs.c.person == person)
    reached = select(endpoints.c.person).where(endpoints.c.verified.is_not(None), endpoints.c.table_id.is_(None))
    query = (
        select(people.c.id, people.c.name)
        .join(chairs, chairs.c.person == people.c.id)
        .join(tables, tables.c.id == chairs.c.table_id)
        .where(
            chairs.c.table_id.in_(mine),
            tables.c.status.in_(("playing", "over")),
            people.c.id != person,
            people.c.kind != "bot",
            people.c.banned.is_(None),
            people.c.id.in_(reached),
            people.c.id.not_in(select(mutes.c.person).where(mutes.c.muted == person)),
        )
        .group_by(people.c.id, people.c.name)
        .order_by(func.max(tables.c.updated).desc(), people.c.id)
        .limit(SHOWN)
    )
    return list(await connection.execute(query))
