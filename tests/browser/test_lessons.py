"""Lessons in the browser: by finger and by keyboard, in every language, to the end and on into a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira.kernel.registry import names
from quivira.lessons import load
from quivira.lessons import names as lessons_of
from quivira.locale import LANGUAGES, catalog
from quivira.testing.browser import Guest
from quivira.testing.clicking import STILL, until, until_state

Sits = Callable[..., Guest]
ALL = [(game, name) for game in names() for name in lessons_of(game)]
SIZES = ("360x640", "844x390", "1440x900", "390x844", "820x1180")
CARD = "section.card"
# What is lit and pointed at: how many things of each name there are, and how much of the arrow's goal the card covers.
SEEN = """([shows, points]) => {
    const found = (name) => [...document.querySelectorAll(`[data-thing^="${name}"]`)]
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height);
    const card = document.querySelector('section.card').getBoundingClientRect();
    const goal = points ? found(points)[0] : null;
    const across = goal ? Math.min(card.right, goal.right) - Math.max(card.left, goal.left) : 0;
    const down = goal ? Math.min(card.bottom, goal.bottom) - Math.max(card.top, goal.top) : 0;
    return {
        missing: [...shows, points].filter((name) => name && !found(name).length),
        hidden: across > 1 && down > 1,
        outside: card.left < 0 || card.top < 0 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1,
    };
}"""
SOUND = {"missing": [], "hidden": False, "outside": False}


def do(page: Page, key: str) -> None:
    """Choose an action where the board or the bar offers it."""
    page.wait_for_timeout(350)  # what is tapped sooner was meant for what lay there before
    subject = key.partition(":")[2]
    button = page.locator(f'.bar [data-actions="{key}"] button')
    slider = page.locator(f'.stage [data-actions~="{key}"] input[type=range]')
    if slider.count():
        slider.fill(subject)
    elif not button.count():
        page.locator(f'.stage [data-thing$=":{subject}"] .legal, .stage .legal[data-thing$=":{subject}"]').first.click()
    if button.count():
        button.first.click()


def go_through(page: Page, game: str, language: str, whole: Any) -> None:
    """Every station: what it says, what it lights, what it answers to another choice; then on."""
    words = catalog(game, language)
    card = page.locator(CARD)
    for station in whole["stations"]:
        expect(card.locator("p.says")).to_have_text(re.compile(re.escape(words.text(station["says"])[:30])))
        lit = [station["shows"], station["points"]]
        until(page, lambda lit=lit: page.evaluate(SEEN, lit) == SOUND, 20)  # type: ignore[misc]
        if not station["does"]:
            card.locator("[data-on] button").press("Enter")
            continue
        legal = [choice["key"] for choice in station["positions"][-1]["sides"][0]["legal"]]
        other = next((key for key in legal if key in station["answers"]), None)
        if other is not None:
            do(page, other)
            expect(card.locator("p.reply")).to_have_text(words.text(station["answers"][other]))
        for key in station["does"]:
            do(page, key)


def answer_the_quiz(page: Page, whole: Any) -> None:
    """All right but the first, which is asked again."""
    for number, question in enumerate(whole["quiz"]):
        wrong = (question["right"] + 1) % len(question["choices"])
        page.locator("button.choice").nth(question["right"] if number else wrong).click()
        page.locator(".on button").click()


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, SIZES, strict=True)])
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_leads_from_its_card_to_a_game(sits: Sits, game: str, name: str, language: str, size: str) -> None:
    guest = sits(None, size=size, language=language)
    guest.context.add_init_script(STILL)
    page = guest.page
    whole = guest.get(f"/api/games/{game}/lessons/{name}")
    if name == lessons_of(game)[0]:
        page.goto("/")
        page.locator(f'a[href="/learn/{game}/{name}"]').click()
    else:
        page.goto(f"/learn/{game}/{name}")
    go_through(page, game, language, whole)
    answer_the_quiz(page, whole)
    if whole["quiz"]:
        page.locator(".end button").nth(1).click()
        page.locator("button.choice").nth(whole["quiz"][0]["right"]).click()
        page.locator(".on button").click()
    page.locator(".end button.primary").click()
    page.locator("dialog input").first.fill("Reader")
    page.keyboard.press("Enter")
    until_state(page, "asked")
    table = guest.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [chair["bot"] for chair in table["chairs"]].count("easy") == load(game, name).seats - 1


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_left_and_continued(sits: Sits, game: str, name: str) -> None:
    guest = sits(None, size="390x844")
    guest.context.add_init_script(STILL)
    page, words = guest.page, catalog(game, "en")
    stations = guest.get(f"/api/games/{game}/lessons/{name}")["stations"]
    page.goto(f"/learn/{game}/{name}")
    page.locator(f"{CARD} [data-on] button").click()
    expect(page.locator("p.says")).to_have_text(words.text(stations[1]["says"]))
    page.reload()
    expect(page.locator("p.says")).to_have_text(words.text(stations[1]["says"]))
    page.locator(f"{CARD} button").first.click()
    expect(page.locator("p.says")).to_have_text(words.text(stations[0]["says"]))
