"""Word that it is one's turn: to real local mail, push and webhook servers, by both databases, and once."""

from __future__ import annotations

import asyncio
import threading
from base64 import b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from hmac import new as hmac_of
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import func, select, update

from quivira.kernel import QuiviraError
from quivira.kernel.registry import find
from quivira.server.config import Config, Smtp, chosen_smtp
from quivira.server.kept.schema import endpoints, outbox
from quivira.server.kept.sheet import Clock
from quivira.server.metrics import Metrics
from quivira.server.notices import Notices
from quivira.server.notices.endpoints import BrowserKeys, Style
from quivira.server.notices.outbox import LEASE, PATIENCE, PAUSES, take
from quivira.server.notices.web import is_public, outcome_of
from quivira.server.notices.wishes import Quiet, Wishes
from quivira.server.now import Time, now
from quivira.server.people import Limits, Person
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import Command, NewTable, Play
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving, eventually, fresh_database

FIRST = long_game()
FEWEST = max(2, find(FIRST).meta.seats[0])
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
STYLES: dict[Style, str] = {
    "discord": "content",
    "slack": "text",
    "matrix": "html",
    "json": "title",
}  # where it is told
SITE = "http://table.example"


class World(ThreadingHTTPServer):
    """Push services and chat groups: answers as it is told to, and keeps what came."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.came if where == path]


class Answering(BaseHTTPRequestHandler):
    server: World

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.came.append((self.path, headers, body))
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.send_header("location", "/elsewhere")  # of no use to us, whatever the status
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Mailboxes:
    """A mail server's hands."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.full: set[str] = set()
        self.is_busy = False

    async def handle_RCPT(  # noqa: N802 - called by this name
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if address in self.full:
            return "550 no such mailbox"
        if self.is_busy:
            return "451 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


class Browser:
    """What a browser keeps to itself, by which it reads what is pushed."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = BrowserKeys(_base64(public), _base64(self._auth))

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with World() as found:
        yield found
        found.shutdown()


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[Mailboxes, int]]:
    boxes, loop = Mailboxes(), asyncio.new_event_loop()
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(boxes, loop=loop), "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield boxes, server.sockets[0].getsockname()[1]
    loop.call_soon_threadsafe(server.close)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def config(world: World, mail: tuple[Mailboxes, int]) -> Config:
    """All channels, nothing that happens by itself, and no bots."""
    boxes, port = mail
    world.came.clear()
    world.status = 201
    boxes.letters.clear()
    boxes.full.clear()
    smtp = Smtp("127.0.0.1", port, None, None, "none", "Quivira <quivira@table.example>")
    return Config(
        port=0, rate=0, public_url=SITE, push=True, webhooks=True, smtp=smtp, local_endpoints=True, sweep=3600
    )


@pytest.fixture(autouse=True)
def the_time() -> Iterator[Time]:
    """The server's time, which is put back as it was."""
    kept = dict(vars(now))
    yield now
    vars(now).update(kept)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "notices.db")
    return fresh_database(request.getfixturevalue("postgres_uri"))


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Services]:
    """A server without its entrance, which does nothing by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Notices, "start", lambda _: None)
        services = await Services.open(config, Metrics(), Limits(0))
        try:
            yield services
        finally:
            await services.close()


async def guests(services: Services, *names: str) -> list[Person]:
    return [(await services.accounts.guest(name, "en")).person for name in names]


async def started(services: Services, players: list[Person], **more: Any) -> str:
    """A table by turns at which all of them play."""
    host, *others = players
    live = await services.desk.open(host, NewTable(FIRST, **{"seats": len(players), "pace": "turns", **more}))
    for other in others:
        await services.desk.sit(other, live.sheet.id, None, None)
    await services.desk.start(host, live.sheet.id, None)
    return live.sheet.id


async def asked(services: Services, table: str) -> tuple[int, str]:
    """A seat that is asked, and who sits there."""
    live = await services.room.find(table)
    seat = live.sheet.waits_for()[0]
    return seat, str(live.chairs[seat].person)


async def moves(services: Services, table: str) -> None:
    """Whoever is asked does the first thing that is allowed."""
    seat, person = await asked(services, table)
    live = await services.room.find(table)
    key = live.playing().side(seat).legal[0].key
    await services.writer.submit(Command(table, person, Play(seat, live.number, [key], f"{live.number}")))


async def answers(services: Services, table: str, person: str) -> None:
    """Somebody comes by and does the first thing that is allowed, as long as they are asked."""
    live = await services.room.find(table)
    while mine := [seat for seat in live.sheet.waits_for() if live.chairs[seat].person == person]:
        key = live.playing().side(mine[0]).legal[0].key
        live = await services.writer.submit(Command(table, person, Play(mine[0], live.number, [key], f"{live.number}")))


async def count(services: Services, table: Any) -> int:
    async with services.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def later(milliseconds: int) -> None:
    now.forward(now() + milliseconds)


def told(world: World, path: str = "/hook") -> list[list[str]]:
    """Of each message to a plain webhook, what happened."""
    return [[event["event"] for event in msgspec.json.decode(body)["events"]] for body in world.at(path)]


async def hook(services: Services, world: World, person: Person, path: str = "/hook") -> str:
    made = await services.notices.add_webhook(person.id, world.url + path, "json", "", None)
    return made.endpoint.id


def test_a_question_is_told_once_by_every_channel(
    place: str, config: Config, world: World, mail: tuple[Mailboxes, int]
) -> None:
    """To a push service that decrypts, a mail server, and webhooks that are verified; not again after a restart."""
    boxes, browser = mail[0], Browser()
    config = replace(config, database=place)

    async def story() -> None:
        async with opened(config) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
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
            await services.notices.work()  # the letters that ask to confirm an address
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
                _is_pushed(pushed, services.notices.offered.push, browser, table)
            for letter in boxes.letters:
                _is_a_letter(letter, table)
            for person in waiting:
                for style, field in STYLES.items():
                    _is_signed(world, f"/{style}/{person.id}", field, secrets)
        sent, letters = len(world.came), len(boxes.letters)
        async with opened(config) as services:  # after a restart
            later(DAY)
            await services.notices.work()
            assert await count(services, outbox) == 0
        assert (len(world.came), len(boxes.letters)) == (sent, letters)

    asyncio.run(story())


def _is_pushed(came: tuple[str, dict[str, str], bytes], key: str | None, browser: Browser, table: str) -> None:
    _, headers, body = came
    shown = browser.read(body)
    assert shown["title"] == "It is your turn"
    assert find(FIRST).meta.name not in body.decode("latin-1")
    assert shown["url"] == f"{SITE}/t/{table}"
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={key}")
    assert (headers["ttl"], headers["content-encoding"]) == ("86400", "aes128gcm")
    assert table not in headers["topic"]


def _is_a_letter(letter: EmailMessage, table: str) -> None:
    assert letter["Subject"].startswith("It is your turn: ")
    stop = letter["List-Unsubscribe"].strip("<>")
    assert stop.startswith(f"{SITE}/api/mail/stop/")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    for kind in ("plain", "html"):
        part = letter.get_body((kind,))
        assert part is not None
        assert f"{SITE}/t/{table}" in part.get_content()
        assert f"{SITE}/mail#stop=" in part.get_content()


def _is_signed(world: World, path: str, field: str, secrets: dict[str, str]) -> None:
    ((_, headers, body),) = [came for came in world.came if came[0] == path]
    assert "your turn" in msgspec.json.decode(body)[field]
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
    """Nobody opens the site unasked; whoever is told comes, answers what waits for them, and goes."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "days.db"))) as services:
            players = await guests(services, *(f"P{seat}" for seat in range(FEWEST)))
            for person in players:
                await hook(services, world, person, f"/{person.id}")
            table = await started(services, players, clock=Clock("move", DAY // 1000))
            live, read = await services.room.find(table), 0
            for _ in range(1000):
                later(30 * MINUTE)
                await services.notices.work()
                fresh, read = world.came[read:], len(world.came)
                for called in {path.removeprefix("/") for path, _, _ in fresh}:
                    await answers(services, table, called)
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
            assert await services.notices.company.nudge(table, who, "Ola")
            await services.notices.work()
            assert "Ola is waiting for your move" in world.at(f"/{who}")[0].decode()

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

    asyncio.run(story())


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
                await services.notices.company._call(anna.id, live.sheet.id, "invitation", "Ola")
                await services.notices.work()

            live = await services.desk.open(anna, NewTable(FIRST, seats=FEWEST))
            await hook(services, world, anna)
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

            for _ in range(PATIENCE - 1):
                assert (await services.notices.mine(anna.id)).endpoints
                await send(302)  # a redirection is not followed
            assert (await services.notices.mine(anna.id)).endpoints == []
            assert not world.at("/elsewhere")

            await services.notices.add_browser(anna.id, f"{world.url}/push", browser.keys, "phone")
            await send(410)
            assert (await services.notices.mine(anna.id)).endpoints == []

            await services.notices.add_mailbox(anna.id, "busy@table.example")
            mail[0].is_busy = True
            for _ in range(PATIENCE):
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
            for _ in range(PATIENCE - 1):
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
            taken = await take(here.database)  # and dies
            assert taken
            await there.notices.work()
            assert world.came == []
            later(LEASE)
            await asyncio.gather(here.notices.work(), there.notices.work())
            assert len(world.came) == len(taken)

    asyncio.run(story())


def test_letters_are_confirmed_stopped_and_open_a_forgotten_account(
    config: Config, mail: tuple[Mailboxes, int], tmp_path: Path
) -> None:
    """Over HTTP, as the links in letters do it."""
    boxes = mail[0]

    def link(subject: str, what: str) -> str:
        (found,) = eventually(lambda: [one for one in boxes.letters if one["Subject"].startswith(subject)])
        boxes.letters.clear()
        text = found.get_body(("plain",)).get_content()
        return str(text.partition(f"{SITE}/mail#{what}=")[2].split()[0])

    with Serving(replace(config, database=str(tmp_path / "n.db"), sweep=0.1)) as serving:
        anna = Player(serving.url, "Anna")
        anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        wish = {"address": "Anna@table.example"}
        anna.post("/api/me/notices/mailboxes", wish, status=401)  # whoever has her device alone gets no further
        box = anna.post("/api/me/notices/mailboxes", {**wish, "password": "correct horse"})
        assert not box["verified"]
        assert anna.post(f"/api/me/notices/endpoints/{box['id']}/test", status=409)["code"] == "not-confirmed"
        nobody = Player(serving.url, join=False)
        nobody.post("/api/account/forgotten", {"name": "Anna"}, status=202)  # not confirmed yet: no letter
        token = link("Confirm your address", "confirm")
        nobody.post("/api/mail/confirm", {"token": token[:-1] + "x"}, status=400)
        nobody.post("/api/mail/confirm", {"token": token}, status=204)
        assert anna.post(f"/api/me/notices/endpoints/{box['id']}/test") == {"sent": True, "why": ""}
        stop = link("This is a test", "stop")

        for name in ("Nobody", "anna"):
            assert nobody.post("/api/account/forgotten", {"name": name}, status=202) is None
        reset = link("A new password", "reset")
        signed = nobody.http.get("/api/me", headers={"authorization": f"Bearer {reset}"})
        assert signed.json() == {"person": None}  # it sets a password and signs nobody in
        new = nobody.post("/api/mail/reset", {"token": reset, "new": "battery staple"})
        assert new["person"]["name"] == "Anna"
        nobody.post("/api/mail/reset", {"token": reset, "new": "battery staple 2"}, status=400)  # works once
        anna.get("/api/me/notices", status=401)  # signed out everywhere
        nobody.post("/api/session", {"name": "Anna", "password": "battery staple"})
        known = nobody.get("/api/me/export")["endpoints"]
        assert [one["address"] for one in known] == ["Anna@table.example"]

        answer = nobody.http.get(f"/api/mail/stop/{stop}")
        assert answer.headers["location"] == f"/mail#stop={stop}"
        assert len(nobody.get("/api/me/notices")["endpoints"]) == 1  # to look changes nothing
        program = Player(serving.url, join=False)
        click = program.http.post(f"/api/mail/stop/{stop}", data={"List-Unsubscribe": "One-Click"})
        assert click.status_code == 204
        assert nobody.get("/api/me/notices")["endpoints"] == []
        for player in (anna, nobody, program):
            player.close()


def test_bad_endpoints_are_refused(config: Config, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"), local_endpoints=False)) as services:
            (anna,) = await guests(services, "Anna")
            bad = (
                "http://table.example/",
                "https://127.0.0.1/",
                "https://[::ffff:10.0.0.1]/",
                "https://a b/",
                "ftp://x/",
            )
            for url in bad:
                with pytest.raises(Problem):
                    await services.notices.add_webhook(anna.id, url, "json", "", None)
            made = await services.notices.add_webhook(anna.id, "https://localhost:1/", "json", "", None)
            tried = await services.notices.test(anna.id, made.endpoint.id)  # what a name leads to is seen now
            assert (tried.sent, tried.why) == (False, "that name leads into a closed network")
            for address in ("anna", "anna@localhost", "a@b.c, d@e.f", "a@b.c\nBcc: d@e.f"):
                with pytest.raises(Problem):
                    await services.notices.add_mailbox(anna.id, address)
            for number in range(3):
                await services.notices.add_mailbox(anna.id, f"anna{number}@table.example")
            with pytest.raises(Problem, match="already"):
                await services.notices.add_mailbox(anna.id, "anna3@table.example")
            with pytest.raises(Problem, match="time zone"):
                await services.notices.wish(anna.id, Wishes(zone="Mars/Olympus"))
        off = replace(config, database=str(tmp_path / "n.db"), push=False, webhooks=False, smtp=None)
        async with opened(off) as services:
            with pytest.raises(Problem, match="not set this up"):
                await services.notices.add_mailbox(anna.id, "anna@table.example")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "open_to_all"),
    [
        *(("93.184.216.34", True), ("2606:4700::1111", True), ("64:ff9b::5db8:d822", True)),
        *(("10.1.2.3", False), ("169.254.169.254", False), ("100.64.0.1", False), ("224.0.0.1", False), ("::1", False)),
        *(("::ffff:127.0.0.1", False), ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False), ("fe80::1", False)),
    ],
)
def test_which_addresses_are_the_worlds(address: str, open_to_all: bool) -> None:
    assert is_public(ip_address(address)) is open_to_all


def test_quiet_hours_go_over_midnight_and_keep_to_the_clock_on_the_wall() -> None:
    wishes = Wishes(quiet=Quiet(22 * 60, 7 * 60), zone="Europe/Warsaw")

    def at(text: str) -> int:
        from datetime import datetime
        from zoneinfo import ZoneInfo

        return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Warsaw")).timestamp() * 1000)

    assert wishes.awake(at("2026-11-16 21:59")) == at("2026-11-16 21:59")
    assert wishes.awake(at("2026-11-16 22:00")) == at("2026-11-17 07:00")
    assert wishes.awake(at("2026-11-17 06:59")) == at("2026-11-17 07:00")
    assert wishes.awake(at("2026-03-29 00:30")) == at("2026-03-29 07:00")  # an hour is missing in this night
    assert wishes.before_sleep(at("2026-11-17 03:00")) == at("2026-11-16 21:59")


def test_what_an_answer_means() -> None:
    assert [outcome_of(status).result for status in (200, 404, 410, 302, 400, 429, 500)] == [
        *("sent", "dead", "dead", "refused", "refused", "later", "later")
    ]
    assert outcome_of(429, "120").after == 120_000


def test_the_mail_server_is_named_without_a_secret_on_the_command_line(tmp_path: Path) -> None:
    assert chosen_smtp("", {}) is None
    found = chosen_smtp("q@a.org", {"QUIVIRA_SMTP": "smtps://me%40a.org:s3%2Fcret@mail.a.org"})
    assert found == Smtp("mail.a.org", 465, "me@a.org", "s3/cret", "tls", "q@a.org")
    kept = tmp_path / "smtp"
    kept.write_text("smtp://mail.a.org\n", "utf-8")
    found = chosen_smtp("q@a.org", {"QUIVIRA_SMTP_FILE": str(kept)})
    assert found == Smtp("mail.a.org", 587, None, None, "starttls", "q@a.org")
    for sender, address in (("", "smtp://mail.a.org"), ("q@a.org", "mail.a.org"), ("q@a.org", "smtp://a?tls=1")):
        with pytest.raises(QuiviraError):
            chosen_smtp(sender, {"QUIVIRA_SMTP": address})
    with pytest.raises(QuiviraError, match="--public-url"):
        Config(push=True)
