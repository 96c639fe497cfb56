"""quivira games: what can be played."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.padding import Padding

from quivira.cli.arguments import Commands, add_language, command
from quivira.kernel.registry import find, names
from quivira.locale import catalog

EXAMPLES = """  quivira games
  quivira games --lang pl
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "games", "list the games with their seats and options", EXAMPLES)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    for name in names():
        meta = find(name).meta
        words = catalog(name, given.lang)
        seats = f"{meta.seats[0]}-{meta.seats[-1]}" if len(meta.seats) > 1 else str(meta.seats[0])
        console.print(f"[bold]{name}[/bold]  {words.text('title')} ({meta.designer}), {words.say('seats', n=seats)}")
        console.print(Padding(words.text("summary"), (0, 0, 0, 4)))
        for option in meta.options:
            if len(option.values) == 1:
                continue  # nothing to choose
            values = "|".join(str(value).lower() for value in option.values)
            console.print(Padding(f"--option {option.key}={values}", (0, 0, 0, 4)), style="cyan")
            console.print(Padding(words.text(f"option-{option.key}"), (0, 0, 0, 6)), style="dim")
        console.print()
    return 0
