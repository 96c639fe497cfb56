"""People, as administrators find and change them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.admin.audit import Actor, record
from quivira.server.kept import Changes, chairs, chat, people, reports
from quivira.server.now import now
from quivira.server.people import Role, clean_name, erase, gone, hold_tables, seated, touch

SHOWN: Final = 50


class Found(msgspec.Struct):
    """A person as administrators see them."""

    id: str
    kind: str
    name: str
    language: str
    role: str
    banned: int | None  # since when
    owner: str | None  # of a bot
    created: int
    seen: int
    tables: int  # at which they sit
    reports: int  # about them, unanswered


class People:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def find(self, words: str = "", *, banned: bool = False) -> list[Found]:
        """By a part of the name or the whole id; without words the latest."""
        query = _query().order_by(people.c.created.desc()).limit(SHOWN)
        if words:
            query = query.where(or_(people.c.name.icontains(words, autoescape=True), people.c.id == words))
        if banned:
            query = query.where(people.c.banned.is_not(None))
        async with self._changes.database.read() as connection:
            return [Found(*row) for row in await connection.execute(query)]

    async def named(self, who: str) -> Found:
        """The one person with this id, account name, or name."""
        found = [one for one in await self.find(who) if who == one.id or who.lower() == one.name.lower()]
        exact = [one for one in found if one.id == who or one.kind == "account"] or found
        if len(exact) > 1:
            ids = ", ".join(one.id for one in exact)
            raise problems.conflict("ambiguous", f"Several people are called '{who}'; say which by its id: {ids}")
        if not exact:
            raise _nobody()
        return exact[0]

    async def rename(self, actor: Actor, person: str, name: str, why: str) -> Found:
        """Everywhere: at their tables and in the chat too."""
        shown = clean_name(name)
        try:
            async with self._changes.making() as change:
                row = await _row(change.connection, person)
                change.topics += await call(change.connection, row, shown)
                await record(change.connection, actor, "rename", person, f"{row.name} → {shown}", why)
        except IntegrityError:
            raise problems.conflict("name-taken", "That name is taken.") from None
        return await self._found(person)

    async def ban(self, actor: Actor, person: str, why: str) -> Found:
        """Nothing of theirs is deleted; they and their bots are kept out, and their sockets are closed."""
        async with self._changes.making() as change:
            row = await _row(change.connection, person)
            change.topics += await exclude(change.connection, row)
            await record(change.connection, actor, "ban", person, row.name, why)
        return await self._found(person)

    async def unban(self, actor: Actor, person: str, why: str) -> Found:
        async with self._changes.making() as change:
            row = await _row(change.connection, person)
            if row.banned is None:
                raise problems.conflict("not-banned", "That person is not banned.")
            await change.connection.execute(update(people).where(people.c.id == person).values(banned=None))
            await record(change.connection, actor, "unban", person, row.name, why)
        return await self._found(person)

    async def delete(self, actor: Actor, person: str, why: str) -> None:
        async with self._changes.making() as change:
            row = await _row(change.connection, person)
            _must_be_plain(row)
            await record(change.connection, actor, "delete-person", person, row.name, why)
            change.topics += await erase(change.connection, [person])

    async def grant(self, actor: Actor, person: str, role: Role, why: str) -> Found:
        """Give an account a role, or with an empty one take it away."""
        async with self._changes.making() as change:
            row = await _row(change.connection, person)
            if row.kind != "account":
                raise problems.conflict("no-account", "Only an account can have a role, not a guest or a bot.")
            if row.banned is not None and role:
                raise problems.conflict("banned", "That account is banned.")
            await change.connection.execute(update(people).where(people.c.id == person).values(role=role))
            about = f"{row.name}: {role or row.role}"
            await record(change.connection, actor, "grant" if role else "revoke", person, about, why)
            change.topics.append(gone(person))  # open sockets come back with what they may do now
        return await self._found(person)

    async def _found(self, person: str) -> Found:
        async with self._changes.database.read() as connection:
            return Found(*(await connection.execute(_query().where(people.c.id == person))).one())


async def call(connection: AsyncConnection, row: Any, name: str) -> list[str]:
    """Give somebody another name, wherever the old one stands; the tables that have changed."""
    await hold_tables(connection, [row.id])
    login = {"login": name.lower()} if row.kind == "account" else {}
    await connection.execute(update(people).where(people.c.id == row.id).values(name=name, **login))
    for table in (chairs, chat):  # a neighbour at the same device keeps the name that was given there
        old = (table.c.person == row.id) & (table.c.name == row.name)
        await connection.execute(update(table).where(old).values(name=name))
    changed = await seated(connection, [row.id])
    await touch(connection, changed)
    return changed


async def exclude(connection: AsyncConnection, row: Any) -> list[str]:
    """Ban somebody; the topics on which their sockets hear of it."""
    _must_be_plain(row)
    if row.banned is not None:
        raise problems.conflict("banned", "That person is banned already.")
    await connection.execute(update(people).where(people.c.id == row.id).values(banned=now()))
    bots = await connection.execute(select(people.c.id).where(people.c.owner == row.id))
    return [gone(person) for person in (row.id, *(bot.id for bot in bots))]


async def _row(connection: AsyncConnection, person: str) -> Any:
    row = (
        await connection.execute(select(people).where(people.c.id == person).with_for_update(key_share=True))
    ).one_or_none()
    if row is None:
        raise _nobody()
    return row


def _nobody() -> problems.Problem:
    return problems.Problem(404, "no-such-person", "There is no such person.")


def _must_be_plain(row: Any) -> None:
    """Administrators are not turned on each other, or on themselves by a slip."""
    if row.role:
        raise problems.conflict("has-role", f"{row.name} has a role; take it away first, by the command line.")


def _query() -> Any:
    sits = select(func.count(chairs.c.table_id.distinct())).where(chairs.c.person == people.c.id)
    about = select(func.count()).where(reports.c.person == people.c.id, reports.c.answer.is_(None))
    shown = ("id", "kind", "name", "language", "role", "banned", "owner", "created", "seen")
    counts = (sits.correlate(people).scalar_subquery(), about.correlate(people).scalar_subquery())
    return select(*(people.c[name] for name in shown), *counts)
