"""The judge behind "Are you sure?": it speaks against what cannot be good, and is silent where it is not sure."""

from __future__ import annotations

from typing import Any

import pytest

from quivira.bots import better, judging, levels
from quivira.bots.judging import ruled_out
from quivira.bots.search import Node, Search
from quivira.kernel import Rng, Turn, settle
from quivira.kernel.registry import find, names
from quivira.testing.coaching import end_of, measure, surely_doubted

LEARNED = [game for game in names() if "expert" in levels(game)]
FEW = 0.05  # of what experts do: of two that are as likely to the last digit another machine may take the other


def at_the_start(game: str) -> Turn[Any]:
    s, rng = find(game).new(find(game).meta.seats[0]), Rng(3, 3)
    settle(s, rng)
    return Turn(find(game), s, s.actors()[0], rng)


@pytest.mark.searching
@pytest.mark.parametrize("game", LEARNED)
def test_it_speaks_against_chance_and_not_against_experts(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "WORSE", 0.03)  # or many positions would be needed until it speaks
    found = measure(game, 40, asked=("random", "expert"))
    assert found.doubted["random"] > 0
    assert found.share("expert") <= FEW


@pytest.mark.searching
def test_it_always_speaks_against_what_costs_far_too_much() -> None:
    game, lesson, key = surely_doubted()
    match = end_of(game, lesson)
    for seed in range(5):
        turn: Turn[Any] = Turn(match.game, match.state, match.state.actors()[0], Rng(seed, 4))
        rather = better(turn, key, Rng(seed, 5), 60.0)
        assert rather not in (None, key)
        assert better(turn, str(rather), Rng(seed, 5), 60.0) is None  # never against what it would rather do


@pytest.mark.parametrize(("drop", "secret", "open_"), [(0.1, False, False), (0.3, False, True), (0.5, True, True)])
def test_where_all_choose_in_secret_it_must_be_surer(
    drop: float, secret: bool, open_: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a search that has tried both so often that it hopes for nothing more."""

    def options(search: Search) -> list[Node]:
        best, *others = [Node(action, 1e9, 1e9) for action in search.turn.legal]
        for other in others:
            other.worth *= 1 - drop
        return [best, *others]

    monkeypatch.setattr(judging, "Search", type("Tried", (Search,), {"options": options, "run": lambda *_: None}))
    for name, speaks in (("whisperbid", secret), ("pebblepair", open_)):
        turn = at_the_start(name)
        assert (ruled_out(turn, turn.legal[-1].key, Rng(5, 5), 5.0) is not None) == speaks


def test_without_a_network_a_search_rules_out_what_loses() -> None:
    s = find("pebblepair").new(2)
    s.apply(0, find("pebblepair").space.parse("take:2"))
    turn: Turn[Any] = Turn(find("pebblepair"), s, 1, Rng(3, 3))
    assert [action.key for action in turn.legal] == ["take:1", "take:3"]  # whoever has more wins
    assert ruled_out(turn, "take:1", Rng(5, 5), 60.0) == "take:3"
    assert ruled_out(turn, "take:3", Rng(5, 5), 60.0) is None


@pytest.mark.parametrize("game", names())
def test_a_search_never_speaks_against_its_own_choice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SIMULATIONS", 60)
    turn = at_the_start(game)
    for key in (turn.legal[0].key, turn.legal[-1].key):
        rather = ruled_out(turn, key, Rng(5, 5), 5.0)
        assert rather != key
        if rather is not None:
            assert ruled_out(turn, rather, Rng(5, 5), 5.0) is None


@pytest.mark.parametrize("game", names())
def test_it_is_silent_where_nothing_can_be_chosen_or_time_is_out(game: str) -> None:
    turn = at_the_start(game)
    assert better(turn, "nothing", Rng(5, 5), 1.0) is None
    if game in LEARNED:
        assert {better(turn, action.key, Rng(5, 5), 0.0) for action in turn.legal} == {None}
