"""Late in a game, at every size of window: nothing is cut off, broken, too small or out of reach; and nothing moves.

What is looked at has a name, `data-thing`; `looking.js` says what is a flaw.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from quivira.kernel.registry import find
from quivira.match import match
from quivira.server.tables import bots
from quivira.testing.browser import SCREENS, Guest
from quivira.testing.clicking import until_after, until_state
from quivira.testing.play import long_games

LOOKING: Final = Path(__file__).with_name("looking.js").read_text("utf-8")
PHONES: Final = [size for size, sides in SCREENS.items() if min(sides) < 400]
LONGEST: Final = ("de", "hu", "pl")  # their words are the longest of the five languages
KINDS: Final = 4  # kinds of question, each where it is asked last
STRETCH: Final = 12  # questions between which nothing may move
AGREED: Final = 1.0  # pixels


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance and bots play the same games at every run: a flaw that was found is found again."""
    luck = SimpleNamespace(randbits=random.Random(1).getrandbits)
    for module in (match, bots):
        monkeypatch.setattr(module, "secrets", luck)


def sized(page: Page, size: str) -> None:
    width, height = SCREENS[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def opened(guest: Guest, table: str, language: str) -> Page:
    """The table's page in a language, once it is drawn and asks."""
    page = guest.page
    page.goto("/about")
    kept = json.dumps({"speed": "off", "language": language})
    page.evaluate("(kept) => localStorage.setItem('quivira-settings', kept)", kept)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".frame")
    until_state(page, "asked", "over")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(LOOKING)
    return page


def late(guest: Guest, table: str, chance: random.Random, most: int) -> list[int]:
    """Play to the end; where each kind of question was asked last, and where there was most to see."""
    last: dict[str, int] = {}
    fullest = (0, 0)
    while side := guest.side_to_play(table):
        last.pop(side["prompt"]["key"], None)
        last[side["prompt"]["key"]] = side["number"]
        fullest = max(fullest, (len(json.dumps(side["view"])), side["number"]))
        guest.play(table, chance)
    return list(dict.fromkeys([fullest[1], *reversed(last.values())]))[: most + 1]


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What lies elsewhere although nothing of its kind has come to its place, gone or been put elsewhere.

    What has changed its words or its mark may grow, from its upper left corner or from its middle.
    """
    found = []
    for name in before.keys() & after.keys():
        old, new = before[name], after[name]
        if old["beside"] != new["beside"]:
            continue
        left, top, right, bottom = (new[edge] - old[edge] for edge in ("left", "top", "right", "bottom"))
        ways: list[tuple[float, ...]] = [(left, top, right, bottom)]
        if old["state"] != new["state"]:
            ways = [(left, top), (left + right, top + bottom)]
        if all(max(map(abs, way)) > AGREED for way in ways):
            found.append(f"{name} moves by {left:.1f}, {top:.1f}, {right:.1f}, {bottom:.1f}")
    return sorted(found)


@pytest.mark.parametrize("game", long_games())
def test_late_in_a_game_everything_is_in_sight_at_every_size(game: str, sits: Any) -> None:
    """With the most seats and the fewest, in the languages with the longest words."""
    chance = random.Random(game)
    anna = sits("Anna", size="phone")
    found: dict[str, str] = {}
    for seats, most in ((find(game).meta.seats[-1], KINDS), (find(game).meta.seats[0], 1)):
        table = anna.table_with_bots(game, seats)
        for turn, number in enumerate(late(anna, table, chance, most)):
            there = anna.post(f"/api/tables/{table}/play-on", {"number": number, "seat": 0})["table"]
            language = LONGEST[turn % len(LONGEST)]
            page = opened(anna, there, language)
            side = anna.position(there)["sides"][0]
            asked, legal = side["prompt"], [choice["key"] for choice in side["legal"]]
            for size in SCREENS:
                sized(page, size)
                lost = [f"{key} is nowhere" for key in page.evaluate("(keys) => looking.lost(keys)", legal)]
                for flaw in [*page.evaluate("looking.flaws()"), *lost]:
                    found.setdefault(flaw, f"{size}, {seats} seats, {language}, {asked and asked['key']}: {flaw}")
            silent = page.evaluate("looking.silent()")
            found |= {f"{name} is silent": f"{name} does not say what it is" for name in silent}
    assert not found, "\n".join(sorted(found.values()))


class Still:
    """Compares where things lie on phones with where they lay when it was asked last."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.before: dict[str, dict[str, Any]] = {}
        self.found: dict[str, str] = {}

    def compare(self, when: str) -> None:
        """Note what moved until then."""
        for size in PHONES:
            sized(self.page, size)
            boxes = self.page.evaluate("looking.boxes()")
            for move in moved(self.before.get(size, {}), boxes):
                self.found.setdefault(f"{size} {move.split()[0]}", f"{size}, {when}: {move}")
            self.before[size] = boxes


@contextmanager
def something_comes(page: Page) -> Iterator[None]:
    """What is done here brings a word over the board, or another one."""
    told = page.locator("[data-over]").inner_text()
    yield
    page.wait_for_function("(told) => document.querySelector('[data-over]').innerText !== told", arg=told)


def requests(anna: Guest, ben: Guest, table: str, still: Still) -> None:
    """Somebody comes back, asks everybody, takes it back and leaves; the network goes, and comes again."""
    still.compare("the first question")
    ben.post(f"/api/tables/{table}/seats/1/return")
    number = ben.position(table)["number"]
    with something_comes(anna.page):
        ben.post(f"/api/tables/{table}/vote", {"id": "1", "seat": 1, "seen": number, "kind": "pause"})
    still.compare("a vote")
    vote = ben.get(f"/api/tables/{table}")["vote"]
    with something_comes(anna.page):
        ben.post(f"/api/tables/{table}/vote/answer", {"id": "2", "seat": 1, "at": vote["at"], "agree": False})
    still.compare("a notice")
    with something_comes(anna.page):
        anna.context.set_offline(True)
    still.compare("no network")
    with something_comes(anna.page):
        anna.context.set_offline(False)
    anna.problems.clear()  # the browser says that there was none
    ben.post(f"/api/tables/{table}/leave", {"level": "random"})


@pytest.mark.parametrize("game", long_games())
def test_between_two_questions_nothing_moves(game: str, sits: Any) -> None:
    """Nor when a request, a notice or word of a lost connection comes and goes."""
    anna, ben, chance = sits("Anna", size="phone"), sits("Ben"), random.Random(game)
    table = anna.post("/api/tables", {"game": game, "seats": find(game).meta.seats[-1]})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    ben.post(f"/api/tables/{table}/leave", {"level": "random"})
    page = opened(anna, table, "de")
    still = Still(page)
    requests(anna, ben, table, still)
    for _ in range(STRETCH):
        side = anna.side_to_play(table)
        if side is None:
            break
        until_after(page, side["number"] - 1)
        until_state(page, "asked")
        still.compare(side["prompt"]["key"])
        anna.play(table, chance)
    assert not still.found, "\n".join(still.found.values())
