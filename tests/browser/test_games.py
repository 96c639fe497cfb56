"""Whole games in the house: two people at devices of their own, by plain HTTP, at a name that is not localhost.

One plays by finger on a phone, one by keyboard alone; bots sit in the other seats. What both have answered often enough
is answered behind the page's back.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira.kernel.registry import find, names
from quivira.testing.browser import Guest
from quivira.testing.clicking import STILL, Finger, Keys, play_to_the_end


def copied_link(anna: Guest, table: str) -> None:
    anna.page.goto(f"/t/{table}")
    invite = anna.page.locator("section", has=anna.page.locator("output.link"))
    invite.locator(".buttons button").last.click()
    expect(invite.get_by_text("Skopiowano")).to_be_visible()


def pasted(page: Page) -> str:
    """What somebody pastes who was sent what was copied."""
    page.set_content("<textarea></textarea>")
    page.locator("textarea").press("Control+V")
    return page.locator("textarea").input_value()


def sit_down_by_link(anna: Guest, ben: Guest, game: str) -> str:
    """Anna opens a table, copies its link and starts when Ben has come by it."""
    seats = find(game).meta.seats
    table: str = anna.post("/api/tables", {"game": game, "seats": next((n for n in seats if n > 2), 2)})["table"]
    copied_link(anna, table)
    link = pasted(ben.page)
    assert link == f"{anna.url}/t/{table}"
    for guest in (anna, ben):
        guest.context.add_init_script(STILL)
        guest.page.goto(link)
        assert not guest.page.evaluate("isSecureContext")  # as it is on every device but the server's
    ben.page.locator(".arrive .button").click()
    expect(anna.page.locator("li", has_text="Ben").first).to_be_visible()
    anna.page.locator(".begin button").click()
    for guest in (anna, ben):
        guest.page.wait_for_selector(".frame")
    return table


def talk(ben: Guest, anna: Guest) -> None:
    """Ben at his desk says something; Anna sees on her phone that there is news, and reads it."""
    ben.page.locator("#tab-chat").click()
    ben.page.locator("form input[maxlength='300']").fill("Glück auf!")
    ben.page.keyboard.press("Enter")
    ben.page.locator("#tab-log").click()
    anna.page.locator(".strip button:has(.unread)").click()
    anna.page.locator("dialog[open] #tab-chat").click()
    expect(anna.page.locator("dialog[open]").get_by_text("Glück auf!")).to_be_visible()
    anna.page.keyboard.press("Escape")


def unfold(page: Page) -> None:
    """Every number of the score says what it is made of."""
    for part in page.get_by_role("table").locator("button[aria-expanded]").all():
        part.click()
        expect(page.locator("tr:is(.why, .round)").first).to_be_visible()


@pytest.mark.parametrize("game", names())
def test_a_whole_game_in_the_house(game: str, sits: Any) -> None:
    anna, ben = sits("Anna", size="phone", language="pl"), sits("Ben", size="desktop", language="de")
    table = sit_down_by_link(anna, ben, game)
    talk(ben, anna)
    assert play_to_the_end([Finger(anna, random.Random(1)), Keys(ben, random.Random(2))])
    for guest in (anna, ben):
        expect(guest.page.get_by_role("table")).to_be_visible()
    outcome = anna.position(table)["outcome"]
    best = max(outcome["scores"], key=lambda score: -score["rank"])
    expect(anna.page.get_by_role("table")).to_contain_text(str(best["total"]))
    unfold(ben.page)
