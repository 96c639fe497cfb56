"""Faults: processes killed, databases restarted, two processes at one table, starting again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from quivira.bots import RandomBot
from quivira.cli import main
from quivira.kernel import QuiviraError, Turn
from quivira.kernel.registry import find
from quivira.server.client import BotRunner
from quivira.server.config import Config
from quivira.server.kept.database import Database
from quivira.server.kept.schema import metadata
from quivira.server.run import prepare
from quivira.testing.faults import kill_under_load, restart_under_load
from quivira.testing.load import free_port
from quivira.testing.play import long_game, long_games
from quivira.testing.server import Player, Serving, fresh_database

FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]
QUICK = Config(port=0, rate=0, bot_pause=0, sweep=0.3)


@pytest.mark.usefixtures("shared_storage")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_killed_server_loses_nothing_that_was_acknowledged(kind: str) -> None:
    """SIGKILL under load; `make soak` does it 50 times on each database."""
    survey = kill_under_load(kind, kills=2)
    assert survey.problems == []
    assert survey.faults == 2
    assert survey.moves > 20
    assert survey.resumed > 0


def test_a_restarted_database_loses_nothing_that_was_acknowledged() -> None:
    survey = restart_under_load(restarts=1)
    assert survey.problems == []
    assert survey.moves > 20


@pytest.fixture
def two_servers(postgres_uri: str) -> Iterator[list[Serving]]:
    config = replace(QUICK, database=fresh_database(postgres_uri))
    with Serving(config) as one, Serving(config) as other:
        yield [one, other]


def table_of_two(first: Player, others: list[Player]) -> str:
    table = str(first.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"])
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    return table


def at(server: Serving, player: Player) -> Player:
    """The same person at another process."""
    twin = Player(server.url, player.name, join=False)
    twin.http.cookies.set("quivira", player.token)
    twin.id = player.id
    return twin


def test_of_two_conflicting_commands_exactly_one_wins(two_servers: list[Serving]) -> None:
    """The same seat moves at two processes at the same moment, again and again."""
    people = [Player(two_servers[0].url, f"P{seat}") for seat in range(FEWEST)]
    twins = [at(two_servers[1], player) for player in people]
    table = table_of_two(people[0], people[1:])
    for round_ in range(15):
        position = people[0].get(f"/api/tables/{table}/position")
        if position["outcome"]:
            break
        seat = position["waiting"][0]
        mine = people[seat].get(f"/api/tables/{table}/position")
        legal = [choice["key"] for choice in mine["sides"][0]["legal"]]
        answers: list[tuple[int, Any]] = []
        barrier = threading.Barrier(2)

        def move(player: Player, key: str, name: str, seen: int = mine["number"], seat: int = seat) -> None:
            barrier.wait()  # noqa: B023 - both threads end before the next round
            body = {"seat": seat, "seen": seen, "keys": [key], "id": name}
            answer = player.request("POST", f"/api/tables/{table}/play", body)
            answers.append((answer.status_code, answer.json()))  # noqa: B023

        moves = [(people[seat], legal[0], f"a{round_}"), (twins[seat], legal[-1], f"b{round_}")]
        threads = [threading.Thread(target=move, args=given) for given in moves]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(status for status, _ in answers) == [200, 409], answers
        assert next(body for status, body in answers if status == 409)["code"] == "stale"
    for player in [*people, *twins]:
        player.close()


def test_viewers_at_another_process_see_every_move(two_servers: list[Serving]) -> None:
    people = [Player(two_servers[0].url, f"P{seat}") for seat in range(FEWEST)]
    table = table_of_two(people[0], people[1:])
    far = at(two_servers[1], people[0])
    with closing(far.socket(table)) as viewer:
        viewer.wait("play")
        for _ in range(6):
            position = people[0].get(f"/api/tables/{table}/position")
            seat = position["waiting"][0]
            mine = people[seat].get(f"/api/tables/{table}/position")
            key = mine["sides"][0]["legal"][0]["key"]
            body = {"seat": seat, "seen": mine["number"], "keys": [key], "id": f"m{mine['number']}"}
            number = people[seat].post(f"/api/tables/{table}/play", body)["number"]
            assert viewer.until(number)["sides"][0]["seat"] == 0
        people[0].post(f"/api/tables/{table}/chat", {"words": "hello there"})
        assert viewer.wait("chat")["lines"][-1]["words"] == "hello there"
        people[-1].post(f"/api/tables/{table}/leave")
        while not viewer.table["chairs"][-1]["gone"]:
            viewer.read()
    for player in [*people, far]:
        player.close()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """A sweep at the start finds tables that wait for a bot, also where its own process died while it thought."""
    config = replace(QUICK, database=str(tmp_path / "tables.db"))
    with Serving(replace(config, bot_pause=3600)) as server, closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "sit": False})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        number = anna.get(f"/api/tables/{table}")["number"]
        token = anna.token
    with Serving(config) as server, closing(Player(server.url, join=False)) as anna:
        anna.http.cookies.set("quivira", token)
        with closing(anna.socket(table)) as watcher:
            watcher.wait("play")
            assert watcher.until(number + 5)["sides"][0]["seat"] is None


class Plodder(RandomBot):
    """Tells when it has moved, and moves only as often as it may: so the server goes away in the middle of a game."""

    moves, allowed = 0, 3

    def choose(self, turn: Turn[Any]) -> str:
        wait_for(lambda: Plodder.moves < Plodder.allowed)
        Plodder.moves += 1
        return super().choose(turn)


def test_a_bot_from_outside_comes_back_when_the_server_does(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The server goes away in the middle of a game, and again; the same runner plays it to its end."""
    config = replace(QUICK, database=str(tmp_path / "tables.db"), port=free_port())
    with Serving(config) as server, closing(Player(server.url)) as anna:
        made, token = anna.post("/api/bots", {"name": "Robo"}), anna.token
        table = str(anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "sit": False})["table"])
        anna.post(f"/api/tables/{table}/sit", {"bot": made["person"]["id"]})
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        runner = threading.Thread(target=BotRunner(server.url, made["token"], Plodder, once=True).run, daemon=True)
        runner.start()
        wait_for(lambda: Plodder.moves == Plodder.allowed)
    with Serving(config):
        Plodder.allowed += 3
        wait_for(lambda: Plodder.moves == Plodder.allowed)
    assert runner.is_alive()
    with Serving(config) as server, closing(Player(server.url, join=False)) as anna:
        Plodder.allowed = 10**9
        anna.http.cookies.set("quivira", token)
        runner.join(60)
        assert not runner.is_alive()
        assert anna.get(f"/api/tables/{table}")["status"] == "over"
    assert any("connection is lost" in message for message in caplog.messages)


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_table_is_loaded_from_its_last_snapshot(tmp_path: Path) -> None:
    config = replace(QUICK, database=str(tmp_path / "tables.db"), snapshot_every=10)
    with Serving(config) as server, closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "sit": False})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        with closing(anna.socket(table)) as watcher:
            while not watcher.position or not watcher.position["outcome"]:
                watcher.read()
        last = anna.get(f"/api/tables/{table}/position")
        token = anna.token
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        taken = [row[0] for row in database.execute("SELECT number FROM snapshots ORDER BY number")]
        assert taken[-1] == last["number"]
        assert len(taken) >= 5
        first = taken[0]
        database.execute("UPDATE actions SET key = 'unreadable' WHERE number <= ?", (first,))
    with Serving(config) as server, closing(Player(server.url, join=False)) as anna:
        anna.http.cookies.set("quivira", token)
        again = anna.get(f"/api/tables/{table}/position")
        assert again["sides"][0]["view"] == last["sides"][0]["view"]
        assert again["outcome"] == last["outcome"]
        assert anna.get(f"/api/tables/{table}/replay?number={first}")["moments"]
        assert anna.get(f"/api/tables/{table}/replay?number={first - 1}", status=409)["code"] == "old-rules"


@pytest.mark.parametrize("game", long_games())
def test_a_running_game_of_older_rules_goes_on(tmp_path: Path, game: str) -> None:
    """From its last snapshot by the rules installed, though its steps had a field that is gone."""
    config = replace(QUICK, database=str(tmp_path / "tables.db"), snapshot_every=1)
    seats = find(game).meta.seats[0]

    def move(anna: Player, table: str) -> None:
        before = anna.get(f"/api/tables/{table}/position")
        key = before["sides"][0]["legal"][0]["key"]
        body = {"seat": 0, "seen": before["number"], "keys": [key], "id": f"n{before['number']}"}
        assert anna.post(f"/api/tables/{table}/play", body)["number"] > before["number"]

    def is_asked(anna: Player, table: str) -> bool:
        return bool(anna.get(f"/api/tables/{table}/position")["sides"][0]["legal"])

    with Serving(config) as server, closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": game, "seats": seats})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        wait_for(lambda: is_asked(anna, table))
        move(anna, table)
        wait_for(lambda: is_asked(anna, table))
        token, last = anna.token, anna.get(f"/api/tables/{table}/position")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE tables SET rules = rules - 1")
        for number, data in database.execute("SELECT number, state FROM snapshots").fetchall():
            state = json.loads(data)
            state["rules"] -= 1
            state["stack"] = [{**step, "gone": 1} for step in state["stack"]]
            changed = json.dumps(state).encode()
            database.execute("UPDATE snapshots SET state = ? WHERE number = ?", (changed, number))
    with Serving(config) as server, closing(Player(server.url, join=False)) as anna:
        anna.http.cookies.set("quivira", token)
        assert anna.get(f"/api/tables/{table}/position")["sides"][0]["view"] == last["sides"][0]["view"]
        move(anna, table)


def test_a_table_of_rules_that_are_gone_can_still_be_read(tmp_path: Path) -> None:
    """It says why it cannot go on; the server and the table's log live."""
    config = replace(QUICK, database=str(tmp_path / "tables.db"), snapshot_every=5)
    with Serving(config) as server, closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        token = anna.token
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE actions SET key = 'verb-that-is-gone'")
        database.execute("UPDATE snapshots SET state = ?", (b'{"game": "x", "rules": 0}',))
    with Serving(config) as server, closing(Player(server.url, join=False)) as anna:
        anna.http.cookies.set("quivira", token)
        assert anna.get(f"/api/tables/{table}")["status"] == "playing"
        assert anna.get(f"/api/tables/{table}/position", status=409)["code"] == "old-rules"
        assert anna.get(f"/api/tables/{table}/log")["lines"]
        body = {"seat": 0, "seen": 1, "keys": ["x"], "id": "x"}
        assert anna.post(f"/api/tables/{table}/play", body, status=409)["code"] == "old-rules"


def test_a_bot_that_takes_too_long_gets_a_random_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = replace(QUICK, database=str(tmp_path / "tables.db"), bot_seconds=0.0)
    with Serving(config) as server, closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "sit": False})["table"]
        number = anna.post(f"/api/tables/{table}/start", {"fill": "easy"})["number"]
        with closing(anna.socket(table)) as watcher:
            watcher.wait("play")
            watcher.until(number + 3)
        assert "quivira_bot_late_total 0.0" not in anna.request("GET", "/metrics").text


def test_backup_while_the_server_runs(
    own_server: Callable[..., Serving], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Player(own_server().url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--database", str(tmp_path / "own.db")]) == 0
        assert "checked" in capsys.readouterr().out
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    with Serving(replace(QUICK, database=str(copy))) as server, closing(Player(server.url, join=False)) as anna:
        assert anna.get(f"/api/tables/{table}")["status"] == "waiting"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["copy.db", "--database", "postgresql://x/y"], "pg_dump"),
        (["copy.db", "--database", "no-such-file.db"], "there is no file"),
        (["broken.db", "--database", "broken.db"], "another file"),
        (["copy.db", "--database", "broken.db"], "the copy failed"),
    ],
)
def test_a_backup_that_cannot_be(
    words: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.db").write_bytes(b"this is no database" * 100)
    assert main(["backup", *words]) == 2
    assert complaint in capsys.readouterr().err
    assert not Path("copy.db.part").exists()


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    async def differences() -> list[Any]:
        opened = await Database.open(Config(database=database))
        async with opened.read() as connection:
            found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        await opened.close()
        return list(found)

    assert asyncio.run(differences()) == []


def test_quivira_serve_greets_with_its_address_and_stops(tmp_path: Path) -> None:
    words = ["serve", "--database", str(tmp_path / "tables.db"), "--port", "0", "--log", "warning"]
    with subprocess.Popen([sys.executable, "-m", "quivira", *words], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        first, *more = takewhile(lambda line: "Ctrl-C stops" not in line, process.stderr)
        process.terminate()
        process.communicate(timeout=120)
    assert "http://127.0.0.1:0" in first
    assert "--host 0.0.0.0" in "".join(more)


def test_an_impossible_database_is_refused_in_one_line() -> None:
    words = [sys.executable, "-m", "quivira", "serve", "--database", "mysql://x", "--log", "error"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "starts with postgresql://" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("database", ["/no/such/folder/tables.db", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_is_away_is_named_before_anybody_is_greeted(database: str) -> None:
    with pytest.raises(QuiviraError, match="the database cannot be opened"):
        asyncio.run(prepare(Config(database=database)))
