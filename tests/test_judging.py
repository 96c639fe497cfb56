"""The judge behind "Are you sure?": it speaks against what cannot be good, and is silent where it is not sure."""

from __future__ import annotations

from typing import Any

import pytest

from quivira.bots import better, levels
from quivira.bots.judging import ruled_out
from quivira.kernel import Rng, Turn, settle
from quivira.kernel.registry import find, names
from quivira.testing.coaching import measure

LEARNED = [game for game in names() if "expert" in levels(game)]


@pytest.mark.parametrize("game", LEARNED)
def test_it_speaks_against_chance_and_not_against_experts(game: str) -> None:
    found = measure(game, 40, asked=("random", "expert"), often=0.2)
    assert found.doubted["random"] > found.doubted["expert"]
    assert found.doubted["expert"] <= 1  # of forty: it now and then takes what it likes least


@pytest.mark.parametrize("game", names())
def test_without_a_network_a_search_must_have_ruled_it_out(game: str) -> None:
    s, rng = find(game).new(find(game).meta.seats[0]), Rng(3, 3)
    settle(s, rng)
    turn: Turn[Any] = Turn(find(game), s, s.actors()[0], rng)
    said = {action.key: ruled_out(turn, action.key, Rng(5, 5), 5.0) for action in turn.legal}
    assert None in said.values()  # it never speaks against everything
    # nor against what it would rather do
    assert all(rather is None or said[rather] is None for rather in said.values())


@pytest.mark.parametrize("game", names())
def test_it_is_silent_where_nothing_can_be_chosen_or_time_is_out(game: str) -> None:
    s, rng = find(game).new(find(game).meta.seats[0]), Rng(3, 3)
    settle(s, rng)
    turn: Turn[Any] = Turn(find(game), s, s.actors()[0], rng)
    assert better(turn, "nothing", rng, 1.0) is None
    if game in LEARNED:
        assert {better(turn, action.key, rng, 0.0) for action in turn.legal} == {None}
