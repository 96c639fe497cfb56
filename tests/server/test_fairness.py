"""Fair shares: whoever asks for much makes others wait for little."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from quivira.kernel.registry import find
from quivira.match import Match
from quivira.server.addresses import household
from quivira.server.config import Config
from quivira.server.entrance import sockets
from quivira.server.entrance.telling import Telling
from quivira.server.metrics import Metrics
from quivira.server.people.limits import Homes, Limits
from quivira.server.problems import Problem
from quivira.server.tables.bots import Thinkers
from quivira.server.tables.desk import NewTable, sheet_for
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
