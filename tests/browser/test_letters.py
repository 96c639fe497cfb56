"""Notices by mail, as somebody sets them up in a browser and follows the letters' links."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from playwright.sync_api import expect

from quivira.server.config import Config, Smtp
from quivira.testing.notices import Mailboxes, mailboxes
from quivira.testing.server import Serving, eventually


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[Mailboxes, int]]:
    with mailboxes() as found:
        yield found


@pytest.fixture(scope="module")
def server(mail: tuple[Mailboxes, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One whose letters lead to itself."""
    kept = tmp_path_factory.mktemp("server") / "tables.db"
    smtp = Smtp("127.0.0.1", mail[1], None, None, "none", "Quivira <quivira@table.example>")
    with socket.create_server(("127.0.0.1", 0)) as listens:
        site = f"http://127.0.0.1:{listens.getsockname()[1]}"
        config = Config(database=str(kept), port=0, rate=0, public_url=site, smtp=smtp, sweep=0.2)
        with Serving(config, listens) as found:
            yield found


def link_in(letter: EmailMessage, kind: str) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    found = re.search(rf"http\S+/mail#{kind}=\S+", body.get_content())
    assert found is not None, body.get_content()
    return found[0]


def test_an_address_is_added_confirmed_and_forgotten(sits: Any, mail: tuple[Mailboxes, int]) -> None:
    """Each step on its page: the letter's link, a letter to try it, hours without any, and the link that ends it."""
    anna, letters = sits("Anna", here=True), mail[0].letters
    page = anna.page
    page.goto("/notices")
    box = page.locator("section", has=page.get_by_role("heading", name="Email"))
    box.get_by_label("Email address").fill("anna@house.example")
    box.get_by_role("button", name="Add").click()
    expect(box.get_by_text("An email is on its way.")).to_be_visible()
    expect(box.get_by_role("button", name="Send a test")).to_have_count(0)

    first = eventually(lambda: letters[:1])[0]
    assert first["To"] == "anna@house.example"
    page.goto(link_in(first, "confirm"))
    page.get_by_role("button", name="Confirm this address").click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()

    page.locator("section.panel").get_by_role("link", name="Settings").click()
    page.wait_for_url("**/notices")
    box.get_by_role("button", name="Send a test").click()
    expect(box.get_by_text("Sent.")).to_be_visible()
    when = page.locator("section", has=page.get_by_role("heading", name="When and what"))
    when.get_by_label("Quiet hours").check()
    when.get_by_label("From", exact=True).fill("23:30")
    eventually(lambda: anna.get("/api/me/notices")["wishes"]["quiet"] == {"begins": 23 * 60 + 30, "ends": 8 * 60})
    page.reload()
    expect(when.get_by_label("From", exact=True)).to_have_value("23:30")

    page.goto(link_in(letters[1], "stop"))
    page.get_by_role("button", name="No more email").click()
    expect(page.get_by_text("No more email goes there.")).to_be_visible()
    assert anna.get("/api/me/notices")["endpoints"] == []
