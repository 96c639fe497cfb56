"""quivira new-game: a game folder that already passes every check, to be changed into your own."""

from __future__ import annotations

import argparse
import keyword
import re
from importlib import invalidate_caches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from rich.console import Console

import quivira.games
from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError
from quivira.kernel.registry import find, names

EXAMPLES = """  quivira new-game NAME                   beside the other games
  quivira new-game NAME --into ~/games    elsewhere; QUIVIRA_GAMES=~/games finds it there
"""
SUFFIX: Final = ".tmpl"


def add_parser(commands: Commands) -> None:
    parser = command(commands, "new-game", "write a new game folder that already passes conformance", EXAMPLES)
    parser.add_argument("name", metavar="NAME", help="in small letters, with underscores")
    parser.add_argument("--into", metavar="DIR", help="the directory for the folder (default: that of the other games)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", given.name) or keyword.iskeyword(given.name):
        raise QuiviraError(f"'{given.name}' cannot be a folder of Python; use small letters, digits and underscores")
    if given.name in names():
        raise QuiviraError(f"there is a game '{given.name}' already")
    home = next(iter(quivira.games.__path__))
    into = Path(given.into).expanduser() if given.into else Path(home)
    target = into / given.name
    if target.exists():
        raise QuiviraError(f"{target} exists already; nothing was changed")
    try:
        write(files("quivira.cli") / "template", target, given.name)
    except OSError as error:
        raise QuiviraError(f"cannot write {target}: {error.strerror}; name another directory with --into") from None
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"Wrote {target}.")
    if str(into) not in quivira.games.__path__:
        quivira.games.__path__.append(str(into))
        console.print(f"It is found where the environment says: export QUIVIRA_GAMES={into}")
    write_records(console, given.name)
    console.print(f"Play it:  quivira play {given.name}")
    console.print(f"Check it: quivira check {given.name}")
    console.print(f"Test it:  python -m pytest {target}")
    return 0


def write(template: Traversable, target: Path, name: str) -> None:
    """Copy the template with the game's names filled in."""
    words = {
        "name": name,
        "Name": "".join(map(str.capitalize, name.split("_"))),
        "title": name.replace("_", " ").capitalize(),
    }
    target.mkdir(parents=True)
    for entry in template.iterdir():
        if entry.is_dir():
            write(entry, target / entry.name, name)
        elif entry.name.endswith(SUFFIX):
            text = entry.read_text("utf-8")
            for word, value in words.items():
                text = text.replace(f"{{{{{word}}}}}", value)
            (target / entry.name.removesuffix(SUFFIX)).write_text(text, "utf-8")


def write_records(console: Console, name: str) -> None:
    """Play the games that the new folder's tests compare with."""
    try:
        from quivira.testing import records
    except ImportError:
        console.print(f"Then: pip install 'quivira\\[testing]' and python -m quivira.testing.records {name}")
        return
    invalidate_caches()
    records.write(find(name))
