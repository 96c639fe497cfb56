"""Commands become lines of the log. Those that wait together are committed together; none is acknowledged before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from zlib import crc32

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel import QuiviraError
from quivira.server import problems, store
from quivira.server.bus import LOBBY, Bus
from quivira.server.config import Config
from quivira.server.database import Database
from quivira.server.live import Change, Live, Room, now
from quivira.server.metrics import Metrics
from quivira.server.play import Command, perform

BATCH = 128  # commands committed together at most
LANES = 4  # writers of one process; SQLite has one
log = logging.getLogger("quivira.writer")

Done = Callable[[Live], None]


class Pending:
    """A command that waits for its commit."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.done: asyncio.Future[Live] = asyncio.get_running_loop().create_future()

    def refuse(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def accept(self, live: Live) -> None:
        if not self.done.done():
            self.done.set_result(live)


class Writer:
    """Takes commands on any table and does them one after the other."""

    def __init__(self, config: Config, database: Database, room: Room, bus: Bus, metrics: Metrics) -> None:
        self._lanes = [Lane(config, database, room, bus, metrics) for _ in range(1 if database.is_sqlite else LANES)]
        self._metrics = metrics

    async def submit(self, command: Command) -> Live:
        """Do it; the table afterwards, once all of it is stored. Raises why it is refused."""
        lane = self._lanes[crc32(command.table.encode()) % len(self._lanes)]
        return await lane.submit(command)

    def on_change(self, listener: Done) -> None:
        for lane in self._lanes:
            lane.listeners.append(listener)

    async def start(self) -> None:
        for lane in self._lanes:
            lane.start()

    async def stop(self) -> None:
        for lane in self._lanes:
            await lane.stop()


class Lane:
    """One connection that writes. A table always has the same lane, so its commands come in order."""

    def __init__(self, config: Config, database: Database, room: Room, bus: Bus, metrics: Metrics) -> None:
        self._config, self._database, self._room, self._bus, self._metrics = config, database, room, bus, metrics
        self._waiting: list[Pending] = []
        self._some = asyncio.Event()
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self.listeners: list[Done] = []

    async def submit(self, command: Command) -> Live:
        pending = Pending(command)
        self._waiting.append(pending)
        self._some.set()
        return await pending.done

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._forget_connection()

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            batch = self._next()
            if not batch:
                self._some.clear()
                continue
            try:
                await self._commit(batch)
            except IntegrityError:
                await self._one_by_one(batch)
            except (DBAPIError, OSError) as error:
                log.warning("a commit failed", extra={"problem": type(error).__name__, "commands": len(batch)})
                await self._give_up(batch)
            except Exception:
                log.exception("a commit failed unexpectedly")
                await self._give_up(batch)

    def _next(self) -> list[Pending]:
        """What waits, one command a table."""
        batch: dict[str, Pending] = {}
        later: list[Pending] = []
        for pending in self._waiting:
            if pending.command.table in batch or len(batch) >= BATCH:
                later.append(pending)
            else:
                batch[pending.command.table] = pending
        self._waiting = later
        return list(batch.values())

    async def _one_by_one(self, batch: list[Pending]) -> None:
        """Somebody wrote what we were about to, past our lock: each command again, alone, on what is there now."""
        for pending in batch:
            self._room.changed(pending.command.table)
            try:
                await self._commit([pending])
            except (DBAPIError, OSError):
                await self._give_up([pending])

    async def _give_up(self, batch: list[Pending]) -> None:
        """Whether it was stored is unknown: read the tables anew, and let the client send the same again."""
        await self._forget_connection()
        for pending in batch:
            self._room.changed(pending.command.table)
            pending.refuse(problems.unavailable())

    async def _commit(self, batch: list[Pending]) -> None:
        async with self._database.turn():
            connection = await self._connected()
            async with connection.begin():
                changes = await self._perform(connection, batch)
                if changes:
                    await self._store(connection, changes)
        topics: list[str] = []
        for pending, live, change in changes:
            if change is not None:
                self._room.install(live, change)
                topics += self._topics(live, change)
                self._metrics.actions.inc(len(change.lines))
            pending.accept(live)
        self._metrics.commits.inc()
        self._bus.publish(dict.fromkeys(topics))
        for _, live, change in changes:
            if change is not None:
                for listener in self.listeners:
                    listener(live)

    async def _perform(
        self, connection: AsyncConnection, batch: list[Pending]
    ) -> list[tuple[Pending, Live, Change | None]]:
        heads = await store.heads(connection, [pending.command.table for pending in batch])
        changes: list[tuple[Pending, Live, Change | None]] = []
        at = now()
        for pending in batch:
            table = pending.command.table
            try:
                live = self._room.seen(table)
                if table not in heads:
                    raise problems.no_such_table()
                if live is None or live.stale or (live.number, live.sheet.revision) != heads[table]:
                    live = await self._room.refresh(connection, table)
                changes.append((pending, live, perform(live, pending.command, at)))
            except QuiviraError as error:
                self._metrics.refused.inc()
                pending.refuse(error)
        return changes

    async def _store(self, connection: AsyncConnection, changes: list[tuple[Pending, Live, Change | None]]) -> None:
        real = [(live, change) for _, live, change in changes if change is not None]
        if not real:
            return
        every = self._config.snapshot_every
        due = [(x, c) for x, c in real if x.number // every < c.sheet.number // every or c.sheet.status == "over"]
        await store.add_lines(connection, [(live.sheet.id, line) for live, change in real for line in change.lines])
        await store.update_sheets(connection, [change.sheet for _, change in real])
        await store.add_snapshots(
            connection, [(live.sheet.id, c.sheet.number, live.game.dump(c.match.state)) for live, c in due if c.lines]
        )
        await self._bus.notify(connection, dict.fromkeys(t for live, c in real for t in self._topics(live, c)))

    def _topics(self, live: Live, change: Change) -> list[str]:
        """The table itself, whoever sits there, and the lobby when the game is over."""
        people = {chair.person for chair in live.chairs if chair.person is not None}
        lobby = [LOBBY] if change.sheet.status == "over" else []
        return [live.sheet.id, *sorted(f"person:{person}" for person in people), *lobby]

    async def _connected(self) -> AsyncConnection:
        if self._connection is None or self._connection.invalidated or self._connection.closed:
            await self._forget_connection()
            connection = await self._database.engine.connect()
            self._connection = await connection.execution_options(writes=True)
        return self._connection

    async def _forget_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError):
                await connection.invalidate()
            with contextlib.suppress(DBAPIError, OSError):
                await connection.close()
