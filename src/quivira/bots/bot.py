"""The one interface of all bots."""

from __future__ import annotations

from typing import Any

from quivira.kernel import Rng, Turn


class Bot:
    """Chooses for a seat. `turn` holds its view, its legal actions, and `sample(rng)`: worlds it cannot rule out."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, turn: Turn[Any]) -> str:
        """The key of one of the legal actions."""
        raise NotImplementedError
