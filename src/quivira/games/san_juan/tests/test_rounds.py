"""Rounds, roles, the start of a round and drawing: rules 8 to 20, 25, 26 and 47."""

from __future__ import annotations

import pytest

from quivira.games.san_juan import GAME
from quivira.games.san_juan.rules.round_start import hand_limit
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import asked, legal, names, play, refused, settle, table, told, under
from quivira.games.san_juan.view import view
from quivira.kernel import ints
from quivira.testing import allows, refuses, rules_out
from quivira.testing.laws import can_take_back

# Rounds and roles


def prospect(s: SanJuan, *seats: int) -> SanJuan:
    """These seats take roles that change little: prospector, producer, trader, councillor, all declined."""
    for seat, role in zip(seats, ("prospector", "producer", "trader", "councillor"), strict=False):
        play(s, f"{seat} role:{role}")
        while s.actors() != [-1] and asked(s)[1] in ("Prospect", "Produce", "Counsel"):
            who, step = asked(s)
            play(s, f"{who} {'produce-done' if step == 'Produce' else 'decline'}")
        settle(s)
    return s


@allows("8", "13")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, [1, 0, 1]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])], ids=["two", "three", "four"]
)
def test_roles_are_taken_from_the_governor_on(seats: int, order: list[int]) -> None:
    s = table(governor=1, seats=["hand: indigo"] * seats)
    prospect(s, *order)
    assert s.round == 3
    assert s.governor == 2 % seats, "to the left"
    assert list(s.roles.takers) == [-1] * 5
    assert asked(s) == (s.governor, "ChooseRole")


@refuses("8")
def test_nobody_takes_a_role_out_of_turn() -> None:
    s = table()
    assert refused(s, "1 role:builder") == "why-not-your-turn"
    prospect(s, 0, 1)
    assert asked(s) == (0, "ChooseRole"), "of two players the governor takes the third role"


@allows("9")
def test_a_role_stays_with_its_taker_until_the_round_ends() -> None:
    s = prospect(table(seat2=""), 0)
    assert [role.taker for role in view(s, 2).roles] == [None, None, None, None, 0]
    assert legal(s, 1) == ["role:builder", "role:councillor", "role:producer", "role:trader"]


@refuses("9")
def test_a_role_is_taken_once_a_round() -> None:
    s = prospect(table(), 0)
    assert refused(s, "1 role:prospector") == "why-role-taken"
    assert refused(s, "1 decline") == "why-not-asked", "taking a role is a duty"


@allows("10")
@refuses("10")
def test_the_phase_follows_at_once_chooser_first() -> None:
    s = table(seat0="hand: well", seat1="hand: well", seat2="hand: well")
    play(s, "0 role:councillor")
    for seat in (0, 1, 2):
        assert asked(s) == (seat, "Counsel")
        assert refused(s, f"{(seat + 1) % 3} draw:2") == "why-not-your-turn"
        play(s, f"{seat} decline")
    assert asked(s) == (1, "ChooseRole"), "each once"


@allows("11")
def test_everything_but_the_role_may_be_declined() -> None:
    s = table(seat0="hand: indigo*3; goods: indigo")
    play(s, "0 role:trader", "c tile:t1", "0 sell-done")
    assert s.cities.has_good(0, 0)
    play(s, "1 role:builder", "0 build-nothing", "0 role:councillor", "0 decline", "1 decline")
    assert s.hands.size(0) == 3


@refuses("11")
def test_the_role_cannot_be_declined() -> None:
    s = table()
    for key in ("decline", "build-nothing", "sell-done", "produce-done"):
        assert refused(s, f"0 {key}") == "why-not-asked"


@allows("12")
@refuses("12")
def test_only_the_chooser_has_the_privilege() -> None:
    s = play(table(), "0 role:councillor")
    assert legal(s, 0) == ["decline", "draw:2", "draw:5"]
    play(s, "0 decline")
    assert legal(s, 1) == ["decline", "draw:2"]
    assert refused(s, "1 draw:5") == "why-not-asked"


@rules_out("13")
def test_the_first_round_has_no_start_steps() -> None:
    s = settle(table(seat0="hand: indigo*5 sugar*4"))
    assert asked(s) == (0, "ChooseRole")
    assert s.hands.size(0) == 9


# The start of a round


@allows("14")
def test_office_exchanges_one_or_two_cards() -> None:
    s = table(seat0="hand: indigo*2 well tower; city: office", start=True)
    play(s, "0 office:indigo_plant", "0 office:tower", "c quarry*2")
    assert names(s.hands.cards(0)) == "indigo_plant well quarry quarry"
    s = table(seat0="hand: well; city: office", start=True)
    play(s, "0 office:well", "c library")
    assert names(s.hands.cards(0)) == "library", "also with a single card"


@allows("14", "19")
def test_office_may_draw_its_own_discards() -> None:
    """E14: the discards come first, so a reshuffle may bring them back."""
    s = table(seat0="hand: well tower; city: office", start=True)
    s.removed += tuple(kind for kind, count in enumerate(s.pile.counts) for _ in range(count))
    s.pile.counts = ints([0] * len(s.pile.counts))
    s.pile.size = 0
    play(s, "0 office:well", "0 office:tower", "c tower well")
    assert names(s.hands.cards(0)) == "well tower"


@refuses("14")
def test_office_takes_no_third_card_and_no_empty_hand() -> None:
    s = table(seat0="hand: indigo*3; city: office", start=True)
    play(s, "0 office:indigo_plant", "0 office:indigo_plant")
    assert refused(s, "0 office:indigo_plant") == "why-not-your-turn"
    assert asked(table(seat0="city: office", start=True)) == (0, "ChooseRole")


@refuses("14")
def test_office_cards_are_named_in_order() -> None:
    s = play(table(seat0="hand: indigo well tower; city: office", start=True), "0 office:well")
    assert refused(s, "0 office:indigo_plant") == "why-passed-over"
    play(s, "0 office-done", "c quarry")
    assert names(s.hands.cards(0)) == "indigo_plant tower quarry"


@allows("15", "52")
def test_chapel_takes_a_card() -> None:
    s = play(table(seat0="hand: palace well; city: indigo chapel", start=True), "0 chapel:palace")
    assert names(s.cities.tucked[0]) == "palace"
    assert under(s, 0) == [0, 1]
    assert asked(s) == (0, "ChooseRole")


@refuses("15", "52")
def test_chapel_takes_no_second_card_and_may_stay_empty() -> None:
    s = table(seat0="hand: palace well; city: chapel", start=True)
    play(s, "0 chapel-nothing")
    assert s.cities.tucked[0] == ()
    assert refused(s, "0 chapel:well") == "why-not-asked"


@allows("15", "59")
def test_bank_takes_any_number_once_after_the_chapel() -> None:
    s = table(seat0="hand: indigo*2 well tower; city: bank chapel", start=True)
    assert asked(s) == (0, "Chapel")
    play(s, "0 chapel:tower", "0 bank:indigo_plant", "0 bank:indigo_plant", "0 bank-done")
    assert names(s.cities.tucked[0]) == "indigo_plant indigo_plant tower"
    assert under(s, 0) == [2, 1]
    assert s.cities.is_bank_used(0)
    assert names(s.hands.cards(0)) == "well"


@rules_out("15")
def test_bank_works_once_in_a_game() -> None:
    """E11: also with a second bank; but a use with no card is no use."""
    s = table(seat0="hand: indigo*2; city: bank", start=True)
    play(s, "0 bank-done")
    assert not s.cities.is_bank_used(0)
    s = table(seat0="hand: indigo*2; city: bank")
    s.cities.use_bank(0)
    prospect(s, 0, 1, 0)
    assert asked(s) == (1, "ChooseRole"), "the round began without asking"


@refuses("15")
def test_bank_cards_are_named_in_order() -> None:
    s = play(table(seat0="hand: indigo well; city: bank", start=True), "0 bank:well")
    assert refused(s, "0 bank:indigo_plant") == "why-passed-over"


@allows("16", "55", "66")
@pytest.mark.parametrize(
    ("own", "other", "limit"),
    [
        ("indigo", "indigo", 7),
        ("tower", "indigo", 12),
        ("tower", "guard", 12),
        ("tower guard", "indigo", 12),
        ("guard", "indigo", 7),
        ("guard", "guard", 7),
        ("indigo", "guard", 6),
    ],
)
def test_hand_limits(own: str, other: str, limit: int) -> None:
    """E10."""
    s = table(seat0=f"city: {own}", seat1=f"city: {other}")
    assert hand_limit(s, 0) == limit


@allows("16", "25")
@pytest.mark.parametrize(("fresh", "limits"), [("guard_room", [7, 6]), ("tower", [12, 7])])
def test_the_limit_shown_is_that_of_the_next_round(fresh: str, limits: list[int]) -> None:
    """What was built in this phase works by then."""
    s = table(seat0=f"hand: {fresh} indigo*3", seat1="hand: indigo*2", expansion=True)
    play(s, "0 role:builder", f"0 build:{fresh}")
    while s.actors() == [0]:
        play(s, f"0 {legal(s, 0)[0]}")
    assert asked(s) == (1, "Build"), "the phase goes on"
    assert [player.hand_limit for player in view(s, 0).players] == limits


@allows("16", "25")
def test_who_holds_too_many_discards_by_choice() -> None:
    s = table(seat0="hand: indigo*5 well tower*3", start=True)
    play(s, "0 discard:indigo_plant", "0 discard:tower")
    assert names(s.hands.cards(0)) == "indigo_plant indigo_plant indigo_plant indigo_plant well tower tower"


@rules_out("16", "55")
def test_nobody_is_asked_at_the_limit() -> None:
    assert asked(table(seat0="hand: indigo*5 well*2", start=True)) == (0, "ChooseRole")
    assert asked(table(seat0="hand: indigo*9 well*3; city: tower", start=True)) == (0, "ChooseRole")
    assert asked(table(seat0="hand: indigo*7", seat1="city: guard", start=True)) == (0, "HandLimit")


@rules_out("66")
def test_an_overbuilt_guard_room_binds_nobody() -> None:
    s = table(seat0="hand: well*2; city: guard crane", seat1="hand: indigo*7")
    play(s, "0 role:builder", "0 build:well", "0 over:guard_room", "1 build-nothing")
    assert hand_limit(s, 1) == 7


@allows("17")
def test_a_hand_may_grow_in_a_round() -> None:
    s = play(table(seat0="hand: indigo*7 well*3"), "0 role:prospector", "0 draw:1", "c tower")
    assert s.hands.size(0) == 11


@rules_out("17")
def test_the_limit_is_checked_at_the_next_start() -> None:
    s = prospect(table(seat0="hand: indigo*7 well"), 0, 1, 0)
    assert asked(s) == (0, "HandLimit")


@allows("18")
def test_steps_go_round_the_table_one_after_the_other() -> None:
    """E13: offices of all, then chapels and banks of all, then limits of all, from the governor on."""
    both = "hand: indigo*3 well*3 sugar*2; city: office chapel"
    s = table(seat0=both, seat1=both.replace("well*3", "tower*3"), governor=1, start=True)
    order = []
    while asked(s)[1] != "ChooseRole":
        seat, step = asked(s)
        order.append(f"{seat} {step}")
        play(s, f"{seat} {s.legal(seat)[-1].key}")
        settle(s)
    assert order == ["1 Office", "0 Office", "1 Chapel", "0 Chapel", "1 HandLimit", "0 HandLimit"]


@allows("18")
def test_owners_know_their_tucked_cards() -> None:
    s = table(seat0="city: chapel; tucked: palace well", seat1="hand: tower")
    mine = view(s, 0).players[0]
    assert [c.key for c in mine.under or []] == ["well", "palace"]
    assert mine.buildings[0].tucked == 2
    assert view(s, 0).players[1].hand_size == 1


@rules_out("18")
def test_others_see_neither_number_nor_faces() -> None:
    s = table(seat0="hand: tower; city: chapel harbor; tucked: palace; shipped: well")
    for watcher in (1, None):
        player = view(s, watcher).players[0]
        assert player.hand is None
        assert player.under is None
        assert [building.tucked for building in player.buildings] == [None, None]
    assert "well" not in str(view(s, 0).players[0].under), "not even the owner knows what lies under the harbor"


# Drawing


@allows("19")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    s = table(seat0="hand: indigo", discard="tower*2")
    s.removed += tuple(kind for kind, count in enumerate(s.pile.counts) for _ in range(count - (kind == 0)))
    s.pile.counts = ints([1, *[0] * (len(s.pile.counts) - 1)])
    s.pile.size = 1
    s.events = []
    play(s, "0 role:councillor", "0 draw:5", "c indigo tower")
    assert (s.pile.size, s.discard.size) == (1, 0)
    play(s, "c tower")
    assert names(s.hands.cards(s.hands.aside)) == "indigo_plant tower tower", "the draw ends with what there was"
    assert [verb for verb in told(s) if verb in ("reshuffled", "pile-empty")] == ["reshuffled", "pile-empty"]


def without_cards(s: SanJuan) -> SanJuan:
    """Nothing is left to draw."""
    s.removed += tuple(kind for kind, count in enumerate(s.pile.counts) for _ in range(count))
    s.pile.counts = ints([0] * len(s.pile.counts))
    s.pile.size = 0
    return s


@rules_out("19")
def test_without_cards_nobody_is_asked_to_draw() -> None:
    s = without_cards(table(seat0="goods: indigo; city: indigo*2 gold_mine goldsmith customs"))
    s.events = []
    play(s, "0 role:councillor")
    assert asked(s) == (1, "ChooseAtLast")
    play(s, "1 role:prospector")
    assert asked(s) == (0, "ChooseAtLast")
    play(s, "0 role:producer")
    assert s.round == 3, "nothing can be made"
    assert told(s).count("pile-empty") == 5
    assert "nothing-empty" not in told(s), "both have an empty production building"


@allows("20")
def test_goods_payments_and_rejects_are_discarded() -> None:
    s = table(seat0="hand: well indigo*2; goods: indigo", discard="")
    play(s, "0 role:builder", "0 build:well", "0 pay:indigo_plant")
    assert s.discard.size == 1
    play(s, "1 role:trader", "c tile:t1", "0 sell:indigo_plant")
    assert s.discard.size == 2


@rules_out("20")
def test_buildings_tucked_and_overbuilt_cards_stay_away() -> None:
    s = table(seat0="hand: well; city: crane indigo chapel; tucked: tower")
    play(s, "0 role:builder", "0 build:well", "0 over:chapel")
    assert s.discard.size == 0
    assert names(s.removed) == "chapel"
    assert names(s.cities.tucked[0]) == "tower"


# When buildings work


@allows("25")
def test_a_building_works_from_the_next_phase_on() -> None:
    s = table(seat0="hand: aqueduct indigo*3; city: indigo*3")
    play(s, "0 role:builder", "0 build:aqueduct", "0 pay:indigo_plant", "0 pay:indigo_plant", "1 role:producer")
    play(s, "1 produce-done", "0 produce:indigo_plant", "0 produce:indigo_plant")
    assert s.actors() == [-1], "two goods were made, one with the aqueduct"


@allows("25")
def test_a_chapel_of_the_last_phase_works_at_the_next_start() -> None:
    s = table(seat1="hand: chapel indigo*4", seat2="", seat0="")
    prospect(s, 0, 1)
    play(s, "2 role:builder", "1 build:chapel", *["1 pay:indigo_plant"] * 3)
    assert s.round == 3
    assert asked(s) == (1, "Chapel")


@rules_out("25")
def test_a_building_does_not_work_in_its_own_phase() -> None:
    """V19, E20: carpenter, poor house and tavern bring nothing in the phase in which they are built."""
    for building in ("carpenter", "poor_house", "tavern"):
        s = table(seat0=f"hand: {building} indigo*2; city: indigo", seat1="city: indigo*3")
        play(s, "0 role:builder", f"0 build:{building}")
        while asked(s) == (0, "Pay"):
            play(s, "0 pay:indigo_plant")
        assert asked(s) == (1, "ChooseRole"), building


@allows("26")
def test_what_only_helps_works_by_itself() -> None:
    s = table(seat0="hand: well indigo*3; city: quarry carpenter indigo")
    s.events = []
    play(s, "0 role:builder", "0 build:well", "c tower")
    assert names(s.hands.cards(0)) == "indigo_plant indigo_plant indigo_plant tower"
    assert "works" in told(s)


@rules_out("26")
def test_where_nothing_can_be_chosen_nobody_is_asked() -> None:
    s = table(seat0="hand: well indigo; city: indigo crane", seat1="city: black_market")
    s.events = []
    play(s, "0 role:producer", "0 produce:indigo_plant", "c indigo")
    assert asked(s) == (1, "ChooseRole"), "without production buildings there is no question"
    play(s, "1 role:builder")
    assert asked(s) == (0, "Build"), "without cards there is no question either"
    play(s, "0 build:well", "0 over:indigo_plant")
    assert names(s.hands.cards(0)) == "", "where all cards must go, they go by themselves"
    assert {"nothing-empty", "cannot-build"} <= set(told(s))


# The library


@allows("47")
@pytest.mark.parametrize("seats", [3, 4])
def test_library_doubles_the_own_role(seats: int) -> None:
    s = table(seats=["city: library", *[""] * (seats - 1)])
    assert legal(play(s.clone(), "0 role:councillor"), 0) == ["decline", "draw:2", "draw:8"]
    assert legal(play(s.clone(), "0 role:prospector"), 0) == ["decline", "draw:2"]


@rules_out("47")
def test_library_doubles_no_other_role() -> None:
    s = prospect(table(seat0="city: library", seat2=""), 0)
    play(s, "1 role:councillor", "1 decline", "2 decline")
    assert legal(s, 0) == ["decline", "draw:2"]


@allows("47")
def test_the_governor_of_two_uses_the_library_at_one_role() -> None:
    """E15."""
    s = play(table(seat0="city: library"), "0 role:prospector", "0 library:yes")
    assert legal(s, 0) == ["decline", "draw:2"]
    s = play(table(seat0="city: library"), "0 role:prospector", "0 library:no")
    assert legal(s, 0) == ["decline", "draw:1"]
    play(s, "0 decline", "1 role:producer", "1 produce-done", "0 role:councillor")
    assert legal(s, 0) == ["decline", "draw:2", "draw:8"], "kept for the second role"


@refuses("47")
def test_the_library_of_two_works_once_a_round() -> None:
    s = play(table(seat0="city: library"), "0 role:prospector", "0 library:yes", "0 decline")
    play(s, "1 role:producer", "1 produce-done")
    assert refused(s, "0 library:yes") == "why-library-spent"
    play(s, "0 role:councillor")
    assert legal(s, 0) == ["decline", "draw:2", "draw:5"]
    play(s, "0 decline", "1 decline")
    assert not s.roles.library_spent, "the next round it can be used again"


@allows("47")
def test_the_other_of_two_is_not_asked() -> None:
    s = prospect(table(seat1="city: library"), 0)
    play(s, "1 role:councillor")
    assert legal(s, 1) == ["decline", "draw:2", "draw:8"]


@allows("47")
def test_a_library_built_in_the_round_works_at_the_second_role() -> None:
    s = table(seat0="hand: library indigo*4; city: indigo")
    play(s, "0 role:builder", "0 build:library", "1 role:producer", "1 produce-done", "0 produce-done")
    play(s, "0 role:councillor")
    assert legal(s, 0) == ["decline", "draw:2", "draw:8"]


@rules_out("47")
def test_a_library_that_made_way_does_not_work() -> None:
    s = table(seat0="hand: well*2 tower; city: crane library indigo")
    play(s, "0 role:builder", "0 library:no", "0 build:tower", "0 over:library", "1 role:producer", "1 produce-done")
    play(s, "0 produce-done", "0 role:councillor")
    assert legal(s, 0) == ["decline", "draw:2", "draw:5"]


def test_that_the_game_goes_on_without_cards_is_news() -> None:
    """Whether anybody can still build is in others' hands: who has seen that it goes on cannot take the role back."""
    s = without_cards(table(seat0="hand: indigo*2", seat1="hand: archive indigo"))
    assert not can_take_back(GAME, s, 0, ["role:producer"])
    assert can_take_back(GAME, table(seat0="hand: indigo*2"), 0, ["role:builder"])
