"""quivira arena: bots meet, and a table says who is stronger."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from quivira.arena import Crew, Outcome, Plan, Standing, games, make_plan, outcome
from quivira.arena.contest import play_game
from quivira.arena.plan import LIMIT
from quivira.arena.results import Results, own_file
from quivira.cli.arguments import Commands, add_options, command, read_options
from quivira.kernel import BadTable, QuiviraError
from quivira.kernel.registry import find

EXAMPLES = """  quivira arena GAME easy random random random -n 200     one against three, turned through all seats
  quivira arena GAME easy random --seats 4                 all mixes of the two
  quivira arena GAME easy my_bots:Clever --jobs 1          a bot of yours, in one process
  quivira arena GAME easy random -n 1000 --json table.json --plot table.png
  quivira arena GAME easy random --ray                     over a Ray cluster

Stopped with Ctrl-C it prints the table so far; the same command goes on where it stopped. See docs/arena.md.
"""
MANY_FAULTS = 5  # kinds that are told
WIDE = 90  # columns of a terminal that has room for everything


def add_parser(commands: Commands) -> None:
    parser = command(commands, "arena", "let bots meet in many games and rank them", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help="a level, perhaps with settings (hard:time=0.1), or MODULE:CLASS"
    )
    parser.add_argument("-n", type=int, default=200, metavar="N", help="how many games at least (default: 200)")
    parser.add_argument(
        "--seats", type=int, metavar="K", help="how many seats (default: as many as bots, or else the most)"
    )
    add_options(parser)
    parser.add_argument("--results", metavar="FILE", help="keep every game there, one line of JSON each")
    parser.add_argument("--fresh", action="store_true", help="start over, even if a stopped run could go on")
    parser.add_argument("--only", type=int, metavar="I", help="play game number I again, for a look at what went wrong")
    add_crew(parser)
    parser.add_argument("--json", metavar="FILE", help="write the table")
    parser.add_argument("--plot", metavar="FILE", help="draw the table (.png, .svg, .pdf); needs quivira[plots]")
    parser.set_defaults(run=run)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Arguments that say who plays, with which luck."""
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes (default: one a core)")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster; needs quivira[cluster]"
    )
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="S", help=f"seconds for one decision (default: {LIMIT:.0f})"
    )


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    game = find(given.game)
    if given.n < 1:
        raise BadTable("-n is at least 1")
    chosen = make_plan(game, given.bots, given.seats, read_options(game, given.option), given.seed, given.limit)
    if given.only is not None:
        return _again(console, chosen, given.only)
    crew = Crew(given.jobs, given.ray)
    for file in (given.json, given.plot):
        check_writable(file)
    wanted = chosen.enough(given.n)
    kept = Results(Path(given.results or own_file(chosen)), chosen, given.fresh)
    whole = play_on(console, chosen, wanted, crew, kept)
    reached = outcome(chosen, [played for number, played in kept.played.items() if number < wanted])
    show(console, reached, wanted)
    if (whole or not kept.played) and not given.results:
        kept.path.unlink()
    elif not whole:
        console.print(f"Stopped. The same command goes on where it stopped (its games are kept in {kept.path}).")
    if given.json:
        Path(given.json).write_bytes(as_json(reached))
    if given.plot and reached.finished():
        from quivira.arena import plots

        plots.contest(reached, Path(given.plot))
    return 0 if whole else 130


def play_on(console: Console, chosen: Plan, wanted: int, crew: Crew, kept: Results) -> bool:
    """Play what is left; whether all was played."""
    done = sum(number < wanted for number in kept.played)
    if done:
        console.print(f"{done} of {wanted} games are in {kept.path} already; --fresh starts over.")
    with progress(console) as bar:
        task = bar.add_task(f"{chosen.game}, {chosen.seats} seats", total=wanted, completed=done)
        try:
            for played in games(chosen, wanted, crew, kept.played):
                kept.add(played)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
    )


def show(console: Console, reached: Outcome, wanted: int) -> None:
    chosen, number = reached.plan, len(reached.finished())
    if not number:
        console.print("No game was finished.")
        return
    usual = find(chosen.game).options({})
    options = "".join(f", {key}={value}".lower() for key, value in chosen.options.items() if value != usual[key])
    console.print(f"[bold]{chosen.game}[/bold], {chosen.seats} seats{options}, {number} games, seed {chosen.seed}")
    console.print(_table(reached.standings(), console.width >= WIDE))
    console.print(f"Wins are those of a seat: {100 * chosen.fair():.1f} is fair. Rating: openskill, from 25.")
    if wanted < chosen.cycle():
        console.print(f"Not all {chosen.cycle()} seatings were played; with -n {chosen.cycle()} they would be.")
    _faults(console, reached)


def _table(standings: list[Standing], wide: bool) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold")
    for title in ("wins %", "95 % interval", "points", "place", "rating", "decision", *(["slowest"] if wide else [])):
        table.add_column(title, justify="right", no_wrap=True)
    for line in standings:
        table.add_row(
            escape(line.bot),
            f"{100 * line.share:.1f}",
            f"{100 * line.low:.1f} – {100 * line.high:.1f}",
            f"{line.points:.1f}",
            f"{line.place:.2f}",
            f"{line.rating:.1f} ± {1.96 * line.deviation:.1f}",
            duration(line.seconds),
            *([duration(line.slowest)] if wide else []),
        )
    return table


def duration(seconds: float) -> str:
    """Two or three digits and a unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= 0.0995 * size:
            return f"{seconds / size:.{0 if seconds >= 9.95 * size else 2}f} {unit}"
    return f"{seconds / 1e-6:.0f} µs"


def _faults(console: Console, reached: Outcome) -> None:
    """What bots did wrong, and the games without a result."""
    chosen = reached.plan
    faults: dict[tuple[str, str], list[int]] = {}
    for played in reached.games:
        for fault in played.faults:
            faults.setdefault((chosen.players[played.seating[fault.seat]], fault.what), []).append(played.number)
    if faults:
        total = sum(map(len, faults.values()))
        console.print(f"[red]{count(total, 'fault')}[/red]; a random legal action was done instead:")
    for (bot, what), where in sorted(faults.items(), key=lambda item: -len(item[1]))[:MANY_FAULTS]:
        console.print(f"  {bot} {what} ({len(where)} times, first in game {where[0]})", markup=False)
    if lost := reached.lost():
        console.print(f"[red]{count(len(lost), 'game')} without a result[/red], counted nowhere above:")
    for played in lost[:MANY_FAULTS]:
        names = ", ".join(chosen.players[who] for who in played.seating)
        console.print(f"  game {played.number} ({names}): {played.lost}", markup=False)
    if faults or lost:
        first = min([where[0] for where in faults.values()] + [played.number for played in lost])
        console.print(f"Look at one with the same command and --only {first} (seed {chosen.seed}).")


def count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _again(console: Console, chosen: Plan, number: int) -> int:
    """One game in this process, so that a debugger can look; an error of a bot comes through."""
    if number < 0:
        raise BadTable("--only is the number of a game, 0 or more")
    played = play_game(chosen, number, strict=True)
    for seat, who in enumerate(played.seating):
        console.print(f"  seat {seat}: {chosen.players[who]}, {played.totals[seat]} points, place {played.ranks[seat]}")
    return 0


def as_json(reached: Outcome) -> bytes:
    """The table with all that was measured, for other programs."""
    content: dict[str, Any] = {
        "plan": reached.plan,
        "games": len(reached.finished()),
        "lost": reached.lost(),
        "bots": reached.standings(),
        "faults": [
            {"game": played.number, "bot": reached.plan.players[played.seating[fault.seat]], "fault": fault}
            for played in reached.games
            for fault in played.faults
        ],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def check_writable(file: str | None) -> None:
    """Say at once, not after an hour of games, that a file cannot be written."""
    if file and not Path(file).resolve().parent.is_dir():
        raise QuiviraError(f"cannot write {file}: there is no folder {Path(file).resolve().parent}")
