"""What is installed without extras: engine, bots, terminal, and all that somebody needs who writes a game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from quivira.kernel.registry import names

ROOT = Path(__file__).parents[1]
FIRST = names()[0]
CLOSED = """
import sys
class Closed:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {closed!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Closed())
"""
COMMAND = "from quivira.cli import main; sys.exit(main({words!r}))"


def modules_of(extra: str) -> set[str]:
    """What one can import when an extra of pyproject.toml is installed, and cannot when it is not."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = {_plain(re.split(r"[ <>=!~\[;]", requirement)[0]) for requirement in extras[extra]}
    brought = packages_distributions()
    found = {name for name, packages in brought.items() if wanted & {_plain(package) for package in packages}}
    known = {_plain(package) for packages in brought.values() for package in packages}
    assert wanted <= known, "the environment that runs the tests has every extra"
    return found


def _plain(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def runs(script: str, *extras: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A script in a fresh process, as if these extras were not installed."""
    closed = set().union(*map(modules_of, extras or ("server", "testing", "research", "plots", "cluster")))
    return subprocess.run(
        [sys.executable, "-c", CLOSED.format(closed=closed) + script],
        cwd=cwd,
        env={**os.environ, "QUIVIRA_QUICK": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_server_is_an_extra() -> None:
    assert {"litestar", "sqlalchemy", "uvicorn", "argon2", "asyncpg", "prometheus_client"} <= modules_of("server")


def test_what_is_no_server_imports_nothing_of_one(tmp_path: Path) -> None:
    script = """
import importlib, pkgutil, quivira
rooms = ("arena", "bots", "cli", "features", "games", "kernel", "locale", "match", "processes", "simulation")
for found in pkgutil.walk_packages(quivira.__path__, "quivira."):
    if found.name.split(".")[1] in rooms and ".tests" not in found.name:
        importlib.import_module(found.name)
"""
    done = runs(script, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_checks_of_a_game_import_nothing_of_a_server(tmp_path: Path) -> None:
    names = "checksum choices citations conformance glossary goldens language laws leaks play records soak strategies"
    done = runs("".join(f"import quivira.testing.{name}\n" for name in names.split()), "server", cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_a_game_between_bots(tmp_path: Path) -> None:
    script = f"""
import quivira
from quivira.bots import bot
from quivira.kernel import Rng, Turn, settle
game, rng = quivira.find({FIRST!r}), Rng(1)
s = game.new(game.meta.seats[0])
players = [bot("easy", rng), *(bot("random", rng) for _ in range(1, s.seats))]
while settle(s, rng) is not None:
    seat = s.actors()[0]
    s.apply(seat, game.space.parse(players[seat].choose(Turn(game, s, seat, rng))))
print(len(game.scores(s)))
"""
    done = runs(script, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", FIRST, "1"],
        ["simulate", FIRST, "-n", "2"],
        ["arena", FIRST, "random", "random", "-n", "2", "--jobs", "1"],
        ["doctor"],
    ],
    ids=lambda words: words[0],
)
def test_commands_of_the_terminal(words: list[str], tmp_path: Path) -> None:
    done = runs(COMMAND.format(words=words), cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_conformance_of_a_game(tmp_path: Path) -> None:
    (tmp_path / "test_game.py").write_text(
        "from quivira.kernel.registry import find\n"
        "from quivira.testing.conformance import conformance\n"
        f"test_conformance = conformance(find({FIRST!r}))\n"
    )
    done = runs("import pytest; sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider']))", "server", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


@pytest.mark.parametrize(
    "words",
    [["serve"], ["admin", "people"], ["bot", "--server", "http://127.0.0.1:1", "random"]],
    ids=lambda words: words[0],
)
def test_what_needs_a_server_says_how_to_get_it(
    words: Sequence[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUIVIRA_TOKEN", "secret")
    done = runs(COMMAND.format(words=words), cwd=tmp_path)
    assert done.returncode == 2
    assert re.fullmatch(r"quivira: \w+ is not installed; get it with: pip install 'quivira\[server]'\n", done.stderr)
    assert list(tmp_path.iterdir()) == []
