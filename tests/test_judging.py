"""The judge behind "Are you sure?": it speaks against what cannot be good, and is silent where it is not sure."""

from __future__ import annotations

from typing import Any

import pytest

from quivira.bots import better, judging, levels
from quivira.bots.judging import ruled_out
from quivira.kernel import Rng, Turn, settle
from quivira.kernel.registry import find, names
from quivira.testing.coaching import measure

LEARNED = [game for game in names() if "expert" in levels(game)]


@pytest.mark.untraced
@pytest.mark.parametrize("game", LEARNED)
def test_it_speaks_against_chance_and_not_against_experts(game: str) -> None:
    found = measure(game, 40, asked=("random", "expert"))
    assert found.doubted["random"] > 0
    assert found.doubted["expert"] == 0


@pytest.mark.parametrize("game", names())
def test_without_a_network_a_search_must_have_ruled_it_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SIMULATIONS", 60)
    s, rng = find(game).new(find(game).meta.seats[0]), Rng(3, 3)
    settle(s, rng)
    turn: Turn[Any] = Turn(find(game), s, s.actors()[0], rng)
    for key in (turn.legal[0].key, turn.legal[-1].key):
        rather = ruled_out(turn, key, Rng(5, 5), 5.0)
        assert rather != key
        if rather is not None:
            assert ruled_out(turn, rather, Rng(5, 5), 5.0) is None  # never against what it would rather do


@pytest.mark.parametrize("game", names())
def test_it_is_silent_where_nothing_can_be_chosen_or_time_is_out(game: str) -> None:
    s, rng = find(game).new(find(game).meta.seats[0]), Rng(3, 3)
    settle(s, rng)
    turn: Turn[Any] = Turn(find(game), s, s.actors()[0], rng)
    assert better(turn, "nothing", rng, 1.0) is None
    if game in LEARNED:
        assert {better(turn, action.key, rng, 0.0) for action in turn.legal} == {None}
