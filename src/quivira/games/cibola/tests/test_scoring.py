"""Scoring: rules 29 to 38, with the vectors S1-S16, W1-W3, C1."""

from __future__ import annotations

import pytest

from quivira.games.cibola import GAME
from quivira.games.cibola.components import CHAMBER, SYMBOLS, TOTEM, TREASURE
from quivira.games.cibola.scoring import all_counted, bonus_each, scores, symbols, treasure_points, value_of
from quivira.games.cibola.state import Cibola
from quivira.games.cibola.tests.position import last_round, play
from quivira.games.cibola.tests.test_totems import END
from quivira.kernel import Score, rank
from quivira.testing import allows, rules_out

CARDS_WITH = {TREASURE[t]: [c for c, n in enumerate(SYMBOLS) if n[t] == sum(n) == 1] for t in range(5)}


def finished(explorers: str = "6 6 6 6", totems: tuple[str, ...] = (), **symbols: str) -> Cibola:
    """A finished game on the example temple (8, 3, 6, 2, -10) in which seats have these numbers of symbols."""
    s = last_round(explorers=explorers, totems=totems, rocks=END)
    for treasure, counts in symbols.items():
        for seat, number in enumerate(counts.split()):
            s.cards[seat] += [CARDS_WITH[treasure][0]] * int(number)  # one card, as often as needed
    return s


def part(s: Cibola, name: str) -> list[int]:
    return [score.parts[f"score-{name}"] for score in scores(s)]


def with_totems(s: Cibola, name: str) -> list[int]:
    return [score.parts[f"score-{name}"] + score.parts["score-totems"] for score in scores(s)]


@allows("29")
def test_values_of_the_example_temple() -> None:
    assert [value_of(finished(), treasure) for treasure in range(5)] == [8, 3, 6, 2, -10]


@rules_out("29")
def test_a_covered_chamber_has_no_value() -> None:
    s = finished()
    s.uncover(CHAMBER.index("sundial-1"))
    s.cover(CHAMBER.index("sundial-2"))
    assert value_of(s, TREASURE.index("sundial")) == 4


@allows("30")
def test_pairs_of_explorers() -> None:
    """S14 and S15."""
    assert part(finished("7 1 0 16"), "explorers") == [3, 0, 0, 8]
    assert with_totems(finished("7 7 0 0", ("explorer_plus1",)), "explorers")[:2] == [10, 3]


@rules_out("30")
def test_an_odd_explorer_and_the_camp_bring_nothing() -> None:
    assert part(finished("1 3 5 0"), "explorers") == [0, 1, 2, 0]


@allows("31")
@pytest.mark.parametrize(("counts", "points"), [("3 2 0", [8, 0, 0]), ("3 3 1", [8, 8, 0])], ids=["S1", "S2"])
def test_statuettes(counts: str, points: list[int]) -> None:
    assert part(finished("8 8 8", statuette=counts), "statuette") == points


@rules_out("31", "36")
def test_no_statuettes_no_points() -> None:
    """S16."""
    assert part(finished("12 12"), "statuette") == [0, 0]


@allows("32")
def test_sundials() -> None:
    """S3 and S4."""
    assert part(finished("12 12", sundial="1 4"), "sundial") == [3, 12]
    assert with_totems(finished("12 12", ("sundial_plus1",), sundial="4 4"), "sundial") == [16, 12]


@rules_out("32")
def test_sun_helps_no_other_treasure_and_no_other_player() -> None:
    s = finished("12 12", ("sundial_plus1",), snake="3 0", sundial="0 2")
    assert with_totems(s, "snake") == [6, 0]
    assert with_totems(s, "sundial") == [0, 6]


@allows("33")
def test_feather_shields() -> None:
    """S5 and S6."""
    assert part(finished("12 12", feather_shield="2 0"), "feather_shield") == [12, 0]
    assert with_totems(finished("12 12", ("feather_plus3",), feather_shield="2 1"), "feather_shield") == [18, 6]


@rules_out("33")
def test_eagle_without_feather_shields_brings_nothing() -> None:
    assert part(finished("12 12", ("feather_plus3",)), "totems") == [0, 0]


@allows("34")
def test_snakes() -> None:
    """S7 and S8."""
    assert part(finished("12 12", snake="5 1"), "snake") == [10, 2]
    assert with_totems(finished("12 12", ("snake_equals3",), snake="5 5"), "snake") == [15, 10]


@rules_out("34")
def test_rattlesnake_replaces_a_higher_value_too() -> None:
    """A14, on a temple that pays more than 3."""
    s = finished("12 12", ("snake_equals3",), snake="2 2")
    snake = TREASURE.index("snake")
    temple = treasure_points(snake, 5, all_counted(s, snake, [symbols(s, seat) for seat in range(2)]))
    assert temple == [10, 10]
    assert temple[0] + 2 * bonus_each(s.totems[0], snake, 5) == 6


@allows("35")
@pytest.mark.parametrize(("counts", "points"), [("4 3 1", [-10, 0, 0]), ("3 3 1", [-10, -10, 0])], ids=["S9", "S10"])
def test_skulls(counts: str, points: list[int]) -> None:
    assert part(finished("8 8 8", skull=counts), "skull") == points


@allows("35")
def test_ancestor_takes_two_skulls_away() -> None:
    assert part(finished("8 8 8", ("skull_minus2",), skull="4 3 1"), "skull") == [0, -10, 0]


@rules_out("35", "36")
def test_ancestor_stops_at_none() -> None:
    """A15 and A16."""
    assert part(finished("12 12", ("skull_minus2",), skull="1 0"), "skull") == [0, 0]


@allows("28", "35")
@pytest.mark.parametrize(
    ("totem", "symbols", "before", "after"),
    [
        ("sundial_plus1", {"sundial": "3 0"}, 3, 6),
        ("feather_plus3", {"feather_shield": "2 0"}, 6, 12),
        ("explorer_plus1", {}, 12, 24),
        ("snake_equals3", {"snake": "4 0"}, 4, 4),
    ],
)
def test_copying_an_own_totem_adds_up(totem: str, symbols: dict[str, str], before: int, after: int) -> None:
    """A13."""
    s = finished("12 12", (f"copy {totem}",), **symbols)
    assert part(play(s.clone(), "0 decline"), "totems")[0] == before
    assert part(play(s.clone(), f"0 copy:{totem}"), "totems")[0] == after


@allows("35")
def test_copied_ancestor_takes_four_skulls_away() -> None:
    s = play(finished("12 12", ("copy skull_minus2",), skull="5 2"), "0 copy:skull_minus2")
    assert part(s, "skull") == [0, -10]


@allows("28")
@rules_out("28")
def test_copying_anothers_totem_leaves_it_to_its_owner() -> None:
    """C1."""
    s = finished("12 12", ("copy", "sundial_plus1"), sundial="3 2")
    play(s, "0 copy:sundial_plus1")
    assert with_totems(s, "sundial") == [12, 8]


@allows("36")
def test_one_symbol_is_enough_for_a_majority() -> None:
    s = finished("8 8 8", statuette="0 1 0", skull="0 0 1")
    assert part(s, "statuette") == [0, 8, 0]
    assert part(s, "skull") == [0, 0, -10]


def ranks(points: list[int], explorers: list[int]) -> list[int]:
    return [
        score.rank
        for score in rank([Score(i, {"p": p}, (e,)) for i, (p, e) in enumerate(zip(points, explorers, strict=True))])
    ]


@allows("37")
def test_winners() -> None:
    """W1, W2, W3."""
    assert ranks([30, 41, 28], [0, 0, 0]) == [2, 1, 3]
    assert ranks([41, 41, 28], [3, 4, 9]) == [2, 1, 3]
    assert ranks([41, 41], [4, 4]) == [1, 1]


@rules_out("37")
def test_explorers_break_ties_only() -> None:
    s = finished("2 22", sundial="9 0")
    assert [score.total for score in scores(s)] == [28, 11]
    assert [score.rank for score in scores(s)] == [1, 2]
    assert scores(s)[0].tie_breaks == (2,)


@allows("38")
@rules_out("38")
def test_points_may_fall_below_nothing() -> None:
    s = finished("0 24", skull="2 1")
    assert [score.total for score in scores(s)] == [-10, 12]


@allows("19")
def test_every_totem_has_an_effect_or_a_question() -> None:
    game = {TOTEM.index(word) for word in ("copy", "rock_up", "rock_down", "recruit_four", "recruit_all")}
    for totem in set(range(len(TOTEM))) - game:
        s = finished("12 12", (TOTEM[totem],), sundial="1 1", feather_shield="1 1", snake="1 1", skull="3 2")
        plain = finished("12 12", sundial="1 1", feather_shield="1 1", snake="1 1", skull="3 2")
        assert GAME.scores(s)[0].total != GAME.scores(plain)[0].total
