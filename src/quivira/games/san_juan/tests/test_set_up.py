"""Set-up: rules 1 to 7."""

from __future__ import annotations

import pytest

from quivira.games.san_juan import GAME
from quivira.games.san_juan.components import CARD, CATHEDRAL, INDIGO_PLANT
from quivira.games.san_juan.tests.position import asked, legal, names, play, refused, settle
from quivira.games.san_juan.view import view
from quivira.kernel import BadTable
from quivira.testing import allows, refuses, rules_out


@allows("1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_of_two_to_four_may_be_governor(seats: int) -> None:
    s = GAME.new(seats)
    assert [(action.key, weight) for action, weight in s.chance()] == [(f"governor:{n}", 1) for n in range(seats)]
    assert play(s, f"c governor:{seats - 1}").governor == seats - 1


@refuses("1")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadTable, match="2, 3, 4"):
        GAME.new(seats)
    assert refused(GAME.new(3), "c governor:3") == "why-not-asked"


@allows("2")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_deck(expansion: bool) -> None:
    s = GAME.new(3, {"expansion": expansion})
    assert s.pile.size == (141 if expansion else 112) - 3
    assert s.cathedral_free == expansion


@refuses("2")
def test_the_cathedral_is_not_shuffled_in() -> None:
    s = GAME.new(3, {"expansion": True})
    assert s.pile.counts[CATHEDRAL] == 0
    play(s, "c governor:0")
    assert refused(s, "c card:cathedral") == "why-not-asked"
    without = play(GAME.new(3), "c governor:0")
    assert refused(without, "c card:office") == "why-not-asked"


@allows("3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_an_indigo_plant(seats: int) -> None:
    s = GAME.new(seats)
    assert [s.cities.cards(seat) for seat in range(seats)] == [[INDIGO_PLANT]] * seats
    assert s.pile.counts[INDIGO_PLANT] == 10 - seats


@refuses("3")
def test_the_first_plants_are_not_in_the_pile() -> None:
    s = play(GAME.new(4), "c governor:0", "c indigo*6")
    assert refused(s, "c card:indigo_plant") == "why-not-asked"


@allows("4")
def test_market_cards_come_in_any_order() -> None:
    s = settle(GAME.new(2), 3)
    play(s, f"{s.governor} role:trader")
    assert [(action.key, weight) for action, weight in s.chance()] == [(f"tile:t{n}", 1) for n in range(1, 6)]
    assert view(s, 0).tile is None


@rules_out("4")
def test_no_market_card_comes_twice_before_all_have_come() -> None:
    s = settle(GAME.new(2), 3)
    play(s, f"{s.governor} role:trader", "c tile:t2")
    assert list(s.market.unseen.counts) == [1, 0, 1, 1, 1]
    assert [role.taker for role in view(s, 0).roles].count(None) == 4


@allows("5")
@pytest.mark.parametrize(("seats", "base", "expanded"), [(2, 102, 131), (3, 97, 126), (4, 92, 121)])
def test_four_cards_each(seats: int, base: int, expanded: int) -> None:
    for expansion, left in ((False, base), (True, expanded)):
        s = settle(GAME.new(seats, {"expansion": expansion}))
        assert [s.hands.size(owner) for owner in range(seats + 1)] == [4] * seats + [0]
        assert (s.pile.size, s.discard.size) == (left, 0)
        assert asked(s) == (s.governor, "ChooseRole")


@refuses("5")
def test_no_fifth_card() -> None:
    s = play(GAME.new(2), "c governor:1", "c indigo*4", "c sugar*4")
    assert names(s.hands.cards(1)) == "indigo_plant indigo_plant indigo_plant indigo_plant"
    assert refused(s, "c card:indigo_plant") == "why-not-your-turn"


@allows("6")
@pytest.mark.parametrize(
    ("seats", "expansion", "pile", "discard"),
    [
        (2, False, 99, 3),
        (3, False, 91, 6),
        (4, False, 82, 10),
        (2, True, 128, 3),
        (3, True, 120, 6),
        (4, True, 111, 10),
    ],
)
def test_advanced_set_up(seats: int, expansion: bool, pile: int, discard: int) -> None:
    """V35: 5, 6, 7 and 8 cards are drawn in turn order, and four are kept."""
    s = settle(GAME.new(seats, {"advanced": True, "expansion": expansion}), 5)
    order = [(s.governor + turn) % seats for turn in range(seats)]
    assert [s.hands.size(seat) for seat in order] == [5, 6, 7, 8][:seats]
    for turn, seat in enumerate(order):
        for _ in range(turn + 1):
            assert asked(s) == (seat, "KeepFour")
            play(s, f"{seat} {s.legal(seat)[0].key}")
    assert [s.hands.size(owner) for owner in range(seats + 1)] == [4] * seats + [0]
    assert (s.pile.size, s.discard.size) == (pile, discard)
    assert asked(s) == (s.governor, "ChooseRole")


@refuses("6")
def test_each_choice_of_cards_has_one_order() -> None:
    s = play(GAME.new(2, {"advanced": True}), "c governor:0", "c indigo sugar*2 tobacco coffee", "c tower*3 well*3")
    play(s, "0 discard:sugar_mill")
    assert names(s.hands.cards(0)) == "indigo_plant sugar_mill tobacco_storage coffee_roaster"
    assert asked(s) == (1, "KeepFour")
    assert refused(s, "0 discard:indigo_plant") == "why-not-your-turn"
    play(s, "1 discard:tower")
    assert refused(s, "1 discard:well") == "why-passed-over"
    assert legal(s, 1) == ["discard:tower"]


@refuses("6")
def test_a_card_that_leaves_too_few_behind_it_cannot_be_first() -> None:
    s = play(GAME.new(2, {"advanced": True}), "c governor:0", "c indigo*5", "c indigo sugar*4 tobacco")
    play(s, "0 discard:indigo_plant")
    assert refused(s, "1 discard:tobacco_storage") == "why-too-few-follow"
    assert legal(s, 1) == ["discard:indigo_plant", "discard:sugar_mill"]


@allows("7")
def test_the_size_of_the_discard_pile_is_known() -> None:
    s = settle(GAME.new(2, {"advanced": True}))
    play(s, f"{s.governor} {s.legal(s.governor)[0].key}")
    assert view(s, None).discard == 1


@rules_out("7")
def test_nobody_sees_discarded_cards() -> None:
    s = play(
        GAME.new(2, {"advanced": True}), "c governor:0", "c indigo sugar tobacco coffee silver", "c tower*3 well*3"
    )
    s.events = []
    other = s.clone()
    other.events = []
    play(s, "0 discard:silver_smelter")
    play(other, "0 discard:coffee_roaster")
    assert view(s, 1) == view(other, 1)
    assert [event for event in s.events if event.seen_by(1)] == [event for event in other.events if event.seen_by(1)]
    assert CARD[s.hands.cards(0)[-1]] == "coffee_roaster"
