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
from quivira.testing.clicking import BOARD, FOCUS, STILL, TABS, until, until_state

Sits = Callable[..., Guest]
ALL = [(game, name) for game in names() for name in lessons_of(game)]
GAMES = sorted({game for game, _ in ALL})
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


class Finger:
    """Does what a lesson wants by tapping it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, wanted: str) -> None:
        self.page.locator(wanted).first.click()

    def slide(self, slider: str, value: str) -> None:
        """By the buttons beside the slider."""
        fewer, more = (self.page.locator(f":has(> label {slider}) > button").nth(n) for n in (0, -1))
        while (now := int(self.page.locator(slider).input_value())) != int(value):
            (more if now < int(value) else fewer).click()

    def choose(self, keys: list[str]) -> None:
        """Press what the keys name on the board, and then the button that sends them."""
        page = self.page
        sends = f'.bar [data-actions="{" ".join(keys)}"] button:enabled'
        for key in keys:
            subject = key.partition(":")[2]
            slider = f'[data-actions~="{key}"] input[type=range]'
            named = (f'[data-thing$=":{subject}"]', f'[data-thing*=":{subject}:"]')
            things = ", ".join(f".stage {one}.legal:not(.picked), .stage {one} .legal:not(.picked)" for one in named)
            if page.locator(slider).count():
                self.slide("input[type=range]", subject)
            elif page.locator(things).count() and not page.locator(sends).count():
                self.press(things)
        payments = ".stage [data-over][role=group] [aria-pressed=false]"
        while page.locator(payments).count() and not page.locator(sends).count():
            self.press(payments)  # there is more than one way to pay
        if page.locator(sends).count():
            self.press(sends)
        page.mouse.move(1, 1)  # where it rests on nothing that would tell what it is


class Keyboard(Finger):
    """Does it by keys alone: Tab goes on, PageDown walks a board that has one tab stop, Enter chooses."""

    def press(self, wanted: str) -> None:
        if not wanted.startswith((".stage", ".bar")):  # the table has been looked at, pages come later
            self.page.locator(wanted).first.wait_for()
        if self.reach(wanted):
            self.page.keyboard.press("Enter")

    def slide(self, slider: str, value: str) -> None:
        self.reach(slider)
        self.page.keyboard.press("Home")
        for _ in range(int(value)):
            self.page.keyboard.press("ArrowRight")

    def reach(self, wanted: str) -> bool:
        """Whether it is there to be reached: a new view may have taken it away."""
        steps = self.page.locator(BOARD).count() if wanted.startswith(".stage") else 0
        for _ in range(TABS):
            for _ in range(steps):
                if self.page.evaluate(FOCUS, wanted) != "walks":
                    break
                self.page.keyboard.press("PageDown")
            focus = self.page.evaluate(FOCUS, wanted)
            if focus in ("there", "gone"):
                return bool(focus == "there")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")


def looked_at(page: Page, station: Any, turn: int) -> None:
    """All that a station speaks of is there, and its card lies beside it; at the own size, and at another one."""
    lit = [station["shows"], station["points"]]
    for width, height in (SIZES[turn % len(SIZES)], OWN):
        page.set_viewport_size({"width": width, "height": height})
        try:
            until(page, lambda: page.evaluate(SEEN, lit) == SOUND, 30)
        except AssertionError:
            seen = page.evaluate(SEEN, lit)
            raise AssertionError(f"{station['says']} at {width}x{height}: {seen}") from None


def go_through(player: Finger, game: str, language: str, whole: Any, *, at_sizes: bool) -> None:
    """Every station: what it says and lights, and once what it answers to another choice; then on."""
    words = catalog(game, language)
    card = player.page.locator(CARD)
    answered = False
    for turn, station in enumerate(whole["stations"]):
        expect(card.locator("p.says")).to_have_text(re.compile(re.escape(words.text(station["says"])[:30])))
        if at_sizes:
            looked_at(player.page, station, turn)
        if not station["does"]:
            player.press(f"{CARD} [data-on] button")
            continue
        player.page.wait_for_timeout(350)  # what is tapped sooner was meant for what lay there before
        others = [key for key in station["answers"] if key not in station["does"]]
        other = min(others, key=lambda key: ":" in key, default=None)  # rather one that is chosen by a button alone
        if other is not None and not answered and len(station["does"]) == 1:
            player.choose([other])
            expect(card.locator("p.reply")).to_have_text(words.text(station["answers"][other]))
            answered = True
        player.choose(station["does"])


def answer_the_quiz(player: Finger, whole: Any) -> None:
    """All right but the first, which is asked again."""

    def answer(place: int) -> None:
        player.press(f"li:nth-child({place + 1}) > button.choice")
        player.press(".on button")

    for number, question in enumerate(whole["quiz"]):
        answer(question["right"] if number else (question["right"] + 1) % len(question["choices"]))
    if whole["quiz"]:
        player.press(".end button:nth-child(2)")
        answer(whole["quiz"][0]["right"])


def speak(page: Page, language: str) -> None:
    """From the next page on."""
    kept = json.dumps({"speed": "off", "language": language})
    page.evaluate("(kept) => localStorage.setItem('quivira-settings', kept)", kept)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_lead_from_home_to_a_game(sits: Sits, game: str) -> None:
    """The first one by finger from the home page, those beyond from their list, then the first one by keyboard alone.

    Each time in another language; at the end a game with hints.
    """
    guest = sits(None, size="390x844")
    page = guest.page
    finger, keyboard = Finger(page), Keyboard(page)
    page.goto("/about")
    known = lessons_of(game)
    plays = [(name, finger if place % 2 == 0 else keyboard) for place, name in enumerate(known)]
    for turn, (name, player) in enumerate([*plays, (FIRST, keyboard)], start=GAMES.index(game)):
        language = LANGUAGES[turn % len(LANGUAGES)]
        speak(page, language)
        whole = guest.get(f"/api/games/{game}/lessons/{name}")
        page.goto("/" if name == FIRST and player is finger else f"/learn/{game}")
        player.press(f'a[href="/learn/{game}/{name}"]')
        go_through(player, game, language, whole, at_sizes=(name, player) in plays)
        answer_the_quiz(player, whole)
        expect(page.locator(".end button.primary")).to_be_visible()
    keyboard.press(".end button.primary")
    page.locator("dialog input").first.fill("Reader")
    page.keyboard.press("Enter")
    until_state(page, "asked")
    table = guest.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [chair["bot"] for chair in table["chairs"]].count("easy") == load(game, FIRST).seats - 1
    expect(page.locator(".coach")).to_be_visible()
    page.locator(".coach .off").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.goto("/")
    expect(page.locator(f'a[href="/learn/{game}"]').last).to_contain_text(re.compile(rf"{len(known)}\D+{len(known)}"))


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


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_shown_in_a_lesson(sits: Sits, game: str) -> None:
    """The rules lead to the station where one is at work; how far somebody has come stays as it was."""
    guest = sits("Anna", size="390x844", language="de")
    guest.context.add_init_script(STILL)
    page, words = guest.page, catalog(game, "de")
    learnt = [{"game": game, "lesson": FIRST, "station": 1, "done": False, "right": 0, "at": 1}]
    before = guest.ask("PUT", "/api/me/progress", {"lessons": learnt})
    outline = guest.get(f"/api/games/{game}/lessons")[0]
    stations = outline["stations"]
    rule, station = next((rule, at) for rule, at in outline["shows"].items() if stations.index(at) > 1)
    page.goto(f"/rules/{game}")
    page.locator(f"#rule-{rule} a.shown").click()
    expect(page.locator("p.says")).to_have_text(words.text(f"lesson-{FIRST}-{station}"))
    page.goto(f"/learn/{game}")
    expect(page.locator("li").first).to_contain_text(f"2 von {len(stations)}")
    assert guest.get("/api/me/progress") == before
