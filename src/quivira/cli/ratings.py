"""quivira ratings: how strong the levels of a game are, on one scale."""

from __future__ import annotations

import argparse
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from quivira.arena import Crew, Outcome, make_plan, outcome
from quivira.arena.results import Results, own_file
from quivira.arena.strength import STANDARD, strengths
from quivira.bots import levels
from quivira.bots.ratings import FILE, Measured
from quivira.cli.arena import add_crew, play_on
from quivira.cli.arguments import Commands, command
from quivira.kernel import BadTable, QuiviraError
from quivira.kernel.registry import find, module

EXAMPLES = """  quivira ratings GAME                                  let all levels meet, and rate them
  quivira ratings GAME -n 720 --write                   keep the figures in the game's folder
  quivira ratings GAME --bots easy hard my_bots:Clever  rate a bot of yours beside the levels

Stopped with Ctrl-C it rates what was played; the same command goes on where it stopped.
"""
RANDOM = "random"  # loses every game, which tells how strong nobody is
EASY = "easy"  # the others are measured by it


def add_parser(commands: Commands) -> None:
    parser = command(commands, "ratings", "measure how strong the levels of a game are", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", nargs="+", metavar="BOT", help="who meets (default: all levels that look ahead)")
    parser.add_argument("-n", type=int, default=360, metavar="N", help="how many games at least (default: 360)")
    parser.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the most)")
    parser.add_argument("--write", action="store_true", help="keep the ratings of levels in the game's folder")
    parser.add_argument("--results", metavar="FILE", help="keep every game there, one line of JSON each")
    parser.add_argument("--fresh", action="store_true", help="start over, even if a stopped run could go on")
    add_crew(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    game = find(given.game)
    if given.n < 1:
        raise BadTable("-n is at least 1")
    bots = given.bots or [level for level in levels(given.game) if level != RANDOM]
    if EASY not in bots:
        raise QuiviraError(f"the others are measured by '{EASY}', so it must play, too")
    chosen = make_plan(game, bots, given.seats or game.meta.seats[-1], None, given.seed, given.limit)
    wanted = chosen.enough(given.n)
    kept = Results(Path(given.results or own_file(chosen)), chosen, given.fresh)
    whole = play_on(console, chosen, wanted, Crew(given.jobs, given.ray), kept)
    reached = outcome(chosen, [played for number, played in kept.played.items() if number < wanted])
    if not reached.finished():
        console.print("No game was finished.")
        return 130
    show(console, reached)
    if whole and not given.results:
        kept.path.unlink()
    if whole and given.write:
        path = write(reached)
        console.print(f"Written to {path}.")
    return 0 if whole else 130


def rated(reached: Outcome) -> dict[str, tuple[int, int]]:
    """Ratings of all bots with what they may be off by, the best first."""
    players = reached.plan.players
    found = strengths(len(players), reached.finished(), players.index(EASY))
    return dict(sorted(zip(players, found, strict=True), key=lambda line: -line[1][0]))


def show(console: Console, reached: Outcome) -> None:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot")
    table.add_column("rating", justify="right")
    for bot, (rating, about) in rated(reached).items():
        table.add_row(bot, f"{rating} ± {about}" if bot != EASY else f"{rating}")
    plan = reached.plan
    console.print(f"[bold]{plan.game}[/bold], {plan.seats} seats, {len(reached.finished())} games, seed {plan.seed}")
    console.print(table)
    console.print(f"'{EASY}' has {STANDARD}; 400 more than another is ten victories over it for one defeat.")


def write(reached: Outcome) -> Path:
    """Keep the ratings of levels where clients and documents find them."""
    plan = reached.plan
    offered = levels(plan.game)
    found = {bot: rating for bot, (rating, _) in rated(reached).items() if bot in offered}
    measured = Measured(plan.rules, plan.seats, len(reached.finished()), found)
    with as_file(files(module(plan.game)).joinpath(FILE)) as path:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=2) + b"\n")
        return path
