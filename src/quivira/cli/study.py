"""quivira study: many games, and what wins them."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from quivira.arena import Crew, Finding, Plan, Study
from quivira.arena.findings import LEAST, extremes, findings, plan_study, tallies
from quivira.arena.tally import HAPPENED, RANDOM, Tally
from quivira.cli.arena import add_crew, check_writable, count, progress
from quivira.cli.arguments import Commands, add_language, add_options, command, read_options
from quivira.kernel import BadTable, Label, QuiviraError
from quivira.kernel.errors import unknown
from quivira.kernel.registry import find
from quivira.locale import catalog

EXAMPLES = """  quivira study GAME                                random games, at the largest table
  quivira study GAME --bots easy -n 200 --seats 3     what wins among bots that know what they do
  quivira study GAME --about VERB                   everything about one verb, such as build
  quivira study GAME --lang pl --plot pictures --json study.json
"""
LINES, ALIKE = 10, 3  # at each end of a list, and those of one verb
DONE = "What goes with winning, done at least once in a game"
FIRST = "The first of its kind that a seat did"
SOMEBODY = "…"  # stands for the seat in a sentence


def add_parser(commands: Commands) -> None:
    parser = command(commands, "study", "play many games and report what wins", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots", nargs="+", default=[RANDOM], metavar="BOT", help=f"who plays (default: {RANDOM}); as in an arena"
    )
    parser.add_argument("-n", type=int, default=1000, metavar="N", help="how many games at least (default: 1000)")
    parser.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the most)")
    add_options(parser)
    add_crew(parser)
    add_language(parser)
    parser.add_argument("--lines", type=int, default=LINES, metavar="L", help=f"how much of a list (default: {LINES})")
    parser.add_argument("--about", metavar="VERB", help="only what begins with this word in an action's key")
    parser.add_argument("--json", metavar="FILE", help="write everything that was found")
    parser.add_argument("--plot", metavar="DIR", help="draw pictures into this folder; needs quivira[plots]")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    game = find(given.game)
    if given.n < 1 or given.lines < 1:
        raise BadTable("-n and --lines are at least 1")
    options = read_options(game, given.option)
    chosen = plan_study(game, given.bots, given.seats, options, given.seed, given.limit)
    crew = Crew(given.jobs, given.ray)
    if given.about and given.about not in game.space.verbs:
        raise QuiviraError(unknown(f"verb of {chosen.game}", given.about, game.space.verbs))
    check_writable(given.json)
    check_writable(given.plot)
    counted, lost, whole = _count(console, chosen, chosen.enough(given.n), crew)
    if not counted.games:
        console.print("No game was finished.")
        return 130
    words = catalog(chosen.game, given.lang)

    def say(label: Label) -> str:
        return words.text(label, [SOMEBODY] * chosen.seats).rstrip(".")

    found = findings(chosen, counted, lost, 1 if given.about else LEAST)
    if given.about:
        _all_about(console, found, say, given.about)
    else:
        show(console, found, say, given.lines)
    if given.json:
        Path(given.json).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if given.plot:
        from quivira.arena import plots

        for picture in plots.study(found, Path(given.plot), say):
            console.print(f"drawn: {picture}", markup=False)
    return 0 if whole else 130


def _count(console: Console, chosen: Plan, wanted: int, crew: Crew) -> tuple[Tally, int, bool]:
    """All counts, the number of lost games, and whether all was played."""
    total, lost = Tally(chosen.seats), 0
    with progress(console) as bar:
        task = bar.add_task(f"{chosen.game}, {chosen.seats} seats", total=wanted)
        try:
            for counted, missing in tallies(chosen, wanted, crew):
                total.merge(counted)
                lost += missing
                bar.advance(task, counted.games + missing)
        except KeyboardInterrupt:
            return total, lost, False
    return total, lost, True


def show(console: Console, found: Study, say: Callable[[Label], str], lines: int) -> None:
    _headline(console, found)
    console.print(_seats(found), "", _distributions(found), "")
    console.print("Ends: " + ", ".join(f"{reason} {number / found.games:.1%}" for reason, number in found.ends.items()))
    console.print("", _parts(found, say))
    for title, everything in ((DONE, found.findings), (FIRST, found.firsts)):
        shown = extremes(everything, lines, ALIKE)
        if shown:
            console.print("", _findings(title, shown, say))
    looked = len(found.findings) + len(found.firsts)
    console.print(
        f"\n{count(looked, 'thing')} looked at: about {looked // 20} of them would stand out by chance. "
        "What goes with winning need not be its cause."
    )
    if found.faults:
        console.print(f"[red]{count(found.faults, 'fault')}[/red] of bots; quivira arena tells more")
    if found.lost:
        console.print(f"[red]{count(found.lost, 'game')} without a result[/red]: a bot ended its process or hung")


def _all_about(console: Console, found: Study, say: Callable[[Label], str], verb: str) -> None:
    """All that is known of one verb, rare things too, whether they stand out or not."""
    _headline(console, found)
    for title, everything in ((DONE, found.findings), (FIRST, found.firsts)):
        about = [finding for finding in everything if finding.verb == verb and finding.kind != HAPPENED]
        if about:
            console.print(_findings(title, about, say), "")


def _headline(console: Console, found: Study) -> None:
    chosen = found.plan
    console.print(
        f"[bold]{chosen.game}[/bold], {chosen.seats} seats, {found.games} games of {', '.join(chosen.players)}, "
        f"seed {chosen.seed}; a fair share is {100 * chosen.fair():.1f} %\n"
    )


def _grid(title: str, first: str, *others: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right", no_wrap=True)
    return table


def _seats(found: Study) -> Table:
    table = _grid("Seats", "", "wins %", "95 % interval", "points")
    for line in found.seats:
        interval = f"{100 * line.low:.1f} – {100 * line.high:.1f}"
        table.add_row(f"seat {line.seat}", f"{100 * line.share:.1f}", interval, f"{line.points:.1f}")
    return table


def _distributions(found: Study) -> Table:
    table = _grid("Distributions", "", "mean", "lowest", "5 %", "25 %", "median", "75 %", "95 %", "highest")
    for name, counts in (
        ("points", found.totals),
        ("winners’ points", found.winning),
        ("actions per game", found.lengths),
    ):
        values = sorted(Counter(counts).elements())
        mean = sum(values) / len(values)
        steps = [values[round(share * (len(values) - 1))] for share in (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)]
        table.add_row(name, f"{mean:.1f}", *map(str, steps))
    return table


def _parts(found: Study, say: Callable[[Label], str]) -> Table:
    table = _grid("Points are made of", "", "mean", "winners", "correlation with winning")
    for part in sorted(found.parts, key=lambda part: -part.correlation):
        table.add_row(say(part.key), f"{part.mean:.1f}", f"{part.winners:.1f}", f"{part.correlation:+.2f}")
    return table


def _findings(title: str, shown: list[Finding], say: Callable[[Label], str]) -> Table:
    table = _grid(title, "", "seats", "wins %", "95 % interval", "effect")
    words = [say(finding.text) for finding in shown]
    for number, (finding, name) in enumerate(zip(shown, words, strict=True)):
        if number and finding.effect < 0 <= shown[number - 1].effect:
            table.add_section()
        table.add_row(
            f"{name} ({finding.key})" if words.count(name) > 1 else name,
            str(finding.seats),
            f"{100 * finding.share:.1f}",
            f"{100 * finding.low:.1f} – {100 * finding.high:.1f}",
            f"{100 * finding.effect:+.1f}",
        )
    return table
