"""Where two things differ: the paths of their fields, with both values."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

MOST: Final = 4  # differences that are told
LONG: Final = 60  # letters of a value that are told
ABSENT: Final = object()


def differences(here: Any, there: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Each field of plain data, as JSON holds it, that differs: its path, `players[1].coins`, and both values."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in {**here, **there}:
            step = f".{key}" if path else str(key)
            yield from differences(here.get(key, ABSENT), there.get(key, ABSENT), path + step)
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for number, (one, other) in enumerate(zip(here, there, strict=True)):
            yield from differences(one, other, f"{path}[{number}]")
    elif here != there or type(here) is not type(there):
        yield path or "all of it", here, there


def plain(data: bytes) -> Any:
    """A message or a saved state as plain data; decks and packed rows are shown as what they hold."""
    return _bare(msgspec.json.decode(data))


def told(here: Any, there: Any, other: str) -> list[str]:
    """The first differences as lines: `players[1].coins: 7, in the other world 9`."""
    found = list(islice(differences(here, there), MOST + 1))
    lines = [f"{path}: {_short(one)}, {other} {_short(two)}" for path, one, two in found[:MOST]]
    return lines + ["and more"] * (len(found) > MOST)


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        marks = [key for key in value if key in ("$deck", "$ints", "$action")]
        return _bare(value[marks[0]]) if marks else {key: _bare(item) for key, item in value.items()}
    return [_bare(item) for item in value] if isinstance(value, list) else value


def _short(value: Any) -> str:
    text = "nothing" if value is ABSENT else repr(value)
    return text if len(text) <= LONG else f"{text[:LONG]}…"
