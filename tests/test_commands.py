"""The commands of README and the guide, as they stand there, in a copy of the repository.

A fenced `sh` block is read from the page and run line by line. What cannot be run so in a test is run as far as is
honest (`as_far_as_honest`), and nothing is left out.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import pytest

import quivira
from quivira.server.entrance.files import client_files
from quivira.testing.load import free_port

ROOT: Final = Path(__file__).parent.parent
BLOCK: Final = re.compile(r"```sh\n(.*?)```", re.DOTALL)
GUIDE: Final = "docs/adding-a-game.md"
LONG: Final = ("arena", "study")  # run for hours where nobody stops them
WHILE: Final = 6.0  # seconds that they run here
COMPILED: Final = ("__pycache__", "*.py[cod]")
PATIENCE: Final = 500.0
TYPED: Final = "1\nquit\n"


def commands(page: str) -> list[str]:
    lines = [line for block in BLOCK.findall((ROOT / page).read_text("utf-8")) for line in block.splitlines()]
    return [command for line in lines if (command := re.sub(r"\s+# .*", "", line).strip())]


def new_game() -> str:
    """The name that the guide gives to the game that it makes."""
    words = commands(GUIDE)[0].split()
    return words[words.index("new-game") + 1]


@pytest.fixture(scope="module")
def scratch() -> Iterator[Path]:
    """A folder with a short name, which sockets of databases need, and open to the user as whom a database runs."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as short:
        Path(short).chmod(0o755)
        yield Path(short)


@pytest.fixture(scope="module")
def copy(scratch: Path) -> Path:
    """The repository without what it ignores, with the environment of these tests in the place of both of its own.

    What Python has compiled comes along, with the times by which it knows that it is not old.
    """
    place = scratch / "quivira"
    ignored = [line.rstrip("/").rpartition("/")[2] for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()]
    ignored = [name for name in ignored if name not in COMPILED]
    shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(".git", *ignored))
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    client = Path(quivira.__file__).parent / "server" / "www"
    if client.is_dir():
        shutil.copytree(client, place / "src/quivira/server/www")
    for environment in (".venv", ".venv-play"):
        (place / environment).symlink_to(sys.prefix)
    shutil.copy2(next((ROOT / "src/quivira/games").glob("*/records/*-ends-*.json")), place / "game.json")
    return place


@pytest.fixture(scope="module")
def environment(scratch: Path, copy: Path) -> dict[str, str]:
    """Of a shell in the copy; its tests run one after the other, since tests keep all cores busy already."""
    kept = {key: value for key, value in os.environ.items() if key != "QUIVIRA_GAMES" and not key.startswith("COV_")}
    own = {
        "PYTHONPATH": str(copy / "src"),
        "HOME": str(scratch),
        "TMPDIR": str(scratch),
        "LANG": "C.UTF-8",
        "COLUMNS": "120",
        "PYTEST_XDIST_AUTO_NUM_WORKERS": "0",
    }
    return {**kept, **own, "QUIVIRA_QUICK": "1", "QUIVIRA_OPTIMIZE": "0"}


def as_far_as_honest(command: str) -> str:
    """`make` only says what it would do: it installs from the network. Dots stand for what a person fills in.

    Ports are free ones: another server may have the one of the page.
    """
    if command.startswith("make "):
        return command.replace("make ", "make --dry-run -o .venv/.installed -o .venv-play/.installed ", 1)
    if "..." in command:
        words = shlex.split(command)
        program = next(i for i, word in enumerate(words) if word.endswith("quivira"))
        return shlex.join([*words[program : program + 2], "--help"])
    return re.sub(r"--port \d+", f"--port {free_port()}", command)


def run(copy: Path, environment: dict[str, str], command: str) -> None:
    """To its end with little typed; a server until it answers, what takes hours for a while."""
    command = as_far_as_honest(command)
    words = shlex.split(command)
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # also where tests run in the background
    process = subprocess.Popen(
        ["bash", "-c", f"exec env {command}"],
        cwd=copy,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    signal.signal(signal.SIGINT, heard)
    try:
        if "serve" in words:
            answers(f"http://127.0.0.1:{words[-1]}", process)
            process.send_signal(signal.SIGINT)
        elif any(word in words for word in LONG):
            stop_after_a_while(process)
        told, _ = process.communicate(TYPED, timeout=PATIENCE)
    finally:
        process.kill()
    stopped = ("serve" in words or any(word in words for word in LONG)) and process.returncode == 130
    assert process.returncode == 0 or stopped, f"{command}\n{told}"
    assert "Traceback" not in told


def answers(url: str, process: subprocess.Popen[str]) -> None:
    """The page of the table server comes, and it knows of the new game."""
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            assert new_game() in [game["name"] for game in httpx.get(f"{url}/api/games").json()]
        except httpx.TransportError:
            time.sleep(0.2)
        else:
            return
    raise AssertionError(f"nothing answers at {url}")


def stop_after_a_while(process: subprocess.Popen[str]) -> None:
    try:
        process.wait(WHILE)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)


def test_the_commands_of_both_pages_run(copy: Path, environment: dict[str, str]) -> None:
    """In their order: the guide's server leaves a database for the backup of README."""
    assert client_files(), "the client is not built; run: make client"
    for page in (GUIDE, "README.md"):
        assert commands(page)
        for command in commands(page):
            run(copy, environment, command)
    interpreted = fingerprint(environment, "src", copy, QUIVIRA_GAMES="build/games")
    assert fingerprint(environment, compiled_into(), copy) == interpreted


def fingerprint(environment: dict[str, str], path: str, copy: Path, **more: str) -> str:
    """Of the games that the guide compiles, by the package at a path of the copy."""
    command = [".venv/bin/python", "-m", "quivira.testing.checksum", "--games", "40", *games_to_compile()]
    own = {**environment, "PYTHONPATH": str(copy / path), **more}
    return subprocess.run(command, cwd=copy, env=own, check=True, capture_output=True, text=True).stdout


def compiled_into() -> str:
    """Where the guide puts what it compiles."""
    return next(command.split()[2] for command in commands(GUIDE) if "hatch_build.py" in command)


def games_to_compile() -> list[str]:
    return [command.split()[2] for command in commands(GUIDE) if "new-game" in command and "--into" in command]


def test_the_guide_has_at_most_ten_steps() -> None:
    steps = re.findall(r"^(\d+)\. ", (ROOT / GUIDE).read_text("utf-8"), re.MULTILINE)
    assert [*map(int, steps)] == list(range(1, len(steps) + 1))
    assert len(steps) <= 10
