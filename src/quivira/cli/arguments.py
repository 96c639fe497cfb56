"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeAlias

from quivira.kernel import BadTable, Game, Options, QuiviraError
from quivira.kernel.errors import unknown
from quivira.kernel.record import Record, decode
from quivira.kernel.registry import names
from quivira.locale import LANGUAGES, preferred

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def command(commands: Commands, name: str, about: str, examples: str) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=about,
        description=f"{about[0].upper()}{about[1:]}.",
        epilog=with_a_game(f"examples:\n{examples}"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def with_a_game(examples: str) -> str:
    """Examples that can be typed as they are: GAME becomes a game that is there."""
    return examples.replace("GAME", (names() or ["GAME"])[0])


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", default=preferred(), choices=LANGUAGES, help="language (default: that of your terminal, or English)"
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option; `quivira games` lists them"
    )


def read_options(game: Game[Any], words: list[str]) -> Options:
    """Options written as KEY=VALUE."""
    known = {option.key: {str(value).lower(): value for value in option.values} for option in game.meta.options}
    options: Options = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in known:
            raise BadTable(unknown(f"option of {game.meta.name}", key, known))
        if value.lower() not in known[key]:
            raise BadTable(f"option {key} is one of {', '.join(known[key])}, not '{value}'")
        options[key] = known[key][value.lower()]
    return game.options(options)


def read_data_files(words: list[str]) -> dict[str, str]:
    """What is left on the command line, read as `--NAME FILE`: files to take instead of a game's own."""
    files: dict[str, str] = {}
    for name, file in zip_longest(words[::2], words[1::2]):
        if not name.startswith("--") or file is None:
            raise QuiviraError(f"'{name}' is not understood; see --help")
        files[name.removeprefix("--")] = file
    return files


def read_record(path: str) -> Record:
    try:
        return decode(Path(path).read_bytes())
    except OSError as error:
        raise QuiviraError(f"cannot read {path}: {error.strerror}") from None
