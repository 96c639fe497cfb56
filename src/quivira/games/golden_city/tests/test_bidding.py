"""Phase 3, bidding hands: rules R5 to R11."""

from __future__ import annotations

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import SITES, TERRAIN, TYPE
from quivira.games.golden_city.rules.bidding import PlaceHand, price
from quivira.games.golden_city.rules.building import sites_to_build_on
from quivira.games.golden_city.state import GoldenCity
from quivira.games.golden_city.tests.position import counts, hands, legal, play, refused, table
from quivira.games.golden_city.view import view
from quivira.kernel import IllegalAction, Rng, settle
from quivira.testing import Table, allows, refuses, rules_out, tables, walk

EXAMPLE = "coast forest coast mountain desert forest coast plain"


def example() -> GoldenCity:
    return table("", "", "", "", layout=EXAMPLE)


@allows("R5", "R6", "R7", "R8", "R9", "R10")
@refuses("R5", "R8")
def test_the_example_of_the_rulebooks() -> None:
    """T1: four players, Red begins; who is chased waits for the turn."""
    s = play(example(), "0 place:1", "1 place:2", "2 place:2")
    assert (list(s.coins), price(s)) == ([3, 3, 2, 3], 2)
    assert s.actors() == [3], "Blue was chased but does not act at once"
    assert refused(s, "1 place:3") == "why-not-your-turn"
    play(s, "3 place:1")
    assert (list(s.coins), s.actors()) == ([3, 3, 2, 1], [0])
    play(s, "0 place:3", "1 place:2")
    assert (list(s.coins), s.actors()) == ([3, 0, 2, 1], [2])
    assert price(s) == 4
    play(s, "2 place:4")
    assert hands(s) == [counts("coast*2"), counts("forest*2"), counts("mountain plain"), counts("coast desert")]
    assert list(s.coins) == [3, 0, 2, 1]
    assert s.supply == 23 + 6
    assert s.actors() == [0], "phase 4 begins with the start player"


@allows("R7")
def test_the_next_round_begins_at_one_again() -> None:
    """T1b."""
    s = play(example(), "0 place:1", "1 place:1", "2 place:1", "3 place:2", "0 place:3", "1 place:4")
    assert price(s) == 1
    assert s.chases == 0
    for seat in range(4):
        play(s, f"{seat} end_turn")
    settle(s, Rng(2))
    play(s, "1 place:1", "2 place:1")
    assert s.coins[2] == 3 - 2 - 1


@rules_out("R7")
def test_a_chase_of_another_pair_is_not_cheaper() -> None:
    s = play(example(), "0 place:1", "1 place:2", "2 place:1", "3 place:2")
    assert list(s.coins) == [3, 3, 2, 1], "the second chase costs 2, though it is the first on that pair"


@refuses("R6", "R11")
@allows("R11")
def test_without_the_full_price_only_free_pairs_are_left() -> None:
    """T14: 1 coin, the price is 2, and there is always a free pair."""
    s = table("", "", "coins: 1", "", layout=EXAMPLE)
    play(s, "0 place:1", "1 place:1")
    assert price(s) == 2
    assert legal(s, 2) == ["place:2", "place:3", "place:4"]
    assert refused(s, "2 place:1") == "why-cannot-chase"
    reason = s.refusal(2, GAME.space.parse("place:1"))
    assert reason is not None
    assert reason.args == {"price": 2, "n": 1}
    with pytest.raises(IllegalAction):
        play(s, "2 place:1")


@refuses("R6")
def test_one_must_choose_a_pair_that_is_there() -> None:
    s = table("", "", "", layout="coast forest plain coast forest plain")
    assert refused(s, "0 place:4") == "why-not-asked"
    assert refused(s, "0 end_turn") == "why-not-asked"


@allows("R9")
def test_chasing_while_pairs_are_free() -> None:
    s = play(example(), "0 place:1", "1 place:1")
    assert list(s.hand_on) == [1, -1, -1, -1]


@refuses("R9")
def test_chasing_is_never_free() -> None:
    s = table("", "coins: 0", "", "", layout=EXAMPLE)
    play(s, "0 place:1")
    assert refused(s, "1 place:1") == "why-cannot-chase"


@allows("R8")
def test_a_chased_player_may_take_the_same_pair_back() -> None:
    """A9: also from the one who chased."""
    s = play(example(), "0 place:1", "1 place:1", "2 place:2", "3 place:3", "0 place:1")
    assert list(s.hand_on) == [0, 2, 3, -1]
    assert list(s.coins) == [1, 2, 3, 3]
    assert s.actors() == [1]


@rules_out("R5")
def test_whose_hand_lies_on_a_pair_is_skipped() -> None:
    s = play(example(), "0 place:1", "1 place:2", "2 place:3", "3 place:2")
    assert s.actors() == [1], "0 lies on a pair; 1 was chased"


@rules_out("R10")
def test_a_chase_does_not_end_the_phase() -> None:
    s = play(example(), "0 place:1", "1 place:2", "2 place:3", "3 place:3")
    assert s.layout
    assert s.actors() == [2]
    play(s, "2 place:4")
    assert s.layout == []


@allows("R10")
def test_all_have_seen_the_cards_of_a_pair() -> None:
    s = play(table("", "", "", layout="coast forest plain desert forest plain"), "0 place:1", "1 place:2", "2 place:3")
    assert (
        [s.hands.memory.of(seat) for seat in range(s.seats)]
        == hands(s)
        == [counts("coast desert"), counts("forest*2"), counts("plain*2")]
    )
    assert view(s, 0).pairs == []


@rules_out("R11")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_ever_stuck_and_chases_stay_few(seats: int) -> None:
    most = 0
    for wanted in tables(GAME)[:: len(tables(GAME)) // 2]:
        for seed in range(5):
            for s, move in walk(Table(GAME, seats, wanted.options), seed):
                assert isinstance(s, GoldenCity)
                most = max(most, s.chases)
                if move is not None and move[1].verb == "place":
                    assert any(f"place:{pair + 1}" in legal(s, move[0]) for pair in range(seats) if s.hand_on[pair] < 0)
    assert 0 < most <= 7


def test_a_pair_says_what_it_would_pay_for() -> None:
    """R13, R16, R17: the types that could be built on if the pair came into the hand, told to nobody else."""
    seen: set[int] = set()
    for s, _ in walk(tables(GAME)[0], 3):
        assert isinstance(s, GoldenCity)
        seat = s.actors()[0] if s.actors() else -1
        asked = bool(s.stack) and isinstance(s.stack[-1], PlaceHand)
        for other in range(s.seats):
            assert bool(view(s, other).pays_for) == (asked and other == seat)
        assert view(s, None).pays_for == []
        for pair, types in enumerate(view(s, seat).pays_for if asked else []):
            then = s.clone()
            for card in s.layout[pair :: s.seats]:
                then.hands.take(seat, card)
            sites = sites_to_build_on(then, seat)
            found = {f"landscape-{TYPE[TERRAIN[site]]}" for site in range(SITES) if sites >> site & 1}
            assert set(types) == found
            seen.add(len(types))
    assert len(seen) > 2
