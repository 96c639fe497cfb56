"""The command line, as a person uses it; on every game that is found."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quivira import __version__
from quivira.cli import main
from quivira.games import DataFile
from quivira.kernel import Rng
from quivira.kernel.record import Record, decode
from quivira.kernel.registry import find, names
from quivira.locale import LANGUAGES, catalog
from quivira.match import Match
from quivira.testing.play import long_game
from quivira.testing.records import folder

every_game = pytest.mark.parametrize("name", names())
FIRST = long_game()


class Person:
    """Types lines and reads what the terminal prints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "120")

    def types(self, *lines: str) -> None:
        left = list(lines)

        def line(prompt: object = "") -> str:
            if not left:
                raise EOFError
            return left.pop(0)

        self.monkeypatch.setattr("builtins.input", line)

    def runs(self, *words: str, code: int = 0) -> str:
        assert main(words) == code
        out, err = self.capsys.readouterr()
        return out + err


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(monkeypatch, capsys)


# games, rules, doctor, simulate


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game(person: Person, language: str) -> None:
    person.monkeypatch.setenv("COLUMNS", "200")
    listed = person.runs("games", "--lang", language)
    for name in names():
        meta = find(name).meta
        assert name in listed
        assert meta.designer in listed
        assert catalog(name, language).text("title") in listed
        assert all((option.key in listed) == (len(option.values) > 1) for option in meta.options)


@every_game
def test_rules_whole_or_one(person: Person, name: str) -> None:
    assert "1" in person.runs("rules", name)
    assert person.runs("rules", name, "no-rule", code=2).startswith("quivira: unknown rule")


def test_doctor_tells_the_build(person: Person) -> None:
    told = person.runs("doctor")
    assert f"quivira {__version__}" in told
    assert "build: " in told
    assert "All is well." in told
    assert all(f"game {name}" in told for name in names())


def test_doctor_names_a_broken_game(person: Person, tmp_path: Path) -> None:
    broken = tmp_path / "broken_game"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise RuntimeError('out of order')")
    import quivira.games

    person.monkeypatch.setattr(quivira.games, "__path__", [*quivira.games.__path__, str(tmp_path)])
    told = person.runs("doctor", code=1)
    assert "broken_game cannot be loaded: RuntimeError: out of order" in told


@every_game
def test_simulate_reports(person: Person, name: str) -> None:
    game = find(name)
    person.monkeypatch.setenv("COLUMNS", "300")
    told = person.runs("simulate", name, "-n", "4", "--seats", str(game.meta.seats[0]), "--seed", "3")
    assert "decisions per game" in told
    assert any(f"{reason} " in told for reason in game.meta.end_reasons)


# What is asked wrongly


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "no_such_game"], "unknown game 'no_such_game'"),
        (["simulate", FIRST, "--seats", "9"], "players, not 9"),
        (["play", FIRST, "--seats", "1"], "players, not 1"),
        (["play", FIRST, "--humans", "7"], "--humans is from 0 to"),
        (["play", FIRST, "--names", "A", "B"], "2 names for 1 people"),
        (["play", FIRST, "--option", "nothing=1"], "unknown option"),
        (["simulate", FIRST, "-n", "0"], "-n is at least 1"),
        (["simulate", FIRST, "--seed", "-1"], "--seed is 0 or more"),
        (["replay", "no-such-file.json"], "cannot read no-such-file.json"),
        (["new-game", "Bad Name"], "'Bad Name' cannot be a folder"),
        (["new-game", FIRST], "already"),
    ],
)
def test_mistakes_get_one_clear_line(person: Person, words: list[str], complaint: str) -> None:
    told = person.runs(*words, code=2)
    assert complaint in told
    assert len(told.strip().splitlines()) == 1


def test_options_have_known_values(person: Person) -> None:
    for name in names():
        for option in find(name).meta.options:
            told = person.runs("play", name, "--option", f"{option.key}=perhaps", code=2)
            assert f"option {option.key} is one of" in told


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b'"moves"', b'"mooves"', "this is not a game record"),
        (f'"game":"{FIRST}"'.encode(), b'"game":"checkers"', "unknown game 'checkers'"),
        (f'"rules":{find(FIRST).meta.rules_version}'.encode(), b'"rules":77', "rules version 77"),
        (b'"digest":"', b'"digest":"0', "the record claims"),
    ],
)
def test_records_that_cannot_be_replayed(
    person: Person, tmp_path: Path, old: bytes, new: bytes, complaint: str
) -> None:
    data = next(folder(find(FIRST)).glob(f"{FIRST}-*.json")).read_bytes()
    assert old in data
    path = tmp_path / "record.json"
    path.write_bytes(data.replace(old, new, 1))
    told = person.runs("replay", str(path), code=2)
    assert complaint in told
    assert "Traceback" not in told


# Playing


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots(person: Person, name: str, language: str) -> None:
    labels = [label for verb in find(name).space.verbs.values() for label in verb.labels if isinstance(label, int)]
    person.types(*[str(n) for n in range(1, max([4, *labels]) + 1)] * 800)  # some number of these is always a choice
    told = person.runs("play", name, "--seed", "1", "--bot", "random", "--lang", language)
    words = catalog(name, language)
    assert words.text("title") in told
    assert words.text("final-scores") in told


@every_game
def test_questions_can_be_asked(person: Person, name: str) -> None:
    game = find(name)
    state = Match(game, game.meta.seats[-1], rng=Rng(1)).state
    seat = state.actors()[0]
    wrong = [a.key for a in game.space.actions if a not in state.legal(seat)][:1]
    person.types("", "?", "? 1", *(f"? {key}" for key in wrong), *wrong, "9999", "? nothing", "", "undo", "quit")
    told = person.runs(
        "play", name, "--seed", "1", "--humans", str(game.meta.seats[-1]), "--bot", "random", "--lang", "en"
    )
    assert "undo        take back" in told
    assert "Rule " in told
    assert told.count("There is no choice “") == 2
    assert "There is nothing to take back" in told


@every_game
def test_a_game_is_saved_continued_and_replayed(person: Person, name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    person.types(f"save {path}", "1", f"save {path}", "quit")  # the second time where one choice does not end the game
    assert "Saved to" in person.runs("play", name, "--seed", "1", "--bot", "random", "--lang", "en")
    assert "not finished" in person.runs("replay", str(path), "--lang", "en")
    person.types(*["1"] * 3000)
    person.runs("play", "--from", str(path), "--seed", "2", "--bot", "random", "--lang", "en")
    assert decode(path.read_bytes()).result is None


def test_saving_where_it_cannot_be(person: Person, tmp_path: Path) -> None:
    person.types(f"save {tmp_path}/none/game.json", "quit")
    assert "could not be saved" in person.runs("play", FIRST, "--seed", "1", "--lang", "en")


@every_game
def test_a_finished_record_is_replayed_to_its_scores(person: Person, name: str) -> None:
    path = next(folder(find(name)).glob(f"{name}-*.json"))
    told = person.runs("replay", str(path), "--log", "--lang", "en")
    assert "Final scores" in told
    assert "it matches the record" in told
    assert "look at it with: quivira replay" in person.runs("play", "--from", str(path), code=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_ends_in_the_language_it_began(person: Person, tmp_path: Path, language: str) -> None:
    """The verdict on a record of these rules, of older ones, without a result, and of an unfinished game."""
    record = decode(next(folder(find(FIRST)).glob(f"{FIRST}-*.json")).read_bytes())
    words = catalog(FIRST, language)
    assert record.result is not None
    told: dict[str, int | str] = {"digest": record.result.digest, "n": record.rules}

    def ends(record: Record) -> str:
        path = tmp_path / "game.json"
        path.write_bytes(record.encode())
        return " ".join(person.runs("replay", str(path), "--log", "--lang", language).split())

    assert ends(record).endswith(words.say("replay-matches", **told))
    record.rules -= 1
    assert ends(record).endswith(words.say("replay-older-rules", **told | {"n": record.rules}))
    record.rules, record.result = record.rules + 1, None
    assert ends(record).endswith(words.say("replay-claims-nothing", **told))
    record.moves = record.moves[:-1]
    command = f"quivira play {FIRST} --from FILE"
    assert ends(record).endswith(words.say("replay-unfinished", command=command))


def test_stepping_through_a_record(person: Person) -> None:
    path = next(folder(find(FIRST)).glob(f"{FIRST}-*.json"))
    person.monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    moves = len(decode(path.read_bytes()).moves)
    person.types("", "", "b", "20", "q")
    told = person.runs("replay", str(path), "--seat", "0")
    assert [f" {number} / {moves} " in told for number in (0, 1, 2, 20)] == [True] * 4
    assert "0 to" in person.runs("replay", str(path), "--seat", "8", code=2)


def test_hands_are_hidden_between_people(person: Person) -> None:
    game = find(FIRST)
    person.types("", "1", "", "1", "", "quit")
    told = person.runs(
        "play", FIRST, "--seats", str(game.meta.seats[0]), "--humans", "2", "--names", "Anna", "Jan", "--lang", "en"
    )
    assert "Pass the keyboard to" in told
    assert "Anna" in told
    assert "Jan" in told


def test_a_game_is_chosen_from_the_list(person: Person, tmp_path: Path) -> None:
    import quivira.games

    person.monkeypatch.setattr(quivira.games, "__path__", [*quivira.games.__path__, str(tmp_path)])
    main(["new-game", "another_game", "--into", str(tmp_path)])
    person.types("0", "another_game", "quit")
    assert "Another game" in person.runs("play", "--lang", "en")
    person.types("1", "quit")
    person.runs("play", "--lang", "en")
    person.types()
    assert "no game was chosen" in person.runs("play", "--lang", "en", code=2)


def test_leaving_in_the_middle_is_no_accident(person: Person) -> None:
    person.types()
    person.runs("play", FIRST, "--lang", "en")


def test_help_shows_examples_of_a_real_game(person: Person) -> None:
    for words in (["--help"], ["play", "--help"], ["simulate", "--help"], ["replay", "--help"], ["new-game", "--help"]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 0
        assert "examples:" in person.capsys.readouterr().out


def test_ctrl_c_leaves_no_traceback() -> None:
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # also where tests run in the background
    process = subprocess.Popen(
        [sys.executable, "-m", "quivira", "simulate", FIRST, "-n", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    signal.signal(signal.SIGINT, heard)
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in out


def explained(name: str, language: str) -> list[str]:
    """The things a game names in its choices and explains."""
    labels = [key for verb in find(name).space.verbs.values() for key in verb.labels if isinstance(key, str)]
    return [key for key in labels if catalog(name, language).about(key)]


@pytest.mark.parametrize("name", [name for name in names() if explained(name, "en")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_named_things_are_explained(person: Person, name: str, language: str) -> None:
    words = catalog(name, language)
    things = explained(name, language)
    person.types(f"? {words.text(things[0]).upper()}", f"?{words.text(things[-1])}", "quit")
    told = " ".join(person.runs("play", name, "--seed", "1", "--bot", "random", "--lang", language).split())
    for thing in (things[0], things[-1]):
        assert " ".join((words.about(thing) or "nothing").split()) in told


# Other data files, such as a board

DATA = [(name, data) for name in names() for data in find(name).data if not data.is_fixed]
FIXED = [(name, data) for name in names() for data in find(name).data if data.is_fixed]


@pytest.mark.parametrize(("name", "data"), DATA, ids=lambda value: getattr(value, "name", value))
def test_another_data_file_is_checked_and_played_on(person: Person, tmp_path: Path, name: str, data: DataFile) -> None:
    person.monkeypatch.setenv("COLUMNS", "400")
    path = tmp_path / "own.json"
    path.write_bytes(data.read())
    assert f"play on it with: quivira play {name} --{data.name} {path}" in person.runs(
        "doctor", f"--{data.name}", str(path)
    )
    played = subprocess.run(
        [sys.executable, "-m", "quivira", "play", name, f"--{data.name}", str(path), "--lang", "en"],
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert catalog(name, "en").text("title") in played.stdout
    path.write_text("{}")
    assert person.runs("doctor", f"--{data.name}", str(path), code=2).startswith("quivira: ")
    assert "cannot read" in person.runs("doctor", f"--{data.name}", str(tmp_path / "none"), code=2)


@pytest.mark.parametrize(("name", "data"), FIXED, ids=lambda value: getattr(value, "name", value))
def test_a_fixed_data_file_cannot_be_replaced(person: Person, tmp_path: Path, name: str, data: DataFile) -> None:
    own = data.read()
    path = tmp_path / "own.json"
    path.write_text("{}")
    assert "no game has a data file" in person.runs("doctor", f"--{data.name}", str(path), code=2)
    assert "has no data file" in person.runs("play", name, f"--{data.name}", str(path), code=2)
    person.monkeypatch.setenv(data.variable, str(path))
    assert data.read() == own


def test_data_files_that_no_game_has(person: Person) -> None:
    assert "no game has a data file 'nonsense'" in person.runs("doctor", "--nonsense", "x", code=2)
    assert f"{FIRST} has no data file 'nonsense'" in person.runs("play", FIRST, "--nonsense", "x", code=2)
    assert "'--nonsense' is not understood" in person.runs("doctor", "--nonsense", code=2)
    assert "'--nonsense' is not understood" in person.runs("games", "--nonsense", "x", code=2)


@every_game
def test_several_choices_in_one_line_are_all_or_nothing(person: Person, name: str) -> None:
    game = find(name)
    state = Match(game, game.meta.seats[-1], rng=Rng(1)).state
    good = state.legal(state.actors()[0])[0].key
    outcomes = game.new(game.meta.seats[-1]).chance()
    drawn = outcomes[0][0].key if outcomes else good  # what nobody can do, or not twice
    person.types("", f"{good} {drawn}", f"{good} nonsense", "undo", "quit")
    told = person.runs("play", name, "--seed", "1", "--humans", str(game.meta.seats[-1]), "--lang", "en")
    assert f"{drawn}: " in told
    assert "unknown action 'nonsense'" in told
    assert "There is nothing to take back" in told
