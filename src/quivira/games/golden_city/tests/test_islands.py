"""Both islands keep what is published, are drawn without crossings, and can be played on side by side."""

from __future__ import annotations

import json
import math
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.board import BOARDS, FILE, OLD_FILE, TERRAINS
from quivira.games.golden_city.tests.position import play, sites, table
from quivira.games.golden_city.view import view
from quivira.kernel import Rng, Text, play_out

Point = tuple[float, float]
FILES = {"fair": FILE, "reconstructed": OLD_FILE}


@pytest.fixture(params=FILES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def drawn(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILES[name].read())
    return found


def test_the_fair_island_comes_first() -> None:
    assert list(BOARDS) == ["fair", "reconstructed"]
    assert GAME.new(3).options["board"] == "fair"


def test_boards_differ_in_roads_and_rewards_only() -> None:
    fair, old = BOARDS["fair"], BOARDS["reconstructed"]
    for part in ("rivers", "quarters", "goods_cards", "scoring_cards", "bonus_cards", "components"):
        assert getattr(fair, part) == getattr(old, part)
    for field in ("id", "kind", "terrain", "river", "quarter", "capacity", "cost"):
        assert [getattr(p, field) for p in fair.places] == [getattr(p, field) for p in old.places]
    assert fair.roads != old.roads


def test_rewards_are_those_of_the_box(name: str) -> None:
    """No stack of the box can run out, all six printed rewards occur, and the desert has one key (5.2, 6.1)."""
    places = BOARDS[name].places
    printed = Counter((p.reward.type, p.reward.amount) for p in places if p.kind in ("coast", "suburb"))
    assert len(printed) == 6
    assert printed["key_card", 1] <= 6
    assert printed["bonus_card", 1] <= 8
    assert printed["goods_card", 1] <= 8
    assert 4 * 3 + printed["coins", 1] + 2 * printed["coins", 2] + 4 <= 35
    assert sum(p.reward.type == "key_card" for p in places if p.terrain == "desert") == 1


def test_roads_join_what_they_may(name: str) -> None:
    places = {place.id: place for place in BOARDS[name].places}
    joined = [{places[road.a].kind, places[road.b].kind} for road in BOARDS[name].roads]
    assert {"coast"} not in joined
    assert not [kinds for kinds in joined if "coast" in kinds and kinds != {"coast", "suburb"}]
    assert not [kinds for kinds in joined if "inner" in kinds and "suburb" in kinds]
    gates = {road.b for road in BOARDS[name].roads if places[road.a].kind == "suburb"}
    assert {f"{terrain}_outer_{n}" for terrain in TERRAINS for n in (1, 2)} <= gates


def test_the_example_of_the_sheet_holds_on_both(name: str) -> None:
    """T2: from a desert coast, suburb and outer district."""
    s = table("hand: desert*5 mountain*4 coast; houses: coast_09 desert_1 desert_outer_1", "", "", board=name)
    inland = {site for site in sites(s, 0) if not site.startswith("coast")}
    assert inland == {"desert_2", "desert_3", "mountain_7", "mountain_8", "desert_outer_2", "mountain_outer_2"}
    play(s, "0 build:desert_3")
    while s.legal(0)[0].verb == "pay":
        play(s, f"0 {s.legal(0)[0].key}")
    assert s.keys[0] == 1
    assert {"desert_inner", "desert_5"} <= sites(s, 0)


def spots(drawn: dict[str, Any]) -> dict[str, Point]:
    return {place["id"]: (place["x"], place["y"]) for place in drawn["places"]}


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_roads_do_not_cross_and_rivers_are_crossed_by_bridges(drawn: dict[str, Any]) -> None:
    at = spots(drawn)
    roads = [(road["a"], road["b"]) for road in drawn["roads"]]
    for one, other in combinations(roads, 2):
        assert {*one} & {*other} or not cross(*(at[end] for end in (*one, *other))), (one, other)
    for road in drawn["roads"]:
        crossed = [
            river["id"]
            for river in drawn["rivers"]
            for c, d in zip(river["line"], river["line"][1:], strict=False)
            if cross(at[road["a"]], at[road["b"]], c, d)
        ]
        assert crossed == ([road["bridge"]] if road["bridge"] else []), road


def test_places_lie_apart(drawn: dict[str, Any]) -> None:
    """A medallion is 46 wide."""
    assert min(math.dist(a, b) for a, b in combinations(spots(drawn).values(), 2)) > 58


def test_a_game_keeps_its_board(name: str) -> None:
    """Its roads and rewards, and what it says of itself, also when it is stored and goes on."""
    s = GAME.new(4, {"board": name})
    s = GAME.load(GAME.dump(s))
    play_out(s, Rng(3))
    s.check()
    assert view(s, None).played_on == f"option-board-{name}"
    for place in BOARDS[name].places:
        if place.reward.type == "key_card":
            label = GAME.space.describe(GAME.space.parse(f"build:{place.id}"), s.options).args["arg"]
            assert isinstance(label, Text)
            assert label.args["reward"] == "reward-key_card"


def test_the_same_site_brings_what_its_board_says() -> None:
    differing = [
        (a.id, a, b)
        for a, b in zip(BOARDS["fair"].places, BOARDS["reconstructed"].places, strict=True)
        if a.kind == "coast" and a.reward != b.reward
    ]
    assert differing
    site = differing[0][0]
    coins = {}
    for name in FILES:
        s = table("hand: coast", "", "", board=name)
        play(s, f"0 build:{site}")
        coins[name] = s.coins[0] - 3
    assert coins == {
        name: reward.amount if reward.type == "coins" else 0
        for name, reward in (("fair", differing[0][1].reward), ("reconstructed", differing[0][2].reward))
    }
