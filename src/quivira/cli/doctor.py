"""quivira doctor: what is installed, which build runs, what is missing and how to get it."""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sys
from collections import defaultdict
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Final

from rich.console import Console

from quivira import __version__
from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError, state
from quivira.kernel.registry import find, names

EXAMPLES = """  quivira doctor
  quivira doctor --board FILE     check a board that you entered; play on it with: quivira play GAME --board FILE
"""
OLDEST: Final = (3, 11)


def add_parser(commands: Commands) -> None:
    parser = command(commands, "doctor", "check the installation and say what is missing", EXAMPLES)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """1 if something that is needed is missing."""
    console = Console(highlight=False)
    if given.files:
        return _check_files(console, given.files)
    problems = _python(console) + _packages(console) + _games(console)
    _build(console)
    for problem in problems:
        console.print(f"[red]✗[/red] {problem}")
    console.print("[red]Something is missing.[/red]" if problems else "[green]All is well.[/green]")
    return 1 if problems else 0


def _check_files(console: Console, files: dict[str, str]) -> int:
    """Data files that somebody wants to use: each is checked by the games that have one of that name."""
    for name, file in files.items():
        users = [
            (game, data) for game in names() for data in find(game).data if data.name == name and not data.is_fixed
        ]
        if not users:
            raise QuiviraError(f"no game has a data file '{name}'")
        try:
            content = Path(file).read_bytes()
        except OSError as error:
            raise QuiviraError(f"cannot read {file}: {error.strerror}") from None
        for game, data in users:
            data.check(content)
            console.print(f"{file} is a {name} for {game}; play on it with: quivira play {game} --{name} {file}")
    return 0


def _python(console: Console) -> list[str]:
    console.print(
        f"quivira {__version__} on Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    )
    if sys.version_info < OLDEST:
        return ["Python is too old; install Python 3.11 to 3.13"]
    return []


def _packages(console: Console) -> list[str]:
    """The packages that quivira needs, and which of its extras are complete."""
    problems: list[str] = []
    extras: dict[str, list[str]] = defaultdict(list)
    for line in requires("quivira") or []:
        requirement, _, marker = line.partition(";")
        belongs = re.search(r"extra == ['\"](\w+)", marker)
        package = re.split(r"[ <>=!~\[]", requirement)[0]
        if sys.platform == "win32" and "win32" in marker:
            continue
        try:
            found = version(package)
        except PackageNotFoundError:
            found = ""
        if belongs is not None:
            extras[belongs[1]] += [] if found else [package]
        elif found:
            console.print(f"  {package} {found}")
        else:
            problems.append(f"{package} is missing; get it with: pip install '{requirement.strip()}'")
    for extra, missing in extras.items():
        hint = f"not installed ({', '.join(missing)}); get it with: pip install 'quivira\\[{extra}]'"
        console.print(f"  extra {extra}: {hint if missing else 'installed'}")
    return problems


def _games(console: Console) -> list[str]:
    problems: list[str] = []
    for name in names():
        try:
            meta = find(name).meta
            console.print(f"  game {name}: {meta.title}, rules version {meta.rules_version}")
        except Exception as error:  # a third party's folder may fail in any way; name it and go on
            problems.append(f"the game {name} cannot be loaded: {type(error).__name__}: {error}")
    return problems


def _build(console: Console) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not (state.__file__ or "").endswith(".py"):
        console.print("  build: compiled")
    elif compiler:
        console.print("  build: pure Python; a compiler is there, so `pip install .` gives the fast build")
    else:
        console.print(
            "  build: pure Python, slower but complete; no C compiler was found (Debian: apt-get install gcc)"
        )
