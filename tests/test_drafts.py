"""Drafts of lessons: what an author does in them, in the terminal and in the browser alike, and what is saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quivira.bots import bot
from quivira.kernel import CHANCE, QuiviraError, Rng
from quivira.kernel.registry import find, names
from quivira.lessons import (
    FORMAT,
    Draft,
    Lesson,
    Question,
    Sketch,
    Station,
    decode,
    encode,
    lines,
    load,
    missing,
    save,
    taught,
    with_words,
)
from quivira.lessons import names as lessons_of
from quivira.testing.play import long_game

GAME = find(long_game())
ALL = [(game, name) for game in names() for name in lessons_of(game)]


def until_asked(draft: Draft) -> None:
    """Chance and bots play, until the reader is asked alone."""
    while draft.match.state.actors() != [draft.lesson.seat]:
        draft.let_choose(lambda seat: bot("random", Rng(seat)), Rng(3))


def first(draft: Draft) -> str:
    """What the reader may do."""
    return str(draft.match.state.legal(draft.lesson.seat)[0].key)


@pytest.fixture
def draft() -> Draft:
    """A draft with two things said, the second of which waits for its reader."""
    made = Draft(
        GAME, "mine", Lesson(format=FORMAT, game=GAME.meta.name, rules=1, seats=GAME.meta.seats[0], stations=[])
    )
    until_asked(made)
    made.say("one")
    made.say("two")
    made.play(made.lesson.seat, [first(made)])
    return made


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_lesson_can_be_taken_up_as_it_stands(game: str, name: str) -> None:
    lesson = load(game, name)
    made = Draft(find(game), name, lesson)
    assert made.take_up(lesson) == ""
    assert encode(made.lesson) == encode(lesson)
    again = Draft.of(find(game), name, made.sketch())
    assert encode(again.lesson) == encode(lesson)


def test_a_move_that_just_happens_is_not_waited_for(draft: Draft) -> None:
    until_asked(draft)
    draft.say("three")
    key = first(draft)
    draft.play(draft.lesson.seat, [key], awaited=False)
    draft.say("four")
    assert [(len(station.does), station.name) for station in draft.lesson.stations[2:]] == [(0, "three"), (0, "four")]
    assert draft.lesson.stations[-1].moves == [(draft.lesson.seat, key)]
    assert encode(Draft.of(GAME, "mine", draft.sketch()).lesson) == encode(draft.lesson)


def test_a_station_is_left_out_and_what_happened_there_stays(draft: Draft) -> None:
    until_asked(draft)
    draft.say("three")
    number, did = draft.match.number, draft.lesson.stations[1].does
    draft.leave_out("two")
    assert [station.name for station in draft.lesson.stations] == ["one", "three"]
    assert draft.lesson.stations[1].moves[0] == (draft.lesson.seat, did[0])
    draft.leave_out("three")
    again = Draft.of(GAME, "mine", draft.sketch())
    assert (again.match.number, again.lesson.stations[-1].name) == (number, "one")


def test_an_author_goes_back_to_a_station_and_plays_another_move(draft: Draft) -> None:
    draft.answer("*", "other", "two")
    until_asked(draft)
    draft.say("three")
    draft.go_back("two")
    assert [station.name for station in draft.lesson.stations] == ["one", "two"]
    assert (draft.station().does, draft.station().answers, draft.moves) == ([], {}, [])
    other = draft.match.state.legal(draft.lesson.seat)[-1].key
    draft.play(draft.lesson.seat, [other])
    assert Draft.of(GAME, "mine", draft.sketch()).station().does == [other]


def test_what_cannot_be_is_refused_in_words(draft: Draft) -> None:
    refused: dict[str, Callable[[], object]] = {
        "there is a station 'one' already": lambda: draft.say("one"),
        "begin with quiz": lambda: draft.say("quiz-x"),
        "small letters": lambda: draft.say("../x"),
        "unknown station": lambda: draft.station("nothing"),
        "end with a digit": lambda: draft.ask(Question("q1", 2, 1)),
        "from 1 to 2": lambda: draft.ask(Question("q", 2, 3)),
        "chance is not asked": lambda: draft.play(CHANCE, ["x"]),
        "name of a lesson": lambda: Draft(GAME, "../../x", draft.lesson),
    }
    until_asked(draft)
    before = encode(draft.lesson)
    for words, deed in refused.items():
        with pytest.raises(QuiviraError, match=words):
            deed()
    with pytest.raises(QuiviraError, match="the reader is asked"):
        draft.let_choose(lambda seat: bot("random", Rng(1)), Rng(1))
    assert encode(draft.lesson) == before


def test_a_draft_that_is_sent_is_held_to_what_its_author_could_have_done(draft: Draft) -> None:
    """Its names become keys of Fluent files, and all that it holds is worked out."""
    one, two = draft.lesson.stations
    lesson, replace = draft.lesson, msgspec.structs.replace
    refused = {
        "small letters": replace(lesson, stations=[replace(one, name="x = hi\ntitle"), two]),
        "begin with quiz": replace(lesson, stations=[replace(one, name="quiz-x"), two]),
        "name of an answer": replace(lesson, stations=[one, replace(two, answers={"*": "x = hi\ntitle"})]),
        "station 'two' already": replace(lesson, stations=[replace(one, name="two"), two]),
        "question 'q' already": replace(lesson, quiz=[Question("q", 2, 1)] * 2),
        "name of a question": replace(lesson, quiz=[Question("x = hi", 2, 1)]),
        "at most 6": replace(lesson, quiz=[Question("q", 1_000_000_000, 1)]),
        "from 1 to 2": replace(lesson, quiz=[Question("q", 2, 3)]),
        "at most 100": replace(lesson, stations=[Station(name=f"s{n}") for n in range(101)]),
        "and questions": replace(lesson, quiz=[Question(f"q{n}x", 2, 1) for n in range(101)]),
    }
    for words, sent in refused.items():
        with pytest.raises(QuiviraError, match=words):
            Draft.of(GAME, "mine", Sketch(sent))


def test_words_stand_in_their_place_or_at_the_end() -> None:
    source = "# of the first\na = One\n    two\n    .about = Old\n    .acc = a\nb = B\n"
    made = with_words(source, {"a.about": "New", "b": "A {brace} and\na line", "c": "C", "c.about": "Why"})
    assert made == (
        "# of the first\na =\n    One\n    two\n    .about = New\n    .acc = a\n"
        'b = A { "{" }brace{ "}" } and a line\nc = C\n    .about = Why\n'
    )
    assert with_words("", {"c": " "}) == ""


def test_what_is_cleared_stands_there_no_more() -> None:
    source = "a = A\n    .about = Why\n# of the second\nb = B\nc = C\n"
    assert with_words(source, {"b": " "}) == "a = A\n    .about = Why\nc = C\n"
    assert with_words(source, {"a.about": ""}) == "a = A\n# of the second\nb = B\nc = C\n"
    assert with_words(source, {"a": "", "a.about": "", "c": ""}) == "# of the second\nb = B\n"
    for texts in ({"a": ""}, {"d.about": "Why"}):
        with pytest.raises(QuiviraError, match="no words of its own"):
            with_words(source, texts)


def test_what_is_saved_is_the_lesson_and_the_words_that_it_needs(draft: Draft, tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("lesson-mine-one = Old\n")
    draft.write("en", "lesson-mine-one", "Look.")
    draft.write("en", "lesson-mine", "Mine")
    draft.write("en", "lesson-mine-gone", "Nobody says this.")
    lacking = missing(GAME, "mine", draft.lesson, draft.texts)
    assert sorted(lacking["en"]) == ["lesson-mine-two", "lesson-mine.about"]
    assert len(lacking["pl"]) == 4
    save(draft, tmp_path)
    assert (tmp_path / "locale" / "en.ftl").read_text() == "lesson-mine-one = Look.\nlesson-mine = Mine\n"
    assert len(taught(GAME, "mine", decode((tmp_path / "lessons" / "mine.json").read_bytes())).stations) == 2
    draft.write("en", "lesson-mine-one", "")
    lacking = missing(GAME, "mine", draft.lesson, draft.texts)
    assert sorted(lacking["en"]) == ["lesson-mine-one", "lesson-mine-two", "lesson-mine.about"]
    draft.write("en", "lesson-mine.about", "All of it.")
    del draft.texts["en"]["lesson-mine"]  # it stands in the file
    assert lines(draft, tmp_path) == {"en": "lesson-mine = Mine\n    .about = All of it.\n"}
    save(draft, tmp_path)
    assert (tmp_path / "locale" / "en.ftl").read_text() == "lesson-mine = Mine\n    .about = All of it.\n"
    draft.write("en", "lesson-mine", "")
    with pytest.raises(QuiviraError, match=r"locale/en.ftl: 'lesson-mine' has an .about"):
        save(draft, tmp_path)
    draft.texts.clear()
    draft.write("pl", "lesson-mine", "Moja")
    with pytest.raises(QuiviraError, match="does not speak 'pl'"):
        save(draft, tmp_path)
