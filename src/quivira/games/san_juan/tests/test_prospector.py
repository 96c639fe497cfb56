"""The prospector phase: rules 43, 44, 56, 64."""

from __future__ import annotations

from quivira.games.san_juan.components import CARD
from quivira.games.san_juan.tests.position import asked, legal, names, play, refused, table
from quivira.games.san_juan.view import view
from quivira.kernel import ints
from quivira.testing import allows, refuses, rules_out


@allows("43")
def test_the_prospector_draws() -> None:
    s = play(table(), "0 role:prospector", "0 draw:1", "c tower")
    assert names(s.hands.cards(0)) == "tower"
    s = play(table(seat0="city: library", seat2=""), "0 role:prospector", "0 draw:2", "c tower well")
    assert names(s.hands.cards(0)) == "well tower"


@refuses("43")
def test_there_is_no_action_for_the_others() -> None:
    s = play(table(), "0 role:prospector")
    assert legal(s, 0) == ["decline", "draw:1"]
    assert refused(s, "1 draw:1") == "why-not-your-turn"
    play(s, "0 decline")
    assert asked(s) == (1, "ChooseRole")


@allows("44", "56")
def test_gold_mine_takes_the_cheapest_of_four_costs() -> None:
    """V18, E17: also if the chooser drew nothing."""
    s = play(table(seat1="city: gold_mine"), "0 role:prospector", "0 decline", "c quarry gold_mine tobacco hero")
    assert names(s.hands.cards(1)) == "gold_mine"
    assert s.discard.size == 3
    assert [c.key for c in view(s, None).shown] == ["quarry", "gold_mine", "tobacco_storage", "hero"]


@rules_out("56")
def test_gold_mine_takes_nothing_from_equal_costs() -> None:
    """V17."""
    s = table(seat0="city: gold_mine")
    play(s, "0 role:prospector", "0 draw:1", "c indigo", "c library prefecture smithy coffee")
    assert names(s.hands.cards(0)) == "indigo_plant"
    assert s.discard.size == 4


@allows("56", "19")
def test_gold_mine_looks_at_what_there_is() -> None:
    """E27: a single card is taken."""
    s = table(seat0="city: gold_mine")
    s.removed += tuple(kind for kind, count in enumerate(s.pile.counts) for _ in range(count - (CARD[kind] == "hero")))
    s.pile.counts = ints([int(name == "hero") for name in CARD])
    s.pile.size = 1
    play(s, "0 role:prospector", "0 decline", "c hero")
    assert names(s.hands.cards(0)) == "hero"


@rules_out("44")
def test_each_players_rejects_are_discarded_before_the_next_reveal() -> None:
    """E18: gold mine, then goldsmith, player by player."""
    s = table(seat0="city: gold_mine goldsmith", seat1="city: gold_mine", governor=1)
    play(s, "1 role:prospector", "1 decline", "c indigo*3 sugar")
    assert s.discard.size == 4
    assert s.turn == 0
    play(s, "c indigo*2 sugar tower")
    assert (s.discard.size, s.open_cards()) == (8, [])
    play(s, "c well")
    assert asked(s) == (0, "TakeRevealed")
    assert names(s.open_cards()) == "well"


@rules_out("44", "47")
def test_the_library_does_not_double_the_mine() -> None:
    """E16: two cards, then one mine draw."""
    s = table(seat0="city: library gold_mine", seat2="")
    play(s, "0 role:prospector", "0 draw:2", "c tower well", "c indigo sugar tobacco coffee")
    assert asked(s) == (1, "ChooseRole")
    assert names(s.hands.cards(0)) == "indigo_plant well tower"


@allows("64")
def test_goldsmith_may_take_what_nobody_has() -> None:
    s = play(table(seat1="city: goldsmith"), "0 role:prospector", "0 decline", "c tower")
    assert asked(s) == (1, "TakeRevealed")
    assert names(play(s.clone(), "1 take").hands.cards(1)) == "tower"
    left = play(s, "1 leave")
    assert left.hands.cards(1) == []
    assert left.discard.size == 1


@rules_out("64")
def test_goldsmith_cannot_take_what_somebody_has() -> None:
    """E19: in play before anybody, the owner included."""
    for seen in ("tower", "indigo", "goldsmith"):
        s = table(seat0="city: indigo tower", seat1="city: goldsmith")
        play(s, "0 role:prospector", "0 decline", f"c {seen}")
        assert asked(s) == (1, "ChooseRole"), seen
        assert s.discard.size == 1


@allows("64")
def test_goldsmith_looks_only_at_what_is_in_play() -> None:
    """E19: hands, goods, tucked and overbuilt cards do not count."""
    s = table(seat0="hand: tower; city: chapel; tucked: tower", seat1="city: goldsmith")
    play(s, "0 role:prospector", "0 decline", "c tower")
    assert asked(s) == (1, "TakeRevealed")
