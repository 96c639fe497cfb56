"""What is worth watching is seen: by who plays and likes motion, and by who looks on at a phone and wants none.

`watching.js` writes down what comes and goes, so that nothing of it is missed on a slow machine.
"""

from __future__ import annotations

import json
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page

from quivira.kernel import Event
from quivira.match import match
from quivira.server.tables import desk
from quivira.testing.browser import PATIENCE, SCREENS, Guest
from quivira.testing.clicking import number, until
from quivira.testing.moments import Stretch, Watched, stretches
from quivira.testing.play import long_games

WATCHING: Final = Path(__file__).with_name("watching.js").read_text("utf-8")
KEPT: Final = json.dumps({"speed": "quick", "sounds": True})
SETTINGS: Final = f"localStorage.setItem('quivira-settings', {json.dumps(KEPT)})"
NAMES: Final = ("Anna", "Ben", "Cleo")
SEATS: Final = len(NAMES)  # whose chips have room beside each other on a phone
OWN: Final = 0  # Anna's seat; Ben has brought all the others
WINDOWS: Final = ("375x667", "844x390", "1440x900")
# The seats that have no place.
LOST: Final = """(seats) => [...Array(seats).keys()].filter((seat) => {
    const places = document.querySelectorAll(`[data-place="seat:${seat}"]`);
    return places.length !== 1 || !places[0].getBoundingClientRect().width;
})"""

DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Viewer(NamedTuple):
    page: Page
    seat: int | None
    moving: bool


class Sight(NamedTuple):
    """Something that is to be seen, as `watching.js` writes it down."""

    kind: str
    name: str
    text: str = ""

    def times(self, noted: Any) -> int:
        if self.kind == "flyers":  # each of them counts, and ends where it should
            flown = (one["at"] for one in noted["flyers"] if fnmatchcase(one["text"], self.text))
            return sum(any(fnmatchcase(place, self.name) for place in places) for places in flown)
        return sum(fnmatchcase(one, self.name) for one in noted[self.kind])


def sights(one: Watched, event: Event, viewer: Viewer) -> list[Sight]:
    """What is to be seen of an event, in its own words; whoever acts may be asked at once, and sees no banner then."""
    told = {**event.args, "seat": event.seat, "name": "" if event.seat is None else NAMES[event.seat]}
    is_own = event.seat is not None and event.seat == viewer.seat
    found = [
        Sight("banners", "" if is_own else one.banner.format(**told)),
        Sight("flyers", one.to.format(**told), one.flies.format(**told)),
        Sight("shown", one.shows),
    ]
    if viewer.moving:
        found += [Sight("shaken", one.bounces.format(**told)), Sight("origins", one.comes_from.format(**told))]
    return [sight for sight in found if sight.name]


def missed(viewer: Viewer, stretch: Stretch) -> list[Sight]:
    """What is not written down of what a viewer should have seen."""
    noted = viewer.page.evaluate("() => watched")
    told = [pair for choice in stretch.choices for pair in choice.seen if pair[1].seen_by(viewer.seat)]
    wanted = Counter(sight for one, event in told for sight in sights(one, event, viewer))
    return [sight for sight, times in wanted.items() if sight.times(noted) < (times if sight.kind == "flyers" else 1)]


def sees(viewer: Viewer, stretch: Stretch) -> None:
    try:
        until(viewer.page, lambda: missed(viewer, stretch) == [], PATIENCE)
    except AssertionError:
        noted = viewer.page.evaluate("() => watched")
        raise AssertionError(f"{viewer} has not seen {missed(viewer, stretch)}, but {noted}") from None


def begun(stretch: Stretch, anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table of people where the stretch begins, with the same luck from there on."""
    monkeypatch.setattr(match, "SecretRng", lambda: stretch.start.rng)
    seats = stretch.start.state.seats
    table: str = anna.post("/api/tables", {"game": stretch.start.game.meta.name, "seats": seats})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    for seat in range(2, seats):
        ben.post(f"/api/tables/{table}/sit", {"seat": seat, "name": NAMES[seat]})
    with monkeypatch.context() as only:
        only.setattr(desk, "Match", lambda *_: stretch.start)
        anna.post(f"/api/tables/{table}/start", {})
    return table


def opened(viewer: Viewer, path: str) -> None:
    """Its page, on which every seat has its place, however large it is."""
    viewer.page.goto(path)
    viewer.page.wait_for_selector(".stage [data-thing]", state="attached")  # a board may fetch its map first
    size = viewer.page.viewport_size
    assert size is not None
    for window in WINDOWS:
        width, height = SCREENS[window]
        viewer.page.set_viewport_size({"width": width, "height": height})
        viewer.page.evaluate(DRAWN)
        assert viewer.page.evaluate(LOST, SEATS) == [], f"seats without a place at {window}"
    viewer.page.set_viewport_size(size)


def played(stretch: Stretch, table: str, anna: Guest, ben: Guest, viewers: list[Viewer]) -> None:
    """All choices of a stretch, each when everybody sees the one before it."""
    for choice in stretch.choices:
        guest = anna if choice.seat == OWN else ben
        seen = guest.position(table)["number"]
        body = {"seat": choice.seat, "seen": seen, "keys": [choice.key], "id": f"choice-{seen}"}
        guest.post(f"/api/tables/{table}/play", body)
        after = guest.position(table)["number"]
        until(anna.page, lambda after=after: all(number(viewer.page) >= after for viewer in viewers))  # type: ignore[misc]


@pytest.mark.parametrize("game", long_games())
def test_what_is_worth_watching_is_seen(game: str, sits: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Banners, numbers that end where they belong, what bounces and what comes from a seat; sounds, and a buzz."""
    anna, ben, eve = sits("Anna", calm=False), sits("Ben"), sits("Eve", size="375x667")
    viewers = [Viewer(anna.page, OWN, moving=True), Viewer(eve.page, None, moving=False)]
    for guest in (anna, eve):
        guest.context.add_init_script(SETTINGS + "\n" + WATCHING)
    turns = calls = 0
    for stretch in stretches(game, SEATS):
        table = begun(stretch, anna, ben, monkeypatch)
        for viewer in viewers:
            opened(viewer, f"/t/{table}")
        anna.page.locator(".strip").click()  # before that a browser is silent
        played(stretch, table, anna, ben, viewers)
        for viewer in viewers:
            sees(viewer, stretch)
            assert viewer.page.evaluate("() => [...watched.astray, ...watched.hiding]") == []
        assert anna.page.evaluate("() => watched.sounds") > 0
        assert eve.page.evaluate("() => [...watched.shaken, ...watched.origins]") == []
        turns += sum(choice.seat == OWN for choice in stretch.choices[1:])
        calls += anna.page.evaluate("() => watched.buzzes")
    assert calls > 0 or not turns
    opened(viewers[1], f"/t/{table}/replay")
