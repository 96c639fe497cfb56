"""The shape of a game's states: which fields they and their steps have, and what kind of thing each field holds.

A saved state fits a game while both have the same shape. `quivira.testing.records` writes the shape of every game
down, so that no change of it goes unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from quivira.kernel import Game, Options
from quivira.kernel.snapshot import Plain, pack

Shape: TypeAlias = dict[str, dict[str, str]]  # of the state and each step: what each field holds
STATE: Final = "State"
UNSET: Final = "none"
OR: Final = " or "


def shape(game: Game[Any], tables: Iterable[tuple[int, Options]]) -> Shape:
    """Of all steps, and of the state as it is when play begins at these tables."""
    states = [(STATE, pack(game.set_up(seats, options))) for seats, options in tables]
    return _gathered([*states, *((type(step).__name__, pack(step)) for step in game.steps)])


def fits(game: Game[Any], saved: dict[str, Plain]) -> bool:
    """Whether a state, as it was packed, has the shape of the game's own."""
    own = shape(game, [(saved["seats"], saved["options"])])
    found = _gathered([(STATE, saved), *_steps(saved["stack"])])
    return all(
        name in own and own[name].keys() == fields.keys() and all(_alike(own[name][f], fields[f]) for f in fields)
        for name, fields in found.items()
    )


def _alike(known: str, found: str) -> bool:
    """What was not set, or empty, may hold anything later."""
    pairs = [(one, other) for one in known.split(OR) for other in found.split(OR)]
    return any(UNSET in pair or pair[0].startswith(pair[1]) or pair[1].startswith(pair[0]) for pair in pairs)


def _gathered(things: Iterable[tuple[str, dict[str, Plain]]]) -> Shape:
    kinds: dict[str, dict[str, set[str]]] = {}
    for name, values in things:
        fields = kinds.setdefault(name, {})
        for field in sorted(values.keys() - {"$step"}):
            fields.setdefault(field, set()).add(_kind(values[field]))
    return {name: {field: OR.join(sorted(found)) for field, found in fields.items()} for name, fields in kinds.items()}


def _steps(value: Plain) -> Iterator[tuple[str, dict[str, Plain]]]:
    """All steps that a packed value holds."""
    if isinstance(value, dict) and "$step" in value:
        yield value["$step"], value
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _steps(part)


def _kind(value: Plain) -> str:
    if isinstance(value, list):
        return f"list of {_kind(value[0])}" if value else "list"
    if isinstance(value, dict):
        return next((key.removeprefix("$") for key in value if key.startswith("$")), "table")
    return UNSET if value is None else type(value).__name__
