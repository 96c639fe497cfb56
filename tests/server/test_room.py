"""Tables in memory and what is written: two rooms on one database stand for two processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, select, update

from quivira.bots import levels
from quivira.kernel import Rng, settle
from quivira.kernel.registry import find, names
from quivira.match import Line, Match
from quivira.server.config import Config
from quivira.server.kept import storage as stored
from quivira.server.kept import store
from quivira.server.kept.bus import Bus
from quivira.server.kept.changes import Changes
from quivira.server.kept.database import Database
from quivira.server.kept.schema import actions, snapshots, tables
from quivira.server.kept.storage import Batch, Storage, storage_for
from quivira.server.metrics import Metrics
from quivira.server.now import now
from quivira.server.people.identity import Person, new_id
from quivira.server.people.limits import Homes, Limits
from quivira.server.problems import Problem
from quivira.server.tables.bots import Drivers, Question, Thinkers, think
from quivira.server.tables.desk import Desk, NewTable
from quivira.server.tables.play import Command, Play, perform
from quivira.server.tables.records import Records
from quivira.server.tables.room import Room
from quivira.server.tables.table import IDS, Table
from quivira.server.tables.writer import Writer
from quivira.testing.play import long_game

FIRST = long_game()
HANGING = """import time
from quivira.bots import Bot

class Hangs(Bot):
    def choose(self, turn):
        time.sleep(600)
"""


class World:
    """A process that writes, and the room of another one that reads."""

    def __init__(self, database: Database, writes: Storage) -> None:
        self.database, self.writes = database, writes
        self.bus = Bus(database)
        self.here, self.there = Room(database, self.bus), Room(database)
        self.desk = Desk(Changes(database, self.bus), self.here)

    async def table(self) -> str:
        """A table of bots whom nobody drives."""
        host = Person(new_id(), "guest", "Anna", "en")
        live = await self.desk.open(host, NewTable(FIRST, find(FIRST).meta.seats[0], sit=False))
        await self.desk.start(host, live.sheet.id, "random")
        await self.there.find(live.sheet.id)
        return live.sheet.id

    async def batch(self, ids: list[str]) -> tuple[Batch, dict[str, tuple[Table, Any]]]:
        """A move at each of these tables, not yet written."""
        done = {}
        for table in ids:
            live = await self.here.find(table)
            seat = live.sheet.waits_for()[0]
            key = live.playing().state.legal(seat)[0].key
            change = perform(live, Command(table, None, Play(seat, live.number, [key], f"m{live.number}")), now())
            assert change is not None
            done[table] = (live, change)
        batch = Batch(
            {table: (live.number, live.sheet.revision) for table, (live, _) in done.items()},
            [change.sheet for _, change in done.values()],
            [(table, line) for table, (_, change) in done.items() for line in change.lines],
            [
                (table, change.sheet.number, live.game.dump(change.match.state))
                for table, (live, change) in done.items()
            ],
        )
        return batch, done

    async def move(self, *ids: str) -> None:
        """Make a move at each table, and tell the other process."""
        batch, done = await self.batch(list(ids))
        assert await self.writes.write(batch, []) == set()
        for table, (live, change) in done.items():
            self.here.install(live, change)
            self.there.outdate(table)


@asynccontextmanager
async def world(database: str) -> AsyncIterator[World]:
    opened = await Database.open(Config(database=database))
    writes = storage_for(opened)
    try:
        yield World(opened, writes)
    finally:
        await writes.close()
        await opened.close()


def run(database: str, story: Callable[[World], Awaitable[None]]) -> None:
    async def told() -> None:
        async with world(database) as w:
            await story(w)

    asyncio.run(told())


def test_what_another_process_did_is_read_in_one_query(database: str) -> None:
    async def story(w: World) -> None:
        ids = [await w.table() for _ in range(4)]
        await w.move(*ids)
        await w.move(*ids[:2])
        asked: list[str] = []
        event.listen(w.database.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
        found = await asyncio.gather(*(w.there.find(table) for table in ids * 3))
        assert len([words for words in asked if words.startswith("SELECT") and "tables" in words]) == 1
        for live in found:
            there, here = live.playing(), (await w.here.find(live.sheet.id)).playing()
            assert live.game.dump(there.state) == live.game.dump(here.state)
            assert [(x.seat, x.key) for x in there.lines] == [(x.seat, x.key) for x in here.lines]
            assert live.missed == 0

    run(database, story)


def test_a_line_is_read_as_it_was_written(database: str) -> None:
    """Draws, choices, forced moves and events of every kind: what a match writes is what is stored."""

    async def story(w: World) -> None:
        table = await w.table()
        for _ in range(8):
            await w.move(table)
        async with w.database.read() as connection:
            stored = await store.load_lines(connection, table)
        assert stored == (await w.here.find(table)).playing().log
        assert any(line.client for line in stored)
        assert any(line.events for line in stored)

    run(database, story)


def test_a_change_while_a_table_is_being_loaded_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(w: World) -> None:
        table = await w.table()
        w.there = Room(w.database)
        original = store.load_snapshot
        moved: list[str] = []

        async def between(connection: Any, of: str, until: int) -> Any:
            if not moved:
                moved.append(of)
                if w.database.is_sqlite:
                    await connection.rollback()  # so that the reader does not look at an old moment for ever
                await w.move(table)
            return await original(connection, of, until)

        monkeypatch.setattr("quivira.server.tables.room.load_snapshot", between)
        live = await w.there.find(table)
        assert moved == [table]
        assert live.number == (await w.here.find(table)).number

    run(database, story)


def test_a_table_that_is_gone_does_not_harm_the_others(database: str) -> None:
    async def story(w: World) -> None:
        gone, other = await w.table(), await w.table()
        await w.move(other)
        async with w.database.write() as connection:
            await store.drop_table(connection, gone)
        w.there.outdate(gone)
        answers = await asyncio.gather(w.there.find(gone), w.there.find(other), return_exceptions=True)
        assert isinstance(answers[0], Problem)
        assert answers[0].body.code == "no-such-table"
        assert isinstance(answers[1], Table)
        assert answers[1].number == (await w.here.find(other)).number

    run(database, story)


def test_lines_of_other_rules_break_one_table_only(database: str) -> None:
    """Processes of two versions on one database: what cannot be played is said, and the log can be read."""

    async def story(w: World) -> None:
        strange, other = await w.table(), await w.table()
        await w.move(strange, other)
        async with w.database.write() as connection:
            query = update(actions).where(actions.c.table_id == strange, actions.c.client.is_not(None))
            await connection.execute(query.values(key="verb-that-is-gone"))
            await connection.execute(
                update(snapshots).where(snapshots.c.table_id == strange).values(state=b'{"game": "x", "rules": 0}')
            )
        broken, well = await asyncio.gather(w.there.find(strange), w.there.find(other))
        assert broken.broken is not None
        page = await Records(w.database, w.desk).log(broken, None, 0)
        assert [line.number for line in page.lines][-1] == broken.number
        assert well.playing() is not None

    run(database, story)


def test_a_storage_that_fails_tells_everybody_who_waits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(w: World) -> None:
        table = await w.table()
        await w.move(table)
        original = store.load_news

        async def away(*_: object) -> None:
            raise OSError("away")

        monkeypatch.setattr("quivira.server.tables.room.load_news", away)
        answers = await asyncio.gather(w.there.find(table), w.there.find(table), return_exceptions=True)
        assert [type(answer) for answer in answers] == [OSError, OSError]
        monkeypatch.setattr("quivira.server.tables.room.load_news", original)
        assert (await w.there.find(table)).number == (await w.here.find(table)).number

    run(database, story)


def test_a_batch_is_written_where_memory_was_right(database: str) -> None:
    """One of two tables has gone on meanwhile: nothing is written to it, all of it to the other."""

    async def story(w: World) -> None:
        behind, right = await w.table(), await w.table()
        batch, done = await w.batch([behind, right])
        await w.move(behind)
        assert await w.writes.write(batch, []) == {behind}
        async with w.database.read() as connection:
            for table, number in ((behind, (await w.here.find(behind)).number), (right, done[right][1].sheet.number)):
                sheet = await store.load_sheet(connection, table)
                lines = await store.load_lines(connection, table)
                assert sheet is not None
                assert sheet.number == number == len(lines)
            assert lines[-len(done[right][1].lines) :] == done[right][1].lines
            taken = list(await connection.execute(select(snapshots).where(snapshots.c.table_id == right)))
        live, change = done[right]
        assert [(row.number, row.state) for row in taken] == [(change.sheet.number, live.game.dump(change.match.state))]
        assert await w.writes.write(batch, []) == {behind, right}

    run(database, story)


def test_a_storage_that_refuses_is_away_and_comes_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(w: World) -> None:
        table = await w.table()
        batch, _ = await w.batch([table])
        with monkeypatch.context() as broken:
            broken.setitem(stored.FILE, "lines", "INSERT INTO nowhere VALUES (:lines)")
            broken.setattr(stored, "SERVER", "SELECT $1, $2, $3, $4, $5 FROM nowhere")
            with pytest.raises(OSError, match="nowhere"):
                await w.writes.write(batch, [])
        await w.writes.close()
        assert await w.writes.write(batch, []) == set()

    run(database, story)


@pytest.mark.parametrize("error", [OSError("away"), RuntimeError("a bug of ours")])
def test_a_command_whose_commit_failed_can_be_sent_again(
    database: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits is told to try again; the same command then is done once, be it that it was stored or not."""

    async def story(w: World) -> None:
        table = await w.table()
        live = await w.here.find(table)
        before, seat = live.number, live.sheet.waits_for()[0]
        command = Command(table, None, Play(seat, before, [live.playing().state.legal(seat)[0].key], "once"))
        writer = Writer(Config(), w.database, w.here, Bus(w.database), Metrics())
        original = writer._storage.write
        faults = iter([False, True])

        async def failing(batch: Batch, notifications: list[str]) -> set[str]:
            stores = next(faults, None)
            if stores is None:
                return await original(batch, notifications)
            if stores:
                await original(batch, notifications)
            raise error

        monkeypatch.setattr(writer._storage, "write", failing)
        await writer.start()
        for _ in range(2):
            with pytest.raises(Problem) as refused:
                await writer.submit(command)
            assert refused.value.body.code == "try-again"
        done = await writer.submit(command)
        await writer.stop()
        async with w.database.read() as connection:
            lines = await store.load_lines(connection, table)
        assert [line.client for line in lines if line.client is not None] == [f"bot-{seat}:once"]
        assert done.number == len(lines) > before

    run(database, story)


@pytest.mark.parametrize("game", names())
def test_a_bot_of_any_level_chooses_from_a_sampled_world(game: str) -> None:
    match: Match[Any] = Match(find(game), find(game).meta.seats[0])
    seat = match.state.actors()[0]
    world = match.game.dump(match.game.resample(match.state, seat, match.rng))
    for level in levels(game):
        asked = Question(game, world, seat, level, seed=7, seconds=1.0)
        assert think(asked) in [action.key for action in match.state.legal(seat)]


def test_a_bot_that_hangs_costs_no_other_its_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hanging.py").write_text(HANGING, "utf-8")
    monkeypatch.chdir(tmp_path)
    game = find(FIRST)
    s = game.new(game.meta.seats[0])
    settle(s, Rng(1))
    seat = s.actors()[0]

    async def both() -> list[str | BaseException]:
        thinkers = Thinkers(Config(bot_processes=2, bot_seconds=10.0), Metrics())
        quick = Question(FIRST, game.dump(s), seat, "random", seed=7, seconds=0.1)
        hangs = asyncio.create_task(thinkers.ask(quick._replace(level="hanging:Hangs")))
        moves = await thinkers.ask(quick)
        hangs.cancel()
        found = await asyncio.gather(hangs, return_exceptions=True)
        again = await thinkers.ask(quick)
        thinkers.stop()
        return [moves, *found, again]

    moves, hung, again = asyncio.run(both())
    assert moves == again
    assert moves in [action.key for action in s.legal(seat)]
    assert isinstance(hung, asyncio.CancelledError)


def test_a_process_that_begins_slowly_still_has_its_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        has_begun = False

        def __init__(self, _: object) -> None: ...

        def answer(self) -> None:
            time.sleep(0.5)
            self.has_begun = True

        def do(self, _: Question) -> str:
            return "thought" if self.has_begun else "not yet"

        def end(self) -> None: ...

    monkeypatch.setattr("quivira.server.tables.bots.Worker", Slow)

    async def asked() -> str:
        thinkers = Thinkers(Config(bot_seconds=0.4), Metrics())
        try:
            return await thinkers.ask(Question(FIRST, b"", 0, "random", seed=7, seconds=0.1))
        finally:
            thinkers.stop()

    assert asyncio.run(asked()) == "thought"


def test_a_number_that_a_client_names_costs_no_memory(database: str) -> None:
    """Whatever spectators say they have seen: kept is what those share who follow, come anew or have seen all."""

    async def story(w: World) -> None:
        table = await w.table()
        for _ in range(20):
            await w.move(table)
        live = await w.here.find(table)
        for seats in ((), (0,)):
            for seen in range(500):
                message = msgspec.json.decode(live.message(seats, seen))
                assert message["number"] == live.number
                assert message["since"] == (seen if seen <= live.number else 0)
        assert len(live.drawn) <= 2 * 3
        shared = live.message((), live.before)
        assert live.message((), live.before) is shared

    run(database, story)


def test_a_table_remembers_the_ids_of_its_last_commands_only(database: str) -> None:
    async def story(w: World) -> None:
        live = await w.here.find(await w.table())
        for number in range(1, 4 * IDS):
            live.remember([Line(number, 0, "x", client=f"0:{number}")])
        assert IDS <= len(live.clients) <= 2 * IDS
        assert f"0:{4 * IDS - 1}" in live.clients

    run(database, story)


async def together(w: World, *commands: Command) -> list[Table | BaseException]:
    """Hand in commands that share one batch; what each is answered."""
    writer = Writer(Config(), w.database, w.here, Bus(w.database), Metrics())
    waiting = [asyncio.create_task(writer.submit(command)) for command in commands]
    await asyncio.sleep(0)
    await writer.start()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    await writer.stop()
    return answers


def refusal(answer: Table | BaseException) -> str:
    assert isinstance(answer, Problem)
    return answer.body.code


async def first_move(w: World, table: str, by: str | None = None, name: str = "1") -> Command:
    live = await w.here.find(table)
    seat = live.sheet.waits_for()[0]
    return Command(table, by, Play(seat, live.number, [live.playing().state.legal(seat)[0].key], name))


def test_an_id_that_was_used_long_ago_is_refused_alone(database: str) -> None:
    """Memory has forgotten it, the log has not; whoever shares the batch is not harmed."""

    async def story(w: World) -> None:
        again, other = await w.table(), await w.table()
        before = (await w.here.find(other)).number
        one, two = await first_move(w, again), await first_move(w, other)
        assert isinstance(one.what, Play)
        async with w.database.write() as connection:
            earlier = (actions.c.table_id == again) & (actions.c.number == 1)
            await connection.execute(update(actions).where(earlier).values(client=f"bot-{one.what.seat}:1"))
        used, done = await together(w, one, two)
        assert refusal(used) == "used-id"
        assert isinstance(done, Table)
        assert done.number > before
        async with w.database.read() as connection:
            assert len(await store.load_lines(connection, other)) == done.number

    run(database, story)


def test_a_command_that_fails_is_alone_in_its_batch(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in one game's rules, or in ours, costs nobody else a move."""

    async def story(w: World) -> None:
        bad, other = await w.table(), await w.table()
        commands = [await first_move(w, bad), await first_move(w, other)]
        before = (await w.here.find(other)).number

        def failing(live: Table, command: Command, at: int) -> Any:
            if command.table == bad:
                raise RuntimeError("a bug of ours")
            return perform(live, command, at)

        monkeypatch.setattr("quivira.server.tables.writer.perform", failing)
        failed, done = await together(w, *commands)
        assert refusal(failed) == "failed"
        assert isinstance(done, Table)
        assert done.number > before

    run(database, story)


def test_a_damaged_table_is_alone_in_its_batch(database: str) -> None:
    async def story(w: World) -> None:
        bad, other = await w.table(), await w.table()
        commands = [await first_move(w, bad), await first_move(w, other)]
        before = (await w.here.find(other)).number
        async with w.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == bad).values(vote="?", revision=99))
        for table in (bad, other):
            w.here.outdate(table)  # both are read in one query
        damaged, done = await together(w, *commands)
        assert refusal(damaged) == "damaged"
        assert isinstance(done, Table)
        assert done.number > before

    run(database, story)


def test_no_id_of_a_person_is_ever_a_bots(database: str) -> None:
    """Whatever somebody calls their commands, the bot that plays for them later can move."""

    async def story(w: World) -> None:
        live = await w.here.find(await w.table())
        seat = live.sheet.waits_for()[0]
        for name in (str(live.number), f"bot-{live.number}", f"bot-{seat}:{live.number}"):
            live.clients[f"{seat}:{name}"] = 1
        submitted: list[Command] = []

        class Listening(Writer):
            async def submit(self, command: Command) -> Table:
                submitted.append(command)
                return live

        await driven(w, live, Listening(Config(), w.database, w.here, Bus(w.database), Metrics()))
        assert perform(live, submitted[0], now()) is not None

    run(database, story)


def test_a_bot_whose_move_changes_nothing_does_not_try_for_ever(database: str) -> None:
    async def story(w: World) -> None:
        live = await w.here.find(await w.table())
        tried: list[Command] = []

        class Deaf(Writer):
            """Says that everything was done before."""

            async def submit(self, command: Command) -> Table:
                tried.append(command)
                assert len(tried) < 20
                return live

        await driven(w, live, Deaf(Config(), w.database, w.here, Bus(w.database), Metrics()))
        assert len(tried) == 1

    run(database, story)


async def driven(w: World, live: Table, writer: Writer) -> None:
    """Let a bot move that is waited for, until it is left alone."""
    drivers = Drivers(Config(bot_pause=0), w.database, w.here, writer, w.bus, Metrics(), Homes())
    drivers.look(live.sheet.id)
    await asyncio.gather(*drivers._tasks.values())
    await drivers.stop()


def test_limits_forget_who_asked_least_recently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivira.server.people.limits.KEPT", 2)
    limits = Limits(0.1)
    limits.take("table", "anna")
    with pytest.raises(Problem):
        limits.take("table", "anna")
    limits.take("table", "ben")
    limits.take("table", "cleo")
    limits.take("table", "anna")
