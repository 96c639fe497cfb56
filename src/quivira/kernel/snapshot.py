"""States as plain data and back. Fields are found by themselves, so that a new one is never forgotten."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from quivira.kernel.action import Action, ActionSpace
from quivira.kernel.chance import Deck
from quivira.kernel.state import State
from quivira.kernel.step import Step
from quivira.numbers import ints

Plain = Any  # what JSON can hold


def fields(thing: State | Step[Any]) -> list[str]:
    """The names of all attributes, of interpreted and compiled classes alike; events are not part of the table."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(names - {"events", "__dict__"})


def pack(thing: State | Step[Any]) -> dict[str, Plain]:
    return {name: _plain(getattr(thing, name)) for name in fields(thing)}


def unpack(s: State, saved: dict[str, Plain], space: ActionSpace, steps: dict[str, Any]) -> None:
    """Set every field of a state to what was packed."""
    for name in fields(s):
        setattr(s, name, _living(saved[name], space, steps))


def _plain(value: Any) -> Plain:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, Step):
        return {"$step": type(value).__name__, **pack(value)}
    if isinstance(value, Action):
        return {"$action": value.key}
    if isinstance(value, Deck):
        return {"$deck": list(value.counts)}
    if isinstance(value, vec):
        return {"$ints": list(value)}
    return value


def _living(value: Plain, space: ActionSpace, steps: dict[str, Any]) -> Any:
    if isinstance(value, list):
        return [_living(item, space, steps) for item in value]
    if isinstance(value, dict):
        if "$step" in value:
            step = steps[value["$step"]].clone()
            for name in fields(step):
                setattr(step, name, _living(value[name], space, steps))
            return step
        if "$action" in value:
            return space.parse(value["$action"])
        if "$deck" in value:
            return Deck(value["$deck"])
        if "$ints" in value:
            return ints(value["$ints"])
    return value
