"""Faults under load: the server is killed, or its database restarted, while tables are played.

Every acknowledged move must be there once and in order, and every client must catch up.

python -m quivira.testing.faults --kills 50
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, closing
from typing import Any, Final

import httpx
import msgspec
from rich.console import Console
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quivira.kernel import QuiviraError
from quivira.kernel.record import Record, replay
from quivira.kernel.registry import find, names
from quivira.server.config import Config
from quivira.server.kept import Database, actions, tables
from quivira.testing.load import Storage, free_port, served, start, storage
from quivira.testing.server import Player

AWAY: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
TABLES: Final = 10  # played at once
BETWEEN: Final = 10  # moves at least between two faults


class Move(msgspec.Struct):
    """A command that was acknowledged."""

    table: str
    client: str
    keys: list[str]
    number: int  # of the table afterwards


class Survey(msgspec.Struct):
    """What happened, and whether it is all there."""

    faults: int = 0
    tables: int = 0
    moves: int = 0  # acknowledged
    resent: int = 0  # commands sent again because no answer came
    resumed: int = 0  # sockets that came back
    problems: list[str] = []


class Troupe:
    """People who play many tables and do not give up."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.random = random.Random(seed)  # noqa: S311 - which moves are made is no secret
        self.moves: list[Move] = []
        self.survey = Survey()
        self.stopping = False
        self.finished: list[str] = []

    async def persist(self, attempt: Callable[[], Awaitable[Any]]) -> Any:
        """Until it works: the server may be away for a while."""
        until = time.monotonic() + 60
        while True:
            try:
                return await attempt()
            except AWAY:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)

    async def more(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged, however slow the machine is."""
        until = len(self.moves) + moves
        patience = time.monotonic() + 120
        while len(self.moves) < until:
            if time.monotonic() > patience:
                raise TimeoutError("nobody moves any more")
            await asyncio.sleep(0.02)

    async def run(self, http: httpx.AsyncClient, tokens: list[str]) -> None:
        """Table after table, until told to stop."""
        while not self.stopping:
            game = names()[self.survey.tables % len(names())]  # all of them in turn
            self.survey.tables += 1
            seated = tokens[: find(game).meta.seats[0]]
            await Game(self, await self.open(http, game, seated), seated).play()

    async def open(self, http: httpx.AsyncClient, game: str, tokens: list[str]) -> str:
        async def ask(path: str, body: object, token: str) -> Any:
            async def once() -> Any:
                answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
                if answer.status_code >= 500:
                    raise TimeoutError
                return answer.json()

            return await self.persist(once)

        body = {"game": game, "seats": len(tokens)}
        table = str((await ask("/api/tables", body, tokens[0]))["table"])
        for token in tokens[1:]:
            await ask(f"/api/tables/{table}/sit", {}, token)
        await ask(f"/api/tables/{table}/start", {}, tokens[0])
        return table


class Game:
    """One table: a socket for each seat. Whoever is asked moves; what is not answered is sent again."""

    def __init__(self, troupe: Troupe, table: str, tokens: list[str]) -> None:
        self.troupe, self.table, self.tokens = troupe, table, tokens
        self.seen = [0] * len(tokens)
        self.position: list[dict[str, Any]] = [{} for _ in tokens]
        self.command: dict[str, Any] | None = None
        self.connected = False

    async def play(self) -> None:
        while True:
            try:
                async with AsyncExitStack() as stack:
                    sockets = [await stack.enter_async_context(self._socket(seat)) for seat in range(len(self.tokens))]
                    if self.connected:
                        self.troupe.survey.resumed += len(sockets)
                    self.connected = True
                    for seat, socket in enumerate(sockets):
                        await self._read(seat, socket, lambda message: message["type"] == "play")
                    await self._go_on(sockets)
                    return
            except AWAY:
                await asyncio.sleep(0.05)

    def _socket(self, seat: int) -> connect:
        url = "ws" + self.troupe.url.removeprefix("http")
        path = f"/api/tables/{self.table}/socket?seen={self.seen[seat]}"
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return connect(url + path, additional_headers=headers, max_size=None, open_timeout=5, close_timeout=1)

    async def _go_on(self, sockets: list[ClientConnection]) -> None:
        if self.command is not None:
            self.troupe.survey.resent += 1
            await self._send(sockets, self.command)
        while not self.position[0]["outcome"] and not self.troupe.stopping:
            if len({position["number"] for position in self.position}) > 1:
                numbers = [position["number"] for position in self.position]
                self.troupe.survey.problems.append(f"{self.table[:6]}: the seats stand at {numbers}")
                return
            seat = self.troupe.random.choice(self.position[0]["waiting"])
            side = self.position[seat]["sides"][0]
            if not side["legal"]:
                self.troupe.survey.problems.append(f"{self.table[:6]}: seat {seat} is asked and may do nothing")
                return
            key = self.troupe.random.choice(side["legal"])["key"]
            seen = self.position[seat]["number"]
            name = secrets.token_hex(8)
            self.command = {"type": "play", "id": name, "seat": seat, "seen": seen, "keys": [key]}
            await self._send(sockets, self.command)

    async def _send(self, sockets: list[ClientConnection], command: dict[str, Any]) -> None:
        """Until it is acknowledged, and everybody has seen it."""
        seat = command["seat"]
        while True:
            await sockets[seat].send(json.dumps(command))
            answer = await self._read(seat, sockets[seat], lambda message: message.get("id") == command["id"])
            if answer["type"] == "ack":
                break
            if answer["code"] != "try-again":
                problem = f"{self.table[:6]}: {answer['code']} for {command['keys']} at {command['seen']}"
                self.troupe.survey.problems.append(problem)
                break
            self.troupe.survey.resent += 1
            await asyncio.sleep(0.1)
        if answer["type"] == "ack":
            client = f"{seat}:{command['id']}"
            self.troupe.moves.append(Move(self.table, client, command["keys"], answer["number"]))
        self.command = None
        number = answer.get("number") or 0
        for k, socket in enumerate(sockets):
            while self.position[k].get("number", -1) < number:
                await self._read(k, socket, lambda message: message["type"] == "play")

    async def _read(
        self, seat: int, socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if message["type"] == "play":
                if message["number"] < self.seen[seat]:
                    self.troupe.survey.problems.append(f"{self.table[:6]}: seat {seat} was sent back in time")
                self.position[seat], self.seen[seat] = message, message["number"]
            if wanted(message):
                return message


async def check(database: str, troupe: Troupe) -> None:
    """Every acknowledged move is in the log, once, in order; no number is missing; tables stand at their last line."""
    opened = await Database.open(Config(database=database))
    problems = troupe.survey.problems
    try:
        async with opened.read() as connection:
            rows = list(await connection.execute(select(actions).order_by(actions.c.table_id, actions.c.number)))
            heads = {row.id: row for row in await connection.execute(select(tables))}
    finally:
        await opened.close()
    by_table: dict[str, list[Any]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row)
    for table, lines in by_table.items():
        if [row.number for row in lines] != list(range(1, len(lines) + 1)):
            problems.append(f"{table[:6]}: the numbers have a gap")
        if heads[table].number != len(lines):
            problems.append(f"{table[:6]}: stands at {heads[table].number}, the log has {len(lines)}")
        _check_moves(table, lines, [move for move in troupe.moves if move.table == table], problems)
        try:
            record = Record(
                game=heads[table].game,
                rules=heads[table].rules,
                seats=heads[table].seats,
                options=json.loads(heads[table].options),
                moves=[(row.seat, row.key) for row in lines],
            )
            list(replay(find(record.game), record))
        except QuiviraError as error:
            problems.append(f"{table[:6]}: the log cannot be played: {error}")
    missing = {move.table for move in troupe.moves} - set(by_table)
    problems.extend(f"{table[:6]}: is gone" for table in missing)
    troupe.survey.moves = len(troupe.moves)


def _check_moves(table: str, lines: list[Any], moves: list[Move], problems: list[str]) -> None:
    stored = {row.client: row for row in lines if row.client is not None}
    if len(stored) != sum(row.client is not None for row in lines):
        problems.append(f"{table[:6]}: a command was done twice")
    last = 0
    for move in moves:
        row = stored.get(move.client)
        if row is None or row.key != move.keys[0]:
            problems.append(f"{table[:6]}: an acknowledged move is lost")
        elif not last < row.number <= move.number:
            problems.append(f"{table[:6]}: move {row.number} is out of order")
        else:
            last = row.number


async def torment(
    troupe: Troupe, tokens: list[str], fault: Callable[[], Awaitable[None]], faults: int, pause: tuple[float, float]
) -> None:
    """Play, and let faults happen at random moments."""
    async with httpx.AsyncClient(base_url=troupe.url, timeout=10) as http:
        players = [asyncio.create_task(troupe.run(http, tokens)) for _ in range(TABLES)]
        for _ in range(faults):
            await troupe.more(BETWEEN)
            await asyncio.sleep(troupe.random.uniform(*pause))
            await fault()
            troupe.survey.faults += 1
        await troupe.more(BETWEEN)
        troupe.stopping = True
        await asyncio.gather(*players)


def join(url: str, seats: int) -> list[str]:
    with httpx.Client(base_url=url) as http:
        tokens = []
        for seat in range(seats):
            tokens.append(http.post("/api/guest", json={"name": f"P{seat}"}).cookies["quivira"])
            http.cookies.clear()
        return tokens


def kill_under_load(kind: str, kills: int, seed: int = 1) -> Survey:
    """SIGKILL at random moments, and a new server in its place."""
    with storage(kind) as place:
        port = free_port()
        running = [start(place.database, port)]

        async def kill() -> None:
            running[0].send_signal(signal.SIGKILL)
            await asyncio.to_thread(running[0].wait)
            running[0] = await asyncio.to_thread(start, place.database, port)

        return _survey(place, port, running, kill, kills, seed)


def restart_under_load(restarts: int, seed: int = 1) -> Survey:
    """PostgreSQL is stopped and started while the server runs."""
    with storage("postgres") as place:
        port = free_port()
        running = [start(place.database, port)]

        async def restart() -> None:
            assert place.restart is not None
            await asyncio.to_thread(place.restart)

        return _survey(place, port, running, restart, restarts, seed)


def _survey(
    place: Storage, port: int, running: list[Any], fault: Callable[[], Awaitable[None]], faults: int, seed: int
) -> Survey:
    try:
        troupe = Troupe(f"http://127.0.0.1:{port}", seed)
        tokens = join(troupe.url, max(find(name).meta.seats[0] for name in names()))
        asyncio.run(torment(troupe, tokens, fault, faults, (0.0, 0.8)))
    finally:
        running[0].send_signal(signal.SIGTERM)
        running[0].wait(20)
    asyncio.run(check(place.database, troupe))
    return troupe.survey


def fuzz_for_long(kind: str, examples: int) -> Survey:
    """Generated requests to every operation; none may end in a server error."""
    from quivira.testing.fuzz import fuzz

    with storage(kind) as place:
        port = free_port()
        with served(place.database, port):
            url = f"http://127.0.0.1:{port}"
            with closing(Player(url)) as host:
                table = host.post("/api/tables", {"game": names()[0]})["table"]
                host.post(f"/api/tables/{table}/start", {"fill": "random"})
                report = fuzz(url, host.token, {"table": table}, examples)
    return Survey(faults=report.requests, tables=1, problems=report.failures)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Kill the server under load and check that nothing is lost.")
    parser.add_argument("--kills", type=int, default=50, metavar="N", help="on each database (default: 50)")
    parser.add_argument("--restarts", type=int, default=5, metavar="N", help="of PostgreSQL (default: 5)")
    parser.add_argument(
        "--examples", type=int, default=100, metavar="N", help="requests to each operation (default: 100)"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    console = Console()
    failed = False
    runs: list[tuple[str, Callable[[], Survey]]] = [
        ("SIGKILL on SQLite", lambda: kill_under_load("sqlite", given.kills, given.seed)),
        ("SIGKILL on PostgreSQL", lambda: kill_under_load("postgres", given.kills, given.seed)),
        ("PostgreSQL restarted", lambda: restart_under_load(given.restarts, given.seed)),
        ("Generated requests on SQLite", lambda: fuzz_for_long("sqlite", given.examples)),
        ("Generated requests on PostgreSQL", lambda: fuzz_for_long("postgres", given.examples)),
    ]
    for title, run in runs:
        survey = run()
        failed = failed or bool(survey.problems)
        console.print(
            f"{title}: {survey.faults} times; {survey.moves:,} acknowledged moves at {survey.tables} tables, "
            f"{survey.resent} sent again, {survey.resumed} sockets came back; {len(survey.problems)} problems"
        )
        for problem in survey.problems[:20]:
            console.print(f"  {problem}")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
