"""Who looks at a table and who is away: two services on one database stand for two processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import event, select

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.kept import presence, processes
from quivira.server.metrics import Metrics
from quivira.server.now import Time, now
from quivira.server.people import Limits, Person
from quivira.server.services import Services
from quivira.server.tables import Named, NewTable, table_info
from quivira.server.tables import presence as watching
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving, eventually, fresh_database

FIRST = long_game()
FEWEST = max(2, find(FIRST).meta.seats[0])
GRACE = int(Config().away_seconds * 1000)
Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """So many milliseconds pass."""
    ahead = 0

    def wait(milliseconds: int) -> None:
        nonlocal ahead
        ahead += milliseconds

    as_it_is = Time.__call__
    monkeypatch.setattr(Time, "__call__", lambda self: as_it_is(self) + ahead)
    return wait


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "presence.db")
    return fresh_database(request.getfixturevalue("postgres_uri"))


@asynccontextmanager
async def process(place: str) -> AsyncIterator[Services]:
    """One that does its chores when it is told to."""
    services = await Services.open(Config(database=place, sweep=3600), Metrics(), Limits(0))
    await services.chores.stop()
    try:
        yield services
    finally:
        await services.close()


class Evening:
    """Anna and Ben at a table, Eve beside it, at one process or at two."""

    def __init__(self, here: Services, there: Services) -> None:
        self.here, self.there = here, there

    async def begin(self) -> str:
        names = ("Anna", "Ben", "Eve")
        self.anna, self.ben, self.eve = [(await self.here.accounts.guest(name, "en")).person for name in names]
        self.table = (await self.here.desk.open(self.anna, NewTable(FIRST, FEWEST))).sheet.id
        await self.here.desk.sit(self.ben, self.table, None, None)
        return self.table

    async def away(self, services: Services) -> list[int | None]:
        """Since when Anna and Ben are, as it is told at a process, once it has heard the others."""
        live = await services.room.find(self.table)
        await services.presence.know(live)
        return [chair.away_since for chair in table_info(live).chairs[:2]]

    async def everywhere(self, expected: list[int | None]) -> None:
        """Both processes come to say so."""
        async with asyncio.timeout(30):
            while [await self.away(services) for services in (self.here, self.there)] != [expected] * 2:
                await self.work()
                await asyncio.sleep(0.01)

    async def work(self) -> None:
        for services in (self.here, self.there):
            await services.presence.work()


def evening(place: str, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        async with process(place) as here:
            if "://" not in place:
                return await story(Evening(here, here))
            async with process(place) as there:
                return await story(Evening(here, there))

    asyncio.run(run())


def test_who_looks_and_who_is_away_since_when(place: str, later: Later) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        created = (await at.here.room.find(table)).sheet.created
        await at.everywhere([created, created])
        with at.here.presence.looking(table, at.anna.id, True) as anna:
            assert anna is not None
            with at.there.presence.looking(table, at.ben.id, True):
                await at.everywhere([None, None])
                assert await at.there.presence.looks(table, at.anna.id)
            lost = now()
            anna.see(False)  # but not for long
            later(GRACE // 2)
            await at.everywhere([None, None])
            anna.see(True)
            later(GRACE)
            await at.everywhere([None, pytest.approx(lost, abs=2000)])
            assert not await at.here.presence.looks(table, at.ben.id)
            since = await at.away(at.here)
            later(3 * 86_400_000)
            await at.everywhere(since)  # whatever happens, it is the same moment
            with at.here.presence.looking(table, at.ben.id, False):
                await at.everywhere(since)  # open, but nobody sees it

    evening(place, story)


def test_what_is_known_outlives_the_process(place: str, later: Later) -> None:
    """One that stops in good order, and one that dies: whom it served was seen until it was last heard of."""

    async def story() -> None:
        async with process(place) as dead:
            at = Evening(dead, dead)
            table = await at.begin()
            with dead.presence.looking(table, at.anna.id, True):
                await dead.presence.work()
                heard = now()
        later(watching.DEAD + 1000)
        async with process(place) as here:
            at.here = at.there = here
            await here.presence.work()
            assert (await at.away(here))[0] == pytest.approx(heard, abs=2000)
            async with here.database.read() as connection:
                alive = [row.name for row in await connection.execute(select(processes.c.name))]
            assert alive == [here.bus.name]

    asyncio.run(story())


def test_two_devices_at_two_processes_are_one_person(place: str, later: Later) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        created = (await at.here.room.find(table)).sheet.created
        with at.here.presence.looking(table, at.anna.id, True):
            with at.there.presence.looking(table, at.anna.id, True):
                await at.work()
            later(GRACE)
            await at.work()
            await at.everywhere([None, created])
            assert await at.there.presence.looks(table, at.anna.id)
        later(GRACE)
        left = now() - GRACE
        await at.everywhere([pytest.approx(left, abs=2000), created])

    evening(place, story)


def test_whoever_flips_a_tab_all_the_time_costs_nothing(place: str) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        with at.here.presence.looking(table, at.anna.id, True) as anna:
            assert anna is not None
            await at.here.presence.work()
            statements: list[str] = []
            engine = at.here.database.engine.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
            woken: list[str] = []
            with at.here.bus.listening(table, woken.append):
                for number in range(1001):
                    anna.see(number % 2 == 1)
                    at.here.presence.typists.types(table, at.anna.id)
                    if number % 100 == 0:
                        await at.here.presence.work()
            assert [one for one in statements if "presence" in one] == []
            assert woken == [table]  # somebody typed

    evening(place, story)


def test_who_merely_watches_is_a_number(place: str) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        with (
            at.there.presence.looking(table, at.eve.id, True),
            at.there.presence.watchers.looking(table, watching_as(at.eve)),
            at.there.presence.watchers.looking(table, watching_as(at.eve)),
            at.here.presence.watchers.looking(table, watching_as(None)),
            at.here.presence.watchers.looking(table, watching_as(at.ben)),
        ):
            await at.work()
            for services in (at.here, at.there):
                assert (await services.presence.of(table)).watching == 2
            async with at.here.database.read() as connection:
                assert list(await connection.execute(select(presence))) == []  # of whoever sits nowhere nothing is kept
        await at.work()
        assert (await at.here.presence.of(table)).watching == 0

    evening(place, story)


def watching_as(person: Person | None) -> Named:
    return Named(person.id, person.name) if person is not None else Named(None, "")


def test_the_sockets_are_told(server: Serving, people: Callable[..., Player]) -> None:
    anna, ben, eve = people("Anna"), people("Ben"), people("Eve")
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    ben.post(f"/api/tables/{table}/sit")

    def seen(who: Player = anna) -> list[bool]:
        return [chair["away_since"] is None for chair in who.get(f"/api/tables/{table}")["chairs"][:2]]

    with closing(anna.socket(table)) as looks, closing(eve.socket(table)) as beside:
        assert eventually(lambda: seen() == [True, False])
        hidden = ben.connect(f"/api/tables/{table}/socket?visible=false")
        with closing(hidden):
            while looks.wait("table")["watching"] != 1:
                pass
            assert seen() == [True, False]
            hidden.send(json.dumps({"type": "look", "visible": True}))
            while looks.wait("table")["chairs"][1]["away_since"] is not None:
                pass
            hidden.send(json.dumps({"type": "typing"}))
            for told in (looks, beside):
                assert told.wait("typing") == {"type": "typing", "person": ben.id}
