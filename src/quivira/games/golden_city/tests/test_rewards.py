"""Rewards: rules W1 to W9."""

from __future__ import annotations

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import END_TURN, GOODS_CARD
from quivira.games.golden_city.tests.position import counts, hands, legal, play, refused, table, told
from quivira.games.golden_city.view import view
from quivira.kernel import CHANCE
from quivira.testing import allows, refuses, rules_out

DISPLAY = "jugs_wine jugs_cloth cloth_spices"


def goods(*words: str) -> list[int]:
    return [GOODS_CARD.index(word) for word in words]


@allows("W1", "W2")
def test_coins() -> None:
    s = table("hand: coast plain*2; houses: coast_01", "", "")
    play(s, "0 build:plain_1")
    assert (s.coins[0], s.supply) == (5, 24)
    play(s, "0 build:coast_02")
    assert s.coins[0] == 6


@rules_out("W1", "W2")
def test_a_reward_is_not_optional_and_coins_are_never_made() -> None:
    """A5, A15: it comes by itself, as far as the supply goes."""
    s = table("hand: plain*2; houses: coast_01; coins: 34", "coins: 0", "coins: 0")
    s.events = []
    play(s, "0 build:plain_1")
    assert (s.coins[0], s.supply) == (35, 0)
    assert told(s)[-1] == "won-coins"
    assert legal(s, 0)[-1] == "end_turn"


@allows("W3")
def test_a_landscape_card_is_drawn_unseen() -> None:
    s = table("hand: coast", "", "")
    s.events = []
    play(s, "0 build:coast_01", "c draw:desert")
    assert s.hands.of(0) == counts("desert")
    assert [event.verb for event in s.events if event.seen_by(0)][-1] == "drew"
    assert [event.verb for event in s.events if event.seen_by(1)][-1] == "drew-unseen"
    assert [event.verb for event in s.events if event.seen_by(None)][-1] == "drew-unseen"


@refuses("W3")
def test_no_card_is_drawn_that_is_not_there() -> None:
    s = table("hand: coast", "hand: desert*10", "")
    play(s, "0 build:coast_01")
    assert refused(s, "c draw:desert") == "why-not-asked"


@allows("W4")
def test_key_cards_are_open_and_have_no_limit() -> None:
    s = table("hand: forest*4; houses: coast_14; keys: 4", "", "")
    play(s, "0 build:forest_4", "0 build:forest_6")
    assert s.keys[0] == 6
    assert view(s, 1).players[0].keys == 6


@rules_out("W4")
def test_no_seventh_key() -> None:
    """A2."""
    s = table("hand: forest*2; houses: coast_14", "keys: 6", "")
    play(s, "0 build:forest_4")
    assert (s.keys[0], s.key_supply) == (0, 0)


@allows("W5")
def test_a_bonus_card_is_chosen_from_all_that_are_left() -> None:
    s = table("hand: desert*2; houses: coast_10", "bonus: coins city", "")
    play(s, "0 build:desert_2")
    left = ["goods", "rivers", "forest", "plain", "mountain", "desert"]
    assert legal(s, 0) == [f"bonus:{bonus}" for bonus in left]
    s.events = []
    play(s, "0 bonus:desert")
    assert view(s, 0).players[0].bonus_cards == ["bonus-desert"]
    assert view(s, 1).players[0].bonus_cards is None
    assert view(s, 1).players[0].bonus == 1
    assert [event.verb for event in s.events if event.seen_by(1)] == ["took-bonus-unseen"]


@refuses("W5")
def test_a_bonus_card_that_is_gone_cannot_be_chosen() -> None:
    s = table("hand: desert*2; houses: coast_10", "bonus: coins city", "")
    play(s, "0 build:desert_2")
    assert refused(s, "0 bonus:coins") == "why-bonus-taken"
    assert refused(s, "0 end_turn") == "why-not-asked"


@rules_out("W5")
def test_no_ninth_bonus_card() -> None:
    """A3."""
    s = table("hand: desert*2; houses: coast_10", "bonus: goods coins city rivers forest plain mountain desert", "")
    play(s, "0 build:desert_2")
    assert "end_turn" in legal(s, 0)


@allows("W6")
def test_an_open_goods_card_and_the_display_refilled() -> None:
    s = table("hand: plain*2; houses: coast_02", "", "", display=DISPLAY)
    play(s, "0 build:plain_2")
    assert legal(s, 0) == ["goods:jugs_wine", "goods:jugs_cloth", "goods:cloth_spices", "goods:deck"]
    play(s, "0 goods:jugs_cloth")
    assert s.goods[0] == goods("jugs_cloth")
    play(s, "c show:wine_spices")
    assert s.display == goods("jugs_wine", "cloth_spices", "wine_spices")


@allows("W6")
def test_the_top_of_the_goods_deck_leaves_the_display_alone() -> None:
    s = table("hand: plain*2; houses: coast_02", "", "", display=DISPLAY)
    play(s, "0 build:plain_2", "0 goods:deck", "c show:wine_spices")
    assert s.goods[0] == goods("wine_spices")
    assert s.display == goods(*DISPLAY.split())
    assert view(s, 2).players[0].goods == [view(s, 0).players[0].goods[0]]


@refuses("W6")
def test_without_a_deck_only_the_display_is_offered_and_not_refilled() -> None:
    s = table(
        "hand: plain*2; houses: coast_02",
        "goods: wine_spices wine_spices jugs_spices",
        "goods: wine_cloth",
        display=DISPLAY,
        goods_out="jugs_cloth",
    )
    play(s, "0 build:plain_2")
    assert refused(s, "0 goods:deck") == "why-goods-deck-empty"
    assert refused(s, "0 goods:wine_cloth") == "why-not-in-display"
    play(s, "0 goods:jugs_wine")
    assert s.display == goods("jugs_cloth", "cloth_spices")
    assert "end_turn" in legal(s, 0)


@rules_out("W6")
def test_when_all_goods_cards_are_gone_there_is_none() -> None:
    """A4."""
    s = table(
        "hand: plain*2; houses: coast_02",
        "goods: wine_spices wine_spices jugs_spices jugs_wine",
        "goods: wine_cloth jugs_cloth jugs_cloth cloth_spices",
    )
    play(s, "0 build:plain_2")
    assert "end_turn" in legal(s, 0)


@allows("W7")
@pytest.mark.parametrize("dropped", ["jugs_wine", "wine_cloth"])
def test_one_of_five_goods_cards_goes_into_the_box(dropped: str) -> None:
    """T11, A16: also the new one; the display is refilled before."""
    own = "jugs_cloth jugs_spices wine_cloth wine_spices"
    s = table(f"hand: plain*2; houses: coast_02; goods: {own}", "", "", display="jugs_wine")
    play(s, "0 build:plain_2", "0 goods:jugs_wine", "c show:cloth_spices")
    assert s.actors() == [0]
    size = s.goods_deck.size
    play(s, f"0 drop:{dropped}")
    assert sorted(s.goods[0]) == sorted(goods(*[g for g in [*own.split(), "jugs_wine"] if g != dropped]))
    assert s.goods_out == goods(dropped)
    assert (s.goods_deck.size, s.display) == (size, goods("cloth_spices"))


@refuses("W7")
def test_a_fifth_goods_card_cannot_be_kept() -> None:
    own = "jugs_cloth jugs_spices wine_cloth wine_spices"
    s = table(f"hand: plain*2; houses: coast_02; goods: {own}", "", "", display="jugs_wine")
    play(s, "0 build:plain_2", "0 goods:deck", "c show:cloth_spices")
    assert refused(s, "0 end_turn") == "why-not-asked"
    assert refused(s, "0 drop:jugs_wine") == "why-not-your-goods"
    play(s, "0 drop:cloth_spices")
    assert len(s.goods[0]) == 4


@rules_out("W7")
def test_four_goods_cards_are_not_too_many() -> None:
    s = table("hand: plain*2; houses: coast_02; goods: jugs_spices wine_cloth wine_spices", "", "", display=DISPLAY)
    play(s, "0 build:plain_2", "0 goods:jugs_wine", "c show:jugs_cloth")
    assert "end_turn" in legal(s, 0)


def in_turn(district: str, keys: int) -> tuple[list[int], list[int], list[int]]:
    """What four players get in one district, one after the other: letters, coins, cards."""
    s = table(*[f"hand: {district.split('_')[0]}*2; coins: 0; keys: {keys}"] * 4)
    for seat in range(4):
        s.reach[seat] |= 1 << GAME.space.parse(f"build:{district}").arg  # as if a road led there
        s.apply(seat, GAME.space.parse(f"build:{district}"))
        if s.actors() == [CHANCE]:
            s.apply(CHANCE, GAME.space.parse("draw:coast"))
        s.apply(seat, END_TURN)
    assert s.keys_used == 4 * keys
    return list(s.letters), list(s.coins), [sum(hand) for hand in hands(s)]


@allows("W8")
@rules_out("W8")
def test_outer_districts() -> None:
    """T7: 5 and a coin in four of them, 3, nothing, nothing."""
    assert in_turn("plain_outer_2", 0) == ([5, 3, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0])
    assert in_turn("plain_outer_1", 0) == ([5, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])


@allows("W9")
@rules_out("W9")
def test_inner_districts() -> None:
    """T8: 10 and a card, 6, nothing, nothing; each pays a key."""
    assert in_turn("mountain_inner", 1) == ([10, 6, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0])
