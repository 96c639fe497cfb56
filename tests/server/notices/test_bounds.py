"""Word that others can bring about: not from those one has muted, not again and again, not at night."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
from sqlalchemy import func, select, update

from quivira.server.config import Config
from quivira.server.kept import chairs, notices
from quivira.server.notices.invitations import A_DAY
from quivira.server.notices.wishes import Quiet, Wishes
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.services import Services
from quivira.server.tables import NewTable
from quivira.testing.notices import DAY, HOUR, MINUTE, World, guests, hook, later, opened
from quivira.testing.process import FEWEST, FIRST

SEATS = max(2, FEWEST)
BY_TURNS = NewTable(FIRST, seats=SEATS, pace="turns", sit=False)


async def removals(services: Services, person: Person) -> int:
    """How often they have word that they were sent away."""
    theirs = (notices.c.person == person.id) & (notices.c.event == "removed")
    async with services.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(notices).where(theirs))).scalar_one())


def test_who_is_sent_away_hears_of_it_as_often_as_they_may_be_called(place: str, config: Config, world: World) -> None:
    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            host, other, late = await guests(services, "Host", "Other", "Late")
            word = services.notices.company
            for person in (other, late):
                await hook(services, world, person, f"/{person.id}")

            async def seated(person: Person) -> str:
                table = (await services.desk.open(host, BY_TURNS)).sheet.id
                await services.desk.sit(person, table, 0, None)
                return table

            for _ in range(A_DAY + 1):
                await services.arranging.send_away(host, await seated(other), 0, word)
            assert await removals(services, other) == A_DAY
            later(DAY)
            await services.talk.mute(other.id, host.id)
            await services.arranging.send_away(host, await seated(other), 0, word)
            await services.hosting.block(host, await seated(other), other.id, word)
            assert await removals(services, other) == A_DAY

            kept = [await seated(late), await seated(late)]
            async with services.database.write() as connection:  # as after a rematch to which they have not come
                await connection.execute(update(chairs).where(chairs.c.person == late.id).values(gone=True))
            await services.arranging.send_away(host, kept[0], 0, word)
            await services.hosting.block(host, kept[1], late.id, word)
            assert await removals(services, late) == 0

    asyncio.run(story())


def test_what_waits_until_the_hour_is_over_waits_until_the_night_is(place: str, config: Config, world: World) -> None:
    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            host, *players = await guests(services, "Host", *(f"P{seat}" for seat in range(SEATS)), "Late")
            await hook(services, world, host)
            await services.notices.wish(host.id, Wishes(delay=0))
            table = (await services.desk.open(host, BY_TURNS)).sheet.id

            async def news() -> int:
                world.came.clear()
                await services.notices.work()
                return sum(len(msgspec.json.decode(body)["events"]) for body in world.at("/hook"))

            for person in players[:SEATS]:
                await services.desk.sit(person, table, None, None)
            assert await news() == 1  # it can start
            at = now() // MINUTE
            night = Quiet((at + 30) % 1440, (at + 180) % 1440)
            await services.notices.wish(host.id, Wishes(delay=0, quiet=night))
            await services.leaving.leave(players[0], table, None)
            await services.desk.sit(players[-1], table, None, None)
            assert await news() == 0  # another company, within the hour
            later(HOUR + MINUTE)
            assert await news() == 0
            later(2 * HOUR)
            assert await news() == 1

    asyncio.run(story())
