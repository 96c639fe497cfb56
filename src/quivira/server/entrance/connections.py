"""Connections as the door wants them: whoever dawdles, sends without end or takes nothing is sent away."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import OP_TEXT, Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from quivira.server.entrance.door import Door

HEAD: Final = 32 * 1024  # bytes of a request's head
REQUEST: Final = 256 * 1024  # bytes of a whole request; the application takes less, and says so
PIECE: Final = 8 * 1024  # bytes that are looked at together
SIP: Final = 2 * 1024  # the same of a socket, where they may be a hundred messages
PIPELINE: Final = 16  # requests that may wait for the answer to an earlier one
FRAMES: Final = 64  # pieces of one message
LONG: Final = 1024  # bytes of a message that is worth compressing
BITS: Final = 13  # of the window: few messages are longer than 8 kB
MEMORY: Final = 6  # for the least level; more takes longer to prepare than it saves
TAIL: Final = 4  # bytes at the end of each that the protocol leaves out
PROXY: Final = 150  # seconds that a proxy may keep a connection for its next request; it must be the one to close it
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
DAWDLED: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Listening(uvicorn.Config):
    """How uvicorn listens, with our door and our patience."""

    def __init__(self, app: Any, door: Door, *, head: float, body: float, slow: float, **more: Any) -> None:
        self.door = door
        self.head, self.body, self.slow = head, body, slow  # seconds for a head, a whole request, taking an answer
        super().__init__(app, http=Visit, ws=OpenSocket, **more)


class Visit(HttpToolsProtocol):
    """A connection with requests on it, one after the other."""

    config: Listening

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._in_head = True
        self._received = 0  # bytes of the request now being read
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.config.door.trusts(address):
            self.timeout_keep_alive = max(self.timeout_keep_alive, PROXY)
        if self.config.door.enter(transport, address):
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.resume_writing()
        self._unset_keepalive_if_required()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In pieces, so that a head without end is noticed before it is stored."""
        if self._in_head:
            self._expect_head()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._received += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._received > (HEAD if self._in_head else REQUEST):
                self.config.door.alarm("size")
                self._refuse(TOO_LARGE)
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.config.door.spoke(self.transport)
        self._in_time()
        self._deadline = self.loop.call_later(self.config.body, self._dawdled)
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINE:
            self.config.door.alarm("pipeline")
            self.transport.abort()

    def on_message_complete(self) -> None:
        self._in_time()
        self._in_head, self._received = True, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._linger()
        elif not self.pipeline:
            self.config.door.fell_silent(self.transport)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._linger()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._linger()

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def shutdown(self) -> None:
        self.config.door.close()
        super().shutdown()

    def _expect_head(self) -> None:
        """From the first byte on, be it the first request or a further one on the same connection."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.config.head, self._dawdled)

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _dawdled(self) -> None:
        self.config.door.alarm("slow request")
        self._refuse(DAWDLED)

    def _linger(self) -> None:
        """What is still to be sent has so long, then no more."""
        if self._stalled is None and self.transport.get_write_buffer_size():
            self._stalled = self.loop.call_later(self.config.slow, self._takes_nothing)

    def _takes_nothing(self) -> None:
        self.config.door.alarm("slow reader")
        self.transport.abort()

    def _refuse(self, answer: bytes) -> None:
        """A word of explanation, unless another answer is on its way."""
        answering = self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]
        if not answering:
            self.transport.write(answer)
        self.transport.close()
        self._linger()


class OpenSocket(WebSocketsSansIOProtocol):
    """A WebSocket, which the door knows by the connection that it was made from."""

    config: Listening

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = ServerProtocol(extensions=[Squeezer()], max_size=self.config.ws_max_size, logger=self.logger)
        self._unread = bytearray()  # while there is some, the transport is paused
        self._after_end = 0  # bytes that came though we have said goodbye

    def data_received(self, data: bytes) -> None:
        """In sips, so that others come in between; whoever talks on after the end is cut off."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            self._after_end += len(data)
            if self._after_end > PIECE:
                self.config.door.alarm("after the end")
                self.transport.abort()
                return
        is_sipping = bool(self._unread)
        self._unread += data
        if not is_sipping:
            self._sip()

    def _sip(self) -> None:
        """Take the next bytes; then the application has to take what came of them, or others have their turn."""
        is_rest = len(self._unread) <= SIP
        sip = bytes(self._unread[:SIP])
        del self._unread[:SIP]
        super().data_received(sip)
        if self.transport.is_closing():
            self._unread.clear()
        elif not is_rest:
            self.transport.pause_reading()
            if not self.read_paused:
                self.loop.call_soon(self._sip)
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._unread:
                self._sip()
            else:
                self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn would call it forgotten

    def handle_cont(self, event: Frame) -> None:
        """A message in endless empty pieces has no size, but takes memory."""
        if len(self.frames) >= FRAMES:
            self.config.door.alarm("size")
            self.transport.abort()
            return
        super().handle_cont(event)

    def shutdown(self) -> None:
        self.config.door.close()
        super().shutdown()


def squeezed(data: bytes, bits: int = BITS) -> bytes:
    """As the protocol wants it (RFC 7692)."""
    squeezer = zlib.compressobj(1, wbits=-bits, memLevel=MEMORY)
    return (squeezer.compress(data) + squeezer.flush(zlib.Z_SYNC_FLUSH))[:-TAIL]


class Squeezing(PerMessageDeflate):
    """Compression of long messages, each by itself.

    No message shares its window with another one: a socket keeps no memory for it, and nothing that somebody else has
    said lies beside a secret, whose length could be guessed from the whole.
    """

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not OP_TEXT or not frame.fin or len(frame.data) < LONG:
            return frame
        return Frame(frame.opcode, squeezed(bytes(frame.data), self.local_max_window_bits), rsv1=True)


class Squeezer(ServerPerMessageDeflateFactory):
    """What is agreed upon with a client."""

    def __init__(self) -> None:
        super().__init__(True, True, BITS, BITS)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, Squeezing(True, True, plain.remote_max_window_bits, plain.local_max_window_bits)
