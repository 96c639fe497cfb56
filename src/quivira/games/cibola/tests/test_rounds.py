"""Set-up and rounds: rules 1 to 25."""

from __future__ import annotations

import pytest

from quivira.games.cibola import GAME
from quivira.games.cibola.components import CARD, CHAMBERS, IN_DECK_ONE, TOTEM
from quivira.games.cibola.state import Cibola
from quivira.games.cibola.tests.position import legal, play, refused, send, table, told
from quivira.games.cibola.view import view
from quivira.kernel import BadTable, IllegalAction, Rng, Side, settle
from quivira.testing import Table, allows, refuses, rules_out, walk
from quivira.testing.laws import answer

# Set-up


@allows("1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert GAME.new(seats).seats == seats


@refuses("1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadTable, match="2, 3, 4"):
        GAME.new(seats)


@allows("2")
def test_temple_starts_open() -> None:
    s = GAME.new(2)
    assert s.rocks_placed() == 0
    assert CHAMBERS == 18


@rules_out("2")
def test_no_fourteenth_rock() -> None:
    """P3: with 13 rocks on the temple no chamber is left for another."""
    full = "statuette-1 statuette-2 sundial-1 sundial-2 sundial-3 feather_shield-1 feather_shield-2 feather_shield-3"
    s = table(explorers="6 6 6 6", row="I-03 I-11 I-12 I-13", rocks=f"{full} snake-1 snake-2 snake-3 skull-1 skull-2")
    send(s, "1 0 0 0")
    play(s, "0 take:I-03")
    assert s.rocks_placed() == 13
    assert s.actors() == [1], "the symbol is skipped"


@allows("3")
@rules_out("3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deck_one_comes_before_deck_two(seats: int) -> None:
    for state, move in walk(Table(GAME, seats, {"copy_totem": True}), 5):
        if move is not None and move[1].verb == "turn":
            assert isinstance(state, Cibola)
            offered = {IN_DECK_ONE[action.arg] for action, _ in state.chance()}
            assert offered == {state.round <= 4}


@allows("4")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_explorers_are_shared_out(seats: int, each: int) -> None:
    s = GAME.new(seats)
    assert list(s.explorers) == [each] * seats
    assert [player.explorers for player in view(s, None).players] == [each] * seats


@refuses("4")
@pytest.mark.parametrize(("seats", "more"), [(2, 13), (3, 9), (4, 7)])
def test_nobody_starts_with_more(seats: int, more: int) -> None:
    s = GAME.new(seats)
    settle(s, Rng(0))
    assert refused(s, f"0 send:{more}") == "why-too-few-explorers"


@allows("5", "13")
@rules_out("5", "11", "13")
def test_camp_starts_empty_and_gives_nothing() -> None:
    """R2: in round 1 zero senders get nothing."""
    s = send(table(explorers="6 6 6 6", torch=2), "0 3 0 1")
    assert s.order == [1, 3, 2, 0]
    play(s, "1 take:I-11", "3 take:I-12", "2 take:I-13", "0 take:I-14")
    assert list(s.explorers) == [6, 3, 6, 5]
    assert s.camp == 4
    assert s.torch == 0


@allows("6")
def test_five_of_ten_totems_are_shown() -> None:
    s = GAME.new(3)
    settle(s, Rng(1))
    assert len(s.totem_row) == len(set(s.totem_row)) == 5
    assert s.totem_deck.size == 5


@refuses("6")
def test_no_totem_is_shown_twice_or_sixth() -> None:
    s = play(GAME.new(3), "c torch:1", "c show:copy")
    with pytest.raises(IllegalAction, match="why-not-asked"):
        play(s, "c show:copy")
    play(s, *[f"c show:{TOTEM[t]}" for t in range(1, 5)])
    assert refused(s, "c show:rock_up") == "why-not-asked"


@allows("7")
def test_torch_may_point_at_any_player() -> None:
    s = GAME.new(3)
    assert [(action.key, weight) for action, weight in s.chance()] == [("torch:0", 1), ("torch:1", 1), ("torch:2", 1)]
    assert play(s, "c torch:2").torch == 2


@refuses("7")
def test_torch_points_at_no_empty_seat() -> None:
    assert refused(GAME.new(3), "c torch:3") == "why-not-asked"


@allows("8")
@rules_out("8")
def test_copy_totem_can_be_left_out() -> None:
    def may_be_shown(copy_totem: bool) -> list[str]:
        s = play(GAME.new(2, {"copy_totem": copy_totem}), "c torch:0")
        return [action.key for action, _ in s.chance()]

    assert len(may_be_shown(True)) == 10
    assert len(may_be_shown(False)) == 9
    assert "show:copy" not in may_be_shown(False)


# Phase 1


@allows("9")
def test_four_cards_are_turned_up() -> None:
    s = GAME.new(4)
    settle(s, Rng(3))
    assert s.round == 1
    assert len(s.row) == 4


@rules_out("9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_never_a_ninth_round(seats: int) -> None:
    turned = [move for _, move in walk(Table(GAME, seats, {"copy_totem": True}), 1) if move and move[1].verb == "turn"]
    assert len(turned) == 32


# Phase 2


@allows("10")
def test_groups_are_secret_until_all_are_in() -> None:
    s = table(explorers="6 6 6 6")
    s.events = []
    play(s, "2 send:4", "0 send:6", "3 send:0")
    assert set(told(s)) == {"chose"}
    seen = view(s, 1).players
    assert [player.chosen for player in seen] == [True, False, True, True]
    assert [player.sent for player in seen] == [None] * 4
    assert view(s, 2).players[2].sent == 4
    play(s, "1 send:1")
    assert list(s.sent) == [6, 1, 4, 0]
    assert told(s).count("sent") == 4


@refuses("10")
def test_group_is_limited_and_final() -> None:
    s = table(explorers="6 5 6 6")
    assert refused(s, "1 send:6") == "why-too-few-explorers"
    play(s, "1 send:5")
    assert refused(s, "1 send:4") == "why-not-your-turn"
    assert refused(s, "0 take:I-11") == "why-not-asked"


@allows("10", "11", "14")
def test_who_has_no_explorers_is_a_zero_sender_unasked() -> None:
    """R9 and A18."""
    s = table(explorers="0 10 7", torch=0)
    sides = [Side(GAME, s, seat) for seat in (0, 1, None)]
    assert [side.settled for side in sides] == [True, False, False], "whoever was not asked is told so"
    assert s.actors() == [1, 2]
    send(s, "0 3 2")
    assert s.explorers[0] == 7
    assert s.order == [1, 2, 0]
    play(s, "1 take:I-11", "2 take:I-12", "0 take:I-13")
    assert list(s.explorers) == [7, 7, 5]
    assert s.camp == 5
    assert s.torch == 0


@allows("11")
def test_all_may_be_without_explorers() -> None:
    """Nobody is asked; all share the camp at once."""
    s = table(explorers="0 0 0 0", torch=3)
    assert list(s.explorers) == [6, 6, 6, 6]
    assert s.actors() == [3]


@allows("11", "22")
def test_zero_senders_share_the_camp() -> None:
    """R3: 14 in the camp, 4 each, 2 stay; a leftover rock is placed by the torch guard."""
    s = send(table(explorers="3 4 3", torch=1, row="I-11 I-12 I-13 I-03"), "0 0 0")
    assert list(s.explorers) == [7, 8, 7]
    assert s.camp == 2
    assert s.order == [1, 2, 0]
    play(s, "1 take:I-11", "2 take:I-12", "0 take:I-13")
    assert s.actors() == [1]
    play(s, "1 rock:snake-1")
    assert s.torch == 0


@rules_out("12")
def test_groups_of_this_round_are_not_shared() -> None:
    s = send(table(explorers="12 12"), "12 0")
    assert s.explorers[1] == 12, "the camp was still empty"


@allows("12", "14", "15", "16", "18", "20", "24")
def test_example_round() -> None:
    """R1, the rulebook's example."""
    s = table(explorers="5 6 3 3", torch=0, row="I-02 I-11 I-09 I-15", above="explorer_plus1 copy")
    assert s.camp == 7
    send(s, "4 2 0 0")
    assert s.camp == 1 + 4, "3 and 3 were taken; then the first group arrived"
    play(s, "0 take:I-02", "0 totem:explorer_plus1")
    assert s.camp == 7
    play(s, "1 take:I-15")
    assert s.actors() == [2], "nearer to the left of the torch guard"
    play(s, "2 take:I-09", "2 rock:skull-1", "3 take:I-11")
    assert list(s.explorers) == [1, 4, 6, 6]
    assert s.camp == 7
    assert s.torch == 3


# Phase 3


@allows("14")
@pytest.mark.parametrize(
    ("groups", "order", "camp", "torch"),
    [("2 2 2 2", [2, 3, 0, 1], 8, 1), ("1 5 1 3", [1, 3, 2, 0], 10, 0)],
    ids=["R4", "R5"],
)
def test_turn_order(groups: str, order: list[int], camp: int, torch: int) -> None:
    s = send(table(explorers="6 6 6 6", torch=2), groups)
    assert s.order == order
    play(s, *[f"{seat} take:{CARD[card]}" for seat, card in zip(order, s.row, strict=True)])
    assert s.camp == camp
    assert s.torch == torch


@refuses("14")
def test_others_wait_for_their_turn() -> None:
    s = send(table(explorers="6 6 6 6", torch=2), "1 5 1 3")
    assert refused(s, "3 take:I-11") == "why-not-your-turn"


@rules_out("15")
def test_groups_come_to_the_camp_one_by_one() -> None:
    """A23: a later taker finds more in the camp."""
    s = send(table(explorers="6 6 6 6", row="I-02 I-11 I-12 I-13"), "1 3 2 0")
    play(s, "1 take:I-02", "1 totem:recruit_four")
    assert s.camp == 3
    play(s, "1 recruit")
    assert s.camp == 2, "only its own group was there, and the next player's group has come"
    assert list(s.explorers) == [6, 6, 4, 6]


@refuses("16")
def test_a_card_must_be_taken_from_the_row() -> None:
    s = send(table(explorers="6 6 6 6"), "1 0 0 0")
    assert legal(s, 0) == ["take:I-11", "take:I-12", "take:I-13", "take:I-14"]
    assert refused(s, "0 take:I-01") == "why-not-in-row"
    assert refused(s, "0 decline") == "why-not-asked"
    play(s, "0 take:I-11")
    assert refused(s, "1 take:I-11") == "why-not-in-row"


@allows("17")
def test_rock_goes_on_any_open_chamber() -> None:
    """P1: 18 legal chambers in an empty temple."""
    s = play(send(table(explorers="6 6 6 6", row="I-03 I-11 I-12 I-13"), "1 0 0 0"), "0 take:I-03")
    assert len(legal(s, 0)) == 18
    play(s, "0 rock:snake-4")
    assert s.rocks_placed() == 1
    assert s.actors() == [1]


@refuses("17")
def test_rock_covers_no_rock_and_no_last_chamber() -> None:
    """P2."""
    rocks = "statuette-1 statuette-3 sundial-1 sundial-2 sundial-3"
    s = play(send(table(explorers="6 6 6 6", row="I-03 I-11 I-12 I-13", rocks=rocks), "1 0 0 0"), "0 take:I-03")
    assert refused(s, "0 rock:statuette-1") == "why-covered"
    assert refused(s, "0 rock:statuette-2") == "why-last-open"
    assert refused(s, "0 rock:sundial-4") == "why-last-open"
    assert len(legal(s, 0)) == 4 + 4 + 3
    assert refused(s, "0 decline") == "why-not-asked"


@refuses("18")
def test_totem_must_lie_above_the_temple() -> None:
    s = table(explorers="6 6 6 6", row="I-02 I-05 I-12 I-13", above="copy rock_up recruit_all sundial_plus1 rock_down")
    play(send(s, "2 1 0 0"), "0 take:I-02")
    assert refused(s, "0 totem:feather_plus3") == "why-not-above-temple"
    assert refused(s, "0 decline") == "why-not-asked"
    play(s, "0 totem:sundial_plus1", "1 take:I-05")
    assert refused(s, "1 totem:sundial_plus1") == "why-not-above-temple"
    assert len(legal(s, 1)) == 4


@refuses("20")
def test_the_next_player_waits_for_the_symbol() -> None:
    s = play(send(table(explorers="6 6 6 6", row="I-03 I-11 I-12 I-13"), "1 0 0 0"), "0 take:I-03")
    assert refused(s, "1 take:I-11") == "why-not-your-turn"


@allows("21")
@rules_out("21")
def test_four_players_take_one_card_each() -> None:
    s = send(table(explorers="6 6 6 6"), "4 3 2 1")
    play(s, "0 take:I-11", "1 take:I-12", "2 take:I-13", "3 take:I-14")
    assert [len(cards) for cards in s.cards] == [1, 1, 1, 1]
    assert s.row == []
    assert s.round == 2, "nobody takes a second card"


@rules_out("22")
def test_a_leftover_totem_does_nothing_and_is_not_taken() -> None:
    """A8 and A9."""
    s = send(table(explorers="8 8 8", torch=0, row="I-11 I-12 I-13 I-02"), "3 2 1")
    play(s, "0 take:I-11", "1 take:I-12", "2 take:I-13")
    assert [CARD[card] for card in s.out] == ["I-02"]
    assert s.round == 2
    assert s.totems == [[], [], []]


@refuses("22", "24")
def test_placing_the_leftover_rock_does_not_bring_the_torch() -> None:
    s = send(table(explorers="8 8 8", torch=0, row="I-11 I-12 I-13 I-03"), "1 3 2")
    play(s, "1 take:I-11", "2 take:I-12", "0 take:I-13")
    assert refused(s, "0 rock:snake-1") == "why-not-your-turn"
    play(s, "1 rock:snake-1")
    assert s.torch == 0


@allows("22")
def test_the_leftover_rock_waits_for_the_last_symbol() -> None:
    s = send(table(explorers="8 8 8", torch=0, row="I-11 I-12 I-04 I-03"), "3 2 1")
    play(s, "0 take:I-11", "1 take:I-12", "2 take:I-04")
    assert s.actors() == [2]
    play(s, "2 rock:snake-1")
    assert s.actors() == [0]


@allows("23")
def test_two_players_take_alternately() -> None:
    """R7: both send none, the torch guard is first."""
    s = send(table(explorers="9 8", torch=1), "0 0")
    assert list(s.explorers) == [12, 11]
    assert s.camp == 1
    play(s, "1 take:I-11", "0 take:I-12", "1 take:I-13", "0 take:I-14")
    assert s.torch == 0


@refuses("23")
def test_a_group_camps_only_once() -> None:
    s = send(table(explorers="12 12", torch=0), "3 5")
    play(s, "1 take:I-11")
    assert refused(s, "1 take:I-12") == "why-not-your-turn"
    play(s, "0 take:I-12", "1 take:I-13", "0 take:I-14")
    assert list(s.explorers) == [9, 7]
    assert s.camp == 8


@allows("25")
@rules_out("25")
def test_the_game_ends_after_round_eight() -> None:
    cards = ("I-01 I-02", "I-03")
    seventh = send(table(explorers="6 6 6 6", round=7, cards=cards), "4 3 2 1")
    play(seventh, "0 take:I-11", "1 take:I-12", "2 take:I-13", "3 take:I-14")
    assert seventh.round == 8
    assert not seventh.is_over()
    for state, _ in walk(Table(GAME, 4, {"copy_totem": False}), 2):
        assert isinstance(state, Cibola)
        last_round = state.round
    assert last_round == 8


def test_the_last_to_send_cannot_ask_who_would_be_first() -> None:
    """Whatever the others have sent, `send:N` with something after it is refused alike (10)."""
    refusals: set[object] = set()
    for others in ("0 send:0", "0 send:6"):
        s = table(explorers="6 6 6")
        play(s, others, "2 send:3")
        refusals |= {answer(GAME, s, 1, [f"send:{n}", "decline"]) for n in range(7)}
    assert refusals == {("decline: why-unforeseen", "Text(key='why-unforeseen', args={})")}
