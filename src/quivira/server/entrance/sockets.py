"""One WebSocket for each table that somebody looks at, and two that follow the lobby and one's own turns.

A socket is never sent more than one message ahead of what it takes: between two sends changes are gathered, so a slow
client gets fewer, newer views. One that takes nothing at all is dropped, and catches up when it comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from quivira.kernel import QuiviraError
from quivira.server import problems
from quivira.server.addresses import household
from quivira.server.now import now
from quivira.server.people import Caller, gone
from quivira.server.services import Services
from quivira.server.tables import (
    Ack,
    AnswerUndo,
    AskUndo,
    ChatTold,
    Command,
    Id,
    Nack,
    Named,
    Number,
    Overdue,
    Play,
    Table,
    Undo,
    encoded_position,
    must_be_admitted,
    overdue,
    table_info,
)

BAD: Final = 8  # malformed messages until a client is sent away
UNREAD: Final = 64  # answers that a client may leave unread
CALM: Final = 0.2  # seconds between two lists
EACH: Final = 0.002  # seconds that each follower of a list adds to that
CROWDED: Final = 1.0  # seconds, however many follow
POLICY, GOING, LATER = 1008, 1001, 1013  # why a socket is closed
Socket = WebSocket[Any, Any, Any]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: Id
    words: Annotated[str, msgspec.Meta(max_length=2000)]


class Sync(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Send everything again, with the lines after `seen`."""

    id: Id
    seen: Number = 0


Message = Play | Undo | AskUndo | AnswerUndo | Say | Sync
_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    """A socket that sends what has changed whenever it is woken, and answers what it is asked."""

    def __init__(self, services: Services, socket: Socket, caller: Caller | None) -> None:
        self.services, self.socket, self.caller = services, socket, caller
        self.person = caller.person.id if caller is not None else None
        self._sender = self.person or f"socket {id(self)}"
        self._house = household(socket.client.host if socket.client is not None else "")
        self._woken = asyncio.Event()
        self._woken.set()
        self._answers: list[bytes] = []
        self._ended: tuple[int, str] | None = None
        self._writer: asyncio.Task[None] | None = None

    def wake(self, _topic: str = "") -> None:
        self._woken.set()

    def end(self, code: int, why: str) -> None:
        self._ended = (code, why)
        self._woken.set()

    def answer(self, message: msgspec.Struct) -> None:
        if len(self._answers) >= UNREAD:
            self.end(LATER, "too slow")
        else:
            self._answers.append(_encode(message))
        self._woken.set()

    async def run(self, topics: list[str], kind: str) -> None:
        """Until either side has enough."""
        bus = self.services.bus
        with contextlib.ExitStack() as stack:
            for topic in topics:
                stack.enter_context(bus.listening(topic, self.wake))
            if self.caller is not None:
                for topic in (f"out:{self.caller.token}", gone(self.caller.person.id)):
                    stack.enter_context(bus.listening(topic, lambda _: self.end(POLICY, "signed out")))
                if not await self.services.identity.is_welcome(self.caller):  # what was told before we listened
                    self.end(POLICY, "signed out")
            stack.enter_context(self.services.metrics.sockets.labels(kind).track_inprogress())
            reader = asyncio.create_task(self._read())
            writer = self._writer = asyncio.create_task(self._write())
            done, rest = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                    await task
            if writer.cancelled() and writer in done:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):  # it may never take this either
                        await self.socket.close(LATER, "too slow")
                return
            for task in done:
                with contextlib.suppress(WebSocketDisconnect):
                    task.result()

    async def _read(self) -> None:
        bad = 0
        while self._ended is None:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            await self._in_turn("command")
            try:
                await self.received(event.get("text") or event.get("bytes") or b"")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                bad += 1
                self.answer(Nack("", "malformed", f"This is no message of ours: {error}"))
                if bad >= BAD:
                    self.end(POLICY, "malformed")

    async def _in_turn(self, what: str) -> None:
        """Whoever says too much is heard later, and nothing more is read meanwhile; others always come in between."""
        await asyncio.sleep(self.services.limits.delay(what, self._sender, self._house))

    async def _write(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            answers, self._answers = self._answers, []
            for data in answers:
                await self._send(data)
            if self._ended is not None:
                await self.socket.close(*self._ended)
                return
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
        if self._writer is not None:
            self._writer.cancel()

    async def received(self, message: str | bytes) -> None:
        """What the client says; most sockets only listen."""
        raise msgspec.DecodeError("this socket only tells")

    async def news(self) -> list[bytes]:
        """What the client has not been told yet."""
        raise NotImplementedError


class TableSocket(Connection):
    """A table through the eyes of whoever is connected."""

    def __init__(
        self, services: Services, socket: Socket, caller: Caller | None, table: str, link: str, seen: int
    ) -> None:
        super().__init__(services, socket, caller)
        self.table, self.link = table, link
        self._seen = seen  # the last action told
        self._sent = -1  # the number of the last position
        self._info: tuple[int, Overdue, int] | None = None
        self._said = self._hidden = 0  # lines of chat sent, and hidden since
        self._seats: list[int] = []

    async def run(self, topics: list[str], kind: str) -> None:
        who = Named(self.person, self.caller.person.name if self.caller is not None else "")
        with self.services.watchers.looking(self.table, who):
            await super().run(topics, kind)
        live = self.services.room.get(self.table)
        if live is not None and not self.services.bus.has_listeners(self.table):
            live.drawn.clear()

    async def received(self, message: str | bytes) -> None:
        said = _decode(message)
        try:
            if isinstance(said, Sync):
                await self._in_turn("sync")
                self._seen, self._sent, self._info, self._said = said.seen, -1, None, 0
                self.wake()
            else:
                self.answer(Ack(said.id, await self._do(said)))
        except QuiviraError as error:
            body = problems.problem_of(error).body
            if body.code == "stale" and not isinstance(said, Say | Sync | AnswerUndo):
                self._seen, self._sent = min(self._seen, said.seen), -1
            self.answer(Nack(said.id, body.code, body.message, body.reason, body.number))

    async def _do(self, said: Play | Undo | AskUndo | AnswerUndo | Say) -> int:
        if self.caller is None:
            raise problems.sign_in()
        self.caller.need("play")
        if isinstance(said, Say):
            return await self.services.talk.say(self.caller.person, self._house, self.table, said.words)
        live = await self.services.writer.submit(Command(self.table, self.caller.person.id, said))
        return live.number

    async def news(self) -> list[bytes]:
        live = self.services.room.get(self.table)
        if live is None or live.missed:
            try:
                live = await self.services.room.find(self.table)
            except problems.Problem:
                self.end(GOING, "the table is gone")
                return []
        messages: list[bytes] = []
        timed = live.number if live.sheet.clock.kind != "none" else 0  # each move sets the clocks
        info = (live.sheet.revision, overdue(live.sheet, now()), timed)
        if info != self._info:
            try:
                must_be_admitted(live, self.link, self.person)
            except problems.Problem as problem:
                self.end(POLICY, problem.body.code)
                return []
            self._info = info
            messages.append(_encode(table_info(live, self.person)))
            self._reseat(live)
        if live.match is not None and live.number != self._sent:
            messages.append(encoded_position(live, tuple(self._seats), self._seen))
            self._seen = self._sent = live.number
        if live.sheet.hidden != self._hidden:
            self._hidden, self._said = live.sheet.hidden, 0
        if live.sheet.said > self._said:
            lines = await self.services.talk.said(self.person, self.table, self._said)
            self._said = live.sheet.said
            messages.append(_encode(ChatTold(self._said, lines)))
        return messages

    def _reseat(self, live: Table) -> None:
        """Whoever sits down in another seat sees another side."""
        seats = live.seats_of(self.person)
        if seats != self._seats:
            self._seats, self._sent = seats, -1


class Feed(Connection):
    """Sends a list whenever it has changed, but not in a flurry; the more follow it, the more they are spread."""

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
        if self._last:  # whoever comes anew is told at once
            await asyncio.sleep(max(0.0, self._due - clock()) + crowd * random.random())  # noqa: S311
        self._due = clock() + max(CALM, crowd)
        data = await self._fetch()
        if data == self._last:
            return []
        self._last = data
        return [data]
