"""The invitation, at the server's own machine and at others: to copy, to share, to select."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from quivira.testing.browser import Guest
from quivira.testing.clicking import until
from quivira.testing.play import long_game


def waiting_room(guest: Guest) -> tuple[Page, str]:
    """A table that waits for others, and its link."""
    table = guest.post("/api/tables", {"game": long_game()})["table"]
    guest.page.goto(f"/t/{table}")
    return guest.page, f"{guest.url}/t/{table}"


def test_at_the_servers_machine_the_link_says_whom_it_serves(sits: Any) -> None:
    page, link = waiting_room(sits("Anna", here=True))
    expect(page.get_by_text("This link works on this device only")).to_be_visible()
    expect(page.locator("img")).to_have_count(0)  # a phone that reads it would look for the table at itself
    assert page.evaluate("isSecureContext")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    page.set_content("<textarea></textarea>")
    page.locator("textarea").press("Control+V")
    assert page.locator("textarea").input_value() == link


def test_where_nothing_may_be_copied_the_link_is_selected(sits: Any) -> None:
    anna = sits("Anna", size="phone")
    anna.context.add_init_script("document.execCommand = () => false")
    page, link = waiting_room(anna)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copy it yourself: it is selected.")).to_be_in_viewport(ratio=0.9)
    page.wait_for_function("link => getSelection().toString() === link", arg=link)


def test_the_link_is_shared_where_the_device_can(sits: Any) -> None:
    anna, ben = sits("Anna", size="phone"), sits("Ben")
    anna.context.add_init_script(
        "navigator.share = async (what) => { window.shared = what; throw new Error('no app') }"
    )
    page, link = waiting_room(anna)
    page.get_by_role("button", name="Share the link").click()
    until(page, lambda: bool(page.evaluate("window.shared?.title")))
    assert page.evaluate("window.shared.url") == link
    other, _ = waiting_room(ben)
    expect(other.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(other.get_by_role("button", name="Share the link")).to_have_count(0)
