"""What everybody is to know, shown until it is over."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, insert, or_, select

from quivira.server import problems
from quivira.server.admin.audit import Actor, record
from quivira.server.kept import Changes, announcements
from quivira.server.now import now
from quivira.server.people import new_id

ANNOUNCEMENT_LENGTH: Final = 500  # characters


class Announcement(msgspec.Struct):
    id: str
    words: str
    at: int
    until: int | None  # None: until it is ended


class Announcements:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def current(self) -> list[Announcement]:
        """Those that are not over, the oldest first."""
        lasts = or_(announcements.c.until.is_(None), announcements.c.until > now())
        query = select(announcements).where(lasts).order_by(announcements.c.at)
        async with self._changes.database.read() as connection:
            return [Announcement(*row) for row in await connection.execute(query)]

    async def add(self, actor: Actor, words: str, until: int | None) -> Announcement:
        words = " ".join(words.split())
        if not 1 <= len(words) <= ANNOUNCEMENT_LENGTH:
            raise problems.invalid(f"An announcement has from 1 to {ANNOUNCEMENT_LENGTH} characters.")
        made = Announcement(new_id(), words, now(), until)
        async with self._changes.making() as change:
            await change.connection.execute(insert(announcements).values(**msgspec.structs.asdict(made)))
            await record(change.connection, actor, "announce", made.id, words, "")
        return made

    async def end(self, actor: Actor, announcement: str) -> None:
        async with self._changes.making() as change:
            query = select(announcements.c.words).where(announcements.c.id == announcement)
            words = (await change.connection.execute(query)).scalar_one_or_none()
            if words is None:
                raise problems.Problem(404, "no-such-announcement", "There is no such announcement.")
            await change.connection.execute(delete(announcements).where(announcements.c.id == announcement))
            await record(change.connection, actor, "end-announcement", announcement, words, "")
