"""Fair shares: whoever asks for much makes others wait for little."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from quivira.kernel.registry import find
from quivira.match import Line, Match
from quivira.server import collector
from quivira.server.addresses import household
from quivira.server.collector import Collector, collecting
from quivira.server.config import Config
from quivira.server.entrance import sockets
from quivira.server.entrance.telling import Telling
from quivira.server.kept import store
from quivira.server.kept.bus import LOBBY, Bus
from quivira.server.kept.changes import Changes
from quivira.server.kept.database import Database
from quivira.server.kept.sheet import Chair
from quivira.server.metrics import Metrics
from quivira.server.people.identity import Person, new_id
from quivira.server.people.limits import Homes, Limits
from quivira.server.problems import Problem
from quivira.server.tables.bots import Thinkers
from quivira.server.tables.damage import Damage
from quivira.server.tables.desk import Desk, NewTable, sheet_for
from quivira.server.tables.lobby import FOLLOWED, OF_ONE_HOST, Lobby
from quivira.server.tables.records import Records
from quivira.server.tables.room import Room
from quivira.server.tables.shares import Path as Place
from quivira.server.tables.shares import Shares
from quivira.server.tables.table import Table
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving

FIRST = long_game()


# Bots


def served(wanted: Sequence[Place], late: dict[int, Place] | None = None) -> list[Place]:
    """Who gets the only place in which order; some come after so many turns."""

    async def story() -> list[Place]:
        shares, order = Shares(1), list[Place]()

        async def use(path: Place) -> None:
            async with shares.place(path):
                order.append(path)
                if late and len(order) in late:
                    tasks.append(asyncio.create_task(use(late[len(order)])))
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(use(path)) for path in wanted]
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
        return order

    return asyncio.run(story())


def test_many_tables_of_a_neighbour_cost_one_turn() -> None:
    neighbour = [("there", "ben", f"table {k}") for k in range(40)]
    mine = ("here", "anna", "table")
    order = served(neighbour, late={1: mine, 7: mine, 20: mine})
    assert len(order) == 43
    assert [k for k, path in enumerate(order) if path == mine] == [1, 7, 20]


def test_turns_go_round_by_house_by_host_and_by_table() -> None:
    wanted = [("a", "anna", "1")] * 2 + [("a", "anna", "2")] * 2 + [("a", "ada", "3")] * 2 + [("b", "ben", "4")] * 3
    order = [path[2] for path in served(wanted)]
    assert order == ["1", "4", "3", "4", "2", "4", "3", "1", "2"]


def test_whoever_no_longer_waits_keeps_no_place() -> None:
    async def story() -> None:
        shares = Shares(1)

        async def use(name: str) -> str:
            async with shares.place((name,)):
                await asyncio.sleep(3600 if name == "first" else 0)
                return name

        first, gone, chosen, last = (asyncio.create_task(use(name)) for name in ("first", "gone", "chosen", "last"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        chosen.cancel()  # it was given the place just now
        assert await last == "last"
        assert await use("later") == "later"

    asyncio.run(story())


def test_bots_think_in_turns_of_houses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tables of one house, opened under two names, before one table of another."""
    asked: list[str] = []

    async def ask(_: Thinkers, question: Any) -> str:
        asked.append(str(question.seat))
        await asyncio.sleep(0)
        return ""

    monkeypatch.setattr(Thinkers, "ask", ask)
    game = find(FIRST)

    def table(host: str) -> Table:
        live = Table(sheet_for(host, NewTable(FIRST, game.meta.seats[0])), [])
        live.match = Match(game, game.meta.seats[0])
        return live

    async def story() -> list[str]:
        thinkers, homes, order = Thinkers(Config(bot_processes=1), Metrics()), Homes(), list[str]()
        for person, house in (("ben", "there"), ("bob", "there"), ("anna", "here")):
            homes.note(person, house)

        async def move(host: str) -> None:
            live = table(host)
            await thinkers.choose(live, live.playing().state.actors()[0], "hard", homes.of(host))
            order.append(host)

        await asyncio.gather(*(move(host) for host in ["ben"] * 20 + ["bob"] * 20 + ["anna"] * 2))
        thinkers.stop()
        return order

    order = asyncio.run(story())
    assert order[:6] == ["ben", "anna", "bob", "anna", "ben", "bob"]
    assert len(asked) == 42


# Limits


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Time that passes when the test says so."""
    found = SimpleNamespace(at=1000.0)
    monkeypatch.setattr("quivira.server.people.limits.time", SimpleNamespace(monotonic=lambda: found.at))
    return found


def until_refused(take: Callable[[], None]) -> int:
    times = 0
    with suppress(Problem):
        while times < 10_000:
            take()
            times += 1
    return times


def test_many_names_in_one_house_have_one_allowance(clock: SimpleNamespace) -> None:
    limits = Limits(1.0)
    alone = until_refused(lambda: limits.take("table", "anna", "house"))
    together = alone + sum(until_refused(lambda n=n: limits.take("table", n, "house")) for n in map(str, range(30)))  # type: ignore[misc]
    assert alone < together < 5 * alone
    limits.take("table", "somebody", "elsewhere")
    clock.at += 3600
    limits.take("table", "anna", "house")


def test_a_house_is_an_address_or_a_64_of_many() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") != household("192.0.2.8")
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("unix socket") == "unix socket"


def test_whoever_says_too_much_waits_for_it_and_nobody_is_forgotten(clock: SimpleNamespace) -> None:
    limits = Limits(1.0)
    pauses = [limits.delay("command", "anna", "house") for _ in range(100)]
    assert pauses[:60] == [0] * 60
    assert pauses[60:] == pytest.approx([(k + 1) / 20 for k in range(40)])
    assert limits.delay("command", "ben", "house") == 0
    clock.at += 60
    assert limits.delay("command", "anna", "house") == 0
    assert Limits(0).delay("command", "anna", "house") == 0


def test_homes_forget_who_was_heard_least_recently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivira.server.people.limits.KEPT", 2)
    homes = Homes()
    for person in ("anna", "ben", "anna", "cleo"):
        homes.note(person, "house")
    assert [homes.of(person) for person in ("anna", "ben", "cleo")] == ["house", "ben", "house"]


@pytest.mark.usefixtures("clock")
def test_tables_are_counted_by_person(own_server: Callable[..., Serving]) -> None:
    url = own_server(rate=1.0).url
    with closing(Player(url, "Anna")) as anna, closing(Player(url, "Ben")) as ben:
        answers = [anna.request("POST", "/api/tables", {"game": FIRST}).status_code for _ in range(20)]
        assert answers == [201] * 12 + [429] * 8
        ben.post("/api/tables", {"game": FIRST})


@pytest.mark.usefixtures("clock")
def test_those_who_watch_cannot_drown_those_who_play(own_server: Callable[..., Serving]) -> None:
    url = own_server(rate=1.0).url
    with closing(Player(url, "Anna")) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        said: Counter[int] = Counter()
        for number in range(4):
            with closing(Player(url, f"Guest {number}")) as guest:
                for _ in range(8):
                    said[guest.request("POST", f"/api/tables/{table}/chat", {"words": "noise"}).status_code] += 1
        assert said == {201: 12, 429: 20}
        anna.post(f"/api/tables/{table}/chat", {"words": "I can still be heard"})


# Sockets


class Shouting:
    """A socket whose client has sent all of this at once."""

    client = SimpleNamespace(host="192.0.2.7")

    def __init__(self, messages: list[str]) -> None:
        self._messages = messages[::-1]

    async def receive(self) -> dict[str, Any]:
        if not self._messages:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": self._messages.pop()}


def heard(messages: list[str], limits: Limits, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[float]]:
    """What a connection takes in, with what others do in between; and for how long it stops to read."""
    order: list[str] = []
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def passing(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    class Listening(sockets.Connection):
        async def received(self, message: str | bytes) -> None:
            order.append(str(message))
            msgspec.json.decode(message)

    async def story() -> None:
        services: Any = SimpleNamespace(limits=limits)
        socket: Any = Shouting(messages)
        reader = asyncio.create_task(Listening(Telling(services, socket, None))._read())
        while not reader.done():
            order.append("other")
            await sleep(0)
        await reader

    # not `asyncio.sleep` itself: other tests' servers, in other threads, sleep too
    monkeypatch.setattr(sockets, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": passing}))
    asyncio.run(story())
    return order, pauses


def test_others_come_between_two_messages_of_one_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    order, _ = heard(["1", "2", "3"], Limits(0), monkeypatch)
    said = [k for k, word in enumerate(order) if word != "other"]
    assert [order[k] for k in said] == ["1", "2", "3"]
    assert all("other" in order[a:b] for a, b in pairwise(said))


@pytest.mark.usefixtures("clock")
def test_nothing_is_read_while_a_shouter_has_said_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    order, pauses = heard(["1"] * 80, Limits(1.0), monkeypatch)
    assert order.count("1") == 80
    assert pauses[:60] == [0] * 60
    assert all(pause > 0 for pause in pauses[60:])


def test_nobody_listens_to_one_who_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    order, _ = heard(["nonsense"] * 50, Limits(0), monkeypatch)
    assert order.count("nonsense") == sockets.BAD


# The lobby


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


# Long logs


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


# Garbage


@pytest.fixture
def generations() -> Iterator[list[int]]:
    """Which generations the collector looks through."""
    found: list[int] = []

    def began(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.collect()
    gc.disable()
    gc.callbacks.append(began)
    yield found
    gc.callbacks.remove(began)
    gc.enable()


class Ring:
    def __init__(self) -> None:
        self.me = self


def alive() -> int:
    return sum(isinstance(thing, Ring) for thing in gc.get_objects())


def test_what_is_new_is_collected_without_looking_at_what_is_old(generations: list[int]) -> None:
    watch = Collector()
    Ring()
    watch.look()
    assert generations == [0]
    assert alive() == 0


def test_all_there_is_is_looked_at_when_it_has_grown(generations: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "LEAST", 1000)
    monkeypatch.setattr(collector, "GROWTH", 0.0)
    watch = Collector()
    ring = Ring()
    watch.look()
    del ring
    watch.look()
    assert alive() == 1  # it has become old
    kept: list[list[int]] = [[] for _ in range(3000)]
    watch.look()
    assert generations == [0, 0, 0, 2]
    assert alive() == 0
    assert kept


def test_a_server_collects_by_itself_and_leaves_the_collector_as_it_was() -> None:
    async def story() -> None:
        async with collecting():
            assert not gc.isenabled()
            assert gc.get_freeze_count() > 0
        assert gc.isenabled()
        assert gc.get_freeze_count() == 0

    asyncio.run(story())
