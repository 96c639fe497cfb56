"""What a seat may know, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import BONUS
from quivira.games.golden_city.resample import resample
from quivira.games.golden_city.rules.payment import Pay
from quivira.games.golden_city.scoring import has_lost
from quivira.games.golden_city.state import GoldenCity
from quivira.games.golden_city.tests.position import counts, hold, legal, play, table
from quivira.games.golden_city.view import view
from quivira.kernel import Rng
from quivira.testing import tables, walk
from quivira.testing.laws import answer, can_take_back


def worlds(s: GoldenCity, seat: int, number: int = 200) -> list[GoldenCity]:
    return [resample(s, seat, Rng(seed)) for seed in range(number)]


def test_cards_taken_in_sight_of_all_stay_known() -> None:
    s = table("", "hand: forest", "", layout="coast forest plain desert forest plain")
    play(s, "0 place:1", "1 place:2", "2 place:3")
    assert s.hands.memory.of(1) == counts("forest*2")
    for world in worlds(s, 0):
        assert world.hands.of(0) == s.hands.of(0)
        assert world.hands.of(2) == s.hands.of(2), "nothing of it is unknown"
        assert world.hands.of(1)[1] >= 2
        assert sum(world.hands.of(1)) == 3
    assert len({tuple(world.hands.of(1)) for world in worlds(s, 0)}) == 5


@pytest.mark.parametrize(("known", "left"), [("forest*2", "forest"), ("forest", ""), ("", "")])
def test_playing_a_card_leaves_what_is_certain(known: str, left: str) -> None:
    """Two forest known and an unknown card: who plays one forest still certainly has one."""
    s = table(f"hand: coast forest*2; known: {known}; houses: coast_13", "", "")
    s.stack[-1] = Pay(0, GAME.space.parse("build:forest_1").arg, 2)
    hold(s, 0, "forest*3 coast*2", known)
    s.deck.counts[0] -= 1
    s.deck.counts[1] -= 1
    s.deck.size -= 2
    play(s, "0 pay:forest")
    assert s.hands.memory.of(0) == counts(left)


def test_a_drawn_card_is_unknown() -> None:
    s = table("hand: coast", "", "")
    play(s, "0 build:coast_01", "c draw:forest")
    assert s.hands.memory.of(0) == counts("")
    assert len({tuple(world.hands.of(0)) for world in worlds(s, 1)}) == 5
    assert {tuple(world.hands.of(0)) for world in worlds(s, 0)} == {tuple(counts("forest"))}


def test_who_is_asked_how_to_pay_has_a_choice_in_every_world() -> None:
    s = table("hand: coast desert*2 plain", "hand: forest*4", "")
    play(s, "0 build:coast_01")
    for world in worlds(s, 1):
        assert len(world.legal(0)) > 1
    assert len({tuple(world.hands.of(0)) for world in worlds(s, 1)}) > 20


def bonuses(world: GoldenCity, seat: int) -> set[str]:
    return {BONUS[card] for card in world.bonuses(seat)}


def test_bonus_cards_fit_what_the_seat_saw() -> None:
    """Player 1 takes one, player 0 looks and takes, player 2 takes."""
    s = table("hand: desert*2; houses: coast_10", "bonus: coins", "hand: plain*2; houses: coast_03")
    play(s, "0 build:desert_2", "0 bonus:desert", "0 end_turn", "1 end_turn", "2 build:plain_4", "2 bonus:city")
    for world in worlds(s, 0):
        assert bonuses(world, 0) == {"desert"}
        assert bonuses(world, 1) == {"coins"}, "the only card that was missing when player 0 looked"
        assert bonuses(world, 2) < set(BONUS) - {"desert", "coins"}
    assert len({tuple(bonuses(world, 2)) for world in worlds(s, 0)}) == 6
    assert len({tuple(bonuses(world, 0)) for world in worlds(s, 1)}) == 7
    for world in worlds(s, 2):
        assert bonuses(world, 0) | bonuses(world, 1) == {"desert", "coins"}
    assert Counter(tuple(bonuses(world, 0)) for world in worlds(s, 2)).keys() == {("desert",), ("coins",)}


def test_while_looking_the_deck_is_known() -> None:
    s = table("hand: desert*2; houses: coast_10", "bonus: coins", "bonus: city")
    play(s, "0 build:desert_2")
    for world in worlds(s, 0):
        assert legal(world, 0) == legal(s, 0)
        assert bonuses(world, 1) | bonuses(world, 2) == {"coins", "city"}
    assert len({tuple(bonuses(world, 1)) for world in worlds(s, 1)}) == 1
    assert len({tuple(bonuses(world, 2)) for world in worlds(s, 1)}) == 7


def test_at_the_end_bonus_cards_lie_open() -> None:
    s = table("bonus: coins", "bonus: city", "", round=16, card="3_4", score=True)
    assert s.is_over()
    for world in worlds(s, 2, 20):
        assert world.bonus_cards == s.bonus_cards


@pytest.mark.parametrize("aid", [False, True])
def test_the_memory_aid_shows_what_could_be_remembered(aid: bool) -> None:
    s = table("", "hand: forest", "", layout="coast forest plain desert forest plain", memory_aid=aid)
    play(s, "0 place:1", "1 place:2", "2 place:3")
    assert view(s, 0).players[1].known == ({"landscape-forest": 2} if aid else None)
    assert view(s, None).players[1].known == ({"landscape-forest": 2} if aid else None)
    assert view(s, 0).players[1].cards is None


def test_what_was_paid_stays_in_sight_also_when_the_pile_is_shuffled() -> None:
    s = table("hand: coast desert*2", "", "", deck="")
    play(s, "0 build:coast_01", "0 pay:desert_pair")
    assert list(s.discard) == counts("")
    assert view(s, 1).paid == ["landscape-desert", "landscape-desert"]


def test_bystanders_see_what_is_being_paid_for() -> None:
    s = table("hand: coast desert*2", "", "")
    play(s, "0 build:coast_01")
    seen = view(s, 1)
    assert seen.building is not None
    assert seen.building.key == "coast_01"
    assert seen.board == []


def test_options_reach_the_state() -> None:
    assert len(tables(GAME)) == 64
    assert {option.key for option in GAME.meta.options} == {
        "show_letters",
        "memory_aid",
        "blocked_always_loses",
        "blocked_without_key",
        "board",
    }


def test_a_better_position_is_worth_more() -> None:
    plain = GAME.evaluate(table("hand: coast", "", ""))
    assert GAME.evaluate(table("hand: coast*3 desert*2", "", ""))[0] > plain[0]
    assert GAME.evaluate(table("hand: coast; letters: 5", "", ""))[0] > plain[0]
    assert GAME.evaluate(table("hand: coast; houses: coast_09 desert_1 desert_outer_1", "", ""))[0] > plain[0]
    assert GAME.evaluate(table("hand: coast; goods: jugs_wine", "", ""))[0] > plain[0]
    assert GAME.evaluate(table("hand: coast; keys: 1", "", ""))[0] > plain[0]


def test_at_the_end_a_position_is_worth_its_score() -> None:
    for table_ in tables(GAME)[:: len(tables(GAME)) // 2]:
        for s, _ in walk(table_, 9):
            last = s
        assert isinstance(last, GoldenCity)
        totals = [score.total - (100 if has_lost(last, score.seat) else 0) for score in GAME.scores(last)]
        assert GAME.evaluate(last) == pytest.approx(totals, abs=0.01)


BUILD_AND_LOOK = "hand: desert*2 coast; houses: coast_10"


def test_nobody_learns_which_bonus_cards_are_left_by_trying() -> None:
    """Whatever is sent after the house that opens the bonus cards is not even tried (W5)."""
    s = table(BUILD_AND_LOOK, "bonus: coins city", "")
    assert answer(GAME, s, 0, ["build:desert_2"]) is None
    for bonus in BONUS:
        for keys in (["build:desert_2", f"bonus:{bonus}"], ["build:desert_2", f"bonus:{bonus}", "place:1"]):
            refusals = {answer(GAME, world, 0, keys) for world in [s, *worlds(s, 0, 20)]}
            assert refusals == {(f"bonus:{bonus}: why-unforeseen", "Text(key='why-unforeseen', args={})")}


def test_a_look_through_the_bonus_cards_cannot_be_taken_back() -> None:
    """The house that opened them stays; of the card taken one may still think better (W5)."""
    s = table(BUILD_AND_LOOK, "bonus: coins city", "")
    assert not can_take_back(GAME, s, 0, ["build:desert_2"])
    play(s, "0 build:desert_2")
    assert can_take_back(GAME, s, 0, ["bonus:goods"])


def test_a_house_and_its_payment_go_in_one_list() -> None:
    """Also where the bonus cards come right after; and it can be taken back where they do not (R17, W5)."""
    s = table("hand: desert forest*2 plain*2; houses: coast_10", "", "")
    assert answer(GAME, s, 0, ["build:desert_2", "pay:desert", "pay:forest_pair"]) is None
    s = table("hand: forest plain*2 mountain*2; houses: coast_14", "", "")
    assert answer(GAME, s, 0, ["build:forest_4", "pay:forest", "pay:plain_pair"]) is None
    assert can_take_back(GAME, s, 0, ["build:forest_4", "pay:forest", "pay:plain_pair"])


def test_whether_the_next_player_can_build_is_not_told_for_nothing() -> None:
    """Who cannot passes at once; so a turn that is ended stays so (R12)."""
    for hand in ("", "hand: coast*2"):
        s = table("hand: coast", hand, "")
        assert not can_take_back(GAME, s, 0, ["end_turn"])
