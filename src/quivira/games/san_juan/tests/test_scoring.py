"""The end and scoring: rules 65, 70 and 71."""

from __future__ import annotations

import pytest

from quivira.games.san_juan.scoring import scores
from quivira.games.san_juan.tests.position import table
from quivira.testing import allows, rules_out


def parts(seat0: str, seat1: str = "") -> dict[str, int]:
    """What the first seat's points are made of, without those that bring nothing."""
    found = scores(table(seat0=seat0, seat1=seat1))[0].parts
    return {key.removeprefix("score-"): value for key, value in found.items() if value}


@allows("70")
def test_printed_points() -> None:
    """70a."""
    assert parts("city: indigo*2 silver statue victory hero library") == {"buildings": 1 + 1 + 3 + 3 + 4 + 5 + 3}


@allows("70", "52")
def test_tucked_cards() -> None:
    """70b: one each, whatever they show; hand and goods bring nothing."""
    found = parts(
        "hand: palace city_hall; city: chapel harbor indigo; goods: indigo; tucked: palace hero; shipped: city_hall"
    )
    assert found == {"buildings": 2 + 2 + 1, "tucked": 3}


@allows("70")
@pytest.mark.parametrize(
    ("monuments", "points"), [("", 0), ("statue", 4), ("statue victory", 6), ("statue victory hero", 8)]
)
def test_triumphal_arch(monuments: str, points: int) -> None:
    """70c, V24."""
    assert parts(f"city: triumphal {monuments}").get("triumphal_arch", 0) == points


@allows("70")
def test_city_hall() -> None:
    """70d, V25, V27: itself, monuments and expansion included."""
    assert parts("city: city_hall triumphal statue victory")["city_hall"] == 4
    long = "city: poor_house aqueduct carpenter chapel quarry library statue victory city_hall indigo"
    assert parts(long)["city_hall"] == 9
    assert parts("city: city_hall office cathedral")["city_hall"] == 3


@allows("70")
def test_guild_hall() -> None:
    """70e, V28."""
    assert parts("city: indigo*2 sugar tobacco*2 guild_hall")["guild_hall"] == 8
    assert parts("city: guild_hall customs indigo")["guild_hall"] == 2, "a customs office is no production building"


@allows("65", "70")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("residence", 0),
        ("residence palace city_hall", 4),
        ("residence indigo smithy archive", 4),
        ("residence indigo*2 smithy archive gold_mine poor_house", 7),
        ("residence indigo*3 smithy archive", 4),
        ("residence indigo*6 smithy*1 archive*1", 4),
        ("residence palace guild_hall indigo smithy archive sugar well crane", 9),
        ("residence palace guild_hall indigo smithy archive sugar well crane chapel tower park", 10),
    ],
)
def test_residence(city: str, points: int) -> None:
    """70f: sets of three names of equal cost, each building in one set at most."""
    assert parts(f"city: {city}").get("residence", 0) == points


@rules_out("65", "70")
def test_residence_counts_no_equal_names_and_no_equal_points() -> None:
    assert "residence" not in parts("city: residence indigo*3 sugar*3")
    assert "residence" not in parts("city: residence tobacco coffee chapel"), "2 points each, but not the same cost"


@allows("70")
@pytest.mark.parametrize(
    ("rival", "points"),
    [("indigo", 0), ("palace", 4), ("palace city_hall", 7), ("palace city_hall guild_hall triumphal residence", 10)],
)
def test_cathedral(rival: str, points: int) -> None:
    """70g: the opponents' buildings of cost 6, at most 10 points."""
    assert parts("city: cathedral", f"city: {rival}").get("cathedral", 0) == points


@rules_out("70")
def test_cathedral_counts_no_own_building() -> None:
    assert "cathedral" not in parts("city: cathedral palace city_hall")


@allows("70")
def test_palace_comes_last() -> None:
    """70h, V26, E30: a quarter of all else, rounded down, not of its own."""
    found = parts("city: palace hero victory statue triumphal city_hall chapel; tucked: well*3 tower*2")
    others = sum(value for key, value in found.items() if key != "palace")
    assert others == 34
    assert found["palace"] == 8


@rules_out("70")
def test_what_is_not_in_play_brings_nothing() -> None:
    assert parts("hand: palace city_hall guild_hall triumphal; city: indigo statue") == {"buildings": 4}


@allows("71")
def test_hand_cards_and_goods_break_ties() -> None:
    """E31: goods count, the customs office's too; tucked cards do not."""
    s = table(seat0="hand: well; city: indigo*3; goods: indigo*2", seat1="hand: well*2; city: indigo*3")
    assert [(x.total, x.tie_breaks, x.rank) for x in scores(s)] == [(3, (3,), 1), (3, (2,), 2)]
    s = table(seat0="city: customs; goods: customs", seat1="city: park")
    assert [x.rank for x in scores(s)] == [1, 2]


@allows("71")
def test_a_full_tie_is_shared() -> None:
    assert [x.rank for x in scores(table(seat0="hand: well", seat1="hand: tower"))] == [1, 1]


@rules_out("71")
def test_tie_breaks_do_not_beat_points() -> None:
    s = table(seat0="hand: well*2 tower*3; city: indigo", seat1="city: indigo*2", seat2="city: chapel; tucked: well")
    assert [(x.total, x.rank) for x in scores(s)] == [(1, 3), (2, 2), (3, 1)]
