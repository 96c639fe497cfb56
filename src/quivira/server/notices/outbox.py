"""What is on its way. Each message is in the hands of one process at a time, for as long as its lease.

It is written in the transaction that settles its notices, so it is never lost and never written twice. A process
takes it for a lease, sends it, and deletes it. One that dies in between leaves it to the others when the lease has
ended. So a message is sent once, unless a process dies after the other side has taken it and before we have noted
that: then it comes again, with the same id, by which the other side can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Subquery, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import Database, endpoints, outbox
from quivira.server.notices.endpoints import Kind, drop_endpoint
from quivira.server.notices.wishes import MINUTE, Event
from quivira.server.now import now

LEASE: Final = 2 * MINUTE  # longer than any attempt takes
PAUSES: Final = (1, 5, 30, 120, 360)  # minutes after each attempt that failed; then it is given up
SHARE: Final = 3  # messages to one person's places that are on their way at once, in each lane
GIVEN_UP: Final = 3  # messages given up one after the other; then the endpoint is forgotten


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a message tells."""

    event: Event
    table: str
    person: str
    mark: int = 0
    by: str = ""


class Parcel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one message says: news of tables, or a letter of its own kind."""

    items: list[Item] = []
    letter: Literal["", "confirm", "reset"] = ""


class Posted(msgspec.Struct, frozen=True):
    """A message in our hands."""

    id: int
    endpoint: str
    parcel: Parcel
    created: int
    tries: int  # with this one


class Outcome(msgspec.Struct, frozen=True):
    """What came of an attempt."""

    result: Literal["sent", "later", "refused", "dead", "stale", "night"]
    why: str = ""
    after: int = 0  # milliseconds that the other side wants us to wait, or that are left of the reader's quiet hours
    is_ours: bool = False  # what failed is on our side: the endpoint is not to blame


async def post(connection: AsyncConnection, endpoint: str, parcel: Parcel) -> None:
    at = now()
    written = msgspec.json.encode(parcel).decode()
    values = {"endpoint": endpoint, "parcel": written, "created": at, "due": at, "lease": 0, "tries": 0}
    await connection.execute(insert(outbox).values(**values))


async def take(database: Database, kinds: Sequence[Kind], most: int) -> list[Posted]:
    """Messages that are due and in nobody's hands; now they are in ours. To one place one goes after the other, and few
    to one person's places at once: whoever has many slow ones keeps nobody else waiting.
    """
    at = now()
    fair = _fair(at, kinds)
    free = (
        select(outbox.c.id)
        .join(fair, fair.c.id == outbox.c.id)
        .where(fair.c.place + fair.c.leased <= SHARE)
        .where(outbox.c.lease <= at)  # asked of the row itself, which is looked at again if others took it meanwhile
        .order_by(outbox.c.due)
        .limit(most)
    )
    async with database.read() as connection:
        if not (await connection.execute(free)).first():
            return []
    async with database.write() as connection:
        ids = [row.id for row in await connection.execute(free.with_for_update(skip_locked=True, of=outbox))]
        mine = update(outbox).where(outbox.c.id.in_(ids)).values(lease=at + LEASE, tries=outbox.c.tries + 1)
        rows = list(await connection.execute(mine.returning(*outbox.c)))
    return [_posted(row) for row in sorted(rows, key=lambda row: row.id)]


def _fair(at: int, kinds: Sequence[Kind]) -> Subquery:
    """What could be taken: each with its place among its owner's, and how many of theirs are on their way."""
    other, flying, there = outbox.alias(), outbox.alias(), endpoints.alias()
    before = (other.c.lease > at) | ((other.c.due <= at) & (other.c.id < outbox.c.id))
    leased = (
        select(func.count())
        .select_from(flying.join(there, there.c.id == flying.c.endpoint))
        .where(flying.c.lease > at, there.c.person == endpoints.c.person, there.c.kind.in_(kinds))
        .correlate(endpoints)
        .scalar_subquery()
    )
    place = func.row_number().over(partition_by=endpoints.c.person, order_by=(outbox.c.due, outbox.c.id))
    return (
        select(outbox.c.id, place.label("place"), leased.label("leased"))
        .join(endpoints, endpoints.c.id == outbox.c.endpoint)
        .where(outbox.c.due <= at, outbox.c.lease <= at, endpoints.c.kind.in_(kinds))
        .where(~exists().where(other.c.endpoint == outbox.c.endpoint, before))
        .subquery()
    )


async def settle(database: Database, posted: Posted, outcome: Outcome) -> None:
    """Note what came of it: done with, or to be tried again; an endpoint that is dead is forgotten."""
    this, there = outbox.c.id == posted.id, endpoints.c.id == posted.endpoint
    async with database.write() as connection:
        if outcome.result == "dead":
            await drop_endpoint(connection, posted.endpoint)
        elif outcome.result in ("sent", "stale"):
            await connection.execute(delete(outbox).where(this))
            if outcome.result == "sent":
                await connection.execute(update(endpoints).where(there).values(failures=0))
        elif outcome.result == "night":  # nothing was tried
            again = {"due": now() + outcome.after, "lease": 0, "tries": posted.tries - 1}
            await connection.execute(update(outbox).where(this).values(again))
        elif outcome.result == "later" and posted.tries <= len(PAUSES):
            due = now() + max(outcome.after, PAUSES[posted.tries - 1] * MINUTE)
            await connection.execute(update(outbox).where(this).values(due=due, lease=0))
        else:
            await connection.execute(delete(outbox).where(this))
            if not outcome.is_ours:
                await connection.execute(update(endpoints).where(there).values(failures=endpoints.c.failures + 1))
                await connection.execute(delete(endpoints).where(there, endpoints.c.failures >= GIVEN_UP))


def _posted(row: Any) -> Posted:
    parcel = msgspec.json.decode(row.parcel, type=Parcel)
    return Posted(row.id, row.endpoint, parcel, row.created, row.tries)
