"""Bad company: one address opens connections and says nothing, and sockets that ask again and again.

A newcomer from another address comes by meanwhile; its times are told. Loopback only.

python -m quivira.testing.hostile --silent 2000 --sockets 1000 --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from statistics import median
from typing import Any, Final

import httpx
import msgspec
import psutil
import uvloop
from rich.console import Console

from quivira.kernel.registry import names
from quivira.server.entrance import files_at_most
from quivira.testing.load import Viewer, free_port, served, storage
from quivira.testing.server import PATIENCE

GREEDY, NEWCOMER = "127.0.0.2", "127.0.0.3"
PACE: Final = 1.0  # seconds between two questions of each greedy socket
PAUSE: Final = 1.0  # seconds between two visits of the newcomer


class Told(msgspec.Struct):
    """What was seen; connections are those that the server had open, at most."""

    greedy_connections: int
    requests: int
    median_ms: float
    worst_ms: float
    server_cpu: float  # percent of a core
    memory_mb: float


class Silent(asyncio.Protocol):
    """Connects and says nothing."""


class Company:
    """Everybody who connects from the greedy address."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._port = port
        self._path, self._token = f"/api/tables/{table}/socket", token
        self.sockets: list[Viewer] = []

    async def keep_silent(self, count: int) -> None:
        for _ in range(count):
            await self._connect(Silent)

    async def open_sockets(self, count: int) -> None:
        for _ in range(count):
            one = Viewer(f"127.0.0.1:{self._port}", self._path, self._token, lambda *_: None)
            await self._connect(lambda one=one: one)  # type: ignore[misc]
            self.sockets.append(one)
            await asyncio.sleep(0.02)

    async def ask_without_end(self) -> None:
        number = 0
        while True:
            number += 1
            for one in self.sockets:
                if not one.closed:
                    one.send({"type": "sync", "id": "more", "seen": number})
            await asyncio.sleep(PACE)

    async def _connect(self, make: Callable[[], asyncio.Protocol]) -> None:
        with suppress(OSError):
            await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self._port, local_addr=(GREEDY, 0))


def attack(port: int, silent: int, sockets: int) -> None:
    """In a process of its own, until it is ended."""

    async def run() -> None:
        async with client(port, GREEDY) as http:
            token = str((await http.post("/api/guest", json={"name": "Greedy"})).cookies["quivira"])
            table = (await http.post("/api/tables", json={"game": names()[0]})).json()["table"]
            await http.post(f"/api/tables/{table}/start", json={"fill": "random"})
        company = Company(port, table, token)
        await asyncio.gather(company.keep_silent(silent), company.open_sockets(sockets), company.ask_without_end())

    files_at_most()
    uvloop.run(run())


def client(port: int, address: str) -> httpx.AsyncClient:
    where: dict[str, Any] = {"base_url": f"http://127.0.0.1:{port}", "headers": {"X-Quivira": "1"}}
    return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address), timeout=PATIENCE, **where)


async def visit(port: int) -> list[float]:
    """Somebody new: a page, a name, a look around. The milliseconds of each."""
    times = []
    async with client(port, NEWCOMER) as http:
        for method, path in (("GET", "/schema"), ("POST", "/api/guest"), ("GET", "/api/lobby"), ("GET", "/api/me")):
            began = time.perf_counter()
            body = {"name": "Newcomer"} if method == "POST" else None
            answer = await http.request(method, path, json=body)
            times.append(1000 * (time.perf_counter() - began))
            answer.raise_for_status()
    return times


async def watch(port: int, server: psutil.Process, seconds: float) -> Told:
    used, began = sum(server.cpu_times()[:2]), time.perf_counter()
    times: list[float] = []
    greedy = 0
    while time.perf_counter() < began + seconds:
        times += await visit(port)
        here = [end.raddr.ip for end in server.net_connections("tcp") if end.status == psutil.CONN_ESTABLISHED]
        greedy = max(greedy, here.count(GREEDY))
        await asyncio.sleep(PAUSE)
    used = sum(server.cpu_times()[:2]) - used
    return Told(
        greedy,
        len(times),
        round(median(times), 1),
        round(max(times), 1),
        round(100 * used / (time.perf_counter() - began), 1),
        round(server.memory_info().rss / 1e6, 1),
    )


def trial(silent: int, sockets: int, seconds: float) -> Told:
    port = free_port()
    with storage("sqlite") as place, served(place.database, port, "--rate", "1") as server:
        asyncio.run(visit(port))  # what is made once is made now
        company = multiprocessing.get_context("spawn").Process(target=attack, args=(port, silent, sockets), daemon=True)
        company.start()
        try:
            return asyncio.run(watch(port, server, seconds))
        finally:
            company.kill()
            company.join()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--silent", type=int, default=2000, metavar="N", help="connections that say nothing")
    parser.add_argument("--sockets", type=int, default=1000, metavar="N", help="sockets that ask again and again")
    parser.add_argument("--seconds", type=float, default=30, metavar="S")
    given = parser.parse_args(arguments)
    for name, value in msgspec.structs.asdict(trial(given.silent, given.sockets, given.seconds)).items():
        Console().print(f"{name.replace('_', ' '):20} {value}")


if __name__ == "__main__":
    main()
