"""Compiles the hot modules with mypyc, as one group, from the same source that runs without it.

    python hatch_build.py DIR     writes a compiled copy of the package into DIR, for tests and benchmarks

QUIVIRA_PURE=1 leaves the compiler out, QUIVIRA_REQUIRE_COMPILED=1 fails where it cannot run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"
HOT = (
    "quivira/kernel/action.py",
    "quivira/kernel/chance.py",
    "quivira/numbers.py",
    "quivira/kernel/score.py",
    "quivira/kernel/step.py",
    "quivira/kernel/state.py",
    "quivira/features.py",
    "quivira/simulation.py",
    "quivira/bots/search.py",
    "quivira/games/*/components.py",
    "quivira/games/*/state.py",
    "quivira/games/*/rules.py",
    "quivira/games/*/rules/*.py",
    "quivira/games/*/scoring.py",
    "quivira/games/*/resample.py",
    "quivira/games/*/evaluate.py",
    "quivira/games/*/features.py",
)
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(sys.argv[1:], opt_level="3", debug_level="0")
setup(name="quivira", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


class CompileHook(BuildHookInterface[Any]):
    """Puts the extension modules beside their source into a wheel; an editable install stays pure."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        why_not = self.why_not()
        if why_not is None:
            self._work = tempfile.TemporaryDirectory()
            try:
                extensions = compile_copy(Path(self._work.name))
            except subprocess.CalledProcessError:
                why_not = "the C compiler failed"
            else:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"].update(extensions)
        if why_not is not None:
            if os.environ.get("QUIVIRA_REQUIRE_COMPILED") == "1":
                raise SystemExit(f"quivira: not compiled, though QUIVIRA_REQUIRE_COMPILED=1: {why_not}")
            self.app.display_warning(f"quivira: pure Python build, slower but complete: {why_not}")

    def why_not(self) -> str | None:
        """Why nothing is compiled; None if it is."""
        if os.environ.get("QUIVIRA_PURE") == "1":
            return "QUIVIRA_PURE=1"
        if not any(map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang", "cl"))):
            return "no C compiler was found"
        return None


def compile_copy(into: Path) -> dict[str, str]:
    """Compile a copy of the package in a directory; the extension modules and their places in a wheel."""
    shutil.copytree(SOURCE, into, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = sorted(str(path.relative_to(into)) for pattern in HOT for path in into.glob(pattern))
    environment = {**os.environ, "MYPYPATH": str(into)}
    if os.name == "posix":  # calls inside the engine are inlined
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".strip()
    subprocess.run([sys.executable, "-c", COMPILE, *files], cwd=into, check=True, env=environment)  # noqa: S603
    shutil.rmtree(into / "build")
    return {str(path): str(path.relative_to(into)) for path in into.rglob("*") if path.suffix in (".so", ".pyd")}


if __name__ == "__main__":
    target = Path(sys.argv[1])
    shutil.rmtree(target, ignore_errors=True)
    print(f"{len(compile_copy(target.resolve()))} modules compiled")
