"""Who hears that others wait: for the host to begin, for one who does not come."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.kept import Clocks
from quivira.server.notices.wishes import Wishes
from quivira.server.now import now
from quivira.server.problems import Problem
from quivira.server.tables import NewTable, Terms
from quivira.server.tables.clocks import PATIENCE
from quivira.testing.notices import (
    DAY,
    HOUR,
    MINUTE,
    World,
    answers,
    asked,
    guests,
    hook,
    later,
    moves,
    opened,
    started,
    told,
)
from quivira.testing.process import FEWEST, FIRST


def test_a_host_is_told_when_a_table_can_start(place: str, config: Config, world: World) -> None:
    """Also one who does not sit there; once for the same company and terms, whatever guests change about themselves."""
    fewest = max(2, FEWEST)

    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            host, *players = await guests(services, "Host", *(f"P{seat}" for seat in range(fewest)), "Late")
            await hook(services, world, host)
            await services.notices.wish(host.id, Wishes(delay=0))
            live = await services.desk.open(host, NewTable(FIRST, seats=fewest, pace="turns", sit=False))
            table = live.sheet.id

            async def news() -> list[str]:
                """What the host is told now, and never again."""
                world.came.clear()
                for _ in range(2):
                    await services.notices.work()
                return [msgspec.json.decode(body)["title"] for body in world.at("/hook")]

            for person in players[: fewest - 1]:
                await services.desk.sit(person, table, None, None)
                await services.arranging.say_ready(person, table, True, 0)
            assert await news() == []  # a seat is free
            await services.desk.sit(players[fewest - 1], table, None, None)
            assert await news() == ["Your table is ready: start the game"]
            for ready in (True, False, True):
                live = await services.arranging.say_ready(players[0], table, ready, 0)
                assert await news() == []
            await services.leaving.leave(players[0], table, None)
            assert await news() == []
            await services.desk.sit(players[-1], table, None, None)
            assert await news() == []  # another company, but nobody is called every minute
            later(HOUR)
            assert len(await news()) == 1
            for one, other in ((players[-1], players[0]), (players[0], players[-1])) * 3:  # there and back again
                later(MINUTE)
                await services.leaving.leave(one, table, None)
                await services.desk.sit(other, table, None, None)
                assert await news() == []
            live = await services.arranging.arrange(host, table, Terms(lot=True))
            later(HOUR)
            assert await news() == []  # which has to agree first
            for person in players[1:]:
                live = await services.arranging.say_ready(person, table, True, live.sheet.terms)
            assert len(await news()) == 1
            later(HOUR)
            await services.leaving.leave(players[1], table, None)
            await services.desk.sit(players[0], table, None, None)
            with services.presence.looking(table, host.id, True):
                await services.presence.work()
                assert await news() == []  # they see it

    asyncio.run(story())


def test_guests_are_told_when_a_host_does_not_come(place: str, config: Config, world: World) -> None:
    """That they may start, once everybody is there and the host has not looked for days."""

    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            host, *guests_of = await guests(services, *(f"P{seat}" for seat in range(max(2, FEWEST))))
            for person in (host, *guests_of):
                await hook(services, world, person, f"/{person.id}")
                await services.notices.wish(person.id, Wishes(delay=0))
            table = (await services.desk.open(host, NewTable(FIRST, seats=FEWEST, pace="turns"))).sheet.id
            for person in guests_of:
                await services.desk.sit(person, table, None, None)
            await services.notices.work()
            assert told(world, f"/{host.id}") == [["ready"]]
            later(2 * DAY)
            with services.presence.looking(table, host.id, True):
                await services.presence.work()
            later(MINUTE)
            await services.presence.work()
            later(PATIENCE["turns"] - DAY)
            await services.notices.work()  # the host was here
            assert not any(world.at(f"/{person.id}") for person in guests_of)
            later(DAY)
            for _ in range(2):
                await services.notices.work()
            says = "P0 has not been here for a while; you may start the game"
            for person in guests_of:
                assert [msgspec.json.decode(body)["title"] for body in world.at(f"/{person.id}")] == [says]
            assert told(world, f"/{host.id}") == [["ready"]]
            begun = await services.desk.start(guests_of[0], table, None)  # as it said
            assert (begun.sheet.status, begun.sheet.host) == ("playing", guests_of[0].id)

    asyncio.run(story())


def test_the_others_are_told_when_they_have_waited_long(place: str, config: Config, world: World) -> None:
    """By turns, without a clock: when a bot may be called in. A vacation takes no time; who has moved is not late."""

    async def story() -> None:
        async with opened(replace(config, database=place, bot_pause=3600)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(max(2, FEWEST))))
            for person in players:
                await hook(services, world, person, f"/{person.id}")
                await services.notices.wish(person.id, Wishes(delay=0, events=["late"]))
            table, quick = await started(services, players), await started(services, players)
            while len((await services.room.find(table)).sheet.waits_for()) > 1:
                await moves(services, table)
            seat, who = await asked(services, table)
            others = [person for person in players if person.id != who]
            await services.notices.work()
            away = next(person for person in players if person.id == who)
            await services.vacations.take(away, now() + DAY, now() + 2 * DAY)
            later(PATIENCE["turns"] + DAY - MINUTE)
            for person in players:
                await answers(services, quick, person.id)
            await services.notices.work()
            assert world.came == []
            with pytest.raises(Problem):
                await services.leaving.stand_in(others[0], table, seat)
            later(MINUTE)
            for _ in range(2):
                await services.notices.work()
            late = [msgspec.json.decode(body) for person in others for body in world.at(f"/{person.id}")]
            assert [[event["table"] for event in message["events"]] for message in late] == [[table]] * len(others)
            says = f"{away.name} has kept the table waiting for days; you may call a bot in"
            assert {message["title"] for message in late} == {says}
            assert world.at(f"/{who}") == []
            await services.leaving.stand_in(others[0], table, seat)  # as it said

    asyncio.run(story())


def test_all_who_are_late_are_named(place: str, config: Config, world: World) -> None:
    """Several may be asked at once. Of one whose vacation takes no time the others hear when their patience ends."""
    seats = next(seats for seats in find(FIRST).meta.seats if seats >= 3)

    async def story() -> None:
        async with opened(replace(config, database=place, bot_pause=3600)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(seats)))
            waits = players[2]
            await hook(services, world, waits)
            await services.notices.wish(waits.id, Wishes(delay=0, events=["late"]))
            at, rest = now(), [None] * (seats - 2)
            for vacation in (None, (at, at + DAY)):
                async with services.desk.changing(await started(services, players)) as locked:
                    locked.set(waiting=0b011, clocks=Clocks([at, at, *rest], [], [None, vacation, *rest]))
            await services.notices.work()

            async def news() -> list[str]:
                """What is told now, and never again."""
                world.came.clear()
                for _ in range(2):
                    await services.notices.work()
                return [one["says"] for body in world.at("/hook") for one in msgspec.json.decode(body)["events"]]

            both = "P0 and P1 have kept the table waiting for days; you may call bots in"
            later(PATIENCE["turns"])
            assert sorted(await news()) == [both, "P0 has kept the table waiting for days; you may call a bot in"]
            later(DAY)
            assert await news() == [both]
            later(10 * DAY)
            assert await news() == []

    asyncio.run(story())
