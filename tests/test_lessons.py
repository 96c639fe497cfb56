"""Lessons: what their readers are shown, what is said of broken ones, and how authors record them."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from quivira.bots import bot, levels
from quivira.bots.foresight import mean
from quivira.bots.learned import foresight, look, went_on
from quivira.cli import main
from quivira.cli.lesson_editor import Editor
from quivira.cli.show import Shower
from quivira.kernel import CHANCE, Game, Rng, Turn
from quivira.kernel.registry import find, names
from quivira.learning.network import network_of, rows_of
from quivira.lessons import FIRST, FORMAT, BadLesson, Lesson, Station, decode, encode, end, load, problems, taught
from quivira.lessons import names as lessons_of
from quivira.locale import LANGUAGES, catalog, folder_of, source
from quivira.match import Match
from quivira.testing.case import failure
from quivira.testing.conformance import check_lessons_can_be_played
from quivira.testing.language import messages
from quivira.testing.play import default_table, long_game

ALL = [(game, name) for game in names() for name in lessons_of(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL)
first_lessons = [one for one in ALL if one[1] == FIRST]
one_of_each_game = pytest.mark.parametrize(("game", "name"), first_lessons)
# The lesson of an unfinished game may be too short to be spoilt in every way.
one_of_each_whole_game = pytest.mark.parametrize(
    ("game", "name"), [one for one in first_lessons if not find(one[0]).meta.english_only]
)
GAME = long_game()
WORDS = 55  # of a station, at most
SIMS = 64  # of a bot that is asked for advice
TRIALS = 128  # of two choices that may be equally good
NEAR = 0.03  # of a result from 0 to 1: as much may hang on the machine


def spoilt(monkeypatch: pytest.MonkeyPatch, game: str, name: str, **parts: Any) -> str:
    """What conformance says of a game whose lesson has other parts."""
    changed = msgspec.structs.replace(load(game, name), **parts)
    loads = {name: changed}
    monkeypatch.setattr("quivira.lessons.checking.load", lambda game, one: loads.get(one) or load(game, one))
    told = failure(check_lessons_can_be_played, default_table(find(game)), seeds=1)
    assert told is not None
    return told


def upto(game: Game[Any], lesson: Lesson, name: str) -> Match[Any]:
    """The match at a station, before its reader does anything."""
    place = [station.name for station in lesson.stations].index(name)
    last = msgspec.structs.replace(lesson.stations[place], does=[], answers={})
    return end(game, msgspec.structs.replace(lesson, stations=[*lesson.stations[:place], last]))


def is_near(turn: Turn[Any], key: str, other: str, rng: Rng) -> bool:
    """Whether a choice is hardly worse than another one, in the same worlds with the same luck."""
    name = turn.game.meta.name
    network = network_of(name)
    if network is None:
        return False
    search = foresight(turn, rng, network, rows_of(name), ahead=1)
    first = search.first()
    search.answer(first, *look(network, [first])[0])
    root = search.root
    assert root is not None
    places = [[action.key for action in root.legal].index(one) for one in (key, other)]
    begun = [search.attempt(place) for _ in range(TRIALS) for place in places]
    away = [trial for trial in begun if trial is not None]
    while away:
        away = went_on(search, network, away)
    worth, best = (mean(root.brought[place]) for place in places)
    return worth > best - NEAR


def test_there_are_lessons() -> None:
    assert ALL


@every_lesson
def test_a_reader_is_asked_where_something_is_to_be_done_and_nowhere_else(game: str, name: str) -> None:
    whole = taught(find(game), name, load(game, name))
    for station in whole.stations:
        *before, last = [position.sides[0] for position in station.positions]
        legal = [choice.key for choice in last.legal]
        assert not any(side.legal for side in before)
        assert (station.does[0] in legal) if station.does else not legal
        assert not set(station.answers) & set(station.does[:1])
        assert last.seat == whole.seat
    numbers = [position.number for station in whole.stations for position in station.positions]
    assert numbers == sorted(numbers)


@every_lesson
def test_everything_that_happens_is_told_once(game: str, name: str) -> None:
    stations = taught(find(game), name, load(game, name)).stations
    shown = [position for station in stations for position in (*station.positions, *station.between)]
    told = [line.number for position in shown for line in position.sides[0].lines]
    assert sorted(set(told)) == sorted(told)
    match = end(find(game), load(game, name))
    assert {line.number for line in match.told(load(game, name).seat)} == set(told)


@pytest.mark.searching
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in ALL if load(game, name).advises])
def test_advice_is_what_the_strongest_bots_would_do(game: str, name: str) -> None:
    """All of it, also how to pay. What is about as good will do: it may also be the same in another order."""
    lesson = load(game, name)
    for station in lesson.stations:
        if not station.does:
            continue
        match = upto(find(game), lesson, station.name)
        for key in station.does:
            turn = match.turn(lesson.seat)
            for luck in range(2):
                chosen = bot(f"{levels(game)[-1]}:sims={SIMS}", Rng(luck), game).choose(turn)
                well = chosen == key or is_near(turn, key, chosen, Rng(luck))
                assert well, f"at '{station.name}' the strongest bot would rather do {chosen} than {key}"
            match = match.attempt(lesson.seat, [key])


def test_every_game_teaches_all_that_was_promised() -> None:
    """A first lesson with questions, two or three beyond it with advice; an unfinished game may have less."""
    for game in names():
        if find(game).meta.english_only:
            continue
        first, *beyond = [load(game, name) for name in lessons_of(game)]
        assert lessons_of(game)[0] == FIRST
        assert 6 <= len(first.stations) <= 10
        assert len(first.quiz) == 10
        assert not first.advises
        assert 2 <= len(beyond) <= 3
        assert all(lesson.advises for lesson in beyond)


@one_of_each_whole_game
def test_a_reader_is_told_what_they_did_themselves(game: str, name: str) -> None:
    """In all lessons of a game: "You take", and not their name."""
    spoken, lacking = messages((folder_of(game) / "locale" / "en.ftl").read_text("utf-8")), set()
    spoken |= messages(source("quivira.locale", "en.ftl"))
    for lesson in (load(game, one) for one in lessons_of(game)):
        for line in end(find(game), lesson).told(lesson.seat):
            for event in line.events:
                parts = {"you": event.seat, "whom": event.args.get("other")}
                lacking |= {f"log-{event.verb}.{part}" for part, seat in parts.items() if seat == lesson.seat}
    assert not lacking - spoken.keys()


@every_lesson
def test_no_station_is_long(game: str, name: str) -> None:
    for language in ("en",) if find(game).meta.english_only else LANGUAGES:
        words = catalog(game, language)
        long = [s.name for s in load(game, name).stations if len(words.text(f"lesson-{name}-{s.name}").split()) > WORDS]
        assert not long, f"{language}: these stations have more than {WORDS} words: {long}"


@one_of_each_whole_game
def test_a_first_lesson_has_an_answer_to_all_that_can_be_tried(game: str, name: str) -> None:
    for station in taught(find(game), name, load(game, name)).stations:
        asked = [station.positions[-1], *station.between] if station.does else []
        legal = {choice.key for position in asked for choice in position.sides[0].legal}
        assert not legal - set(station.does) - set(station.answers), station.says


def test_lessons_are_offered_in_the_order_of_their_authors(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first one before all, and one that is broken does not hide the others."""
    monkeypatch.setattr("quivira.lessons.lesson.folder_of", lambda game: tmp_path)
    (tmp_path / "lessons").mkdir()
    for name, place in {"apple": 3, "pear": 1, "fig": 2, "date": 2, FIRST: 9}.items():
        lesson = Lesson(format=FORMAT, game=GAME, rules=1, seats=2, place=place, stations=[])
        (tmp_path / "lessons" / f"{name}.json").write_bytes(encode(lesson))
    (tmp_path / "lessons" / "broken.json").write_bytes(b"{")
    assert [name for name in lessons_of(GAME) if name != "broken"] == [FIRST, "pear", "date", "fig", "apple"]
    with pytest.raises(BadLesson, match="this is not a lesson"):
        load(GAME, "broken")


@one_of_each_whole_game
def test_a_lesson_that_the_rules_do_not_allow_any_more_is_told(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    """Somebody else is asked, or a move is refused: in either case where it was, and what to do."""
    stations = load(game, name).stations
    whole = taught(find(game), name, load(game, name)).stations
    place, shown = next((n, station) for n, station in enumerate(whole) if station.positions[-1].sides[0].refused)
    refused = shown.positions[-1].sides[0].refused[0].key
    changes: list[tuple[int, dict[str, Any], str]] = [
        (0, {"moves": stations[0].moves[:-1]}, "asked"),
        (place, {"does": [refused], "answers": {}}, f"{refused} cannot be done (why-"),
    ]
    for number, change, why in changes:
        broken = [*stations[:number], msgspec.structs.replace(stations[number], **change), *stations[number + 1 :]]
        told = spoilt(monkeypatch, game, name, stations=broken)
        monkeypatch.undo()
        assert f"{game}: the lesson '{name}': at the station '" in told
        assert why in told
        assert f"quivira lesson record {game} {name}" in told


@one_of_each_whole_game
def test_a_lesson_that_ends_where_nobody_plays_on_is_told(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    first = load(game, name).stations[0]
    cut = msgspec.structs.replace(first, moves=first.moves[:1], does=[], answers={})
    told = spoilt(monkeypatch, game, name, stations=[cut])
    assert "end it at a question to its reader" in told


@one_of_each_game
def test_words_that_are_missing_are_told_in_every_language(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    stations = [*load(game, name).stations, Station(name="unwritten")]
    monkeypatch.setattr(
        "quivira.lessons.checking.load", lambda g, n: msgspec.structs.replace(load(game, name), stations=stations)
    )
    told = [problem for problem in problems(find(game), name) if f"lesson-{name}-unwritten" in problem]
    assert len(told) == (1 if find(game).meta.english_only else 5)


@one_of_each_game
def test_answers_to_what_cannot_be_tried_are_told(monkeypatch: pytest.MonkeyPatch, game: str, name: str) -> None:
    stations = load(game, name).stations
    place = next(place for place, station in enumerate(stations) if station.does)
    stations[place] = msgspec.structs.replace(stations[place], answers={"nonsense:*": "x"})
    assert "the answer to nonsense:* is to nothing" in spoilt(monkeypatch, game, name, stations=stations)


@every_lesson
def test_whoever_saves_a_lesson_again_changes_nothing(game: str, name: str) -> None:
    written = (folder_of(game) / "lessons" / f"{name}.json").read_text("utf-8")
    assert encode(load(game, name)).decode() == written
    assert max(map(len, written.splitlines())) <= 120


def test_what_is_no_lesson_is_refused_in_words() -> None:
    with pytest.raises(BadLesson, match="this is not a lesson"):
        decode(b"{}")
    with pytest.raises(BadLesson, match="this version reads"):
        decode(encode(Lesson(format="other", game=GAME, rules=1, seats=2, stations=[])))
    with pytest.raises(BadLesson, match="unknown lesson"):
        load(GAME, "nothing")


class Author:
    """Types lines into the editor."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game[Any], folder: Path) -> None:
        self.game, self.folder, self.typed, self.told = game, folder, iter([""]), StringIO()
        monkeypatch.setattr(Console, "input", lambda console, prompt: next(self.typed))

    def edits(self, lesson: Lesson, *lines: str) -> Editor:
        self.typed = iter([*lines, "quit"])
        bots = {seat: bot("random", Rng(1, seat)) for seat in range(lesson.seats)}
        show = Shower(catalog(self.game.meta.name, "en"), [f"P{seat}" for seat in range(lesson.seats)])
        editor = Editor(self.game, "mine", lesson, bots, Rng(1), show, Console(file=self.told, width=200), self.folder)
        editor.run()
        return editor


def begins() -> tuple[Lesson, list[str]]:
    """An empty lesson, and the empty lines that bring it to where the first seat is asked."""
    empty = Lesson(format=FORMAT, game=GAME, rules=1, seats=find(GAME).meta.seats[0], stations=[])
    state, lines = find(GAME).new(empty.seats), list[str]()
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.legal(CHANCE)[0])
        lines.append("")
    return empty, lines


def asked(editor: Editor) -> str:
    """The first thing that the reader may do."""
    return str(editor.draft.match.state.legal(editor.draft.lesson.seat)[0].key)


def test_an_author_plays_says_and_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is typed becomes a lesson that can be played, and taken up again."""
    game = find(GAME)
    author = Author(monkeypatch, game, tmp_path)
    (tmp_path / "locale").mkdir()
    empty, lines = begins()
    begun = author.edits(empty, *lines, "say hello", "Look at this.", "show bar", "say oops", "No.", "undo")
    assert [station.name for station in begun.draft.lesson.stations] == ["hello"]
    begun = author.edits(
        empty,
        *lines,
        "say hello",
        "Look at this.",
        "show bar",
        "point bar",
        "rule 1",
        "place 7",
        "save",
        "Mine",
        "About it.",
    )
    saved = decode((tmp_path / "lessons" / "mine.json").read_bytes())
    assert saved.place == 7
    assert (saved.stations[0].shows, saved.stations[0].rules) == (["bar"], ["1"])
    assert len(saved.stations[0].moves) == len(lines)
    words = (tmp_path / "locale" / "en.ftl").read_text("utf-8")
    assert "lesson-mine-hello = Look at this.\n" in words
    assert "lesson-mine = Mine\n    .about = About it.\n" in words
    more = author.edits(saved, "say go", "Do it.", asked(begun), "ask q", "What?", "A", "B", "", "2", "So.", "save")
    saved = decode((tmp_path / "lessons" / "mine.json").read_bytes())
    assert [station.does for station in saved.stations] == [[], [asked(begun)]]
    assert [(q.name, q.choices, q.right) for q in more.draft.lesson.quiz] == [("q", 2, 2)]
    words = (tmp_path / "locale" / "en.ftl").read_text("utf-8")
    assert words.count("lesson-mine-hello =") == 1
    assert "lesson-mine-quiz-q = What?\n    .about = So.\nlesson-mine-quiz-q-1 = A\n" in words
    assert len(taught(game, "mine", saved).stations) == 2


def test_an_author_goes_back_leaves_out_and_reads_it_through(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    author = Author(monkeypatch, find(GAME), tmp_path)
    empty, lines = begins()
    key = asked(author.edits(empty, *lines))
    said = (*lines, "say one", "Look at [this].", "say two", "")
    editor = author.edits(empty, *said, f"happens {key}", "end hard advises", "preview")
    lesson = editor.draft.lesson
    assert (editor.draft.station().does, editor.draft.moves) == ([], [(lesson.seat, key)])
    assert (lesson.level, lesson.advises) == ("hard", True)
    shown = author.told.getvalue()
    assert "1  Look at [this].\n" in shown
    assert "2  (lesson-mine-two is not written yet)\n" in shown
    back = author.edits(empty, *said, key, "back one").draft
    assert ([station.name for station in back.lesson.stations], back.moves) == (["one"], [])
    left = author.edits(empty, *said, key, "drop two").draft
    assert ([station.name for station in left.lesson.stations], left.moves) == (["one"], [(lesson.seat, key)])


def test_what_an_author_may_not_do_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    author = Author(monkeypatch, find(GAME), tmp_path)
    empty, _ = begins()
    wrong = ("end", "end nobody", "end easy perhaps", "back nowhere", "drop nowhere", "drop", "happens nonsense")
    lines = ("show bar", "nonsense", "answer x", "say two words", "7 x", "place first", "rule nonsense", *wrong)
    editor = author.edits(empty, *lines)
    assert (editor.draft.lesson.stations, editor.draft.moves, editor.past) == ([], [], [])


@one_of_each_game
def test_lessons_are_shown_and_checked_in_the_terminal(
    capsys: pytest.CaptureFixture[str], game: str, name: str
) -> None:
    assert main(["lesson", "check", game]) == 0
    assert "all is well" in capsys.readouterr().out
    assert main(["lesson", "show", game, name, "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    words = catalog(game, "en")
    assert all(
        words.text(station.says)[:40] in shown for station in taught(find(game), name, load(game, name)).stations
    )
    assert main(["lesson", "show", game, "nothing"]) == 2
    assert "unknown lesson" in capsys.readouterr().err
