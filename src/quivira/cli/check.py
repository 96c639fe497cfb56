"""quivira check: whether a game holds what every game must, and one failing case again."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rich.console import Console

from quivira.cli.arguments import Commands, add_options, command, read_options
from quivira.kernel import Game, QuiviraError
from quivira.kernel.errors import needs, unknown
from quivira.kernel.registry import find

if TYPE_CHECKING:
    from quivira.testing.case import Check
    from quivira.testing.play import Table

EXAMPLES = """  quivira check GAME                   every check, at every table, and its words, rules and records
  quivira check GAME --seats 3 --seed 7 --only nothing_leaks
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "check", "check whether a game holds what every game must", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="K", help="at tables of so many seats (default: all)")
    parser.add_argument("--seed", type=int, metavar="N", help="the random game of this number (default: the first)")
    parser.add_argument("--only", metavar="CHECK", help="this check alone, by the name that a failure tells")
    add_options(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with needs("testing"):
        from quivira.testing.case import Failure, examine
        from quivira.testing.conformance import CHECKS
    game = find(given.game)
    checks = _chosen({check.__name__.removeprefix("check_"): check for check in CHECKS}, given.only)
    console = Console(highlight=False, soft_wrap=True)
    failed = 0
    for table in _tables(game, given):
        for check in checks:
            try:
                examine(check, table, given.seed or 0)
            except Failure as failure:
                console.print(f"{failure}\n", markup=False)
                failed += 1
        console.print(f"{table}: {len(checks)} checks", style="dim")
    for problem in [] if given.only else problems(game):
        console.print(problem, markup=False)
        failed += 1
    if game.meta.english_only:
        console.print("It may speak English alone as long as meta.py says english_only=True.")
    console.print(f"{failed} found" if failed else "All is well.")
    return 1 if failed else 0


def problems(game: Game[Any]) -> list[str]:
    """What is wrong with the game's words, its rulebook's tests and its records."""
    from quivira.testing import citations, language, records

    name = game.meta.name
    shown = [
        f"no record shows {what}: write them with python -m quivira.testing.records {name}"
        for what in records.uncovered(game)
    ]
    return [*language.problems(game), *citations.uncited(name), *filter(None, [records.reshaped(game)]), *shown]


def _chosen(checks: dict[str, Check], only: str | None) -> list[Check]:
    if only is not None and only not in checks:
        raise QuiviraError(unknown("check", only, checks))
    return [check for name, check in checks.items() if only in (None, name)]


def _tables(game: Game[Any], given: argparse.Namespace) -> list[Table]:
    """The tables that are asked for; a single game is one table, with the options given and else the usual ones."""
    from quivira.testing.play import Table, tables

    options = read_options(game, given.option)
    if given.seats is not None:
        game.new(given.seats, options)
        return [Table(game, given.seats, options)]
    return [table for table in tables(game) if not given.option or table.options == options]
