"""What somebody has learnt: how far they have come in the lessons, and in which games they want the coach.

Browsers keep it too, and may have been away. So each entry says when it was made, and what two places know about the
same lesson is put together: whatever was reached stays reached, and one goes on where one was last.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira import lessons
from quivira.server import problems
from quivira.server.kept import Database, chairs, coaching, people, progress, tables
from quivira.server.now import now

MOST: Final = 200  # lessons that a browser may speak of at once
GAMES: Final = 20  # and games
Short = Annotated[str, msgspec.Meta(max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Learnt(msgspec.Struct, forbid_unknown_fields=True):
    """How far somebody has come in a lesson; `right` are the questions of its quiz, at best."""

    game: Short
    lesson: Short
    station: Count
    done: bool
    right: Count
    at: Moment

    def with_(self, other: Learnt) -> Learnt:
        """What both know."""
        later = max(self, other, key=lambda one: one.at)
        done, right = self.done or other.done, max(self.right, other.right)
        return Learnt(self.game, self.lesson, later.station, done, right, later.at)


class Coaching(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody wants the coach in a game; no game: wherever they have not said."""

    game: Short
    wanted: bool
    at: Moment


class Progressed(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser knows, or has news of."""

    lessons: Annotated[list[Learnt], msgspec.Meta(max_length=MOST)] = []
    coach: Annotated[list[Coaching], msgspec.Meta(max_length=GAMES)] = []


class Progress(msgspec.Struct):
    """All of it; `played` says of which games somebody has finished how many that they began at the beginning."""

    lessons: list[Learnt]
    coach: list[Coaching]
    played: dict[str, int]


class Progresses:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Progress:
        async with self._database.read() as connection:
            return Progress(*await _kept(connection, person), await _played(connection, person))

    async def learn(self, person: str, news: Progressed) -> Progress:
        """Put together what is kept and what is new; lessons and games that are not here are passed over."""
        lessons.offered()  # found before anything is locked
        async with self._database.write() as connection:
            if not await _alone(connection, person):  # a guest who has signed in meanwhile
                raise problems.sign_in()
            await _write(connection, person, news)
            return Progress(*await _kept(connection, person), await _played(connection, person))


async def hand_over(connection: AsyncConnection, giver: str, to: str) -> None:
    """What a guest has learnt becomes the account's; what they learn meanwhile is not lost either."""
    for person in (giver, to):
        await _alone(connection, person)
    known = await _kept(connection, giver)
    await _write(connection, to, Progressed(*known))


async def _alone(connection: AsyncConnection, person: str) -> bool:
    """Whoever else has news of somebody waits: what was read is replaced as a whole. False: there is nobody."""
    query = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    return (await connection.execute(query)).first() is not None


async def _write(connection: AsyncConnection, person: str, news: Progressed) -> None:
    old, wishes = await _kept(connection, person)
    learnt = {(one.game, one.lesson): one for one in old}
    coach = {one.game: one for one in wishes}
    taught = dict(lessons.offered())
    for one in news.lessons:
        key = (one.game, one.lesson)
        if one.lesson in taught.get(one.game, ()):
            learnt[key] = learnt.get(key, one).with_(one)
    for wish in news.coach:
        known = coach.get(wish.game)
        if wish.game in ("", *taught) and (known is None or known.at < wish.at):
            coach[wish.game] = wish
    await _replace(connection, progress, person, learnt.values())
    await _replace(connection, coaching, person, coach.values())


async def _replace(connection: AsyncConnection, table: Any, person: str, entries: Iterable[msgspec.Struct]) -> None:
    """A browser's clock may be ahead; what it says must not count for ever."""
    rows = [{**msgspec.structs.asdict(one), "person": person} for one in entries]
    await connection.execute(delete(table).where(table.c.person == person))
    if rows:
        latest = now()
        await connection.execute(insert(table), [{**row, "at": min(row["at"], latest)} for row in rows])


async def _kept(connection: AsyncConnection, person: str) -> tuple[list[Learnt], list[Coaching]]:
    of_lessons = select(progress).where(progress.c.person == person).order_by(progress.c.game, progress.c.lesson)
    of_coach = select(coaching).where(coaching.c.person == person).order_by(coaching.c.game)
    learnt = [
        Learnt(row.game, row.lesson, row.station, row.done, row.right, row.at)
        for row in await connection.execute(of_lessons)
    ]
    return learnt, [Coaching(row.game, row.wanted, row.at) for row in await connection.execute(of_coach)]


async def _played(connection: AsyncConnection, person: str) -> dict[str, int]:
    query = (
        select(tables.c.game, func.count().label("finished"))
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person == person, chairs.c.place.is_not(None), tables.c.parent.is_(None))
        .group_by(tables.c.game)
        .order_by(tables.c.game)
    )
    return {row.game: row.finished for row in await connection.execute(query)}
