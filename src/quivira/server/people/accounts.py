"""Guests, accounts, and bots of one's own. Passwords and recovery codes are kept as argon2 hashes only."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel.errors import unknown
from quivira.locale import LANGUAGES
from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import Changes, chairs, chat, endpoints, people, reports, tables, tokens, vacations
from quivira.server.now import now
from quivira.server.people.erasure import blocking, erase, hold_tables, pass_on, seated, touch
from quivira.server.people.identity import (
    ALL,
    BOT,
    BOT_TOKEN,
    DAY,
    Caller,
    Identity,
    Person,
    Scope,
    new_id,
    revoke,
)
from quivira.server.people.names import clean_name
from quivira.server.people.progress import hand_over

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
    def __init__(self, config: Config, identity: Identity, changes: Changes) -> None:
        self._config, self._identity, self._changes = config, identity, changes
        self._database = changes.database
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))  # so that an unknown name takes as long as a known one
        self._hashing = ThreadPoolExecutor(HASHES, "passwords")  # its own: whatever else waits, people can sign in

    async def guest(self, name: str, language: str) -> Signed:
        """Somebody with a name; no more is asked."""
        if language not in LANGUAGES:
            raise problems.invalid(unknown("language", language, LANGUAGES))
        person = Person(new_id(), "guest", clean_name(name), language)
        async with self._database.write() as connection:
            await _add(connection, person)
            return Signed(person, await self._session(connection, person.id))

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

    async def register(
        self, caller: Caller, name: str, password: str, browser: str | None = None
    ) -> tuple[Account, str]:
        """A guest becomes an account and keeps all games; whoever had their token, or what that has set up, is out."""
        if caller.person.kind != "guest":
            raise problems.conflict("not-a-guest", "You have an account already.")
        shown = clean_name(name)
        code = _recovery_code()
        hashes = {"password": await self._hash(password), "recovery": await self._hash(code)}
        try:
            async with self._changes.making() as change:
                query = update(people).where(people.c.id == caller.person.id)
                values = {"kind": "account", "name": shown, "login": login_of(name), **hashes}
                await change.connection.execute(query.values(**values))
                await _forget_places(change.connection, caller.person.id, but=browser)
                change.topics += await _end_sessions(change.connection, caller.person.id)
                token = await self._session(change.connection, caller.person.id)
        except IntegrityError:
            raise problems.conflict("name-taken", "That name is taken.") from None
        return Account(Person(caller.person.id, "account", shown, caller.person.language), code), token

    async def sign_in(self, name: str, password: str, guest: Caller | None) -> Signed:
        """With name and password, on any device; the games of the guest who asks come along."""
        row = await self._row(name)
        if not await self._verify(row.password if row is not None else None, password) or row is None:
            raise problems.Problem(401, "wrong-password", "The name or the password is wrong.")
        async with self._changes.making() as change:
            query = select(people.c.banned).where(people.c.id == row.id)
            if (await change.connection.execute(query)).scalar_one_or_none() is not None:
                raise problems.banned()
            if guest is not None:
                change.topics += await _claim(change.connection, guest, row.id)
            token = await self._session(change.connection, row.id)
            if (most := self._config.most_sessions) > 0:
                new = token.partition(".")[0]
                change.topics += await _end_sessions(change.connection, row.id, but=new, beyond=most)
        return Signed(Person(row.id, "account", row.name, row.language, row.role), token)

    async def change_password(self, caller: Caller, old: str, new: str, browser: str | None = None) -> None:
        """All other devices are signed out, and nothing is told anywhere but at this browser until it is asked for."""
        await self.check(caller, old)
        hashed = await self._hash(new)
        async with self._changes.making() as change:
            await _forget_places(change.connection, caller.person.id, but=browser)
            query = update(people).where(people.c.id == caller.person.id)
            await change.connection.execute(query.values(password=hashed))
            change.topics += await _end_sessions(change.connection, caller.person.id, but=caller.token)

    async def reset(self, name: str, code: str, new: str) -> Account:
        """With the recovery code; it is used up, and a new one is given."""
        row = await self._row(name)
        if not await self._verify(row.recovery if row is not None else None, code) or row is None:
            raise problems.Problem(401, "wrong-code", "The name or the recovery code is wrong.")
        hashes, fresh = await self._new_secrets(new)
        async with self._changes.making() as change:
            await _forget_places(change.connection, row.id)
            change.topics += await _renew(change.connection, row.id, hashes)
        return Account(Person(row.id, "account", row.name, row.language, row.role), fresh)

    async def reset_token(self, person: str, endpoint: str) -> str:
        """For a letter with which a forgotten password can be set anew."""
        async with self._database.write() as connection:
            return await self._identity.issue_reset(connection, person, endpoint)

    async def reset_by_mail(self, token: str, new: str) -> Account:
        """With the token from a letter; it is used up."""
        hashes, fresh = await self._new_secrets(new)
        async with self._changes.making() as change:
            used = await self._identity.use_reset(change.connection, token)
            if used is None:
                raise problems.Problem(400, "old-link", "This link is not valid any more; ask for a new one.")
            person, endpoint = used
            await _forget_places(change.connection, person, but=endpoint)
            change.topics += await _renew(change.connection, person, hashes)
            row = (await change.connection.execute(select(people).where(people.c.id == person))).one()
        return Account(Person(row.id, "account", row.name, row.language, row.role), fresh)

    async def _new_secrets(self, password: str) -> tuple[dict[str, str], str]:
        """What is kept of a new password and a new recovery code, and that code."""
        fresh = _recovery_code()
        return {"password": await self._hash(password), "recovery": await self._hash(fresh)}, fresh

    async def sign_out(self, caller: Caller) -> None:
        async with self._changes.making() as change:
            await revoke(change.connection, caller.person.id, only=caller.token)
            change.topics.append(f"out:{caller.token}")

    async def delete(self, caller: Caller, password: str | None) -> None:
        """Everything about a person; at tables the seat stays, without a name."""
        if caller.person.kind == "account":
            await self.check(caller, password or "")
        async with self._changes.making() as change:
            change.topics += await erase(change.connection, [caller.person.id])

    async def add_bot(self, caller: Caller, name: str, scopes: tuple[Scope, ...] = BOT) -> Signed:
        """A player of one's own that a program plays, with the token to do so."""
        bot = Person(new_id(), "bot", clean_name(name), caller.person.language)
        async with self._database.write() as connection:
            most = self._config.most_bots
            if most and len(await _bots(connection, caller.person.id)) >= most:
                raise problems.conflict("too-many-bots", f"You have {most} bots already.")
            await _add(connection, bot, owner=caller.person.id)
            return Signed(bot, await self._identity.issue(connection, bot.id, scopes, BOT_TOKEN))

    async def bots(self, caller: Caller) -> list[BotInfo]:
        async with self._database.read() as connection:
            rows = await _bots(connection, caller.person.id)
        return [BotInfo(row.id, row.name, (row.scopes or "").split(), row.created) for row in rows]

    async def remove_bot(self, caller: Caller, bot: str) -> None:
        """Its token ends at once; its seats stay and may be taken by bots of ours."""
        async with self._changes.making() as change:
            connection = change.connection
            if bot not in [row.id for row in await _bots(connection, caller.person.id)]:
                raise problems.Problem(404, "no-such-bot", "You have no such bot.")
            await hold_tables(connection, [bot])
            change.topics += await _end_sessions(connection, bot)
            left = await seated(connection, [bot])
            await connection.execute(update(chairs).where(chairs.c.person == bot).values(gone=True))
            await connection.execute(update(people).where(people.c.id == bot).values(owner=None))
            left = sorted({*left, *await pass_on(connection, [bot])})
            await touch(connection, left)
            change.topics += left

    async def _session(self, connection: AsyncConnection, person: str) -> str:
        return await self._identity.issue(connection, person, ALL, self._config.session_days * DAY)

    async def _row(self, name: str) -> Any:
        async with self._database.read() as connection:
            query = select(people).where(people.c.login == login_of(name))
            return (await connection.execute(query)).one_or_none()

    async def check(self, caller: Caller, password: str) -> None:
        """Raises a problem for whoever has somebody's device but does not know their password."""
        async with self._database.read() as connection:
            query = select(people.c.password).where(people.c.id == caller.person.id)
            known = (await connection.execute(query)).scalar_one_or_none()
        if not await self._verify(known, password):
            raise problems.Problem(401, "wrong-password", "The password is wrong.")

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, self._hasher.hash, password)

    async def _verify(self, known: str | None, password: str) -> bool:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._hashing, self._hasher.verify, known or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return known is not None


def login_of(name: str) -> str:
    """The name as it is looked up, and counted: however it is written, it is the same account."""
    return clean_name(name).lower()


def _recovery_code() -> str:
    """Four groups of five that can be written down; about 80 bits."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(5)) for _ in range(4))


async def _add(connection: AsyncConnection, person: Person, owner: str | None = None) -> None:
    values = {"created": now(), "seen": now(), "owner": owner}
    await connection.execute(insert(people).values(**values, **msgspec.structs.asdict(person)))


async def _bots(connection: AsyncConnection, owner: str) -> list[Any]:
    query = (
        select(people.c.id, people.c.name, people.c.created, tokens.c.scopes)
        .outerjoin(tokens, tokens.c.person == people.c.id)
        .where(people.c.owner == owner)
        .order_by(people.c.created)
    )
    return list(await connection.execute(query))


async def _end_sessions(
    connection: AsyncConnection, person: str, *, but: str | None = None, beyond: int = 0
) -> list[str]:
    """End all tokens of a person but one, or but the latest ones; the topics on which open sockets hear of it."""
    query = select(tokens.c.id).where(tokens.c.person == person).order_by(tokens.c.created.desc(), tokens.c.id)
    ended = [row.id for row in await connection.execute(query)][beyond:]
    ended = [token for token in ended if token != but]
    await connection.execute(delete(tokens).where(tokens.c.id.in_(ended)))
    return [f"out:{token}" for token in ended]


async def _forget_places(connection: AsyncConnection, person: str, *, but: str | None = None) -> None:
    """Whoever reads at a place that was given before may be the one to be kept out: by mail a password is reset, and
    notices lead to tables. The browser that asks, or the address by which they have come, may stay.
    """
    theirs = endpoints.c.kind.in_(("push", "mail")) & (endpoints.c.id == (but or ""))
    await connection.execute(delete(endpoints).where(endpoints.c.person == person, ~theirs))


async def _renew(connection: AsyncConnection, person: str, hashes: dict[str, str]) -> list[str]:
    """All devices are signed out."""
    await connection.execute(update(people).where(people.c.id == person).values(**hashes))
    return await _end_sessions(connection, person)


async def _claim(connection: AsyncConnection, guest: Caller, account: str) -> list[str]:
    """The guest's seats, words and bots become the account's; the guest is no more."""
    if guest.person.kind != "guest" or guest.person.id == account:
        return []
    who = guest.person.id
    await hold_tables(connection, [who])
    await hand_over(connection, who, account)  # which locks both, before anything else of theirs
    left = await seated(connection, [who])
    told = (endpoints.c.person == who) & (endpoints.c.kind == "push")  # the rest may be of one who had their token
    await connection.execute(update(endpoints).where(told).values(person=account))
    owned = (chairs.c.person, tables.c.host, chat.c.person, people.c.owner, vacations.c.person)
    for column in (*owned, reports.c.person, reports.c.reporter):
        await connection.execute(update(column.table).where(column == who).values({column.name: account}))
    blocked = [row.id for row in await blocking(connection, [who])]
    renamed = func.replace(tables.c.blocked, who, account)
    await connection.execute(update(tables).where(tables.c.id.in_(blocked)).values(blocked=renamed))
    left += blocked
    await touch(connection, left)
    ended = await _end_sessions(connection, who)
    await connection.execute(delete(people).where(people.c.id == who))
    return [*left, *ended]
