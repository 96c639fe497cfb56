"""A lesson as text: all that is said and asked, in its order."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from quivira.lessons import Taught, TaughtStation
from quivira.locale import Catalog


def show_lesson(console: Console, lesson: Taught, words: Catalog, written: Mapping[str, str] | None = None) -> None:
    """Besides the game's words, some may be `written` that are not saved yet."""
    Shown(console, words, written or {}).tell(lesson)


class Shown:
    def __init__(self, console: Console, words: Catalog, written: Mapping[str, str]) -> None:
        self._console, self._words, self._written = console, words, written

    def tell(self, lesson: Taught) -> None:
        self._console.print(Rule(self._said(lesson.title)))
        for number, station in enumerate(lesson.stations, start=1):
            self._console.print(f"[bold]{number}[/bold]  {self._said(station.says)}")
            self._tell_station(station)
        for number, question in enumerate(lesson.quiz, start=1):
            self._console.print(f"[bold]{number}?[/bold] {self._said(question.says)}")
            for place, choice in enumerate(question.choices):
                mark = "✓" if place == question.right else " "
                self._console.print(f"   {mark} {self._said(choice)}")

    def _tell_station(self, station: TaughtStation) -> None:
        if station.shows:
            lit, arrow = escape(", ".join(station.shows)), escape(station.points)
            self._console.print(f"   [dim]lit: {lit}; arrow: {arrow}[/dim]")
        if station.does:
            self._console.print(f"   [green]to do: {escape(' '.join(station.does))}[/green]")
        by_answer: dict[str, list[str]] = {}
        for key, answer in station.answers.items():
            by_answer.setdefault(answer, []).append(key)
        for answer, tried in by_answer.items():
            self._console.print(f"   [dim]{escape(', '.join(tried[:6]))}:[/dim] {self._said(answer)}")

    def _said(self, key: str) -> str:
        """The words, or that they are missing: whoever writes a lesson sees what is left to do."""
        if key in self._written or key not in self._words:
            return escape(self._written.get(key) or f"({key} is not written yet)")
        return escape(self._words.text(key))
