"""The storage is away: locked, full, read-only or frozen. Whoever asks hears so soon, and the log says why."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest
from sqlalchemy import text

from quivira.cli import main
from quivira.kernel import QuiviraError
from quivira.kernel.registry import find
from quivira.server.config import Config, chosen_database
from quivira.server.kept import health
from quivira.server.kept.bus import Bus
from quivira.server.kept.database import Database
from quivira.server.run import alone, prepare
from quivira.testing.load import free_port, start
from quivira.testing.play import long_game
from quivira.testing.server import Player, Postgres, Serving, fresh_database

Start = Callable[..., Serving]
FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]


@pytest.fixture(autouse=True)
def ask_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Health is looked at whenever somebody asks."""
    monkeypatch.setattr(health, "FRESH", 0.0)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program is writing."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_a_postgresql_that_is_starting_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is to try again; nothing has failed."""

    async def starting(*_: object, **__: object) -> None:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    async def ask() -> None:
        database = Database("postgresql+asyncpg://127.0.0.1/nowhere")
        with pytest.raises(OSError, match="starting up"):
            async with database.read():
                pass
        with pytest.raises(OSError, match="starting up"):
            async with database.write():
                pass

    monkeypatch.setattr(asyncpg, "connect", starting)
    asyncio.run(ask())


@contextmanager
def frozen(running: Postgres) -> Iterator[None]:
    """PostgreSQL stops in the middle of whatever it does."""
    first = psutil.Process(running.pid())
    everybody = [first, *first.children(recursive=True)]
    for process in everybody:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in everybody:
            process.send_signal(signal.SIGCONT)


def begun(anna: Player) -> tuple[str, dict[str, Any]]:
    """A table, and the next move."""
    table = str(anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"])
    for seat in range(1, FEWEST):
        anna.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})
    anna.post(f"/api/tables/{table}/start")
    position = anna.get(f"/api/tables/{table}/position")
    side = next(side for side in position["sides"] if side["legal"])
    key = side["legal"][0]["key"]
    return table, {"seat": side["seat"], "seen": position["number"], "keys": [key], "id": "the-move"}


def refused_then_done(anna: Player, away: Any, caplog: pytest.LogCaptureFixture) -> list[str]:
    """A move, a chat line and a look at the health while the storage is away, and again; what the log said."""
    table, move = begun(anna)
    caplog.clear()
    with away:
        assert anna.post(f"/api/tables/{table}/play", move, status=503)["code"] == "try-again"
        assert anna.post(f"/api/tables/{table}/chat", {"words": "hello"}, status=503)["code"] == "try-again"
        assert anna.request("GET", "/healthz").status_code == 503
    said = [str(vars(record).get("why", "")) for record in caplog.records if record.name.startswith("quivira")]
    done = anna.post(f"/api/tables/{table}/play", move)
    assert done["number"] > move["seen"]
    assert anna.request("GET", "/healthz").status_code == 200
    return said


def test_a_locked_file(own_server: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with closing(Player(own_server().url)) as anna:
        said = refused_then_done(anna, locked(tmp_path / "own.db"), caplog)
    assert said.count("database is locked") >= 3


def test_those_who_wait_for_a_locked_file_do_not_wait_one_after_the_other(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    with ExitStack() as stack:
        everybody = [stack.enter_context(closing(Player(server.url))) for _ in range(12)]
        table, _ = begun(everybody[0])

        async def say(player: Player) -> int:
            path, words = f"/api/tables/{table}/chat", {"words": "hello"}
            return (await asyncio.to_thread(player.request, "POST", path, words)).status_code

        async def all_say() -> list[int]:
            return list(await asyncio.gather(*map(say, everybody)))

        for player in everybody:
            player.http.timeout = 20  # a dozen waits of the file's own patience would be more
        with locked(tmp_path / "own.db"):
            assert set(asyncio.run(all_say())) == {503}
        assert set(asyncio.run(all_say())) == {201}


def test_a_frozen_postgres(running_postgres: Postgres, own_server: Start, caplog: pytest.LogCaptureFixture) -> None:
    server = own_server(database=fresh_database(running_postgres.uri))
    with closing(Player(server.url)) as anna:
        anna.http.timeout = 20
        said = refused_then_done(anna, frozen(running_postgres), caplog)
    assert any("no answer in" in why for why in said)


def test_a_full_disk(own_server: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    with closing(Player(own_server().url)) as anna:
        assert anna.request("GET", "/healthz").status_code == 200
        monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9, 4096))
        assert anna.request("GET", "/healthz").status_code == 503
    assert "the disk is full" in [vars(record).get("why") for record in caplog.records]


def test_a_database_that_can_only_be_read(running_postgres: Postgres, own_server: Start) -> None:
    address = fresh_database(running_postgres.uri)
    server = own_server(database=address)
    with closing(Player(server.url)) as anna:
        assert anna.request("GET", "/healthz").text == "ok\n"
        name = address.partition("?")[0].rpartition("/")[2]
        asyncio.run(_execute(address, f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        asyncio.run(_execute(address, f"SELECT pg_terminate_backend(pid) {others}"))
        assert anna.request("GET", "/healthz").status_code == 503


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(statement)
    await connection.close()


def test_health_is_asked_of_the_storage_once_a_second_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 3600.0)
    asked = 0

    async def many() -> None:
        nonlocal asked
        database = await Database.open(Config(database=str(tmp_path / "tables.db")))
        look = health.Health(database)
        write = look._write

        async def counted() -> None:
            nonlocal asked
            asked += 1
            await write()

        monkeypatch.setattr(look, "_write", counted)
        assert await asyncio.gather(*(look.trouble() for _ in range(50))) == [None] * 50
        await database.close()

    asyncio.run(many())
    assert asked == 1


# Files


@pytest.fixture
def generous() -> Iterator[None]:
    """Files are made for everybody to read, unless somebody takes care."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("generous")
def test_what_is_being_read_is_read_before_the_storage_is_closed(place: str) -> None:
    async def story() -> int:
        database = await Database.open(Config(database=place))

        async def read() -> int:
            async with database.read() as connection:
                await asyncio.sleep(0.2)
                return int((await connection.execute(text("SELECT 7"))).scalar_one())

        reading = asyncio.create_task(read())
        await asyncio.sleep(0.05)
        await database.close()
        assert reading.done()
        return await reading

    assert asyncio.run(story()) == 7


def test_only_their_owner_reads_database_and_backup(own_server: Start, tmp_path: Path) -> None:
    old = tmp_path / "own.db"
    sqlite3.connect(old).close()
    old.touch(0o644)
    old.chmod(0o644)
    with closing(Player(own_server().url)) as anna:
        anna.post("/api/tables", {"game": FIRST})
        assert main(["backup", str(tmp_path / "copy.db"), "--database", str(old)]) == 0
        files = [path for path in tmp_path.iterdir() if path.is_file()]
        assert {path.name for path in files} >= {"own.db", "own.db-wal", "own.db-shm", "copy.db"}
        assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in files} == {path.name: 0o600 for path in files}


def test_a_file_has_one_server(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "tables.db"))
    with alone(config), pytest.raises(QuiviraError, match="another server is using"), alone(config):
        pytest.fail("two of them")
    with alone(config):
        pass
    with alone(Config(database="postgresql://x/y")), alone(Config(database="postgresql://x/y")):
        pass


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first = start(database, free_port())
    words = [sys.executable, "-m", "quivira", "serve", "--database", database, "--port", str(free_port())]
    second = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    first.kill()
    first.wait()
    assert second.returncode == 2
    assert "another server is using" in second.stderr
    assert len(second.stderr.splitlines()) == 1
    third = start(database, free_port())
    third.terminate()
    third.wait()


def test_a_newer_database_is_refused_in_a_sentence(database: str, tmp_path: Path, postgres_uri: str) -> None:
    newer = str(tmp_path / "newer.db") if "://" not in database else fresh_database(postgres_uri)

    async def written() -> None:
        opened = await Database.open(Config(database=newer))
        async with opened.write() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await opened.close()

    asyncio.run(written())
    with pytest.raises(QuiviraError, match="newer version of Quivira"):
        asyncio.run(prepare(Config(database=newer)))


def test_where_the_database_is_said(tmp_path: Path) -> None:
    secret = "postgresql://quivira:hunter2@db/quivira"
    file = tmp_path / "database"
    file.write_text(f"{secret}\n")
    assert chosen_database(None, {}) == "quivira.db"
    assert chosen_database("mine.db", {"QUIVIRA_DATABASE": secret}) == "mine.db"
    assert chosen_database(None, {"QUIVIRA_DATABASE": secret}) == secret
    assert chosen_database(None, {"QUIVIRA_DATABASE_FILE": str(file)}) == secret
    assert chosen_database("postgresql://quivira@db/quivira", {}) == "postgresql://quivira@db/quivira"
    for given in (secret, "postgresql://db/quivira?user=quivira&password=hunter2"):
        with pytest.raises(QuiviraError, match="QUIVIRA_DATABASE") as refused:
            chosen_database(given, {})
        assert "hunter2" not in str(refused.value)
    with pytest.raises(QuiviraError, match="cannot be read"):
        chosen_database(None, {"QUIVIRA_DATABASE_FILE": str(tmp_path / "none")})


def test_a_password_on_the_command_line_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "postgresql://quivira:hunter2@127.0.0.1:1/quivira"]) == 2
    told = capsys.readouterr().err
    assert "QUIVIRA_DATABASE_FILE" in told
    assert "hunter2" not in told


def test_a_process_that_stops_before_it_hears_the_others_leaves_no_line_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts and stops at once, or just when the line was lost."""

    class Line:
        def __init__(self) -> None:
            self.asked = asyncio.Event()
            self.is_open = True

        def add_termination_listener(self, _: object) -> None:
            """It is never lost."""

        async def add_listener(self, *_: object) -> None:
            self.asked.set()
            await asyncio.Event().wait()

        def terminate(self) -> None:
            self.is_open = False

    async def story() -> bool:
        line = Line()

        async def connect(*_: object, **__: object) -> Line:
            return line

        monkeypatch.setattr(asyncpg, "connect", connect)
        bus = Bus(Database("postgresql+asyncpg://nobody@localhost/nothing"))
        await bus.start()
        await line.asked.wait()
        await bus.stop()
        return line.is_open

    assert not asyncio.run(story())
