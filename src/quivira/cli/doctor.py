"""quivira doctor: what is installed, which build runs, what is missing and how to get it."""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final

from rich.console import Console

from quivira import __version__
from quivira.cli.arguments import Commands, command
from quivira.kernel import state
from quivira.kernel.registry import find, names

EXAMPLES = """  quivira doctor
"""
OLDEST: Final = (3, 11)


def add_parser(commands: Commands) -> None:
    parser = command(commands, "doctor", "check the installation and say what is missing", EXAMPLES)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """1 if something that is needed is missing."""
    console = Console(highlight=False)
    problems = _python(console) + _packages(console) + _games(console)
    _build(console)
    for problem in problems:
        console.print(f"[red]✗[/red] {problem}")
    console.print("[red]Something is missing.[/red]" if problems else "[green]All is well.[/green]")
    return 1 if problems else 0


def _python(console: Console) -> list[str]:
    console.print(
        f"quivira {__version__} on Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    )
    if sys.version_info < OLDEST:
        return ["Python is too old; install Python 3.11 to 3.13"]
    return []


def _packages(console: Console) -> list[str]:
    """The packages that quivira needs, and those of its extras."""
    problems: list[str] = []
    for line in requires("quivira") or []:
        name, _, extra = line.partition("; extra == ")
        package = _bare(name)
        extra = extra.strip("'\"")
        if package == "quivira":
            continue
        try:
            console.print(f"  {package} {version(package)}")
        except PackageNotFoundError:
            if extra:
                console.print(f"  {package} is not installed; it belongs to: pip install 'quivira\\[{extra}]'")
            else:
                problems.append(f"{package} is missing; get it with: pip install '{name.strip()}'")
    return problems


def _bare(requirement: str) -> str:
    for number, letter in enumerate(requirement):
        if letter in " <>=!~[;":
            return requirement[:number]
    return requirement


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
    compiled = not (state.__file__ or "").endswith(".py")
    console.print(f"  build: {'compiled' if compiled else 'pure Python'}")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    found = "found" if compiler else "not found; on Debian: apt-get install gcc"
    console.print(f"  C compiler: {found}")
