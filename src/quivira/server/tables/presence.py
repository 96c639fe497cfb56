"""Who of those that sit at a table looks at it now, and since when the others are away; over all processes.

Whoever has the table before their eyes is here: a visible tab, or a program's open socket. A tab that is hidden, or a
socket that is lost, is away after a while, since the moment when it happened; until then nothing is told and nothing is
written, so that a reload, a lift, or somebody who plays with the tabs costs nobody anything.

Each process writes down what changes for the people whom it serves, all of it once a second at most, and hears what
the others have written. A process that has died says nothing more: whom it served is away since it was last heard of.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import delete, func, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.config import Config
from quivira.server.kept import EVERYTHING, UNREAD, Bus, Chair, Database, Sheet, chairs, presence, processes
from quivira.server.now import now
from quivira.server.tables.room import Room
from quivira.server.tables.table import Present, Table
from quivira.server.tables.typists import Typists
from quivira.server.tables.watchers import Watchers, crowd

TOPIC: Final = "presence:"  # and the id of a table, for the other processes
BEAT: Final = 20_000  # milliseconds after which a process says again that it lives
DEAD: Final = 3 * BEAT  # one that has not said so for so long has died
BATCH: Final = 500  # people written down at once
Pair = tuple[str, str]  # a table and a person
log = logging.getLogger("quivira.presence")


async def load_away(connection: AsyncConnection, sheet: Sheet, seated: list[Chair]) -> dict[int, int]:
    """Since when whoever sits there has not had the table before their eyes, as all processes have written down."""
    query = select(presence.c.person, presence.c.away).where(presence.c.table_id == sheet.id)
    known = [(row.person, row.away) for row in await connection.execute(query)]
    here = {person for person, away in known if away is None}
    since = dict(sorted(known, key=lambda one: one[1] or 0))
    return {
        chair.seat: since.get(chair.person, sheet.created)
        for chair in seated
        if chair.person is not None and chair.person not in here
    }


class Look:
    """Somebody's sockets at a table, here."""

    def __init__(self) -> None:
        self.sockets = self.visible = 0
        self.left: int | None = None  # when the last of them that was visible was hidden, or lost
        self.is_written = False
        self.written: int | None = None  # what others know: away since then; None: looks

    @property
    def away(self) -> int | None:
        return None if self.visible else self.left

    def is_due(self, before: int) -> bool:
        """Whether it counts: whoever looks does so at once, whoever does not if they left `before`."""
        return bool(self.visible) or (self.left is not None and self.left <= before)

    def is_idle(self) -> bool:
        """Whether there is nothing to say: it was never visible, or the others know."""
        return (not self.visible and self.left is None) or (self.is_written and self.written == self.away)


class Eyes:
    """One socket, which says whether its tab is visible."""

    def __init__(self, presence: Presence, pair: Pair, visible: bool) -> None:
        self._presence, self._pair, self._visible = presence, pair, False
        self.see(visible)

    def see(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self._presence.saw(self._pair, visible)


class Presence:
    def __init__(self, config: Config, database: Database, bus: Bus, room: Room, watchers: Watchers) -> None:
        self._database, self._bus, self._room, self.watchers = database, bus, room, watchers
        self._grace = int(config.away_seconds * 1000)
        self.typists = Typists(bus, room)
        self._here: dict[str, dict[str, Look]] = {}
        self._restless: set[Pair] = set()  # of whom something may have to be written down
        self._unread: set[str] = set()  # tables of which another process has written something
        self._beat = 0
        bus.follow(UNREAD, self._heard)

    @contextmanager
    def looking(self, table: str, person: str | None, visible: bool) -> Iterator[Eyes | None]:
        """Somebody's socket; of those without a name nothing is known but how many they are."""
        if person is None:
            yield None
            return
        look = self._here.setdefault(table, {}).setdefault(person, Look())
        look.sockets += 1
        eyes = Eyes(self, (table, person), visible)
        self._restless.add((table, person))
        try:
            yield eyes
        finally:
            eyes.see(False)
            look.sockets -= 1
            self._restless.add((table, person))

    def came_by(self, table: str, person: str) -> None:
        """Somebody who plays by HTTP alone was here just now, and is away since then; noted now and then."""
        looks = self._here.setdefault(table, {})
        if person not in looks:
            looks[person] = Look()
            looks[person].left = now()
            self._restless.add((table, person))

    def saw(self, pair: Pair, visible: bool) -> None:
        look = self._here[pair[0]][pair[1]]
        look.visible += 1 if visible else -1
        look.left = now()
        self._restless.add(pair)

    def reseated(self, table: str, person: str | None) -> None:
        """Of whoever sits down it is told from now on."""
        if person is not None and person in self._here.get(table, ()):
            self._restless.add((table, person))

    async def looks(self, table: str, person: str) -> bool:
        """Whether somebody who sits at a table has it before their eyes, at whichever process."""
        return (await self.of(table)).away.get(person, 0) is None

    async def of(self, table: str) -> Present:
        return (await self.among([table]))[table]

    async def know(self, live: Table) -> None:
        """Before the table is told; where the storage is away, who looks is not told."""
        if live.present is None:
            try:
                live.present = await asyncio.shield(self.of(live.sheet.id))  # whoever goes meanwhile breaks nothing off
            except (DBAPIError, PoolTimeout, OSError) as error:
                log.warning("who looks cannot be read", extra={"problem": type(error).__name__})

    async def work(self) -> None:
        """Write down what has changed here, tell the others, and read what they have written."""
        at = now()
        due, looked, said = self._due(at), self.watchers.unwritten(at), self.typists.unsaid()
        beats = at - self._beat >= BEAT and bool(self._here or not self._beat)
        others = not self._database.is_sqlite
        changed, seated = set(looked), set[Pair]()
        if due or beats or ((looked or said) and others):
            async with self._database.write() as connection:
                if others:
                    await self.watchers.write(connection, looked, at)
                if beats:
                    changed |= await self._live(connection, at)
                seated = await self._write(connection, due)
                changed |= {table for table, _ in seated}
                await self._bus.notify(connection, [*said, *(f"{TOPIC}{table}" for table in sorted(changed))])
        self._beat = at if beats else self._beat
        self.watchers.written(looked)
        self._note(due, seated, at)
        unread, self._unread = self._unread, set()
        await self._renew(changed | unread)

    def _due(self, at: int) -> dict[Pair, int | None]:
        """Who has come, and who is away for long enough, of whom the others do not know it yet."""
        found = {pair: self._here[pair[0]][pair[1]] for pair in self._restless}
        self._rest(pair for pair, look in found.items() if look.is_idle())
        due = [
            (pair, look.away) for pair, look in found.items() if not look.is_idle() and look.is_due(at - self._grace)
        ]
        return dict(due[:BATCH])

    def _note(self, due: dict[Pair, int | None], seated: set[Pair], at: int) -> None:
        """It is written; what has changed meanwhile is for the next time."""
        for pair, away in due.items():
            look = self._here[pair[0]][pair[1]]
            look.is_written, look.written = pair in seated, away
            if look.away == away and look.is_due(at - self._grace):
                self._rest([pair])

    def _rest(self, pairs: Iterable[Pair]) -> None:
        for table, person in list(pairs):
            self._restless.discard((table, person))
            if not self._here[table][person].sockets:
                del self._here[table][person]
                if not self._here[table]:
                    del self._here[table]

    async def _live(self, connection: AsyncConnection, at: int) -> set[str]:
        """Say that this process lives, and which others do not; the tables of those."""
        mine = processes.c.name == self._bus.name
        if not (await connection.execute(update(processes).where(mine).values(at=at))).rowcount:
            await connection.execute(insert(processes).values(name=self._bus.name, at=at))
            self._again()
        alone = self._database.is_sqlite and self._beat == 0  # a file has one server
        dead = select(processes).where(~mine if alone else processes.c.at < at - DEAD)
        changed: set[str] = set()
        for name, heard in list(await connection.execute(dead)):
            theirs = (presence.c.process == name) & presence.c.away.is_(None)
            query = update(presence).where(theirs).values(away=heard).returning(presence.c.table_id)
            changed |= {row.table_id for row in await connection.execute(query)}
            await connection.execute(delete(processes).where(processes.c.name == name))
        return changed

    def _again(self) -> None:
        """This process is new, or the others thought that it was dead: nothing that it has written stands."""
        for table, looks in self._here.items():
            for person, look in looks.items():
                look.is_written = False
                self._restless.add((table, person))

    async def _write(self, connection: AsyncConnection, due: dict[Pair, int | None]) -> set[Pair]:
        """Those of these who sit at the table: who merely watches is nobody's business.

        What any process has written of somebody who was away is no more.
        """
        if not due:
            return set()
        ids = sorted({table for table, _ in due})
        rows = select(chairs.c.table_id, chairs.c.person).where(chairs.c.table_id.in_(ids)).distinct()
        seated = {(row.table_id, row.person) for row in await connection.execute(rows)} & due.keys()
        if seated:
            theirs = tuple_(presence.c.table_id, presence.c.person).in_(sorted(seated))
            over = (presence.c.process == self._bus.name) | presence.c.away.is_not(None)
            await connection.execute(delete(presence).where(presence.c.table_id.in_(ids), theirs, over))
            keys = ("table_id", "person", "process", "away")
            values = [dict(zip(keys, (*pair, self._bus.name, due[pair]), strict=True)) for pair in sorted(seated)]
            await connection.execute(insert(presence), values)
        return seated

    def _heard(self, topic: str) -> None:
        if topic == EVERYTHING:
            self._unread.update(live.sheet.id for live in self._room)
        elif topic.startswith(TOPIC):
            self._unread.add(topic.removeprefix(TOPIC))

    async def _renew(self, changed: set[str]) -> None:
        """Whoever looks is told; of other tables in memory it is read when somebody asks."""
        known = {table: live for table in changed if (live := self._room.get(table)) is not None}
        watched = [table for table in known if self._bus.has_listeners(table)]
        found = await self.among(watched)
        for table, live in known.items():
            before, live.present = live.present, found.get(table)
            if live.present is not None and live.present != before:
                self._bus.wake([table])

    async def among(self, ids: list[str]) -> dict[str, Present]:
        """Who is here and who is away at these tables, as all processes have written down."""
        if not ids:
            return {}
        query = (
            select(
                presence.c.table_id,
                presence.c.person,
                (func.count() > func.count(presence.c.away)).label("looks"),
                func.max(presence.c.away).label("away"),
            )
            .where(presence.c.table_id.in_(ids))
            .group_by(presence.c.table_id, presence.c.person)
        )
        found: dict[str, dict[str, int | None]] = {table: {} for table in ids}
        async with self._database.read() as connection:
            for row in await connection.execute(query):
                found[row.table_id][row.person] = None if row.looks else row.away
            watching = await self.watchers.spectators(connection, ids)
        for table in ids:  # what is known here need not be written yet
            found[table] |= {person: None for person, look in self._here.get(table, {}).items() if look.visible}
        return {table: Present(found[table], crowd(watching[table])) for table in ids}
