"""Commands become lines of the log. Those that wait together are committed together; none is acknowledged before."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from quivira.kernel import QuiviraError
from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import LOBBY, STORAGE_PATIENCE, Batch, Bus, Database, Refused, storage_for, why
from quivira.server.metrics import Metrics
from quivira.server.now import now
from quivira.server.tables.history import result_of
from quivira.server.tables.play import Change, Command, perform
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table
from quivira.server.tasks import finish

BATCH = 32  # commands committed together at most: nobody else is served while they, and their news, are computed
log = logging.getLogger("quivira.writer")


class Pending:
    """A command that waits for its commit."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

    def refuse(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def give_up(self) -> None:
        """Whether it was stored is unknown; the client sends the same again."""
        self.refuse(problems.unavailable())

    def accept(self, live: Table) -> None:
        if not self.done.done():
            self.done.set_result(live)


class Writer:
    """Takes commands on any table and does them in order, over one connection.

    What commands do is computed from memory; then, with the tables' rows locked, it is stored where memory was right.
    Where another process has gone on, its lines are read and the command is computed again. More connections would not
    help: neither SQLite nor PostgreSQL (where it also notifies) makes two such commits at once, and a commit costs the
    same for one command and for many.
    """

    def __init__(self, config: Config, database: Database, room: Room, bus: Bus, metrics: Metrics) -> None:
        self._config, self._room, self._bus, self._metrics = config, room, bus, metrics
        self._waiting: list[Pending] = []
        self._some = asyncio.Event()
        self._storage = storage_for(database)
        self._task: asyncio.Task[None] | None = None
        self._over = False

    async def submit(self, command: Command) -> Table:
        """Do it; the table afterwards, once all of it is stored. Raises why it is refused."""
        pending = Pending(command)
        self._waiting.append(pending)
        self._some.set()
        late = asyncio.get_running_loop().call_later(STORAGE_PATIENCE + 1, pending.give_up)
        try:
            return await pending.done
        finally:
            late.cancel()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._over = True
        self._some.set()
        await finish(self._task)
        await self._storage.close()

    async def _run(self) -> None:
        while not self._over:
            await self._some.wait()
            batch = self._next()
            if not batch:
                self._some.clear()
                continue
            await self._do(batch)

    async def _do(self, batch: list[Pending]) -> None:
        """Commit them together; where one of them is to blame that it fails, the others one by one."""
        try:
            await self._commit(batch)
        except Refused as error:
            if len(batch) == 1:
                self._metrics.refused.inc()
                batch[0].refuse(problems.used_id() if "client" in str(error) else problems.damaged())
            else:
                await self._do_each(batch)
        except (DBAPIError, OSError) as error:
            log.warning("a commit failed", extra={"why": why(error), "commands": len(batch)})
            await self._give_up(batch)
        except Exception:
            log.exception("a commit failed unexpectedly", extra={"commands": len(batch)})
            if len(batch) == 1:
                await self._give_up(batch)
            else:
                await self._do_each(batch)

    async def _do_each(self, batch: list[Pending]) -> None:
        for pending in batch:
            self._room.outdate(pending.command.table)
        for pending in batch:
            if not pending.done.done():
                await self._do([pending])

    def _next(self) -> list[Pending]:
        """What waits, one command a table."""
        batch: dict[str, Pending] = {}
        later: list[Pending] = []
        for pending in self._waiting:
            if pending.done.done():
                continue  # nobody waits any more
            if pending.command.table in batch or len(batch) >= BATCH:
                later.append(pending)
            else:
                batch[pending.command.table] = pending
        self._waiting = later
        return list(batch.values())

    async def _give_up(self, batch: list[Pending]) -> None:
        """Whether it was stored is unknown: read the tables again, and let the client send the same again."""
        for pending in batch:
            self._room.outdate(pending.command.table)
            pending.give_up()
        await self._storage.close()

    async def _commit(self, batch: list[Pending]) -> None:
        done = await self._perform(batch)
        real = [(live, change) for _, live, change in done if change is not None]
        moved: set[str] = set()
        if real:
            news = dict.fromkeys(topic for live, change in real for topic in _topics(live, change))
            moved = await self._storage.write(self._batch(real), self._bus.payloads(news))
            self._metrics.commits.inc()
        changed: list[str] = []
        for pending, live, change in done:
            if live.sheet.id in moved:
                self._room.outdate(live.sheet.id)
                self._waiting.insert(0, pending)
                self._some.set()
                continue
            if change is not None:
                self._room.install(live, change)
                changed += _topics(live, change)
                self._metrics.actions.inc(len(change.lines))
            pending.accept(live)
        topics = dict.fromkeys(changed)
        self._bus.changed(topics, known=topics)

    async def _perform(self, batch: list[Pending]) -> list[tuple[Pending, Table, Change | None]]:
        """What each command changes, if memory is right; those that are refused get their answer."""
        done: list[tuple[Pending, Table, Change | None]] = []
        at = now()
        await self._room.prepare(pending.command.table for pending in batch)
        for pending in batch:
            try:
                live = await self._room.find(pending.command.table)
                done.append((pending, live, perform(live, pending.command, at)))
            except QuiviraError as error:
                self._metrics.refused.inc()
                pending.refuse(error)
            except (DBAPIError, OSError):
                raise
            except Exception:
                log.exception("a command failed")
                pending.refuse(problems.failed())
        return done

    def _batch(self, real: list[tuple[Table, Change]]) -> Batch:
        every = self._config.snapshot_every
        due = [
            (live, change)
            for live, change in real
            if change.lines and (live.number // every < change.sheet.number // every or _ends(change))
        ]
        return Batch(
            {live.sheet.id: (live.number, live.sheet.revision) for live, _ in real},
            [change.sheet for _, change in real],
            [(live.sheet.id, line) for live, change in real for line in change.lines],
            [(live.sheet.id, change.sheet.number, live.game.dump(change.match.state)) for live, change in due],
            [
                result_of(change.sheet, live.chairs, change.match)
                for live, change in real
                if change.sheet.status == "over"
            ],
        )


def _ends(change: Change) -> bool:
    return change.sheet.status == "over"


def _topics(live: Table, change: Change) -> list[str]:
    """The table itself, whoever sits there, and the lobby when a round or the game is over."""
    people = {chair.person for chair in live.chairs if chair.person is not None}
    goes_on = change.sheet.open and change.sheet.round != live.sheet.round
    lobby = [LOBBY] if goes_on or _ends(change) else []
    return [live.sheet.id, *sorted(f"person:{person}" for person in people), *lobby]
