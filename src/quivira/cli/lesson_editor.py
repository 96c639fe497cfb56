"""The editor for lessons: the author plays all seats and chance, or lets them play, and says where to stop and why."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from quivira.bots import Bot, levels
from quivira.cli.lesson_shown import show_lesson
from quivira.cli.show import Shower
from quivira.kernel import CHANCE, Game, IllegalAction, QuiviraError, Rng, Seat
from quivira.kernel.errors import unknown
from quivira.lessons import Draft, Lesson, Question, has_words, save, taught
from quivira.locale.rulebook import rules

HELP: Final = """An empty line lets chance or a bot choose. Or type:
  KEY, SEAT KEY        what is done; by the reader right after `say`: what the lesson waits for
  happens KEY          what the reader does, but the lesson does not wait for it
  say NAME             stop here: a station of that name; then its words are asked for
  show THING ...       what is lit at this station, by the start of the names that boards give things
  point THING          what the arrow points at
  answer KEY NAME      what is said to another choice (KEY* is all that begin so); then its words
  rule NUMBER ...      rules that can be seen at work at this station: the rules page links to it
  ask NAME             a question of the quiz; then its words
  title                what the lesson is called, and what it is about
  place N              among the lessons of the game: the lowest one is offered first
  end LEVEL            the bots against whom one plays on; `end LEVEL advises`: the strongest would do the same
  back NAME            to that station, without all that comes after it
  drop NAME            leave that station out; what happened there stays
  look, preview        the table as the reader sees it; the lesson so far, read through
  undo, save, quit     the last line, taken back; the files are written; the end"""


class Done(Exception):
    """The author leaves."""


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
        self.game, self.bots, self.rng = game, bots, rng
        self.show, self.console, self.folder = show, console, folder
        self.draft = Draft(game, name, lesson)
        self.past: list[Draft] = []
        broken = self.draft.take_up(lesson)
        self._tell_news(0)
        if broken:
            self._tell(f"{broken}. Go on from here.")

    def run(self) -> None:
        self.console.print(HELP, style="dim", markup=False)
        try:
            while True:
                self._ask()
                self._line(self._input("> "))
        except Done:
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
                self.draft.let_choose(self.bots.__getitem__, self.rng)
            else:
                seat = int(word) if rest and re.fullmatch(r"-?\d+", word) else self.draft.asked()
                self.draft.play(seat, [rest[0] if rest else word])
        except IllegalAction as error:
            self.draft = before
            self._tell(f"{error.key}: {self.show.text(error.reason)}")
            return
        except QuiviraError as error:
            self.draft = before
            self._tell(str(error))
            return
        self.past.append(before)
        self._tell_news(before.match.number)

    def _tell_news(self, since: int) -> None:
        """What has happened after a line of the log."""
        for line in self.draft.match.since(since):
            for event in line.events:
                self._tell(f"  {self.show.text(event.text())}")

    def say(self, words: list[str]) -> None:
        station = self.draft.say(_only(words, "say NAME"))
        self._write(self.draft.key(station.name), "What is said? ")

    def shows(self, words: list[str]) -> None:
        self.draft.station().shows = words

    def points(self, words: list[str]) -> None:
        self.draft.station().points = _only(words, "point THING")

    def answer(self, words: list[str]) -> None:
        if len(words) != 2:
            raise QuiviraError("this is written: answer KEY NAME")
        self.draft.answer(*words)
        self._write(self.draft.key(self.draft.station().name, words[1]), "What is said to it? ")

    def rules(self, words: list[str]) -> None:
        if unknown := [rule for rule in words if rule not in rules(self.game.meta.name, "en")]:
            raise QuiviraError(f"the rulebook has no rule {', '.join(unknown)}")
        self.draft.station().rules = words

    def title(self, words: list[str]) -> None:
        self._write(self.draft.key(), "What is the lesson called? ")
        self._write(f"{self.draft.key()}.about", "What is it about, in a sentence? ")

    def place(self, words: list[str]) -> None:
        number = _only(words, "place N")
        if not number.isdigit():
            raise QuiviraError("this is written: place N")
        self.draft.lesson.place = int(number)

    def happens(self, words: list[str]) -> None:
        self.draft.play(self.draft.asked(), [_only(words, "happens KEY")], awaited=False)

    def end(self, words: list[str]) -> None:
        known = levels(self.game.meta.name)
        if not words or words[1:] not in ([], ["advises"]):
            raise QuiviraError("this is written: end LEVEL, or end LEVEL advises")
        if words[0] not in known:
            raise QuiviraError(unknown("bot", words[0], known))
        self.draft.lesson.level, self.draft.lesson.advises = words[0], len(words) > 1

    def back(self, words: list[str]) -> None:
        self.draft.go_back(_only(words, "back NAME"))

    def drop(self, words: list[str]) -> None:
        self.draft.leave_out(_only(words, "drop NAME"))

    def preview(self, words: list[str]) -> None:
        lesson = taught(self.game, self.draft.name, self.draft.lesson)
        show_lesson(self.console, lesson, self.show.words, self.draft.texts.get(self.language))

    def quiz(self, words: list[str]) -> None:
        name = _only(words, "ask NAME")
        key = self.draft.key("quiz", name)
        self._write(key, "The question? ")
        choices = 0
        while text := self._input(f"Answer {choices + 1}, or nothing: "):
            choices += 1
            self.draft.write(self.language, f"{key}-{choices}", text)
        right = self._input("Which one is right? ")
        self.draft.ask(Question(name, choices, int(right) if right.isdigit() else 0))
        self._write(f"{key}.about", "Why? ")

    def look(self, words: list[str]) -> None:
        self.console.print(self.show.view(self.draft.match.side(self.draft.lesson.seat).view))

    def help(self, words: list[str]) -> None:
        self.console.print(HELP, style="dim", markup=False)

    def save(self, words: list[str]) -> None:
        """The lesson, and its words into the language's file."""
        if self.draft.moves:
            self._tell("What has happened since the last station is not part of the lesson.")
        title = self.draft.key()
        if title not in self.draft.texts.get(self.language, {}) and not has_words(self.folder, self.language, title):
            self.title([])
        written = " and ".join(map(str, save(self.draft, self.folder)))
        self._tell(f"Wrote {written}. Check it: quivira lesson check {self.game.meta.name}")

    def _write(self, key: str, prompt: str) -> None:
        """Nothing: it stays as it is, or is written later."""
        if text := self._input(prompt):
            self.draft.write(self.language, key, text)

    @property
    def language(self) -> str:
        return self.show.words.language

    def _tell(self, text: str) -> None:
        self.console.print(escape(text))

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            raise Done from None


COMMANDS: Final = {
    "say": Editor.say,
    "show": Editor.shows,
    "point": Editor.points,
    "answer": Editor.answer,
    "rule": Editor.rules,
    "ask": Editor.quiz,
    "title": Editor.title,
    "place": Editor.place,
    "happens": Editor.happens,
    "end": Editor.end,
    "back": Editor.back,
    "drop": Editor.drop,
    "look": Editor.look,
    "preview": Editor.preview,
    "save": Editor.save,
    "?": Editor.help,
}


def _only(words: list[str], written: str) -> str:
    if len(words) != 1 or not re.fullmatch(r"[\w:.-]+", words[0]):
        raise QuiviraError(f"this is written: {written}")
    return words[0]
