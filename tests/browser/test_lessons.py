"""Lessons in the browser: by finger and keyboard, in every language, at several sizes, to the end and into a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira.kernel.registry import names
from quivira.lessons import FIRST, load
from quivira.lessons import names as lessons_of
from quivira.locale import LANGUAGES, catalog
from quivira.testing.browser import Guest
from quivira.testing.clicking import STILL, until, until_state

Sits = Callable[..., Guest]
ALL = [(game, name) for game in names() for name in lessons_of(game)]
# The first lesson of each game, and all of one; each in another language.
GONE_THROUGH = [(game, name) for game, name in ALL if name == FIRST or game == ALL[0][0]]
OWN = (390, 844)
SIZES = ((360, 640), (844, 390), (1440, 900))
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


def choose(page: Page, keys: list[str], *, by_keyboard: bool = False) -> None:
    """Press what the keys name on the board, and then the button that sends them."""
    button = page.locator(f'.bar [data-actions="{" ".join(keys)}"] button:enabled')
    for key in keys:
        subject = key.partition(":")[2]
        slider = page.locator(f'.stage [data-actions~="{key}"] input[type=range]')
        at_end, within = f'[data-thing$=":{subject}"]', f'[data-thing*=":{subject}:"]'
        things = page.locator(
            ", ".join(f".stage {one}.legal:not(.picked), .stage {one} .legal:not(.picked)" for one in (at_end, within))
        )
        if slider.count():
            slider.fill(subject)
        elif things.count() and not button.count():
            things.first.press("Enter") if by_keyboard else things.first.click()
    for way in page.locator(".stage [data-over][role=group] [aria-pressed]").all():
        if not button.count():  # there is more than one way to pay
            way.click()
    if button.count():
        button.first.click()
    page.mouse.move(1, 1)  # where it rests on nothing that would tell what it is


def looked_at(page: Page, station: Any, turn: int) -> None:
    """All that a station speaks of is there, and its card lies beside it; at the own size, and at another one."""
    lit = [station["shows"], station["points"]]
    for width, height in (SIZES[turn % len(SIZES)], OWN):
        page.set_viewport_size({"width": width, "height": height})
        until(page, lambda: page.evaluate(SEEN, lit) == SOUND, 30)


def go_through(page: Page, game: str, language: str, whole: Any) -> None:
    """Every station: what it says and lights, and once what it answers to another choice; then on."""
    words = catalog(game, language)
    card = page.locator(CARD)
    answered = False
    for turn, station in enumerate(whole["stations"]):
        expect(card.locator("p.says")).to_have_text(re.compile(re.escape(words.text(station["says"])[:30])))
        looked_at(page, station, turn)
        if not station["does"]:
            card.locator("[data-on] button").press("Enter")
            continue
        page.wait_for_timeout(350)  # what is tapped sooner was meant for what lay there before
        other = next((key for key in station["answers"] if key not in station["does"]), None)
        if other is not None and not answered and len(station["does"]) == 1:
            choose(page, [other], by_keyboard=True)
            expect(card.locator("p.reply")).to_have_text(words.text(station["answers"][other]))
            answered = True
        choose(page, station["does"])


def answer_the_quiz(page: Page, whole: Any) -> None:
    """All right but the first, which is asked again."""
    for number, question in enumerate(whole["quiz"]):
        wrong = (question["right"] + 1) % len(question["choices"])
        page.locator("button.choice").nth(question["right"] if number else wrong).click()
        page.locator(".on button").click()
    if whole["quiz"]:
        page.locator(".end button").nth(1).click()
        page.locator("button.choice").nth(whole["quiz"][0]["right"]).click()
        page.locator(".on button").click()


def speak(page: Page, language: str) -> None:
    """From the next page on."""
    kept = json.dumps({"speed": "off", "language": language})
    page.evaluate("(kept) => localStorage.setItem('quivira-settings', kept)", kept)


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_lessons_lead_from_home_to_a_game(sits: Sits, game: str) -> None:
    """The first one from the home page, those beyond from their list; then a game with hints."""
    guest = sits(None, size="390x844")
    page = guest.page
    page.goto("/about")
    chosen = [name for one, name in GONE_THROUGH if one == game]
    for name in chosen:
        language = LANGUAGES[GONE_THROUGH.index((game, name)) % len(LANGUAGES)]
        speak(page, language)
        whole = guest.get(f"/api/games/{game}/lessons/{name}")
        page.goto("/" if name == FIRST else f"/learn/{game}")
        page.locator(f'a[href="/learn/{game}/{name}"]').first.click()
        go_through(page, game, language, whole)
        answer_the_quiz(page, whole)
        expect(page.locator(".end button.primary")).to_be_visible()
    page.locator(".end button.primary").click()
    page.locator("dialog input").first.fill("Reader")
    page.keyboard.press("Enter")
    until_state(page, "asked")
    table = guest.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [chair["bot"] for chair in table["chairs"]].count("easy") == load(game, chosen[-1]).seats - 1
    expect(page.locator(".coach")).to_be_visible()
    page.locator(".coach .off").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.goto("/")
    expect(page.locator(f'a[href="/learn/{game}"]').last).to_contain_text(
        re.compile(rf"{len(chosen)}\D+{len(lessons_of(game))}")
    )


def test_a_lesson_is_left_and_continued(sits: Sits) -> None:
    game, name = ALL[0]
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
