"""quivira simulate: random games as a table."""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from quivira.cli.arguments import Commands, add_options, command, read_options
from quivira.kernel import BadTable, Game, Options, Rng, Score, play_out
from quivira.kernel.registry import find

EXAMPLES = """  quivira simulate GAME -n 1000
  quivira simulate GAME -n 1000 --seats 3 --option KEY=VALUE --seed 7
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "simulate", "play random games and report lengths, scores and ends", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the most)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    add_options(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = find(given.game)
    seats = given.seats if given.seats is not None else game.meta.seats[-1]
    options = read_options(game, given.option)
    if given.n < 1:
        raise BadTable("-n is at least 1")
    if given.seed < 0:
        raise BadTable("--seed is 0 or more")
    game.new(seats, options)
    report(game, seats, options, given.n, given.seed)
    return 0


def report(game: Game[Any], seats: int, options: Options, games: int, seed: int) -> None:
    lengths: list[int] = []
    sheets: list[list[Score]] = []
    ends: Counter[str] = Counter()
    began = perf_counter()
    for number in track(range(games), f"{game.meta.name}, {seats} seats"):
        s = game.new(seats, options)
        lengths.append(play_out(s, Rng(seed, number)))
        sheets.append(game.scores(s))
        ends[game.end_reason(s)] += 1
    seconds = perf_counter() - began
    console = Console()
    console.print(_scores(seats, sheets))
    console.print(f"decisions per game: {mean(lengths):.1f} (from {min(lengths)} to {max(lengths)})")
    console.print("ends: " + ", ".join(f"{reason} {count / games:.1%}" for reason, count in ends.most_common()))
    console.print(f"{games / seconds:,.0f} games a second, {sum(lengths) / seconds:,.0f} decisions a second")


def _scores(seats: int, sheets: list[list[Score]]) -> Table:
    """One column per seat: totals, wins, and the mean of what they are made of."""
    table = Table(title="Scores", title_justify="left")
    table.add_column("")
    for seat in range(seats):
        table.add_column(f"seat {seat}", justify="right")
    totals = [[sheet[seat].total for sheet in sheets] for seat in range(seats)]
    wins = [
        mean(1 / sum(x.rank == 1 for x in sheet) if sheet[seat].rank == 1 else 0 for sheet in sheets)
        for seat in range(seats)
    ]
    table.add_row("wins", *[f"{share:.1%}" for share in wins])
    table.add_row("mean", *[f"{mean(values):.1f}" for values in totals], style="bold")
    table.add_row("lowest", *[str(min(values)) for values in totals])
    table.add_row("highest", *[str(max(values)) for values in totals], end_section=True)
    for part in sheets[0][0].parts:
        table.add_row(
            part.removeprefix("score-"), *[f"{mean(s[seat].parts[part] for s in sheets):.1f}" for seat in range(seats)]
        )
    return table
