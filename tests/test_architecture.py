"""The shape of the code, as the design wants it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import quivira
from quivira.kernel.registry import names

SOURCE = Path(quivira.__file__).parent
ROOT = SOURCE.parent.parent
GAME_FILES = [
    *("__init__.py", "meta.py", "components.py", "state.py", "scoring.py", "view.py", "resample.py", "evaluate.py"),
    "features.py",
    *(f"rulebook/{language}.md" for language in ("en", "pl", "nl", "hu", "de")),
    *(f"locale/{language}.ftl" for language in ("en", "pl", "nl", "hu", "de")),
    *("records", "tests"),
]


def test_the_kernel_is_small() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in (SOURCE / "kernel").glob("*.py"))
    assert lines < 1000


@pytest.mark.parametrize("name", names())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    files = [
        path
        for folder in (SOURCE, ROOT / "tests")
        for path in folder.rglob("*")
        if path.suffix in (".py", ".ftl", ".tmpl")
    ]
    strangers = [path for path in files if SOURCE / "games" / name not in path.parents]
    assert len(strangers) > 20
    assert [path for path in strangers if name in path.read_text("utf-8")] == []


@pytest.mark.parametrize("name", names())
def test_every_game_folder_holds_the_same_files(name: str) -> None:
    folder = SOURCE / "games" / name
    missing = [file for file in GAME_FILES if not (folder / file).exists()]
    assert missing == []
    assert (folder / "rules.py").exists() != (folder / "rules").is_dir()


def test_games_are_found_without_being_imported() -> None:
    loaded = "[name for name in r.names() if r.module(name) in sys.modules]"
    code = f"import sys, quivira.kernel.registry as r; print(*{loaded})"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""


def test_the_readmes_code_runs() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], check=True, capture_output=True, text=True)
        assert done.stdout
