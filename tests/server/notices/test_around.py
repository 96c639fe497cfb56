"""What else people are told: what happens around a game, how it ends, who calls them, and what a group hears."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quivira.server.config import Config
from quivira.server.kept import Chair, Clock, Incident
from quivira.server.notices.invitations import A_DAY
from quivira.server.notices.occasions import Seated, occasions
from quivira.server.notices.outbox import PAUSES
from quivira.server.notices.wishes import Wishes
from quivira.server.problems import Problem
from quivira.server.tables import Answer, Ask, Command, NewTable, Terms
from quivira.server.tables.desk import sheet_for
from quivira.testing.notices import (
    DAY,
    MINUTE,
    SITE,
    World,
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


def test_what_else_people_are_told(config: Config, world: World, tmp_path: Path) -> None:
    """Before the clock runs out, when somebody nudges or invites, when the game is over; a group hears of everybody."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            for person in players:
                await hook(services, world, person, f"/{person.id}")
            table = await started(services, players, clock=Clock("move", 2 * 24 * 3600))
            _, who = await asked(services, table)
            await services.notices.work()
            later(DAY)
            await services.notices.work()
            later(DAY // 2 + MINUTE)
            await services.notices.work()
            await services.notices.work()
            assert told(world, f"/{who}") == [["turn"], ["reminder"]]
            assert "11 hours left" in world.at(f"/{who}")[1].decode()

            world.came.clear()
            (ola,) = await guests(services, "Ola")
            for is_muted in (False, True):
                if is_muted:
                    await services.talk.mute(who, ola.id)
                async with services.database.write() as connection:
                    await services.notices.company.nudge(connection, table, who, ola)
                await services.notices.work()
                (nudge,) = world.at(f"/{who}")  # and none by one whom they have muted
                assert "Ola is waiting for your move" in nudge.decode()

            stranger, host = (await guests(services, "Stranger"))[0], players[0]
            await hook(services, world, stranger, "/stranger")
            live = await services.desk.open(host, NewTable(FIRST, seats=FEWEST))
            with pytest.raises(Problem):
                await services.notices.company.invite(host, live, stranger.id)
            for _ in range(2):
                await services.notices.company.invite(host, live, players[1].id)
                await services.notices.work()
            world_told = [body for body in world.at(f"/{players[1].id}") if b"invites you" in body]
            assert len(world_told) == 1
            assert world.at("/stranger") == []

            group = await services.notices.add_webhook(host.id, world.url + "/group", "json", "", table)
            assert group.endpoint.table == table
            while (await services.room.find(table)).sheet.status == "playing":
                await moves(services, table)
            await services.notices.work()
            later(MINUTE)
            world.came.clear()
            await services.notices.work()
            assert all(told(world, f"/{person.id}") == [["over"]] for person in players)
            assert told(world, "/group") == [["over"]]
            (event,) = msgspec.json.decode(world.at("/group")[0], type=Told).events
            page = await services.history.page(event["url"].removeprefix(f"{SITE}/g/"), None)
            assert page.outcome is not None
            names = {chair.seat: chair.name for chair in page.info.chairs}
            first = [names[score.seat] for score in page.outcome.scores if score.rank == 1]
            assert event["says"].startswith("The game is over. ")
            assert all(name in event["says"] for name in first)
            assert all(f"{names[score.seat]} {score.total}" in event["where"] for score in page.outcome.scores)

    asyncio.run(story())


class Told(msgspec.Struct):
    """What of a message to a plain webhook matters here."""

    events: list[dict[str, str]]


def test_what_happens_around_a_game(place: str, config: Config, world: World) -> None:
    """A vote, a bot in one's seat, a rematch, other settings: told once, to whom it concerns, and while it is so."""

    async def story() -> None:
        async with opened(replace(config, database=place, bot_pause=3600)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            host, other = players[:2]
            for person in players:
                await hook(services, world, person, f"/{person.id}")
                await services.notices.wish(person.id, Wishes(delay=0))

            def events(body: bytes) -> list[dict[str, str]]:
                return msgspec.json.decode(body, type=Told).events

            async def news(event: str) -> list[list[str]]:
                """What the host and the other are told of such an event, now and never again."""
                world.came.clear()
                for _ in range(2):
                    await services.notices.work()
                return [
                    [one["says"] for body in world.at(f"/{person.id}") for one in events(body) if one["event"] == event]
                    for person in (host, other)
                ]

            table = await started(services, players, clock=Clock("move", DAY // 1000))
            live = await services.room.find(table)
            seat = live.seats_of(host.id)[0]
            await services.writer.submit(Command(table, host.id, Ask(seat, live.number, "a", "end")))
            assert await news("vote") == [[], ["P0 asks to end the game"]]

            live = await services.room.find(table)
            waited = {live.chairs[seat].person for seat in live.sheet.waits_for()}
            later(DAY)
            await services.timeouts.sweep()
            says = "A bot plays for you now; take your seat back whenever you like"
            assert await news("bot") == [[says] if person.id in waited else [] for person in (host, other)]
            for person in (one for one in players if one.id in waited):
                await services.leaving.take_back(person, table, live.seats_of(person.id)[0])
            await services.leaving.stand_in(host, table, live.seats_of(host.id)[0])
            assert await news("bot") == [[], []]  # they know
            await services.leaving.take_back(host, table, live.seats_of(host.id)[0])

            for person in players[1:]:
                live = await services.room.find(table)
                assert live.sheet.vote is not None
                answer = Answer(live.seats_of(person.id)[0], "b", live.sheet.vote.at, True)
                await services.writer.submit(Command(table, person.id, answer))
                if (await services.room.find(table)).sheet.status == "over":
                    break
            assert await news("over") == [["The game ended without a winner"]] * 2
            following = (await services.desk.rematch(host, table)).sheet.id
            assert await news("rematch") == [[], ["P0 wants to play again and keeps your seat"]]
            assert told(world, f"/{host.id}") == []  # nor that the game is over once more
            live = await services.room.find(following)
            assert other.id in [one.person for one in await services.notices.company.companions(host.id, live)]

            new = (await services.desk.open(host, NewTable(FIRST, seats=FEWEST, pace="turns", sit=False))).sheet.id
            await services.desk.sit(other, new, None, None)
            live = await services.arranging.arrange(host, new, Terms(lot=True))
            assert await news("terms") == [[], ["P0 changes the settings of your table; have another look"]]
            seat, word = live.seats_of(other.id)[0], services.notices.company
            await services.arranging.send_away(host, new, seat, word)
            assert await news("removed") == [[], ["P0 removes you from the table; the game will begin without you"]]
            await services.arranging.send_away(
                host, (await services.desk.open(host, NewTable(FIRST, seats=FEWEST, pace="turns"))).sheet.id, 0, word
            )
            assert await news("removed") == [[], []]  # who goes themselves knows
            await services.desk.sit(other, new, None, None, terms=live.sheet.terms)
            assert await news("terms") == [[], []]  # they sit down to what they see
            await services.arranging.send_away(host, new, seat, word)
            await services.desk.sit(other, new, None, None, terms=live.sheet.terms)
            assert await news("removed") == [[], []]  # nor is it so any more
            later(DAY)  # they have been called three times
            await services.hosting.block(host, new, other.id, word)
            assert await news("removed") == [[], ["P0 removes you from the table; the game will begin without you"]]
            await services.hosting.unblock(host, new, other.id)
            await services.desk.sit(other, new, None, None, terms=live.sheet.terms)
            live = await services.arranging.arrange(host, new, Terms(lot=False))
            await services.arranging.say_ready(other, new, True, live.sheet.terms)
            assert await news("terms") == [[], []]  # they have seen it

    asyncio.run(story())


def test_nobody_is_invited_again_and_again(place: str, config: Config, world: World) -> None:
    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            host, other = players[:2]
            await hook(services, world, other)
            await started(services, players)
            for _ in range(A_DAY):
                live = await services.desk.open(host, NewTable(FIRST, seats=FEWEST))
                await services.notices.company.invite(host, live, other.id)
                await services.leaving.cancel(host, live.sheet.id)  # which does not undo it
            live = await services.desk.open(host, NewTable(FIRST, seats=FEWEST))
            with pytest.raises(Problem, match="times today"):
                await services.notices.company.invite(host, live, other.id)
            later(DAY)
            await services.notices.company.invite(host, live, other.id)

    asyncio.run(story())


def test_another_bot_in_ones_place_is_no_news() -> None:
    """But one is that comes after they have taken their seat back."""
    chairs = [Chair(0, "P0", "p0"), Chair(1, "P1", "p1", stand_in="hard", called=True)]
    called = [Incident(at, 5, "bot", 0, 1, level) for at, level in ((1000, "easy"), (2000, "medium"), (4000, "hard"))]
    called.insert(2, Incident(3000, 5, "returned", 1))

    def marks(*incidents: Incident) -> list[int]:
        begun = msgspec.structs.replace(
            sheet_for("p0", NewTable(FIRST, FEWEST)), status="playing", incidents=list(incidents)
        )
        told = occasions(begun, Seated(chairs, {"p0", "p1"}), "p1", 5000)
        return [occasion.mark for occasion in told if occasion.event == "bot"]

    assert marks(*called[:1]) == marks(*called[:2]) == [1000]
    assert marks(*called) == [4000]
    assert marks(Incident(1000, 0, "missing", 1, None, "medium")) == [1000]  # it began before they came


def test_who_has_left_hears_how_it_ends(config: Config, world: World, tmp_path: Path) -> None:
    """Or has given up, if others have gone on; not who goes when it is over, nor who has ended it so."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"), bot_pause=3600)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            host, other = players[0], players[-1]
            for person in players:
                await hook(services, world, person, f"/{person.id}")
                await services.notices.wish(person.id, Wishes(delay=0, events=["over"]))

            async def hear() -> list[bool]:
                world.came.clear()
                for _ in range(2):
                    await services.notices.work()
                heard = [told(world, f"/{person.id}") for person in (host, other)]
                assert all(one in ([], [["over"]]) for one in heard)
                return [bool(one) for one in heard]

            async def ends(table: str) -> None:
                async with services.desk.changing(table) as locked:
                    locked.set(status="over", ended="vote")

            left, given_up, afterwards = [await started(services, players) for _ in range(3)]
            await services.leaving.leave(other, left, None)
            await services.leaving.resign(other, given_up, None)
            assert await hear() == [False, False]
            for table in (left, given_up):
                await ends(table)
                assert await hear() == [True, True]
            await ends(afterwards)
            await services.leaving.leave(other, afterwards, None)
            assert await hear() == [True, False]
            last = await started(services, players)
            for person in reversed(players):
                await services.leaving.resign(person, last, None)
            assert (await services.room.find(last)).sheet.ended == "resigned"
            assert await hear() == [False, True]

    asyncio.run(story())


def test_nobody_is_asked_again_and_again_to_play_the_same(place: str, config: Config, world: World) -> None:
    """However often the new table is called off; and never by one whom they have muted."""

    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            host, other = players[:2]
            await hook(services, world, other)
            await services.notices.wish(other.id, Wishes(delay=0))
            table = await started(services, players)
            async with services.desk.changing(table) as locked:
                locked.set(status="over")

            async def calls() -> int:
                world.came.clear()
                following = await services.desk.rematch(host, table)
                await services.notices.work()
                await services.leaving.cancel(host, following.sheet.id)
                later(MINUTE)
                return [event for events in told(world) for event in events].count("rematch")

            assert [await calls() for _ in range(A_DAY + 1)] == [1] * A_DAY + [0]
            later(DAY)
            await services.talk.mute(other.id, host.id)
            assert await calls() == 0
            await services.talk.unmute(other.id, host.id)
            assert await calls() == 1

    asyncio.run(story())


def test_a_group_hears_of_a_table_as_long_as_whoever_asked_for_it_belongs_there(
    config: Config, world: World, tmp_path: Path
) -> None:
    """Not when they have left or are blocked, whether it is decided then or was on its way; again when they return."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            host, guest = players[:2]
            (ola,) = await guests(services, "Ola")
            for person in players:
                await services.notices.wish(person.id, Wishes(delay=0))
            table = await started(services, players)
            for person in (host, guest):
                await services.notices.add_webhook(person.id, f"{world.url}/{person.name}", "json", "", table)

            async def news(status: int = 201) -> tuple[int, int]:
                """How much each group is sent of one more question."""
                world.came.clear()
                world.status = status
                live = await services.room.find(table)
                who = str(live.chairs[live.sheet.waits_for()[0]].person)
                async with services.database.write() as connection:
                    await services.notices.company.nudge(connection, table, who, ola)
                await services.notices.work()
                return len(world.at(f"/{host.name}")), len(world.at(f"/{guest.name}"))

            async def block(*blocked: str) -> None:
                """As before the start, by somebody who could see to it then."""
                async with services.desk.changing(table) as locked:
                    locked.set(blocked=list(blocked))

            assert await news() == (1, 1)
            assert await news(503) == (1, 1)  # it will be tried again
            await block(guest.id)
            later(PAUSES[0] * MINUTE)
            world.status = 201
            await services.notices.work()
            assert (len(world.at(f"/{host.name}")), len(world.at(f"/{guest.name}"))) == (2, 1)
            assert await news() == (1, 0)
            await block()
            assert await news() == (1, 1)
            await services.leaving.leave(guest, table, None)
            assert await news() == (1, 0)
            await services.leaving.take_back(guest, table, (await services.room.find(table)).seats_of(guest.id)[0])
            assert await news() == (1, 1)

    asyncio.run(story())
