"""quivira lesson: lessons are recorded, read through and checked here."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from quivira.bots import bot
from quivira.cli.arguments import Commands, add_language, add_options, command, read_options
from quivira.cli.lesson_editor import Editor
from quivira.cli.show import Shower
from quivira.cli.table import seat_names
from quivira.kernel import Game, Rng
from quivira.kernel.registry import find
from quivira.lessons import FORMAT, Lesson, TaughtStation, home, load, names, problems, taught
from quivira.locale import Catalog, catalog

EXAMPLES = """  quivira lesson record GAME first        play, say what is to be said, choose what is forced
  quivira lesson show GAME first          read it through, station by station
  quivira lesson check GAME               whether it can be played by the rules as they are, in every language
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "lesson", "record and check lessons", EXAMPLES)
    ways = parser.add_subparsers(dest="way", metavar="WAY", required=True)
    record = ways.add_parser("record", help="make a lesson, or go on with one")
    record.add_argument("game", metavar="GAME")
    record.add_argument(
        "name", metavar="NAME", help="of the lesson; `first` is for whoever has never heard of the game"
    )
    record.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the fewest)")
    record.add_argument("--seat", type=int, default=0, metavar="N", help="the reader's (default: 0)")
    record.add_argument("--seed", type=int, default=1, help="of chance and bots, where you let them choose")
    record.add_argument("--bot", default="easy", metavar="BOT", help="who plays the other seats (default: easy)")
    add_options(record)
    add_language(record)
    record.set_defaults(run=run_record)
    show = ways.add_parser("show", help="read a lesson through")
    show.add_argument("game", metavar="GAME")
    show.add_argument("name", metavar="NAME")
    add_language(show)
    show.set_defaults(run=run_show)
    check = ways.add_parser("check", help="whether lessons can be played and read")
    check.add_argument("game", metavar="GAME")
    check.add_argument("name", nargs="?", metavar="NAME", help="only this one")
    check.set_defaults(run=run_check)


def run_check(given: argparse.Namespace) -> int:
    game = find(given.game)
    known = [given.name] if given.name else names(game.meta.name)
    found = problems(game, given.name)
    console = Console(highlight=False, soft_wrap=True)
    for problem in found:
        console.print(problem, markup=False)
    console.print(f"{len(found)} found" if found else f"{', '.join(known) or 'There are no lessons'}: all is well.")
    return 1 if found else 0


def run_show(given: argparse.Namespace) -> int:
    game = find(given.game)
    show_lesson(Console(highlight=False), game, given.name, load(game.meta.name, given.name), given.lang)
    return 0


def run_record(given: argparse.Namespace) -> int:
    game = find(given.game)
    name = game.meta.name
    if given.name in names(name):
        lesson = load(name, given.name)
    else:
        lesson = Lesson(
            format=FORMAT,
            game=name,
            rules=game.meta.rules_version,
            seats=given.seats or game.meta.seats[0],
            options=read_options(game, given.option),
            seat=given.seat,
            stations=[],
        )
    bots = {seat: bot(given.bot, Rng(given.seed, seat + 1), name) for seat in range(lesson.seats)}
    words = catalog(name, given.lang)
    show = Shower(words, seat_names(words, lesson.seats, 1))
    Editor(game, given.name, lesson, bots, Rng(given.seed), show, Console(highlight=False), home(name)).run()
    return 0


def show_lesson(console: Console, game: Game[Any], name: str, lesson: Lesson, language: str) -> None:
    """All that is said and asked, in its order."""
    words = catalog(game.meta.name, language)
    whole = taught(game, name, lesson)
    console.print(Rule(escape(_said(words, whole.title))))
    for number, station in enumerate(whole.stations, start=1):
        console.print(f"[bold]{number}[/bold]  {escape(_said(words, station.says))}")
        _show_station(console, words, station)
    for number, question in enumerate(whole.quiz, start=1):
        console.print(f"[bold]{number}?[/bold] {escape(_said(words, question.says))}")
        for place, choice in enumerate(question.choices):
            mark = "✓" if place == question.right else " "
            console.print(f"   {mark} {escape(_said(words, choice))}")


def _show_station(console: Console, words: Catalog, station: TaughtStation) -> None:
    if station.shows:
        console.print(f"   [dim]lit: {escape(', '.join(station.shows))}; arrow: {escape(station.points)}[/dim]")
    if station.does:
        console.print(f"   [green]to do: {escape(' '.join(station.does))}[/green]")
    by_answer: dict[str, list[str]] = {}
    for key, answer in station.answers.items():
        by_answer.setdefault(answer, []).append(key)
    for answer, tried in by_answer.items():
        console.print(f"   [dim]{escape(', '.join(tried[:6]))}:[/dim] {escape(_said(words, answer))}")


def _said(words: Catalog, key: str) -> str:
    """The words, or that they are missing: whoever writes a lesson sees what is left to do."""
    return words.text(key) if key in words else f"({key} is not written yet)"
