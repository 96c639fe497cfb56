"""Who looks at a table and who is away: two services on one database stand for two processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest
from sqlalchemy import event, select

from quivira.server.config import Config
from quivira.server.kept import presence, processes
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.tables import Named
from quivira.server.tables import presence as watching
from quivira.server.tables.watchers import crowd
from quivira.testing.process import FEWEST, FIRST, Evening, process
from quivira.testing.server import Player, Serving, eventually

GRACE = int(Config().away_seconds * 1000)
Later = Callable[[int], None]
Tell = Callable[[Callable[[Evening], Awaitable[None]]], None]


def test_who_looks_and_who_is_away_since_when(evening: Tell, later: Later) -> None:
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
            with at.here.presence.looking(table, at.ben.id, False):  # open, but nobody sees it
                later(GRACE)
                await at.work()
            later(GRACE)
            await at.work()
            await at.everywhere(since)

    evening(story)


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


def test_two_devices_at_two_processes_are_one_person(evening: Tell, later: Later) -> None:
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

    evening(story)


def test_whoever_plays_by_http_alone_is_away_since_they_last_did(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        created = (await at.here.room.find(table)).sheet.created
        for _ in range(3):
            later(10 * GRACE)
            came = now()
            at.here.presence.came_by(table, at.ben.id)
            later(GRACE)
            at.here.presence.came_by(table, at.ben.id)  # a client that asks all the time is not always new
            await at.everywhere([created, pytest.approx(came, abs=2000)])

    evening(story)


def test_whoever_flips_a_tab_all_the_time_costs_nothing(evening: Tell) -> None:
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

    evening(story)


def test_who_merely_watches_is_a_number(evening: Tell) -> None:
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

    evening(story)


def test_of_a_crowd_the_last_digit_is_not_told() -> None:
    assert [crowd(n) for n in (0, 7, 19, 20, 29, 30, 199)] == [0, 7, 19, 20, 20, 30, 190]


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
            eve.post("/api/mutes", {"person": ben.id})
            for client, who in ((hidden, ben), (looks.socket, anna)):
                client.send(json.dumps({"type": "typing"}))
                told = beside if who is anna else looks  # Eve does not hear Ben
                assert told.wait("typing") == {"type": "typing", "person": who.id}
