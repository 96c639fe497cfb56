"""The councillor phase: rules 39 to 42, 46, 51."""

from __future__ import annotations

import pytest

from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import asked, legal, names, play, refused, table
from quivira.games.san_juan.view import view
from quivira.testing import allows, refuses, rules_out


def counsel(city: str, hand: str = "", seat2: str | None = None) -> SanJuan:
    return play(table(seat0=f"hand: {hand}; city: {city}", seat2=seat2), "0 role:councillor")


@allows("39", "59")
def test_empty_customs_offices_are_filled_first() -> None:
    s = table(seat0="city: customs", seat1="city: customs", governor=1)
    play(s, "1 role:councillor", "c tower", "c well")
    assert [not s.cities.is_empty(seat, 0) for seat in range(2)] == [True, True]
    play(s, "1 decline", "0 decline")
    assert [s.cities.goods(seat) for seat in (0, 1)] == [1, 1], "also of those who decline"


@rules_out("39", "59")
def test_a_full_customs_office_gets_nothing() -> None:
    s = table(seat0="city: customs; goods: customs")
    play(s, "0 role:councillor")
    assert asked(s) == (0, "Counsel")


@allows("40", "41")
@pytest.mark.parametrize(("city", "drawn"), [("indigo", 5), ("library", 8)])
def test_the_councillor_draws_more(city: str, drawn: int) -> None:
    s = counsel(city, seat2="")
    play(s, f"0 draw:{drawn}", "c indigo*2 sugar tower*2", *["c well"] * (drawn - 5), "0 keep:tower")
    assert names(s.hands.cards(0)) == "tower"
    assert s.discard.size == drawn - 1


@allows("41")
@pytest.mark.parametrize(("city", "kept"), [("indigo", 1), ("prefecture", 2)])
def test_the_question_says_how_many_are_kept(city: str, kept: int) -> None:
    s = counsel(city)
    assert s.stack[-1].prompt(s).args == {"n": kept}


@allows("40")
def test_the_privilege_may_be_declined() -> None:
    s = play(counsel("indigo"), "0 draw:2", "c indigo sugar", "0 keep:sugar_mill")
    assert names(s.hands.cards(0)) == "sugar_mill"


@refuses("40")
def test_nobody_draws_another_number() -> None:
    s = counsel("indigo")
    for number in (1, 3, 4, 8):
        assert refused(s, f"0 draw:{number}") == "why-not-asked"


@refuses("41")
def test_only_drawn_cards_are_kept() -> None:
    s = play(counsel("indigo", "well"), "0 draw:2", "c indigo sugar")
    assert refused(s, "0 keep:well") == "why-not-asked"
    assert refused(s, "0 decline") == "why-not-asked"
    play(s, "0 keep:sugar_mill")
    assert refused(s, "0 keep:indigo_plant") == "why-not-your-turn"


@allows("41", "51")
@pytest.mark.parametrize(("city", "drawn"), [("prefecture", 2), ("prefecture", 5), ("prefecture library", 8)])
def test_prefecture_keeps_two(city: str, drawn: int) -> None:
    """V16."""
    s = counsel(city, seat2="")
    play(
        s,
        f"0 draw:{drawn}",
        "c indigo sugar",
        *["c tower", "c well", "c quarry"][: drawn - 2],
        *["c hero"] * (drawn - 5),
    )
    if drawn > 2:
        play(s, "0 keep:sugar_mill", "0 keep:well")
    assert s.hands.size(0) == 2, "of two cards both are kept without a question"
    assert s.discard.size == drawn - 2


@refuses("41", "51")
def test_kept_cards_are_named_in_order() -> None:
    s = play(counsel("prefecture"), "0 draw:5", "c indigo sugar tower well quarry")
    assert refused(s, "0 keep:quarry") == "why-too-few-follow"
    play(s, "0 keep:sugar_mill")
    assert refused(s, "0 keep:indigo_plant") == "why-passed-over"


@allows("42", "46")
def test_archive_discards_from_the_whole_hand() -> None:
    """V6, V7: with a prefecture 5 are drawn and any 3 discarded, with the library 8 and 6."""
    for city, drawn in (("prefecture archive", 5), ("prefecture archive library", 8)):
        s = play(counsel(city, "hero*2", seat2=""), f"0 draw:{drawn}", "c tower*3 well*2", *["c sugar"] * (drawn - 5))
        assert s.hands.size(0) == drawn + 2
        play(s, *["0 discard:sugar_mill"] * (drawn - 5), "0 discard:well", "0 discard:tower", "0 discard:hero")
        assert s.hands.size(0) == 4
        assert s.discard.size == drawn - 2


@refuses("42", "46")
def test_without_an_archive_the_hand_is_safe() -> None:
    s = play(counsel("indigo", "hero"), "0 draw:2", "c tower well")
    assert refused(s, "0 discard:hero") == "why-not-asked"
    assert legal(s, 0) == ["keep:tower", "keep:well"]


@refuses("46")
def test_archive_discards_are_named_in_order() -> None:
    s = play(counsel("archive", "hero"), "0 draw:5", "c indigo sugar tower well quarry", "0 discard:sugar_mill")
    assert refused(s, "0 discard:indigo_plant") == "why-passed-over"


@allows("18")
@rules_out("18")
def test_only_the_drawer_sees_the_drawn_cards() -> None:
    s = play(counsel("indigo"), "0 draw:2", "c tower well")
    mine = view(s, 0).players[0].drawn
    assert mine is not None
    assert [c.key for c in mine] == ["well", "tower"]
    assert view(s, 1).players[0].drawn is None
