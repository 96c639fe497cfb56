"""Positions in which the best move is plain: no bot above `random` may miss it."""

from __future__ import annotations

import pytest

from quivira.games.san_juan import GAME
from quivira.games.san_juan.tests.position import play, table
from quivira.testing.choices import LEVELS, chosen

ELEVEN = "city: indigo*2 sugar*2 tobacco*2 smithy archive well aqueduct chapel"
EIGHT = "city: indigo*2 sugar*2 tobacco*2 smithy well"

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_the_last_building_is_the_most_valuable(level: str) -> None:
    s = play(table(seat0=f"hand: hero indigo*5; {ELEVEN}", seat1=f"hand: hut; {EIGHT}"), "0 role:builder")
    assert chosen(GAME, s, level) == "build:hero"


@every_level
def test_a_bonus_building_that_counts_most_comes_last(level: str) -> None:
    hand = "hand: guild_hall statue indigo*5 tower"
    s = play(table(seat0=f"{hand}; {ELEVEN}", seat1=f"hand: hut; {EIGHT}"), "0 role:builder")
    assert chosen(GAME, s, level) == "build:guild_hall"


@every_level
def test_a_card_for_nothing_is_taken(level: str) -> None:
    s = play(table(seat0="hand: indigo", seat1="hand: indigo"), "0 role:prospector")
    assert chosen(GAME, s, level) == "draw:1"


@every_level
def test_the_dearest_good_is_sold(level: str) -> None:
    city = "city: indigo silver; goods: indigo silver; hand: hero"
    s = play(table(seat0="hand: sugar", seat1=city, tiles="t1 t2 t3 t4"), "0 role:trader", "c tile:t5")
    assert s.actors() == [1]
    assert chosen(GAME, s, level) == "sell:silver_smelter"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_who_is_ahead_ends_the_game(level: str) -> None:
    s = table(seat0=f"hand: hero indigo*5; {ELEVEN}", seat1=f"hand: sugar; {EIGHT}")
    assert chosen(GAME, s, level) == "role:builder"


def test_a_role_is_judged_by_what_it_brings() -> None:
    """Nobody can build, make or sell anything: a card is all that there is to get."""
    s = table(seat0="city: archive", seat1="city: archive")
    assert {chosen(GAME, s, "easy:worlds=16", seed) for seed in range(10)} == {"role:prospector"}
