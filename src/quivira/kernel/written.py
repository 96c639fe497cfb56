"""What nobody has to write: constructors and copies, from the fields that a class declares.

The interpreter runs these lines when a class is made (`fields.py`); for compiling they are put into a copy of the
source (`quivira.compiling`), which loads this module alone: it imports nothing of ours.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SHARED: Final = ("i64", "int", "bool", "str", "float", "Seat", "Action", "Options", "None")  # nobody can change them
NOT_FIELDS: Final = ("ClassVar", "Final")
NOT_KEPT: Final = ("dict[", "set[", "Any", "object")


class Field(NamedTuple):
    """A line `name: kind = default` of a class."""

    name: str
    kind: str
    default: str | None = None  # as source


def constructor(call: str, inherited: list[Field], fixed: dict[str, str], own: list[Field]) -> list[str]:
    """`__init__`, which takes the fields in their order; `call` begins that of the base class, if it has one."""
    taken = [field for field in inherited if field.name not in fixed] + own
    passed = [fixed.get(field.name, field.name) for field in inherited]
    lines = [f"    {call}{', '.join(passed)})"] if call else []
    return [
        f"def __init__({', '.join(['self', *map(_parameter, taken)])}) -> None:",
        *lines,
        *(f"    self.{field.name} = {field.name}" for field in own),
    ]


def _parameter(field: Field) -> str:
    return f"{field.name}: {field.kind}" + ("" if field.default is None else f" = {field.default}")


def copy_of_thing(name: str, taken: list[Field], variables: str = "") -> list[str]:
    """`clone` of what is made from these fields."""
    copies = ", ".join(copied(f"self.{field.name}", field.kind) for field in taken)
    return [f"def clone(self) -> {name}{variables}:", f"    return {name}({copies})"]


def copy_of_state(name: str, own: list[Field]) -> list[str]:
    """`clone` of a state; to a copy nobody listens."""
    lines = [f"def clone(self) -> {name}:", f"    new = {name}(self.seats, self.options, self.stack[:])"]
    return [*lines, *(f"    new.{x.name} = {copied(f'self.{x.name}', x.kind)}" for x in own), "    return new"]


def copied(value: str, kind: str) -> str:
    """An expression for a copy of a value of a kind: rows, lists and pieces are copied, all else is shared."""
    if kind.startswith(NOT_KEPT):
        raise TypeError(f"the table holds numbers, texts, actions, tuples, lists, rows and pieces, not '{kind}'")
    if kind.startswith("tuple[") or all(part in SHARED for part in kind.split(" | ")):
        return value
    if kind == "Ints":
        return f"{value}[:]"
    if kind.startswith("list["):
        item = copied("item", kind.removeprefix("list[").removesuffix("]"))
        return f"{value}[:]" if item == "item" else f"[{item} for item in {value}]"
    return f"{value}.clone()"
