"""A bot that does anything."""

from __future__ import annotations

from typing import Any

from quivira.bots.bot import Bot
from quivira.kernel import Turn


class RandomBot(Bot):
    def choose(self, turn: Turn[Any]) -> str:
        return turn.legal[self.rng.below(len(turn.legal))].key
