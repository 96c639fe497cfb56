"""Totems, during the game and before scoring: rules 19 and 26 to 28."""

from __future__ import annotations

import pytest

from quivira.games.cibola.components import TOTEM
from quivira.games.cibola.state import Cibola
from quivira.games.cibola.tests.position import last_round, legal, play, refused, send, table
from quivira.testing import allows, refuses, rules_out

AT_ONCE = "rock_up rock_down recruit_four recruit_all copy"
END = "statuette-1 statuette-2 sundial-1 sundial-3 sundial-4 feather_shield-1 feather_shield-3 feather_shield-4"
END += " snake-1 snake-3 snake-4 skull-1 skull-2"


def take_totem(totem: str, rocks: str = "", groups: str = "6 5 1 0") -> Cibola:
    """Seat 0 took a totem; its own group, and nothing else, lies in the camp."""
    s = send(table(explorers="6 6 6 6", row="I-02 I-11 I-12 I-13", rocks=rocks, above=AT_ONCE), groups)
    return play(s, "0 take:I-02", f"0 totem:{totem}")


@allows("19")
def test_a_rock_moves_one_chamber() -> None:
    s = take_totem("rock_up", "sundial-2 snake-4")
    assert legal(s, 0) == ["move:sundial-2", "move:snake-4", "decline"]
    play(s, "0 move:snake-4")
    assert [s.is_covered(i) for i in range(11, 15)] == [False, False, True, False]
    assert s.totems[0] == [TOTEM.index("rock_up")], "it stays with its owner"
    assert s.actors() == [1]


@allows("19")
def test_a_moved_rock_may_cover_the_last_open_chamber() -> None:
    """A21 and I8: another chamber opens, the number of open ones stays."""
    s = take_totem("rock_down", "statuette-1 statuette-2")
    play(s, "0 move:statuette-2")
    assert [s.is_covered(i) for i in range(3)] == [True, False, True]


@refuses("19")
def test_rocks_that_cannot_move() -> None:
    up = take_totem("rock_up", "sundial-1 snake-1 snake-2 skull-3")
    assert refused(up, "0 move:sundial-1") == "why-end-of-column"
    assert refused(up, "0 move:snake-1") == "why-end-of-column"
    assert refused(up, "0 move:snake-2") == "why-covered"
    assert refused(up, "0 move:skull-1") == "why-no-rock"
    down = take_totem("rock_down", "skull-3 sundial-1")
    assert refused(down, "0 move:skull-3") == "why-end-of-column"
    assert legal(down, 0) == ["move:sundial-1", "decline"]


@rules_out("19")
@pytest.mark.parametrize("totem", ["rock_up", "rock_down"])
def test_no_rock_no_question(totem: str) -> None:
    """P6."""
    assert take_totem(totem).actors() == [1]


@refuses("19")
def test_a_declined_totem_is_never_used_later() -> None:
    s = play(take_totem("recruit_all"), "0 decline")
    assert s.explorers[0] == 0
    play(s, "1 take:I-11", "2 take:I-12", "3 take:I-13")
    assert refused(s, "0 recruit") in ("why-not-asked", "why-not-your-turn")


@allows("15", "19")
@pytest.mark.parametrize(("totem", "got"), [("recruit_four", 4), ("recruit_all", 6)])
def test_explorers_come_back_from_the_camp(totem: str, got: int) -> None:
    s = take_totem(totem)
    assert legal(s, 0) == ["recruit", "decline"]
    play(s, "0 recruit")
    assert s.explorers[0] == got


@allows("19")
def test_fewer_explorers_than_the_totem_offers() -> None:
    s = take_totem("recruit_four", groups="3 1 0 0")
    play(s, "0 recruit")
    assert s.explorers[0] == 3 + 3


@rules_out("19")
@pytest.mark.parametrize("totem", ["recruit_four", "recruit_all"])
def test_an_empty_camp_asks_nothing(totem: str) -> None:
    s = send(table(explorers="6 6 6 6", row="I-02 I-11 I-12 I-13", above=AT_ONCE), "0 0 0 0")
    assert play(s, "0 take:I-02", f"0 totem:{totem}").actors() == [1]


@allows("19")
def test_end_of_game_totems_ask_nothing() -> None:
    s = send(table(explorers="6 6 6 6", row="I-02 I-11 I-12 I-13"), "1 0 0 0")
    assert play(s, "0 take:I-02", "0 totem:sundial_plus1").actors() == [1]


# The copy totem


def end_with(*totems: str, rocks: str = END, explorers: str = "6 6 6 6") -> Cibola:
    return last_round(explorers=explorers, totems=totems, rocks=rocks)


@allows("26", "27")
def test_copy_may_point_at_any_totem_of_a_player() -> None:
    s = end_with("copy rock_up", "sundial_plus1", "recruit_all")
    assert legal(s, 0) == ["copy:sundial_plus1", "copy:rock_up", "copy:recruit_all", "decline"]
    play(s, "0 copy:sundial_plus1")
    assert s.is_over()


@allows("26")
def test_copy_may_be_declined() -> None:
    s = play(end_with("copy", "sundial_plus1"), "0 decline")
    assert s.is_over()
    assert s.copied == -1


@rules_out("26")
def test_nothing_to_copy_nothing_asked() -> None:
    """C4, and a game in which nobody holds the copy totem."""
    assert end_with("copy").is_over()
    assert end_with("rock_up", "sundial_plus1").is_over()


@allows("26")
def test_a_copy_that_changes_nothing() -> None:
    rocks = END.replace("snake-3 ", "snake-2 ").replace("sundial-3 ", "sundial-2 ")
    up = "statuette-1 statuette-2 sundial-1 sundial-2 sundial-3 feather_shield-1 feather_shield-2 feather_shield-3"
    up += " snake-1 snake-2 snake-3 skull-1 skull-2"
    assert rocks != END
    assert play(end_with("copy", "rock_up", rocks=up), "0 copy:rock_up").is_over(), "all rocks lie at the top"


@refuses("27")
def test_copy_refuses_itself_and_totems_of_nobody() -> None:
    """C5: with three players a totem may still lie above the temple."""
    s = last_round(explorers="8 8 8", totems=("copy", "sundial_plus1"), rocks=END)
    assert refused(s, "0 copy:copy") == "why-copies-itself"
    assert refused(s, "0 copy:rock_up") == "why-not-used"
    assert refused(s, "0 copy:feather_plus3") == "why-not-used"


@allows("28")
def test_copied_rock_move_changes_the_temple_for_all() -> None:
    """C2: blue rocks on 1, 3, 4; the rock on 3 moves up, and blue shows 2."""
    s = play(end_with("copy", "rock_up"), "0 copy:rock_up")
    assert s.stack[-1].cites == "28", "the copy asks, not the totem that was taken"
    play(s, "0 move:sundial-3")
    assert s.is_over()
    assert [s.is_covered(i) for i in range(3, 7)] == [True, True, False, True]


@allows("28")
@pytest.mark.parametrize(("totem", "got"), [("recruit_four", 4), ("recruit_all", 10)])
def test_copied_recruits_bring_what_the_totem_says(totem: str, got: int) -> None:
    s = play(end_with("copy", totem, explorers="2 3 4 5"), f"0 copy:{totem}")
    assert list(s.explorers) == [2 + got, 3, 4, 5]


@rules_out("28")
@pytest.mark.parametrize(("camp", "got"), [("20 0 0 4", 0), ("20 1 0 0", 3)])
def test_copied_recruits_bring_no_more_than_there_are(camp: str, got: int) -> None:
    s = play(end_with("copy", "recruit_all", explorers=camp), "0 copy:recruit_all")
    assert s.explorers[0] == 20 + got
