"""The command `quivira`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from quivira import __version__
from quivira.cli import (
    admin,
    arena,
    backup,
    bot,
    check,
    doctor,
    games,
    lesson,
    new_game,
    play,
    ratings,
    replay,
    rules,
    serve,
    simulate,
    study,
    train,
)
from quivira.cli.arguments import read_data_files, with_a_game
from quivira.kernel import QuiviraError

EXAMPLES = """examples:
  quivira serve                          a table server for friends and bots
  quivira games                          what can be played
  quivira play                           choose a game and play it against bots
  quivira play GAME --seats 3          three seats, you and two bots
  quivira replay game.json               step through a saved game
  quivira simulate GAME -n 1000        random games, as a table
  quivira arena GAME easy random       bots meet; who is stronger?
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="quivira",
        description="Board games to play and to study.",
        epilog=with_a_game(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"quivira {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in (
        serve,
        games,
        play,
        replay,
        rules,
        simulate,
        arena,
        ratings,
        study,
        train,
        bot,
        admin,
        backup,
        new_game,
        lesson,
        check,
        doctor,
    ):
        module.add_parser(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 2 for what was asked wrongly, 130 for Ctrl-C."""
    try:
        given, rest = parser().parse_known_args(arguments)
        given.files = read_data_files(rest)
        if given.files and given.command not in ("play", "doctor"):
            raise QuiviraError(f"'{rest[0]}' is not understood; see quivira {given.command} --help")
        code: int = given.run(given)
    except QuiviraError as error:
        print(f"quivira: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has seen enough
        return 0
    return code
