"""Chat lines and names that people have reported, and what administrators answer."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.admin.audit import Actor, record
from quivira.server.admin.people import call, exclude
from quivira.server.kept import Changes, Changing, chairs, chat, people, reports, tables
from quivira.server.now import now
from quivira.server.people import clean_name, new_id

SHOWN: Final = 100
OPEN: Final = 20  # unanswered reports of one person
Answer = Literal["dismiss", "hide", "rename", "ban"]


class Report(msgspec.Struct):
    """Something that somebody does not want to read. `words` are those of the line, or nothing: then it is the name."""

    id: str
    table: str
    line: int | None
    person: str
    name: str
    words: str
    reporter: str | None
    why: str
    at: int
    answer: str | None
    answered: int | None


class Reports:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def file(self, reporter: str, table: str, *, line: int | None, seat: int | None, why: str) -> None:
        """Report a line of chat, or the name of whoever sits in a seat. Who reports the same again changes nothing."""
        async with self._changes.making() as change:
            found = await _reported(change.connection, table, line, seat)
            if found.person == reporter:
                raise problems.invalid("One does not report oneself.")
            own = reports.c.reporter == reporter
            same = _same(table, found.person, line)
            if (await change.connection.execute(select(reports.c.id).where(own, same))).first() is not None:
                return
            unanswered = select(func.count()).where(own, reports.c.answer.is_(None))
            if ((await change.connection.execute(unanswered)).scalar() or 0) >= OPEN:
                raise problems.conflict("too-many-reports", f"{OPEN} reports of yours wait for an answer.")
            values = {"table_id": table, "line": line, "person": found.person, "name": found.name, "words": found.words}
            values |= {"reporter": reporter, "why": why, "at": now()}
            await change.connection.execute(insert(reports).values(id=new_id(), **values))

    async def find(self, *, answered: bool = False) -> list[Report]:
        """Those that wait for an answer, the oldest first; or those that have one, the latest first."""
        query = select(reports).where(reports.c.answer.is_(None)).order_by(reports.c.at)
        if answered:
            query = select(reports).where(reports.c.answer.is_not(None)).order_by(reports.c.answered.desc())
        async with self._changes.database.read() as connection:
            return [Report(*row) for row in await connection.execute(query.limit(SHOWN))]

    async def answer(self, actor: Actor, report: str, answer: Answer, name: str | None, why: str) -> None:
        """All reports of the same line or name have then been answered."""
        async with self._changes.making() as change:
            row = (await change.connection.execute(select(reports).where(reports.c.id == report))).one_or_none()
            if row is None:
                raise problems.Problem(404, "no-such-report", "There is no such report.")
            if row.answer is not None:
                raise problems.conflict("answered", "Somebody has answered that report.")
            if answer == "dismiss":
                await record(change.connection, actor, "dismiss", row.person, row.words or row.name, why)
            elif answer == "hide":
                await _hide(change, actor, row, why)
            else:
                await _act(change, actor, row, clean_name(name or "") if answer == "rename" else None, why)
            same = _same(row.table_id, row.person, row.line)
            query = update(reports).where(same, reports.c.answer.is_(None))
            await change.connection.execute(query.values(answer=answer, answered=now()))


def _same(table: str, person: str, line: int | None) -> ColumnElement[bool]:
    here = (reports.c.table_id == table) & (reports.c.person == person)
    return here & reports.c.line.is_not_distinct_from(line)


async def _reported(connection: AsyncConnection, table: str, line: int | None, seat: int | None) -> Any:
    """The person, the name and the words."""
    if (line is None) == (seat is None):
        raise problems.invalid("A report names a line or a seat.")
    if line is not None:
        query = select(chat.c.person, chat.c.name, chat.c.words).where(chat.c.table_id == table, chat.c.number == line)
    else:
        here = (chairs.c.table_id == table) & (chairs.c.seat == seat) & chairs.c.person.is_not(None)
        query = select(chairs.c.person, chairs.c.name, literal("").label("words")).where(here)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise problems.Problem(404, "nothing-to-report", "Nobody says or sits there.")
    return row


async def _hide(change: Changing, actor: Actor, row: Any, why: str) -> None:
    if row.line is None:
        raise problems.invalid("A name cannot be hidden; give the person another one.")
    line = (chat.c.table_id == row.table_id) & (chat.c.number == row.line)
    await change.connection.execute(update(chat).where(line).values(hidden=True))
    values = {"hidden": tables.c.hidden + 1, "revision": tables.c.revision + 1}
    await change.connection.execute(update(tables).where(tables.c.id == row.table_id).values(**values))
    await record(change.connection, actor, "hide-line", row.person, row.words, why)
    change.topics.append(row.table_id)


async def _act(change: Changing, actor: Actor, row: Any, name: str | None, why: str) -> None:
    """On the person: another name, or a ban."""
    query = select(people).where(people.c.id == row.person).with_for_update(key_share=True)
    person = (await change.connection.execute(query)).one_or_none()
    if person is None:
        raise problems.Problem(404, "no-such-person", "There is no such person any more.")
    if name is not None:
        change.topics += await call(change.connection, person, name)
        await record(change.connection, actor, "rename", person.id, f"{person.name} → {name}", why)
    else:
        change.topics += await exclude(change.connection, person)
        await record(change.connection, actor, "ban", person.id, person.name, why)
