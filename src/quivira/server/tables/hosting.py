"""What a table's host may do about it: close it to spectators, renew its link, see who watches, block people."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from quivira.server import problems
from quivira.server.kept import Database, SpectatorChat, people
from quivira.server.now import now
from quivira.server.people import Person, new_id
from quivira.server.tables import clocks, seating
from quivira.server.tables.desk import Desk
from quivira.server.tables.presence import load_away
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table
from quivira.server.tables.watchers import Named, Watchers
from quivira.server.tables.word import Word


class Audience(msgspec.Struct):
    """Who looks on, and whom the host has blocked."""

    watchers: list[Named]
    nameless: int  # who look on without having given a name
    blocked: list[Named]


class Hosting:
    def __init__(self, database: Database, room: Room, desk: Desk, watchers: Watchers) -> None:
        self._database, self._room, self._desk, self._watchers = database, room, desk, watchers

    async def about_spectators(
        self, person: Person, table: str, spectators: bool | None, chat: SpectatorChat | None
    ) -> Table:
        """Sockets of those who do not play are closed with the door; the waiting room stays open for those who will."""
        async with self._desk.changing(table) as locked:
            await locked.must_decide(person.id)
            locked.set(
                spectators=locked.sheet.spectators if spectators is None else spectators,
                spectator_chat=chat or locked.sheet.spectator_chat,
            )
        return await self._room.find(table)

    async def renew_link(self, person: Person, table: str) -> Table:
        """The old link is dead at once; whoever sits here keeps access."""
        async with self._desk.changing(table) as locked:
            await locked.must_decide(person.id)
            locked.set(link=new_id())
        return await self._room.find(table)

    async def block(self, person: Person, table: str, other: str, word: Word) -> Table:
        """Somebody may not sit, watch or chat here. In a running game nobody is rid of those they play with."""
        async with self._desk.changing(table, word.alone) as locked:
            await locked.must_decide(person.id)
            if other == person.id:
                raise problems.invalid("A host does not block themselves.")
            if locked.sheet.status == "playing" and locked.sits(other):
                raise problems.conflict("started", "The game has started: whoever plays may be muted, not blocked.")
            query = select(people.c.id).where(people.c.id == other)
            if (await locked.connection.execute(query)).one_or_none() is None:
                raise problems.Problem(404, "no-such-person", "There is no such person.")
            locked.set(blocked=sorted({*locked.sheet.blocked, other}))
            if locked.sheet.status == "waiting" and locked.sits(other):
                waits = locked.plays(other)
                locked.chairs = [seating.emptied(one) if one.person == other else one for one in locked.chairs]
                if waits:
                    await word.removed(locked.connection, table, other, person)
        return await self._room.find(table)

    async def unblock(self, person: Person, table: str, other: str) -> Table:
        async with self._desk.changing(table) as locked:
            await locked.must_decide(person.id)
            locked.set(blocked=[one for one in locked.sheet.blocked if one != other])
        return await self._room.find(table)

    async def audience(self, person: Person, table: str) -> Audience:
        live = await self._room.find(table)
        if live.sheet.is_matched:
            raise problems.matched()
        plays = any(not live.chairs[seat].gone for seat in live.seats_of(person.id))
        if live.sheet.host != person.id and not (plays and await self._is_hostless(live)):
            raise problems.forbidden("Only the table's host may do that.")
        looking = [one for one in await self._watchers.of(table) if not live.seats_of(one.person)]
        query = select(people.c.id, people.c.name).where(people.c.id.in_(live.sheet.blocked)).order_by(people.c.name)
        async with self._database.read() as connection:
            blocked = [Named(row.id, row.name) for row in await connection.execute(query)]
        named = sorted({one for one in looking if one.person and one.person != person.id}, key=lambda one: one.name)
        return Audience(named, sum(one.person is None for one in looking), blocked)

    async def _is_hostless(self, live: Table) -> bool:
        async with self._database.read() as connection:
            away = await load_away(connection, live.sheet, live.chairs)
        return clocks.is_hostless(live.sheet, live.chairs, now(), away)
