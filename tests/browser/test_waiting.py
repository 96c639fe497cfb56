"""From the invitation to the start: a host at a desk, two friends with phones."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from quivira.kernel.registry import find, names
from quivira.testing.browser import Guest

GAME = next(name for name in names() if {3, 4} <= set(find(name).meta.seats))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def news(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="The host has changed:")


def comes(guest: Guest, link: str, name: str) -> Page:
    page = guest.page
    page.goto(link)
    expect(page.get_by_text("Anna invites you to play")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    button(page, "^Sit down").click()
    expect(button(page, "ready$")).to_be_visible()
    return page


def test_friends_agree_on_the_terms_and_play_without_bots(sits: Any) -> None:
    anna = sits("Anna", size="390x844")
    host: Page = anna.page
    host.goto("/")
    begin = host.locator("li", has_text=find(GAME).meta.title).get_by_role("button", name=re.compile("With friends"))
    begin.first.click()
    host.wait_for_url(re.compile("/t/"))
    expect(host.get_by_text("As many as come")).to_be_visible()
    code, start = host.get_by_role("img", name="QR code for the link"), button(host, "^Start")
    above, below = code.bounding_box(), start.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], "the button that starts lies over the invitation"

    link = host.locator("output.link").inner_text()
    ben = comes(sits(None, size="phone"), link, "Ben")
    cleo = comes(sits(None, size="360x640"), link, "Cleo")
    expect(cleo.get_by_text("the host can change it")).to_be_visible()
    removed = "The host has removed you from this table."
    button(ben, "^Stand up").click()
    button(ben, "^Sit down").click()
    expect(button(ben, "ready$")).to_be_visible()
    expect(ben.get_by_text(removed)).to_have_count(0)  # who has left themselves knows
    button(host, "^Remove Ben").click()
    expect(ben.get_by_text(removed)).to_be_visible()
    button(ben, "^Sit down").click()
    expect(ben.get_by_text(removed)).to_have_count(0)
    button(ben, "^Take a later seat").click()
    expect(host.locator("li .name")).to_contain_text(["Anna", "Cleo", "Ben"])
    for page in (ben, cleo):
        button(page, "^I’m ready").click()
    expect(host.get_by_text("Everybody is ready.")).to_be_visible()

    button(host, "^Change$").click()
    host.get_by_role("group", name="Who can join").get_by_role("radio", name="Anyone").check()
    by_lot = host.get_by_role("group", name="Order of seats").get_by_role("radio", name="By lot")
    expect(by_lot).to_be_checked()  # as strangers count on
    button(host, "^Save").click()
    expect(host.get_by_text("Not everybody has agreed to the changed settings yet: Cleo, Ben")).to_be_visible()
    expect(start).to_be_disabled()
    for page in (ben, cleo):
        expect(news(page)).to_contain_text("By lot")
        expect(news(page)).to_contain_text("Listed in the lobby")
    button(ben, "^Change the colour of Ben").click()
    expect(ben.get_by_role("button", name="Sun")).to_be_disabled()  # that is Anna's
    ben.get_by_role("button", name="Crown").click()
    button(ben, "^I’m ready").click()
    expect(news(ben)).to_have_count(0)
    expect(host.get_by_text("Not everybody has agreed to the changed settings yet: Cleo")).to_be_visible()
    button(cleo, "^I’m ready").click()
    expect(host.get_by_text("Everybody is ready.")).to_be_visible()

    button(host, "^Start with 3 players").click()
    for page in (host, ben, cleo):
        expect(page.locator(".frame")).to_be_visible()
    table = anna.get(f"/api/tables/{host.url.rsplit('/', 1)[1]}")
    assert sorted(chair["name"] for chair in table["chairs"]) == ["Anna", "Ben", "Cleo"]
    assert next(chair["mark"] for chair in table["chairs"] if chair["name"] == "Ben") == 6  # the crown


def test_strangers_are_matched_and_filters_are_kept(sits: Any) -> None:
    anna, ben = sits("Anna", size="phone"), sits("Ben")
    title = find(GAME).meta.title
    for page in (anna.page, ben.page):
        page.goto("/lobby")
        quick = page.get_by_role("region", name="Quick match")
        quick.get_by_role("group", name="Game").get_by_role("radio", name=title).check()
        quick.get_by_role("group", name="Pace").get_by_role("radio", name="By turns").check()
        quick.get_by_role("group", name="Number of players").get_by_label("3").check()
        quick.get_by_label("Language").select_option("English")
        button(page, "^Play now").click()
        page.wait_for_url(re.compile("/t/"))
        expect(page.get_by_role("timer")).to_be_visible()
    expect(anna.page.get_by_text("Ben").first).to_be_visible()
    assert anna.get(f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}")["seats"] == 3
    button(anna.page, "^Stop looking").click()
    anna.page.wait_for_url(re.compile("/lobby"))
    expect(ben.page.get_by_text("Anna")).to_have_count(0)

    filters = anna.page.get_by_role("form", name="Filters")
    filters.get_by_label("By turns").check()
    expect(anna.page.get_by_text("Starting soon").first).to_be_visible()
    filters.get_by_label("Language of the table").select_option("Magyar")
    expect(anna.page.get_by_text("Starting soon")).to_have_count(0)
    anna.page.reload()
    expect(anna.page).to_have_url(re.compile(r"\?pace=turns&language=hu$"))
    expect(filters.get_by_label("Language of the table")).to_have_value("hu")

    button(ben.page, "^Start now with bots").click()
    expect(ben.page.locator(".frame")).to_be_visible()

    for guest in (anna, ben):
        guest.page.goto("/lobby")
        guest.page.get_by_role("radio", name="People only").check()
        guest.page.get_by_label("Any number").first.check()
        button(guest.page, "^Play now").click()
    button(anna.page, "^Start with 2 players").click()
    expect(button(anna.page, "^Waiting for the others to agree")).to_be_disabled()
    button(ben.page, "^Start with 2 players").click()
    expect(anna.page.locator(".frame")).to_be_visible()


def test_a_table_that_is_gone_leaves_nothing_to_press(sits: Any) -> None:
    """Whoever has not sat there knows only that the link leads nowhere; it may be another one now."""
    anna, ben = sits("Anna"), sits("Ben", size="phone")
    page, says = ben.page, ben.page.get_by_role("alert")
    table = anna.post("/api/tables", {"game": GAME})["table"]
    page.goto(f"/t/{table}")
    expect(button(page, "^Sit down")).to_be_visible()
    anna.ask("DELETE", f"/api/tables/{table}")
    expect(says).to_contain_text("There is no such table, or not any more")

    table = anna.post("/api/tables", {"game": GAME})["table"]
    ben.post(f"/api/tables/{table}/sit")
    page.goto(f"/t/{table}")
    expect(button(page, "ready$")).to_be_visible()
    anna.ask("DELETE", f"/api/tables/{table}")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(says).to_contain_text("The game has been called off")

    table = ben.post("/api/quick-match", {"game": GAME, "pace": "live"})["table"]
    page.goto(f"/t/{table}")
    expect(page.get_by_role("timer")).to_be_visible()
    ben.post(f"/api/tables/{table}/leave")  # as for one who does not look any more
    expect(says).to_contain_text("the search has ended")
    ben.problems.clear()  # an invitation that was on its way leads nowhere
