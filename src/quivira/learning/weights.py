"""Where a game keeps its network."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from quivira.kernel.registry import module

FILE: Final = "weights.npz"


def weights(name: str) -> Traversable | None:
    """The file in the game's folder; None: the game comes without a network."""
    file = files(module(name)).joinpath(FILE)
    return file if file.is_file() else None
