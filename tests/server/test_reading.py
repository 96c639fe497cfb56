"""What many ask for is read once, and what is long in pieces."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from quivira.kernel.registry import find
from quivira.match import Line, Match
from quivira.server.config import Config
from quivira.server.kept import store
from quivira.server.kept.bus import LOBBY, Bus
from quivira.server.kept.changes import Changes
from quivira.server.kept.database import Database
from quivira.server.kept.sheet import Chair
from quivira.server.metrics import Metrics
from quivira.server.people.identity import Person, new_id
from quivira.server.tables.damage import Damage
from quivira.server.tables.desk import Desk, NewTable, sheet_for
from quivira.server.tables.lobby import FOLLOWED, OF_ONE_HOST, Lobby
from quivira.server.tables.records import Records
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving

FIRST = long_game()


@asynccontextmanager
async def lobby(path: Path) -> AsyncIterator[tuple[Lobby, Bus, Desk, list[str]]]:
    """A lobby, and all that is asked of its database."""
    config = Config(database=str(path / "tables.db"))
    database = await Database.open(config)
    bus = Bus(database)
    asked: list[str] = []
    event.listen(database.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    found = Lobby(database, bus, Damage(Metrics()))
    try:
        yield found, bus, Desk(Changes(database, bus), Room(database, bus), config), asked
    finally:
        await found.close()
        await database.close()


def person(name: str) -> Person:
    return Person(new_id(), "guest", name, "en")


def test_the_lobby_is_read_once_for_all_who_follow_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (found, bus, desk, asked):
            anna = person("Anna")
            await desk.open(anna, NewTable(FIRST, open=True))
            before = await found.followed()
            told = asyncio.Event()
            with bus.listening(FOLLOWED, lambda _: told.set()):
                asked.clear()
                for _ in range(200):
                    bus.changed([LOBBY])
                assert await found.followed() is before
                await told.wait()
                after = [await found.followed() for _ in range(500)]
            assert len([words for words in asked if words.startswith("SELECT")]) == 2  # tables and chairs
            assert len({id(tables) for tables in after}) == 1
            assert after[0].encoded("stranger") is after[0].encoded(None)
            mine, theirs = (json.loads(after[0].encoded(who)) for who in (anna.id, None))
            assert [table.pop("mine") for table in mine + theirs] == [[0], []]
            assert mine == theirs

    asyncio.run(story())


def test_whoever_asks_after_a_change_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (found, _, desk, _):
            first = asyncio.create_task(found.open_tables())
            await asyncio.sleep(0)
            await desk.open(person("Anna"), NewTable(FIRST, open=True))
            assert len(json.loads((await found.open_tables()).encoded(None))) == 1
            await first
            assert len(json.loads((await found.followed()).encoded(None))) == 1

    asyncio.run(story())


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (found, _, desk, _):
            real = await desk.open(person("Anna"), NewTable(FIRST, open=True))
            for name in ("Ben", "Bob", "Bea"):
                host = person(name)
                for _ in range(20):
                    await desk.open(host, NewTable(FIRST, open=True))
            shown = json.loads((await found.open_tables()).encoded(None))
            assert real.sheet.id in [table["table"] for table in shown]
            assert len(shown) == 1 + 3 * OF_ONE_HOST

    asyncio.run(story())


def test_questions_to_many_people_are_read_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (found, _, desk, asked):
            hosts = [person("Anna") for _ in range(5)]
            for host in hosts:
                live = await desk.open(host, NewTable(FIRST, find(FIRST).meta.seats[0]))
                await desk.start(host, live.sheet.id, "random")
            asked.clear()
            people = [host.id for host in hosts] * 20
            answers = await asyncio.gather(*(found.waiting(who) for who in people))
            assert len([words for words in asked if words.startswith("SELECT")]) <= 2
            alone = [await found.waiting(who) for who in people]
            assert answers == alone
            assert {len(answer) for answer in answers} <= {0, 1}

    asyncio.run(story())


def test_who_sits_down_is_not_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (_, _, desk, asked):
            table = (await desk.open(person("Anna"), NewTable(FIRST))).sheet.id
            asked.clear()
            live = await desk.sit(person("Ben"), table, None, None)
            read = [words for words in asked if words.startswith("SELECT")]
            assert len(read) == 2  # the sheet and its chairs, once
            stored = await Room(desk._changes.database).find(table)
            assert (live.sheet, live.chairs) == (stored.sheet, stored.chairs)
            live.missed = 1  # somebody else has changed it too
            assert (await desk.sit(person("Cleo"), table, None, None)).missed == 0
            stored = await Room(desk._changes.database).find(table)
            assert (live.sheet, live.chairs) == (stored.sheet, stored.chairs)

    asyncio.run(story())


def test_what_can_be_played_is_encoded_once(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Player(server.url)) as anna:
        before = anna.get("/api/games")
        monkeypatch.setattr("quivira.server.entrance.routes.tables.game_info", None)
        assert anna.get("/api/games") == before


def test_many_undos_are_followed_in_one_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two moves and back, again and again: the state is the one of what is still valid."""
    game, seats = find(FIRST), find(FIRST).meta.seats[0]
    match: Match[Any] = Match(game, seats)
    lines = match.lines[:]
    start = len(lines)
    seat = match.state.actors()[0]
    key = match.state.legal(seat)[0].key
    for _ in range(50):
        lines += [Line(len(lines) + 1, seat, key), Line(len(lines) + 2, seat, "", back=len(lines) + 1)]
    live = Table(sheet_for("anna", NewTable(FIRST, seats)), [Chair(k) for k in range(seats)])
    live.restore(None, lines[: start + 1])
    rewinds: list[int] = []
    original = Match.rewind

    def rewind(match: Match[Any], number: int) -> None:
        rewinds.append(number)
        original(match, number)

    monkeypatch.setattr(Match, "rewind", rewind)
    live.follow(lines[start + 1 :])
    assert rewinds == [start + 1]
    assert live.playing().lines == match.lines
    assert game.dump(live.playing().state) == game.dump(match.state)


def played_out(undos: int) -> tuple[list[Line], Match[Any]]:
    """A whole game whose first choice was made and taken back so many times."""
    game = find(FIRST)
    match: Match[Any] = Match(game, game.meta.seats[0])
    for _ in range(undos):
        seat = match.state.actors()[0]
        number = match.number + 1
        match.play(seat, [match.state.legal(seat)[0].key])
        match.go_back(seat, number)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, [match.state.legal(seat)[0].key])
    return match.log, match


def test_play_goes_on_without_going_through_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (_, _, desk, _):
            anna = person("Anna")
            lines, match = played_out(undos=60)
            seats = find(FIRST).meta.seats[0]
            sheet = sheet_for(anna.id, NewTable(FIRST, seats))
            sheet = msgspec.structs.replace(sheet, status="over", number=len(lines))
            async with desk._changes.database.write() as connection:
                await store.add_table(connection, sheet, [Chair(k, f"P{k}") for k in range(seats)])
                await store.add_lines(connection, sheet.id, lines)
            over = await desk._room.find(sheet.id)
            assert find(FIRST).dump(over.playing().state) == find(FIRST).dump(match.state)
            monkeypatch.setattr(Match, "rewind", None)
            number = next(line.number for line in lines if line.number > 130 and line.seat >= 0 and not line.forced)
            again = await Records(desk._changes.database, desk).play_on(anna, over, number - 1, 0, "random")
            kept = [(line.seat, line.key) for line in match.lines]
            played = [(line.seat, line.key) for line in again.playing().lines]
            assert played == kept[: len(played)]
            assert len(played) < len(kept)

    asyncio.run(story())


def test_a_long_log_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with lobby(tmp_path) as (_, _, desk, asked):
            host = person("Anna")
            live = await desk.open(host, NewTable(FIRST, sit=False))
            table = (await desk.start(host, live.sheet.id, "random")).sheet.id
            async with desk._changes.database.write() as connection:
                begun = await store.load_lines(connection, table)
                more = [Line(n, 0, "x", at=n) for n in range(len(begun) + 1, 41)]
                await store.add_lines(connection, table, more)
            async with desk._changes.database.read() as connection:
                monkeypatch.setattr(store, "PIECE", 10)
                asked.clear()
                lines = await store.load_lines(connection, table)
                assert [line.number for line in lines] == list(range(1, 41))
                assert len([words for words in asked if "FROM actions" in words]) == 5
                assert [line.number for line in await store.load_lines(connection, table, 33)] == list(range(34, 41))

    asyncio.run(story())


def test_who_goes_before_a_table_is_found_leaves_no_trace(tmp_path: Path) -> None:
    """A request that is refused meanwhile, or given up, is no error of ours."""
    told: list[object] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        database = await Database.open(Config(database=str(tmp_path / "tables.db")))
        room = Room(database)
        looks = asyncio.create_task(room.find("nothing"))
        await asyncio.sleep(0)
        (loads,) = room._loading.values()
        looks.cancel()
        await asyncio.wait([looks, loads])
        del looks, loads
        gc.collect()
        await database.close()

    asyncio.run(story())
    assert told == []
