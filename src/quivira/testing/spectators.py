"""Spectators who try to make a server grow: what they cost in memory, minute by minute.

python -m quivira.testing.spectators --minutes 10

They watch tables at which somebody plays, with the limits that every server has by default, and name what nobody else
names: numbers, ids, languages, games, files, tables, queries and cookies that are new each time.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from itertools import count, cycle, islice
from typing import Any, Final

import httpx
import psutil

from quivira.kernel.registry import find, names
from quivira.testing.load import Viewer, free_port, served, storage
from quivira.testing.server import Player

MANY: Final = 40
ELSEWHERE: Final = "127.0.0.2"  # not where those live who play
TABLES: Final = 9  # of all games in turn; a person may open twelve at once
PACE: Final = 20.0  # messages a second from each spectator: as many as are let through
ALLOWED: Final = 50.0  # megabytes
WARM: Final = 15.0  # seconds after which a server has what it needs
ODD: Final = (
    "/api/games/{game}/rules/{two}",
    "/api/games/{two}/rules/en",
    "/api/games/{game}/data/{word}",
    "/api/words/{two}?game={game}",
    "/api/words/en?game={word}",
    "/api/tables/{word}",
    "/api/tables/{table}/position?seen={number}",
    "/api/tables/{table}/log?after={number}",
    "/api/tables/{table}/replay?number={small}&count=60",
    "/api/lobby?{long}",
    "/{long}",
)


class Playing:
    """Somebody who plays alone at a few tables, so that there is something to watch."""

    def __init__(self, url: str) -> None:
        self._player = Player(url, "Anna")
        self._games = list(islice(cycle(names()), TABLES))
        self.tables = [self._opened(game) for game in self._games]

    def _opened(self, game: str) -> str:
        seats = find(game).meta.seats[-1]
        table = str(self._player.post("/api/tables", {"game": game, "seats": seats})["table"])
        for seat in range(1, seats):
            self._player.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"Seat {seat}"})
        self._player.post(f"/api/tables/{table}/start")
        return table

    def move(self, index: int) -> None:
        """One action at a table; after the end a new one takes its place."""
        table = self.tables[index]
        position: dict[str, Any] = self._player.get(f"/api/tables/{table}/position")
        if position["outcome"]:
            self.tables[index] = self._opened(self._games[index])
            return
        side = next(side for side in position["sides"] if side["legal"])
        key = secrets.choice(side["legal"])["key"]
        body = {"seat": side["seat"], "seen": position["number"], "keys": [key], "id": secrets.token_hex(8)}
        self._player.request("POST", f"/api/tables/{table}/play", body)

    def close(self) -> None:
        self._player.close()


class Spectators:
    """All of them, at one server."""

    def __init__(self, url: str, playing: Playing) -> None:
        self._url, self._playing = url, playing
        self._numbers = count(1)
        self.told = self.asked = 0

    async def watch(self, index: int, hostile: asyncio.Event) -> None:
        """Look at one table after the other; once all are hostile, never at the same from the same point."""
        address = httpx.URL(self._url)
        host = f"{address.host}:{address.port}"
        loop = asyncio.get_running_loop()
        while True:
            table = self._playing.tables[index % len(self._playing.tables)]
            path = f"/api/tables/{table}/socket?seen={next(self._numbers) if hostile.is_set() else 0}"
            cookie = secrets.token_hex(2000) if hostile.is_set() else ""
            made = partial(Viewer, host, path, cookie, self._heard)
            _, viewer = await loop.create_connection(made, address.host, address.port or 80, local_addr=(ELSEWHERE, 0))
            try:
                while not viewer.closed and table in self._playing.tables:
                    if hostile.is_set():
                        viewer.send({"type": "sync", "id": secrets.token_hex(32), "seen": next(self._numbers)})
                    await asyncio.sleep(1 / PACE)
            finally:
                viewer.close()

    async def ask(self, hostile: asyncio.Event) -> None:
        """Whatever can be asked by path and query."""
        await hostile.wait()
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        async with httpx.AsyncClient(base_url=self._url, transport=transport, timeout=60) as client:
            for number in count():
                given = {
                    "game": secrets.choice(names()),
                    "table": secrets.choice(self._playing.tables),
                    "two": "".join(chr(97 + secrets.randbelow(26)) for _ in range(2)),
                    "word": secrets.token_hex(16),
                    "number": next(self._numbers),
                    "small": secrets.randbelow(300),
                    "long": secrets.token_hex(4000),
                }
                cookie = {"cookie": f"quivira={secrets.token_hex(2000)}"}
                await client.get(ODD[number % len(ODD)].format(**given), headers=cookie)
                self.asked += 1

    def _heard(self, _: Viewer, __: bytes) -> None:
        self.told += 1


async def trial(url: str, server: psutil.Process, minutes: float) -> float:
    """How many megabytes more the server has after so many minutes."""
    playing = await asyncio.to_thread(Playing, url)
    spectators, hostile = Spectators(url, playing), asyncio.Event()
    moves = asyncio.create_task(_moves(playing))
    tasks = [moves, *(asyncio.create_task(spectators.watch(index, hostile)) for index in range(MANY))]
    tasks += [asyncio.create_task(spectators.ask(hostile)) for _ in range(2)]
    await asyncio.sleep(WARM)
    before = _megabytes(server)
    print(f"{MANY} who watch: {before:.1f} MB", flush=True)
    hostile.set()
    began = time.monotonic()
    while (left := began + minutes * 60 - time.monotonic()) > 0:
        await asyncio.sleep(min(60, left))
        spent, more = time.monotonic() - began, _megabytes(server) - before
        print(f"{spent:4.0f} s: {more:+6.1f} MB; told {spectators.told}, asked {spectators.asked}", flush=True)
        if failed := next((task for task in tasks if task.done()), None):
            await failed  # a trial whose spectators have gone home says nothing
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    playing.close()
    return _megabytes(server) - before


async def _moves(playing: Playing) -> None:
    for number in count():
        await asyncio.to_thread(playing.move, number % len(playing.tables))
        await asyncio.sleep(0.2)


def _megabytes(server: psutil.Process) -> float:
    return float(server.memory_info().rss) / 1e6


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What hostile spectators cost a server in memory.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--storage", default="sqlite", choices=["sqlite", "postgres"])
    given = parser.parse_args(arguments)
    with ExitStack() as stack:
        place = stack.enter_context(storage(given.storage))
        port = free_port()
        server = stack.enter_context(served(place.database, port, "--rate", "1"))
        more = asyncio.run(trial(f"http://127.0.0.1:{port}", server, given.minutes))
    print(f"{more:+.1f} MB in {given.minutes:g} minutes; allowed are {ALLOWED:g}")
    sys.exit(more > ALLOWED)


if __name__ == "__main__":
    main()
