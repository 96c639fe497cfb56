"""Whole games through the page: one person by finger on a phone, one by keyboard alone, bots in the other seats."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from quivira.kernel.registry import find, names
from quivira.testing.browser import Guest
from quivira.testing.clicking import STILL, Finger, Keys, play_to_the_end


def table_of_two(anna: Guest, ben: Guest, game: str, **more: Any) -> str:
    table: str = anna.post("/api/tables", {"game": game, "seats": max(3, find(game).meta.seats[0]), **more})["table"]
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "easy"})
    return table


@pytest.mark.parametrize("game", names())
def test_a_whole_game_through_the_page(game: str, sits: Any) -> None:
    anna, ben = sits("Anna", size="phone", language="pl"), sits("Ben", size="desktop", language="de")
    table = table_of_two(anna, ben, game)
    for guest in (anna, ben):
        guest.context.add_init_script(STILL)
        guest.page.goto(f"/t/{table}")
        guest.page.wait_for_selector(".frame")
    assert play_to_the_end([Finger(anna, random.Random(1)), Keys(ben, random.Random(2))]) > 10
    for guest in (anna, ben):
        expect(guest.page.get_by_role("table")).to_be_visible()
    outcome = anna.position(table)["outcome"]
    best = max(outcome["scores"], key=lambda score: -score["rank"])
    expect(anna.page.get_by_role("table")).to_contain_text(str(best["total"]))
