"""The arena: fair seats, the same games everywhere, runs that can be stopped, bots that misbehave."""

from __future__ import annotations

import gc
import json
import logging
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import process_time
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

import quivira
from quivira import arena
from quivira.arena.contest import Contest, Played, play_game
from quivira.arena.plan import Plan, make_plan, rounds
from quivira.arena.rating import ratings
from quivira.arena.results import Results
from quivira.arena.standings import _standing
from quivira.arena.statistics import correlation, wilson
from quivira.arena.strength import strengths
from quivira.cli import main
from quivira.cli.arena import duration
from quivira.kernel import BadTable, QuiviraError, State, settle
from quivira.kernel.registry import find, names
from quivira.processes import cores
from quivira.testing.play import long_game

GAME = long_game()
FEWEST, MOST = find(GAME).meta.seats[0], find(GAME).meta.seats[-1]

TOYS = """
import os, time
from quivira.bots import Bot, RandomBot
from quivira.kernel import Turn

class First(Bot):
    def choose(self, turn):
        assert type(turn) is Turn
        return turn.legal[0].key

class Digs(RandomBot):
    turns = []
    def choose(self, turn):
        self.turns.append(turn)
        return super().choose(turn)

class Raises(RandomBot):
    def choose(self, turn):
        if self.rng.below(9) == 0:
            raise ValueError("no [idea]")
        return super().choose(turn)

class Lies(RandomBot):
    def choose(self, turn):
        return "nonsense"

class Rarely(RandomBot):
    def __init__(self, rng):
        super().__init__(rng)
        self.bad = rng.below(3) == 0

class Hangs(Rarely):
    def choose(self, turn):
        if self.bad:
            time.sleep(600)
        return super().choose(turn)

class Dies(Rarely):
    def choose(self, turn):
        if self.bad:
            os._exit(3)
        return super().choose(turn)
"""


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots of somebody's own, in which the command is run."""
    (tmp_path / "arena_toys.py").write_text(TOYS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def timeless(games: list[Played]) -> list[dict[str, Any]]:
    """All but what a clock says."""
    return [{**msgspec.to_builtins(played), "seconds": [], "slowest": []} for played in games]


# who sits where, with which luck


@pytest.mark.parametrize(
    ("bots", "seats", "circles", "seatings"),
    [
        ([0, 1, 1, 1], 4, 1, 4),  # one against three
        ([0, 1, 0, 1], 4, 2, 6),  # two against two: side by side or across
        ([0, 1, 2, 3], 4, 6, 24),
        ([0, 1, 2], 3, 2, 6),
        ([0], 4, 1, 1),  # a bot against itself
        ([0, 1], 4, 4, 14),  # fewer bots than seats: all mixes
        ([0, 1, 2, 3, 4], 4, 30, 120),  # more: all choices
    ],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: list[int], seats: int, circles: int, seatings: int) -> None:
    found = rounds(bots, seats)
    assert len(found) == circles
    assert len({seating for turns in found for seating in turns}) == seatings
    for turns in found:
        for who in set(turns[0]):
            assert len({sum(seating[seat] == who for seating in turns) for seat in range(seats)}) == 1
    sits = Counter(who for turns in found for seating in turns for who in seating)
    assert max(sits.values()) == min(sits.values()) or len(set(bots)) < len(bots)


def test_a_table_that_nobody_can_fill_in_time_is_refused() -> None:
    with pytest.raises(BadTable, match="name fewer"):
        rounds(list(range(10)), 9)


def test_games_are_rounded_up_to_fair_numbers() -> None:
    one_against_all = make_plan(GAME, ["random", *["easy"] * (MOST - 1)])
    assert [one_against_all.enough(n) for n in (1, MOST, MOST + 1)] == [MOST, MOST, 2 * MOST]
    mixes = make_plan(GAME, ["random", "easy", "medium", "hard"], seats=FEWEST)
    assert mixes.enough(1) == FEWEST
    assert mixes.enough(mixes.cycle() + 1) == 2 * mixes.cycle()


def test_a_round_has_one_deal_and_each_seat_luck_of_its_own() -> None:
    chosen = make_plan(GAME, ["random", *["easy"] * (MOST - 1)], seed=5)
    assert [chosen.deal(number) for number in range(2 * MOST)] == [0] * MOST + [1] * MOST
    opening = [_opening(chosen, number) for number in range(2 * MOST)]
    assert len(set(opening[:MOST])) == len(set(opening[MOST:])) == 1
    assert opening[0] != opening[MOST]
    luck = {chosen.luck(number, seat).word() for number in range(MOST) for seat in range(MOST)}
    assert len(luck) == MOST * MOST


def test_thinking_time_is_that_of_the_processor() -> None:
    contest = Contest(make_plan(GAME, ["hard:time=0.1", "random"], FEWEST), 0)
    assert all(player.budget.clock is process_time for player in contest.bots)


def _opening(chosen: Plan, number: int) -> bytes:
    contest = Contest(chosen, number)
    settle(contest.state, contest.chance)
    return contest.game.dump(contest.state)


# the same everywhere


def test_results_do_not_depend_on_the_number_of_processes(toys: Path) -> None:
    bots = ["arena_toys:First", "random"]
    alone = arena.play(GAME, bots, n=10, seats=FEWEST, jobs=1)
    two = arena.play(GAME, bots, n=10, seats=FEWEST, jobs=2)
    other = arena.play(GAME, bots, n=10, seats=FEWEST, jobs=1, seed=2)
    assert timeless(alone.games) == timeless(two.games)
    assert timeless(alone.games) != timeless(other.games)
    assert cores() >= 1


def test_a_ray_cluster_plays_the_same_games(toys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    bots = ["arena_toys:Dies", "random"]
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        far = arena.play(GAME, bots, n=6, seats=FEWEST, ray="")
    finally:
        ray.shutdown()
    lost = {played.number for played in far.lost()}
    assert 0 < len(lost) < 6
    near = [play_game(far.plan, played.number) for played in far.finished()]
    assert timeless(near) == timeless(far.finished())


def test_a_cluster_that_is_not_there(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert main(["arena", GAME, "random", "--ray", "127.0.0.1:1"]) == 2
    assert "no Ray cluster at '127.0.0.1:1'" in capsys.readouterr().err


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(QuiviraError, match=r"quivira\[cluster\]"):
        arena.play(GAME, ["random"], n=1, ray="")


def test_a_bots_class_can_be_given(toys: Path) -> None:
    import importlib

    kind = importlib.import_module("arena_toys").First
    played = arena.play(GAME, [kind, "random"], n=2, seats=FEWEST, jobs=1)
    assert {line.bot for line in played.standings()} == {"arena_toys:First", "random"}


def test_a_script_without_a_guard_is_told_so(toys: Path) -> None:
    script = toys / "script.py"
    script.write_text(f"from quivira import arena\narena.play({GAME!r}, ['random'], n=2, jobs=2)\n", "utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "if __name__ == '__main__':" in done.stderr


def test_the_code_of_the_docs_runs(toys: Path) -> None:
    page = (Path(quivira.__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (toys / "script.py").write_text(code, "utf-8")
    done = subprocess.run([sys.executable, "script.py"], capture_output=True, text=True, check=True)
    assert "__main__:First" in done.stdout


# stopped and gone on with


def test_a_run_that_was_stopped_goes_on_to_the_same_table(
    toys: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", GAME, "arena_toys:First", "random", "--seats", str(FEWEST), "-n", "12", "--jobs", "1"]
    with monkeypatch.context() as patch:
        left = [None] * 5

        def stopped(chosen: Plan, number: int, guarded: bool) -> Played:
            if not left:
                raise KeyboardInterrupt
            left.pop()
            return play_game(chosen, number, guarded)

        patch.setattr("quivira.arena.tournament.play_game", stopped)
        assert main(command) == 130
    out = capsys.readouterr().out
    assert "5 games" in out
    assert "The same command goes on" in out
    (kept,) = toys.glob("arena-*.jsonl")
    kept.write_bytes(kept.read_bytes() + b'{"number":5,"de')  # killed while it wrote
    assert main([*command, "--json", "again.json"]) == 0
    assert "5 of 12 games are in" in capsys.readouterr().out
    assert not kept.exists()
    assert main([*command, "--json", "whole.json"]) == 0
    tables = [json.loads((toys / name).read_text()) for name in ("again.json", "whole.json")]
    for table in tables:
        for line in table["bots"]:
            assert line.pop("seconds") > 0
            assert line.pop("slowest") > 0
    assert tables[0] == tables[1]
    assert tables[0]["games"] == 12


def test_more_games_can_be_added_to_a_file(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", GAME, "random", "--seats", str(FEWEST), "--jobs", "1", "--results", "r.jsonl"]
    for games in (3, 5):
        assert main([*command, "-n", str(games)]) == 0
    lines = (toys / "r.jsonl").read_text().splitlines()
    assert [json.loads(line).get("number") for line in lines] == [None, 0, 1, 2, 3, 4]
    assert main([*command, "-n", "2", "--fresh"]) == 0
    assert len((toys / "r.jsonl").read_text().splitlines()) == 3
    capsys.readouterr()
    assert main([*command, "--seed", "2"]) == 2
    assert "another run (seed there: 1; here: 2)" in capsys.readouterr().err


def test_no_other_file_is_overwritten(toys: Path) -> None:
    chosen = make_plan(GAME, ["random"])
    for fresh in (False, True):
        with pytest.raises(QuiviraError, match="no results of an arena"):
            Results(toys / "arena_toys.py", chosen, fresh)
    (toys / "old.jsonl").write_bytes(b'{"format":"other","plan":' + msgspec.json.encode(chosen) + b"}\n")
    with pytest.raises(QuiviraError, match="has the format 'other'"):
        Results(toys / "old.jsonl", chosen)
    with pytest.raises(QuiviraError, match="cannot be kept"):
        Results(toys / "no" / "such.jsonl", chosen)


# the table


def test_wilsons_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0, 0.27753), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1), abs=1e-5)
    assert wilson(0, 0) == (0, 1)


def test_an_interval_lies_between_nothing_and_all_and_holds_its_share() -> None:
    for games in range(1, 401):
        for won in range(games + 1):
            low, high = wilson(won, games)
            assert 0 <= low <= won / games <= high <= 1, (won, games)
        assert wilson(0, games)[0] == 0
        assert wilson(games, games)[1] == 1


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_bot_that_always_shares_the_victory_with_itself_wins_all_and_no_more(seats: int) -> None:
    games = [_won(number, (0,) * seats, [1] * seats) for number in range(60)]
    for n in range(1, 61):
        line = _standing("a", 0, games[:n], 25.0, 8.0)
        assert line.low <= line.share <= line.high <= 1 / seats, n


def test_correlation() -> None:
    assert correlation(4, 10, 30, 2, 2, 7) == pytest.approx(0.894427, abs=1e-6)  # 1 2 3 4 with 0 0 1 1
    assert correlation(3, 3, 3, 2, 2, 2) == 0


def _won(number: int, seating: tuple[int, ...], ranks: list[int]) -> Played:
    flat = [1.0] * len(seating)
    return Played(
        number=number,
        deal=0,
        seating=seating,
        totals=[10 - rank for rank in ranks],
        ranks=ranks,
        decisions=[2] * len(seating),
        seconds=flat,
        slowest=flat,
    )


def test_ratings_follow_results() -> None:
    few = ratings(2, [_won(i, (0, 1), [1, 2]) for i in range(5)])
    many = ratings(2, [_won(i, (0, 1), [1, 2]) for i in range(50)])
    assert many[0][0] > few[0][0] > 25 > few[1][0] > many[1][0]
    assert many[0][1] < few[0][1] < 25 / 3
    equal = ratings(2, [_won(i, (0, 1), [1 + i % 2, 2 - i % 2]) for i in range(50)])
    assert equal[0][0] == pytest.approx(equal[1][0], abs=1)
    assert ratings(1, [_won(0, (0, 0), [1, 2])])[0] == pytest.approx((25, 25 / 3))


def _series(one: int, other: int, times: int) -> list[Played]:
    """One wins ten games of eleven against another."""
    return [_won(i, (one, other), [1, 2] if i % 11 else [2, 1]) for i in range(11 * times)]


def test_strengths_are_those_of_chess() -> None:
    """400 points more are ten victories for one defeat, also over whom one has never met."""
    chain = [*_series(0, 1, 40), *_series(1, 2, 40)]
    (best, _), (middle, _), (standard, about) = strengths(3, chain, 2)
    assert (standard, about) == (1000, 0)
    assert [middle, best] == pytest.approx([1400, 1800], abs=16)
    assert [rating for rating, _ in strengths(3, chain[::-1], 2)] == [best, middle, standard]


def test_strengths_are_surer_after_more_games() -> None:
    few, many = (strengths(2, _series(0, 1, times), 1)[0] for times in (2, 40))
    assert few[1] > 2 * many[1] > 0
    assert few[0] - few[1] < 1400 < few[0] + few[1]


def test_strengths_of_equals_are_equal() -> None:
    tied = [_won(0, (0, 1, 1, 2), [1, 1, 1, 1]), _won(1, (2, 1), [1, 2]), _won(2, (1, 2), [1, 2])]
    assert [rating for rating, _ in strengths(3, tied, 0)] == [1000, 1000, 1000]
    always = strengths(2, [_won(i, (0, 1), [1, 2]) for i in range(30)], 1)
    assert 1500 < always[0][0] < 2500


def test_shares_are_those_of_a_seat() -> None:
    chosen = Plan(GAME, 1, 4, {}, ("a", "b", "b", "b"), 1)
    games = [_won(0, (0, 1, 1, 1), [1, 2, 3, 4]), _won(1, (1, 0, 1, 1), [1, 4, 1, 3])]
    first, second = arena.outcome(chosen, games[::-1]).standings()
    assert (first.bot, first.games, first.seats, first.wins, first.share) == ("a", 2, 2, 1, 0.5)
    assert (second.bot, second.games, second.seats, second.wins) == ("b", 2, 6, 1)
    assert second.share == pytest.approx(1 / 6)
    assert (second.low, second.high) == pytest.approx(tuple(edge / 3 for edge in wilson(1, 2)))
    assert (first.place, first.points, first.decisions, first.seconds) == (2.5, 7.5, 4, 0.5)


def test_times_are_short_words() -> None:
    told = [duration(seconds) for seconds in (0, 1.3e-6, 4.6e-5, 0.00034, 0.0312, 0.1, 1.284, 61)]
    assert told == ["0 µs", "1 µs", "46 µs", "0.34 ms", "31 ms", "0.10 s", "1.28 s", "61 s"]


@pytest.mark.parametrize("name", names())
def test_a_table_for_every_game(name: str, toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = find(name).meta.seats[0]
    files = ["--json", "table.json", "--plot", "table.png"]
    assert (
        main(["arena", name, "arena_toys:First", "random", "--seats", str(seats), "-n", "1", "--jobs", "1", *files])
        == 0
    )
    out = capsys.readouterr().out
    assert "arena_toys:First" in out
    assert "slowest" in out
    table = json.loads((toys / "table.json").read_text())
    assert sum(line["wins"] for line in table["bots"]) == pytest.approx(table["games"])
    assert (toys / "table.png").read_bytes().startswith(b"\x89PNG")
    assert list(toys.glob("*.jsonl")) == []


# bots that misbehave


def test_a_bot_that_digs_finds_no_true_state(toys: Path) -> None:
    import importlib

    kind = importlib.import_module("arena_toys").Digs
    contest = Contest(make_plan(GAME, [kind], FEWEST), 0)
    contest.run()
    states = _reachable(kind.turns)
    assert states  # the worlds that its seat cannot rule out
    assert all(state is not contest.state for state in states)


def _reachable(start: object) -> list[State]:
    """All states that can be got at from an object, through whatever it holds."""
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, type | ModuleType | FunctionType):
            seen[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return [thing for thing in seen.values() if isinstance(thing, State)]


def test_what_bots_do_wrong_is_counted_and_told(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["arena_toys:Raises", "arena_toys:Lies"]
    command = ["arena", GAME, *bots, "--seats", str(FEWEST), "--jobs", "1"]
    assert main([*command, "-n", "4", "--json", "t.json"]) == 0
    out = capsys.readouterr().out
    table = json.loads((toys / "t.json").read_text())
    faults = {line["bot"]: line["faults"] for line in table["bots"]}
    decisions = {line["bot"]: line["decisions"] for line in table["bots"]}
    assert faults["arena_toys:Lies"] == decisions["arena_toys:Lies"]
    assert 0 < faults["arena_toys:Raises"] < decisions["arena_toys:Raises"]
    assert f"{sum(faults.values())} faults" in out
    assert "arena_toys:Raises raised ValueError: no [idea]" in out
    assert "arena_toys:Lies answered 'nonsense', which is not legal" in out
    assert "--only 0 (seed 1)" in out
    liar = next(seat for seat, who in enumerate(make_plan(GAME, bots, FEWEST).seating(0)) if who == 1)
    with pytest.raises((QuiviraError, ValueError), match=rf"seat {liar}: the bot answered|no \[idea\]"):
        play_game(make_plan(GAME, bots, FEWEST), 0, strict=True)


@pytest.mark.parametrize("toy", ["Hangs", "Dies"])
def test_a_bot_that_ends_its_process_costs_its_own_game_only(
    toy: str, toys: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", GAME, f"arena_toys:{toy}", "random", "--seats", str(FEWEST), "-n", "6"]
    assert main([*command, "--jobs", "2", "--limit", "0.7", "--json", "t.json"]) == 0
    table = json.loads((toys / "t.json").read_text())
    assert 0 < len(table["lost"]) < 6
    assert table["games"] == 6 - len(table["lost"])
    assert "without a result" in capsys.readouterr().out
    for played in table["lost"]:
        contest = Contest(make_plan(GAME, [f"arena_toys:{toy}", "random"], FEWEST), played["number"])
        assert any(getattr(bot, "bad", False) for bot in contest.bots)


def test_one_game_can_be_played_again(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", GAME, "random", "arena_toys:Lies", "--seats", str(FEWEST)]
    assert main([*command, "--only", "1"]) == 2
    assert "the bot answered 'nonsense'" in capsys.readouterr().err
    assert main(["arena", GAME, "random", "--seats", str(FEWEST), "--only", "1"]) == 0
    assert "place 1" in capsys.readouterr().out


# errors for people


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["no-game", "random"], "unknown game 'no-game'"),
        ([GAME, "rondom"], "unknown bot 'rondom'; did you mean random?"),
        ([GAME, "no.module:Bot"], "cannot load the bot"),
        ([GAME, "random", "--seats", "99"], "players, not 99"),
        ([GAME, "random", "-n", "0"], "-n is at least 1"),
        ([GAME, "random", "--jobs", "0"], "at least one process"),
        ([GAME, "random", "--seed", "-1"], "a seed is a number from 0"),
        ([GAME, "random", "--limit", "0"], "a bot needs time"),
        ([GAME, "random", "--only", "-1"], "--only is the number of a game"),
        ([GAME, "random", "--json", "no/table.json"], "there is no folder"),
        ([GAME, "random", "-n", "1", "--jobs", "1", "--plot", "table.doc"], "cannot draw table.doc"),
    ],
)
def test_errors_of_the_arena_are_for_people(
    words: list[str], told: str, toys: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    assert told in capsys.readouterr().err


def test_without_matplotlib_the_way_to_get_it_is_told(
    toys: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main(["arena", GAME, "random", "-n", "1", "--jobs", "1", "--plot", "table.png"]) == 2
    assert "quivira[plots]" in capsys.readouterr().err
