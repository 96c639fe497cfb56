"""A table server in bad company: what many followers, shouters and a neighbour's bots cost everybody else.

python -m quivira.testing.company lobby shouting bots
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final

import httpx
import msgspec
import psutil
import uvloop

from quivira.kernel.registry import names
from quivira.testing.load import Cpu, Viewer, free_port, percentile, served, storage

FOLLOWERS: Final = 500
GUESTS: Final = 200
SHOUTERS: Final = 10
LOOKS: Final = 100  # requests to compare, twice as many while others shout
TABLES: Final = 40  # of the neighbour, with bots that think hard
HERE, THERE = "127.0.0.1", "127.0.0.2"  # two houses
FULL: Final = 64 * 1024  # bytes that wait to be sent


class Figure(msgspec.Struct):
    what: str
    value: float
    unit: str


class Trial:
    """A server of its own, and people at it from two addresses."""

    def __init__(self, url: str, server: psutil.Process) -> None:
        self.url, self.server = url, server
        self.port = int(url.rpartition(":")[2])
        self._guests: list[httpx.AsyncClient] = []
        self._viewers: list[Viewer] = []

    async def close(self) -> None:
        for viewer in self._viewers:
            viewer.close()
        for guest in self._guests:
            await guest.aclose()

    async def guest(self, house: str, name: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=house)
        client = httpx.AsyncClient(base_url=self.url, headers={"X-Quivira": "1"}, transport=transport, timeout=60)
        self._guests.append(client)
        (await client.post("/api/guest", json={"name": name})).raise_for_status()
        return client

    async def viewer(self, house: str, path: str, token: str, told: Callable[[Viewer, bytes], None]) -> Viewer:
        viewer = Viewer(f"127.0.0.1:{self.port}", path, token, told)
        self._viewers.append(viewer)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: viewer, "127.0.0.1", self.port, local_addr=(house, 0))
        return viewer


async def opened(client: httpx.AsyncClient, **more: Any) -> str:
    answer = (await client.post("/api/tables", json={"game": names()[0], **more})).raise_for_status()
    return str(answer.json()["table"])


async def lobby(trial: Trial) -> list[Figure]:
    """Many who follow the lobby, while people sit down and leave again."""
    messages = 0

    def told(_: Viewer, __: bytes) -> None:
        nonlocal messages
        messages += 1

    host = await trial.guest(HERE, "Host")
    table = await opened(host, open=True)
    guests = [await trial.guest(HERE, f"Guest {number}") for number in range(GUESTS)]
    for _ in range(FOLLOWERS):
        await trial.viewer(THERE, "/api/lobby/socket", "", told)
    while messages < FOLLOWERS:
        await asyncio.sleep(0.05)
    cpu, began = Cpu([trial.server], None), time.perf_counter()
    for guest in guests:
        (await guest.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
        (await guest.post(f"/api/tables/{table}/leave", json={})).raise_for_status()
    requests = time.perf_counter() - began
    await asyncio.sleep(max(0.0, 5 - requests))  # what the last ones are told belongs to it
    spent = cpu.spent()[0]
    return [
        Figure(f"{GUESTS} people sit and leave, {FOLLOWERS} follow the lobby", requests, "s"),
        Figure("the same: of a core, over five seconds or as long as it takes", 100 * spent / max(5, requests), "%"),
        Figure("the same: lists sent", messages - FOLLOWERS, ""),
    ]


async def shouting(trial: Trial) -> list[Figure]:
    """Ten sockets say all that they can say, as fast as they can."""
    host = await trial.guest(HERE, "Host")
    table = await opened(host)
    (await host.post(f"/api/tables/{table}/start", json={"fill": "random"})).raise_for_status()
    other = await trial.guest(THERE, "Other")

    async def look(times: int) -> list[float]:
        taken = []
        for _ in range(times):
            began = time.perf_counter()
            (await other.get(f"/api/tables/{table}")).raise_for_status()
            taken.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)
        return taken

    quiet = await look(LOOKS)
    token = host.cookies["quivira"]
    shouter = multiprocessing.get_context("spawn").Process(target=shout, args=(trial.url, table, token), daemon=True)
    shouter.start()
    await asyncio.sleep(3)
    loud = await look(2 * LOOKS)
    shouter.kill()
    shouter.join()
    return [
        Figure("a request, median", percentile(quiet, 0.5), "ms"),
        Figure(f"the same while {SHOUTERS} sockets shout", percentile(loud, 0.5), "ms"),
        Figure("the same, 99 of 100 are quicker", percentile(loud, 0.99), "ms"),
    ]


def shout(url: str, table: str, token: str) -> None:
    """In a process of its own, so that its work is not taken for the server's."""
    port = int(url.rpartition(":")[2])
    play = {"type": "play", "id": "x", "seat": 0, "seen": 0, "keys": ["no-such-action"]}
    said: list[object] = [play, {"type": "sync", "id": "x"}, {"type": "say", "id": "x", "words": "!"}, "nonsense"]

    async def one(message: object) -> None:
        while True:
            viewer = Viewer(f"127.0.0.1:{port}", f"/api/tables/{table}/socket", token, lambda *_: None)
            await asyncio.get_running_loop().create_connection(lambda viewer=viewer: viewer, "127.0.0.1", port)  # type: ignore[misc]
            while not viewer.closed:
                while viewer.unsent < FULL:
                    viewer.send(message)
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.1)

    async def all_of_them() -> None:
        await asyncio.gather(*(one(said[k % len(said)]) for k in range(SHOUTERS)))

    uvloop.run(all_of_them())


async def bots(trial: Trial) -> list[Figure]:
    """A bot's moves at one table, alone and beside a neighbour's many tables."""
    host, neighbour = await trial.guest(THERE, "Host"), await trial.guest(HERE, "Neighbour")

    table = await opened(host, sit=False, pace="turns")
    times: list[float] = []

    def told(_: Viewer, message: bytes) -> None:
        if message.startswith(b'{"type":"play"'):
            times.append(time.perf_counter())

    async def moves(count: int) -> list[float]:
        first = len(times)
        while len(times) <= first + count:
            await asyncio.sleep(0.05)
        return [after - before for before, after in pairwise(times[first:])]

    await trial.viewer(THERE, f"/api/tables/{table}/socket", "", told)
    (await host.post(f"/api/tables/{table}/start", json={"fill": "hard"})).raise_for_status()
    alone = await moves(12)
    for _ in range(TABLES):
        theirs = await opened(neighbour, sit=False, pace="turns")
        (await neighbour.post(f"/api/tables/{theirs}/start", json={"fill": "hard"})).raise_for_status()
    beside = await moves(8)
    return [
        Figure("a hard bot's move, median", 1000 * statistics.median(alone), "ms"),
        Figure(f"the same beside {TABLES} tables of a neighbour", 1000 * statistics.median(beside), "ms"),
        Figure("the same, the longest", 1000 * max(beside), "ms"),
    ]


TRIALS: Final[dict[str, tuple[Callable[[Trial], Awaitable[list[Figure]]], str]]] = {
    "lobby": (lobby, "0"),
    "shouting": (shouting, "1"),
    "bots": (bots, "0"),
}


@contextmanager
def trial(rate: str) -> Iterator[Trial]:
    """A server with SQLite and these limits."""
    with storage("sqlite") as place:
        port = free_port()
        with served(place.database, port, "--rate", rate) as process:
            yield Trial(f"http://127.0.0.1:{port}", process)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure what bad company costs.")
    parser.add_argument("trials", nargs="*", default=list(TRIALS), help=", ".join(TRIALS))
    for name in parser.parse_args(arguments).trials:
        run, rate = TRIALS[name]
        with trial(rate) as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:

            async def measured(run: Any = run, server: Trial = server) -> list[Figure]:
                try:
                    return list(await run(server))
                finally:
                    await server.close()

            for figure in runner.run(measured()):
                print(f"{figure.what}: {figure.value:,.1f} {figure.unit}", flush=True)


if __name__ == "__main__":
    main()
