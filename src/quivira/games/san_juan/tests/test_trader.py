"""The trader phase: rules 34 to 38, 49, 59 to 61."""

from __future__ import annotations

import pytest

from quivira.games.san_juan.components import TRADING_POST
from quivira.games.san_juan.rules.places import goods_in_turn
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import asked, legal, names, play, refused, settle, table, told, under
from quivira.games.san_juan.view import view
from quivira.testing import allows, refuses, rules_out

ALL = "indigo sugar tobacco coffee silver"


def trade(s: SanJuan, tile: str, *sold: str) -> int:
    """The governor sells as trader; how many cards that brings."""
    before = s.hands.size(0)
    play(s, "0 role:trader", f"c tile:{tile}", *[f"0 {key}" for key in sold])
    settle(s)
    return s.hands.size(0) - before


@allows("34")
def test_market_cards_come_again_in_the_same_order() -> None:
    """V4: the card is turned also if nobody sells."""
    s = table(tiles="t3 t1 t5 t4")
    s.market.turned = 4
    s.events = []
    play(s, "0 role:trader")
    assert [action.key for action, _ in s.chance()] == ["tile:t2"]
    play(s, "c tile:t2")
    assert "tile-turned" in told(s)
    assert s.market.seen == (2, 0, 4, 3, 1)
    seen = view(s, None).tiles_seen
    assert [price.amount for price in seen[0]] == [1, 1, 2, 2, 3], "the next is known: t3"


@refuses("34")
def test_no_tile_is_drawn_once_all_are_known() -> None:
    s = table(tiles="t3 t1 t5 t4 t2", seat0="goods: indigo")
    s.market.turned = 6
    play(s, "0 role:trader")
    assert asked(s) == (0, "Sell")
    assert s.market.tile == 0, "t1 is the second of the stack"
    assert refused(s, "0 sell:customs_office") == "why-not-asked"


@allows("35", "49")
@pytest.mark.parametrize(
    ("city", "trader", "others"),
    [("tower", 2, 1), ("trading_post", 3, 2), ("library", 3, 1), ("trading_post library", 4, 2)],
)
def test_how_many_goods(city: str, trader: int, others: int) -> None:
    """V12."""
    s = table(seat0=f"city: {city} {ALL}; goods: {ALL}", seat1="", seat2="")
    play(s, "0 role:trader", "c tile:t1")
    assert goods_in_turn(s, 0, TRADING_POST) == trader
    play(s, *[f"0 sell:{key}" for key in ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")[:trader]])
    assert asked(settle(s)) == (1, "ChooseRole")
    s = table(seat0=f"city: {city} {ALL}; goods: {ALL}", seat1="", seat2="", governor=1)
    play(s, "1 role:trader", "c tile:t1")
    assert goods_in_turn(s, 0, TRADING_POST) == others


@refuses("35")
def test_only_goods_that_are_there_are_sold() -> None:
    s = play(table(seat0="city: indigo sugar*2; goods: sugar*2"), "0 role:trader", "c tile:t1")
    assert refused(s, "0 sell:indigo_plant") == "why-no-good"
    assert refused(s, "0 sell:silver_smelter") == "why-not-asked"
    play(s, "0 sell:sugar_mill", "0 sell:sugar_mill")
    assert s.actors() == [-1]


@refuses("36")
def test_goods_are_named_in_order() -> None:
    s = play(table(seat0=f"city: {ALL}; goods: {ALL}"), "0 role:trader", "c tile:t1", "0 sell:coffee_roaster")
    assert refused(s, "0 sell:indigo_plant") == "why-passed-over"
    assert legal(s, 0) == ["sell-done", "sell:silver_smelter"]


@allows("36", "49")
def test_prices_and_market_stand() -> None:
    """V3: 1 + 2 + 3 and 1 for the stand."""
    s = table(seat0="city: market_stand trading_post indigo tobacco silver; goods: indigo tobacco silver")
    assert trade(s, "t3", "sell:indigo_plant", "sell:tobacco_storage", "sell:silver_smelter") == 7
    assert s.discard.size == 3
    assert s.cities.goods(0) == 0


@allows("37", "49")
@pytest.mark.parametrize(
    ("city", "sold", "cards"),
    [
        ("market_hall", ("sugar_mill", "coffee_roaster"), 4),
        ("market_hall", ("sugar_mill",), 2),
        ("market_stand", ("sugar_mill",), 1),
        ("market_stand", ("sugar_mill", "coffee_roaster"), 4),
        ("market_stand market_hall", ("sugar_mill", "coffee_roaster"), 5),
    ],
)
def test_market_hall_and_stand(city: str, sold: tuple[str, ...], cards: int) -> None:
    """V11: sugar at 1, coffee at 2."""
    s = table(seat0=f"city: {city} sugar coffee; goods: sugar coffee")
    keys = [f"sell:{key}" for key in sold] + (["sell-done"] if len(sold) == 1 else [])
    assert trade(s, "t1", *keys) == cards


@rules_out("37", "49")
def test_they_bring_nothing_without_a_sale() -> None:
    s = table(seat0="city: market_stand market_hall sugar; goods: sugar")
    assert trade(s, "t1", "sell-done") == 0


@allows("38", "60")
def test_harbor_takes_a_sold_good_unseen() -> None:
    s = table(seat0=f"city: harbor market_hall {ALL}; goods: indigo silver")
    play(s, "0 role:trader", "c tile:t1", "0 sell:indigo_plant", "0 sell:silver_smelter")
    assert asked(s) == (0, "Ship")
    play(s, "0 harbor:1")
    assert len(s.cities.shipped[0]) == 1
    assert under(s, 0)[0] == 1
    assert s.discard.size == 1
    settle(s)
    assert s.hands.size(0) == 4, "it counts as sold all the same"
    assert view(s, 0).players[0].under == [], "its owner has not seen it"


@refuses("38", "60")
def test_harbor_takes_one_good_a_phase() -> None:
    """E7; may, not must."""
    s = table(seat0="city: harbor indigo silver; goods: indigo silver")
    play(s, "0 role:trader", "c tile:t1", "0 sell:indigo_plant", "0 sell:silver_smelter")
    assert refused(s, "0 harbor:2") == "why-one-good-a-phase"
    assert refused(s, "0 harbor:3") == "why-not-asked"
    play(s, "0 harbor:0")
    assert s.cities.shipped[0] == ()
    assert s.discard.size == 2


@allows("60")
def test_harbor_takes_every_good_with_the_option() -> None:
    s = table(seat0="city: harbor indigo silver; goods: indigo silver", harbor_per_good=True)
    play(s, "0 role:trader", "c tile:t1", "0 sell:indigo_plant", "0 sell:silver_smelter", "0 harbor:2")
    assert len(s.cities.shipped[0]) == 2
    assert s.discard.size == 0


@rules_out("60")
def test_without_a_sale_the_harbor_is_not_asked() -> None:
    s = table(seat0="city: harbor indigo; goods: indigo")
    assert trade(s, "t1", "sell-done") == 0
    assert asked(s) == (1, "ChooseRole")


@allows("59", "36")
def test_the_customs_good_brings_two_and_counts_for_all() -> None:
    """E8: it takes a sale, counts for stand and hall, and can go under the harbor."""
    city = "city: customs indigo market_stand market_hall harbor; goods: customs indigo"
    s = table(seat0=city)
    play(s, "0 role:trader", "c tile:t5", "0 sell:indigo_plant", "0 sell:customs_office", "0 harbor:1")
    settle(s)
    assert s.hands.size(0) == 1 + 2 + 1 + 1


@refuses("59")
def test_the_customs_good_is_not_made_in_a_producer_phase() -> None:
    """E9."""
    s = play(table(seat0="city: customs well indigo"), "0 role:producer")
    assert legal(s, 0) == ["produce-done", "produce:indigo_plant"]
    s = play(table(seat0="city: customs indigo; goods: indigo"), "0 role:trader", "c tile:t1")
    assert refused(s, "0 sell:customs_office") == "why-no-good"


@allows("61", "38")
def test_hut_draws_if_nobody_sold() -> None:
    """E22, E29: each owner, at the end of the phase, clockwise from the chooser."""
    s = table(seat0="city: hut", seat1="city: hut indigo; goods: indigo", governor=1)
    play(s, "1 role:trader", "c tile:t1", "1 sell-done", "c tower")
    assert names(s.hands.cards(1)) == "tower"
    play(s, "c well")
    assert names(s.hands.cards(0)) == "well"
    assert s.market.tile == -1


@rules_out("61")
def test_hut_draws_nothing_after_a_sale() -> None:
    s = table(seat0="city: hut", seat1="city: indigo harbor; goods: indigo")
    play(s, "0 role:trader", "c tile:t1", "1 sell:indigo_plant", "1 harbor:1", "c tower")
    assert s.hands.cards(0) == []
    assert asked(s) == (1, "ChooseRole")


@allows("61", "48")
def test_goods_spent_through_the_black_market_are_not_sold() -> None:
    s = table(seat0="hand: well indigo; city: hut black_market indigo; goods: indigo", governor=1)
    play(s, "1 role:builder", "0 build:well", "0 market:indigo_plant")
    play(s, "0 role:trader", "c tile:t1")
    assert s.actors() == [-1], "the hut draws"
