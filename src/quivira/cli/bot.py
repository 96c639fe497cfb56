"""quivira bot: a Python bot plays at a server."""

from __future__ import annotations

import argparse
import os

from quivira.bots import LEVELS, Bot, bot
from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError, Rng

EXAMPLES = """  quivira bot --server http://127.0.0.1:8000 --token T hard:time=2
  quivira bot --server https://play.example.org --table LINK my_bots:Clever    sit down there first

The token can also stand in the variable QUIVIRA_TOKEN, where no list of processes shows it.
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "bot", "let a Python bot play at a server", EXAMPLES)
    parser.add_argument(
        "bot", metavar="BOT", help=f"{', '.join(LEVELS)}, or MODULE:CLASS, a subclass of quivira.bots.Bot"
    )
    parser.add_argument("--server", required=True, metavar="URL")
    parser.add_argument("--token", default=os.environ.get("QUIVIRA_TOKEN", ""), metavar="T", help="from POST /api/bots")
    parser.add_argument("--table", metavar="LINK", help="sit down at this table first (its link or id)")
    parser.add_argument("--once", action="store_true", help="stop when no game of the bot is left")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from quivira.server.client import BotRunner

    if not given.token:
        raise QuiviraError("a token is needed: --token T, or the variable QUIVIRA_TOKEN")

    def make(rng: Rng) -> Bot:
        return bot(given.bot, rng)

    BotRunner(given.server, given.token, make, given.once).run(given.table)
    return 0
