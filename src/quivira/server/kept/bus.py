"""Who wants to know what has changed. A message names what changed and nothing else, so no secret travels."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept.database import CHANNEL, STORAGE_PATIENCE, Database, send, why

SIZE: Final = 200  # topics in one notification, which holds 8,000 bytes
LOBBY: Final = "lobby"
LESSONS: Final = "lessons:*"  # their files have been written
EVERYTHING: Final = "*"  # notifications may have been missed
HERE: Final = "here:*"  # follow this to be told every topic that this process has changed
UNREAD: Final = "unread:*"  # and this for every one whose change memory has not seen; told before all others

Listener = Callable[[str], None]
log = logging.getLogger("quivira.bus")


class Bus:
    """Topics and their listeners in this process and, through PostgreSQL, in all others.

    A topic is the id of a table, or says by its first word what it is: `person:ID`, `out:TOKEN`, `gone:ID`, the lobby.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.name = secrets.token_hex(4)  # of this process
        self._listeners: dict[str, list[Listener]] = defaultdict(list)
        self._task: asyncio.Task[None] | None = None

    def follow(self, topic: str, listener: Listener) -> None:
        """For as long as there is a bus."""
        self._listeners[topic].append(listener)

    @contextmanager
    def listening(self, topic: str, listener: Listener) -> Iterator[None]:
        self.follow(topic, listener)
        try:
            yield
        finally:
            self._listeners[topic].remove(listener)
            if not self._listeners[topic]:
                del self._listeners[topic]

    def has_listeners(self, topic: str) -> bool:
        return topic in self._listeners

    def count(self, topic: str) -> int:
        return len(self._listeners.get(topic, ()))

    async def notify(self, connection: AsyncConnection, topics: Iterable[str]) -> None:
        """Tell the other processes, as part of the transaction: told if and only if it is committed."""
        await connection.run_sync(send, self.payloads(topics))

    def payloads(self, topics: Iterable[str]) -> list[str]:
        """The notifications that name these topics; SQLite has one process and needs none."""
        if self._database.is_sqlite:
            return []
        words = list(topics)
        return [" ".join([self.name, *words[first : first + SIZE]]) for first in range(0, len(words), SIZE)]

    def changed(self, topics: Iterable[str], *, known: Container[str] = ()) -> None:
        """Tell this process what it has committed; `known` is what its memory has already."""
        for topic in topics:
            if topic not in known:
                self._tell(UNREAD, topic)
            self._tell(HERE, topic)
            self._tell(topic, topic)

    def wake(self, topics: Iterable[str]) -> None:
        """Nothing has been committed, but whoever listens is to look again."""
        for topic in topics:
            self._tell(topic, topic)

    def wake_all(self) -> None:
        self.wake([topic for topic in self._listeners if topic not in (HERE, UNREAD)])

    def _tell(self, followed: str, topic: str) -> None:
        for listener in tuple(self._listeners.get(followed, ())):
            listener(topic)

    async def start(self) -> None:
        if not self._database.is_sqlite:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        """Hear the other processes; after a lost connection everything may have changed."""
        url = self._database.plain_url
        while True:
            try:
                connection = await asyncpg.connect(url, timeout=STORAGE_PATIENCE)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._notified)
                    self.received([EVERYTHING])
                    await lost.wait()
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no notifications from PostgreSQL", extra={"why": why(error)})
            await asyncio.sleep(0.5)

    def _notified(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        origin, *topics = str(payload).split(" ")
        if origin != self.name:
            self.received(topics)

    def received(self, topics: list[str]) -> None:
        """What another process has committed."""
        for topic in topics:
            self._tell(UNREAD, topic)
            if topic == EVERYTHING:
                self.wake_all()
            else:
                self._tell(topic, topic)


def is_table(topic: str) -> bool:
    return ":" not in topic and topic not in (LOBBY, EVERYTHING)
