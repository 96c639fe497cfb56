"""Every rule, shown at work, and what it does not allow."""

from __future__ import annotations

import pytest

from quivira.games.for_sale import GAME
from quivira.games.for_sale.rules import Selling
from quivira.games.for_sale.state import ForSale
from quivira.games.for_sale.view import view
from quivira.kernel import MEMORY_AID, BadTable, Rng, Score, play_out, rank
from quivira.testing import Moves, allows, refuses, rules_out

moves = Moves(GAME)


def auction(*houses: int, start: int = 0) -> ForSale:
    """A first auction of as many houses as seats."""
    return moves.play(GAME.new(len(houses)), f"c start:{start}", *[f"c house:{house}" for house in houses])


def sale(owned: list[list[int]], *cheques: int) -> ForSale:
    """A last round: what everybody has left to sell, and the cheques."""
    s: ForSale = GAME.new(len(owned))
    s.stack = [Selling(1)]
    for seat, houses in enumerate(owned):
        for house in houses:
            s.houses.take(house - 1)
            s.owned[seat].append(house - 1)
    s.run()
    return moves.play(s, *[f"c cheque:{cheque}" for cheque in cheques])


@allows("1")
@refuses("1")
def test_every_house_comes_once_and_every_cheque_twice() -> None:
    s = moves.play(GAME.new(3), "c start:0")
    assert [weight for _, weight in s.chance()] == [1] * 30
    assert moves.refused(moves.play(s, "c house:7"), "c house:7") == "why-not-asked"
    s = sale([[1], [2], [3]], 4, 4)
    assert moves.refused(s, "c cheque:4") == "why-not-asked"


@allows("2")
@pytest.mark.parametrize(("seats", "coins", "rounds"), [(3, 18, 8), (4, 18, 7), (5, 14, 6), (6, 14, 5)])
def test_coins_and_rounds_by_players(seats: int, coins: int, rounds: int) -> None:
    s: ForSale = GAME.new(seats)
    assert s.coins == [coins] * seats
    play_out(s, Rng(seats))
    assert [len(earned) for earned in s.earned] == [rounds] * seats


@refuses("2")
@pytest.mark.parametrize("seats", [2, 7])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadTable):
        GAME.new(seats)


@allows("3")
@rules_out("3")
def test_as_many_houses_as_players_are_shown() -> None:
    s = auction(20, 5, 11)
    assert [house + 1 for house in s.for_sale] == [5, 11, 20]
    assert s.actors() == [0]


@allows("4")
@refuses("4")
def test_a_bid_is_higher_than_all_others_and_covered() -> None:
    s = moves.play(auction(20, 5, 11, start=2), "2 bid:3", "0 bid:17")
    assert moves.refused(s, "1 bid:17") == "why-too-low"
    assert moves.refused(s, "2 bid:18") == "why-not-your-turn"
    moves.play(s, "1 bid:18")
    assert moves.legal(s, 2) == ["pass"]


@allows("5")
@refuses("5")
def test_who_passes_takes_the_lowest_house_and_pays_half() -> None:
    s = moves.play(auction(20, 5, 11), "0 bid:3", "1 pass", "2 bid:4", "0 pass")
    assert s.owned == [[10], [4], [19]]
    assert s.coins == [16, 18, 14]
    assert moves.refused(auction(20, 5, 11), "1 pass") == "why-not-your-turn"


@allows("6")
@rules_out("6")
def test_the_last_one_pays_all_and_begins_the_next_auction() -> None:
    s = moves.play(auction(20, 5, 11), "0 pass", "1 bid:1", "2 pass")
    assert s.coins == [18, 17, 18]
    assert s.start == 1
    moves.play(s, "c house:1", "c house:2", "c house:3")
    assert s.actors() == [1]


@allows("7")
@refuses("7")
def test_everybody_sells_one_of_the_own_houses_in_secret() -> None:
    s = moves.play(sale([[4], [9], [30]], 2, 15, 0), "1 sell:9")
    assert s.actors() == [0, 2]
    assert moves.refused(s, "0 sell:9") == "why-not-asked"
    assert moves.refused(s, "1 sell:9") == "why-not-your-turn"


@allows("8")
@rules_out("8")
def test_the_highest_house_gets_the_highest_cheque() -> None:
    s = moves.play(sale([[4], [9], [30]], 2, 15, 0), "2 sell:30", "0 sell:4", "1 sell:9")
    assert [GAME.scores(s)[seat].parts["score-cheques"] for seat in range(3)] == [0, 2, 15]
    assert s.owned == [[], [], []]


@allows("9")
@rules_out("9")
def test_money_wins_then_coins() -> None:
    s = moves.play(sale([[4], [9], [30]], 2, 15, 0), "2 sell:30", "0 sell:4", "1 sell:9")
    assert s.is_over()
    assert [score.total for score in GAME.scores(s)] == [18, 20, 33]
    worth = [(30, 4), (30, 5), (12, 9)]
    assert [x.rank for x in rank([Score(i, {"score-coins": n}, (c,)) for i, (n, c) in enumerate(worth)])] == [2, 1, 3]


@pytest.mark.parametrize("aid", [False, True])
def test_others_coins_are_shown_with_the_memory_aid_or_at_the_end(aid: bool) -> None:
    s: ForSale = GAME.new(3, {MEMORY_AID: aid})
    shown = [player.coins for player in view(s, 1).players]
    assert shown == ([18, 18, 18] if aid else [None, 18, None])
    play_out(s, Rng(1))
    assert [player.coins for player in view(s, None).players] == s.coins
