"""A bad row, table or game is alone with its misery: all else goes on, and the table says what is wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.sql import Executable
from websockets.exceptions import ConnectionClosed

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.kept.database import Database
from quivira.server.kept.schema import actions, chairs, snapshots, tables
from quivira.testing.play import long_game
from quivira.testing.server import PATIENCE, Player, Serving, fresh_database

QUICK = Config(port=0, rate=0, bot_pause=0, sweep=0.3)
FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]
DAMAGES: dict[str, tuple[str, Callable[[str], Executable]]] = {
    "no JSON": ("damaged", lambda t: update(tables).where(tables.c.id == t).values(options="{")),
    "clocks of other seats": (
        "damaged",
        lambda t: update(tables).where(tables.c.id == t).values(clock='{"kind":"move"}', clocks='{"left":[1]}'),
    ),
    "unknown status": ("damaged", lambda t: update(tables).where(tables.c.id == t).values(pace="hurried")),
    "missing chairs": ("damaged", lambda t: delete(chairs).where(chairs.c.table_id == t, chairs.c.seat == 1)),
    "missing lines": ("damaged", lambda t: delete(actions).where(actions.c.table_id == t, actions.c.number == 1)),
    "events": ("damaged", lambda t: update(actions).where(actions.c.table_id == t).values(events="[")),
    "unknown game": ("not-installed", lambda t: update(tables).where(tables.c.id == t).values(game="no_such_game")),
}
every_damage = pytest.mark.parametrize("damage", DAMAGES)


@pytest.fixture(params=["sqlite", "postgres"])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """For servers on an empty database."""
    if request.param == "sqlite":
        return replace(QUICK, database=str(tmp_path / "tables.db"))
    return replace(QUICK, database=fresh_database(request.getfixturevalue("postgres_uri")))


def ask(config: Config, *queries: Executable) -> list[Any]:
    """Do it behind the server's back; the rows of the last one."""

    async def told() -> list[Any]:
        database = Database(config.database_url)
        async with database.write() as connection:
            for query in queries:
                found = await connection.execute(query)
            rows = list(found) if found.returns_rows else []
        await database.close()
        return rows

    return asyncio.run(told())


def back(server: Serving, token: str) -> Player:
    """The same person at a server that was started again."""
    player = Player(server.url, join=False)
    player.http.cookies.set("quivira", token)
    return player


def bots_table(anna: Player, **more: Any) -> str:
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "open": True, **more})["table"]
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    return str(table)


def problem_of(player: Player, table: str) -> str:
    """Why the table's socket is closed."""
    socket = player.connect(f"/api/tables/{table}/socket")
    with closing(socket), pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


@every_damage
def test_a_bad_row_is_alone(config: Config, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    """Lobby, own tables, the sweep for bots and every other table go on; the log and a metric tell of the bad ones."""
    code, spoil = DAMAGES[damage]
    with Serving(replace(config, bot_pause=3600)) as server, closing(Player(server.url)) as anna:
        bad = [bots_table(anna, sit=sits) for sits in (True, False, True, False)]
        sound = [bots_table(anna, sit=False) for _ in range(4)]
        own = anna.post("/api/tables", {"game": FIRST, "open": True})["table"]
        numbers = {table: anna.get(f"/api/tables/{table}")["number"] for table in sound}
        token = anna.token
    ask(config, *(spoil(table) for table in bad))
    with Serving(config) as server, closing(back(server, token)) as anna:
        for table in sound:
            with closing(anna.socket(table)) as watcher:
                watcher.wait("play")
                watcher.until(numbers[table] + 5)
        for listed in (anna.get("/api/lobby"), anna.get("/api/me/shelf")["tables"]):
            assert own in [one["table"] for one in listed]
        anna.get("/api/me/waiting")
        for table in bad:
            for _ in range(2):
                refused = anna.get(f"/api/tables/{table}", status=409)
                assert refused["code"] == code
                assert len(refused["message"]) > 40
            assert problem_of(anna, table) == code
            anna.post(f"/api/tables/{table}/seats/0/stand-in", status=409)
        metrics = anna.request("GET", "/metrics").text
    assert f"quivira_tables_unreadable {len(bad):.1f}" in metrics
    told = [record for record in caplog.records if record.name == "quivira.damage"]
    assert sorted(vars(record)["table"] for record in told) == sorted(table[:6] for table in bad)  # each once


def test_a_mended_row_is_well_again(config: Config) -> None:
    with Serving(config) as server, closing(Player(server.url)) as anna:
        table = bots_table(anna, sit=False)
        token = anna.token
    (options,) = ask(config, select(tables.c.options).where(tables.c.id == table))
    ask(config, DAMAGES["no JSON"][1](table))
    with Serving(config) as server, closing(back(server, token)) as anna:
        anna.get(f"/api/tables/{table}", status=409)
        ask(config, update(tables).where(tables.c.id == table).values(options=options.options))
        assert anna.get(f"/api/tables/{table}")["table"] == table
        assert "quivira_tables_unreadable 0.0" in anna.request("GET", "/metrics").text


def renamed(state: dict[str, Any]) -> None:
    """A field that the rules call otherwise now."""
    name = next(field for field in state if field not in ("game", "rules", "seats", "options", "stack"))
    state["formerly"] = state.pop(name)


def another_step(state: dict[str, Any]) -> None:
    """A question that holds more than it used to: it would load, and be wrong."""
    for step in state["stack"]:
        step["more"] = 1


def another_kind(state: dict[str, Any]) -> None:
    """Numbers in a row that were a list."""
    name = next(field for field, value in state.items() if isinstance(value, dict) and "$ints" in value)
    state[name] = state[name]["$ints"]


SHAPES: dict[str, Callable[[bytes], bytes]] = {
    "damaged": lambda state: state[:-9],
    "foreign": lambda _: b'{"game": "x", "rules": 0}',
    **{
        change.__name__: lambda state, change=change: changed(state, change)  # type: ignore[misc]
        for change in (renamed, another_step, another_kind)
    },
}


def changed(state: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    saved = json.loads(state)
    change(saved)
    return json.dumps(saved).encode()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_snapshot_that_cannot_be_read_is_made_up_for_by_the_log(config: Config, shape: str) -> None:
    """The table stands as it stood, can be played on, and be replayed from any number."""
    config = replace(config, snapshot_every=5)
    with Serving(config) as server, closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
        for seat in range(1, FEWEST):
            anna.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"Beside {seat}"})
        anna.post(f"/api/tables/{table}/start", {})
        with closing(anna.socket(table)) as client:
            client.wait("play")
            for _ in range(6):
                play_any(client)
        before, token = anna.get(f"/api/tables/{table}/position"), anna.token
    rows = ask(config, select(snapshots))
    assert rows
    ask(
        config,
        *(
            update(snapshots).where(snapshots.c.number == row.number).values(state=SHAPES[shape](row.state))
            for row in rows
        ),
    )
    with Serving(config) as server, closing(back(server, token)) as anna:
        assert anna.get(f"/api/tables/{table}/position") == before
        last = anna.get(f"/api/tables/{table}/replay?seat=0&number={before['number']}")["moments"][0]["views"][0]
        assert last == before["sides"][0]["view"]
        with closing(anna.socket(table)) as client:
            client.wait("play")
            play_any(client)


def play_any(client: Any) -> None:
    seat = next(side["seat"] for side in client.position["sides"] if side["legal"])
    answer = client.play(seat, client.legal(seat)[0])
    assert answer["type"] == "ack", answer
    client.until(answer["number"])


def test_a_table_of_rules_that_are_gone_says_so(config: Config) -> None:
    """Whoever looks at it is told why it does not go on; bots leave it alone."""
    with Serving(replace(config, bot_pause=3600)) as server, closing(Player(server.url)) as anna:
        table, token = bots_table(anna, sit=False), anna.token
        assert anna.get(f"/api/tables/{table}")["problem"] is None
    ask(config, update(actions).values(key="verb-that-is-gone"), delete(snapshots))
    with Serving(config) as server, closing(back(server, token)) as anna:
        assert anna.get(f"/api/tables/{table}")["problem"] == "old-rules"
        with closing(anna.socket(table)) as client:
            assert client.wait("table")["problem"] == "old-rules"
        assert "quivira_tables_unreadable 1.0" in anna.request("GET", "/metrics").text


def test_a_game_that_begins_without_a_draw_can_be_played(config: Config) -> None:
    """Nothing has happened yet, and still it stands somewhere: after a restart, too."""
    with Serving(replace(config, bot_pause=3600)) as server, closing(Player(server.url)) as anna:
        table, token = bots_table(anna, sit=False), anna.token
    ask(
        config,
        delete(actions),
        update(tables).values(number=0, waiting=0),  # chance is asked, nobody else
    )
    with Serving(replace(config, bot_pause=3600)) as server, closing(back(server, token)) as anna:
        assert anna.get(f"/api/tables/{table}/position")["number"] == 0
