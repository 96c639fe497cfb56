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
from quivira.server.kept import Clock, endpoints, outbox
from quivira.server.notices import Style
from quivira.server.notices.wishes import Quiet, Wishes
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.services import Services
from quivira.server.tables import NewTable
from quivira.testing.notices import (
    DAY,
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


@pytest.mark.untraced
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
