"""Guests, accounts, and bots of one's own. Passwords and recovery codes are kept as argon2 hashes only."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel.errors import unknown
from quivira.locale import LANGUAGES
from quivira.server import problems
from quivira.server.bus import Bus
from quivira.server.database import Database
from quivira.server.desk import clean_name
from quivira.server.identity import (
    ALL,
    BOT,
    BOT_TOKEN,
    SESSION,
    Caller,
    Identity,
    Person,
    Scope,
    new_id,
    revoke,
)
from quivira.server.live import Room
from quivira.server.now import now
from quivira.server.schema import chairs, chat, mutes, people, tables, tokens

GONE: Final = "—"  # the name of a deleted account at the tables it played
BOTS: Final = 20  # that one person may have
HASHES: Final = 2  # counted at once; each takes 64 MB

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Signed(msgspec.Struct):
    """Somebody who is signed in now, and the token that says so."""

    person: Person
    token: str


class Account(msgspec.Struct):
    """A new or reset account. The recovery code is shown this once; it resets a forgotten password."""

    person: Person
    recovery: str


class BotInfo(msgspec.Struct):
    id: str
    name: str
    scopes: list[str]
    created: int


class Accounts:
    def __init__(self, database: Database, identity: Identity, room: Room, bus: Bus) -> None:
        self._database, self._identity, self._room, self._bus = database, identity, room, bus
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))  # so that an unknown name takes as long as a known one
        self._hashing = asyncio.Semaphore(HASHES)

    async def guest(self, name: str, language: str) -> Signed:
        """Somebody with a name; no more is asked."""
        if language not in LANGUAGES:
            raise problems.invalid(unknown("language", language, LANGUAGES))
        person = Person(new_id(), "guest", clean_name(name), language)
        async with self._database.write() as connection:
            await _add(connection, person)
            return Signed(person, await self._identity.issue(connection, person.id, ALL, SESSION))

    async def rename(self, caller: Caller, name: str | None, language: str | None) -> Person:
        if language is not None and language not in LANGUAGES:
            raise problems.invalid(unknown("language", language, LANGUAGES))
        person = caller.person
        if name is not None and person.kind == "account" and name.lower() != person.name.lower():
            raise problems.conflict("account-name", "An account keeps its name.")
        changed = msgspec.structs.replace(
            person,
            name=clean_name(name) if name is not None else person.name,
            language=language or person.language,
        )
        async with self._database.write() as connection:
            query = update(people).where(people.c.id == person.id)
            await connection.execute(query.values(name=changed.name, language=changed.language))
        return changed

    async def register(self, caller: Caller, name: str, password: str) -> Account:
        """A guest becomes an account and keeps all games."""
        if caller.person.kind != "guest":
            raise problems.conflict("not-a-guest", "You have an account already.")
        shown = clean_name(name)
        code = _recovery_code()
        hashes = {"password": await self._hash(password), "recovery": await self._hash(code)}
        try:
            async with self._database.write() as connection:
                query = update(people).where(people.c.id == caller.person.id)
                await connection.execute(query.values(kind="account", name=shown, login=shown.lower(), **hashes))
        except IntegrityError:
            raise problems.conflict("name-taken", "That name is taken.") from None
        return Account(Person(caller.person.id, "account", shown, caller.person.language), code)

    async def sign_in(self, name: str, password: str, guest: Caller | None) -> Signed:
        """With name and password, on any device; the games of the guest who asks come along."""
        row = await self._row(name)
        if not await self._verify(row.password if row is not None else None, password) or row is None:
            raise problems.Problem(401, "wrong-password", "The name or the password is wrong.")
        async with self._database.write() as connection:
            moved = await self._claim(connection, guest, row.id) if guest is not None else []
            await self._bus.notify(connection, moved)
            token = await self._identity.issue(connection, row.id, ALL, SESSION)
        self._changed(moved)
        return Signed(Person(row.id, "account", row.name, row.language), token)

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """All other devices are signed out."""
        await self._check(caller, old)
        hashed = await self._hash(new)
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == caller.person.id).values(password=hashed))
            ended = await _sessions(connection, caller.person.id, caller.token)
            await revoke(connection, caller.person.id, but=caller.token)
            await self._bus.notify(connection, ended)
        self._bus.publish(ended)

    async def reset(self, name: str, code: str, new: str) -> Account:
        """With the recovery code; it is used up, and a new one is given."""
        row = await self._row(name)
        if not await self._verify(row.recovery if row is not None else None, code) or row is None:
            raise problems.Problem(401, "wrong-code", "The name or the recovery code is wrong.")
        fresh = _recovery_code()
        hashes = {"password": await self._hash(new), "recovery": await self._hash(fresh)}
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == row.id).values(**hashes))
            ended = await _sessions(connection, row.id, None)
            await revoke(connection, row.id)
            await self._bus.notify(connection, ended)
        self._bus.publish(ended)
        return Account(Person(row.id, "account", row.name, row.language), fresh)

    async def sign_out(self, caller: Caller) -> None:
        ended = [f"out:{caller.token}"]
        async with self._database.write() as connection:
            await revoke(connection, caller.person.id, only=caller.token)
            await self._bus.notify(connection, ended)
        self._bus.publish(ended)

    async def delete(self, caller: Caller, password: str | None) -> None:
        """Everything about a person: tokens, bots, chat, mutes; at tables the seat stays, without a name."""
        if caller.person.kind == "account":
            await self._check(caller, password or "")
        who = caller.person.id
        async with self._database.write() as connection:
            own = [row.id for row in await connection.execute(select(people.c.id).where(people.c.owner == who))]
            everybody = [who, *own]
            ended = [topic for person in everybody for topic in await _sessions(connection, person, None)]
            query = select(chairs.c.table_id).where(chairs.c.person.in_(everybody)).distinct()
            seated = [row.table_id for row in await connection.execute(query)]
            waiting = tables.c.id.in_(seated) & (tables.c.status == "waiting")
            free = chairs.c.person.in_(everybody) & chairs.c.table_id.in_(select(tables.c.id).where(waiting))
            await connection.execute(update(chairs).where(free).values(person=None, name=""))
            left = chairs.c.person.in_(everybody)
            await connection.execute(update(chairs).where(left).values(person=None, name=GONE, gone=True))
            await connection.execute(delete(chat).where(chat.c.person.in_(everybody)))
            await connection.execute(delete(mutes).where(mutes.c.muted.in_(everybody)))
            await _touch(connection, seated)
            await connection.execute(delete(people).where(people.c.id.in_(everybody)))
            await self._bus.notify(connection, [*seated, *ended])
        self._changed(seated)
        self._bus.publish(ended)

    async def add_bot(self, caller: Caller, name: str, scopes: tuple[Scope, ...] = BOT) -> Signed:
        """A player of one's own that a program plays, with the token to do so."""
        bot = Person(new_id(), "bot", clean_name(name), caller.person.language)
        async with self._database.write() as connection:
            if len(await _bots(connection, caller.person.id)) >= BOTS:
                raise problems.conflict("too-many-bots", f"You have {BOTS} bots already.")
            await _add(connection, bot, owner=caller.person.id)
            return Signed(bot, await self._identity.issue(connection, bot.id, scopes, BOT_TOKEN))

    async def bots(self, caller: Caller) -> list[BotInfo]:
        async with self._database.read() as connection:
            rows = await _bots(connection, caller.person.id)
        return [BotInfo(row.id, row.name, (row.scopes or "").split(), row.created) for row in rows]

    async def remove_bot(self, caller: Caller, bot: str) -> None:
        """Its token ends at once; its seats stay and may be taken by bots of ours."""
        async with self._database.write() as connection:
            if bot not in [row.id for row in await _bots(connection, caller.person.id)]:
                raise problems.Problem(404, "no-such-bot", "You have no such bot.")
            ended = await _sessions(connection, bot, None)
            await revoke(connection, bot)
            query = select(chairs.c.table_id).where(chairs.c.person == bot).distinct()
            seated = [row.table_id for row in await connection.execute(query)]
            await connection.execute(update(chairs).where(chairs.c.person == bot).values(gone=True))
            await connection.execute(update(people).where(people.c.id == bot).values(owner=None))
            await _touch(connection, seated)
            await self._bus.notify(connection, [*seated, *ended])
        self._changed(seated)
        self._bus.publish(ended)

    async def _claim(self, connection: AsyncConnection, guest: Caller, account: str) -> list[str]:
        """The guest's seats and bots become the account's; the guest is no more."""
        if guest.person.kind != "guest" or guest.person.id == account:
            return []
        who = guest.person.id
        query = select(chairs.c.table_id).where(chairs.c.person == who).distinct()
        seated = [row.table_id for row in await connection.execute(query)]
        await connection.execute(update(chairs).where(chairs.c.person == who).values(person=account))
        await connection.execute(update(tables).where(tables.c.host == who).values(host=account))
        await connection.execute(update(chat).where(chat.c.person == who).values(person=account))
        await connection.execute(update(people).where(people.c.owner == who).values(owner=account))
        await _touch(connection, seated)
        ended = await _sessions(connection, who, None)
        await connection.execute(delete(people).where(people.c.id == who))
        return [*seated, *ended]

    def _changed(self, topics: list[str]) -> None:
        """Tell this process of tables and tokens that are not what they were."""
        for topic in topics:
            self._room.changed(topic)
        self._bus.publish(topics)

    async def _row(self, name: str) -> Any:
        async with self._database.read() as connection:
            query = select(people).where(people.c.login == name.strip().lower())
            return (await connection.execute(query)).one_or_none()

    async def _check(self, caller: Caller, password: str) -> None:
        async with self._database.read() as connection:
            query = select(people.c.password).where(people.c.id == caller.person.id)
            known = (await connection.execute(query)).scalar_one_or_none()
        if not await self._verify(known, password):
            raise problems.Problem(401, "wrong-password", "The password is wrong.")

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, known: str | None, password: str) -> bool:
        async with self._hashing:
            try:
                await asyncio.to_thread(self._hasher.verify, known or self._nobody, password)
            except (VerificationError, InvalidHashError):
                return False
        return known is not None


def _recovery_code() -> str:
    """Four groups of five that can be written down; about 80 bits."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(5)) for _ in range(4))


async def _add(connection: AsyncConnection, person: Person, owner: str | None = None) -> None:
    await connection.execute(insert(people).values(created=now(), owner=owner, **msgspec.structs.asdict(person)))


async def _bots(connection: AsyncConnection, owner: str) -> list[Any]:
    query = (
        select(people.c.id, people.c.name, people.c.created, tokens.c.scopes)
        .outerjoin(tokens, tokens.c.person == people.c.id)
        .where(people.c.owner == owner)
        .order_by(people.c.created)
    )
    return list(await connection.execute(query))


async def _sessions(connection: AsyncConnection, person: str, but: str | None) -> list[str]:
    """The topics on which open sockets learn that their token has ended."""
    rows = await connection.execute(select(tokens.c.id).where(tokens.c.person == person))
    return [f"out:{row.id}" for row in rows if row.id != but]


async def _touch(connection: AsyncConnection, seated: list[str]) -> None:
    """Tables whose chairs have changed get a new revision."""
    query = update(tables).where(tables.c.id.in_(seated))
    await connection.execute(query.values(revision=tables.c.revision + 1))
