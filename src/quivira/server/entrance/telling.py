"""What a client is told over its socket: answers to what it said, and what has changed.

It is never sent more than one message ahead of what it takes: between two sends changes are gathered, so a slow client
gets fewer, newer views. One that takes nothing at all is dropped, and catches up when it comes back.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket

from quivira.changes import Change, change
from quivira.server import problems
from quivira.server.kept import Sheet
from quivira.server.now import now
from quivira.server.people import Caller
from quivira.server.services import Services
from quivira.server.tables import ChatTold, Overdue, Present, Table, Typing, must_be_admitted, table_info

UNREAD: Final = 64  # answers that a client may leave unread, until no more is read from it
CALM: Final = 0.2  # seconds between two lists
EACH: Final = 0.002  # seconds that each follower of a list adds to that
CROWDED: Final = 1.0  # seconds, however many follow
MUTED: Final = 30_000  # milliseconds for which we remember whom somebody does not hear
POLICY, GOING, LATER = 1008, 1001, 1013  # why a socket is closed
Socket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode


class Changed(msgspec.Struct, tag="changed"):
    """What is different from what was last told about the table."""

    after: int  # changes since `table` was told
    change: Change


class Telling:
    """Sends, whenever it is woken, what the client has not been told yet."""

    def __init__(self, services: Services, socket: Socket, caller: Caller | None) -> None:
        self.services, self.socket, self.caller = services, socket, caller
        self.person = caller.person.id if caller is not None else None
        self.ended: tuple[int, str] | None = None
        self._woken = asyncio.Event()
        self._woken.set()
        self._has_news = True  # besides answers there may be something to tell
        self._answers: list[bytes] = []
        self._taken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def wake(self, _topic: str = "") -> None:
        self._has_news = True
        self._woken.set()

    def wake_at(self, at: int) -> None:
        self._sleep()
        self._later = asyncio.get_running_loop().call_later(max(0, at - now()) / 1000, self.wake)

    def _sleep(self) -> None:
        if self._later is not None:
            self._later.cancel()

    def end(self, code: int, why: str) -> None:
        self.ended = (code, why)
        self._woken.set()

    def answer(self, message: msgspec.Struct) -> None:
        self._answers.append(_encode(message))
        self._woken.set()

    async def has_room(self) -> None:
        """Whoever leaves answers unread is heard later."""
        while len(self._answers) >= UNREAD and self.ended is None:
            self._taken.clear()
            await self._taken.wait()

    def start(self) -> asyncio.Task[None]:
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(lambda _: self._sleep())
        return self._task

    async def _run(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            answers, self._answers = self._answers, []
            for data in answers:
                await self._send(data)
            self._taken.set()
            if self.ended is not None:
                await self.socket.close(*self.ended)
                return
            if self._has_news:
                self._has_news = False
                for data in await self.news():
                    await self._send(data)

    async def _send(self, data: bytes) -> None:
        """A bare timer: most sends end at once, and a task's timeout costs as much as the send."""
        late = asyncio.get_running_loop().call_later(self.services.config.slow_client, self._drop)
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        finally:
            late.cancel()

    def _drop(self) -> None:
        self.services.metrics.dropped.inc()
        if self._task is not None:
            self._task.cancel()

    async def news(self) -> list[bytes]:
        """What the client has not been told yet."""
        raise NotImplementedError


class TableTelling(Telling):
    """A table through the eyes of whoever is connected."""

    def __init__(
        self,
        services: Services,
        socket: Socket,
        caller: Caller | None,
        table: str,
        link: str,
        seen: int,
        changes: bool = False,
    ) -> None:
        super().__init__(services, socket, caller)
        self.table, self.link = table, link
        self._changes = changes  # whether it keeps what it was told, and is sent only what has changed
        self._seats: list[int] = []
        self._typed: dict[str, int] = {}  # when we last told of whom
        self._muted: list[str] = []
        self._asked = 0  # when we last read whom they do not hear
        self.again(seen)

    def again(self, seen: int) -> None:
        """Tell everything, with the lines after `seen`."""
        self._seen = seen  # the last line told
        self._sent = -1  # the number of the last position
        self._info: tuple[int, Overdue, int, Present | None] | None = None
        self._told: dict[str, Any] | None = None  # about the table
        self._changed = 0  # how often since then
        self._said = self._hidden = 0  # lines of chat, and how many of them are hidden
        self._read = 0  # the last line before the first that is held
        self._due: int | None = None  # when that may be told
        self.wake()

    def position_again(self, seen: int) -> None:
        """The client has clicked on what is no more."""
        self._seen, self._sent = min(self._seen, seen), -1
        self.wake()

    async def news(self) -> list[bytes]:
        live = self.services.room.get(self.table)
        if live is None or live.missed:
            try:
                live = await self.services.room.find(self.table)
            except problems.Problem:
                self.end(GOING, "the table is gone")
                return []
        if live.present is None:
            await self.services.presence.know(live)
        messages: list[bytes] = []
        timed = live.number if live.sheet.clock.kind != "none" else 0  # each move sets the clocks
        info = (live.sheet.revision, live.overdue(), timed, live.present)
        if info != self._info:
            try:
                must_be_admitted(live, self.link, self.person)
            except problems.Problem as problem:
                self.end(POLICY, problem.body.code)
                return []
            self._info = info
            messages += self._about(live)
            self._reseat(live)
        if live.match is not None and live.number != self._sent:
            messages.append(live.message(tuple(self._seats), self._seen, self._sent if self._changes else None))
            self._seen = self._sent = live.number
        return [*messages, *await self._chat(live.sheet), *await self._typing(live.typing)]

    async def _chat(self, sheet: Sheet) -> list[bytes]:
        """What was said; what is held when its time has come, or the game is over."""
        if sheet.hidden != self._hidden:
            self._hidden, self._said, self._read = sheet.hidden, 0, 0
        is_due = self._due is not None and (now() >= self._due or sheet.status != "playing")
        if sheet.said <= self._said and not is_due:
            if self._due is not None:  # a timer may be a little early by our clock
                self.wake_at(self._due)
            return []
        said = await self.services.talk.said(self.person, self.table, self._read)
        self._said, self._due = sheet.said, said.due
        self._read = sheet.said if said.held is None else said.held - 1
        if said.due is not None:
            self.wake_at(said.due)
        return [_encode(ChatTold(self._said, said.lines))]

    async def _typing(self, typing: dict[str, int]) -> list[bytes]:
        """Who types, each time that they are heard; but oneself, and whom one does not hear."""
        news = [person for person, at in typing.items() if self._typed.get(person) != at and person != self.person]
        self._typed = typing
        if news and self.person is not None:
            if now() - self._asked > MUTED:
                self._muted, self._asked = await self.services.talk.muted(self.person), now()
            news = [person for person in news if person not in self._muted]
        return [_encode(Typing(person)) for person in news]

    def _about(self, live: Table) -> list[bytes]:
        """Who sits here, and all else about the table, or what of it has changed."""
        info = table_info(live, self.person)
        if not self._changes:
            return [_encode(info)]
        before, self._told = self._told, msgspec.to_builtins(info)
        if before is None:
            return [_encode(info)]
        if before == self._told:
            return []
        self._changed += 1
        return [_encode(Changed(self._changed - 1, change(before, self._told)))]

    def _reseat(self, live: Table) -> None:
        """Whoever sits down in another seat sees another side."""
        seats = live.seats_of(self.person)
        if seats != self._seats:
            self._seats, self._sent = seats, -1
            self.services.presence.reseated(self.table, self.person)


class ListTelling(Telling):
    """A list whenever it has changed, but not in a flurry; the more follow it, the more they are spread."""

    def __init__(
        self,
        services: Services,
        socket: Socket,
        caller: Caller | None,
        topic: str,
        fetch: Callable[[], Awaitable[bytes]],
    ) -> None:
        super().__init__(services, socket, caller)
        self._topic, self._fetch = topic, fetch
        self._last = b""
        self._due = 0.0

    async def news(self) -> list[bytes]:
        clock = asyncio.get_running_loop().time
        crowd = min(CROWDED, EACH * self.services.bus.count(self._topic))
        if self._last:  # whoever is new is told at once
            await asyncio.sleep(max(0.0, self._due - clock()) + crowd * random.random())  # noqa: S311
        self._due = clock() + max(CALM, crowd)
        data = await self._fetch()
        if data == self._last:
            return []
        self._last = data
        return [data]
