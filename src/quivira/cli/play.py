"""quivira play: a game at the terminal, people at one keyboard and bots."""

from __future__ import annotations

import argparse
import os
from typing import Any

from rich.console import Console

from quivira.bots import LEVELS, Bot, bot
from quivira.cli.arguments import Commands, add_language, add_options, command, read_options, read_record
from quivira.cli.session import Session
from quivira.cli.table import seat_names
from quivira.games import DataFile
from quivira.kernel import BadTable, Game, QuiviraError, Rng
from quivira.kernel.registry import find, names
from quivira.locale import catalog
from quivira.match import Match, SecretRng

EXAMPLES = """  quivira play                            choose a game, play it against bots
  quivira play GAME                     all seats: you and bots
  quivira play GAME --seats 4 --humans 2 --names Anna Jan
  quivira play GAME --lang pl --bots hard
  quivira play GAME --from game.json    go on with a saved game
  quivira play GAME --board FILE        on another board, where the game has one
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "play", "play a game in the terminal", EXAMPLES)
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default: you are asked)")
    parser.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the most)")
    parser.add_argument(
        "--humans", type=int, default=1, metavar="N", help="how many people share the keyboard (default: 1)"
    )
    parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help="the people's names")
    parser.add_argument(
        "--bot",
        "--bots",
        default="easy",
        metavar="BOT",
        help=f"who fills the other seats: {', '.join(LEVELS)}, or MODULE:CLASS (default: easy)",
    )
    parser.add_argument("--from", dest="record", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--seed", type=int, help="draw the same cards each time, for tests and teaching")
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    console = Console()
    record = read_record(given.record) if given.record else None
    name = given.game or (record.game if record else _ask_game(console, given.lang))
    use_data_files(name, given.files)
    game = find(name)
    rng = SecretRng() if given.seed is None else Rng(given.seed)
    match: Match[Any]
    if record is not None:
        match = Match.resume(game, record, rng)
        if match.state.is_over():
            raise QuiviraError(f"the game in {given.record} is over; look at it with: quivira replay {given.record}")
    else:
        seats = given.seats if given.seats is not None else game.meta.seats[-1]
        match = Match(game, seats, read_options(game, given.option), rng)
    bots = _bots(game, match.state.seats, given)
    names = _names(game, match.state.seats, given)
    Session(match, names, bots, catalog(name, given.lang), console).run()
    return 0


def use_data_files(name: str, files: dict[str, str]) -> None:
    """Let a game be loaded with other data, such as another board."""
    for data, file in files.items():
        os.environ[DataFile(name, data, "", bytes).variable] = file
    if files and (strange := set(files) - {data.name for data in find(name).data if not data.is_fixed}):
        raise QuiviraError(f"{name} has no data file '{strange.pop()}'")


def _ask_game(console: Console, language: str) -> str:
    """The only game, or the one that the player chooses."""
    offered = names()
    if len(offered) == 1:
        return offered[0]
    console.print(catalog(None, language).text("choose-game"))
    for number, name in enumerate(offered, start=1):
        words = catalog(name, language)
        console.print(f"  {number}  [bold]{words.text('title')}[/bold]  {words.text('summary')}")
    while True:
        try:
            word = console.input("> ").strip()
        except EOFError:
            raise QuiviraError("no game was chosen; name one, for example: quivira play " + offered[0]) from None
        if word in offered:
            return word
        if word.isdigit() and 1 <= int(word) <= len(offered):
            return offered[int(word) - 1]


def _names(game: Game[Any], seats: int, given: argparse.Namespace) -> list[str]:
    if not 0 <= given.humans <= seats:
        raise BadTable(f"--humans is from 0 to {seats} at this table, not {given.humans}")
    if len(given.names) > given.humans:
        raise BadTable(f"there are {len(given.names)} names for {given.humans} people")
    names = seat_names(catalog(game.meta.name, given.lang), seats, given.humans, given.bot)
    return list(given.names) + names[len(given.names) :]


def _bots(game: Game[Any], seats: int, given: argparse.Namespace) -> dict[int, Bot]:
    def rng(seat: int) -> Rng:
        return SecretRng() if given.seed is None else Rng(given.seed, seat + 1)

    return {seat: bot(given.bot, rng(seat), game.meta.name) for seat in range(given.humans, seats)}
