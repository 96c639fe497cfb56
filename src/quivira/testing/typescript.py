"""TypeScript types of everything that the browser is sent, from the structs that are sent.

python -m quivira.testing.typescript     writes web/src/api/wire.ts and each game's web/view.ts
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import inspect
from mypy_extensions import i64

from quivira.kernel import Text
from quivira.kernel.registry import find, names
from quivira.lessons import AnyDeed, Outline, Taught
from quivira.locale import folder_of
from quivira.match.wire import Choice, Moved, Position
from quivira.server.admin import Announcement, Drafted, Entry, Found, Overseen, Report, SavedLesson
from quivira.server.entrance import Changed, GameInfo, Invitation, LobbyTold, TurnsTold
from quivira.server.notices import Companion, MyNotices, NewEndpoint, Tried
from quivira.server.people import Account, BotInfo, Progress, Signed
from quivira.server.problems import ProblemBody
from quivira.server.tables import (
    Ack,
    Audience,
    ChatTold,
    Counted,
    Doubts,
    Example,
    Figures,
    Listed,
    LogPage,
    Nack,
    OwnTables,
    Page,
    Replay,
    TableInfo,
    Typing,
    Vacationing,
    Waiting,
)

ROOT: Final = Path(__file__).resolve().parents[3]
WIDTH: Final = 120  # of a line; Prettier breaks longer ones
WIRE: Final = ROOT / "web" / "src" / "api" / "wire.ts"
SENT: Final = (
    *(Position, Moved, TableInfo, Changed, ChatTold, Typing, Ack, Nack, LobbyTold, TurnsTold, Choice),
    *(GameInfo, Listed, Waiting, Invitation, Account, BotInfo, Signed, LogPage, Replay, Counted, Example, ProblemBody),
    *(Audience, Vacationing, Announcement, Found, Overseen, Report, Entry),
    *(MyNotices, NewEndpoint, Tried, Companion),
    *(OwnTables, Page, Figures, Taught, Outline, Progress, Doubts, Drafted, SavedLesson, *get_args(AnyDeed)),
)
LABEL: Final = "number | string | Text | (number | string | Text)[]"
HEADER: Final = "// Written by `python -m quivira.testing.typescript`; do not edit.\n"
PLAIN: Final = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class Module:
    """The interfaces of one file, in the order in which they were met."""

    def __init__(self, imported: dict[str, str]) -> None:
        self._imported = imported
        self._written: dict[str, str] = {}
        self._used: set[str] = set()

    def add(self, struct: type[msgspec.Struct]) -> None:
        self._kind(inspect.type_info(struct))

    def source(self) -> str:
        lines = [f"import type {{ {name} }} from '{self._imported[name]}';\n" for name in sorted(self._used)]
        return HEADER + "".join(lines) + "".join(f"\n{text}" for text in self._written.values())

    def _kind(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        if isinstance(kind, inspect.Metadata):
            return self._kind(kind.type)
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, inspect.CustomType) and kind.cls is i64:
            return "number"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f"'{value}'" for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return self._named(" | ".join(self._kind(part) for part in kind.types))
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            item = self._kind(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self._kind(kind.value_type)}>"
        if isinstance(kind, inspect.StructType):
            return self._struct(kind)
        return "unknown"

    def _named(self, union: str) -> str:
        if union != LABEL:
            return union
        if "Label" in self._imported:
            self._used = self._used - {"Text"} | {"Label"}
        else:
            self._written["Label"] = f"export type Label = {LABEL};\n"
        return "Label"

    def _struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name in self._imported:
            self._used.add(name)
        elif name not in self._written:
            self._written[name] = ""  # met, in case it holds itself
            rows = [f"  type: '{kind.tag}';\n"] if kind.tag is not None else []
            rows += [self._field(kind, field) for field in kind.fields]
            self._written[name] = f"export interface {name} {{\n{''.join(rows)}}}\n"
        return name

    def _field(self, owner: inspect.StructType, field: inspect.Field) -> str:
        may_lack = "?" if _omits(owner.cls) and not field.required else ""
        name, kind = f"{field.encode_name}{may_lack}", self._kind(field.type)
        row = f"  {name}: {kind};"
        if len(row) > WIDTH and " | " in kind:
            before, after = ("(", "\n  )[]") if kind.startswith("(") else ("", "")
            either = kind.removeprefix("(").removesuffix(")[]")
            if len(f"    {either};") > WIDTH:
                either = "\n    ".join(f"| {one}" for one in either.split(" | "))
            row = f"  {name}: {before}".rstrip() + f"\n    {either}{after};"
        return f"{row}\n"


def _omits(cls: Any) -> bool:
    return bool(cls.__struct_config__.omit_defaults)


def wire() -> str:
    module = Module({})
    for struct in (Text, *SENT):
        module.add(struct)
    return module.source()


def view(game: str) -> str:
    module = Module({"Text": "$web/api/wire", "Label": "$web/api/wire"})
    module.add(get_type_hints(find(game).view)["return"])
    return module.source()


def files() -> dict[Path, str]:
    """What each file holds when it is up to date: of our games that have a board of their own."""
    boards = {name: Path(str(folder_of(name))) / "web" for name in names()}
    ours = {web / "view.ts": view(name) for name, web in boards.items() if ROOT in web.parents and web.is_dir()}
    return {WIRE: wire(), **ours}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
