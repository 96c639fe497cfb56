"""How notices are sent: again where it failed, once by two processes, and nobody has to wait for others."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Subquery, Text, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quivira.server.config import Config
from quivira.server.kept import database as storage
from quivira.server.kept import endpoints, outbox
from quivira.server.notices import letters, web
from quivira.server.notices import outbox as sending
from quivira.server.notices.endpoints import Kind, add_endpoint, webhook
from quivira.server.notices.outbox import GIVEN_UP, LEASE, PAUSES, SHARE, Item, Outcome, Parcel, post, settle, take
from quivira.server.notices.web import outcome_of
from quivira.server.notices.wishes import Quiet, Wishes
from quivira.server.now import now
from quivira.server.people import Caller
from quivira.server.tables import NewTable
from quivira.testing.notices import (
    HOUR,
    MINUTE,
    Browser,
    Mailboxes,
    World,
    asked,
    count,
    guests,
    hook,
    later,
    opened,
    started,
    told,
)
from quivira.testing.process import FEWEST, FIRST
from quivira.testing.server import fresh_database


def test_what_fails_is_tried_again_and_what_is_dead_is_forgotten(
    config: Config, world: World, mail: tuple[Mailboxes, int], tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            (anna,) = await guests(services, "Anna")
            browser = Browser()

            async def send(status: int) -> None:
                """Something, and have it answered so."""
                world.status = status
                async with services.database.write() as connection:
                    await connection.execute(update(endpoints).values(verified=now()))
                    for place in (await services.notices.mine(anna.id)).endpoints:
                        await post(connection, place.id, Parcel([Item("invitation", live.sheet.id, anna.id, by="Ola")]))
                await services.notices.work()

            live = await services.desk.open(anna, NewTable(FIRST, seats=FEWEST))
            await hook(services, world, anna)
            await send(503)
            minute = now() // MINUTE % (24 * 60)
            await services.notices.wish(anna.id, Wishes(quiet=Quiet(minute, (minute + 60) % (24 * 60))))
            box = await services.notices.add_mailbox(anna.id, "anna@table.example")
            world.status = 201
            later(PAUSES[0] * MINUTE)
            await services.notices.work()
            assert (len(world.came), len(mail[0].letters)) == (1, 1)  # at night only what somebody waits for
            later(HOUR)
            await services.notices.work()
            assert (len(world.came), await count(services, outbox)) == (2, 0)
            await services.notices.remove(anna.id, box.id)
            await services.notices.wish(anna.id, Wishes())
            world.came.clear()

            await send(503)
            for pause in PAUSES:
                assert await count(services, outbox) == 1
                later(pause * MINUTE - 30_000)
                came = len(world.came)
                await services.notices.work()
                assert len(world.came) == came  # not before its time
                later(30_000)
                await services.notices.work()
                assert len(world.came) == came + 1
            assert await count(services, outbox) == 0  # given up
            ids = {headers["webhook-id"] for _, headers, _ in world.came}
            assert len(ids) == 1  # by which the other side knows that it is the same

            for _ in range(GIVEN_UP - 1):
                assert (await services.notices.mine(anna.id)).endpoints
                await send(302)  # a redirection is not followed
            assert (await services.notices.mine(anna.id)).endpoints == []
            assert not world.at("/elsewhere")

            await services.notices.add_browser(anna.id, f"{world.url}/push", browser.keys, "phone")
            await send(410)
            assert (await services.notices.mine(anna.id)).endpoints == []

            await services.notices.add_mailbox(anna.id, "busy@table.example")
            mail[0].is_busy = True
            for _ in range(GIVEN_UP):
                await send(201)
                for pause in PAUSES:
                    later(pause * MINUTE)
                    await services.notices.work()
            mail[0].is_busy = False
            (box,) = (await services.notices.mine(anna.id)).endpoints
            assert box.failures == 0  # a mail server that takes nothing is not the mailbox's fault
            await services.notices.remove(anna.id, box.id)

            mail[0].full.add("anna@table.example")
            await services.notices.add_mailbox(anna.id, "anna@table.example")
            await services.notices.work()
            for _ in range(GIVEN_UP - 1):
                await send(201)
            assert (await services.notices.mine(anna.id)).endpoints == []
            assert await count(services, outbox) == 0

    asyncio.run(story())


def test_two_processes_send_once_and_survive_each_others_death(config: Config, world: World, postgres_uri: str) -> None:
    """On PostgreSQL: both look, dispatch and send at the same moment; then one dies with a message in its hands."""
    config = replace(config, database=fresh_database(postgres_uri))

    async def story() -> None:
        async with opened(config) as here, opened(config) as there:
            players = await guests(here, *(f"P{seat}" for seat in range(FEWEST)))
            for person in players:
                await hook(here, world, person, f"/{person.id}")
                await here.notices.wish(person.id, Wishes(delay=0))
            for _ in range(8):
                table = await started(here, players)
                await asyncio.gather(*(one.notices.work() for one in (here, there) * 2))
            _, who = await asked(here, table)
            tables = [event["table"] for body in world.at(f"/{who}") for event in msgspec.json.decode(body)["events"]]
            assert len(tables) == len(set(tables)) == 8

            world.came.clear()
            table = await started(here, players)
            await here.notices._lookout.look()
            await here.notices._dispatch.send_due()
            taken = await take(here.database, ("webhook",), 20)  # and dies
            assert taken
            await there.notices.work()
            assert world.came == []
            later(LEASE)
            await asyncio.gather(here.notices.work(), there.notices.work())
            assert len(world.came) == len(taken)

    asyncio.run(story())


def test_what_an_answer_means() -> None:
    assert [outcome_of(status).result for status in (200, 404, 410, 302, 400, 429, 500)] == [
        *("sent", "dead", "dead", "refused", "refused", "later", "later")
    ]
    assert outcome_of(429, "120").after == 120_000


def test_nobody_waits_for_others(
    config: Config, world: World, mail: tuple[Mailboxes, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a webhook that does not answer, however much is to go there, nor a slow mail server holds others up."""
    for room in (web, letters):
        monkeypatch.setattr(room, "SECONDS", 300.0)
    monkeypatch.setattr(letters, "ATTEMPT", 300.0)
    quick = [f"/quick/{number}" for number in range(8)]

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            (anna,) = await guests(services, "Anna")
            live = await services.desk.open(anna, NewTable(FIRST, seats=FEWEST))
            places = [await hook(services, world, anna, path) for path in ("/slow", *quick)]
            places += [(await services.notices.add_mailbox(anna.id, "anna@table.example")).id]
            for place in places * 3:
                async with services.database.write() as connection:
                    await post(connection, place, Parcel([Item("invitation", live.sheet.id, anna.id, by="Ola")]))
            world.goes_on.clear()
            mail[0].is_slow = True
            work = asyncio.create_task(services.notices.work())
            async with asyncio.timeout(60):
                while any(len(world.at(path)) < 3 for path in quick):
                    await asyncio.sleep(0.01)
            assert (len(world.at("/slow")), mail[0].letters) == (1, [])  # one after the other
            world.goes_on.set()
            mail[0].is_slow = False
            await work
            assert (len(world.at("/slow")), len(mail[0].letters)) == (3, 4)  # and the one that asks to confirm
            assert await count(services, outbox) == 0

            mail[0].is_slow = True
            monkeypatch.setattr(letters, "ATTEMPT", 0.1)
            async with services.database.write() as connection:
                await post(connection, places[-1], Parcel([Item("invitation", live.sheet.id, anna.id, by="Ola")]))
            await services.notices.work()  # it is broken off long before others may take it
            mail[0].is_slow = False
            assert await count(services, outbox) == 1
            later(PAUSES[0] * MINUTE)
            monkeypatch.setattr(letters, "ATTEMPT", 300.0)
            await services.notices.work()
            assert await count(services, outbox) == 0

    try:
        asyncio.run(story())
    finally:
        world.goes_on.set()
        mail[0].is_slow = False


def test_one_connection_is_enough(
    config: Config, world: World, mail: tuple[Mailboxes, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever makes a message ready holds none while tables are read and tokens written: so nobody waits for it."""

    def narrow(url: str, **options: Any) -> AsyncEngine:
        return create_async_engine(url, **{**options, "pool_size": 1, "max_overflow": 0, "pool_timeout": 60})

    monkeypatch.setattr(storage, "create_async_engine", narrow)
    monkeypatch.setattr(storage, "STORAGE_PATIENCE", 60.0)  # a busy disk is no storage that is away
    config = replace(config, database=str(tmp_path / "n.db"))

    async def story() -> None:
        async with opened(config) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            await services.accounts.register(Caller(players[0], (), ""), "Anna", "correct horse")
            for person in players:
                await hook(services, world, person, f"/{person.id}")
            tables = [await started(services, players) for _ in range(3)]
            box = await services.notices.add_mailbox(players[0].id, "anna@table.example")
            async with services.database.write() as connection:
                await connection.execute(update(endpoints).where(endpoints.c.id == box.id).values(verified=now()))
        later(MINUTE)
        async with opened(config) as services:  # the tables are in nobody's memory
            await services.notices.forgotten("Anna")
            await services.notices.work()
            _, who = await asked(services, tables[0])
            assert told(world, f"/{who}") == [["turn"] * len(tables)]
            assert "A new password for table.example" in [letter["Subject"] for letter in mail[0].letters]
            assert await count(services, outbox) == 0

    asyncio.run(story())


def test_whoever_has_many_places_gets_a_share(config: Config, place: str) -> None:
    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            greedy, modest = await guests(services, "Greedy", "Modest")
            async with services.database.write() as connection:
                for person, places in ((greedy, 8), (modest, 1)):
                    for n in range(places):
                        known = webhook(person.id, f"https://{n}.example/", "json", "", None)
                        await add_endpoint(connection, known)
                        await post(connection, known.id, Parcel())
            first = await take(services.database, ["webhook"], 5)
            assert len(first) == SHARE + 1  # the one who came last is among them
            assert await take(services.database, ["webhook"], 5) == []
            await settle(services.database, first[0], Outcome("sent"))
            assert len(await take(services.database, ["webhook"], 5)) == 1

    asyncio.run(story())


def test_what_another_took_while_we_looked_is_not_ours(
    config: Config, postgres_uri: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL: whoever looks for long sees the message as it was, and may touch it when it is taken already."""
    config = replace(config, database=fresh_database(postgres_uri))
    paces, fair = iter((0.2, 0.3)), sending._fair  # the slower one looks before the other takes, and takes after it

    def slow(at: int, kinds: Sequence[Kind]) -> Subquery:
        looked, waits = fair(at, kinds), func.pg_sleep(next(paces)).cast(Text) == ""
        return select(looked).where(waits).subquery()

    async def story() -> None:
        async with opened(config) as services:
            (anna,) = await guests(services, "Anna")
            known = webhook(anna.id, "https://table.example/", "json", "", None)
            async with services.database.write() as connection:
                await add_endpoint(connection, known)
                await post(connection, known.id, Parcel())
            monkeypatch.setattr(sending, "_fair", slow)
            taken = await asyncio.gather(*(take(services.database, ["webhook"], 1) for _ in range(2)))
            assert sorted(map(len, taken)) == [0, 1]

    asyncio.run(story())


def test_nobody_is_to_blame_whose_name_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads wait for a mute name server of others."""
    answers, asked = threading.Event(), list[str]()

    def slow(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        answers.wait(120)
        raise socket.gaierror(socket.EAI_AGAIN, "no answer")

    monkeypatch.setattr(web, "NAMES", 1)
    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def story() -> None:
        sends = web.Web(local=True)
        mute = asyncio.create_task(sends.post("http://mute.example/", b"", {}))
        while not asked:
            await asyncio.sleep(0.01)
        told = await sends.post("http://other.example/", b"", {})
        assert (told.result, told.is_ours) == ("later", True)
        answers.set()
        assert not (await mute).is_ours
        await sends.close()

    try:
        asyncio.run(story())
    finally:
        answers.set()


def test_names_that_lead_nowhere_keep_nobody_from_signing_in(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name server that does not answer holds threads; passwords are counted in others."""
    given_up, waiting, answer = threading.Event(), [], socket.getaddrinfo

    def slow(host: str, *more: Any, **options: Any) -> Any:
        if not host.endswith(".slow.example"):
            return answer(host, *more, **options)
        waiting.append(host)
        given_up.wait(120)
        raise socket.gaierror(socket.EAI_AGAIN, "no answer")

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def story() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            (anna,) = await guests(services, "Anna")
            places = [
                await services.notices.add_webhook(anna.id, f"http://{n}.slow.example/", "json", "", None)
                for n in range(4)
            ]
            tests = [asyncio.create_task(services.notices.test(anna.id, place.endpoint.id)) for place in places]
            async with asyncio.timeout(60):
                while len(waiting) < 2:
                    await asyncio.sleep(0.01)
                await services.accounts.register(Caller(anna, (), ""), "Anna", "correct horse")
                await services.accounts.sign_in("Anna", "correct horse", None)
            given_up.set()
            assert [tried.sent for tried in await asyncio.gather(*tests)] == [False] * len(tests)

    try:
        asyncio.run(story())
    finally:
        given_up.set()
