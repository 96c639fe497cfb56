"""Phases 5 and 6, bonus cards: rules R24 to R30, B1 to B8."""

from __future__ import annotations

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import SCORING
from quivira.games.golden_city.scoring import bonus_letters, scores
from quivira.games.golden_city.state import GoldenCity
from quivira.games.golden_city.tests.position import play, refused, table, told
from quivira.games.golden_city.view import view
from quivira.testing import Table, allows, refuses, rules_out, walk

JUGS_EAST = "1_1"
WINE_DESERT = "2_5"
WHITE = "houses: coast_04 plain_6"
BLACK = "houses: coast_05 mountain_1"


def scored(*seats: str, card: str) -> list[int]:
    """What a scoring card brings."""
    return list(table(*seats, card=card, score=True).letters)


@allows("R24")
@pytest.mark.parametrize(
    ("goods", "letters"),
    [
        (["jugs_wine", "wine_cloth", "", ""], [4, 0, 0, 0]),
        (["jugs_wine", "jugs_cloth", "", ""], [2, 2, 0, 0]),
        (["jugs_wine jugs_cloth jugs_spices", "jugs_cloth", "wine_spices", ""], [2, 2, 0, 0]),
        (["wine_cloth", "wine_spices", "cloth_spices", ""], [0, 0, 0, 0]),
    ],
)
def test_goods(goods: list[str], letters: list[int]) -> None:
    assert scored(*[f"goods: {g}" for g in goods], card=JUGS_EAST) == letters


@rules_out("R24")
def test_the_most_cards_of_a_good_bring_nothing_more() -> None:
    assert scored("goods: jugs_wine jugs_cloth", "goods: jugs_spices", "", card=JUGS_EAST) == [2, 2, 0]
    assert scored("goods: jugs_wine jugs_cloth", "", "", card=JUGS_EAST) == [4, 0, 0]


@allows("R25", "R27")
def test_a_river() -> None:
    """T4 and T4c: a tie gives 2 each; the third place the majority."""
    assert scored("", "", WHITE, BLACK, card=JUGS_EAST) == [0, 0, 2, 2]
    assert scored("", "", WHITE, f"{BLACK} plain_7", card=JUGS_EAST) == [0, 0, 2, 4]
    assert scored("", "", WHITE, "", card=JUGS_EAST) == [0, 0, 4, 0], "being alone is a majority"


@allows("R24", "R25")
def test_the_view_tells_what_the_card_would_bring_now() -> None:
    s = table("goods: jugs_wine", WHITE, f"{BLACK} plain_7; goods: jugs_cloth", card=JUGS_EAST)
    assert [(p.for_good, p.for_area) for p in view(s, None).players] == [(2, 0), (0, 2), (2, 4)]


@rules_out("R25")
def test_another_river_and_the_coast_bring_nothing() -> None:
    assert scored("houses: coast_01 plain_1", "houses: coast_04", "houses: coast_03 plain_4", card=JUGS_EAST) == [
        0,
        0,
        0,
    ]


@allows("R26", "R27")
def test_a_quarter() -> None:
    """T5: three, two, one and no districts."""
    red = "houses: coast_09 desert_1 desert_outer_1 desert_outer_2 desert_inner"
    blue = "houses: coast_11 desert_4 desert_5 desert_outer_2 desert_outer_1"
    black = "houses: coast_12 desert_6 coast_08 mountain_7 mountain_8 mountain_outer_2 desert_outer_1"
    assert scored(red, blue, "", black, card=WINE_DESERT) == [4, 2, 0, 2]


@rules_out("R26")
def test_suburbs_of_the_terrain_are_not_in_the_quarter() -> None:
    assert scored("houses: coast_09 desert_1 desert_3", "", "", card=WINE_DESERT) == [0, 0, 0]


@rules_out("R27")
def test_a_tie_for_most_has_no_majority() -> None:
    red = "houses: coast_09 desert_1 desert_outer_1 desert_outer_2"
    blue = "houses: coast_11 desert_4 desert_5 desert_outer_2 desert_outer_1"
    assert scored(red, blue, "", card=WINE_DESERT) == [2, 2, 0]


@allows("R28")
@refuses("R28")
def test_the_scored_card_never_comes_again() -> None:
    s = table("", "", "", card=JUGS_EAST, score=True)
    assert [SCORING[card] for card in s.scored] == [JUGS_EAST]
    assert s.card == -1
    assert refused(s, f"c score:{JUGS_EAST}") == "why-not-asked"
    assert view(s, None).scored[0].key == JUGS_EAST


@allows("R29")
def test_letters_are_secret() -> None:
    s = table("letters: 7", "letters: 9", "")
    assert [player.letters for player in view(s, 0).players] == [7, None, None]
    assert [player.letters for player in view(s, None).players] == [None, None, None]


@rules_out("R29")
def test_a_table_may_show_letters() -> None:
    s = table("letters: 7", "letters: 9", "", show_letters=True)
    assert [player.letters for player in view(s, None).players] == [7, 9, 0]


@allows("R30")
def test_the_start_player_changes_clockwise() -> None:
    s = table("", "", "", start=2, turn=1)
    s.events = []
    play(s, "1 end_turn")
    assert s.start == 0
    assert "start-passed" in told(s)


@rules_out("R30")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_starts_twice_in_a_row(seats: int) -> None:
    start: dict[int, int] = {}
    for s, _ in walk(Table(GAME, seats, GAME.options({})), 3):
        assert isinstance(s, GoldenCity)
        if s.card >= 0:
            assert start.setdefault(s.round, s.start) == s.start
    assert all(start[n + 1] == (start[n] + 1) % seats for n in range(1, len(start)))


RED = (
    "houses: coast_09 desert_1 desert_3 desert_outer_1 desert_inner mountain_outer_2 mountain_8 coast_01 plain_1"
    " forest_8 plain_outer_1; coins: 5; goods: jugs_wine wine_cloth wine_spices"
)


@pytest.mark.parametrize(
    ("bonus", "letters"),
    [
        pytest.param("goods", 9, id="B1"),
        pytest.param("coins", 10, id="B2"),
        pytest.param("city", 4, id="B3"),
        pytest.param("rivers", 8, id="B4"),
        pytest.param("forest", 1, id="B5"),
        pytest.param("plain", 2, id="B6"),
        pytest.param("mountain", 2, id="B7"),
        pytest.param("desert", 4, id="B8"),
    ],
)
@allows("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
def test_bonus_cards(bonus: str, letters: int) -> None:
    s = table(f"{RED}; bonus: {bonus}", "", "")
    assert bonus_letters(s, 0, s.bonuses(0)[0]) == letters
    parts = scores(s)[0].parts
    assert {part: points for part, points in parts.items() if points} == {f"score-bonus-{bonus}": letters}
    assert view(s, 1).players[0].bonus_worth[f"bonus-{bonus}"] == letters, "anybody can count it"


@rules_out("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
def test_coasts_and_cards_in_hand_count_for_no_bonus_card() -> None:
    s = table("houses: coast_01 coast_05 coast_09 coast_13; hand: forest*3 desert; coins: 0; keys: 2", "", "")
    assert [bonus_letters(s, 0, bonus) for bonus in range(8)] == [0] * 8


@rules_out("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
def test_a_bonus_card_counts_for_its_owner_only() -> None:
    s = table(RED, "bonus: goods coins city rivers forest plain mountain desert; coins: 0", "")
    assert [score.total for score in scores(s)] == [0, 0, 0]
