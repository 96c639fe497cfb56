"""Positions in which the best move is plain: no bot above `random` may miss it."""

from __future__ import annotations

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.tests.position import legal, play, table
from quivira.testing.choices import LEVELS, chosen

DOOR = "houses: coast_09 desert_1 desert_3"  # next to a district

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_the_last_house_brings_letters(level: str) -> None:
    s = table(f"{DOOR}; hand: desert*2 coast; coins: 0", "", "", "", round=16, card="3_4")
    districts = [key for key in legal(s, 0) if "outer" in key]
    assert districts
    assert chosen(GAME, s, level) in districts


@every_level
def test_a_bonus_card_for_what_one_has(level: str) -> None:
    s = table("coins: 9; houses: coast_09; hand: desert*2", "", "", "", round=16, card="3_4")
    site = next(key for key in legal(s, 0) if key in ("build:desert_2", "build:desert_5", "build:mountain_7"))
    play(s, f"0 {site}")
    assert chosen(GAME, s, level) == "bonus:coins"


@every_level
def test_a_pair_that_can_be_used(level: str) -> None:
    """The last to bid in the last round gets the cards for a district, or cards for nothing."""
    pairs = "desert coast forest plain desert mountain coast mountain"
    s = table(f"{DOOR}; coins: 0", "", "", "", round=16, card="3_4", layout=pairs, start=1)
    play(s, "1 place:2", "2 place:3")
    assert chosen(GAME, play(s, "3 place:4"), level) == "place:1"
