"""Load on a table server: many tables of four sockets, moves at a pace and as fast as they go.

python -m quivira.testing.load --storage sqlite --rates 100 500
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import psutil
import uvloop
from rich.console import Console
from rich.table import Table

from quivira.changes import patched
from quivira.kernel import state
from quivira.kernel.registry import find, names
from quivira.testing.server import Player, fresh_database, postgres

SEATS: Final = 4
BEGIN, END = "<!-- the server's last run -->", "<!-- so far -->"  # in docs/benchmarks.md
PATIENCE: Final = 60.0  # seconds until everybody must have been told where the tables stand
REST: Final = 0.5  # seconds for the last moves to arrive
HEAD: Final = re.compile(rb'\{"type":"(?:play|moved)","number":(\d+),"(?:since|after)":\d+,"waiting":\[([\d,]*)\]')


_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Viewer(asyncio.Protocol):
    """A WebSocket client that does no more than it must: the generator shares the machine with the server."""

    def __init__(self, host: str, path: str, token: str, told: Callable[[Viewer, bytes], None]) -> None:
        key = "MDEyMzQ1Njc4OWFiY2RlZg=="
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: quivira={token}\r\n\r\n"
        )
        self._told = told
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.number = -1
        self.messages: list[
            bytes
        ] = []  # a position, and what has changed since; read when there is something to choose
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            self._open = True
            del self._data[: end + 4]
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self._told(self, payload)
            elif kind == 9:
                self._write(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return None
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        payload = bytes(data[start : start + size])
        kind = data[0] & 15
        del data[: start + size]
        return kind, payload

    def send(self, message: object) -> None:
        self._write(1, _encode(message))

    def _write(self, kind: int, payload: bytes) -> None:
        """A masked frame; the mask of zeros is as good as any here."""
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)

    def legal(self) -> list[dict[str, Any]]:
        """What the seat may do, by the last position and all changes of it."""
        position, *moves = [_decode(message) for message in self.messages]
        for moved in moves:
            position = patched(position, moved["change"])
        self.messages = [_encode(position)]
        legal: list[dict[str, Any]] = position["sides"][0]["legal"]
        return legal

    @property
    def unsent(self) -> int:
        """Bytes that the server has not taken yet."""
        return self._transport.get_write_buffer_size() if self._transport is not None and self._open else 1 << 30

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Board:
    """One table and its four viewers; at most one move at a time is on its way."""

    def __init__(self, load: Load, table: str) -> None:
        self.load, self.table = load, table
        self.viewers: list[Viewer] = []
        self.number = -1
        self.waiting: list[int] = []
        self.sent: float | None = None
        self.wanted = 0
        self.over = False

    def told(self, viewer: Viewer, message: bytes) -> None:
        found = HEAD.match(message)
        if found is None:
            if message.startswith(b'{"type":"refused"'):
                self.load.refused += 1
                self.sent = None
            return
        viewer.number = int(found[1])
        if message.startswith(b'{"type":"play"'):
            viewer.messages.clear()
        viewer.messages.append(message)
        if viewer.number > self.number:
            self.number = viewer.number
            self.waiting = [int(seat) for seat in found[2].split(b",") if seat]
            self.over = not self.waiting
        if self.sent is not None and all(v.number >= self.wanted for v in self.viewers):
            self.load.arrived(self, time.perf_counter() - self.sent)

    def move(self, at: float | None = None) -> None:
        """Send a random legal choice of whoever is asked; the clock starts when it was due."""
        seat = self.load.random.choice(self.waiting)
        viewer = self.viewers[seat]
        key = self.load.random.choice(viewer.legal())["key"]
        self.sent, self.wanted = at or time.perf_counter(), self.number + 1
        name = f"load-{viewer.number}"
        viewer.send({"type": "play", "id": name, "seat": seat, "seen": viewer.number, "keys": [key]})


class Load:
    """The generator."""

    def __init__(self, urls: list[str], tables: int, spread: bool = False) -> None:
        self.urls, self.tables, self.spread = urls, tables, spread
        self.random = random.Random(1)  # noqa: S311 - which moves are made is no secret
        self.boards: list[Board] = []
        self.times: list[float] = []
        self.refused = 0
        self.closed_loop = False

    def arrived(self, board: Board, seconds: float) -> None:
        self.times.append(seconds)
        board.sent = None
        if self.closed_loop and not board.over:
            board.move()

    async def set_up(self) -> None:
        """New tables, all seats taken by four people, everybody looking."""
        await self.close()
        game = next(name for name in names() if SEATS in find(name).meta.seats)
        people = [Player(self.urls[0], f"P{seat}") for seat in range(SEATS)]
        opened = await asyncio.to_thread(_open_tables, people, game, self.tables)
        loop = asyncio.get_running_loop()
        self.boards = [Board(self, table) for table in opened]
        for number, board in enumerate(self.boards):
            for seat, person in enumerate(people):
                host = self.urls[(seat if self.spread else number) % len(self.urls)].removeprefix("http://")
                name, _, port = host.partition(":")
                viewer = Viewer(host, f"/api/tables/{board.table}/socket?changes=true", person.token, board.told)
                board.viewers.append(viewer)
                await loop.create_connection(lambda viewer=viewer: viewer, name, int(port))  # type: ignore[misc]
        for person in people:
            person.close()
        async with asyncio.timeout(PATIENCE):
            while any(viewer.number < 0 for board in self.boards for viewer in board.viewers):
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        viewers = [viewer for board in self.boards for viewer in board.viewers]
        for viewer in viewers:
            viewer.close()
        while not all(viewer.closed for viewer in viewers):
            await asyncio.sleep(0.02)

    async def at_pace(self, rate: float, seconds: float) -> None:
        """So many moves a second, spread over the tables, whether the server keeps up or not."""
        self.times, self.refused, self.closed_loop = [], 0, False
        began = time.perf_counter()
        turn = 0
        for number in range(int(rate * seconds)):
            due = began + number / rate
            while (now := time.perf_counter()) < due:
                await asyncio.sleep(due - now)
            for _ in range(len(self.boards)):
                board = self.boards[turn % len(self.boards)]
                turn += 1
                if board.sent is None and not board.over:
                    board.move(due)
                    break
            if number % 20 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(REST)

    async def at_most(self, seconds: float) -> None:
        """Every table moves on as soon as everybody has seen the last move, until one of them has no more moves."""
        self.times, self.refused, self.closed_loop = [], 0, True
        for board in self.boards:
            board.move()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not any(board.over for board in self.boards):
            await asyncio.sleep(0.05)
        self.closed_loop = False
        await asyncio.sleep(REST)


def _open_tables(people: list[Player], game: str, count: int) -> list[str]:
    host, *others = people
    opened = []
    for _ in range(count):
        table = str(host.post("/api/tables", {"game": game, "seats": SEATS})["table"])
        for person in others:
            person.post(f"/api/tables/{table}/sit")
        host.post(f"/api/tables/{table}/start")
        opened.append(table)
    return opened


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def served(database: str, port: int, *more: str) -> Iterator[psutil.Process]:
    """A server process of its own."""
    process = start(database, port, *more)
    try:
        yield psutil.Process(process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def start(database: str, port: int, *more: str) -> subprocess.Popen[bytes]:
    free = ["--rate", "0", "--most-waiting", "0", "--most-playing", "0"]  # one host opens all tables
    words = ["serve", "--database", database, "--port", str(port), *free, "--log", "warning", *more]
    process = subprocess.Popen([sys.executable, "-m", "quivira", *words], stderr=subprocess.DEVNULL)  # noqa: S603 - ours
    wait_for(port, process)
    return process


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until the server can be reached."""
    until = time.monotonic() + 30
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            if time.monotonic() > until or process.poll() is not None:
                process.kill()
                raise
            time.sleep(0.02)


class Storage(msgspec.Struct):
    """A new, empty database; PostgreSQL can be restarted, and has processes of its own."""

    database: str
    restart: Callable[[], None] | None = None
    pid: int | None = None


@contextmanager
def storage(kind: str) -> Iterator[Storage]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        if kind == "sqlite":
            yield Storage(str(folder / "tables.db"))
        else:
            folder.chmod(0o755)
            running = stack.enter_context(postgres(folder / "postgres"))
            yield Storage(fresh_database(running.uri), running.restart, running.pid())


class Figures(msgspec.Struct):
    """One phase. CPU is in percent of one core: all server processes together, the generator, PostgreSQL."""

    storage: str
    processes: int
    sockets: str  # a table's sockets are "together" at one process, or "spread" over all
    phase: str
    moves: int
    per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float
    generator_cpu: float
    database_cpu: float
    memory_mb: float  # of the largest server process
    refused: int
    load_before: float  # the machine's load average before this run: what else it had to do


class Cpu:
    """Seconds of processor time that each part has used since this was made."""

    def __init__(self, servers: list[psutil.Process], database: int | None) -> None:
        self._servers = servers
        self._database = None if database is None else psutil.Process(database)
        self._before = self._now()

    def spent(self) -> list[float]:
        return [after - before for after, before in zip(self._now(), self._before, strict=True)]

    def _now(self) -> list[float]:
        family = [] if self._database is None else [self._database, *self._database.children(recursive=True)]
        return [_seconds(self._servers), time.process_time(), _seconds(family)]


def _seconds(processes: list[psutil.Process]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in processes)


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def measure(run: Run, place: Storage, urls: list[str], servers: list[psutil.Process]) -> list[Figures]:
    busy = round(os.getloadavg()[0], 1)
    load = Load(urls, run.tables, run.spread)
    figures = []
    phases: list[float | None] = [*run.rates, *([None] if run.saturation else [])]
    for rate in phases:
        await load.set_up()
        await asyncio.sleep(1)
        cpu, began = Cpu(servers, place.pid), time.perf_counter()
        if rate is None:
            await load.at_most(run.seconds)
        else:
            await load.at_pace(rate, run.seconds)
        spent = time.perf_counter() - began - REST
        server_cpu, generator_cpu, database_cpu = (round(100 * seconds / spent, 1) for seconds in cpu.spent())
        figures.append(
            Figures(
                run.storage,
                run.processes,
                "spread" if run.spread else "together",
                f"{rate:g} moves/s" if rate is not None else "saturation",
                len(load.times),
                round(len(load.times) / spent, 1),
                round(percentile(load.times, 0.5), 1),
                round(percentile(load.times, 0.99), 1),
                server_cpu,
                generator_cpu,
                database_cpu,
                round(max(server.memory_info().rss for server in servers) / 1e6, 1),
                load.refused,
                busy,
            )
        )
    await load.close()
    return figures


class Run(msgspec.Struct):
    """What is measured."""

    storage: str
    processes: int
    spread: bool
    rates: list[float]
    seconds: float
    tables: int
    saturation: bool = True


def bench(run: Run) -> list[Figures]:
    with ExitStack() as stack:
        place = stack.enter_context(storage(run.storage))
        ports = [free_port() for _ in range(run.processes)]
        servers = [stack.enter_context(served(place.database, port)) for port in ports]
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(measure(run, place, urls, servers))


def show(figures: list[Figures]) -> None:
    build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    title = "From command to the last viewer's update; every move durable before it is acknowledged"
    table = Table(title=f"{title}; {build} build")
    for name in Figures.__struct_fields__:
        table.add_column(name.replace("_", " "), justify="left" if name in ("storage", "sockets", "phase") else "right")
    for row in figures:
        table.add_row(*(str(value) for value in msgspec.structs.astuple(row)))
    Console(width=170).print(table)


def markdown(figures: list[Figures]) -> str:
    """The same for docs/benchmarks.md."""
    build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    when, python = time.strftime("%Y-%m-%d", time.gmtime()), ".".join(map(str, sys.version_info[:2]))
    heads = [name.replace("_", " ") for name in Figures.__struct_fields__]
    rows = [
        [f"{value:,}" if isinstance(value, int | float) else value for value in msgspec.structs.astuple(row)]
        for row in figures
    ]
    lines = [heads, ["---"] * len(heads), *rows]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{when}, {os.cpu_count()} cores, CPython {python}, {build} build:\n\n{table}\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure a table server under load.")
    parser.add_argument("--storage", nargs="+", default=["sqlite"], choices=["sqlite", "postgres"])
    parser.add_argument("--processes", nargs="+", type=int, default=[1], help="server processes (PostgreSQL)")
    places = ["together", "spread"]
    where = "a table's sockets are at one process, or spread over all (default: both, one after the other)"
    parser.add_argument("--sockets", nargs="+", default=places, choices=places, help=where)
    parser.add_argument("--rates", nargs="*", type=float, default=[100, 500], help="moves a second, before saturation")
    parser.add_argument("--saturation", action=argparse.BooleanOptionalAction, default=True, help="as fast as they go")
    parser.add_argument("--seconds", type=float, default=15, help="of each phase")
    parser.add_argument("--tables", type=int, default=250, help="tables of four sockets")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    parser.add_argument("--docs", metavar="FILE", type=Path, help="write them into this page")
    given = parser.parse_args(arguments)
    figures: list[Figures] = []
    for kind in given.storage:
        for processes in given.processes if kind == "postgres" else [1]:
            for sockets in given.sockets if processes > 1 else ["together"]:
                spread = sockets == "spread"
                run = Run(kind, processes, spread, given.rates, given.seconds, given.tables, given.saturation)
                figures += bench(run)
    show(figures)
    if given.json:
        Path(given.json).write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    if given.docs:
        before, _, rest = given.docs.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        given.docs.write_text(f"{before}{BEGIN}\n\n{markdown(figures)}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
