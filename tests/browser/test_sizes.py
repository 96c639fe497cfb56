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
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from quivira.kernel import Rng, Side
from quivira.kernel.registry import find
from quivira.locale import folder_of
from quivira.match import Match, match
from quivira.server.tables import bots, desk
from quivira.testing.browser import SCREENS, Guest
from quivira.testing.clicking import until_after, until_state
from quivira.testing.late import crowded, late, meaning
from quivira.testing.play import long_games
from quivira.testing.records import folder

LOOKING: Final = Path(__file__).with_name("looking.js").read_text("utf-8")
PHONES: Final = [size for size, sides in SCREENS.items() if min(sides) < 400]
TIGHT: Final = ("360x640", "844x390")  # the windows with least room
DESK: Final = "1366x768"  # with little room beside its opponents' names
NARROW: Final = (*TIGHT, "1440x900")  # and the desk that has least room between the opponents and the log
LANGUAGES: Final = ("de", "hu", "pl", "nl", "en")  # in turn; the words of the first are the longest
LOG: Final = ("auto", "open")  # beside the board on large desks, or on every one
STRETCH: Final = 12  # questions between which nothing may move: the first ones, and late ones
AGREED: Final = 1.0  # pixels
BESIDE: Final = 1  # the seat of whoever sits beside
GAMES: Final = 20  # played in search of what is settled
# What is watched from now on never ends.
ENDLESS: Final = """() => {
    const later = window.setTimeout;
    window.setTimeout = (run, time) => time >= 500 ? 0 : later(run, time);
}"""


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


def opened(guest: Guest, path: str, language: str, log: str = "auto", speed: str = "off") -> Page:
    """A table's page, or its replay's, in a language, once it is drawn."""
    page = guest.page
    if page.url == "about:blank":
        page.goto("/about")
    kept = json.dumps({"speed": speed, "language": language, "log": log})
    page.evaluate("(kept) => localStorage.setItem('quivira-settings', kept)", kept)
    page.goto(path)
    page.wait_for_selector(".stage [data-thing]:visible")  # the board itself may come after all around it
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(LOOKING)
    return page


def begun(
    guest: Guest,
    position: Match[Any],
    monkeypatch: pytest.MonkeyPatch,
    beside: Guest | None = None,
    *,
    leaves: bool = True,
) -> str:
    """A table of somebody and bots that begins in the middle of a game; bots play for whoever leaves, too."""
    s = position.state
    wanted = {"game": position.game.meta.name, "seats": s.seats, "options": s.options}
    table: str = guest.post("/api/tables", wanted)["table"]
    if beside is not None:
        beside.post(f"/api/tables/{table}/sit", {"seat": BESIDE})
    with monkeypatch.context() as only:
        only.setattr(desk, "Match", lambda *_: position)
        guest.post(f"/api/tables/{table}/start", {"fill": "random"})
    if beside is not None and leaves:
        beside.post(f"/api/tables/{table}/leave", {"level": "random"})
    return table


def questions(game: str) -> set[str]:
    """All that a game can ask."""
    texts = folder_of(game) / "locale" / "en.ftl"
    return {line.partition(" ")[0] for line in texts.read_text("utf-8").splitlines() if line.startswith("ask-")}


def positions(game: str) -> list[Match[Any]]:
    """Every question where most sit, and where fewer do one, and those that are asked only there."""
    found: list[Match[Any]] = []
    asked: set[str] = set()
    for seats in reversed(find(game).meta.seats):
        here = late(game, seats)
        first = next(iter(here))
        found += [position for ask, position in here.items() if ask not in asked or ask == first]
        asked |= here.keys()
    assert asked == questions(game)
    assert 2 * sum(meaning(game).is_late(position.state, 0) for position in found) > len(found)
    return found


def is_drawn(game: str) -> bool:
    """Whether a game has a board of its own."""
    return (folder(find(game)).parent / "web" / "Board.svelte").is_file()


class Seen:
    """The flaws that were seen, each where it came first."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.flaws: dict[str, str] = {}
        self.looks = 0

    def look(
        self, when: str, side: Any = None, sizes: Sequence[str] = tuple(SCREENS), *, is_told: bool = False
    ) -> None:
        """What is asked must be there to be read, unless it names a thing, and all that is legal to be chosen.

        So must be what is told of a choice that is begun.
        """
        legal = [choice["key"] for choice in side["legal"]] if side else []
        plain = side is not None and all(isinstance(value, int) for value in side["prompt"].get("args", {}).values())
        for size in sizes:
            sized(self.page, size)
            lost = self.page.evaluate("(keys) => looking.lost(keys)", legal)
            unread = self.page.evaluate("looking.unread()") if plain or is_told else []
            for flaw in [*self.page.evaluate("looking.flaws()"), *(f"{key} is nowhere" for key in lost), *unread]:
                self.flaws.setdefault(flaw, f"{size}, {when}: {flaw}")

    def some(self) -> list[str]:
        """The windows with least room, and one of the others in turn."""
        self.looks += 1
        others = [size for size in SCREENS if size not in TIGHT]
        return [*TIGHT, others[self.looks % len(others)]]


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What lies elsewhere although nothing of its kind has come to its place, gone or been put elsewhere.

    What holds something else may grow, from its upper left corner or from its middle.
    """
    found = []
    for name in before.keys() & after.keys():
        old, new = before[name], after[name]
        if old["beside"] != new["beside"]:
            continue
        left, top, right, bottom = (new[edge] - old[edge] for edge in ("left", "top", "right", "bottom"))
        ways: list[tuple[float, ...]] = [(left, top, right, bottom)]
        if old["holds"] != new["holds"]:
            ways = [(left, top), (left + right, top + bottom)]
        if all(max(map(abs, way)) > AGREED for way in ways):
            found.append(f"{name} moves by {left:.1f}, {top:.1f}, {right:.1f}, {bottom:.1f}")
    return sorted(found)


# Presses the first thing that can be chosen, and says whether something is then to be seen: where the press is not the
# answer itself, but asks for what comes with it.
PRESSED: Final = """async () => {
    document.querySelector('.stage .legal')?.click();
    await new Promise((done) => setTimeout(done));
    return document.querySelector('.frame').dataset.state === 'asked';
}"""
ASKS: Final = ".bar .asks"
CHOSEN: Final = ".stage [data-thing][aria-pressed=true]"
# How many rows of the final scores nobody has to scroll to.
ROWS: Final = """() => {
    const { bottom } = document.querySelector('dialog[open] .content').getBoundingClientRect();
    const rows = [...document.querySelectorAll('dialog[open] tr')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length;
}"""
SCROLLS: Final = """() => {
    const { scrollHeight, clientHeight } = document.querySelector('.told span');
    return scrollHeight > clientHeight + 1;
}"""
# What opens a sheet on a phone: what lies before the others, the log, the menu.
SHEETS: Final = ".others .chip, .strip [aria-haspopup=dialog]"
ANOTHER: Final = "(sheet) => sheet.matches('.chip') && sheet !== document.querySelector('.others .chip')"


def sheets(seen: Seen, when: str) -> None:
    """Each sheet of a table at every size; of what lies before the others, the first one."""
    for index in range(seen.page.locator(SHEETS).count()):
        sized(seen.page, PHONES[0])
        sheet = seen.page.locator(SHEETS).nth(index)
        is_another = sheet.evaluate(ANOTHER)
        sheet.click()
        seen.page.wait_for_selector("dialog[open] .content *")
        seen.look(f"{when}, sheet {index}", sizes=seen.some() if is_another else list(SCREENS))
        seen.page.keyboard.press("Escape")
        seen.page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("game", long_games())
def test_late_in_a_game_everything_is_in_sight_at_every_size(
    game: str, sits: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question, with both values of the options, in every language; what is chosen with it; and all sheets."""
    anna = sits("Anna", size="phone", coached=True)  # with the coach there is least room
    seen, answers = Seen(anna.page), dict[str, str]()
    for turn, position in enumerate(positions(game)):
        table, language = begun(anna, position, monkeypatch), LANGUAGES[turn % len(LANGUAGES)]
        side = anna.side_to_play(table)
        page = opened(anna, f"/t/{table}", language, log=LOG[turn % len(LOG)])
        until_state(page, "asked")
        when = f"{position.state.seats} seats, {language}, {side['prompt']['key']}"
        seen.look(when, side, list(SCREENS) if turn == 0 else seen.some())
        if turn == 0:
            sheets(seen, when)
        answers |= page.evaluate("(asked) => looking.answers(...asked)", [is_drawn(game), list(answers)])
        page.keyboard.press("Escape")  # what was asked has been told
        asked = page.locator(ASKS).inner_text()
        if page.evaluate(PRESSED):
            seen.look(f"{when}, chosen", sizes=seen.some()[1:], is_told=page.locator(ASKS).inner_text() != asked)
    found = [*seen.flaws.values(), *(f"{name} {flaw}" for name, flaw in answers.items() if flaw)]
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("game", [game for game in long_games() if is_drawn(game)])
def test_where_there_is_most_to_choose_from_all_of_it_has_room(
    game: str, sits: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the log beside the board, which leaves least of it; the choices hide nothing that stays in sight.

    What is chosen is seen, too, and stays in sight when a phone is turned.
    """
    anna = sits("Anna", size="phone")
    seen = Seen(anna.page)
    for turn, (ask, position) in enumerate(crowded(game, find(game).meta.seats[-1]).items()):
        table, language = begun(anna, position, monkeypatch), LANGUAGES[turn % len(LANGUAGES)]
        side = anna.side_to_play(table)
        until_state(opened(anna, f"/t/{table}", language, log="open"), "asked")
        seen.look(f"{language}, {ask}", side, NARROW)
        if anna.page.evaluate(PRESSED):
            for size in (*PHONES, *reversed(PHONES)):
                sized(anna.page, size)
                for chosen in anna.page.locator(CHOSEN).all():
                    expect(chosen).to_be_in_viewport(ratio=0.9)
    assert not seen.flaws, "\n".join(sorted(seen.flaws.values()))


@pytest.mark.parametrize("game", long_games())
def test_others_see_everything_too(game: str, sits: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on, and in the replay; and the final scores."""
    anna, ben = sits("Anna", size="phone"), sits("Ben", size="phone")
    most = find(game).meta.seats[-1]
    table = begun(anna, next(iter(late(game, most).values())), monkeypatch)
    side = anna.side_to_play(table)
    onlooker, again = Seen(ben.page), Seen(anna.page)
    opened(ben, f"/t/{table}", "hu")
    onlooker.look("looking on")
    chance = random.Random(1)
    while anna.play(table, chance):
        pass
    opened(anna, f"/t/{table}/replay?at={side['number']}", "de")
    again.look("replay")
    for language in ("nl", "hu", "de"):
        page = opened(anna, f"/t/{table}/replay?at={anna.position(table)['number']}", language)
        for size in TIGHT:
            sized(page, size)
            assert not page.evaluate(SCROLLS), f"the longest story, of the end, is not told whole: {size}, {language}"
    page = opened(anna, f"/t/{table}", "de")
    page.wait_for_selector("dialog[open] table")  # opens by itself
    again.look("scores")
    sized(page, PHONES[0])
    assert page.evaluate(ROWS) >= 4  # names, totals, and some of what they are made of
    page.get_by_role("button", name="Teilen").click()
    expect(page.get_by_text("Kopiert", exact=True)).to_be_in_viewport(ratio=0.9)
    found = onlooker.flaws | again.flaws
    assert not found, "\n".join(sorted(found.values()))


class Settled(NamedTuple):
    """Where a choice of somebody else leads to a question that all must answer, and the own seat in one way only."""

    position: Match[Any]
    key: str


def settled(name: str) -> Settled | None:
    """None: it never comes to that."""
    game = find(name)
    for seed in range(GAMES):
        played, chance = Match(game, game.meta.seats[-1], rng=Rng(seed)), random.Random(seed)
        while not played.state.is_over():
            before, seat = played.fork(), chance.choice(played.state.actors())
            key = chance.choice(played.state.legal(seat)).key
            played.play(seat, [key])
            if seat == BESIDE and Side(game, played.state, 0).settled:
                return Settled(before, key)
    return None


def test_what_was_settled_is_told_whole(sits: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the longest language, while others think, and while what led to it is still told, which can be skipped."""
    somewhere = [found for game in long_games() if (found := settled(game)) is not None]
    assert somewhere
    anna, ben = sits("Anna", size="phone"), sits("Ben")
    seen = Seen(anna.page)
    for found in somewhere:
        table = begun(anna, found.position, monkeypatch, beside=ben, leaves=False)
        page = opened(anna, f"/t/{table}", LANGUAGES[0], speed="normal")
        page.evaluate(ENDLESS)
        number = ben.position(table)["number"]
        ben.post(f"/api/tables/{table}/play", {"seat": BESIDE, "seen": number, "keys": [found.key], "id": "1"})
        page.wait_for_selector(".bar.answered .buttons button")
        seen.look("told", sizes=(*TIGHT, DESK), is_told=True)
        page = opened(anna, f"/t/{table}", LANGUAGES[0])
        page.wait_for_selector(".bar.answered")
        seen.look("waiting", sizes=TIGHT, is_told=True)
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
    told = page.locator(".frame > [data-over]").inner_text()
    yield
    page.wait_for_function("(told) => document.querySelector('.frame > [data-over]').innerText !== told", arg=told)


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
    found: dict[str, str] = {}
    for position, language in ((Match(find(game), most), "de"), (next(iter(late(game, most).values())), "hu")):
        table = begun(anna, position, monkeypatch, beside=ben)
        anna.side_to_play(table)
        still = Still(opened(anna, f"/t/{table}", language))
        until_state(anna.page, "asked")
        requests(anna, ben, table, still)
        plays(anna, table, chance, still)
        found |= still.found
    assert not found, "\n".join(found.values())
