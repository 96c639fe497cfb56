"""Who somebody is. A token is signed, so that forged ones cost nothing; stored as a hash; and gone when revoked."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from typing import Final, Literal

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.kept import Database, people, shared_setting, tokens
from quivira.server.now import now

Scope = Literal["read", "play", "tables", "account"]
ALL: Final[tuple[Scope, ...]] = ("read", "play", "tables", "account")
BOT: Final[tuple[Scope, ...]] = ("read", "play", "tables")
Role = Literal["", "moderator", "admin"]
AdminScope = Literal[
    "admin:reports", "admin:audit", "admin:people", "admin:tables", "admin:announcements", "admin:lessons"
]
ROLES: Final[dict[Role, tuple[AdminScope, ...]]] = {  # what each may do besides playing
    "": (),
    "moderator": ("admin:reports", "admin:audit"),
    "admin": (
        *("admin:reports", "admin:audit", "admin:people", "admin:tables", "admin:announcements", "admin:lessons"),
    ),
}
DAY: Final = 24 * 3600 * 1000
RESET: Final = "reset"  # the scope of a token in a letter, which signs nobody in but sets a new password; then where to
RESET_LASTS: Final = 3_600_000
BOT_TOKEN: Final = 3650 * DAY
COOKIE: Final = "quivira"
DEVICE: Final = "quivira-device"  # the cookie of a device that has signed in before
DEVICE_LASTS: Final = 365 * DAY


class Person(msgspec.Struct, frozen=True):
    """Somebody who has given a name."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    language: str
    role: Role = ""


class Caller(msgspec.Struct, frozen=True):
    """A person, and what the token in use allows."""

    person: Person
    scopes: tuple[str, ...]
    token: str  # its id, not its secret
    banned: bool = False
    house: str = ""  # where the request came from, as limits count it

    def need(self, scope: Scope | AdminScope) -> None:
        """Raises a problem for a token that does not allow this, by whichever way it comes."""
        if scope not in self.scopes:
            raise problems.lacks_scope(scope)


_owners = people.alias()
_KNOWN = (
    select(tokens.c.secret, tokens.c.scopes, *(people.c[name] for name in ("id", "kind", "name", "language", "role")))
    .add_columns(people.c.seen, people.c.banned, _owners.c.banned.label("owner_banned"))
    .join(people, people.c.id == tokens.c.person)
    .outerjoin(_owners, _owners.c.id == people.c.owner)
    .where(tokens.c.id == bindparam("token"), tokens.c.expires > bindparam("at"), ~tokens.c.scopes.startswith(RESET))
)


class Identity:
    """Gives out tokens and recognises them."""

    def __init__(self, database: Database, key: bytes) -> None:
        self._database = database
        self._key = key

    @classmethod
    async def open(cls, database: Database) -> Identity:
        """With the key of this database, made at its first start."""
        return cls(database, bytes.fromhex(await shared_setting(database, "key", secrets.token_hex(32))))

    async def issue(self, connection: AsyncConnection, person: str, scopes: tuple[Scope, ...], lasts: int) -> str:
        """A new token. Only whoever asked for it will ever have it."""
        return await self._issue(connection, person, " ".join(scopes), lasts)

    async def issue_reset(self, connection: AsyncConnection, person: str, endpoint: str) -> str:
        """For a letter to an address of the person's."""
        return await self._issue(connection, person, f"{RESET} {endpoint}", RESET_LASTS)

    async def use_reset(self, connection: AsyncConnection, token: str) -> tuple[str, str] | None:
        """Whose password it may set, and to which address it went; a second time nobody's."""
        name, secret = self._read(token)
        mine = (tokens.c.id == name) & tokens.c.scopes.startswith(RESET) & (tokens.c.secret == _hash(secret))
        used = delete(tokens).where(mine, tokens.c.expires > now()).returning(tokens.c.person, tokens.c.scopes)
        row = (await connection.execute(used)).one_or_none() if name else None
        return (row.person, row.scopes.removeprefix(RESET).strip()) if row is not None else None

    async def _issue(self, connection: AsyncConnection, person: str, scopes: str, lasts: int) -> str:
        name, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        values = {"id": name, "person": person, "secret": _hash(secret), "scopes": scopes}
        await connection.execute(insert(tokens).values(created=now(), expires=now() + lasts, **values))
        return f"{name}.{secret}.{self._sign(name, secret)}"

    async def recognise(self, token: str) -> Caller | None:
        """Whose token this is; None if it is forged, revoked or too old."""
        name, secret = self._read(token)
        if not name:
            return None
        async with self._database.read() as connection:
            row = (await connection.execute(_KNOWN, {"token": name, "at": now()})).one_or_none()
        if row is None or not hmac.compare_digest(row.secret, _hash(secret)):
            return None
        if row.seen < now() - DAY:
            await self._note_visit(row.id)
        person = Person(row.id, row.kind, row.name, row.language, row.role)
        scopes = tuple(row.scopes.split(" "))
        if "account" in scopes:  # a program's token has no part in its owner's role
            scopes += ROLES[person.role]
        return Caller(person, scopes, name, row.banned is not None or row.owner_banned is not None)

    async def is_welcome(self, caller: Caller) -> bool:
        """Whether the token still holds: it may have ended since its holder was recognised."""
        async with self._database.read() as connection:
            row = (await connection.execute(_KNOWN, {"token": caller.token, "at": now()})).one_or_none()
        return row is not None and row.banned is None and row.owner_banned is None

    async def _note_visit(self, person: str) -> None:
        """Written once a day: whoever is not seen for long is forgotten."""
        with contextlib.suppress(DBAPIError, OSError):  # to read is possible where nothing can be written
            async with self._database.write() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(seen=now()))

    def new_device(self, login: str) -> str:
        """Given to a device that has signed in; it says so when its owner comes again, and allows nothing else."""
        name = secrets.token_urlsafe(9)
        return f"{name}.{self._sign(f'device {login}', name)}"

    def device(self, login: str, token: str) -> str | None:
        """The name of a device on which this account has signed in before; None: it is not known."""
        name, _, signature = token.partition(".")
        right = self._sign(f"device {login}", name)
        return name if hmac.compare_digest(right.encode(), signature.encode()) else None

    def seal(self, purpose: str, *what: str | int) -> str:
        """What only this server can have written, for a link that allows one thing."""
        return self._sign(f"{purpose} {' '.join(map(str, what))}", "")

    def is_sealed(self, seal: str, purpose: str, *what: str | int) -> bool:
        return hmac.compare_digest(self.seal(purpose, *what).encode(), seal.encode())

    def _read(self, token: str) -> tuple[str, str]:
        """A token's id and secret; empty if it is forged."""
        name, _, rest = token.partition(".")
        secret, _, signature = rest.partition(".")
        is_ours = hmac.compare_digest(self._sign(name, secret).encode(), signature.encode())
        return (name, secret) if is_ours else ("", "")

    def _sign(self, name: str, secret: str) -> str:
        return hmac.new(self._key, f"{name}.{secret}".encode(), hashlib.sha256).hexdigest()[:24]


async def revoke(connection: AsyncConnection, person: str, *, only: str | None = None, but: str | None = None) -> None:
    """End one token of a person, or all of them but one."""
    query = delete(tokens).where(tokens.c.person == person)
    if only is not None:
        query = query.where(tokens.c.id == only)
    if but is not None:
        query = query.where(tokens.c.id != but)
    await connection.execute(query)


def new_id() -> str:
    """An id that nobody guesses: 128 bits. None looks like an option of a command."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
