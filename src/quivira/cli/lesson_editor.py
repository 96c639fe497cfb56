"""The editor for lessons: the author plays all seats and chance, or lets them play, and says where to stop and why."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from quivira.bots import Bot
from quivira.cli.show import Shower
from quivira.kernel import CHANCE, Game, IllegalAction, QuiviraError, Rng, Seat, pick
from quivira.lessons import Lesson, Question, Station, decode, encode
from quivira.locale.rulebook import rules
from quivira.match import Match

HELP: Final = """An empty line lets chance or a bot choose. Or type:
  KEY, SEAT KEY        what is done; by the reader right after `say`: what the lesson waits for
  say NAME             stop here: a station of that name; then its words are asked for
  show THING ...       what is lit at this station, by the start of the names that boards give things
  point THING          what the arrow points at
  answer KEY NAME      what is said to another choice (KEY* is all that begin so); then its words
  rule NUMBER ...      rules that can be seen at work at this station: the rules page links to it
  ask NAME             a question of the quiz; then its words
  title                what the lesson is called, and what it is about
  place N              among the lessons of the game: the lowest one is offered first
  look                 the table as the reader sees it
  undo, save, quit     the last line, taken back; the files are written; the end"""


class Done(Exception):
    """The author leaves."""


class Draft(msgspec.Struct):
    """What can be taken back."""

    lesson: Lesson
    texts: dict[str, str]
    match: Match[Any]
    moves: list[tuple[Seat, str]]  # since the last station
    is_said: bool  # and nothing has happened since

    def copy(self) -> Draft:
        return Draft(decode(encode(self.lesson)), dict(self.texts), self.match, self.moves[:], self.is_said)


class Editor:
    def __init__(
        self,
        game: Game[Any],
        name: str,
        lesson: Lesson,
        bots: dict[Seat, Bot],
        rng: Rng,
        show: Shower,
        console: Console,
        folder: Path,
    ) -> None:
        self.game, self.name, self.bots, self.rng = game, name, bots, rng
        self.show, self.console, self.folder = show, console, folder
        self._title = f"lesson-{name}"
        empty = msgspec.structs.replace(lesson, stations=[], rules=game.meta.rules_version)
        match: Match[Any] = Match.at(game, game.new(lesson.seats, lesson.options, listening=True), [], rng)
        self.draft = Draft(empty, {}, match, [], False)
        self.past: list[Draft] = []
        self._take_up(lesson)

    def run(self) -> None:
        self.console.print(HELP, style="dim", markup=False)
        try:
            while True:
                self._ask()
                self._line(self._input("> "))
        except Done:
            return

    def _take_up(self, lesson: Lesson) -> None:
        """Go on with a lesson where it ends, or where the rules do not allow it any more."""
        for station in lesson.stations:
            try:
                for seat, key in station.moves:
                    self._do(seat, key)
                self._stop(station)
                for key in station.does:
                    self._do(lesson.seat, key)
            except QuiviraError as error:
                self._tell(f"The station '{station.name}' cannot be played any more: {error}. Go on from here.")
                return

    def _ask(self) -> None:
        """Who is asked, and what they may do."""
        state = self.draft.match.state
        for seat in state.actors():
            who = "chance" if seat == CHANCE else "the reader" if seat == self.draft.lesson.seat else f"seat {seat}"
            keys = [action.key for action in state.legal(seat)]
            more = " …" if len(keys) > 12 else ""
            self._tell(f"{who}: {', '.join(keys[:12])}{more}")
        if state.is_over():
            self._tell("The game is over; a lesson ends before, where one can play on.")

    def _line(self, line: str) -> None:
        """One command; what cannot be done is said and changes nothing."""
        word, *rest = line.split() or [""]
        before = self.draft.copy()
        try:
            if word == "quit":
                raise Done
            if word == "undo":
                self.draft = self.past.pop() if self.past else self.draft
                return
            if word in COMMANDS:
                COMMANDS[word](self, rest)
            elif not word:
                self._let_choose()
            else:
                seat = int(word) if rest and re.fullmatch(r"-?\d+", word) else self._asked()
                self._do(seat, rest[0] if rest else word)
        except IllegalAction as error:
            self.draft = before
            self._tell(f"{error.key}: {self.show.text(error.reason)}")
            return
        except QuiviraError as error:
            self.draft = before
            self._tell(str(error))
            return
        self.past.append(before)

    def _asked(self) -> Seat:
        """The reader, if they are asked, else the first who is."""
        actors = self.draft.match.state.actors()
        if not actors:
            raise QuiviraError("nobody is asked: the game is over")
        return self.draft.lesson.seat if self.draft.lesson.seat in actors else actors[0]

    def _let_choose(self) -> None:
        """Chance, or the first seat that is not the reader's."""
        match = self.draft.match
        seat = next((actor for actor in match.state.actors() if actor != self.draft.lesson.seat), None)
        if seat is None:
            raise QuiviraError("the reader is asked: say what they are to do, or type ? for help")
        if seat == CHANCE:
            self._do(CHANCE, pick(match.state.chance(), self.rng).key)
        else:
            self._do(seat, self.bots[seat].choose(match.turn(seat)))

    def _do(self, seat: Seat, key: str) -> None:
        draft = self.draft
        if seat not in draft.match.state.actors():
            raise QuiviraError(f"seat {seat} is not asked")
        draft.match = draft.match.attempt(seat, [key])
        if seat == draft.lesson.seat and draft.is_said:
            draft.lesson.stations[-1].does.append(key)
            return
        draft.moves.append((seat, key))
        draft.is_said = False
        for event in draft.match.lines[-1].events:
            self._tell(f"  {self.show.text(event.text())}")

    def _stop(self, station: Station) -> None:
        self.draft.lesson.stations.append(msgspec.structs.replace(station, moves=self.draft.moves, does=[]))
        self.draft.moves, self.draft.is_said = [], True

    def _station(self) -> Station:
        if not self.draft.lesson.stations:
            raise QuiviraError("there is no station yet; make one with: say NAME")
        return self.draft.lesson.stations[-1]

    def say(self, words: list[str]) -> None:
        name = _only(words, "say NAME")
        if any(station.name == name for station in self.draft.lesson.stations):
            raise QuiviraError(f"there is a station '{name}' already")
        self._stop(Station(name=name))
        self._write(f"lesson-{self.name}-{name}", "What is said? ")

    def shows(self, words: list[str]) -> None:
        self._station().shows = words

    def points(self, words: list[str]) -> None:
        self._station().points = _only(words, "point THING")

    def answer(self, words: list[str]) -> None:
        if len(words) != 2:
            raise QuiviraError("this is written: answer KEY NAME")
        station = self._station()
        station.answers[words[0]] = words[1]
        self._write(f"lesson-{self.name}-{station.name}-{words[1]}", "What is said to it? ")

    def rules(self, words: list[str]) -> None:
        if unknown := [rule for rule in words if rule not in rules(self.game.meta.name, "en")]:
            raise QuiviraError(f"the rulebook has no rule {', '.join(unknown)}")
        self._station().rules = words

    def title(self, words: list[str]) -> None:
        self._write(self._title, "What is the lesson called? ")
        self._write(f"{self._title}.about", "What is it about, in a sentence? ")

    def place(self, words: list[str]) -> None:
        number = _only(words, "place N")
        if not number.isdigit():
            raise QuiviraError("this is written: place N")
        self.draft.lesson.place = int(number)

    def quiz(self, words: list[str]) -> None:
        name = _only(words, "ask NAME")
        key = f"lesson-{self.name}-quiz-{name}"
        self._write(key, "The question? ")
        choices = 0
        while text := self._input(f"Answer {choices + 1}, or nothing: "):
            choices += 1
            self.draft.texts[f"{key}-{choices}"] = text
        right = self._input("Which one is right? ")
        if not right.isdigit() or not 1 <= int(right) <= choices:
            raise QuiviraError(f"the right one is a number from 1 to {choices}")
        self.draft.texts[f"{key}.about"] = self._input("Why? ")
        self.draft.lesson.quiz.append(Question(name, choices, int(right)))

    def look(self, words: list[str]) -> None:
        self.console.print(self.show.view(self.draft.match.side(self.draft.lesson.seat).view))

    def help(self, words: list[str]) -> None:
        self.console.print(HELP, style="dim", markup=False)

    def save(self, words: list[str]) -> None:
        """The lesson, and its new words at the end of the language's file."""
        if self.draft.moves:
            self._tell("What has happened since the last station is not part of the lesson.")
        path = self.folder / "lessons" / f"{self.name}.json"
        language = self.folder / "locale" / f"{self.show.words.language}.ftl"
        try:
            known = language.read_text("utf-8") if language.is_file() else ""
            if self._title not in self.draft.texts and not _has(known, self._title):
                self.title([])
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(encode(self.draft.lesson))
            language.write_text(known + self._fluent(known), "utf-8")
        except OSError as error:
            raise QuiviraError(f"cannot write {path}: {error.strerror}") from None
        self._tell(f"Wrote {path} and {language}. Check it: quivira lesson check {self.game.meta.name}")

    def _fluent(self, known: str) -> str:
        """The words that the file has not; what stands there stays."""
        texts = self.draft.texts
        new = [key for key in texts if "." not in key and not _has(known, key)]
        lines: list[str] = []
        for key in new:
            lines.append(f"{key} = {texts[key]}")
            if why := texts.get(f"{key}.about"):
                lines.append(f"    .about = {why}")
        return "".join(f"{line}\n" for line in lines)

    def _write(self, key: str, prompt: str) -> None:
        self.draft.texts[key] = self._input(prompt)

    def _tell(self, text: str) -> None:
        self.console.print(escape(text))

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            raise Done from None


def _has(fluent: str, key: str) -> bool:
    return re.search(rf"^{key} =", fluent, re.MULTILINE) is not None


COMMANDS: Final = {
    "say": Editor.say,
    "show": Editor.shows,
    "point": Editor.points,
    "answer": Editor.answer,
    "rule": Editor.rules,
    "ask": Editor.quiz,
    "title": Editor.title,
    "place": Editor.place,
    "look": Editor.look,
    "save": Editor.save,
    "?": Editor.help,
}


def _only(words: list[str], written: str) -> str:
    if len(words) != 1 or not re.fullmatch(r"[\w:.-]+", words[0]):
        raise QuiviraError(f"this is written: {written}")
    return words[0]
