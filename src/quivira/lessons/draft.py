"""A lesson on which an author is at work: what they do in it happens by the rules, or is refused in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from quivira.bots import Bot
from quivira.kernel import CHANCE, Game, QuiviraError, Rng, Seat, pick
from quivira.kernel.errors import unknown
from quivira.lessons.lesson import FORMAT, BadLesson, Lesson, Question, Station, decode, encode
from quivira.locale import must_speak
from quivira.match import Match

NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?")  # becomes a part of a Fluent key, and of a file's name
MOVES: Final = 500  # of a lesson that is sent; a whole game has fewer
STATIONS: Final = 100  # and as many questions, or answers at a station
CHOICES: Final = 6  # of a question
Texts = dict[str, dict[str, str]]  # by language and key; `KEY.about` says more about it


class Sketch(msgspec.Struct, forbid_unknown_fields=True):
    """A draft as it is kept and sent."""

    lesson: Lesson
    moves: list[tuple[Seat, str]] = []
    texts: Texts = {}


class Draft:
    def __init__(self, game: Game[Any], name: str, lesson: Lesson) -> None:
        """Where the lesson begins: its stations are left out, see `take_up`."""
        if (lesson.game, lesson.format) != (game.meta.name, FORMAT):
            raise BadLesson(f"this is not a lesson of {game.meta.name} in the format '{FORMAT}'")
        if not 0 <= lesson.seat < lesson.seats:
            raise BadLesson(f"the reader's seat is from 0 to {lesson.seats - 1} at this table, not {lesson.seat}")
        self.game, self.name = game, name_of("a lesson", name)
        self.lesson = msgspec.structs.replace(lesson, stations=[], rules=game.meta.rules_version)
        self.texts: Texts = {}
        self.moves: list[tuple[Seat, str]] = []  # since the last station
        self.match: Match[Any] = Match.at(game, game.new(lesson.seats, lesson.options, listening=True), [])
        self.stood: dict[str, Match[Any]] = {}  # by station: the match there, before the reader does anything

    @classmethod
    def of(cls, game: Game[Any], name: str, sketch: Sketch) -> Draft:
        """Raises BadLesson where the rules do not allow what is in it."""
        _must_be_sound(sketch)
        draft = cls(game, name, sketch.lesson)
        for language in sketch.texts:
            must_speak(language)
        draft.texts = {language: dict(words) for language, words in sketch.texts.items()}
        if broken := draft.take_up(sketch.lesson):
            raise BadLesson(broken)
        for seat, key in sketch.moves:
            draft.play(seat, [key], awaited=False)
        return draft

    def sketch(self) -> Sketch:
        return Sketch(self.lesson, self.moves, self.texts)

    def copy(self) -> Draft:
        """To come back to: matches never change, the next one is another."""
        draft = Draft.__new__(Draft)
        draft.game, draft.name, draft.match = self.game, self.name, self.match
        draft.lesson, draft.moves = decode(encode(self.lesson)), self.moves[:]
        draft.texts = {language: dict(words) for language, words in self.texts.items()}
        draft.stood = dict(self.stood)
        return draft

    def take_up(self, lesson: Lesson) -> str:
        """Go on with a lesson where it ends, or where the rules do not allow it any more; says why."""
        for station in lesson.stations:
            try:
                for seat, key in station.moves:
                    self.play(seat, [key], awaited=False)
                self._stop(station)
                for key in station.does:
                    self.play(lesson.seat, [key])
            except QuiviraError as error:
                return f"the station '{station.name}' cannot be played any more: {error}"
        return ""

    @property
    def waits(self) -> bool:
        """Nothing has happened since the last station, but what its reader is to do."""
        return bool(self.lesson.stations) and not self.moves

    def play(self, seat: Seat, keys: list[str], *, awaited: bool = True) -> None:
        """The lesson waits for what the reader does right after something was said, unless that just happens."""
        for key in keys:
            if seat not in self.match.state.actors():
                raise QuiviraError("chance is not asked" if seat == CHANCE else f"seat {seat} is not asked")
            self.match = self.match.attempt(seat, [key])
            if awaited and seat == self.lesson.seat and self.waits:
                self.lesson.stations[-1].does.append(key)
            else:
                self.moves.append((seat, key))

    def asked(self) -> Seat:
        """The reader, if they are asked, else the first who is."""
        actors = self.match.state.actors()
        if not actors:
            raise QuiviraError("nobody is asked: the game is over")
        return self.lesson.seat if self.lesson.seat in actors else actors[0]

    def let_choose(self, bots: Callable[[Seat], Bot], rng: Rng) -> None:
        """Chance, or the first seat that is not the reader's."""
        seat = next((actor for actor in self.match.state.actors() if actor != self.lesson.seat), None)
        if seat is None:
            self.asked()
            raise QuiviraError("the reader is asked: say what they are to do")
        if seat == CHANCE:
            self.play(CHANCE, [pick(self.match.state.chance(), rng).key])
        else:
            self.play(seat, [bots(seat).choose(self.match.turn(seat))])

    def say(self, name: str) -> Station:
        """Stop here."""
        if any(station.name == name for station in self.lesson.stations):
            raise QuiviraError(f"there is a station '{name}' already")
        return self._stop(Station(name=_station(name)))

    def _stop(self, station: Station) -> Station:
        made = msgspec.structs.replace(station, moves=self.moves, does=[])
        self.lesson.stations.append(made)
        self.moves = []
        self.stood[station.name] = self.match
        return made

    def station(self, name: str = "") -> Station:
        """The one of that name, else the last one."""
        if not self.lesson.stations:
            raise QuiviraError("nothing has been said yet")
        if not name:
            return self.lesson.stations[-1]
        found = {station.name: station for station in self.lesson.stations}
        if name not in found:
            raise QuiviraError(unknown("station", name, list(found)))
        return found[name]

    def answer(self, pattern: str, name: str, at: str = "") -> None:
        """What is said to another choice, or to all legal ones that begin so (`*`); without a name: nothing."""
        answers = self.station(at).answers
        if name:
            answers[pattern] = name_of("an answer", name)
        else:
            answers.pop(pattern, None)

    def leave_out(self, name: str) -> None:
        """What happened there, and what its reader did, happens on the way to the next one."""
        station = self.station(name)
        place = self.lesson.stations.index(station)
        happened = [*station.moves, *((self.lesson.seat, key) for key in station.does)]
        del self.lesson.stations[place], self.stood[station.name]
        if place < len(self.lesson.stations):
            following = self.lesson.stations[place]
            following.moves = [*happened, *following.moves]
        else:
            self.moves = [*happened, *self.moves]

    def go_back(self, name: str) -> None:
        """To a station, before its reader does anything; what comes after it is dropped, answers to it too."""
        station = self.station(name)
        del self.lesson.stations[self.lesson.stations.index(station) + 1 :]
        station.does, station.answers, self.moves = [], {}, []
        self.match = self.stood[station.name]
        self.stood = {one.name: self.stood[one.name] for one in self.lesson.stations}

    def ask(self, question: Question) -> None:
        """One of the quiz; in place of the one of the same name."""
        _must_be_clear(question)
        quiz = self.lesson.quiz
        place = next((place for place, one in enumerate(quiz) if one.name == question.name), len(quiz))
        quiz[place : place + 1] = [question]

    def write(self, language: str, key: str, text: str) -> None:
        self.texts.setdefault(language, {})[key] = text

    def key(self, *parts: str) -> str:
        """Of the words of a station, an answer, a question."""
        return "-".join(("lesson", self.name, *parts))


def name_of(what: str, name: str) -> str:
    if not NAME.fullmatch(name):
        raise QuiviraError(f"the name of {what} has small letters, digits and hyphens, not '{name[:40]}'")
    return name


def _station(name: str) -> str:
    if name_of("a station", name).startswith("quiz"):
        raise QuiviraError("the name of a station does not begin with quiz: its questions are called so")
    return name


def _must_be_clear(question: Question) -> None:
    if name_of("a question", question.name)[-1].isdigit():
        raise QuiviraError("the name of a question does not end with a digit: its answers are numbered")
    if question.choices > CHOICES:
        raise QuiviraError(f"a question has at most {CHOICES} answers")
    if not 1 <= question.right <= question.choices:
        raise QuiviraError(f"the right one is a number from 1 to {question.choices}")


def _must_be_sound(sketch: Sketch) -> None:
    """Whoever sends a draft need not have come to it by deeds: it is bounded, and its names are such as they give."""
    stations, quiz = sketch.lesson.stations, sketch.lesson.quiz
    if len(sketch.moves) + sum(len(one.moves) + len(one.does) for one in stations) > MOVES:
        raise BadLesson(f"a lesson has at most {MOVES} moves")
    if max(len(stations), len(quiz), *(len(one.answers) for one in stations)) > STATIONS:
        raise BadLesson(f"a lesson has at most {STATIONS} stations, each with as many answers, and questions")
    for station in stations:
        _station(station.name)
        for answer in station.answers.values():
            name_of("an answer", answer)
    for question in quiz:
        _must_be_clear(question)
    for what, names in (("station", [one.name for one in stations]), ("question", [one.name for one in quiz])):
        for name, times in Counter(names).items():
            if times > 1:
                raise BadLesson(f"there is a {what} '{name}' already")


def plain(text: str) -> str:
    """Words in one line."""
    return " ".join(text.split())


def words_of(texts: dict[str, str]) -> Iterator[tuple[str, str | None, str | None]]:
    """By message: its text and what it says about itself; None: as it is in the game's file, empty: not any more."""
    written = {key: plain(text) for key, text in texts.items()}
    for key in dict.fromkeys(key.removesuffix(".about") for key in written):
        yield key, written.get(key), written.get(f"{key}.about")
