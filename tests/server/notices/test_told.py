"""What people are told, when and how: by real local mail, push and webhook servers, on both databases, and once."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from dataclasses import replace
from email.message import EmailMessage
from hashlib import sha256
from hmac import new as hmac_of
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from py_vapid import Vapid02
from sqlalchemy import update

from quivira.kernel.registry import find
from quivira.locale import catalog
from quivira.server.config import Config
from quivira.server.kept import Chair, Clock, Clocks, Incident, endpoints, outbox
from quivira.server.notices import Style
from quivira.server.notices.invitations import A_DAY
from quivira.server.notices.occasions import Seated, occasions
from quivira.server.notices.outbox import PAUSES
from quivira.server.notices.wishes import Quiet, Wishes
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import Answer, Ask, Command, NewTable, Terms
from quivira.server.tables.clocks import PATIENCE
from quivira.server.tables.desk import sheet_for
from quivira.testing.notices import (
    DAY,
    HOUR,
    MINUTE,
    SITE,
    Browser,
    Mailboxes,
    World,
    answers,
    asked,
    count,
    guests,
    hook,
    later,
    moves,
    opened,
    started,
    told,
)
from quivira.testing.process import FEWEST, FIRST

STYLES: dict[Style, str] = {
    "discord": "content",
    "slack": "text",
    "matrix": "html",
    "json": "title",
}  # where it is told
OTHERS = ("hu", "de", "pl", "nl")  # than the table's language
HOST = urlsplit(SITE).netloc


def test_a_question_is_told_once_by_every_channel(
    place: str, config: Config, world: World, mail: tuple[Mailboxes, int]
) -> None:
    """To a push service that decrypts, a mail server, and webhooks that are verified; in each reader's own language,
    whatever the table's is; not again after a restart.
    """
    boxes, browser = mail[0], Browser()
    config = replace(config, database=place)

    async def story() -> None:
        async with opened(config) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)), languages=OTHERS)
            for person in players:
                await services.notices.add_browser(person.id, f"{world.url}/push/{person.id}", browser.keys, "phone")
                box = await services.notices.add_mailbox(person.id, f"{person.name}@table.example")
                async with services.database.write() as connection:
                    await connection.execute(update(endpoints).where(endpoints.c.id == box.id).values(verified=now()))
            secrets = {
                f"/{style}/{person.id}": (
                    await services.notices.add_webhook(person.id, f"{world.url}/{style}/{person.id}", style, "", None)
                ).secret
                for style in STYLES
                for person in players
            }
            await services.notices.work()
            confirm = {
                f"{p.name}@table.example": catalog(None, p.language).say("letter-confirm", site=HOST) for p in players
            }
            assert {letter["To"]: letter["Subject"] for letter in boxes.letters} == confirm
            boxes.letters.clear()
            table = await started(services, players)
            waiting = [players[seat] for seat in (await services.room.find(table)).sheet.waits_for()]
            await services.notices.work()
            assert world.came == []  # a minute is everybody's own
            later(MINUTE)
            await asyncio.gather(services.notices.work(), services.notices.work())
            await services.notices.work()
            assert sorted(letter["To"] for letter in boxes.letters) == sorted(
                f"{p.name}@table.example" for p in waiting
            )
            for person in waiting:
                (pushed,) = [came for came in world.came if came[0] == f"/push/{person.id}"]
                _is_pushed(pushed, services.notices.offered.push, browser, table, person.language)
                (letter,) = [letter for letter in boxes.letters if letter["To"] == f"{person.name}@table.example"]
                _is_a_letter(letter, table, person.language, [other.name for other in players if other != person])
                for style, field in STYLES.items():
                    _is_signed(world, f"/{style}/{person.id}", field, secrets, person.language)
        sent, letters = len(world.came), len(boxes.letters)
        async with opened(config) as services:  # after a restart
            later(DAY)
            await services.notices.work()
            assert await count(services, outbox) == 0
        assert (len(world.came), len(boxes.letters)) == (sent, letters)

    asyncio.run(story())


def _is_pushed(
    came: tuple[str, dict[str, str], bytes], key: str | None, browser: Browser, table: str, language: str
) -> None:
    _, headers, body = came
    shown = browser.read(body)
    assert shown["title"] == catalog(None, language).say("notice-turn")
    assert find(FIRST).meta.name not in body.decode("latin-1")
    assert shown["url"] == f"{SITE}/t/{table}"
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={key}")
    assert (headers["ttl"], headers["content-encoding"]) == ("86400", "aes128gcm")
    assert table not in headers["topic"]


def _is_a_letter(letter: EmailMessage, table: str, language: str, others: list[str]) -> None:
    words = catalog(FIRST, language)
    where = words.say("notice-with", game=words.text("title"), names=words.enumeration(others))
    says = f"{words.say('notice-turn')}: {where}"
    assert letter["Subject"].startswith(says)
    assert letter["Content-Language"] == language
    stop = letter["List-Unsubscribe"].strip("<>")
    assert stop.startswith(f"{SITE}/api/mail/stop/")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    for kind in ("plain", "html"):
        part = letter.get_body((kind,))
        assert part is not None
        told = part.get_content()
        assert all(link in told for link in (f"{SITE}/t/{table}", f"{SITE}/mail#stop="))
        assert all(said in told for said in (says, words.say("notice-mail-why", site=HOST), words.say("notice-stop")))


def _is_signed(world: World, path: str, field: str, secrets: dict[str, str], language: str) -> None:
    ((_, headers, body),) = [came for came in world.came if came[0] == path]
    assert catalog(None, language).say("notice-turn") in msgspec.json.decode(body)[field]
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    digest = hmac_of(b64decode(secrets[path].removeprefix("whsec_")), content, sha256).digest()
    assert b64decode(headers["webhook-signature"].removeprefix("v1,")) == digest


def test_when_people_are_told(place: str, config: Config, world: World) -> None:
    """Not while they look, unless always; many turns in one message; not at night; not where they do not wish it."""

    async def story() -> None:
        async with opened(replace(config, database=place)) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            for person in players:
                await hook(services, world, person, f"/{person.id}")
            table = await started(services, players)
            _, who = await asked(services, table)
            with services.presence.looking(table, who, True):
                await services.presence.work()
                later(MINUTE)
                await services.notices.work()
                assert world.at(f"/{who}") == []
            later(MINUTE)  # without a move
            await services.presence.work()
            await services.notices.work()
            assert told(world, f"/{who}") == [["turn"]]

            for _ in range(2):
                await started(services, players)
            await services.notices.work()
            later(MINUTE)
            await services.notices.work()
            firsts = told(world, f"/{who}")[1:]
            assert firsts == [["turn", "turn"]]  # two tables, one message

            at = now() // MINUTE % (24 * 60)
            night = Quiet((at - 60) % 1440, (at + 60) % 1440)
            world.came.clear()
            for person in players:
                await services.notices.wish(person.id, Wishes(delay=0, quiet=night))
            quiet = await started(services, players)
            _, who = await asked(services, quiet)
            for minutes in (0, 30, 20):
                later(minutes * MINUTE)
                await services.notices.work()
            assert world.at(f"/{who}") == []
            later(10 * MINUTE)
            await services.notices.work()
            assert told(world, f"/{who}") == [["turn"]]

            world.came.clear()
            for person in players:
                await services.notices.wish(person.id, Wishes(delay=0, always=True))
            loud, silent = await started(services, players), await started(services, players)
            for person in players:
                await services.notices.wish_at(person.id, silent, "never")
            _, who = await asked(services, loud)
            with services.presence.looking(loud, who, True):
                await services.presence.work()
                await services.notices.work()
            (body,) = world.at(f"/{who}")
            assert [event["table"] for event in msgspec.json.decode(body)["events"]] == [loud]

            world.came.clear()
            live, wanted = await started(services, players, pace="live"), await started(services, players, pace="live")
            _, who = await asked(services, wanted)
            await services.notices.wish_at(who, wanted, "always")
            await services.notices.work()
            ((_, _, body),) = world.came
            assert [event["table"] for event in msgspec.json.decode(body)["events"]] == [wanted]
            assert live != wanted

    asyncio.run(story())


def test_a_game_over_days_is_played_by_those_who_come_when_they_are_called(
    config: Config, world: World, tmp_path: Path
) -> None:
    """From the invitation to the end nobody opens the site unasked: who is told comes, does their part, and goes."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "days.db"))) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            for person in players:
                await hook(services, world, person, f"/{person.id}")
            await started(services, players)  # so they know each other
            await services.notices.work()
            new = NewTable(FIRST, seats=FEWEST, pace="turns", clock=Clock("move", DAY // 1000))
            live, read = await services.desk.open(players[0], new), len(world.came)
            table = live.sheet.id
            for person in players[1:]:
                await services.notices.company.invite(players[0], live, person.id)
            for _ in range(1000):
                later(30 * MINUTE)
                await services.notices.work()
                fresh, read = world.came[read:], len(world.came)
                for called in {path.removeprefix("/") for path, _, body in fresh if table in body.decode()}:
                    await comes(services, table, next(person for person in players if person.id == called))
                live = await services.room.find(table)
                if live.sheet.status == "over":
                    break
            assert (live.sheet.status, live.sheet.ended) == ("over", None)
            assert not any(chair.stand_in or chair.resigned for chair in live.chairs)
            later(MINUTE)
            await services.notices.work()
            for person in players:
                assert told(world, f"/{person.id}")[-1] == ["over"]

    asyncio.run(story())


async def comes(services: Services, table: str, person: Person) -> None:
    """Sits down to an invitation, begins with a company that is ready, or plays."""
    live = await services.room.find(table)
    if live.sheet.status == "playing":
        await answers(services, table, person.id)
    elif person.id == live.sheet.host:
        await services.desk.start(person, table, None)
    else:
        await services.desk.sit(person, table, None, None)


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
                async with services.desk.changing(await started(services, players)) as draft:
                    draft.set(waiting=0b011, clocks=Clocks([at, at, *rest], [], [None, vacation, *rest]))
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
                async with services.desk.changing(table) as draft:
                    draft.set(status="over", ended="vote")

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
            async with services.desk.changing(table) as draft:
                draft.set(status="over")

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
                async with services.desk.changing(table) as draft:
                    draft.set(blocked=list(blocked))

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
