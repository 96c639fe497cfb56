"""quivira rules: the rulebook of a game."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from quivira.cli.arguments import Commands, add_language, command
from quivira.kernel import QuiviraError
from quivira.kernel.errors import unknown
from quivira.kernel.registry import find
from quivira.locale.rulebook import rulebook, rules

EXAMPLES = """  quivira rules GAME              the whole rulebook
  quivira rules GAME 17           one rule
  quivira rules GAME --lang de    in German
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "rules", "show the rules of a game", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("number", nargs="?", metavar="NUMBER", help="only this rule")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    name = find(given.game).meta.name
    page = rulebook(name, given.lang)
    if given.number is not None:
        numbered = rules(name, given.lang)
        if given.number not in numbered:
            raise QuiviraError(unknown("rule", given.number, numbered))
        page = f"**{given.number}.** {numbered[given.number]}"
    Console().print(Markdown(page))
    return 0
