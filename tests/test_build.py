"""Which build runs, and that it is the one that was asked for."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import quivira

ROOT = Path(__file__).parent.parent
SOURCE = Path(quivira.__file__).parent.parent
COMPILED = os.environ.get("QUIVIRA_REQUIRE_COMPILED") == "1"


def hot_modules() -> list[str]:
    """The modules that the build hook compiles, found as it finds them."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = module_from_spec(spec)
    sys.modules["hatch_build"] = hook
    spec.loader.exec_module(hook)
    files = [path.relative_to(SOURCE) for pattern in hook.HOT for path in sorted(SOURCE.glob(pattern))]
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files]


@pytest.mark.parametrize("name", hot_modules())
def test_every_hot_module_is_of_this_build(name: str) -> None:
    file = import_module(name).__file__ or ""
    assert file.endswith(".py") != COMPILED


def test_every_game_has_hot_modules() -> None:
    for home in (SOURCE / "quivira" / "games").glob("*/state.py"):
        assert f"quivira.games.{home.parent.name}.state" in hot_modules()


def test_what_is_left_to_the_compiled_engine_is_run_by_it() -> None:
    """`make test` leaves searches out at first, and names each of them among the tests that it runs compiled."""
    named = (ROOT / "Makefile").read_text("utf-8").partition("SEARCHES :=")[2].partition("\nENGINE_TESTS")[0]
    marked = re.compile(r"^@pytest\.mark\.searching\n(?:@.*\n)*def (\w+)", re.MULTILINE)
    tests = {path.relative_to(ROOT): path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    searches = {f"{path}::{name}" for path, source in tests.items() for name in marked.findall(source)}
    assert searches == {*named.replace("\\", " ").split()}
