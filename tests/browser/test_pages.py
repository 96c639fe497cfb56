"""Every page: nothing that axe finds, nothing wider than the screen, little to load; and what the pages are for."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import quivira
from quivira.kernel.registry import names
from quivira.testing.browser import SIZES, Guest
from quivira.testing.clicking import state

AXE = Path(quivira.__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FIRST = names()[0]
PAGES = ["/", "/lobby", "/tables", "/rules", f"/rules/{FIRST}", "/settings", "/about", "/t/nothing"]
FIRST_LOAD = 150_000  # bytes of compressed JavaScript


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)


def flaws(page: Page) -> list[str]:
    """What axe finds, by WCAG 2.2 AA."""
    page.evaluate(AXE.read_text("utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = page.evaluate("(tags) => axe.run({ runOnly: tags })", tags)
    return [
        f"{page.url} {flaw['id']}: {node['target']} {node['failureSummary']}"
        for flaw in found["violations"]
        for node in flaw["nodes"]
    ]


def too_wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_are_accessible_and_fit(size: str, dark: bool, sits: Any) -> None:
    anna = sits("Anna", size=size, dark=dark)
    anna.table_with_bots(FIRST)
    waiting = anna.post("/api/tables", {"game": FIRST, "open": True})["table"]
    for path in [*PAGES, f"/t/{waiting}"]:
        anna.page.goto(path)
        settle(anna.page)
        assert flaws(anna.page) == []
        assert too_wide(anna.page) <= 0, path
    anna.problems.clear()  # a table that is not there is a 404


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_the_tables_are_accessible_and_fit(game: str, dark: bool, sits: Any) -> None:
    for size in SIZES:
        anna = sits("Anna", size=size, dark=dark, language=random.Random(size + game).choice(["en", "de", "hu"]))
        table = anna.table_with_bots(game)
        chance = random.Random(size)
        for _ in range(3):
            for _ in range(5):
                anna.play(table, chance)
            anna.page.goto(f"/t/{table}")
            anna.page.wait_for_selector(".frame")
            settle(anna.page)
            assert flaws(anna.page) == []
            assert too_wide(anna.page) <= 0
        opens = ".others button" if size == "phone" else ".strip button"  # a seat, or the menu
        if state(anna.page) != "over":
            anna.page.locator(opens).last.click()
            settle(anna.page)
            assert flaws(anna.page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_end_and_the_replay_are_accessible(dark: bool, sits: Any) -> None:
    anna = sits("Anna", dark=dark)
    table = anna.table_with_bots(FIRST)
    while anna.play(table, random.Random(3)):
        pass
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        anna.page.goto(path)
        anna.page.wait_for_selector(".frame")
        settle(anna.page)
        assert flaws(anna.page) == []


def scripts(page: Page) -> int:
    """Bytes of JavaScript that came over the wire."""
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])")
    return int(sum(size for name, size in loaded if name.endswith(".js")))


def test_the_first_load_is_light(sits: Any) -> None:
    anna = sits("Anna")
    paths = ["/", *(f"/t/{anna.table_with_bots(game)}" for game in names())]
    for path in paths:
        fresh = sits(None, size="phone")
        fresh.page.goto(path)
        settle(fresh.page)
        assert 10_000 < scripts(fresh.page) < FIRST_LOAD, path


def test_rules_can_be_searched_and_linked_to(sits: Any) -> None:
    page = sits(None, size="phone").page
    page.goto(f"/rules/{FIRST}#rule-10")
    rule = page.locator("#rule-10")
    expect(rule).to_be_in_viewport()
    whole = page.locator("article .rule").count()
    page.get_by_label("Search").fill(" ".join(rule.inner_text().split()[2:5]))
    expect(page.get_by_role("status")).to_contain_text("found")
    assert 0 < page.locator("article .rule").count() < whole
    page.get_by_label("Search").fill("")
    english = rule.inner_text()
    page.get_by_label("Language").select_option("pl")
    expect(rule).not_to_have_text(english)


def test_the_lobby_changes_by_itself(sits: Any) -> None:
    anna, ben = sits("Anna"), sits("Ben")
    anna.page.goto("/lobby")
    settle(anna.page)
    table = ben.post("/api/tables", {"game": FIRST, "open": True})["table"]
    link = anna.page.locator(f"a[href='/t/{table}']")
    expect(link).to_be_visible()
    link.click()
    expect(anna.page.get_by_role("button", name="Sit here").first).to_be_visible()
    ben.post(f"/api/tables/{table}/leave")


def test_my_tables_say_whose_turn_it_is(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.table_with_bots(FIRST)
    anna.side_to_play(table)
    anna.page.goto("/tables")
    expect(anna.page.locator(f"a.waits[href='/t/{table}']")).to_contain_text("Your turn")


def test_a_guest_keeps_the_games_in_an_account(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.table_with_bots(FIRST)
    name = f"anna{random.randrange(10**9)}"
    page = anna.page
    page.goto("/settings")
    claim = page.locator("section", has_text="Keep your games")
    claim.get_by_label("Account name").fill(name)
    claim.get_by_label("Password").fill("correct horse")
    claim.get_by_role("button").click()
    expect(page.get_by_text("Your recovery code")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()

    other = sits(None, size="phone")
    other.page.goto("/settings")
    form = other.page.locator("section", has=other.page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Account name").first.fill(name)
    form.get_by_label("Password").first.fill("wrong horse")
    form.get_by_role("button", name="Sign in").click()
    expect(other.page.get_by_role("alert")).to_contain_text("password is wrong")
    form.get_by_label("Password").first.fill("correct horse")
    form.get_by_role("button", name="Sign in").click()
    expect(form).to_be_hidden()
    other.page.goto("/tables")
    expect(other.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    other.problems.clear()  # a wrong password is a 401


def test_a_guest_is_deleted_only_when_certain(sits: Any) -> None:
    page = sits("Anna").page
    page.goto("/settings")
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_label("Yes, delete everything about me")).to_be_focused()
    page.get_by_label("Yes, delete everything about me").check()
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_role("button", name="Delete me")).to_be_hidden()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("")


def test_the_theme_stays_chosen(sits: Any) -> None:
    page = sits("Anna").page
    page.goto("/settings")
    page.get_by_label("Colours").select_option("dark")
    walnut = "rgb(30, 25, 19)"
    expect(page.locator("html")).to_have_css("background-color", walnut)
    page.reload()
    expect(page.locator("html")).to_have_css("background-color", walnut)


def test_it_can_be_installed(sits: Any) -> None:
    anna: Guest = sits(None)
    anna.page.goto("/")
    manifest = anna.get(anna.page.locator("link[rel=manifest]").get_attribute("href") or "")
    for icon in manifest["icons"]:
        answer = anna.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_an_address_that_is_not_there_leads_home(sits: Any) -> None:
    anna = sits(None)
    assert anna.page.goto("/no-such-page").status == 404
    anna.page.get_by_role("link", name=re.compile("Home")).click()
    expect(anna.page.get_by_role("heading", name="Start a game")).to_be_visible()
    anna.problems.clear()
