"""The shape of a game's states: which fields they, their steps and pieces have, and what kind of thing each holds.

A saved state fits a game while both have the same shape. `quivira.testing.records` writes the shape of every game
down, so that no change of it goes unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from quivira.kernel import Game
from quivira.kernel.snapshot import Plain

Shape: TypeAlias = dict[str, dict[str, str]]  # of the state and each step and piece: what each field holds
STATE: Final = "State"
MARKS: Final = {"$ints": "Ints", "$deck": "Deck", "$tuple": "tuple[", "$action": "Action"}
PLAIN: Final = {bool: ("bool",), int: ("i64", "int", "Seat"), float: ("float",), str: ("str",), dict: ("Options",)}


def shape(game: Game[Any]) -> Shape:
    """As the game declares it."""
    seats, options = game.tables()[0]
    state = type(game.set_up(seats, options)).FIELDS
    return {STATE: dict(state), **{name: dict(kind.FIELDS) for name, kind in sorted(game.kinds.items())}}


def fits(game: Game[Any], saved: dict[str, Plain]) -> bool:
    """Whether a state, as it was packed, has the shape of the game's own."""
    own = shape(game)
    return all(
        name in own
        and own[name].keys() == values.keys()
        and all(_is_of(kind, values[field]) for field, kind in own[name].items())
        for name, values in [(STATE, saved), *_parts(list(saved.values()))]
    )


def _parts(value: Plain) -> Iterator[tuple[str, dict[str, Plain]]]:
    """All steps and pieces that a packed value holds."""
    if isinstance(value, dict):
        for mark in ("$step", "$piece"):
            if mark in value:
                yield value[mark], {field: held for field, held in value.items() if field != mark}
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _parts(part)


def _is_of(kind: str, value: Plain) -> bool:
    """Whether a packed value is of a kind; what lists hold is looked at one by one."""
    if isinstance(value, list):
        return kind.startswith("list[") and all(_is_of(kind[5:-1], item) for item in value)
    if isinstance(value, dict) and any(mark in value for mark in ("$step", "$piece")):
        return bool(value.get("$piece", kind) == kind)
    for mark, word in MARKS.items():
        if isinstance(value, dict) and mark in value:
            return kind.startswith(word)
    return "None" in kind if value is None else any(part in PLAIN[type(value)] for part in kind.split(" | "))
