"""quivira replay: step through a saved game."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.rule import Rule

from quivira.cli.arguments import Commands, add_language, command, read_record
from quivira.cli.show import Shower
from quivira.cli.table import seat_names
from quivira.kernel import BadTable, Event, Game, State
from quivira.kernel.record import Record, digest, replay
from quivira.kernel.registry import find
from quivira.locale import catalog

EXAMPLES = """  quivira replay game.json             Enter goes on, b back, a number jumps to a move, q leaves
  quivira replay game.json --log       the whole log, the scores and the check, without stopping
  quivira replay game.json --seat 0    through the eyes of the first seat
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "replay", "step through a saved game and check its result", EXAMPLES)
    parser.add_argument("record", metavar="RECORD", help="a file written by `save` or by a server")
    parser.add_argument("--log", action="store_true", help="print everything at once")
    parser.add_argument("--seat", type=int, metavar="N", help="see what this seat saw (default: a spectator)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    record = read_record(given.record)
    game = find(record.game)
    moments = list(_moments(game, record))
    if given.seat is not None and given.seat not in range(record.seats):
        raise BadTable(f"this game has the seats 0 to {record.seats - 1}, not {given.seat}")
    words = catalog(record.game, given.lang)
    show = Shower(words, record.names or seat_names(words, record.seats, record.seats))
    console = Console()
    if given.log or not sys.stdin.isatty():
        for _, events in moments:
            _print_events(console, show, events, given.seat)
    else:
        _step_through(console, show, game, moments, given.seat)
    _verdict(console, show, game, record, moments[-1][0])
    return 0


def _moments(game: Game[Any], record: Record) -> list[tuple[State, list[Event]]]:
    """A copy of the state before the first move and after each, with what was told."""
    moments: list[tuple[State, list[Event]]] = []
    for s in replay(game, record, listening=True):
        moments.append((s.clone(), s.events or []))
        s.events = []
    return moments


def _step_through(
    console: Console, show: Shower, game: Game[Any], moments: list[tuple[State, list[Event]]], seat: int | None
) -> None:
    number = 0
    last = len(moments) - 1
    while True:
        s, events = moments[number]
        console.print(Rule(f"{number} / {last}"))
        _print_events(console, show, events, seat)
        console.print(show.view(game.view(s, seat)))
        word = console.input(f"{show.text('how-to-replay')} > ").strip().lower() if number < last else "q"
        if word == "q":
            return
        if word == "b":
            number = max(number - 1, 0)
        elif word.isdigit():
            number = min(int(word), last)
        else:
            number += 1


def _print_events(console: Console, show: Shower, events: list[Event], seat: int | None) -> None:
    for event in events:
        if event.seen_by(seat):
            console.print(show.event(event))


def _verdict(console: Console, show: Shower, game: Game[Any], record: Record, last: State) -> None:
    if not last.is_over():
        console.print(show.words.say("replay-unfinished", command=f"quivira play {record.game} --from FILE"))
        return
    console.print(show.scores(game.scores(last)))
    console.print(show.text(f"end-{game.end_reason(last)}"))
    if record.result is None:
        verdict = "replay-claims-nothing"
    else:
        verdict = "replay-matches" if record.rules == game.meta.rules_version else "replay-older-rules"
    console.print(show.words.say(verdict, digest=digest(game, last), n=record.rules), style="dim")
