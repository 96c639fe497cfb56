"""Leaving a table and coming back: seats that are given up, bots called in, hosts who go, games that nobody plays."""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, or_, select

from quivira.kernel import QuiviraError
from quivira.server import problems
from quivira.server.kept import STAND_IN, Chair, Database, Resigned, presence, tables
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.tables import clocks, seating
from quivira.server.tables.desk import Desk, Locked
from quivira.server.tables.endings import ended
from quivira.server.tables.play import Command, Recount
from quivira.server.tables.presence import load_away
from quivira.server.tables.room import Room
from quivira.server.tables.standins import check_level, must_be_strong
from quivira.server.tables.table import Table
from quivira.server.tables.word import Word
from quivira.server.tables.writer import Writer

BATCH: Final = 100  # tables that are seen to in one go


class Leaving:
    def __init__(self, database: Database, room: Room, desk: Desk, writer: Writer) -> None:
        self._database, self._room, self._desk, self._writer = database, room, desk, writer
        self._last: dict[str, str] = {}  # the table that was seen to last, of those that vote or are old

    async def leave(self, person: Person, table: str, seat: int | None, level: str | None = None) -> Table | None:
        """Before the start the seat is free again; later it stays, and a bot plays there until they come back."""
        async with self._desk.changing(table) as locked:
            if level is not None:
                check_level(locked.sheet.game, level)
            for chair in _own(locked, person.id, seat):
                if locked.sheet.status == "waiting":
                    locked.put(seating.emptied(chair))
                elif locked.sheet.status == "playing" and not chair.gone:
                    bot = level or chair.stand_in or STAND_IN
                    locked.put(msgspec.structs.replace(chair, gone=True, stand_in=bot))
                    locked.note("left", seat=chair.seat, level=bot)
                else:
                    locked.put(msgspec.structs.replace(chair, gone=True))
            pass_on(locked, person.id)
        return None if locked.dropped else await self._room.find(table)

    async def resign(self, person: Person, table: str, seat: int | None) -> Table:
        """Give up for good."""
        async with self._desk.changing(table) as locked:
            locked.must_play()
            for chair in _own(locked, person.id, seat):
                resign(locked, chair.seat, "resigned")
        return await self._room.find(table)

    async def stand_in(self, person: Person, table: str, seat: int, level: str | None = None) -> Table:
        """A bot plays for somebody: for oneself, or for one who has left or whose time is out."""
        async with self._desk.changing(table) as locked:
            locked.must_play()
            chair = locked.chair(seat)
            level = level or STAND_IN
            check_level(locked.sheet.game, level)
            if chair.person != person.id:
                await _must_miss(locked, person.id, chair, level)
            elif chair.stand_in is not None:
                raise problems.conflict("bot", "A bot plays there already.")
            by = next((mine.seat for mine in locked.chairs if mine.person == person.id), None)
            locked.put(msgspec.structs.replace(chair, stand_in=level, called=chair.person != person.id))
            locked.note("bot", seat=by, whom=seat, level=level)
        return await self._room.find(table)

    async def take_back(self, person: Person, table: str, seat: int) -> Table:
        """Come back to one's seat."""
        async with self._desk.changing(table) as locked:
            chair = locked.chair(seat)
            if chair.person != person.id:
                raise problems.forbidden("That is not your seat.")
            if chair.resigned is not None:
                raise problems.resigned()
            if not chair.is_replaced:
                raise problems.conflict("here", "You play there yourself.")
            if locked.sheet.status == "waiting":
                await self._desk.take_kept(locked, person.id)
            else:
                _put_back(locked, chair)
        return await self._room.find(table)

    async def nudge(self, person: Person, table: str, seat: int, word: Word) -> Table:
        """Remind somebody that the others wait; `word` of it is sent in the same transaction."""
        async with self._desk.changing(table, word.alone) as locked:
            locked.must_play()
            mine, nudged = _played(locked, person.id), locked.chair(seat)
            if nudged.person == person.id:
                raise problems.invalid("That is your own seat.")
            if seat not in clocks.nudgeable(locked.sheet, locked.chairs, now()):
                raise problems.conflict("too-soon", "It is too early to remind them, or somebody has just done so.")
            locked.note("nudged", seat=mine.seat, whom=seat)
            await word.nudge(locked.connection, table, str(nudged.person), person)
        return await self._room.find(table)

    async def resume(self, person: Person, table: str) -> Table:
        """A pause ends as soon as one who plays wants to go on."""
        async with self._desk.changing(table) as locked:
            locked.must_play()
            mine = _played(locked, person.id)
            if locked.sheet.paused is None:
                raise problems.conflict("not-paused", "The game is not paused.")
            locked.set(clocks=clocks.resumed(locked.sheet, now()), paused=None)
            locked.note("resumed", seat=mine.seat)
        return await self._room.find(table)

    async def cancel(self, person: Person, table: str) -> None:
        """The host calls a game off that has not begun."""
        async with self._desk.changing(table) as locked:
            await locked.must_be_arranged(person.id)
            locked.dropped = True

    async def sweep(self) -> None:
        """What comes with time, by whichever process is first: votes are decided, games that nobody plays are over."""
        for table in await self._found("vote", tables.c.vote.is_not(None)):
            with contextlib.suppress(QuiviraError):  # it cannot be read
                await self._recount(table)
        at = now()
        old = [(tables.c.pace == pace) & (tables.c.updated <= at - most) for pace, most in clocks.ABANDONED.items()]
        looks = select(presence).where(presence.c.table_id == tables.c.id, presence.c.away.is_(None))
        for table in await self._found("old", or_(*old) & ~looks.exists()):
            with contextlib.suppress(problems.Problem):  # it goes on, is over, or cannot be read
                await self._close(table)

    async def _recount(self, table: str) -> None:
        live = await self._room.find(table)
        async with self._database.read() as connection:
            away = await load_away(connection, live.sheet, live.chairs)
        await self._writer.submit(Command(table, None, Recount(away)))

    async def _close(self, table: str) -> None:
        async with self._desk.changing(table) as locked:
            locked.must_play()
            if now() < (clocks.closes(locked.sheet) or 0):
                raise problems.conflict("too-soon", "Somebody plays there.")
            locked.sheet = ended(locked.sheet, "abandoned", now())

    async def _found(self, why: str, which: ColumnElement[bool]) -> list[str]:
        """Some of them, the next ones each time: those where nothing can be done yet keep no others waiting."""
        these = (tables.c.status == "playing") & which & (tables.c.id > self._last.get(why, ""))
        async with self._database.read() as connection:
            rows = await connection.execute(select(tables.c.id).where(these).order_by(tables.c.id).limit(BATCH))
            found = [row.id for row in rows]
        self._last[why] = found[-1] if len(found) == BATCH else ""
        return found


def resign(locked: Locked, seat: int, why: Resigned) -> None:
    """A seat is given up for good: a bot plays on, its place will be the last. If nobody is left, the game is over."""
    chair = locked.chair(seat)
    if chair.resigned is not None or chair.bot is not None:
        return
    level = chair.stand_in or (locked.sheet.clock.level if why == "time" else STAND_IN)
    locked.put(msgspec.structs.replace(chair, gone=True, stand_in=level, resigned=why))
    locked.note(why, seat=seat, level=level)
    if all(one.person is None or one.resigned is not None for one in locked.chairs):
        locked.sheet = ended(locked.sheet, "resigned", now())
    elif chair.person is not None:
        pass_on(locked, chair.person)


def _put_back(locked: Locked, chair: Chair) -> None:
    locked.put(msgspec.structs.replace(chair, stand_in=None, called=False, gone=False))
    if locked.sheet.status == "playing":
        locked.note("returned", seat=chair.seat)
        locked.set(clocks=clocks.returned(locked.sheet, chair.seat, now()))


def pass_on(locked: Locked, person: str) -> None:
    """Somebody else is host now; a waiting table that everybody has left is gone."""
    if any(chair.person == person and not chair.gone for chair in locked.chairs):
        return
    others = [chair for chair in locked.chairs if chair.person not in (None, person) and not chair.gone]
    if others:
        if locked.sheet.host == person:
            locked.set(host=min(others, key=lambda chair: chair.program).person)  # people before bots, in table order
    elif locked.sheet.status == "waiting":
        locked.dropped = True


def _own(locked: Locked, person: str, seat: int | None) -> list[Chair]:
    """The chairs of whoever asks, or the one asked for."""
    mine = [chair for chair in locked.chairs if chair.person == person and seat in (None, chair.seat)]
    if not mine:
        raise problems.conflict("not-seated", "You do not sit there.")
    return mine


def _played(locked: Locked, person: str) -> Chair:
    """The chair at which whoever asks plays: those who have left come back first, or have no say any more."""
    mine = _own(locked, person, None)
    here = next((chair for chair in mine if not chair.gone), None)
    if here is None:
        if all(chair.resigned is not None for chair in mine):
            raise problems.resigned()
        raise problems.conflict("stand-in", "A bot plays for you; take your seat back first.")
    return here


async def _must_miss(locked: Locked, person: str, chair: Chair, level: str) -> None:
    """Whether others may call a bot in here; where its person has not called it, they may choose a stronger one."""
    if not locked.plays(person):
        raise problems.forbidden("Only those who play here may call a bot in.")
    if chair.bot is not None or chair.stand_in == level or (chair.stand_in is not None and not chair.may_change):
        raise problems.conflict("bot", "A bot plays there already.")
    if not chair.is_replaced and chair.seat not in clocks.late(locked.sheet, now(), await locked.away()):
        raise problems.forbidden("That player is here and still has time.")
    must_be_strong(locked.sheet.game, level, chair.stand_in)
