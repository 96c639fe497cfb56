"""quivira bot: a Python bot plays at a server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from quivira.bots import LEVELS, Bot, bot
from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError, Rng
from quivira.kernel.errors import needs

EXAMPLES = """  quivira bot --server http://127.0.0.1:8000 --token-file robo.token hard:time=2
  quivira bot --server https://play.example.org --table LINK my_bots:Clever    sit down there first

The token, from POST /api/bots, stands in the variable QUIVIRA_TOKEN or in a file: command lines can be read by every
user of the machine.
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "bot", "let a Python bot play at a server", EXAMPLES)
    parser.add_argument(
        "bot", metavar="BOT", help=f"{', '.join(LEVELS)}, or MODULE:CLASS, a subclass of quivira.bots.Bot"
    )
    parser.add_argument("--server", required=True, metavar="URL")
    parser.add_argument("--token-file", metavar="FILE", help="that holds the bot's token (default: QUIVIRA_TOKEN)")
    parser.add_argument("--table", metavar="LINK", help="sit down at this table first (its link or id)")
    parser.add_argument("--once", action="store_true", help="stop when no game of the bot is left")
    parser.set_defaults(run=run)


def read_token(file: str | None) -> str:
    if file is None:
        token = os.environ.get("QUIVIRA_TOKEN", "")
    else:
        try:
            token = Path(file).read_text("utf-8").strip()
        except OSError as error:
            raise QuiviraError(f"cannot read {file}: {error.strerror}") from None
    if not token:
        raise QuiviraError("a token is needed: in the variable QUIVIRA_TOKEN, or in a file that --token-file names")
    return token


def run(given: argparse.Namespace) -> int:
    with needs("server"):
        from quivira.server.client import BotRunner

    token = read_token(given.token_file)

    def make(rng: Rng) -> Bot:
        return bot(given.bot, rng)

    BotRunner(given.server, token, make, given.once).run(given.table)
    return 0
