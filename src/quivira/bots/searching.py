"""A bot that searches."""

from __future__ import annotations

from typing import Any

from quivira.bots.bot import Bot
from quivira.bots.budget import Budget
from quivira.bots.search import POLICIES, Search, Settings
from quivira.kernel import Rng, Turn


class SearchBot(Bot):
    """Information-set Monte Carlo tree search; the further settings are those of `Settings`."""

    def __init__(
        self,
        rng: Rng,
        explore: float = 0.3,
        depth: int = 20,
        policy: str = "greedy",
        epsilon: float = 0.1,
        prior: float = 1.0,
        others: bool = True,
    ) -> None:
        super().__init__(rng)
        if policy not in POLICIES:
            raise ValueError(f"a policy is one of {', '.join(POLICIES)}, not '{policy}'")
        self.settings = Settings(float(explore), int(depth), policy, float(epsilon), float(prior), bool(others))
        self.budget = Budget(sims=1000)

    def choose(self, turn: Turn[Any]) -> str:
        self.budget.start()
        if len(turn.legal) == 1:
            return turn.legal[0].key
        rng = Rng(self.rng.word(), self.rng.word())
        return Search(turn, rng, self.settings).run(self.budget).key
