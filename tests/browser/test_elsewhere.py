"""Games from elsewhere, on the generic board: a folder fresh from `quivira new-game`, and the example."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import quivira.games
from quivira.cli.new_game import write
from quivira.testing.browser import serving
from quivira.testing.clicking import Finger, Keys, at_table, play_to_the_end, until_after, until_state
from quivira.testing.server import Serving

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
FRESH: Final = "fresh_game"
SALE: Final = "for_sale"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that finds them, as its bots do in processes of their own."""
    folder = tmp_path_factory.mktemp("games")
    write(files("quivira.cli") / "template", folder / FRESH, FRESH)
    found = [str(folder), str(EXAMPLES)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUIVIRA_GAMES", os.pathsep.join([*found, os.environ.get("QUIVIRA_GAMES", "")]))
        patch.setattr(quivira.games, "__path__", [*quivira.games.__path__, *found])
        with serving(tmp_path_factory.mktemp("server")) as server:
            yield server


@pytest.mark.parametrize("game", [FRESH, SALE])
def test_a_whole_game_by_finger_and_by_keyboard(game: str, sits: Any) -> None:
    anna, ben = sits("Anna", size="phone"), sits("Ben", size="desktop", dark=True)
    table = anna.post("/api/tables", {"game": game, "seats": 3})["table"]
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    for guest in (anna, ben):
        at_table(guest, table)
    assert play_to_the_end([Finger(anna, random.Random(1)), Keys(ben, random.Random(2))])
    for guest in (anna, ben):
        expect(guest.page.get_by_role("table")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_is_asked_for_is_chosen_where_it_lies(size: str, sits: Any) -> None:
    """Bids are no things and stand in the bar; houses are sold from the own row. Opponents are shown once."""
    anna = sits("Anna", size=size)
    table, chance = anna.table_with_bots(SALE, 6), random.Random(3)
    page = at_table(anna, table)
    bar, own = page.locator(".bar .buttons button:not(.refused)"), page.locator(".stage .own .legal")
    until_state(page, "asked")
    assert bar.count() == len(anna.side_to_play(table)["legal"])
    assert own.count() == 0
    assert page.locator("dialog[open]").count() == 0
    while (side := anna.side_to_play(table))["prompt"]["key"] != "ask-sell":
        anna.play(table, chance)
    until_after(page, side["number"] - 1)
    until_state(page, "asked")
    assert own.count() == len(side["legal"])
    assert bar.count() == 0
    expect(own.first).to_be_in_viewport()
    expect(page.locator(".stage").get_by_text("Players")).to_have_count(0)
    expect(page.locator(".others .chip")).to_have_count(5)
    before = side["number"]
    page.wait_for_timeout(400)  # a tap before that would be meant for the question before
    own.first.click()
    until_after(page, before)
