"""States as plain data and back. All declared fields are in them, so that a new one is never forgotten."""

from __future__ import annotations

from inspect import signature
from typing import Any

from librt.vecs import vec

from quivira.kernel.action import Action, ActionSpace
from quivira.kernel.chance import Deck
from quivira.kernel.errors import BrokenGame, unknown
from quivira.kernel.fields import Piece
from quivira.kernel.state import State
from quivira.kernel.step import Step
from quivira.numbers import ints

Plain = Any  # what JSON can hold


def pack(thing: State | Step[Any] | Piece) -> dict[str, Plain]:
    return {name: _plain(getattr(thing, name)) for name in sorted(type(thing).FIELDS)}


def unpack(s: State, saved: dict[str, Plain], space: ActionSpace, kinds: dict[str, type[Any]]) -> None:
    """Set every field of a state to what was packed."""
    for name in type(s).FIELDS:
        setattr(s, name, _living(saved[name], space, kinds))


def _plain(value: Any) -> Plain:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, tuple):
        return {"$tuple": [_plain(item) for item in value]}
    if isinstance(value, Piece):
        return {"$piece": type(value).__name__, **pack(value)}
    if isinstance(value, Step):
        return {"$step": type(value).__name__, **pack(value)}
    if isinstance(value, Action):
        return {"$action": value.key}
    if isinstance(value, Deck):
        return {"$deck": list(value.counts)}
    if isinstance(value, vec):
        return {"$ints": list(value)}
    return value


def _living(value: Plain, space: ActionSpace, kinds: dict[str, type[Any]]) -> Any:
    if isinstance(value, list):
        return [_living(item, space, kinds) for item in value]
    if isinstance(value, dict):
        if "$tuple" in value:
            return tuple(_living(value["$tuple"], space, kinds))
        if "$action" in value:
            return space.parse(value["$action"])
        if "$deck" in value:
            return Deck(value["$deck"])
        if "$ints" in value:
            return ints(value["$ints"])
        for mark in ("$step", "$piece"):
            if mark in value:
                if value[mark] not in kinds:
                    raise BrokenGame(unknown("kind of step or piece", value[mark], kinds))
                made = kinds[value[mark]]
                return made(**{name: _living(value[name], space, kinds) for name in signature(made).parameters})
    return value
