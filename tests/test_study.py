"""What wins: counted rightly, found where it was planted, told in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quivira import arena, simulate
from quivira.arena.findings import extremes, findings, plan_study, tallies
from quivira.arena.tally import DID, HAPPENED, Tally, event_key, whole
from quivira.arena.tournament import Crew
from quivira.cli import main
from quivira.kernel import Action, Event, Rng, Score, Text, play_out, rank
from quivira.kernel.registry import find, names
from quivira.locale import LANGUAGES, catalog
from quivira.simulation import play_noted
from quivira.testing.play import long_game

GAME = long_game()
FEWEST, MOST = find(GAME).meta.seats[0], find(GAME).meta.seats[-1]
every_game = pytest.mark.parametrize("name", names())

TOYS = """
from quivira.bots import GreedyBot, RandomBot

class Marked(GreedyBot):
    '''Plays well, and always begins with the first of its choices.'''
    begun = False
    def __init__(self, rng):
        super().__init__(rng, worlds=1, ahead=0)
    def choose(self, turn):
        if self.begun:
            return super().choose(turn)
        self.begun = True
        return turn.legal[0].key

class Unmarked(RandomBot):
    '''Plays anyhow, and never begins with the first of its choices.'''
    begun = False
    def choose(self, turn):
        if self.begun:
            return super().choose(turn)
        self.begun = True
        return turn.legal[1].key

class Lies(RandomBot):
    def choose(self, turn):
        return "nonsense"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "study_toys.py").write_text(TOYS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


@every_game
def test_noted_games_are_the_games_of_the_generator(name: str) -> None:
    game = find(name)
    seats = game.meta.seats[0]
    s, again = game.new(seats), game.new(seats)
    moves = play_noted(s, Rng(3, 1))
    assert len(moves) == play_out(again, Rng(3, 1))
    assert game.dump(s) == game.dump(again)
    assert {seat for seat, _ in moves} == set(range(seats))


def _planted(games: int) -> tuple[Tally, list[Action]]:
    """Seat 0 always does the first action and wins two games of three; everybody does the last one in every game."""
    game = find(GAME)
    s = game.new(FEWEST)
    play_noted(s, Rng(1))
    part, flat = list(game.scores(s)[0].parts)[:2]
    actions = game.space.actions
    good, bad, first, common = actions[0], actions[1], actions[2], actions[3]
    tally = Tally(FEWEST)
    for number in range(games):
        moves = [(0, first), (0, good), (1, first), (1, bad), *[(seat, common) for seat in range(FEWEST)]]
        points = [3 if number % 3 else 1, *[2] * (FEWEST - 1)]
        scores = rank([Score(seat, {part: 2 * points[seat], flat: 1}) for seat in range(FEWEST)])
        echo = Event("echo", 0, {"card": "x"})
        other = Event("lucky", number % FEWEST, {"card": Text("y", {"n": 1})})
        tally.add(moves, [echo, other, Event("many", 0, {"n": 3}), Event("all", None, {})], scores, "end")
    return tally, [good, bad, first, common]


def test_a_planted_effect_is_found() -> None:
    tally, (good, bad, _, common) = _planted(300)
    found = findings(plan_study(GAME, ["random"], FEWEST, None, 1, 60), tally)
    by_key = {(finding.kind, finding.key): finding for finding in found.findings + found.firsts}
    assert by_key[DID, good.key].share == pytest.approx(2 / 3)
    assert by_key[DID, good.key].stands_out()
    assert by_key[DID, bad.key].effect < 0
    assert found.findings[0].key == good.key
    assert (DID, common.key) not in by_key  # who does what all do learns nothing
    assert (HAPPENED, "echo x") not in by_key  # the action says it already
    assert by_key[HAPPENED, "lucky y:1"].share == pytest.approx(1 / FEWEST, abs=0.05)
    assert not by_key[HAPPENED, "lucky y:1"].stands_out()
    assert extremes(found.findings, 1, 1)[0].key == good.key
    assert [part.correlation > 0.3 for part in found.parts] == [True, False]
    assert found.parts[0].winners > found.parts[0].mean
    assert found.seats[0].share == pytest.approx(2 / 3)
    assert found.totals[3] == 100


def test_rare_things_are_not_told() -> None:
    tally, _ = _planted(20)
    assert findings(plan_study(GAME, ["random"], FEWEST, None, 1, 60), tally).findings == []


def test_a_shared_victory_is_shared() -> None:
    tally = Tally(4)
    tally.add([], [], rank([Score(seat, {"p": min(seat, 2)}) for seat in range(4)]), "end")
    assert tally.wins == [0, 0, whole(4) // 2, whole(4) // 2]
    assert sum(tally.wins) == whole(4) == 12


def test_events_that_differ_by_a_number_are_no_kind() -> None:
    assert event_key(Event("sold", 1, {"card": "x", "n": 4})) == ""
    assert event_key(Event("took", 1, {"card": ["x", Text("y", {"a": "z"})]})) == "took x+y:z"


@every_game
def test_counts_do_not_depend_on_who_counts(name: str) -> None:
    """One process, or some pieces in any order: the same study; and of the same games as `simulate` plays."""
    seats = find(name).meta.seats[0]
    whole_study = arena.study(name, n=26, seats=seats, jobs=1, least=5)
    chosen = plan_study(name, ["random"], seats, None, 1, 60)
    pieces = [tally for tally, _ in tallies(chosen, 26, Crew(1))]
    assert len(pieces) > 1
    turned = Tally(seats)
    for piece in reversed(pieces):
        turned.merge(piece)
    assert findings(chosen, turned, least=5) == whole_study
    assert sorted(simulate(name, seats, 26, seed=1).lengths) == sorted(
        length for length, times in whole_study.lengths.items() for _ in range(times)
    )
    assert whole_study.games == sum(whole_study.ends.values()) == 26
    assert sum(line.share for line in whole_study.seats) == pytest.approx(1)
    assert whole_study.findings


def test_bots_are_studied_over_processes(folder: Path) -> None:
    """A bot that plays well and is known by how it begins: the beginning goes with winning."""
    bots = ["study_toys:Marked", "study_toys:Unmarked"]
    found = arena.study(GAME, bots, n=32, seats=FEWEST, jobs=2, least=16)
    assert found.games == 32
    assert found.firsts[0].effect > 0.2
    assert found.firsts[0].stands_out()
    assert found.firsts[-1].stands_out()
    marked = found.firsts[0].key
    assert any(finding.verb == found.firsts[0].verb and finding.key != marked for finding in found.firsts)
    assert found.faults == found.lost == 0


@every_game
def test_a_study_is_told(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find(name)
    seats = str(game.meta.seats[0])
    files = ["--json", "study.json", "--plot", "pictures"]
    assert main(["study", name, "-n", "60", "--seats", seats, "--jobs", "1", *files]) == 0
    out = capsys.readouterr().out
    for title in ("Seats", "Distributions", "Ends: ", "Points are made of"):
        assert title in out
    study = json.loads((folder / "study.json").read_text())
    assert study["games"] == 60
    drawn = {path.name for path in (folder / "pictures").iterdir()}
    assert {"seats.png", "parts.png", "distributions.png"} <= drawn
    stands_out = "What goes with winning, done" in out
    assert stands_out or name != GAME
    assert ("winning.png" in drawn) == stands_out
    assert all((folder / "pictures" / picture).read_bytes().startswith(b"\x89PNG") for picture in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_have_words_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = arena.study(GAME, n=15, jobs=1, least=1)
    words = catalog(GAME, language)
    for finding in found.findings + found.firsts:
        assert words.text(finding.text, ["…"] * MOST)
    often = max(found.firsts, key=lambda finding: finding.seats)
    assert main(["study", GAME, "-n", "15", "--jobs", "1", "--lang", language, "--about", often.verb]) == 0
    assert words.text(often.text)[:10] in capsys.readouterr().out


def test_a_study_tells_of_faults(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", GAME, "--bots", "study_toys:Lies", "-n", "2", "--jobs", "1"]) == 0
    assert "faults of bots" in capsys.readouterr().out


def test_a_study_that_is_stopped_tells_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left = [None] * 1

    def stopped(*_: object, **__: object) -> Tally:
        if not left:
            raise KeyboardInterrupt
        left.pop()
        return _planted(50)[0]

    monkeypatch.setattr("quivira.arena.findings.tally", stopped)
    assert main(["study", GAME, "--seats", str(FEWEST), "--jobs", "1"]) == 130
    assert "50 games of random" in capsys.readouterr().out
    assert main(["study", GAME, "--seats", str(FEWEST), "--jobs", "1"]) == 130
    assert "No game was finished" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["no-game"], "unknown game"),
        ([GAME, "--bots", "rondom"], "did you mean random?"),
        ([GAME, "-n", "0"], "at least 1"),
        ([GAME, "--seats", "99"], "players, not 99"),
        ([GAME, "--about", "nothing-like-it"], "unknown verb"),
        ([GAME, "--plot", "no/pictures"], "there is no folder"),
    ],
)
def test_errors_of_the_study_are_for_people(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *words]) == 2
    assert told in capsys.readouterr().err
