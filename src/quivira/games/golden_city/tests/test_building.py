"""Phase 4, building: rules R12 to R16 and R19 to R23."""

from __future__ import annotations

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import ISLANDS
from quivira.games.golden_city.rules.building import Build
from quivira.games.golden_city.state import GoldenCity, joined
from quivira.games.golden_city.tests.position import COASTS, counts, legal, play, refused, sites, table, told
from quivira.kernel import IllegalAction
from quivira.testing import Table, allows, refuses, rules_out, walk

BLUE = "houses: coast_09 desert_1 desert_outer_1"
RICH = "hand: coast*6 forest*6 plain*6 mountain*6 desert*6"


@allows("R12")
def test_each_player_has_one_turn_clockwise_from_the_start_player() -> None:
    s = table("", "", "", "", start=2, turn=2)
    asked = []
    while s.actors() != [-1]:
        asked += s.actors()
        play(s, f"{s.actors()[0]} end_turn")
    assert asked == [2, 3, 0, 1]


@allows("R12")
@pytest.mark.parametrize("houses", [0, 1, 2])
def test_none_one_or_two_houses(houses: int) -> None:
    s = table("hand: coast*3", "", "")
    for site in ["coast_02", "coast_04"][:houses]:
        play(s, f"0 build:{site}")
    if houses < 2:
        play(s, "0 end_turn")
    assert s.actors() == [1]
    assert s.houses_left[0] == 18 - houses


@refuses("R12")
def test_no_third_house_and_no_turn_of_another() -> None:
    s = table("hand: coast*3", "hand: coast", "")
    assert refused(s, "1 build:coast_01") == "why-not-your-turn"
    play(s, "0 build:coast_02", "0 build:coast_04")
    assert refused(s, "0 build:coast_05") == "why-not-your-turn"
    assert s.actors() == [1]


@allows("R13", "R14", "D4")
@refuses("R13", "R16")
def test_the_example_of_connections() -> None:
    """T2: Blue on coast_09, desert_1 and desert_outer_1, no key."""
    s = table(f"{BLUE}; {RICH}", "", "")
    coasts = set(COASTS.split()) - {"coast_09"}
    near = {"desert_2", "desert_3", "mountain_7", "mountain_8", "desert_outer_2", "mountain_outer_2"}
    assert sites(s, 0) == coasts | near
    assert refused(s, "0 build:desert_inner") == "why-no-key"
    assert refused(s, "0 build:desert_5") == "why-no-connection"
    assert refused(s, "0 build:forest_outer_1") == "why-no-connection"


@allows("R16", "R20", "R21")
def test_the_example_of_the_key() -> None:
    """T2: desert_3 brings a key, with which desert_inner is built as the second house."""
    s = table(f"{BLUE}; hand: desert*4", "", "")
    play(s, "0 build:desert_3")
    assert list(s.keys) == [1, 0, 0]
    coasts = set(COASTS.split()) - {"coast_09"}
    assert sites(s, 0) == coasts | {"desert_2", "desert_5", "desert_inner", "desert_outer_2"}
    play(s, "0 build:desert_inner")
    assert (s.keys[0], s.keys_used, s.key_supply) == (0, 1, 5)
    assert s.letters[0] == 10


@refuses("R20", "R21")
def test_what_a_house_brings_cannot_be_used_for_itself() -> None:
    s = table("houses: coast_09; hand: desert", "", "")
    assert refused(s, "0 build:desert_1") == "why-cannot-pay"
    assert refused(s, "0 build:desert_3") == "why-no-connection"


@allows("R20")
def test_a_card_won_with_the_first_house_pays_the_second() -> None:
    s = table("hand: coast", "", "")
    play(s, "0 build:coast_01", "c draw:coast", "0 build:coast_02")
    assert s.houses_left[0] == 16


@allows("R21")
def test_the_second_house_may_stand_next_to_the_first() -> None:
    s = table("hand: coast plain*2", "", "")
    assert refused(s, "0 build:plain_2") == "why-no-connection"
    play(s, "0 build:coast_02", "0 pay:coast", "0 build:plain_2", "0 goods:deck", "c show:jugs_wine")
    assert s.builders(GAME.space.parse("build:plain_2").arg) == [0]


@refuses("R14")
def test_no_second_house_where_there_is_no_room() -> None:
    """T9."""
    s = table(f"{RICH}; {BLUE}", "houses: coast_10 desert_2", "")
    assert refused(s, "0 build:coast_10") == "why-site-taken"
    assert refused(s, "0 build:desert_2") == "why-site-taken"
    assert refused(s, "0 build:coast_09") == "why-own-house"
    assert refused(s, "0 build:desert_1") == "why-own-house"
    assert refused(s, "0 build:desert_outer_1") == "why-own-house"


@allows("R14")
def test_a_district_holds_one_house_of_each_player() -> None:
    s = table(
        "hand: plain*2; houses: coast_01 plain_1",
        "hand: plain*2; houses: coast_16 forest_7 forest_8 forest_outer_2",
        "",
    )
    play(s, "0 build:plain_outer_1", "0 end_turn", "1 build:plain_outer_1")
    assert s.builders(GAME.space.parse("build:plain_outer_1").arg) == [0, 1]


@allows("R15")
@rules_out("R15")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_house_is_joined_to_an_own_coast(seats: int) -> None:
    for s, _ in walk(Table(GAME, seats, GAME.options({})), 11):
        assert isinstance(s, GoldenCity)
        for built in s.built:
            assert joined(s.island(), built) == built
    inland = 1 << GAME.space.parse("build:plain_4").arg
    assert joined(ISLANDS["fair"], inland) == 0


@allows("R16")
@pytest.mark.parametrize(
    ("site", "hand"),
    [("coast_05", "coast"), ("desert_2", "desert*2"), ("desert_outer_2", "desert*2"), ("desert_inner", "desert*2")],
)
def test_costs(site: str, hand: str) -> None:
    s = table(f"{BLUE}; hand: {hand}; keys: 1", "", "")
    s.events = []
    play(s, f"0 build:{site}")
    assert sum(s.hands.of(0)) == 0
    assert list(s.discard) == counts(hand)
    assert s.keys[0] == (0 if site == "desert_inner" else 1)
    assert "built" in told(s)


@refuses("R16", "R17")
@pytest.mark.parametrize(
    ("site", "hand", "missing"),
    [
        ("coast_05", "", 1),
        ("coast_05", "desert", 1),
        ("desert_2", "desert", 1),
        ("desert_2", "coast plain forest mountain", 2),
        ("desert_outer_2", "coast plain*2", 1),
        ("desert_inner", "mountain*3", 1),
    ],
)
def test_what_is_missing_is_said(site: str, hand: str, missing: int) -> None:
    s = table(f"{BLUE}; hand: {hand}; keys: 1", "", "")
    reason = s.refusal(0, GAME.space.parse(f"build:{site}"))
    assert reason is not None
    assert reason.key == "why-cannot-pay"
    assert reason.args == {"n": missing, "card": "landscape-coast" if site.startswith("coast") else "landscape-desert"}


@allows("R19")
@rules_out("R19")
def test_pay_then_house_then_reward() -> None:
    s = table(f"{BLUE}; hand: desert*2; keys: 1", "", "", deck="")
    s.events = []
    play(s, "0 build:desert_inner")
    assert told(s) == ["paid-key", "paid", "paid", "built", "won-letters", "reshuffled"]
    assert s.deck.size == 50, "the cards just paid are in the new deck"
    assert s.keys_used == 1
    assert s.keys[0] == 0


@allows("R22")
def test_down_to_five_cards_by_choice() -> None:
    s = table("hand: coast*2 forest*3 plain*2", "hand: plain*8", "")
    play(s, "0 end_turn")
    assert legal(s, 0) == ["discard:coast", "discard:forest", "discard:plain"]
    play(s, "0 discard:coast", "0 discard:plain")
    assert s.hands.of(0) == counts("coast forest*3 plain")
    assert list(s.discard) == counts("coast plain")
    play(s, "1 end_turn")
    assert legal(s, 1) == ["discard:plain"]
    play(s, *["1 discard:plain"] * 3)
    assert s.hands.of(1) == counts("plain*5")
    assert s.actors() == [2]


@allows("R22")
def test_cards_are_discarded_in_any_order() -> None:
    s = table("hand: coast forest*2 plain*2 desert mountain", "", "")
    play(s, "0 end_turn", "0 discard:plain", "0 discard:coast")
    assert s.hands.of(0) == counts("forest*2 plain desert mountain")
    assert s.actors() == [1]


@refuses("R22")
def test_discarding_never_goes_further_than_five() -> None:
    s = table("hand: coast*2 forest*3 plain*2", "hand: coast*5", "")
    play(s, "0 end_turn")
    assert refused(s, "0 discard:desert") == "why-no-such-card"
    play(s, "0 discard:forest", "0 discard:coast")
    assert refused(s, "0 discard:coast") == "why-not-your-turn"
    play(s, "1 end_turn")
    assert s.actors() == [2], "five cards stay"


@allows("R22")
def test_the_limit_holds_at_the_end_of_the_own_turn_only() -> None:
    s = table("hand: coast*4", "hand: forest*9", "", layout="")
    assert s.actors() == [0], "player 1 may hold nine cards now"
    play(s, "0 build:coast_02", "0 build:coast_04")
    assert s.actors() == [1]


@refuses("R23")
@allows("R23")
def test_without_houses_nothing_is_built() -> None:
    full = " ".join(COASTS.split()[:12]) + " plain_1 plain_2 desert_1 desert_2"
    s = table(f"houses: {full}; hand: plain*7 coast", "", "", "")
    assert s.houses_left[0] == 0
    assert legal(s, 0) == ["discard:coast", "discard:plain"], "only the hand limit is left of the turn"
    s.stack[-1] = Build(0, 0)
    assert refused(s, "0 build:coast_13") == "why-no-house-left"
    assert legal(s, 0) == ["end_turn"]
    with pytest.raises(IllegalAction):
        play(s, "0 build:coast_13")


@allows("R12")
@rules_out("R12")
def test_the_last_house_ends_the_turn() -> None:
    s = table(f"houses: {' '.join(COASTS.split()[:15])}; hand: coast", "", "", "")
    play(s, "0 build:coast_16", "c draw:coast")
    assert s.actors() == [1]
