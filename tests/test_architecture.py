"""The shape of the code, as the design wants it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from inspect import signature
from pathlib import Path

import pytest

import quivira
from quivira.kernel.registry import find, names
from quivira.locale import folder_of

SOURCE = Path(quivira.__file__).parent
ROOT = SOURCE.parent.parent
OURS = [name for name in names() if (SOURCE / "games" / name).is_dir()]
GAME_FILES = [
    *("__init__.py", "meta.py", "components.py", "state.py", "scoring.py", "view.py"),
    *("features.py", "records", "tests"),
]


def test_the_kernel_can_be_read_in_an_hour() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in (SOURCE / "kernel").glob("*.py"))
    assert lines < 1600


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("name", names())
def test_a_game_writes_neither_constructors_of_steps_nor_copies(name: str) -> None:
    files = [path for path in Path(str(folder_of(name))).rglob("*.py") if "tests" not in path.parts]
    assert [path.name for path in files for function in functions(path) if function.name == "clone"] == []
    kinds = find(name).kinds.values()
    assert [kind.__name__ for kind in kinds if len(signature(kind).parameters) > 6] == []


@pytest.mark.parametrize("name", names())
def test_long_lists_of_imports_go_by_module(name: str) -> None:
    files = [path for path in Path(str(folder_of(name))).rglob("*.py") if "tests" not in path.parts]
    lines = [(path, line) for path in files for line in ast.parse(path.read_text("utf-8")).body]
    lists = [(path, line) for path, line in lines if isinstance(line, ast.ImportFrom)]
    assert [path.name for path, line in lists if len(line.names) > 10 and line.end_lineno != line.lineno] == []


@pytest.mark.parametrize("name", OURS)
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


@pytest.mark.parametrize("name", OURS)
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


def test_every_module_of_the_server_stands_on_its_map() -> None:
    """Folders that hold one thing each, such as routes, stand there as folders."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    plan = page.partition("## The server in five minutes")[2].split("```")[1]
    named = set(re.findall(r"\w+", plan))
    server = SOURCE / "server"
    parts = [path.relative_to(server) for path in server.rglob("*.py") if path.name != "__init__.py"]
    modules = {Path(*part.parts[:2]).stem for part in parts}
    assert len(modules) > 50
    assert sorted(modules - named) == [], "say on the map of docs/architecture.md what they are for"


def test_the_readmes_code_runs() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], check=True, capture_output=True, text=True)
        assert done.stdout


def test_a_strangers_game_is_short() -> None:
    """For Sale, the example: all of its Python but the tests, and nothing outside its folder."""
    files = (ROOT / "examples" / "for_sale").glob("*.py")
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 330
