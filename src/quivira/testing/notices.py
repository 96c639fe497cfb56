"""Notices in tests: real local servers that they are sent to, and people who play by turns."""

from __future__ import annotations

import asyncio
import threading
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from typing import Any, Final
from unittest.mock import patch

import http_ece
import msgspec
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import func, select

from quivira.server.config import Config
from quivira.server.metrics import Metrics
from quivira.server.notices import BrowserKeys, Notices
from quivira.server.now import now
from quivira.server.people import Limits, Person
from quivira.server.services import Services
from quivira.server.tables import Command, NewTable, Play
from quivira.testing.process import FIRST

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SITE: Final = "http://table.example"


class World(ThreadingHTTPServer):
    """Push services and chat groups: answers as it is told to, and keeps what came."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.goes_on = threading.Event()  # what came to a path that begins with /slow is answered then
        self.goes_on.set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.came if where == path]


class Answering(BaseHTTPRequestHandler):
    server: World

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.came.append((self.path, headers, body))
        if self.path.startswith("/slow"):
            self.server.goes_on.wait()
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.send_header("location", "/elsewhere")  # of no use to us, whatever the status
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Mailboxes:
    """A mail server's hands."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.full: set[str] = set()
        self.is_busy = False
        self.is_slow = False  # and takes nothing until it is not

    async def handle_RCPT(  # noqa: N802 - called by this name
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if address in self.full:
            return "550 no such mailbox"
        if self.is_busy:
            return "451 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        while self.is_slow:
            await asyncio.sleep(0.01)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


class Browser:
    """What a browser keeps to itself, by which it reads what is pushed."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = BrowserKeys(_base64(public), _base64(self._auth))

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@contextmanager
def mailboxes() -> Iterator[tuple[Mailboxes, int]]:
    """A mail server that runs, and its port."""
    boxes, loop = Mailboxes(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)  # beside the loop of whoever has one, as a browser's test does
    thread.start()
    begun = loop.create_server(lambda: SMTP(boxes, loop=loop), "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(begun, loop).result()
    yield boxes, server.sockets[0].getsockname()[1]
    loop.call_soon_threadsafe(server.close)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Services]:
    """A server without its entrance, which does nothing by itself."""
    with patch.object(Notices, "start", lambda _: None):
        services = await Services.open(config, Metrics(), Limits(0))
        try:
            yield services
        finally:
            await services.close()


async def guests(services: Services, *names: str, languages: Sequence[str] = ("en",)) -> list[Person]:
    """People with these names, who read these languages in turn."""
    readers = zip(names, cycle(languages), strict=False)
    return [(await services.accounts.guest(name, language)).person for name, language in readers]


async def started(services: Services, players: list[Person], **more: Any) -> str:
    """A table by turns at which all of them play."""
    host, *others = players
    live = await services.desk.open(host, NewTable(FIRST, **{"seats": len(players), "pace": "turns", **more}))
    for other in others:
        await services.desk.sit(other, live.sheet.id, None, None)
    await services.desk.start(host, live.sheet.id, None)
    return live.sheet.id


async def asked(services: Services, table: str) -> tuple[int, str]:
    """A seat that is asked, and who sits there."""
    live = await services.room.find(table)
    seat = live.sheet.waits_for()[0]
    return seat, str(live.chairs[seat].person)


async def moves(services: Services, table: str) -> None:
    """Whoever is asked does the first thing that is allowed."""
    seat, person = await asked(services, table)
    live = await services.room.find(table)
    key = live.playing().side(seat).legal[0].key
    await services.writer.submit(Command(table, person, Play(seat, live.number, [key], f"{live.number}")))


async def answers(services: Services, table: str, person: str) -> None:
    """Somebody comes by and does the first thing that is allowed, as long as they are asked."""
    live = await services.room.find(table)
    while mine := [seat for seat in live.sheet.waits_for() if live.chairs[seat].person == person]:
        key = live.playing().side(mine[0]).legal[0].key
        live = await services.writer.submit(Command(table, person, Play(mine[0], live.number, [key], f"{live.number}")))


async def count(services: Services, table: Any) -> int:
    async with services.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def later(milliseconds: int) -> None:
    now.forward(now() + milliseconds)


def told(world: World, path: str = "/hook") -> list[list[str]]:
    """Of each message to a plain webhook, what happened."""
    return [[event["event"] for event in msgspec.json.decode(body)["events"]] for body in world.at(path)]


async def hook(services: Services, world: World, person: Person, path: str = "/hook") -> str:
    made = await services.notices.add_webhook(person.id, world.url + path, "json", "", None)
    return made.endpoint.id
