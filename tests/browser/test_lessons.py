"""Lessons in the browser: by finger and keyboard, in every language, at several sizes, to the end and into a game.

Whoever plays here presses what a lesson wants, and nothing else may do; those of `clicking` press anything legal.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira.kernel.registry import find, names
from quivira.lessons import FIRST, load
from quivira.lessons import names as lessons_of
from quivira.locale import LANGUAGES, catalog
from quivira.testing.browser import Guest
from quivira.testing.clicking import BOARD, FOCUS, PICKS, STILL, TABS, until, until_state

Sits = Callable[..., Guest]
ALL = [(game, name) for game in names() for name in lessons_of(game)]
GAMES = sorted({game for game, _ in ALL})
OWN = (390, 844)
SIZES = ((360, 640), (844, 390), (1440, 900))
CARD = "section.card"
# What is lit and pointed at: what of it cannot be seen, in the window and in whatever scrolls around it, and whether
# the card covers the arrow's goal.
SEEN = r"""([shows, points]) => {
    const met = (one, other) => {
        const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
        const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
        return {left, top, right, bottom, size: Math.max(0, right - left) * Math.max(0, bottom - top)};
    };
    const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const seen = (thing) => {
        let box = met(thing.getBoundingClientRect(), screen);
        for (let around = thing.parentElement; around; around = around.parentElement) {
            const {overflowX, overflowY, maskImage} = getComputedStyle(around);
            const clips = overflowX !== 'visible' || overflowY !== 'visible';
            const {left, top, right, bottom} = around.getBoundingClientRect();
            const fade = parseFloat(/([\d.]+)px\)$/.exec(maskImage)?.[1] ?? 0); // aside
            if (clips && around !== document.body) box = met(box, {left, top, right: right - fade, bottom});
        }
        return {...box, part: box.size / met(thing.getBoundingClientRect(), thing.getBoundingClientRect()).size};
    };
    const found = (name) => [...document.querySelectorAll(`[data-thing^="${name}"]`)].map(seen)
        .filter(({size}) => size > 0);
    const card = document.querySelector('section.card').getBoundingClientRect();
    const goal = points ? found(points)[0] : null;
    return {
        missing: [...shows, points].filter((name) => name && !found(name).length),
        cut: goal != null && goal.part < 0.98,
        hidden: goal != null && met(card, goal).size > 2,
        outside: met(card, screen).size + 2 < card.width * card.height,
    };
}"""
# Whether a tap is meant for what is there: what was tapped sooner was meant for what lay there before.
# Ways to pay that lie in the shade.
DARK = """() => {
    const of = (hole) => ['x', 'y', 'width', 'height'].map((name) => Number(hole.getAttribute(name)));
    const holes = [...document.querySelectorAll('.light mask rect[rx]')].map(of);
    const ways = [...document.querySelectorAll('.stage [data-over][role=group]:has([aria-pressed])')];
    return ways.map((one) => one.getBoundingClientRect()).some(({left, top, right, bottom}) =>
        !holes.some(([x, y, width, height]) => x < left && y < top && x + width > right && y + height > bottom));
}"""
READY = "() => performance.now() > Number(document.querySelector('.frame').dataset.ready)"
SOUND = {"missing": [], "cut": False, "hidden": False, "outside": False}


def sending(keys: list[str]) -> str:
    """The button at the bar that sends these, in whatever order the board names them."""
    return ".bar " + "".join(f'[data-actions~="{key}"]' for key in keys) + " button:enabled"


def wrong(station: Any) -> tuple[str, list[str]] | None:
    """What a lesson has an answer to, and all that is chosen with it: rather several things, else a button alone."""
    does = station["does"]
    verb = does[-1].partition(":")[0] + ":"
    others = [key for key in station["answers"] if key not in does]
    several = [key for key in others if len(does) > 1 and key.startswith(verb)]
    for key in [*several, *sorted(others, key=lambda key: ":" in key)]:
        if key in several or ":" not in key or len(does) == 1:
            return key, [*does[:-1], key] if key in several else [key]
    return None


class Finger:
    """Does what a lesson wants by tapping it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, wanted: str) -> None:
        self.page.locator(wanted).first.click()

    def slide(self, slider: str, value: str) -> None:
        """By the buttons beside the slider."""
        fewer, more = (self.page.locator(f":has(> label {slider}) > button").nth(n) for n in (0, -1))
        now, wanted = int(self.page.locator(slider).input_value()), int(value)
        step = 1 if now < wanted else -1
        for reached in range(now + step, wanted + step, step) if now != wanted else ():
            (more if step > 0 else fewer).click()
            expect(self.page.locator(slider)).to_have_value(str(reached))

    def choose(self, keys: list[str]) -> None:
        """Press what the keys name on the board, and then the button that sends them."""
        page = self.page
        sends = sending(keys)
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
        for _ in range(PICKS):  # there is more than one way to pay
            if page.locator(sends).count() or not page.locator(payments).count():
                break
            self.press(payments)
        until(page, lambda: not page.evaluate(DARK))
        if page.locator(sends).count():
            self.press(sends)


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
    """Every station: what it says, lights and names, and what it answers to another choice; then on."""
    words = catalog(game, language)
    card = player.page.locator(CARD)
    for turn, station in enumerate(whole["stations"]):
        expect(card.locator("p.says")).to_have_text(re.compile(re.escape(words.text(station["says"])[:30])))
        if at_sizes:
            looked_at(player.page, station, turn)
        if station["points"]:  # and it is said to whoever does not see it
            expect(card.locator("p.unseen")).to_have_text(re.compile(r": \S"))
        if not station["does"]:
            player.press(f"{CARD} [data-on] button")
            continue
        until(player.page, lambda: player.page.evaluate(READY))
        other = wrong(station)
        if other is not None:
            player.choose(other[1])
            expect(card.locator("p.reply")).to_have_text(words.text(station["answers"][other[0]]))
            expect(player.page.locator(".stage .picked")).to_have_count(0)  # they choose anew
            if len(other[1]) > 1:
                expect(player.page.locator(sending(other[1]))).to_have_count(0)
            player.page.locator(".strip h1").dispatch_event("click")  # any tap: they try something else
            expect(card.locator("p.reply")).to_have_count(0)
            until(player.page, lambda: player.page.evaluate(READY))
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


def plays() -> list[tuple[str, str, str, type[Finger]]]:
    """The first lesson of each game in all languages, those beyond in one; by finger and by keyboard in turn."""
    languages, manners = cycle(LANGUAGES), cycle((Finger, Keyboard))
    return [
        (game, name, language, next(manners))
        for game, name in ALL
        for language in (LANGUAGES if name == FIRST else (next(languages),))
    ]


@pytest.mark.parametrize(("game", "name", "language", "manner"), plays())
def test_a_lesson_is_gone_through_to_the_end(
    sits: Sits, game: str, name: str, language: str, manner: type[Finger]
) -> None:
    """From the home page, or from the list of lessons; in English at several sizes."""
    guest = sits(None, size="390x844", language=language)
    guest.context.add_init_script(STILL)
    page, player = guest.page, manner(guest.page)
    whole = guest.get(f"/api/games/{game}/lessons/{name}")
    page.goto("/" if name == FIRST else f"/learn/{game}")
    player.press(f'a[href="/learn/{game}/{name}"]')
    go_through(player, game, language, whole, at_sizes=name != FIRST or language == LANGUAGES[0])
    answer_the_quiz(player, whole)
    expect(page.locator(".end button.primary")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_into_a_game_with_hints(sits: Sits, game: str) -> None:
    known = lessons_of(game)
    guest = sits(None, size="390x844")
    guest.context.add_init_script(STILL)
    page = guest.page
    page.goto(f"/learn/{game}/{FIRST}#{load(game, FIRST).stations[-1].name}")
    page.locator(f"{CARD} [data-on] button").click()
    answer_the_quiz(Finger(page), guest.get(f"/api/games/{game}/lessons/{FIRST}"))
    Keyboard(page).press(".end button.primary")
    page.locator("dialog input").first.fill("Reader")
    page.keyboard.press("Enter")
    until_state(page, "asked")
    table = guest.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [chair["bot"] for chair in table["chairs"]].count("easy") == load(game, FIRST).seats - 1
    page.locator(".coach .hint").click()
    page.locator("dialog[open] .foot button").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.goto("/")
    expect(page.locator(f'a[href="/learn/{game}"]').last).to_contain_text(re.compile(rf"1\D+{len(known)}"))
    for upcoming in known[1:2]:
        title = catalog(game, "en").text(f"lesson-{upcoming}")
        expect(page.locator(f'a[href="/learn/{game}/{upcoming}"]')).to_contain_text(title)


def test_a_lesson_is_left_and_continued(sits: Sits) -> None:
    """At a station, at its questions and at its end; then from the beginning."""
    game, name = ALL[0]
    guest = sits(None, size="390x844")
    guest.context.add_init_script(STILL)
    page, words = guest.page, catalog(game, "en")
    whole = guest.get(f"/api/games/{game}/lessons/{name}")
    says = [words.text(station["says"]) for station in whole["stations"]]
    here, link = f"/learn/{game}/{name}", f'a[href="/learn/{game}/{name}"]'
    quiz, says_now = page.locator("button.choice"), page.locator("p.says")
    page.goto(here)
    page.locator(f"{CARD} [data-on] button").click()
    expect(says_now).to_have_text(says[1])
    page.reload()
    expect(says_now).to_have_text(says[1])
    page.locator(f"{CARD} button").first.click()
    expect(says_now).to_have_text(says[0])
    page.goto(f"{here}#{load(game, name).stations[-1].name}")
    page.locator(f"{CARD} [data-on] button").click()
    quiz.first.click()
    page.locator(".on button").click()
    page.reload()
    expect(quiz.first).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.locator("li", has=page.locator(link))).to_contain_text("Questions")
    page.goto("/")
    page.locator(link, has_text="Continue the lesson").click()
    answer_the_quiz(Finger(page), whole)
    page.reload()
    expect(page.locator(".end h2")).to_be_visible()
    page.get_by_role("button", name="Start again").click()
    expect(says_now).to_have_text(says[0])
    page.locator("a.leave").click()
    page.goto(f"/learn/{game}")
    page.locator(f'a[href="{here}#quiz"]').click()
    expect(quiz.first).to_be_visible()


@pytest.mark.parametrize("game", [game for game in GAMES if not find(game).meta.english_only])
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
