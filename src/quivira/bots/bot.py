"""The one interface of all bots."""

from __future__ import annotations

from typing import Any

from quivira.bots.budget import Budget
from quivira.kernel import Rng, Turn


class Bot:
    """Chooses for a seat. `turn` holds its view, its legal actions, and `sample(rng)`: worlds it cannot rule out.

    `budget` says how long a decision may take; a bot that answers at once need not look at it.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.budget = Budget()

    def choose(self, turn: Turn[Any]) -> str:
        """The key of one of the legal actions."""
        raise NotImplementedError

    def stop(self) -> None:
        """Answer at once with the best found so far; may be called from another thread while it thinks."""
        self.budget.stop()
