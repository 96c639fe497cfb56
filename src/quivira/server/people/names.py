"""What people are called."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quivira.server import problems

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


def clean_name(name: str) -> str:
    """A name that can be shown: one line, something to see."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not shown:
        raise problems.invalid("A name has something that can be seen.")
    return shown[:40]
