"""Late in a game, at every size of window: nothing is cut off, broken, too small or out of reach; and nothing moves.

What is looked at has a name, `data-thing`; `looking.js` says what is a flaw.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from quivira.kernel.registry import find
from quivira.match import Match, match
from quivira.server.tables import bots, desk
from quivira.testing.browser import SCREENS, Guest
from quivira.testing.clicking import until_after, until_state
from quivira.testing.late import late, meaning
from quivira.testing.play import long_games
from quivira.testing.records import folder

LOOKING: Final = Path(__file__).with_name("looking.js").read_text("utf-8")
PHONES: Final = [size for size, sides in SCREENS.items() if min(sides) < 400]
LONGEST: Final = ("de", "hu", "pl")  # their words are the longest of the five languages
LOG: Final = ("auto", "open")  # beside the board on large desks, or on every one
KINDS: Final = 5  # of questions
FEWER: Final = 2  # numbers of seats below the most
STRETCH: Final = 8  # questions between which nothing may move: the first ones, and late ones
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


def opened(guest: Guest, path: str, language: str, log: str = "auto") -> Page:
    """A table's page, or its replay's, in a language, once it is drawn."""
    page = guest.page
    page.goto("/about")
    kept = json.dumps({"speed": "off", "language": language, "log": log})
    page.evaluate("(kept) => localStorage.setItem('quivira-settings', kept)", kept)
    page.goto(path)
    page.wait_for_selector(".frame [data-thing]")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(LOOKING)
    return page


def begun_at(position: Match[Any], guest: Guest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table of somebody and bots that begins in the middle of a game."""
    with monkeypatch.context() as only:
        only.setattr(desk, "Match", lambda *_: position)
        return guest.table_with_bots(position.game.meta.name, position.state.seats)


def is_drawn(game: str) -> bool:
    """Whether a game has a board of its own."""
    return (folder(find(game)).parent / "web" / "Board.svelte").is_file()


class Seen:
    """The flaws that were seen, each where it came first."""

    def __init__(self) -> None:
        self.flaws: dict[str, str] = {}

    def look(self, page: Page, when: str, legal: Sequence[str] = ()) -> None:
        """At every size; all that is legal must be there to be chosen."""
        for size in SCREENS:
            sized(page, size)
            lost = [f"{key} is nowhere" for key in page.evaluate("(keys) => looking.lost(keys)", legal)]
            for flaw in [*page.evaluate("looking.flaws()"), *lost]:
                self.flaws.setdefault(flaw, f"{size}, {when}: {flaw}")


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
def test_late_in_a_game_everything_is_in_sight_at_every_size(
    game: str, sits: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every number of seats, in the languages with the longest words; for who looks on, and in the replay."""
    anna, ben, seen = sits("Anna", size="phone"), sits("Ben", size="phone"), Seen()
    *fewer, most = find(game).meta.seats
    for seats, kinds in ((most, KINDS), *((seats, 1) for seats in fewer[-FEWER:])):
        for turn, position in enumerate(late(game, seats, kinds)):
            assert meaning(game).is_late(position.state, 0)
            table, language = begun_at(position, anna, monkeypatch), LONGEST[turn % len(LONGEST)]
            side = anna.side_to_play(table)
            page = opened(anna, f"/t/{table}", language, log=LOG[turn % len(LOG)])
            until_state(page, "asked")
            when = f"{seats} seats, {language}, {side['prompt']['key']}"
            seen.look(page, when, [choice["key"] for choice in side["legal"]])
            for flaw in page.evaluate("(isDrawn) => looking.silent(isDrawn)", is_drawn(game)):
                seen.flaws.setdefault(flaw, f"{when}: {flaw}")
            if seats == most and turn == 0:
                seen.look(opened(anna, f"/t/{table}/replay?at={side['number']}", "de"), f"{seats} seats, de, replay")
                seen.look(opened(ben, f"/t/{table}", "hu"), f"{seats} seats, hu, looking on")
    assert not seen.flaws, "\n".join(sorted(seen.flaws.values()))


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


def plays(anna: Guest, table: str, chance: random.Random, still: Still) -> None:
    """Some questions, with a look at each."""
    for _ in range(STRETCH):
        side = anna.side_to_play(table)
        if side is None:
            break
        until_after(anna.page, side["number"] - 1)
        until_state(anna.page, "asked")
        still.compare(side["prompt"]["key"])
        anna.play(table, chance)


@pytest.mark.parametrize("game", long_games())
def test_between_two_questions_nothing_moves(game: str, sits: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at first nor late; nor when a request, a notice or word of a lost connection comes and goes."""
    anna, ben, chance = sits("Anna", size="phone"), sits("Ben"), random.Random(game)
    most = find(game).meta.seats[-1]
    table = anna.post("/api/tables", {"game": game, "seats": most})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    ben.post(f"/api/tables/{table}/leave", {"level": "random"})
    still = Still(opened(anna, f"/t/{table}", "de"))
    until_state(anna.page, "asked")
    requests(anna, ben, table, still)
    plays(anna, table, chance, still)
    table = begun_at(late(game, most, 1)[0], anna, monkeypatch)
    anna.side_to_play(table)
    later = Still(opened(anna, f"/t/{table}", "hu"))
    plays(anna, table, chance, later)
    assert not still.found | later.found, "\n".join((still.found | later.found).values())
