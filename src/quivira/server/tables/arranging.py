"""What is agreed on at a table before the start: its terms, who is ready to play by them, who sits where."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import UNSET, UnsetType

from quivira.server import problems
from quivira.server.kept import Admits, Chair, Clock, Pace
from quivira.server.people import Person
from quivira.server.tables import seating
from quivira.server.tables.desk import Desk, must_be_seen, sheet_for, terms_of
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table
from quivira.server.tables.word import Word

AGREED: Final = ("seats", "fixed", "options", "language", "pace", "open", "clock", "lot", "admits")
Mark = Annotated[int, msgspec.Meta(ge=0, lt=seating.MARKS)]


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be different at a table; `seats: null` is as many as come."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=64)] | UnsetType | None = UNSET
    options: dict[str, bool | int | str] | UnsetType = UNSET
    language: Annotated[str, msgspec.Meta(max_length=2)] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    lot: bool | UnsetType = UNSET
    admits: Admits | UnsetType = UNSET


class Arranging:
    def __init__(self, desk: Desk, room: Room) -> None:
        self._desk, self._room = desk, room

    async def arrange(self, person: Person, table: str, terms: Terms) -> Table:
        """The host changes the terms; whoever was ready was so for others, and is asked again."""
        given = {name: value for name, value in msgspec.structs.asdict(terms).items() if value is not UNSET}
        async with self._desk.changing(table) as locked:
            await locked.must_be_arranged(person.id)
            wanted = sheet_for(person.id, msgspec.structs.replace(terms_of(locked.sheet), **given), table)
            agreed = {name: getattr(wanted, name) for name in AGREED}
            if any(getattr(locked.sheet, name) != value for name, value in agreed.items()):
                locked.chairs = seating.asked_again(seating.resized(locked.chairs, wanted.seats), person.id)
                locked.set(terms=locked.sheet.terms + 1, **agreed)
        return await self._room.find(table)

    async def say_ready(self, person: Person, table: str, ready: bool, terms: int) -> Table:
        """For oneself and those at the same device: ready to play by the terms that one has seen, or not any more.

        Whoever is ready takes the seat that was kept for them.
        """
        async with self._desk.changing(table) as locked:
            locked.must_wait()
            must_be_seen(locked, terms)
            if not locked.sits(person.id):
                raise problems.conflict("not-seated", "You do not sit there.")
            for chair in locked.chairs:
                if chair.person == person.id:
                    locked.put(msgspec.structs.replace(chair, ready=ready))
            if ready:
                await self._desk.take_kept(locked, person.id)
        return await self._room.find(table)

    async def send_away(self, person: Person, table: str, seat: int, word: Word) -> Table:
        """The host frees a seat; somebody who waits there, and need not look, gets word of it."""
        self._room.outdate(table)  # whoever sits there may have come at another process just now
        live = await self._room.find(table)
        is_told = any(_waits_there(chair, person) for chair in live.chairs if chair.seat == seat)
        async with self._desk.changing(table, word.alone if is_told else None) as locked:
            await locked.must_be_arranged(person.id)
            sent = locked.chair(seat)
            if sent.is_free:
                raise problems.conflict("empty", "Nobody sits there.")
            if _waits_there(sent, person) and not is_told:  # they have come meanwhile: the host has not meant them
                raise problems.stale(locked.sheet.number)
            locked.put(seating.emptied(sent))
            if _waits_there(sent, person):
                await word.removed(locked.connection, table, str(sent.person), person)
        return await self._room.find(table)

    async def move(self, person: Person, table: str, seat: int, to: int) -> Table:
        """To a free chair one goes as one likes; who changes places with whom, the host says."""
        async with self._desk.changing(table) as locked:
            locked.must_wait()
            chair, other = locked.chair(seat), locked.chair(to)
            if chair.person != person.id or not (other.is_free or other.person == person.id):
                await locked.must_be_arranged(person.id)
            locked.chairs = seating.changed_places(locked.chairs, seat, to)
        return await self._room.find(table)

    async def choose_mark(self, person: Person, table: str, seat: int, mark: int) -> Table:
        """A colour and its symbol, that nobody else at the table has."""
        async with self._desk.changing(table) as locked:
            locked.must_wait()
            if locked.chair(seat).person != person.id:
                raise problems.forbidden("That is not your seat.")
            locked.chairs = seating.marked(locked.chairs, seat, mark)
        return await self._room.find(table)


def _waits_there(chair: Chair, host: Person) -> bool:
    """Somebody else, whose seat is not only kept."""
    return chair.person not in (None, host.id) and not chair.gone
