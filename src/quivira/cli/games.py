"""quivira games: what can be played."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from quivira.cli.arguments import Commands, add_language, command
from quivira.kernel import Option
from quivira.kernel.registry import find, names
from quivira.locale import Catalog, catalog

EXAMPLES = """  quivira games
  quivira games --lang pl
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "games", "list the games with their seats and options", EXAMPLES)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    table = Table(show_lines=True)
    for title in ("Game", "Title", "Designer", "Seats", "Options (default first)"):
        table.add_column(title)
    for name in names():
        meta = find(name).meta
        words = catalog(name, given.lang)
        options = [_option(words, option) for option in meta.options]
        seats = f"{meta.seats[0]}-{meta.seats[-1]}" if len(meta.seats) > 1 else str(meta.seats[0])
        table.add_row(name, words.text("title"), meta.designer, seats, "\n".join(options))
    Console().print(table)
    return 0


def _option(words: Catalog, option: Option) -> str:
    values = "|".join(str(value).lower() for value in option.values)
    return f"{option.key}={values}\n  {words.text(f'option-{option.key}')}"
