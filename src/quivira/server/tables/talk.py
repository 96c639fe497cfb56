"""Table chat: people only, short lines, and everybody may mute anybody for themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, false, insert, select, update

from quivira.server import problems
from quivira.server.kept import Changes, chat, load_sheet, mutes, tables
from quivira.server.now import now
from quivira.server.people import Limits, Person
from quivira.server.tables.admission import belongs
from quivira.server.tables.render import DELAY, ChatLine
from quivira.server.tables.room import Room

LENGTH: Final = 300
SHOWN: Final = 100  # the last lines, to whoever comes in


class Said(msgspec.Struct):
    """What a reader may read of the chat."""

    lines: list[ChatLine]
    held: int | None = None  # the first line that they may not read yet
    due: int | None = None  # from when on they may


class Talk:
    def __init__(self, changes: Changes, room: Room, limits: Limits) -> None:
        self._changes, self._room, self._limits = changes, room, limits
        self._database = changes.database

    async def say(self, person: Person, house: str, table: str, words: str) -> int:
        """The number of the new line. Those who only watch share one allowance, so that players are heard.

        What they write while the game is on may reach those who play later, as the host likes: it is held when it is
        written, so that no host who plays can read it by changing their mind.
        """
        if person.kind == "bot":
            raise problems.forbidden("Chat is for people.")
        live = await self._room.find(table)
        if live.seats_of(person.id):
            self._limits.take("chat", person.id)
        else:
            self._limits.take("chat", person.id, house)
            self._limits.take("gallery", table)
        words = " ".join("".join(c if c.isprintable() else " " for c in words).split())
        if not 1 <= len(words) <= LENGTH:
            raise problems.invalid(f"A line has from 1 to {LENGTH} characters.")
        async with self._changes.making() as change:
            connection = change.connection
            sheet = await load_sheet(connection, table, lock=True)
            if sheet is None:
                raise problems.no_such_table()
            if sheet.status == "closed":
                raise problems.closed()
            if person.id in sheet.blocked:
                raise problems.blocked()
            watches = sheet.status == "playing" and not belongs(live, person.id)
            if watches and sheet.spectator_chat == "off":
                raise problems.quiet()
            number = sheet.said + 1
            held = watches and sheet.spectator_chat == "delayed"
            values = {"table_id": table, "number": number, "person": person.id, "name": person.name}
            await connection.execute(insert(chat).values(words=words, at=now(), hidden=False, held=held, **values))
            query = update(tables).where(tables.c.id == table)
            await connection.execute(query.values(said=number, revision=sheet.revision + 1))
            change.topics.append(table)
        return number

    async def said(self, person: str | None, table: str, after: int) -> Said:
        """The lines after a number, without those of whom the reader has muted.

        What is held comes later to those who play, and to whoever gives no name: it may be one of them at a second
        window. Whoever reads it at once has a name, which the host sees and may block.
        """
        live = await self._room.find(table)
        waits = live.sheet.status == "playing" and (person is None or bool(live.seats_of(person)))
        delay = DELAY[live.sheet.pace]
        held = chat.c.held & (chat.c.at > now() - delay) if waits else false()
        muted = select(mutes.c.muted).where(mutes.c.person == (person or ""))
        query = select(chat).where(chat.c.table_id == table, chat.c.number > after, chat.c.person.not_in(muted))
        last = query.where(~held).order_by(chat.c.number.desc()).limit(SHOWN)
        async with self._database.read() as connection:
            lines = [_line(row) for row in reversed(list(await connection.execute(last)))]
            first = (await connection.execute(query.where(held).order_by(chat.c.number).limit(1))).one_or_none()
        return Said(lines, first.number, first.at + delay) if first is not None else Said(lines)

    async def mute(self, person: str, other: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
            await connection.execute(insert(mutes).values(person=person, muted=other))

    async def unmute(self, person: str, other: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))

    async def muted(self, person: str) -> list[str]:
        async with self._database.read() as connection:
            query = select(mutes.c.muted).where(mutes.c.person == person).order_by(mutes.c.muted)
            return [row.muted for row in await connection.execute(query)]


def _line(row: Any) -> ChatLine:
    return ChatLine(row.number, row.person, row.name, "" if row.hidden else row.words, row.at, row.hidden)
