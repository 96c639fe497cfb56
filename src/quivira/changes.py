"""What makes one value of another, as it is sent to whoever has the other. A change is one of these:

{"field": change, ...}      the same object, but for these fields; of a list: but for the items at these places
[value]                     this instead
[]                          the field is gone
[first, count, items]       the list without `count` items from `first` on, and with `items` in their place
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

Change: TypeAlias = dict[str, Any] | list[Any]


def change(old: Any, new: Any) -> Change:
    """What makes `new` of `old`."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is list:
        return _change_of_list(old, new)
    if kind is dict:
        return _change_of_dict(old, new)
    if isinstance(new, msgspec.Struct):
        return _change_of_struct(old, new)
    return [new]


def _change_of_struct(old: msgspec.Struct, new: msgspec.Struct) -> Change:
    before, after = astuple(old), astuple(new)
    left_out = _left_out(type(new))
    changes: dict[str, Any] = {}
    for place, field in enumerate(new.__struct_encode_fields__):
        if before[place] != after[place]:
            gone = place in left_out and after[place] is left_out[place]
            changes[field] = [] if gone else change(before[place], after[place])
    return changes


@cache
def _left_out(kind: type[msgspec.Struct]) -> dict[int, Any]:
    """The values, by their place, that are not sent at all."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    defaults = kind.__struct_defaults__
    return dict(enumerate(defaults, len(kind.__struct_fields__) - len(defaults)))


def _change_of_dict(old: dict[Any, Any], new: dict[Any, Any]) -> Change:
    changes = {
        field: change(old[field], value) if field in old else [value]
        for field, value in new.items()
        if field not in old or old[field] != value
    }
    for field in old.keys() - new.keys():
        changes[field] = []
    return changes


def _change_of_list(old: list[Any], new: list[Any]) -> Change:
    """Things that stay where they are, or that only moved together with the end of the list, are not sent."""
    if len(old) == len(new) and new and isinstance(new[0], (msgspec.Struct, dict, list)):
        return {str(place): change(old[place], item) for place, item in enumerate(new) if old[place] != item}
    first, same = _common(old, new)
    return [first, len(old) - first - same, new[first : len(new) - same]]


def _common(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """How many items two lists have in common at their beginning, and then at their end."""
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    same = 0
    while same < shorter - first and old[-1 - same] == new[-1 - same]:
        same += 1
    return first, same


def patched(old: Any, change: Change) -> Any:
    """The value that a change makes of another one, which stays as it is."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        first, count, items = change
        return [*old[:first], *items, *old[first + count :]]
    if isinstance(old, list):
        items = old[:]
        for place, inner in change.items():
            items[int(place)] = patched(items[int(place)], inner)
        return items
    fields = dict(old)
    for field, inner in change.items():
        if inner == []:
            del fields[field]
        else:
            fields[field] = patched(fields.get(field), inner)
    return fields
