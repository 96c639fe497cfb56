"""The producer phase: rules 30 to 33 and 45; the well."""

from __future__ import annotations

import pytest

from quivira.games.san_juan.components import AQUEDUCT
from quivira.games.san_juan.rules.places import goods_in_turn
from quivira.games.san_juan.tests.position import asked, legal, names, play, refused, settle, table
from quivira.games.san_juan.view import view
from quivira.testing import allows, refuses, rules_out


@allows("30", "45")
@pytest.mark.parametrize(
    ("city", "producer", "others"),
    [("indigo*5", 2, 1), ("aqueduct indigo*5", 3, 2), ("library indigo*5", 3, 1), ("aqueduct library indigo*5", 4, 2)],
)
def test_how_many_goods(city: str, producer: int, others: int) -> None:
    """V5."""
    s = play(table(seat0=f"city: {city}", seat1="city: tower", seat2=""), "0 role:producer")
    assert goods_in_turn(s, 0, AQUEDUCT) == producer
    play(s, *["0 produce:indigo_plant"] * producer)
    assert s.actors() == [-1]
    settle(s)
    assert s.cities.goods(0) == producer
    s = play(table(seat0=f"city: {city}", seat1="city: tower", seat2="", governor=1), "1 role:producer")
    if asked(s) == (2, "Produce"):
        play(s, "2 produce-done")
    play(s, *["0 produce:indigo_plant"] * others)
    settle(s)
    assert s.cities.goods(0) == others


@refuses("30", "45")
def test_no_more_goods_than_empty_buildings() -> None:
    s = play(table(seat0="city: aqueduct indigo sugar; goods: sugar"), "0 role:producer")
    assert refused(s, "0 produce:sugar_mill") == "why-not-empty"
    play(s, "0 produce:indigo_plant")
    assert s.actors() == [-1], "there is no other empty building"


@refuses("30")
def test_goods_are_named_in_order() -> None:
    s = play(table(seat0="city: indigo sugar*2"), "0 role:producer", "0 produce:sugar_mill")
    assert refused(s, "0 produce:indigo_plant") == "why-passed-over"
    assert legal(s, 0) == ["produce-done", "produce:sugar_mill"]


@allows("31")
def test_a_good_is_the_top_card_unseen() -> None:
    s = play(table(seat0="city: indigo*2"), "0 role:producer", "0 produce:indigo_plant", "0 produce-done")
    s.events = []
    other = s.clone()
    other.events = []
    play(s, "c palace")
    play(other, "c well")
    assert s.cities.good_cards(0) != other.cities.good_cards(0)
    for watcher in (0, 1, None):
        assert view(s, watcher) == view(other, watcher), "not even the owner can tell"
    assert s.events == other.events
    assert [b.good for b in view(s, 1).players[0].buildings] == [True, False], "all see that it is there"


@rules_out("31", "30")
def test_one_good_a_building() -> None:
    s = play(table(seat0="city: indigo; goods: indigo", seat1="city: indigo; goods: indigo"), "0 role:producer")
    assert asked(s) == (1, "ChooseRole"), "nobody has an empty building"


@allows("32", "55")
def test_well_draws_for_two_goods() -> None:
    s = table(seat0="city: well indigo*2")
    play(s, "0 role:producer", "0 produce:indigo_plant", "0 produce:indigo_plant", "c tower*2", "c quarry")
    assert names(s.hands.cards(0)) == "quarry"


@rules_out("32", "55")
def test_well_draws_nothing_for_one_good() -> None:
    s = table(seat0="city: well indigo*2", seat1="city: tower")
    play(s, "0 role:producer", "0 produce:indigo_plant", "0 produce-done", "c tower")
    assert asked(s) == (1, "ChooseRole")
    assert s.hands.cards(0) == []


@allows("33")
@refuses("33")
def test_players_make_goods_in_turn() -> None:
    """E28."""
    s = play(table(seat0="", seat1="", seat2="", governor=1), "1 role:producer")
    for seat in (1, 2, 0):
        assert asked(s) == (seat, "Produce")
        assert refused(s, f"{(seat + 1) % 3} produce-done") == "why-not-your-turn"
        play(s, f"{seat} produce:indigo_plant")
        settle(s)
    assert [s.cities.goods(seat) for seat in range(3)] == [1, 1, 1]
