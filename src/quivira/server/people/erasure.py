"""Forgetting people: what is theirs is deleted, what others need stays without a name."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import audit, chairs, chat, mutes, people, reports, tables

GONE: Final = "—"  # the name of a deleted person at the tables they played


def gone(person: str) -> str:
    """The topic on which sockets learn that a person may be here no longer."""
    return f"gone:{person}"


async def erase(connection: AsyncConnection, persons: list[str]) -> list[str]:
    """Delete people and their bots; the topics that have changed."""
    own = await connection.execute(select(people.c.id).where(people.c.owner.in_(persons)))
    everybody = [*persons, *(row.id for row in own)]
    await hold_tables(connection, everybody)
    gone_soon = select(people.c.id).where(people.c.id.in_(everybody)).order_by(people.c.id)
    await connection.execute(gone_soon.with_for_update())  # before any of their tables is deleted
    topics = await _stand_up(connection, everybody)
    topics += await pass_on(connection, everybody)
    topics += await _unblock(connection, everybody)
    await connection.execute(delete(chat).where(chat.c.person.in_(everybody)))
    await connection.execute(delete(mutes).where(mutes.c.muted.in_(everybody)))
    await connection.execute(delete(reports).where(reports.c.person.in_(everybody)))
    await connection.execute(update(reports).where(reports.c.reporter.in_(everybody)).values(reporter=None))
    await connection.execute(update(audit).where(audit.c.who.in_(everybody)).values(name=GONE))
    await connection.execute(update(audit).where(audit.c.whom.in_(everybody)).values(about=GONE))
    await connection.execute(delete(people).where(people.c.id.in_(everybody)))  # tokens and mutes go with them
    return [*dict.fromkeys(topics), *map(gone, everybody)]


async def touch(connection: AsyncConnection, changed: list[str]) -> None:
    """Tables whose chairs or chat have changed get a new revision."""
    query = update(tables).where(tables.c.id.in_(changed))
    await connection.execute(query.values(revision=tables.c.revision + 1))


async def hold_tables(connection: AsyncConnection, persons: list[str]) -> None:
    """Lock all that these have to do with, in the order of their ids and before anything else: so does whoever changes
    a table, and of two who lock in different orders each may wait for the other.
    """
    sits = select(chairs.c.table_id).where(chairs.c.person.in_(persons))
    blocked = [row.id for row in await blocking(connection, persons)]
    theirs = tables.c.id.in_(sits) | tables.c.host.in_(persons) | tables.c.id.in_(blocked)
    query = select(tables.c.id).where(theirs).order_by(tables.c.id)
    await connection.execute(query.with_for_update(key_share=True))


async def seated(connection: AsyncConnection, persons: list[str]) -> list[str]:
    query = select(chairs.c.table_id).where(chairs.c.person.in_(persons)).distinct()
    return [row.table_id for row in await connection.execute(query)]


_FREE: Final = {"person": None, "name": ""} | dict.fromkeys(("gone", "ready", "beside", "program", "unasked"), False)


async def _stand_up(connection: AsyncConnection, persons: list[str]) -> list[str]:
    """Before the start a chair is free again; later it stays, and others may call a bot in."""
    left = await seated(connection, persons)
    waiting = select(tables.c.id).where(tables.c.id.in_(left), tables.c.status == "waiting")
    theirs = chairs.c.person.in_(persons)
    await connection.execute(update(chairs).where(theirs, chairs.c.table_id.in_(waiting)).values(_FREE))
    await connection.execute(update(chairs).where(theirs).values(person=None, name=GONE, gone=True))
    await touch(connection, left)
    return left


async def pass_on(connection: AsyncConnection, persons: list[str]) -> list[str]:
    """Somebody who still sits there becomes host, people before bots; a table at which nobody waits is gone."""
    hosted = [row.id for row in await connection.execute(select(tables.c.id).where(tables.c.host.in_(persons)))]
    heir = (
        select(chairs.c.person)
        .join(people, people.c.id == chairs.c.person)
        .where(chairs.c.table_id == tables.c.id, chairs.c.person.not_in(persons), chairs.c.gone.is_(False))
        .order_by(people.c.kind == "bot", chairs.c.seat)
        .limit(1)
        .correlate(tables)
        .scalar_subquery()
    )
    theirs = tables.c.host.in_(persons)
    await connection.execute(update(tables).where(theirs).values(host=func.coalesce(heir, "")))
    empty = tables.c.id.in_(hosted) & (tables.c.host == "") & (tables.c.status == "waiting")
    await connection.execute(delete(tables).where(empty))
    await touch(connection, hosted)
    return hosted


async def blocking(connection: AsyncConnection, persons: list[str]) -> list[Any]:
    """Tables at which one of these is blocked, and whom all they block."""
    named = or_(*(tables.c.blocked.contains(person, autoescape=True) for person in persons))
    query = select(tables.c.id, tables.c.blocked).where(tables.c.blocked != "[]", named)  # most block nobody
    return list(await connection.execute(query))


async def _unblock(connection: AsyncConnection, persons: list[str]) -> list[str]:
    found = await blocking(connection, persons)
    for row in found:
        left = [person for person in msgspec.json.decode(row.blocked) if person not in persons]
        values = {"blocked": msgspec.json.encode(left).decode(), "revision": tables.c.revision + 1}
        await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
    return [row.id for row in found]
