"""The builder phase and its buildings: rules 21 to 29, 48, 50, 53, 54, 57, 58, 62, 63, 67 to 69."""

from __future__ import annotations

import pytest

from quivira.games.san_juan.components import CARD
from quivira.games.san_juan.rules.price import price
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import (
    asked,
    card,
    legal,
    names,
    play,
    reason,
    refused,
    settle,
    table,
    told,
    under,
)
from quivira.games.san_juan.view import view
from quivira.testing import allows, refuses, rules_out


def builder(by: int = 0, *, seat0: str = "", seat1: str = "", expansion: bool | None = None) -> SanJuan:
    """Two players in the builder phase; the governor, who has no library to ask about, chose it."""
    s = table(seat0=seat0, seat1=seat1, governor=by, expansion=expansion)
    return play(s, f"{by} role:builder")


def pays(s: SanJuan, seat: int, building: str, *more: str) -> int:
    """How many hand cards building costs, whichever are given."""
    held = s.hands.size(seat) - (building != "cathedral")
    play(s, f"{seat} build:{CARD[card(building)]}", *[f"{seat} {key}" for key in more])
    while s.actors() == [seat] and asked(s)[1] == "Pay":
        play(s, f"{seat} {s.legal(seat)[0].key}")
    return held - s.hands.size(seat)


MONEY = "indigo*3 sugar*3 tobacco*3"


# Building and paying


@allows("21")
def test_each_player_may_build_one_building() -> None:
    s = builder(seat0="hand: well indigo*4", seat1="hand: well indigo*2")
    assert pays(s, 0, "well") == 1
    assert asked(s) == (1, "Build")
    assert pays(s, 1, "well") == 2
    assert [names(s.cities.cards(seat)) for seat in range(2)] == ["indigo_plant well"] * 2


@refuses("21")
def test_nobody_builds_what_is_not_in_the_hand_or_twice() -> None:
    s = builder(seat0="hand: well indigo*4", seat1="hand: indigo*2")
    assert refused(s, "0 build:tower") == "why-not-asked"
    assert refused(s, "0 build:cathedral") == "why-not-asked", "not in the base game"
    pays(s, 0, "well")
    assert refused(s, "0 build:indigo_plant") == "why-not-your-turn"


@allows("22", "50")
@pytest.mark.parametrize(
    ("city", "building", "chooser", "others"),
    [
        ("indigo", "library", 4, 5),
        ("smithy", "silver", 3, 4),
        ("smithy", "library", 4, 5),
        ("quarry", "library", 3, 4),
        ("quarry", "silver", 4, 5),
        ("quarry smithy", "coffee", 2, 3),
        ("quarry", "crane", 0, 1),
        ("quarry", "archive", 0, 0),
        ("smithy", "indigo", 0, 0),
    ],
)
def test_prices(city: str, building: str, chooser: int, others: int) -> None:
    """V13, V14, V15: reductions add up, and nothing is paid back."""
    for by, cost in ((0, chooser), (1, others)):
        s = builder(by, seat0=f"hand: {building} {MONEY}; city: {city}", seat1="")
        assert asked(s) == (0, "Build")
        before = s.hands.size(0)
        assert pays(s, 0, building) == cost
        assert s.hands.size(0) == before - 1 - cost


@allows("22")
def test_builder_with_library() -> None:
    """V1, V8: two less; with a smithy or quarry three, never below nothing."""
    for city, building, cost in (
        ("library", "hero", 3),
        ("library quarry", "hero", 2),
        ("library smithy", "sugar", 0),
        ("library smithy", "silver", 2),
    ):
        s = table(seat0=f"hand: {building} {MONEY}; city: {city}", seat2="")
        play(s, "0 role:builder")
        assert pays(s, 0, building) == cost


@rules_out("22", "50")
def test_no_reduction_without_its_reason() -> None:
    s = builder(1, seat0=f"hand: library silver {MONEY}; city: indigo", seat1="city: library quarry smithy")
    assert price(s, 0, card("library"), -1) == 5
    assert price(s, 0, card("silver"), -1) == 5


@allows("22")
def test_the_view_says_how_a_price_is_made() -> None:
    s = table(seat0="hand: tower silver; city: quarry library", seat2="")
    play(s, "0 role:builder")
    hand = view(s, 0).players[0].hand
    assert hand is not None
    assert [(c.key, c.price, [(m.reason, m.amount) for m in c.modifiers]) for c in hand] == [
        ("silver_smelter", 3, [("price-printed", 5), ("role-builder", -1), ("card-library", -1)]),
        ("tower", 0, [("price-printed", 3), ("role-builder", -1), ("card-library", -1), ("card-quarry", -1)]),
    ]


@allows("23")
def test_the_player_chooses_what_to_pay_with() -> None:
    """E25."""
    s = builder(seat0="hand: tower indigo sugar*2 well")
    play(s, "0 build:tower", "0 pay:sugar_mill", "0 pay:well")
    assert names(s.hands.cards(0)) == "indigo_plant sugar_mill"


@refuses("23")
def test_who_cannot_pay_cannot_build() -> None:
    s = builder(1, seat0="hand: library indigo*4")
    text = reason(s, "0 build:library")
    assert (text.key, text.args) == ("why-cannot-pay", {"has": 4, "needs": 5})
    assert legal(s, 0) == ["build-nothing", "build:indigo_plant"]


@refuses("23")
def test_payments_are_named_in_order_and_exact() -> None:
    """E24: nobody pays more than is due."""
    s = builder(seat0="hand: tower indigo sugar well")
    play(s, "0 build:tower")
    assert refused(s, "0 pay:well") == "why-too-few-follow"
    play(s, "0 pay:sugar_mill")
    assert refused(s, "0 pay:indigo_plant") == "why-passed-over"
    play(s, "0 pay:well")
    assert names(s.hands.cards(0)) == "indigo_plant"


@allows("24")
def test_production_buildings_may_be_equal() -> None:
    s = builder(seat0="hand: indigo*2; city: indigo*3")
    assert pays(s, 0, "indigo") == 0
    assert names(s.cities.cards(0)) == " ".join(["indigo_plant"] * 4)


@refuses("24", "67")
def test_city_buildings_are_built_once() -> None:
    """V37: a second column is refused, the first of another kind is not."""
    s = builder(seat0=f"hand: victory hero office {MONEY}; city: statue victory office")
    assert refused(s, "0 build:victory_column") == "why-owned"
    assert refused(s, "0 build:office") == "why-owned"
    assert "build:hero" in legal(s, 0)


@allows("67")
def test_both_sets_are_built_side_by_side() -> None:
    s = builder(seat0="hand: office archive indigo*2; city: archive")
    assert refused(s, "0 build:archive") == "why-owned"
    pays(s, 0, "office")
    assert names(s.cities.cards(0)) == "archive office"


@allows("27")
def test_carpenter_comes_before_the_poor_house() -> None:
    s = builder(seat0="hand: well indigo; city: carpenter poor_house")
    play(s, "0 build:well", "c tower")
    assert names(s.hands.cards(0)) == "tower"
    assert s.actors() == [-1], "one card is few enough for the poor house"
    play(s, "c quarry")
    assert names(s.hands.cards(0)) == "tower quarry"


@rules_out("27")
def test_the_carpenters_card_may_be_one_too_many_for_the_poor_house() -> None:
    s = builder(seat0="hand: well indigo*2; city: carpenter poor_house")
    play(s, "0 build:well", "0 pay:indigo_plant", "c tower")
    assert s.hands.size(0) == 2
    assert asked(s) == (1, "ChooseRole")


@allows("28")
@rules_out("28")
def test_a_builder_who_does_not_build_gets_nothing() -> None:
    """V2, V21."""
    s = builder(seat0="hand: well indigo; city: carpenter poor_house")
    play(s, "0 build-nothing")
    assert names(s.hands.cards(0)) == "indigo_plant well"
    assert s.discard.size == 0
    empty = builder(seat0="city: poor_house", seat1="hand: indigo*2")
    assert asked(empty) == (1, "Build")
    assert empty.hands.cards(0) == []


@rules_out("21")
def test_one_card_is_asked_about_only_where_it_could_be_built() -> None:
    """What all can see, hand size and buildings, decides whether there is a question."""
    assert asked(builder(1, seat0="hand: hero", seat1="hand: indigo")) == (1, "Build")
    for city, is_asked in (("indigo", False), ("smithy", True), ("quarry", True), ("crane tower", True)):
        s = builder(1, seat0=f"hand: hero; city: {city}", seat1="")
        assert (asked(s) == (0, "Build")) == is_asked, city


# Poor house and carpenter


@allows("53")
@pytest.mark.parametrize("left", [0, 1])
def test_poor_house(left: int) -> None:
    s = builder(seat0=f"hand: well indigo*{left + 1}; city: poor_house")
    pays(s, 0, "well")
    assert s.actors() == [-1]


@rules_out("53")
def test_poor_house_needs_few_cards_and_the_own_build() -> None:
    s = builder(seat0="hand: well indigo*3; city: poor_house", seat1="hand: well indigo*2")
    pays(s, 0, "well")
    assert asked(s) == (1, "Build")
    pays(s, 1, "well")
    assert asked(s) == (1, "ChooseRole")


@allows("54")
@pytest.mark.parametrize("building", ["archive", "statue"])
def test_carpenter_draws_for_city_buildings(building: str) -> None:
    s = builder(seat0=f"hand: {building} {MONEY}; city: carpenter")
    pays(s, 0, building)
    assert s.actors() == [-1]


@rules_out("54")
def test_carpenter_draws_for_no_production_building() -> None:
    s = builder(seat0="hand: sugar indigo*3; city: carpenter")
    pays(s, 0, "sugar")
    assert asked(s) == (1, "ChooseRole")


# Black market


@allows("48")
def test_goods_pay_through_the_black_market() -> None:
    """V10."""
    s = builder(1, seat0="hand: library indigo*4; city: black_market indigo tobacco; goods: indigo tobacco")
    assert pays(s, 0, "library", "market:indigo_plant", "market:tobacco_storage") == 3
    assert s.cities.goods(0) == 0
    assert s.discard.size == 5


@allows("48", "59")
def test_the_customs_good_is_spent_like_any_other() -> None:
    s = builder(1, seat0="hand: well indigo*2; city: black_market customs; goods: customs")
    assert pays(s, 0, "well", "market:customs_office") == 1


@rules_out("48")
def test_no_more_goods_than_are_due() -> None:
    """E24."""
    s = builder(seat0="hand: well indigo*2; city: black_market indigo*2; goods: indigo*2")
    play(s, "0 build:well", "0 market:indigo_plant")
    assert asked(s) == (1, "ChooseRole"), "only one card was due"
    s = builder(seat0="hand: archive indigo*2; city: black_market indigo*2; goods: indigo*2")
    play(s, "0 build:archive")
    assert s.cities.goods(0) == 2, "where nothing is due no good is asked for"


@rules_out("48")
def test_at_most_two_goods() -> None:
    s = builder(1, seat0="hand: library indigo*5; city: black_market indigo*3; goods: indigo*3")
    play(s, "0 build:library", "0 market:indigo_plant", "0 market:indigo_plant")
    assert asked(s) == (0, "Pay")


@refuses("48")
def test_goods_are_due_where_cards_are_missing() -> None:
    s = builder(1, seat0="hand: library indigo*3; city: black_market indigo sugar; goods: indigo sugar")
    play(s, "0 build:library")
    assert refused(s, "0 market-done") == "why-cannot-pay"
    assert refused(s, "0 market:sugar_mill") == "why-too-few-follow"
    play(s, "0 market:indigo_plant")
    assert refused(s, "0 market-done") == "why-cannot-pay"
    play(s, "0 market:sugar_mill")
    assert s.hands.cards(0) == []


@refuses("48")
def test_goods_are_named_in_order() -> None:
    s = builder(1, seat0="hand: library indigo*6; city: black_market indigo sugar; goods: indigo sugar")
    play(s, "0 build:library", "0 market:sugar_mill")
    assert asked(s) == (0, "Pay"), "there is no good from here on"
    s = builder(1, seat0="hand: library indigo*6; city: black_market indigo sugar*2; goods: indigo sugar*2")
    play(s, "0 build:library", "0 market:sugar_mill")
    assert refused(s, "0 market:indigo_plant") == "why-passed-over"


# Crane


@allows("57")
def test_crane_takes_the_old_cost_off() -> None:
    """V22: palace over chapel costs 3; what is tucked stays and scores."""
    s = builder(1, seat0=f"hand: palace {MONEY}; city: crane chapel; tucked: well*2", seat1="")
    assert pays(s, 0, "palace", "over:chapel") == 3
    assert names(s.cities.cards(0)) == "crane palace"
    assert under(s, 0) == [0, 2]
    assert names(s.removed) == "chapel"


@allows("22", "57", "59")
def test_a_park_counts_as_six() -> None:
    """V30, V31, V32."""
    s = builder(1, seat0=f"hand: library {MONEY}; city: crane park", seat1="")
    assert pays(s, 0, "library", "over:park") == 0
    s = builder(1, seat0=f"hand: {MONEY}; city: crane park", seat1="")
    assert pays(s, 0, "cathedral", "over:park") == 1
    s = builder(seat0=f"hand: {MONEY}; city: crane park", seat1="")
    assert pays(s, 0, "cathedral", "over:park") == 0
    s = builder(1, seat0=f"hand: {MONEY}; city: crane park quarry", seat1="")
    assert pays(s, 0, "cathedral", "over:park") == 0


@rules_out("59")
def test_a_park_counts_for_its_cost_in_nothing_else() -> None:
    s = builder(1, seat0=f"hand: park {MONEY}; city: crane tower", seat1="")
    assert pays(s, 0, "park", "over:tower") == 0
    assert s.removed == (card("tower"),)


@refuses("57")
def test_the_crane_and_the_own_kind_stay() -> None:
    """E3."""
    s = builder(seat0=f"hand: indigo*3 {MONEY.replace('indigo*3 ', '')}; city: crane indigo tower")
    play(s, "0 build:indigo_plant")
    assert refused(s, "0 over:crane") == "why-crane-itself"
    assert refused(s, "0 over:indigo_plant") == "why-same-kind"
    assert legal(s, 0) == ["over:none", "over:tower"]


@refuses("57")
def test_over_nothing_is_refused_where_it_cannot_be_paid() -> None:
    s = builder(1, seat0="hand: library indigo; city: crane quarry", seat1="")
    play(s, "0 build:library")
    assert refused(s, "0 over:none") == "why-cannot-pay"
    assert legal(s, 0) == ["over:quarry"]
    play(s, "0 over:quarry")
    assert s.hands.cards(0) == [], "5 - 4 = 1: an overbuilt quarry does not help (E1)"


@rules_out("57")
@pytest.mark.parametrize(
    ("helper", "building", "cost"), [("smithy", "silver", 4), ("quarry", "hero", 1), ("black_market", "hero", 3)]
)
def test_what_makes_way_helps_no_more(helper: str, building: str, cost: int) -> None:
    """E1: it gives its cost and nothing else."""
    s = builder(1, seat0=f"hand: {building} {MONEY}; city: crane {helper} indigo; goods: indigo", seat1="")
    assert pays(s, 0, building, f"over:{helper}") == cost


@rules_out("57")
def test_an_overbuilt_library_does_not_double() -> None:
    """E1: 7 - 5 for the library - 1 for the builder."""
    s = table(seat0=f"hand: {MONEY}; city: crane library", seat2="", expansion=True)
    play(s, "0 role:builder")
    assert pays(s, 0, "cathedral", "over:library") == 1


@rules_out("57")
@pytest.mark.parametrize("helper", ["carpenter", "poor_house"])
def test_an_overbuilt_carpenter_or_poor_house_brings_nothing(helper: str) -> None:
    s = builder(seat0=f"hand: statue indigo; city: crane {helper}")
    play(s, "0 build:statue", f"0 over:{helper}")
    assert asked(s) == (1, "ChooseRole")


@allows("57", "54")
def test_carpenter_draws_for_an_overbuild() -> None:
    """E5."""
    s = builder(seat0="hand: statue indigo; city: crane carpenter tower")
    play(s, "0 build:statue", "0 over:tower")
    assert s.actors() == [-1]


@rules_out("57")
def test_a_good_on_the_old_building_is_lost() -> None:
    """57d, E2: nor can it be spent through the black market first."""
    s = builder(1, seat0="hand: library indigo*5; city: crane black_market silver; goods: silver", seat1="")
    s.events = []
    assert pays(s, 0, "library", "over:silver_smelter") == 0
    assert s.cities.goods(0) == 0
    assert s.discard.size == 1
    assert "good-lost" in told(s)
    s = builder(1, seat0="hand: library indigo*5; city: crane black_market indigo; goods: indigo", seat1="")
    play(s, "0 build:library", "0 over:indigo_plant")
    assert asked(s) == (0, "Pay"), "no good is left to spend"


@allows("57")
def test_of_equal_buildings_an_empty_one_makes_way() -> None:
    s = builder(seat0="hand: well indigo; city: crane indigo*2; goods: indigo")
    play(s, "0 build:well", "0 over:indigo_plant")
    assert s.cities.goods(0) == 1
    assert names(s.cities.cards(0)) == "crane indigo_plant well"
    assert s.cities.works(0, card("indigo")), "the other plant is still there"


@allows("57", "15")
def test_a_new_chapel_collects_anew() -> None:
    """E12, 57g: the kind may be built again, and both stacks score."""
    s = table(seat0="hand: chapel indigo*4; city: crane chapel tower; tucked: well")
    s.cities.replace(0, 1, card("statue"))
    s.cities.open(0)
    s.pile.counts[card("statue")] -= 1
    s.pile.size -= 1
    s.removed += (card("chapel"),)
    play(s, "0 role:builder")
    pays(s, 0, "chapel", "over:none")
    assert under(s, 0) == [0, 1, 0, 0]
    for seat, role in ((1, "producer"), (0, "prospector")):
        play(s, f"{seat} role:{role}")
        while asked(s)[1] in ("Produce", "Prospect"):
            play(s, f"{asked(s)[0]} {s.legal(asked(s)[0])[-1].key}")
    play(s, "0 chapel:indigo_plant")
    assert under(s, 0) == [0, 1, 0, 1]


@rules_out("57")
def test_an_overbuilt_chapel_takes_no_more() -> None:
    s = table(seat0="hand: indigo*3; city: crane palace; tucked:", start=True)
    assert asked(s) == (0, "ChooseRole")


@rules_out("57", "69")
def test_an_overbuild_adds_no_building() -> None:
    """57f, 57h, E4: it is the one building of the phase and never ends the game by itself."""
    s = builder(seat0="hand: well statue; city: crane indigo*4 sugar*4 tower archive", seat1="hand: indigo*2")
    play(s, "0 build:statue", "0 over:tower", "1 build-nothing")
    assert len(s.cities.cards(0)) == 11
    assert not s.is_over()
    assert asked(s) == (1, "ChooseRole")


@allows("57")
def test_without_anything_to_overbuild_there_is_no_question() -> None:
    s = builder(seat0="hand: indigo*2; city: crane indigo")
    play(s, "0 build:indigo_plant")
    assert names(s.cities.cards(0)) == "crane indigo_plant indigo_plant"


# Monuments, cathedral, tavern


@allows("58")
def test_monuments_are_city_buildings() -> None:
    s = builder(seat0=f"hand: hero {MONEY}; city: quarry carpenter")
    assert pays(s, 0, "hero") == 3
    assert s.actors() == [-1]


@refuses("58")
def test_monuments_have_no_effect_and_come_once() -> None:
    s = builder(seat0=f"hand: statue {MONEY}; city: statue")
    assert refused(s, "0 build:statue") == "why-owned"


@allows("63")
def test_the_first_to_pay_gets_the_cathedral() -> None:
    s = builder(seat0=f"hand: {MONEY}; city: quarry carpenter", seat1="hand: indigo*3 coffee*6", expansion=True)
    assert view(s, 0).cathedral is not None
    assert pays(s, 0, "cathedral") == 5
    assert s.actors() == [-1], "the carpenter counts it as a city building (E5)"
    settle(s)
    assert view(s, 1).cathedral is None
    assert refused(s, "1 build:cathedral") == "why-not-asked"


@allows("63", "23")
def test_the_whole_hand_may_pay_for_the_cathedral() -> None:
    s = builder(seat0="hand: indigo*6", expansion=True)
    assert pays(s, 0, "cathedral") == 6
    assert s.hands.cards(0) == []


@rules_out("63")
def test_a_cathedral_built_over_does_not_come_back() -> None:
    """E6."""
    s = builder(seat0="hand: palace statue; city: crane cathedral")
    play(s, "0 build:palace", "0 over:cathedral")
    assert not s.cathedral_free
    assert names(s.removed) == "cathedral"


@allows("29", "62")
@pytest.mark.parametrize("first", [0, 1])
def test_taverns_of_the_smallest_cities_draw(first: int) -> None:
    """E22: each owner, clockwise from the chooser; the owner need not have built."""
    s = table(seat0="city: tavern indigo", seat1="city: tavern indigo", seat2="city: indigo*3", governor=first)
    play(s, f"{first} role:builder", "c tower")
    assert names(s.hands.cards(first)) == "tower"
    play(s, "c well")
    assert names(s.hands.cards(1 - first)) == "well"


@rules_out("29", "62")
@pytest.mark.parametrize(
    ("cities"), [("tavern indigo", "indigo*2"), ("tavern indigo", "indigo"), ("tavern indigo", "indigo*2", "indigo")]
)
def test_a_tavern_needs_somebody_ahead_and_nobody_behind(cities: tuple[str, ...]) -> None:
    """E33."""
    s = table(seats=[f"city: {city}" for city in cities])
    play(s, "0 role:builder")
    assert asked(s) == (1, "ChooseRole")


@allows("62")
def test_poor_house_and_tavern_both_draw() -> None:
    """E23."""
    s = builder(seat0="hand: well indigo; city: tavern poor_house", seat1="city: indigo*5")
    play(s, "0 build:well", "c tower", "c quarry")
    assert names(s.hands.cards(0)) == "tower quarry"


@rules_out("62")
def test_an_overbuilt_tavern_draws_nothing() -> None:
    """E20."""
    s = builder(seat0="hand: well indigo; city: tavern crane", seat1="city: indigo*5")
    play(s, "0 build:well", "0 over:tavern")
    assert asked(s) == (1, "ChooseRole")


# The end


@allows("68", "69")
def test_twelve_buildings_end_the_game_after_the_phase() -> None:
    s = builder(
        seat0="hand: well indigo; city: indigo*6 statue hero tower archive chapel", seat1="hand: archive indigo*2"
    )
    play(s, "0 build:well")
    assert not s.is_over(), "everybody has had the build of this phase"
    play(s, "1 build:archive", "1 pay:indigo_plant")
    assert s.is_over()
    assert [s.cities.size(seat) for seat in range(2)] == [12, 2]


@allows("68")
def test_taverns_draw_before_the_end() -> None:
    """E21."""
    s = builder(seat0="hand: well indigo; city: indigo*6 statue hero tower archive chapel", seat1="city: tavern indigo")
    play(s, "0 build:well", "c quarry")
    assert s.is_over()
    assert names(s.hands.cards(1)) == "quarry"


@refuses("68")
def test_eleven_buildings_end_nothing_and_no_step_follows_the_end() -> None:
    s = builder(seat0="hand: well indigo; city: indigo*6 statue hero tower archive", seat1="")
    play(s, "0 build:well")
    assert asked(s) == (1, "ChooseRole")
    s = builder(
        seat0="hand: well indigo*6 tobacco*2; city: indigo*2 sugar*4 statue hero tower archive chapel", seat1=""
    )
    pays(s, 0, "well")
    assert s.is_over()
    assert s.actors() == []
    assert refused(s, "0 chapel:indigo_plant") == "why-game-over"
