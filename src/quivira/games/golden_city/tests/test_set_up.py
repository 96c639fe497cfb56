"""Set-up, the scoring card and the pairs: rules D6, S1 to S7, R1 to R4."""

from __future__ import annotations

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import BONUS, SCORING, STACK
from quivira.games.golden_city.state import GoldenCity, count
from quivira.games.golden_city.tests.position import counts, hands, legal, play, refused, table, told
from quivira.games.golden_city.view import view
from quivira.kernel import CHANCE, BadTable, IllegalAction, Rng, settle
from quivira.testing import Table, allows, refuses, rules_out, walk


def begun(seats: int) -> GoldenCity:
    """A table after set-up, before the first scoring card."""
    s: GoldenCity = GAME.new(seats)
    while s.round == 0:
        s.apply(CHANCE, s.chance()[-1][0])
    return s


@allows("D6")
def test_letters_never_run_out() -> None:
    s = table("hand: desert*2; houses: coast_09 desert_1; letters: 400", "", "")
    assert play(s, "0 build:desert_outer_1").letters[0] == 405


@rules_out("D6")
def test_letters_are_no_component_to_count() -> None:
    assert not any("letters" in name for name in GoldenCity.FIELDS if name != "letters")


@allows("S1")
@pytest.mark.parametrize(("seats", "each"), [(3, 18), (4, 16)])
def test_houses(seats: int, each: int) -> None:
    assert list(GAME.new(seats).houses_left) == [each] * seats


@refuses("S1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadTable, match="3, 4"):
        GAME.new(seats)


@allows("S2")
@pytest.mark.parametrize(("seats", "supply"), [(3, 26), (4, 23)])
def test_coins(seats: int, supply: int) -> None:
    s = GAME.new(seats)
    assert list(s.coins) == [3] * seats
    assert s.supply == supply
    assert list(s.hand_on) == [-1] * seats


@refuses("S2")
def test_nobody_starts_with_a_fourth_coin() -> None:
    s = table("", "", "", layout="coast forest plain coast forest plain")
    play(s, "0 place:1", "1 place:1", "2 place:1")
    assert list(s.coins) == [3, 2, 1]
    assert refused(play(s, "0 place:1"), "1 place:1") == "why-cannot-chase"


@allows("S3")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_coast_card_and_a_random_one(seats: int) -> None:
    s = GAME.new(seats)
    assert hands(s) == [counts("coast")] * seats
    assert s.deck.size == 50 - seats
    s = play(s, "c start:1", *["c draw:forest"] * seats)
    assert hands(s) == [counts("coast forest")] * seats


@rules_out("S3")
def test_hands_are_secret() -> None:
    s = begun(3)
    seen = view(s, 0).players
    assert [player.hand for player in seen] == [2, 2, 2]
    assert [player.cards is None for player in seen] == [False, True, True]
    assert all(player.cards is None for player in view(s, None).players)


@allows("S4")
def test_three_goods_cards_on_display() -> None:
    s = begun(3)
    assert len(s.display) == 3
    assert s.goods_deck.size == 5
    assert len(view(s, None).display) == 3


@refuses("S4")
def test_no_card_is_shown_more_often_than_it_is_there() -> None:
    s = play(GAME.new(3), "c start:0", *["c draw:plain"] * 3, "c show:jugs_wine")
    with pytest.raises(IllegalAction):
        play(s, "c show:jugs_wine")
    play(s, "c show:jugs_cloth", "c show:jugs_cloth")
    assert s.round == 1


@allows("S5")
def test_bonus_and_key_cards_lie_ready() -> None:
    s = GAME.new(4)
    assert s.free_bonuses() == (1 << len(BONUS)) - 1 == 0xFF
    assert (s.key_supply, s.keys_used, list(s.keys)) == (6, 0, [0] * 4)


@rules_out("S5")
def test_bonus_cards_lie_face_down() -> None:
    seen = view(GAME.new(3), 0)
    assert seen.bonus_deck == 8
    assert [player.bonus_cards for player in seen.players] == [[], None, None]


@allows("S6", "R1")
@rules_out("S6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_ones_come_first_the_threes_last(seats: int) -> None:
    for s, move in walk(Table(GAME, seats, GAME.options({})), 4):
        if move is not None and move[1].verb == "score":
            assert isinstance(s, GoldenCity)
            back = 1 if s.round <= 4 else 2 if s.round <= 12 else 3
            assert {STACK[action.arg] for action, _ in s.chance()} == {back}


@allows("S7")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_lots_are_drawn_for_the_start_player(start: int) -> None:
    s = play(GAME.new(3), f"c start:{start}")
    settle(s, Rng(1))
    assert s.start == start
    assert s.actors() == [start]


@refuses("S7")
def test_an_empty_chair_cannot_start() -> None:
    assert refused(GAME.new(3), "c start:3") == "why-not-asked"


@allows("R1")
def test_the_scoring_card_lies_open_until_it_is_scored() -> None:
    s = play(begun(3), "c score:1_2")
    settle(s, Rng(1))
    assert SCORING[s.card] == "1_2"
    seen = view(s, None).scoring_card
    assert seen is not None
    assert seen.key == "1_2"


@refuses("R1")
def test_a_card_of_another_stack_cannot_be_turned_up() -> None:
    assert refused(begun(3), "c score:2_1") == "why-not-asked"


@allows("R2", "R3")
@pytest.mark.parametrize("seats", [3, 4])
def test_pairs_get_their_first_cards_then_their_second(seats: int) -> None:
    s = play(begun(seats), "c score:1_1")
    first = ["forest", "plain", "desert", "mountain"][:seats]
    play(s, *[f"c deal:{t}" for t in first], *["c deal:coast"] * seats)
    assert [pair.cards for pair in view(s, None).pairs] == [[f"landscape-{t}", "landscape-coast"] for t in first]
    assert s.actors() == [s.start]


@refuses("R2", "R3")
def test_no_hand_is_placed_before_all_pairs_lie_there() -> None:
    s = play(begun(3), "c score:1_1", *["c deal:forest"] * 5)
    assert refused(s, "0 place:1") == "why-not-your-turn"
    assert [len(pair.cards) for pair in view(s, None).pairs] == [2, 2, 1]


@allows("R4")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_layout() -> None:
    s = table("hand: coast", "hand: coast", "hand: coast", turn=2, deck="forest*2 plain")
    s.events = []
    play(s, "2 end_turn", "c score:1_2", "c deal:forest", "c deal:forest")
    assert s.deck.size == 1
    play(s, "c deal:plain")
    assert "reshuffled" in told(s)
    assert s.deck.size == 44
    assert list(s.discard) == [0] * 5
    play(s, *["c deal:coast"] * 3)
    assert s.actors() == [1]


@rules_out("R4")
def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    s = table("hand: coast*2", "hand: coast", "hand: coast", deck="forest")
    play(s, "0 build:coast_01", "c draw:forest")
    assert s.deck.size == 0
    assert sum(list(s.discard)) == 46
    play(s, "0 build:coast_02")
    assert s.deck.size == 0
    assert legal(s, 1)


@allows("R4")
def test_cards_just_paid_are_in_the_new_deck() -> None:
    """R19: first the payment, then the reward."""
    s = table("hand: coast", "", "", deck="")
    play(s, "0 build:coast_01")
    assert s.deck.size == 50
    assert list(s.deck.counts) == [10] * 5


@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_lost_or_made(seats: int) -> None:
    """T21: after every action all cards, coins, keys and houses are somewhere, once."""
    for s, _ in walk(Table(GAME, seats, GAME.options({})), 21):
        assert isinstance(s, GoldenCity)
        s.check()
        assert sum(map(sum, hands(s))) + s.deck.size + sum(list(s.discard)) + len(s.layout) == 50
        assert sum(list(s.coins)) + s.supply == 35
        assert sum(list(s.keys)) + s.key_supply + s.keys_used == 6
        assert sum(map(len, s.goods)) + len(s.display) + s.goods_deck.size + len(s.goods_out) == 8
        assert len(s.bonus_cards) + count(s.free_bonuses()) == 8
