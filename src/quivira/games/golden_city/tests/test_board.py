"""The board file: what is published holds, and a wrong file is refused with the place that is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quivira.games import DataFile
from quivira.games.golden_city import GAME
from quivira.games.golden_city.board import BOARD, BOARDS, FILE, OLD_FILE, BadBoard, read
from quivira.games.golden_city.components import (
    ALL_COASTS,
    ALL_INNER,
    ALL_OUTER,
    ALL_SUBURBS,
    CITY,
    ISLANDS,
    QUARTER_SITES,
    RIVER_SITES,
    RIVERSIDE,
    SITE,
    SITES,
    SITES_OF,
    TYPE,
)
from quivira.games.golden_city.state import count, joined
from quivira.games.golden_city.tests.position import play, refused, sites, table
from quivira.kernel import BadTable, QuiviraError
from quivira.testing import allows, refuses, rules_out

Change = Callable[[dict[str, Any]], None]


@allows("D1")
def test_58_sites() -> None:
    assert [count(n) for n in (ALL_COASTS, ALL_SUBURBS, ALL_OUTER, ALL_INNER)] == [16, 30, 8, 4]
    assert ALL_COASTS | ALL_SUBURBS | CITY == (1 << SITES) - 1
    assert SITES == 58


@allows("D2")
def test_each_terrain_has_suburbs_and_one_quarter() -> None:
    for terrain, quarter in zip(SITES_OF[1:], QUARTER_SITES, strict=True):
        assert terrain & ALL_SUBURBS
        assert terrain & CITY == quarter
        assert [count(quarter & ring) for ring in (ALL_INNER, ALL_OUTER)] == [1, 2]


@allows("D3")
def test_five_types_of_cards() -> None:
    assert TYPE == ["coast", "forest", "plain", "mountain", "desert"]


@rules_out("D3", "D2")
def test_coast_is_no_terrain() -> None:
    assert SITES_OF[0] == ALL_COASTS
    assert not ALL_COASTS & sum(SITES_OF[1:])


@allows("D4")
@pytest.mark.parametrize("board", BOARDS)
def test_roads_lead_both_ways_also_over_rivers(board: str) -> None:
    near = ISLANDS[board].near
    for a in range(SITES):
        for b in range(SITES):
            assert near[a] >> b & 1 == near[b] >> a & 1
    assert near[SITE.index("forest_7")] >> SITE.index("plain_1") & 1


@refuses("D4")
def test_neighbours_without_a_road_are_not_adjacent() -> None:
    s = table("hand: plain*2; houses: coast_02", "", "")
    assert refused(s, "0 build:plain_4") == "why-no-connection"
    assert sites(s, 0) >= {"plain_2"}


@allows("D5")
def test_three_riverside_suburbs_on_each_river() -> None:
    assert [river.bit_count() for river in RIVER_SITES] == [3, 3, 3, 3]
    assert count(RIVERSIDE) == 12


@rules_out("D5", "D1")
def test_coasts_and_districts_are_never_riverside() -> None:
    assert not RIVERSIDE & (ALL_COASTS | CITY)
    with pytest.raises(BadBoard, match=r"place coast_01: only suburbs are riverside"):
        read(changed(lambda b: b["places"][0].update(river="north")))


@pytest.mark.parametrize("board", BOARDS)
def test_every_place_can_be_reached_from_the_coast(board: str) -> None:
    assert joined(ISLANDS[board], (1 << SITES) - 1) == (1 << SITES) - 1


def changed(change: Change) -> bytes:
    """The reconstructed board with a change."""
    board = json.loads(OLD_FILE.read())
    change(board)
    return json.dumps(board).encode()


def place(board: dict[str, Any], name: str) -> dict[str, Any]:
    return next(p for p in board["places"] if p["id"] == name)


def rename(board: dict[str, Any]) -> None:
    place(board, "forest_3")["id"] = "swamp_3"


def lose_roads(board: dict[str, Any]) -> None:
    board["roads"] = [road for road in board["roads"] if "desert_2" not in (road["a"], road["b"])]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda b: b["places"].append(b["places"][3]), "place coast_04: it stands twice"),
        (lambda b: b["places"].pop(), "places: there are 3 of the kind 'inner' instead of 4"),
        (lambda b: place(b, "plain_1").update(kind="village"), "place plain_1: the kind 'village' is none of coast"),
        (rename, "place swamp_3: a suburb is not named like this"),
        (lambda b: place(b, "plain_1").update(terrain="lake"), "place plain_1: the terrain 'lake' is none of forest"),
        (lambda b: place(b, "plain_1").update(terrain="forest"), "place plain_1: its terrain is 'forest'"),
        (lambda b: place(b, "plain_1").update(cost={"plain": 3}), "place plain_1: it costs {'plain': 3}"),
        (lambda b: place(b, "plain_1").update(capacity=2), "place plain_1: its capacity is 2 instead of 1"),
        (lambda b: place(b, "plain_1").update(quarter="plain"), "place plain_1: districts, and only they"),
        (lambda b: place(b, "plain_1").update(river=None), "place plain_1: it says nothing of the river north"),
        (lambda b: place(b, "plain_2").update(river="north"), "place plain_2: its river does not list it"),
        (lambda b: place(b, "plain_1")["reward"].update(amount=3), "place plain_1: no reward is 3 coins"),
        (lambda b: place(b, "plain_outer_1")["reward"]["first"].update(letters=6), "place plain_outer_1: an outer"),
        (lambda b: place(b, "plain_outer_1")["reward"]["first"].update(coins=1), "places: 5 outer districts give"),
        (lambda b: place(b, "plain_inner")["reward"]["first"].update(coins=1), "place plain_inner: an inner"),
        (lambda b: place(b, "plain_1").update(x="left"), r"not a board: .*places"),
        (lambda b: b["roads"][0].update(a="atlantis"), "road 0 from atlantis to forest_1: there is no place atlantis"),
        (lambda b: b["roads"][0].update(a="forest_1"), "road 0 from forest_1 to forest_1: it leads nowhere"),
        (lambda b: b["roads"].append(b["roads"][0]), "road 88 from coast_13 to forest_1: it stands twice"),
        (lose_roads, "place coast_10: no road|place desert_2: no road leads to it from a coast"),
        (lambda b: b["rivers"].pop(), "rivers: they are not north, east, south, west"),
        (lambda b: b["rivers"][0]["suburbs"].pop(), "river north: it has 2 suburbs instead of 3"),
        (lambda b: b["rivers"][0].update(suburbs=["a", "b", "c"]), "river north: there is no place a"),
        (lambda b: b["quarters"].pop(), "quarters: they are not forest"),
        (lambda b: b["quarters"][0]["districts"].pop(), "quarter plain: it needs one inner and two outer"),
        (lambda b: b["quarters"][0].update(districts=["rome"]), "quarter plain: there is no place rome"),
        (lambda b: b["quarters"][0].update(districts=["desert_inner"]), "place desert_inner: it is not of the quarter"),
        (lambda b: b["components"].update(coins=40), "components: the rules are for"),
        (lambda b: b["goods_cards"].pop(), "goods_cards: there are 7 instead of 8"),
        (lambda b: b["goods_cards"][0].update(goods=["wine", "wine"]), "goods card goods_1: it needs two different"),
        (lambda b: b["goods_cards"][0].update(goods=["wine", "rum"]), "goods card goods_1: the good 'rum' is none of"),
        (lambda b: b["scoring_cards"][0].update(stack=2), r"scoring_cards: the backs 1, 2, 3 stand on \[3, 9, 4\]"),
        (lambda b: b["scoring_cards"][1].update(id="score_1_1"), "scoring card score_1_1: it stands twice"),
        (lambda b: b["scoring_cards"][0].update(good="rum"), "scoring card score_1_1: the good 'rum'"),
        (lambda b: b["scoring_cards"][0]["area"].update(kind="sea"), "scoring card score_1_1: the area 'sea'"),
        (lambda b: b["scoring_cards"][0]["area"].update(id="up"), "scoring card score_1_1: the river 'up'"),
        (lambda b: b["bonus_cards"].pop(), "bonus_cards: they are not goods, coins"),
        (lambda b: b["bonus_cards"][0].update(letters=4), "bonus card bonus_goods: it gives 4 instead of 3"),
    ],
)
def test_a_wrong_board_is_refused_with_the_place(change: Change, message: str) -> None:
    with pytest.raises(BadBoard, match=message.replace("{'plain': 3}", ".*")):
        FILE.check(changed(change))


def test_a_file_that_is_no_board_is_refused() -> None:
    for data in (b"", b"[]", b"\xff\xfe", b'{"places": 3}'):
        with pytest.raises(BadBoard, match="this is not a board"):
            FILE.check(data)


def test_the_game_offers_its_board_to_be_replaced() -> None:
    assert GAME.data == (FILE, OLD_FILE)
    assert (FILE.name, FILE.variable) == ("board", "QUIVIRA_DATA_GOLDEN_CITY_BOARD")
    assert FILE.check(FILE.read()) == BOARD


def test_the_environment_names_another_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    monkeypatch.setenv(FILE.variable, str(path))
    with pytest.raises(QuiviraError, match="QUIVIRA_DATA_GOLDEN_CITY_BOARD names a board that cannot be read"):
        FILE.read()
    path.write_bytes(b"another")
    assert FILE.is_replaced()
    assert FILE.read() == b"another"


@pytest.mark.parametrize("file", GAME.data, ids=lambda file: file.name)
def test_the_files_hold_what_clients_draw(file: DataFile) -> None:
    assert {"drawing", "places", "roads", "rivers"} <= set(json.loads(file.read()))


def swap_rewards(board: dict[str, Any]) -> None:
    first, second = place(board, "coast_01"), place(board, "coast_02")
    first["reward"], second["reward"] = second["reward"], first["reward"]


def on_board(path: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, FILE.variable: str(path)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_a_table_can_be_played_on_another_board(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_bytes(changed(swap_rewards))
    code = """
from quivira.games.golden_city import GAME
from quivira.kernel import Rng, play_out
s = GAME.new(3)
play_out(s, Rng(1))
s.check()
print(s.options["board"], list(s.island().coins[:2]), GAME.view(s, 0).played_on)
"""
    done = on_board(path, code)
    assert done.stdout.split() == ["own", "[1,", "0]", "option-board-own"], done.stderr


def test_a_wrong_or_absent_file_stops_the_game_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    assert "QUIVIRA_DATA_GOLDEN_CITY_BOARD names a board" in on_board(path, "import quivira.games.golden_city").stderr
    path.write_bytes(changed(lambda b: b["roads"][0].update(a="atlantis")))
    assert "there is no place atlantis" in on_board(path, "import quivira.games.golden_city").stderr


def test_a_game_goes_on_only_on_its_own_board() -> None:
    s = GAME.new(3)
    saved = GAME.dump(s).replace(b'"fair"', b'"own"')
    with pytest.raises(BadTable, match="begun on the board 'own'; in use is fair or reconstructed"):
        GAME.load(saved)
    with pytest.raises(BadTable, match="option board of golden_city is one of fair, reconstructed"):
        GAME.new(3, {"board": "own"})


def test_the_example_of_the_sheet_can_be_set_up() -> None:
    s = table("hand: desert*4; houses: coast_09 desert_1 desert_outer_1", "", "")
    play(s, "0 build:desert_3")
    assert s.keys[0] == 1
