"""A fourth game is one folder dropped in: found, listed, played, and conforming without touching any other file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    told = run(folder, "-m", "quivira", "new-game", "tiny_game", "--into", str(folder))
    assert "Play it:  quivira play tiny_game" in told
    return folder


def run(folder: Path, *words: str, given: str = "", code: int = 0) -> str:
    environment = {**os.environ, "QUIVIRA_GAMES": str(folder), "COLUMNS": "160"}
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=ROOT, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_listed(games: Path) -> None:
    assert "Tiny game" in run(games, "-m", "quivira", "games", "--lang", "en")


def test_it_is_played_in_the_terminal(games: Path) -> None:
    told = run(games, "-m", "quivira", "play", "tiny_game", "--lang", "en", given="1\n" * 50)
    assert "Final scores" in told


def test_its_own_tests_and_conformance_pass(games: Path) -> None:
    told = run(games, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), str(games))
    assert " passed" in told
    assert "failed" not in told


def test_the_checks_of_all_games_find_it(games: Path) -> None:
    told = run(
        games,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/test_games.py",
        "tests/research",
        "-k",
        "tiny_game",
    )
    assert "failed" not in told
    assert " passed" in told


def test_it_is_clean(games: Path) -> None:
    config = str(ROOT / "pyproject.toml")
    run(games, "-m", "ruff", "check", "--no-cache", "--config", config, str(games))
    run(games, "-m", "ruff", "format", "--no-cache", "--check", "--config", config, str(games))


def test_nothing_is_overwritten(games: Path) -> None:
    told = run(games, "-m", "quivira", "new-game", "tiny_game", "--into", str(games), code=2)
    assert "there is a game 'tiny_game' already" in told


def test_a_directory_that_cannot_be_written(games: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    told = run(games, "-m", "quivira", "new-game", "other_game", "--into", str(tmp_path / "file"), code=2)
    assert "cannot write" in told
