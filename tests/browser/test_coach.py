"""The coach at the table: hints, what choices bring, "Are you sure?", its switch; and what axe finds there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira.lessons import FIRST
from quivira.server.tables import coach
from quivira.testing.axe import flaws
from quivira.testing.browser import Guest
from quivira.testing.clicking import at_table, until, until_state
from quivira.testing.coaching import surely_doubted

Sits = Callable[..., Guest]
ASKED_BACK = '.bar [role="alert"]'
# So long as the coach thinks, its page waits: no clock of a busy machine decides whether somebody is asked back.
PATIENT = """(() => {
    const { setTimeout } = window;
    window.setTimeout = (deed, wait, ...more) => setTimeout(deed, wait === 1500 ? 600_000 : wait, ...more);
})()"""
FINGER = 400  # milliseconds after which a tap is meant for what is there now


@pytest.fixture
def table(sits: Sits, monkeypatch: pytest.MonkeyPatch) -> tuple[Guest, str, str]:
    """Somebody new, at a table where one choice cannot be good, and where that is on the board."""
    monkeypatch.setattr(coach, "SECONDS", 9.0)
    game, lesson, key = surely_doubted()
    anna = sits("Anna", coached=True, size="390x844")
    anna.context.add_init_script(PATIENT)
    at = anna.post(f"/api/games/{game}/lessons/{lesson}/play-on", {"language": "en"})["table"]
    what = key.partition(":")[2]
    return anna, at, f'.stage [data-thing$=":{what}"].legal, .stage [data-thing$=":{what}"] .legal'


def test_a_newcomer_is_told_asked_back_and_left_alone(table: tuple[Guest, str, str]) -> None:
    anna, at, bad = table
    asked: list[Any] = []
    anna.page.on("request", lambda request: asked.append(request.post_data_json) if "/sure" in request.url else None)
    before = anna.position(at)["number"]
    page = at_table(anna, at)
    until_state(page, "asked")
    hint, toggle = page.locator(".coach .hint"), page.locator(".coach .fold")
    expect(hint).to_be_visible()  # no lesson was gone through
    hint.press("Enter")
    expect(page.locator("dialog[open] dd").first).to_be_visible()
    assert not flaws(page)
    names = page.locator(".stage .legal").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    for told in page.locator("dialog[open] dd").all_text_contents():
        assert any(told in name for name in names)
    page.keyboard.press("Escape")
    expect(hint).to_be_focused()
    toggle.press("Enter")
    expect(toggle).to_be_focused()
    page.reload()
    until_state(page, "asked")
    expect(toggle).to_have_attribute("aria-expanded", "false")  # it stays away until it is called
    expect(hint).to_have_count(0)
    assert not flaws(page)
    toggle.press("Enter")
    expect(hint).to_be_visible()
    toggle.press("Enter")
    choose(page, bad)
    assert anna.position(at)["number"] == before
    assert not flaws(page)
    page.locator(".bar .buttons .primary").click()  # think again
    expect(page.locator(ASKED_BACK)).to_have_count(0)
    choose(page, bad)
    page.locator(".bar .buttons button:not(.primary)").click()  # all the same
    until(page, lambda: anna.position(at)["number"] > before)
    assert len(asked) == 2
    page.locator(".icon[aria-haspopup=dialog]").last.click()
    page.locator("input[id$=coach-here]").uncheck()
    page.keyboard.press("Escape")
    until_state(page, "asked")
    expect(page.locator(".coach")).to_have_count(0)
    wanted = {("", True), (surely_doubted()[0], False)}
    until(
        page, lambda: {(wish["game"], wish["wanted"]) for wish in anna.get("/api/me/progress")["coach"]} == wanted, 30
    )


def choose(page: Page, bad: str) -> None:
    """What is tapped sooner was meant for what lay there before; what cannot be good is asked back."""
    page.wait_for_timeout(FINGER)
    page.locator(bad).click()
    expect(page.locator(ASKED_BACK)).to_be_visible()


def test_a_lesson_is_accessible_where_something_is_done_and_at_its_end(sits: Sits) -> None:
    game = surely_doubted()[0]
    anna = sits("Anna", size="390x844")
    page, whole = anna.page, anna.get(f"/api/games/{game}/lessons/{FIRST}")
    doing = next(at for at, station in enumerate(whole["stations"]) if station["does"])
    found = []
    for when, station in enumerate((doing, len(whole["stations"])), start=2**50):  # behind the last one is the quiz
        learnt = {"game": game, "lesson": FIRST, "station": station, "done": False, "right": 0, "at": when}
        kept = json.dumps(json.dumps({"person": anna.id, "lessons": [learnt]}))
        anna.context.add_init_script(f"localStorage.setItem('quivira-progress', {kept})")
        page.goto(f"/learn/{game}/{FIRST}")
        expect(page.locator("section.card" if station == doing else "button.choice").first).to_be_visible()
        found += flaws(page)
    for number, question in enumerate(whole["quiz"]):
        page.locator("button.choice").nth(question["right"]).click()
        if not number:
            found += flaws(page)
        page.locator(".on button").click()
    expect(page.locator(".end button.primary")).to_be_visible()
    assert not found + flaws(page), "\n".join([*found, *flaws(page)])
