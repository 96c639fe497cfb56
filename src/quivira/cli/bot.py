"""quivira bot: a Python bot plays at a server."""

from __future__ import annotations

import argparse
import importlib
import os
import sys

from quivira.bots import Bot
from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError

EXAMPLES = """  quivira bot --server http://127.0.0.1:8000 --token T quivira.bots:GreedyBot
  quivira bot --server https://play.example.org --table LINK my_bots:Clever    sit down there first

The token can also stand in the variable QUIVIRA_TOKEN, where no list of processes shows it.
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "bot", "let a Python bot play at a server", EXAMPLES)
    parser.add_argument("bot", metavar="MODULE:CLASS", help="a subclass of quivira.bots.Bot")
    parser.add_argument("--server", required=True, metavar="URL")
    parser.add_argument("--token", default=os.environ.get("QUIVIRA_TOKEN", ""), metavar="T", help="from POST /api/bots")
    parser.add_argument("--table", metavar="LINK", help="sit down at this table first (its link or id)")
    parser.add_argument("--once", action="store_true", help="stop when no game of the bot is left")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from quivira.server.client import BotRunner

    if not given.token:
        raise QuiviraError("a token is needed: --token T, or the variable QUIVIRA_TOKEN")
    BotRunner(given.server, given.token, load(given.bot), given.once).run(given.table)
    return 0


def load(name: str) -> type[Bot]:
    """The class that `module:Class` names."""
    module, _, attribute = name.partition(":")
    sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise QuiviraError(f"cannot load the bot '{name}' (MODULE:CLASS): {error}") from None
    finally:
        sys.path.pop(0)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise QuiviraError(f"'{name}' is not a subclass of quivira.bots.Bot")
    return found
