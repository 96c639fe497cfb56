"""People who play any game through its page: they press what can be pressed, by finger or by keyboard."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from quivira.testing.browser import Guest

# The setting under which bots' moves are not waited for.
STILL: Final = "localStorage.setItem('quivira-settings', JSON.stringify({speed: 'off'}))"
# What can be pressed to answer: on the board, or in the bar.
BOARD: Final = ".stage .legal"
BAR: Final = ".frame .bar .buttons button:enabled:not(.refused)"
# Where the focus is: at one of a group; or at the only tab stop of a spatial board, where PageDown goes to the next
# legal thing; and whether there is anything of that group.
FOCUS: Final = """(group) => {
    const at = document.activeElement;
    if (at?.matches(group)) return 'there';
    const walks = at?.matches('.stage [tabindex="0"]') && document.querySelector('.stage .legal[tabindex="-1"]');
    return walks ? 'walks' : document.querySelector(group) ? 'elsewhere' : 'gone';
}"""
WITHIN: Final = "() => document.activeElement?.closest('.stage, .bar') != null"
# What a question looks like, and how many of each group there are.
LOOK: Final = """(groups) => {
    const frame = document.querySelector('.frame');
    return [frame?.dataset.state ?? '', Number(frame?.dataset.number ?? 0),
        ...groups.map((group) => document.querySelectorAll(group).length)];
}"""
TABS: Final = 300  # presses of the Tab key until somebody gives up
TRIES: Final = 5  # things that may lie under others until somebody gives up
EAGER: Final = 0.75  # how often the bar is pressed where the board could be
OFTEN: Final = 2  # answers to one kind of question on the page in a whole game
PICKS: Final = 80  # presses at one question until somebody gives up


def at_table(guest: Guest, table: str) -> Page:
    """The table's page once it is drawn, with nothing on it that moves by itself."""
    guest.context.add_init_script(STILL)
    guest.page.goto(f"/t/{table}")
    guest.page.wait_for_selector(".frame")
    return guest.page


class Finger:
    """Presses by touch or mouse."""

    def __init__(self, guest: Guest, chance: random.Random) -> None:
        self.guest, self.page, self.chance = guest, guest.page, chance

    def press(self, group: str) -> None:
        found = self.page.locator(group)
        before = number(self.page)
        for attempt in range(TRIES):
            one = found.nth(self.chance.randrange(max(1, found.count())))
            try:
                if attempt:  # put away what lies above, and bring it into sight
                    self.page.keyboard.press("Escape")
                    one.focus(timeout=2000)
                one.click(timeout=2000)
                return
            except PlaywrightError:  # it lies under something else, or a new view took it away
                if number(self.page) != before or not found.count():
                    return
                if attempt == TRIES - 1:
                    raise


class Keys(Finger):
    """Presses by keyboard alone: Tab goes on, Shift and Tab from the bar back to the board, Enter chooses."""

    def press(self, group: str) -> None:
        skip = self.chance.randrange(min(6, max(1, self.page.locator(group).count())))
        back = group.startswith(BOARD) and self.page.evaluate(WITHIN)
        before = number(self.page)
        for _ in range(TABS):
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
            for _ in range(skip + 1):
                focus = self.page.evaluate(FOCUS, group)
                if focus == "walks":  # a board that is walked by other keys
                    self.page.keyboard.press("PageDown")
                    focus = self.page.evaluate(FOCUS, group)
                skip -= focus == "there"
                if skip < 0:
                    self.page.keyboard.press("Enter")
                    return
            if focus == "gone" or number(self.page) != before:
                return  # taken away by a new view, or shut in below a sheet
        first = self.page.locator(group).first.evaluate("(element) => element.outerHTML.slice(0, 300)")
        raise AssertionError(f"the keyboard does not reach {first}")


def state(page: Page) -> str:
    return str(page.evaluate("() => document.querySelector('.frame')?.dataset.state ?? ''"))


def number(page: Page) -> int:
    return int(page.evaluate("() => Number(document.querySelector('.frame')?.dataset.number ?? 0)"))


def until(page: Page, true: Callable[[], bool], patience: float = 180) -> None:
    """Wait until something holds. The pages' policy forbids Playwright's own way, which evaluates a string."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited {patience} seconds at {page.url}"
        page.wait_for_timeout(30)


def until_after(page: Page, before: int) -> None:
    until(page, lambda: number(page) > before)


def until_state(page: Page, *wanted: str) -> None:
    until(page, lambda: state(page) in wanted)


def press_something(player: Finger) -> None:
    """One press towards an answer, wherever it can be given."""
    player.press(f"{BAR}, {BOARD}:not(.picked)")


def answer(player: Finger) -> None:
    """Answer the open question with anything legal; several presses where it needs them."""
    page = player.page
    before = number(page)
    for _ in range(PICKS):
        now, seen, ready, fresh, board = page.evaluate(LOOK, [BAR, f"{BOARD}:not(.picked)", BOARD])
        if now != "asked" or seen != before:
            return
        if ready and (not fresh or player.chance.random() < EAGER):
            player.press(BAR)
        elif board:
            player.press(f"{BOARD}:not(.picked)" if fresh else BOARD)
        page.wait_for_timeout(80)
    raise AssertionError(f"pressed {PICKS} times and nothing happened: {page.locator('.bar').first.inner_text()}")


def answer_elsewhere(player: Finger, table: str) -> None:
    """Answer as from another device; the page shows it."""
    before = number(player.page)
    player.guest.play(table, player.chance)
    until_after(player.page, before)


def play_to_the_end(players: list[Finger], patience: float = 540) -> int:
    """All of them play until the game is over; how many questions they answered.

    Each answers every kind of question several times on the page. Whatever comes oftener is answered behind its back,
    and it must follow.
    """
    answered = 0
    asked: Counter[tuple[Finger, str]] = Counter()
    table = players[0].page.url.rpartition("/")[2]
    until = time.monotonic() + patience
    while time.monotonic() < until:
        states = [state(player.page) for player in players]
        if all(one == "over" for one in states):
            return answered
        if "asked" not in states:
            players[0].page.wait_for_timeout(40)
        for player, one in zip(players, states, strict=True):
            if one == "asked":
                side = player.guest.asked(table)
                if side is None:  # answered, and the page has not heard it yet
                    players[0].page.wait_for_timeout(40)
                    continue
                kind = (player, side["prompt"]["key"])
                asked[kind] += 1
                if asked[kind] <= OFTEN:
                    answer(player)
                else:
                    answer_elsewhere(player, table)
                answered += 1
    raise AssertionError(f"not over after {patience} seconds and {answered} answers: {states}")
