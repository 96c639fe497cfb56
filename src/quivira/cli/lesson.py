"""quivira lesson: lessons are recorded, read through and checked here."""

from __future__ import annotations

import argparse

from rich.console import Console

from quivira.bots import bot
from quivira.cli.arguments import Commands, add_language, add_options, command, read_options
from quivira.cli.lesson_editor import Editor
from quivira.cli.lesson_shown import show_lesson
from quivira.cli.show import Shower
from quivira.cli.table import seat_names
from quivira.kernel import Rng
from quivira.kernel.registry import find
from quivira.lessons import FORMAT, Lesson, home, load, names, problems, taught
from quivira.locale import catalog

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
    lesson, words = load(game.meta.name, given.name), catalog(game.meta.name, given.lang)
    show_lesson(Console(highlight=False), taught(game, given.name, lesson), words)
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
