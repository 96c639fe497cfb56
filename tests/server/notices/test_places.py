"""Where people are told: what is taken for such a place, and who may use it."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode as b64encode
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

import pytest
from sqlalchemy import update

from quivira.kernel import QuiviraError
from quivira.server.config import Config, Smtp, chosen_smtp
from quivira.server.kept import endpoints
from quivira.server.notices import BrowserKeys
from quivira.server.notices.endpoints import add_endpoint, browser, mailbox, webhook
from quivira.server.notices.web import is_public
from quivira.server.notices.wishes import Quiet, Wishes
from quivira.server.now import now
from quivira.server.people import Caller, Person, new_id
from quivira.server.people.limits import OF_A_HOUSE
from quivira.server.problems import Problem
from quivira.testing.notices import SITE, Browser, Mailboxes, guests, opened
from quivira.testing.server import Player, Serving, eventually


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


def test_mail_that_was_named_before_opens_no_account(
    config: Config, mail: tuple[Mailboxes, int], tmp_path: Path
) -> None:
    """Whoever had the guest's device, or the old password, may have named it; other places stay."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            (anna,) = await guests(services, "Anna")
            caller = Caller(anna, (), "")

            async def letters() -> list[str]:
                """What is sent to a confirmed address when the password is forgotten."""
                async with services.database.write() as connection:
                    await connection.execute(update(endpoints).values(verified=now()))
                await services.notices.work()
                mail[0].letters.clear()
                await services.notices.forgotten("Anna")
                await services.notices.work()
                return [letter["Subject"] for letter in mail[0].letters]

            await services.notices.add_webhook(anna.id, f"{SITE}/hook", "json", "", None)
            await services.notices.add_mailbox(anna.id, "thief@table.example")
            await services.notices.work()
            (letter,) = mail[0].letters
            assert "Anna" not in letter.as_string()  # nobody makes us send strangers what they write as their name
            account, _ = await services.accounts.register(caller, "Anna", "correct horse")
            assert await letters() == []
            await services.notices.add_mailbox(anna.id, "anna@table.example")
            assert await letters() == ["A new password for table.example"]
            await services.accounts.change_password(caller, "correct horse", "battery staple")
            assert await letters() == []
            await services.notices.add_mailbox(anna.id, "anna@table.example")
            await services.accounts.reset("Anna", account.recovery, "staple battery")
            assert await letters() == []

    asyncio.run(story())


def test_whoever_had_the_token_is_told_nothing_any_more(config: Config, tmp_path: Path) -> None:
    """What a thief has set up goes with their token; the browser that asks stays, and a guest's comes along."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            anna, guest = await guests(services, "Anna", "Guest")
            caller = Caller(anna, (), "")

            async def planted(person: Person = anna) -> str:
                """A thief's webhook, mailbox and browser, and the owner's."""
                async with services.database.write() as connection:
                    mine, other = (browser(person.id, f"{SITE}/{new_id()}", Browser().keys, "") for _ in range(2))
                    hook, letters = (
                        webhook(person.id, f"{SITE}/hook", "json", "", None),
                        mailbox(person.id, "thief@table.example"),
                    )
                    for place in (hook, letters, other, mine):
                        await add_endpoint(connection, place)
                return mine.id

            async def places() -> list[str]:
                return [place.id for place in (await services.notices.mine(anna.id)).endpoints]

            mine = await planted()
            account, _ = await services.accounts.register(caller, "Anna", "correct horse", mine)
            assert await places() == [mine]
            mine = await planted()
            await services.accounts.change_password(caller, "correct horse", "battery staple", mine)
            assert await places() == [mine]
            await planted()
            await services.accounts.reset("Anna", account.recovery, "staple battery")
            assert await places() == []
            await planted()
            address = mailbox(anna.id, "anna@table.example")
            async with services.database.write() as connection:
                await add_endpoint(connection, address)
            token = await services.accounts.reset_token(anna.id, address.id)
            await services.accounts.reset_by_mail(token, "horse staple")
            assert await places() == [address.id]  # by which they have just come
            await planted(guest)
            await services.accounts.sign_in("Anna", "horse staple", Caller(guest, (), ""))
            assert {place.kind for place in (await services.notices.mine(anna.id)).endpoints} == {"mail", "push"}

    asyncio.run(story())


def test_a_forgotten_password_is_sent_to_whoever_has_the_address(
    config: Config, mail: tuple[Mailboxes, int], tmp_path: Path
) -> None:
    """Even where others have called their account like it, and named many addresses of their own before."""

    async def story() -> None:
        async with opened(replace(config, database=str(tmp_path / "n.db"))) as services:
            thief, anna = await guests(services, "Thief", "Anna")
            await services.accounts.register(Caller(thief, (), ""), "anna@table.example", "correct horse")
            await services.accounts.register(Caller(anna, (), ""), "Anna", "correct horse")
            for number in range(3):
                await services.notices.add_mailbox(thief.id, f"thief{number}@table.example")
            await services.notices.add_mailbox(anna.id, "anna@table.example")
            async with services.database.write() as connection:
                await connection.execute(update(endpoints).values(verified=now()))
            await services.notices.work()
            mail[0].letters.clear()
            await services.notices.forgotten("Anna@table.example")
            await services.notices.work()
            (letter,) = [letter for letter in mail[0].letters if letter["To"] == "anna@table.example"]
            text = letter.get_body(("plain",))
            assert text is not None
            assert "the account Anna " in text.get_content()

    asyncio.run(story())


def test_a_house_has_one_share_of_tests(config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many names somebody takes there."""
    monkeypatch.setitem(OF_A_HOUSE, "notice", (2, 0.0001))
    hook = {"url": f"{SITE}/hook", "style": "json"}
    with Serving(replace(config, database=str(tmp_path / "n.db"), rate=1)) as serving:
        people = [Player(serving.url, name) for name in ("Anna", "Ben", "Cem")]
        codes = [person.http.post("/api/me/notices/webhooks", json=hook).status_code for person in people]
        assert codes == [201, 201, 429]
        for person in people:
            person.close()


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
            off_the_curve = BrowserKeys(b64encode(b"\x04" + b"\x01" * 64).decode(), b64encode(b"0" * 16).decode())
            with pytest.raises(Problem, match="keys"):
                await services.notices.add_browser(anna.id, "https://table.example/", off_the_curve, "")
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
        *(("::127.0.0.1", False), ("64:ff9b:1::1", False), ("fec0::1", False), ("::ffff:0:127.0.0.1", False)),
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
