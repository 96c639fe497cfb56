"""Where people are told: a browser, an address, a chat group's webhook. What is not theirs for sure is not used."""

from __future__ import annotations

import re
import secrets
from base64 import b64encode, urlsafe_b64decode
from typing import Annotated, Any, Final, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.kept import endpoints
from quivira.server.now import now
from quivira.server.people import new_id

Kind = Literal["push", "mail", "webhook"]
Style = Literal["discord", "slack", "matrix", "json"]
MOST: Final[dict[Kind, int]] = {"push": 10, "mail": 3, "webhook": 10}  # of one person
MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
POINT: Final = 65  # bytes of a public key on P-256, uncompressed
AUTH: Final = 16  # bytes of a browser's secret

Url = Annotated[str, msgspec.Meta(max_length=1000)]
Label = Annotated[str, msgspec.Meta(max_length=80)]
BrowserKey = Annotated[str, msgspec.Meta(max_length=200)]


class BrowserKeys(msgspec.Struct):
    p256dh: BrowserKey
    auth: BrowserKey


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """As it is stored."""

    id: str
    person: str
    table_id: str | None = None
    kind: Kind
    style: str = ""
    address: str
    secret: str = ""
    name: str
    created: int
    verified: int | None
    failures: int = 0


class EndpointInfo(msgspec.Struct):
    """As its owner sees it."""

    id: str
    kind: Kind
    style: str
    name: str
    table: str | None  # a webhook for all who play there
    created: int
    verified: bool
    failures: int  # messages given up one after the other


class NewEndpoint(msgspec.Struct):
    """What a webhook's messages are signed with is shown this once."""

    endpoint: EndpointInfo
    secret: str


def browser(person: str, address: str, keys: BrowserKeys, name: str) -> Endpoint:
    if not _is_point(_bytes(keys.p256dh)) or len(_bytes(keys.auth)) != AUTH:
        raise problems.invalid("These are not the keys of a browser's subscription.")
    return _made(person, "push", address, name, secret=msgspec.json.encode(keys).decode())


def mailbox(person: str, address: str) -> Endpoint:
    if not MAIL.fullmatch(address):
        raise problems.invalid("That is not a mail address.")
    made = _made(person, "mail", address, address)
    return msgspec.structs.replace(made, verified=None)


def webhook(person: str, address: str, style: Style, name: str, table: str | None) -> Endpoint:
    """Signed as https://www.standardwebhooks.com describes."""
    secret = "whsec_" + b64encode(secrets.token_bytes(24)).decode()
    return _made(person, "webhook", address, name, secret=secret, style=style, table=table)


def _made(
    person: str, kind: Kind, address: str, name: str, *, secret: str = "", style: str = "", table: str | None = None
) -> Endpoint:
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:80]
    at = now()
    return Endpoint(
        id=new_id(),
        person=person,
        table_id=table,
        kind=kind,
        style=style,
        address=address,
        secret=secret,
        name=shown or address.partition("://")[2].partition("/")[0][:80],
        created=at,
        verified=at,
    )


def _is_point(key: bytes) -> bool:
    """Whether it is a public key at all, uncompressed as browsers give it: with another nothing can be encrypted."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        return len(key) == POINT and bool(ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key))
    except ValueError:
        return False


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def shown(endpoint: Endpoint) -> EndpointInfo:
    return EndpointInfo(
        endpoint.id,
        endpoint.kind,
        endpoint.style,
        endpoint.name,
        endpoint.table_id,
        endpoint.created,
        endpoint.verified is not None,
        endpoint.failures,
    )


async def add_endpoint(connection: AsyncConnection, endpoint: Endpoint) -> None:
    """A browser tells one person at a time: whoever asked last. The same address again replaces what was there."""
    same = (endpoints.c.kind == endpoint.kind) & (endpoints.c.address == endpoint.address)
    if endpoint.kind != "push":
        same &= (endpoints.c.person == endpoint.person) & endpoints.c.table_id.is_not_distinct_from(endpoint.table_id)
    await connection.execute(delete(endpoints).where(same))
    mine = (endpoints.c.person == endpoint.person) & (endpoints.c.kind == endpoint.kind)
    count = (await connection.execute(select(func.count()).select_from(endpoints).where(mine))).scalar_one()
    if count >= MOST[endpoint.kind]:
        raise problems.conflict("too-many-endpoints", f"You have {count} of these already; remove one first.")
    await connection.execute(insert(endpoints).values(msgspec.structs.asdict(endpoint)))


async def load_endpoint(connection: AsyncConnection, endpoint: str) -> Endpoint | None:
    row = (await connection.execute(select(endpoints).where(endpoints.c.id == endpoint))).one_or_none()
    return endpoint_of(row) if row is not None else None


async def endpoints_of(connection: AsyncConnection, person: str) -> list[Endpoint]:
    query = select(endpoints).where(endpoints.c.person == person).order_by(endpoints.c.created, endpoints.c.id)
    return [endpoint_of(row) for row in await connection.execute(query)]


async def drop_endpoint(connection: AsyncConnection, endpoint: str) -> None:
    """What is on its way there goes with it."""
    await connection.execute(delete(endpoints).where(endpoints.c.id == endpoint))


async def confirm_endpoint(connection: AsyncConnection, endpoint: str) -> None:
    unsure = (endpoints.c.id == endpoint) & endpoints.c.verified.is_(None)
    await connection.execute(update(endpoints).where(unsure).values(verified=now()))


def endpoint_of(row: Any) -> Endpoint:
    return Endpoint(**row._asdict())
