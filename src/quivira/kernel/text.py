"""Sentences to be: a locale key and its arguments. The engine never writes a word of any language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence or a name, to be written in each reader's own language.

    A number stays a number, a string is the key of a name, a list is an enumeration. The arguments `seat` and
    `other` hold seats.
    """

    key: str
    args: dict[str, int | str | Text | list[int | str | Text]] = msgspec.field(default_factory=dict)


Label: TypeAlias = int | str | Text | list[int | str | Text]
