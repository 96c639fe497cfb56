"""The coach at the table: hints without a lesson, what choices bring, "Are you sure?", and its switch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from quivira.testing.browser import Guest
from quivira.testing.clicking import BAR, BOARD, at_table, until, until_state
from quivira.testing.play import long_game

Sits = Callable[..., Guest]
GAME = long_game()
CHOICE = f"{BAR}, {BOARD}"
ASKED_BACK = '.bar [role="alert"]'


def test_a_newcomer_is_told_asked_back_and_left_alone(sits: Sits) -> None:
    anna = sits("Anna", coached=True, size="390x844")
    table = anna.table_with_bots(GAME)
    asked: list[Any] = []

    def doubts(route: Route) -> None:
        """As if nothing that is chosen could be good."""
        asked.append(route.request.post_data_json)
        side = anna.side_to_play(table)
        about = next(choice for choice in side["legal"] if choice["key"] == asked[-1]["keys"][0])
        route.fulfill(json={"doubt": {"about": about, "rather": side["legal"][-1]}})

    def chosen() -> bool:
        return any(line.get("own") for line in anna.position(table)["sides"][0]["lines"])

    anna.page.route("**/sure", doubts)
    page = at_table(anna, table)
    until_state(page, "asked")
    expect(page.locator(".coach p")).to_be_visible()  # no lesson was gone through
    page.locator(".coach .more").press("Enter")
    expect(page.locator(".coach dd").first).to_be_visible()
    page.locator(".coach .close").click()
    page.locator(CHOICE).last.click()
    expect(page.locator(ASKED_BACK)).to_be_visible()
    assert not chosen()
    page.locator(".bar .buttons .primary").click()  # think again
    expect(page.locator(ASKED_BACK)).to_have_count(0)
    page.locator(CHOICE).last.click()
    expect(page.locator(ASKED_BACK)).to_be_visible()
    page.locator(".bar .buttons button:not(.primary)").click()  # all the same
    until(page, chosen)
    assert len(asked) == 2
    page.locator(".icon[aria-haspopup=dialog]").last.click()
    page.locator("input[id$=coach-here]").uncheck()
    page.keyboard.press("Escape")
    until_state(page, "asked")
    expect(page.locator(".coach")).to_have_count(0)
    wanted = {("", True), (GAME, False)}
    until(
        page, lambda: {(wish["game"], wish["wanted"]) for wish in anna.get("/api/me/progress")["coach"]} == wanted, 30
    )
