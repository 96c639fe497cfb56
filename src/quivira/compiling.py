"""Prepares a copy of the source for the compiler: constructors and copies are written into the classes.

In the source a class declares its fields and no more (`kernel/fields.py`). Here it gets what the interpreter makes of
that, as lines that mypyc compiles. The build loads this module alone: it imports nothing of ours.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

THINGS: Final = "quivira.kernel.fields.Declared"
STATES: Final = "quivira.kernel.state.State"
STEPS: Final = "quivira.kernel.step.Step"
IMPORTS: Final = ["from typing import ClassVar", "from mypy_extensions import mypyc_attr"]
INDENT: Final = "    "


class Known(NamedTuple):
    """A class with declared fields, its own and those of its bases."""

    family: tuple[str, ...]  # itself and its bases, by full names
    fields: dict[str, str]  # what kind of thing each holds
    taken: list[Any]  # those that the constructor takes
    of_base: list[Any]  # those that the constructor of the base takes
    own: list[Any]
    fixed: dict[str, str]  # values given to fields of a base


def prepare(folder: Path, files: Iterable[str]) -> None:
    """Rewrite the files, named as they lie in the folder, in place."""
    copy = Copy(folder, files)
    for name, module in copy.modules.items():
        text = copy.rewritten(name, module)
        if text is not None:
            module.path.write_text(text, "utf-8")


class Module(NamedTuple):
    path: Path
    text: str
    tree: ast.Module


class Copy:
    """The copy of the source in a folder."""

    def __init__(self, folder: Path, files: Iterable[str]) -> None:
        self.folder = folder
        self.modules = {".".join(Path(file).with_suffix("").parts): read(folder / file) for file in files}
        self.written: Any = load(folder / "quivira" / "kernel" / "written.py")
        self.classes = {
            f"{name}.{node.name}": (name, node)
            for name, module in self.modules.items()
            for node in module.tree.body
            if isinstance(node, ast.ClassDef)
        }
        self.known: dict[str, Known] = {}
        for full in self.classes:
            self.learn(full)
        self.bases = {base for known in self.known.values() for base in known.family[1:]}

    def learn(self, full: str) -> Known:
        """What is known of a class; of one that is none of ours, nothing."""
        if full not in self.classes:
            return Known((), {}, [], [], [], {})
        if full not in self.known:
            name, node = self.classes[full]
            bases = [self.learn(self.meaning(name, base)) for base in node.bases]
            base = next((base for base in bases if base.family), Known((), {}, [], [], [], {}))
            self.known[full] = self.declared(full, node, base) if base.family or full in (THINGS, STATES) else base
        return self.known[full]

    def declared(self, full: str, node: ast.ClassDef, base: Known) -> Known:
        own, fixed = [], {}
        for name, line in annotated(node):
            kind = ast.unparse(line.annotation)
            if isinstance(line.value, ast.Call) and ast.unparse(line.value.func) == "fixed":
                fixed[name] = ast.unparse(line.value.args[0])
            elif name not in base.fields and not kind.startswith(self.written.NOT_FIELDS):
                own.append(self.written.Field(name, kind, ast.unparse(line.value) if line.value else None))
        fields = {**base.fields, **{field.name: field.kind for field in own}}
        taken = [field for field in base.taken if field.name not in fixed] + own
        return Known((full, *base.family), fields, taken, base.taken, own, fixed)

    def meaning(self, name: str, base: ast.expr) -> str:
        """The full name of a class that a module names as a base."""
        words = ast.unparse(base.value if isinstance(base, ast.Subscript) else base).split(".")
        if f"{name}.{words[0]}" in self.classes:
            return f"{name}.{words[0]}"
        origin = imported(self.modules[name].tree, words[0])
        module, _, last = ".".join([origin, *words[1:]]).rpartition(".")
        package = self.folder.joinpath(*module.split("."), "__init__.py")
        return imported(read(package).tree, last) if package.exists() else f"{module}.{last}"

    def rewritten(self, name: str, module: Module) -> str | None:
        """The text of a module with all that its classes need; None if that is nothing."""
        edits: list[tuple[int, int, list[str]]] = []  # from one line to another, these instead
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and self.known[f"{name}.{node.name}"].family:
                edits += self.edits(f"{name}.{node.name}", node)
        if not edits:
            return None
        lines = module.text.split("\n")
        for first, last, instead in sorted(edits, reverse=True):
            lines[first - 1 : last] = instead
        at = 1 + next(i for i, line in enumerate(lines) if line == "from __future__ import annotations")
        return "\n".join([*lines[:at], *IMPORTS, *lines[at:]])

    def edits(self, full: str, node: ast.ClassDef) -> list[tuple[int, int, list[str]]]:
        known = self.known[full]
        found = [cut(mark) for mark in node.decorator_list if ast.unparse(mark).startswith("dataclass_transform")]
        if full in (THINGS, STATES):
            return found
        added = [f"FIELDS: ClassVar[dict[str, str]] = {known.fields!r}"]
        if STATES in known.family:
            added += self.written.copy_of_state(node.name, known.own)
        else:
            added += self.made(node, known)
            for name, line in annotated(node):
                if name in known.fixed:  # declared by the base
                    found.append(cut(line))
                elif line.value is not None and name in known.fields:  # the constructor has its value
                    found.append((*cut(line)[:2], [f"{INDENT}{name}: {ast.unparse(line.annotation)}"]))
            if STEPS in known.family and full not in self.bases and not node.decorator_list:
                found.append((node.lineno, node.lineno - 1, ["@mypyc_attr(free_list_len=1)"]))
        end = node.end_lineno or node.lineno
        return [*found, (end + 1, end, [INDENT + line for line in added])]

    def made(self, node: ast.ClassDef, known: Known) -> list[str]:
        """Constructor and copy."""
        has_one = any(isinstance(line, ast.FunctionDef) and line.name == "__init__" for line in node.body)
        lines: list[str] = []
        if not has_one and (known.own or known.fixed):
            call = "" if known.own and len(known.own) == len(known.fields) else "super().__init__("
            lines = self.written.constructor(call, known.of_base, known.fixed, known.own)
        return [*lines, *self.written.copy_of_thing(node.name, known.taken, variables(node))]


def annotated(node: ast.ClassDef) -> list[tuple[str, ast.AnnAssign]]:
    lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return [(line.target.id, line) for line in lines if isinstance(line.target, ast.Name)]


def variables(node: ast.ClassDef) -> str:
    """The type variables of a generic class, in brackets; they have one letter."""
    texts = [ast.unparse(base.slice) for base in node.bases if isinstance(base, ast.Subscript)]
    return f"[{texts[0]}]" if texts and len(texts[0]) == 1 else ""


def imported(tree: ast.Module, word: str) -> str:
    """Where a name comes from that a module imports."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                if (name.asname or name.name) == word:
                    return f"{node.module}.{name.name}"
    return word


def cut(node: ast.expr | ast.stmt) -> tuple[int, int, list[str]]:
    return node.lineno, node.end_lineno or node.lineno, []


def read(path: Path) -> Module:
    text = path.read_text("utf-8")
    return Module(path, text, ast.parse(text))


def load(path: Path) -> ModuleType:
    """A module by its file, without the package around it."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
