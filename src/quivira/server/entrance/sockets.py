"""What a client says over its socket: commands and chat at a table. Those who follow a list say nothing."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from quivira.kernel import QuiviraError
from quivira.server import problems
from quivira.server.addresses import household
from quivira.server.entrance.telling import LATER, POLICY, TableTelling, Telling
from quivira.server.people import gone
from quivira.server.tables import Ack, Answer, Ask, Command, Eyes, Id, Nack, Named, Number, Play, Undo

BAD: Final = 8  # malformed messages until a client is sent away


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: Id
    words: Annotated[str, msgspec.Meta(max_length=2000)]


class Sync(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Send everything again, with the lines after `seen`."""

    id: Id
    seen: Number = 0


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Whether the tab is visible. Nothing is answered."""

    visible: bool


class Types(msgspec.Struct, frozen=True, tag="typing", forbid_unknown_fields=True):
    """Whoever sits here is writing a line of chat. Nothing is answered."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? A browser cannot see the protocol's own pings."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Yes; and all that was said before has been heard."""


Message = Look | Types | Play | Undo | Ask | Answer | Say | Sync
_decode = msgspec.json.Decoder(Message | Ping).decode


class Connection:
    """A socket: reads what the client says, while another task tells it what there is to tell."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.services, self.socket, self.caller = telling.services, telling.socket, telling.caller
        self._sender = telling.person or f"socket {id(self)}"
        self._house = household(self.socket.client.host if self.socket.client is not None else "")

    async def run(self, topics: list[str], kind: str) -> None:
        """Until either side has enough."""
        bus, telling = self.services.bus, self.telling
        with contextlib.ExitStack() as stack:
            for topic in topics:
                stack.enter_context(bus.listening(topic, telling.wake))
            if self.caller is not None:
                for topic in (f"out:{self.caller.token}", gone(self.caller.person.id)):
                    stack.enter_context(bus.listening(topic, lambda _: telling.end(POLICY, "signed out")))
                if not await self.services.identity.is_welcome(self.caller):  # what was told before we listened
                    telling.end(POLICY, "signed out")
            stack.enter_context(self.services.metrics.sockets.labels(kind).track_inprogress())
            reader, writer = asyncio.create_task(self._read()), telling.start()
            done, rest = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            if telling.ended is not None and writer in rest:  # it has to say goodbye
                done, rest = await asyncio.wait({reader, writer}, timeout=self.services.config.slow_client)
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
        while self.telling.ended is None:
            await self.telling.has_room()
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            await self._in_turn("command")
            try:
                await self.received(event.get("text") or event.get("bytes") or b"")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                bad += 1
                self.telling.answer(Nack("", "malformed", f"This is no message of ours: {error}"))
                if bad >= BAD:
                    self.telling.end(POLICY, "malformed")

    async def _in_turn(self, what: str) -> None:
        """Whoever says too much is heard later, and nothing more is read meanwhile; others always come in between."""
        await asyncio.sleep(self.services.limits.delay(what, self._sender, self._house))

    async def received(self, message: str | bytes) -> None:
        said = _decode(message)
        if isinstance(said, Ping):
            self.telling.answer(Pong())
        else:
            await self.heard(said)

    async def heard(self, said: Message) -> None:
        """What the client says; most sockets only tell."""
        raise msgspec.DecodeError("this socket only tells")


class TableSocket(Connection):
    """A table: whoever sits there plays, whoever looks on may talk."""

    telling: TableTelling

    def __init__(self, telling: TableTelling, visible: bool = True) -> None:
        super().__init__(telling)
        self._visible = visible
        self._eyes: Eyes | None = None

    async def run(self, topics: list[str], kind: str) -> None:
        table = self.telling.table
        who = Named(self.telling.person, self.caller.person.name if self.caller is not None else "")
        presence = self.services.presence
        with presence.watchers.looking(table, who), presence.looking(table, who.person, self._visible) as self._eyes:
            await super().run(topics, kind)
        live = self.services.room.get(table)
        if live is not None and not self.services.bus.has_listeners(table):
            live.unwatched()

    async def heard(self, said: Message) -> None:
        if isinstance(said, Look | Types):
            return self._noticed(said)
        try:
            if isinstance(said, Sync):
                await self._in_turn("sync")
                self.telling.again(said.seen)
            else:
                self.telling.answer(Ack(said.id, await self._do(said)))
        except QuiviraError as error:
            body = problems.problem_of(error).body
            if body.code == "stale" and not isinstance(said, Say | Sync | Answer):
                self.telling.position_again(said.seen)
            self.telling.answer(Nack(said.id, body.code, body.message, body.reason, body.number))

    def _noticed(self, said: Look | Types) -> None:
        live = self.services.room.get(self.telling.table)
        if isinstance(said, Look):
            if self._eyes is not None:
                self._eyes.see(said.visible)
        elif live is not None and self.caller is not None and self.caller.person.kind != "bot":
            person = self.caller.person.id
            if live.seats_of(person) and person not in live.sheet.blocked:
                self.services.presence.typists.types(live.sheet.id, person)

    async def _do(self, said: Play | Undo | Ask | Answer | Say) -> int:
        if self.caller is None:
            raise problems.sign_in()
        if "play" not in self.caller.scopes:
            raise problems.lacks_scope("play")
        table = self.telling.table
        if isinstance(said, Ask):
            self.services.limits.take("vote", self.caller.person.id, self._house)
        if isinstance(said, Say):
            return await self.services.talk.say(self.caller.person, self._house, table, said.words)
        live = await self.services.writer.submit(Command(table, self.caller.person.id, said))
        return live.number
