"""Clocks are set, back and forth, while games run; nobody gains or loses by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import update

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.kept.database import Database
from quivira.server.kept.schema import tables
from quivira.server.kept.sheet import Clock, Clocks, Sheet
from quivira.server.now import Time, now
from quivira.server.tables import clocks
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving, fresh_database

FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]
HOUR = 3_600_000
MINUTES_10 = 600_000


@pytest.fixture
def the_time() -> Iterator[Time]:
    """The server's time, which is put back as it was."""
    kept = dict(vars(now))
    yield now
    vars(now).update(kept)


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the machine's clock, by so many milliseconds."""
    true, true_ns = time.time, time.time_ns

    def by(milliseconds: int) -> None:
        monkeypatch.setattr(time, "time", lambda: true() + milliseconds / 1000)
        monkeypatch.setattr(time, "time_ns", lambda: true_ns() + milliseconds * 1_000_000)

    return by


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_clock_that_is_set_changes_no_bank(
    own_server: Callable[..., Serving], set_clock: Callable[[int], None], jump: int
) -> None:
    with closing(Player(own_server().url)) as anna:
        clock = {"kind": "bank", "seconds": 1000}
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "clock": clock})["table"]
        for seat in range(1, FEWEST):
            anna.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})
        anna.post(f"/api/tables/{table}/start")
        set_clock(jump)
        position = anna.get(f"/api/tables/{table}/position")
        seat = position["waiting"][0]
        key = next(side for side in position["sides"] if side["seat"] == seat)["legal"][0]["key"]
        body = {"seat": seat, "seen": position["number"], "keys": [key], "id": "a"}
        anna.post(f"/api/tables/{table}/play", body)
        left = [chair["left"] for chair in anna.get(f"/api/tables/{table}")["chairs"]]
        assert all(1_000_000 - MINUTES_10 < bank <= 1_000_000 for bank in left)


def test_time_goes_on_whatever_the_machines_clock_says(set_clock: Callable[[int], None]) -> None:
    watch = Time()
    before = watch()
    set_clock(-HOUR)
    assert before <= watch() < before + MINUTES_10
    set_clock(HOUR)
    assert before <= watch() < before + MINUTES_10


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_time_starts_where_the_last_life_of_the_server_ended(
    kind: str, tmp_path: Path, postgres_uri: str, the_time: Time
) -> None:
    """The clock was set back between two starts."""
    database = str(tmp_path / "tables.db") if kind == "sqlite" else fresh_database(postgres_uri)

    async def opened(written: int) -> int:
        store = await Database.open(Config(database=database))
        async with store.write() as connection:
            await connection.execute(update(tables).values(updated=written))
        await store.close()
        await (await Database.open(Config(database=database))).close()
        return the_time()

    with Serving(Config(database=database, port=0, rate=0)) as server, closing(Player(server.url)) as anna:
        anna.post("/api/tables", {"game": FIRST})
    ahead = the_time() + HOUR
    assert asyncio.run(opened(ahead)) >= ahead


def test_processes_share_the_databases_clock_and_none_goes_back() -> None:
    watch = Time()
    true = watch()
    watch.share(true - HOUR)
    assert true - HOUR <= watch() < true - HOUR + MINUTES_10
    watch.share(true - 2 * HOUR)
    assert watch() >= true - HOUR
    watch.forward(true)
    assert watch() >= true


def test_a_move_before_its_question_takes_no_time() -> None:
    """Another process's clock may be a moment ahead."""
    asked = Clocks([5000, None], [100_000, 100_000])
    sheet = cast("Sheet", SimpleNamespace(clock=Clock("bank", 100), clocks=asked, paused=None))
    assert clocks.passed(sheet, 0, [1], 4000).left == [100_000, 100_000]
    assert clocks.left(sheet, 0, 4000) == 100_000
