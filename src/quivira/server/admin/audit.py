"""The audit log: who has done what, when and why. A line is written in the transaction of what it tells."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import Database, audit
from quivira.server.now import now

PAGE: Final = 100  # entries in one answer
WHOM: Final = 24  # characters that it may have
OnPeople = Literal["rename", "ban", "unban", "delete-person", "grant", "revoke", "hide-line", "dismiss"]
OnPlaces = Literal["close-table", "delete-table", "announce", "end-announcement", "save-lesson"]
What: TypeAlias = OnPeople | OnPlaces
Why = Annotated[str, msgspec.Meta(max_length=300)]


class Actor(msgspec.Struct, frozen=True):
    """An administrator, or whoever sits at the command line (no id)."""

    id: str | None
    name: str


class Entry(msgspec.Struct):
    """A line of the audit log. `whom` is a person, a table, a report, an announcement, or a lesson's game."""

    id: int
    at: int
    who: str | None  # None: the command line
    name: str
    what: str
    whom: str
    about: str
    why: str


async def record(connection: AsyncConnection, actor: Actor, what: What, whom: str, about: str, why: str) -> None:
    """Write down a deed."""
    values = {"who": actor.id, "name": actor.name[:40], "what": what, "whom": whom, "about": about, "why": why}
    await connection.execute(insert(audit).values(at=now(), **values))


class AuditLog:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, before: int | None = None, whom: str | None = None) -> list[Entry]:
        """The latest first; `before` is the id of the last entry that one has."""
        query = select(audit).order_by(audit.c.id.desc()).limit(PAGE)
        if before is not None:
            query = query.where(audit.c.id < before)
        if whom is not None:
            query = query.where(audit.c.whom == whom)
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        return [Entry(*row) for row in rows]
