"""Fields are declared once, in the body of a class; constructors, copies and saved games follow from that."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, signature
from typing import Any, ClassVar, Final, Literal, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from quivira.kernel import written
from quivira.kernel.written import NOT_FIELDS, Field

HEAD: Final = "from __future__ import annotations\n"


class Fixed:
    """What a class gives to a field of its base."""

    def __init__(self, value: object) -> None:
        self.value = value


def fixed(value: object, *, init: Literal[False] = False) -> Any:
    """The value of a field of the base, which the constructor then does not take."""
    return Fixed(value)


def declare(cls: type[Any]) -> list[Field]:
    """Note the fields of an interpreted class, those of its base first; the new ones. A compiled one brings its own."""
    said = vars(cls).get("__annotations__", {})
    if any(not isinstance(kind, str) for kind in said.values()):
        raise TypeError(f"{cls.__name__} declares fields: {cls.__module__} needs `from __future__ import annotations`")
    base: Any = cls.__base__
    known: dict[str, str] = base.FIELDS
    kinds = {name: kind for name, kind in said.items() if name not in known and not kind.startswith(NOT_FIELDS)}
    if kinds:
        cls.FIELDS = {**known, **kinds}
    return [Field(name, kind, f"given['{name}']" if name in vars(cls) else None) for name, kind in kinds.items()]


def construct(cls: type[Any], own: list[Field]) -> None:
    """Write the constructor of an interpreted class."""
    given = {name: value.value if isinstance(value, Fixed) else value for name, value in vars(cls).items()}
    fixed_here = {name: f"given['{name}']" for name, value in vars(cls).items() if isinstance(value, Fixed)}
    for name in fixed_here:
        setattr(cls, name, given[name])
    if own or fixed_here:
        base: Any = cls.__base__
        taken = parameters(base)
        defaults = {name: f"taken['{name}'].default" for name in taken if taken[name].default is not Parameter.empty}
        inherited = [Field(name, base.FIELDS[name], defaults.get(name)) for name in taken]
        call = "BASE.__init__(self, " if base.FIELDS else ""
        lines = written.constructor(call, inherited, fixed_here, own)
        write(cls, "__init__", lines, {"BASE": base, "given": given, "taken": taken})


def parameters(cls: type[Any]) -> Mapping[str, Parameter]:
    """What the constructor of a class takes."""
    return signature(cls).parameters if cls.FIELDS else {}


def write(cls: type[Any], name: str, lines: list[str], names: dict[str, Any]) -> None:
    """Make a method of an interpreted class from its lines, unless it is there already."""
    if name not in vars(cls) and "__mypyc_attrs__" not in vars(cls):
        namespace = {**names, cls.__name__: cls}
        exec(HEAD + "\n".join(lines), namespace)  # noqa: S102 - lines of our own
        setattr(cls, name, namespace[name])


@dataclass_transform(field_specifiers=(fixed,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """What is made from the fields that its class declares, in their order, those of the base first."""

    FIELDS: ClassVar[dict[str, str]] = {}  # what kind of thing each of them holds

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        construct(cls, declare(cls))
        undeclared = [name for name in parameters(cls) if name not in cls.FIELDS]
        if undeclared:
            raise TypeError(f"{cls.__name__} is made with '{undeclared[0]}', which it does not declare as a field")
        taken = [Field(name, cls.FIELDS[name]) for name in parameters(cls)]
        write(cls, "clone", written.copy_of_thing(cls.__name__, taken), {})

    def clone(self) -> Self:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Declared):
    """Something on the table with fields of its own. It may change; a copy of the state has a copy of it."""
