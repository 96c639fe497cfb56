"""Hosts and administrators at their pages: reports, bans, links, spectators, announcements; and one's own data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from quivira.kernel.registry import find
from quivira.testing.browser import Guest
from quivira.testing.clicking import at_table
from quivira.testing.play import long_game

FIRST = long_game()
SEATS = max(2, find(FIRST).meta.seats[0])
counter = iter(range(10**6))


def table_of(host: Guest, *others: Guest) -> str:
    table: str = host.post("/api/tables", {"game": FIRST, "seats": SEATS})["table"]
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start", {"fill": "random"})
    return table


def open_people(page: Page) -> Any:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="People at the table").click()
    return page.get_by_role("dialog", name="People at the table")


def test_a_reported_line_is_hidden_by_an_administrator(sits: Any, admin: Callable[..., Guest]) -> None:
    anna, eve, boss = sits("Anna"), sits("Eve", size="phone"), admin()
    table = table_of(anna, eve)
    words = f"something rude {next(counter)}"
    eve.post(f"/api/tables/{table}/chat", {"words": words})
    page = at_table(anna, table)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Report this line by Eve").click()
    page.get_by_label("What is wrong with it?").fill("rude")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Thank you.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(words)).to_be_visible()

    boss.page.goto("/")
    boss.page.get_by_role("link", name="Administration").click()
    report = boss.page.locator("li.panel", has_text=words)
    expect(report).to_contain_text("rude")
    report.get_by_role("button", name="Hide the line").click()
    boss.page.get_by_label("Reason").fill("not here")
    boss.page.get_by_role("button", name="Confirm").click()
    expect(report).to_be_hidden()
    expect(page.get_by_text("An administrator has hidden this line.")).to_be_visible()
    expect(page.get_by_text(words)).to_be_hidden()
    boss.page.get_by_role("tab", name="Audit log").click()
    entry = boss.page.locator("li", has_text=words)
    expect(entry).to_contain_text("Line hidden")
    expect(entry).to_contain_text("not here")


def test_a_ban_ends_the_page_of_the_banned(sits: Any, admin: Callable[..., Guest]) -> None:
    anna, boss = sits("Anna"), admin()
    name = f"Eve {next(counter)}"
    eve = sits(name)
    page = at_table(eve, table_of(anna, eve))
    boss.page.goto("/admin")
    boss.page.get_by_role("tab", name="People").click()
    boss.page.get_by_label("Search").fill(name)
    boss.page.get_by_role("button", name="Find").click()
    boss.page.get_by_role("button", name=re.compile(f"^Ban ?: {name}$")).click()
    boss.page.get_by_role("button", name="Confirm").click()
    expect(boss.page.get_by_text("Banned since")).to_be_visible()
    expect(page.get_by_text("Tell us who you are first.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have been banned")).to_be_visible()
    boss.page.get_by_role("button", name=re.compile(f"^Lift the ban ?: {name}$")).click()
    boss.page.get_by_role("button", name="Confirm").click()
    expect(boss.page.get_by_role("button", name=re.compile(f"^Ban ?: {name}$"))).to_be_visible()
    page.reload()
    expect(page.locator(".frame")).to_be_visible()
    eve.problems.clear()  # the browser tells of refused requests


def test_a_host_closes_the_door_and_renews_the_link(sits: Any) -> None:
    anna, eve, visitor = sits("Anna"), sits("Eve"), sits(None, size="phone")
    table = table_of(anna)
    page = at_table(anna, table)
    watching = at_table(eve, table)
    also = at_table(visitor, table)
    people = open_people(page)
    expect(people.get_by_text("Eve", exact=True)).to_be_visible()
    expect(people.get_by_text("One visitor without a name")).to_be_visible()
    people.get_by_role("button", name="Renew the link").click()
    link = people.locator("output").inner_text()
    assert table not in link
    for dead in (watching, also):
        expect(dead.get_by_text("There is no such table")).to_be_visible()
    watching.goto(link)
    watching.wait_for_selector(".frame")
    people.get_by_label("Let people watch who do not play").uncheck()
    expect(watching.get_by_text("closed this table to spectators")).to_be_visible()
    watching.reload()
    expect(watching.get_by_role("alert")).to_contain_text("closed this table to spectators")
    page.reload()
    expect(page.locator(".frame")).to_be_visible()
    for guest in (eve, visitor):
        guest.problems.clear()  # the browser tells of refused requests


def test_a_blocked_guest_leaves_the_waiting_room(sits: Any) -> None:
    anna, eve = sits("Anna", size="phone"), sits("Eve")
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    eve.page.goto(f"/t/{table}")
    eve.page.get_by_role("button", name="Sit down").first.click()
    page = anna.page
    page.goto(f"/t/{table}")
    page.get_by_text("People at the table").click()
    page.get_by_role("button", name="Block Eve").click()
    expect(eve.page.get_by_text("has blocked you")).to_be_visible()
    expect(page.get_by_role("button", name="Unblock Eve")).to_be_visible()
    page.get_by_role("button", name="Renew the link").click()
    link = page.locator("details output").inner_text()
    expect(page.locator("section:has(#invite) output.link")).to_have_text(link)
    eve.problems.clear()


def test_who_sits_down_by_a_new_link_keeps_the_table(sits: Any) -> None:
    anna, ben = sits("Anna"), sits("Ben")
    table = anna.post("/api/tables", {"game": FIRST, "seats": SEATS})["table"]
    link = anna.post(f"/api/tables/{table}/link")["link"]
    ben.page.goto(link)
    with ben.page.expect_response(re.compile(f"/{table}/companions")):  # what was asked by the old link is answered
        ben.page.get_by_role("button", name="Sit down").first.click()
    ben.page.wait_for_url(re.compile(f"/t/{table}$"))
    anna.post(f"/api/tables/{table}/link")
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()


def test_an_announcement_stays_until_it_is_put_away(sits: Any, admin: Callable[..., Guest]) -> None:
    boss, anna = admin(), sits(None, size="phone")
    words = f"Away on Sunday {next(counter)}"
    boss.page.goto("/admin")
    boss.page.get_by_role("tab", name="Announcements").click()
    boss.page.get_by_label("What everybody should know").fill(words)
    boss.page.get_by_role("button", name="Announce", exact=True).click()
    expect(boss.page.get_by_role("button", name=re.compile(f"^End ?: {words}$"))).to_be_visible()
    anna.page.goto("/lobby")
    banner = anna.page.locator("p", has_text=words)
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_be_hidden()
    anna.page.reload()
    anna.page.wait_for_load_state("networkidle")
    expect(banner).to_be_hidden()
    boss.page.get_by_role("button", name=re.compile(f"^End ?: {words}$")).click()
    expect(boss.page.get_by_role("button", name=re.compile(f"^End ?: {words}$"))).to_be_hidden()


def test_my_data_can_be_taken_along(sits: Any) -> None:
    anna = sits("Anna")
    table = table_of(anna)
    anna.page.goto("/settings")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "quivira.json"
    known = json.loads(download.value.path().read_text("utf-8"))
    assert known["person"]["id"] == anna.id
    assert table in [one["id"] for one in known["tables"]]


def test_nobody_else_gets_anything_from_the_administrators_page(sits: Any) -> None:
    anna = sits("Anna")
    anna.page.goto("/admin")
    expect(anna.page.get_by_text("This page is for administrators.")).to_be_visible()
    anna.page.goto("/")
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.get_by_role("link", name="Administration").count() == 0
    loaded = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if "Admin" in name]  # a chunk of its own, which others do not load
