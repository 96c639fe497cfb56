"""Bots with a network: one that looks once, and one that searches with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from quivira.bots.bot import Bot
from quivira.bots.budget import Budget
from quivira.bots.foresight import Foresight, Trial, chances
from quivira.bots.searching import SearchBot
from quivira.kernel import Action, Rng, Turn
from quivira.learning.worth import LEAD, WIN

if TYPE_CHECKING:
    from quivira.learning.network import Network
    from quivira.learning.rows import Rows

INSTEAD: Final = 0.5  # seconds that the searching bot takes where there is no network
FONDNESS: Final = 0.3  # how far a taste moves a logit, at most
WHOLE: Final = 1 << 24  # a chance is a part of this


class LearnedBot(Bot):
    """Has a network: the one that the game comes with, or that of a file (`weights`).

    `taste` is any word: bots with different tastes like different moves among those that are about equally good.
    Where the network does not fit the game, a warning says so, and a bot that searches plays instead.
    """

    def __init__(self, rng: Rng, taste: str = "", weights: str = "") -> None:
        super().__init__(rng)
        self.taste = str(taste)
        self.weights = weights

    def choose(self, turn: Turn[Any]) -> str:
        self.budget.start()
        if len(turn.legal) == 1:
            return turn.legal[0].key
        from quivira.learning.network import network_of, rows_of  # most who use bots need no numpy

        name = turn.game.meta.name
        network = network_of(name, self.weights)
        if network is None:
            return self._instead(turn)
        return self._chosen(turn, network, rows_of(name)).key

    def _chosen(self, turn: Turn[Any], network: Network, rows: Rows) -> Action:
        raise NotImplementedError

    def _instead(self, turn: Turn[Any]) -> str:
        searcher = SearchBot(self.rng)
        limited = self.budget.time is not None or self.budget.sims is not None
        searcher.budget = self.budget if limited else Budget(time=INSTEAD)
        return searcher.choose(turn)

    def _liked(self, action: Action) -> float:
        """What a taste adds to the logit of an action."""
        return FONDNESS * _share(f"{self.taste}/{action.key}") if self.taste else 0.0


class ExpertBot(LearnedBot):
    """Looks once and takes what the network likes best; the higher the temperature, the more often something else."""

    def __init__(self, rng: Rng, temperature: float = 0.1, taste: str = "", weights: str = "") -> None:
        super().__init__(rng, taste, weights)
        if temperature < 0:
            raise ValueError("a temperature is 0 or more")
        self.temperature = float(temperature)

    def _chosen(self, turn: Turn[Any], network: Network, rows: Rows) -> Action:
        logits, _ = network.look(rows.encode(turn.sample(self.rng), turn.seat)[None])
        worth = [float(logits[0, action.id]) + self._liked(action) for action in turn.legal]
        if self.temperature == 0:
            return turn.legal[worth.index(max(worth))]
        return turn.legal[drawn(chances([each / self.temperature for each in worth]), self.rng)]


class MasterBot(LearnedBot):
    """Searches with the network (`foresight.py`): trials end at the own question number `ahead`, and `batch` of them
    are under way at once."""

    def __init__(self, rng: Rng, ahead: int = 16, batch: int = 48, taste: str = "", weights: str = "") -> None:
        super().__init__(rng, taste, weights)
        if ahead < 1:
            raise ValueError("a trial goes on to the next question at least")
        self.ahead = int(ahead)
        self.batch = int(batch)
        self.budget = Budget(sims=160)

    def _chosen(self, turn: Turn[Any], network: Network, rows: Rows) -> Action:
        search = foresight(turn, Rng(self.rng.word(), self.rng.word()), network, rows, self.ahead)
        first = search.first()
        ((logits, value),) = look(network, [first])
        search.answer(first, [logit + self._liked(a) for a, logit in zip(first.legal, logits, strict=True)], value)
        while len(search.left) > 1 and self.budget.lasts(search.done) and not self.budget.is_over():
            left = self.budget.left(search.done) if search.done else self.budget.sims or self.batch
            worlds = max(1, min(self.batch, left) // len(search.left))
            away = [trial for _ in range(worlds) for i in search.left if (trial := search.attempt(i)) is not None]
            while away and not self.budget.is_over():
                away = went_on(search, network, away)
            if not away:  # otherwise time is up, and what has not come back does not count
                search.narrow()
        return search.best()


def drawn(prior: list[float], rng: Rng) -> int:
    """An index, by its chance."""
    left = rng.below(WHOLE) / WHOLE
    for i, chance in enumerate(prior):
        left -= chance
        if left < 0.0:
            return i
    return len(prior) - 1


def foresight(turn: Turn[Any], rng: Rng, network: Network, rows: Rows, ahead: int) -> Foresight:
    """A search that counts results as the network was taught to."""
    lead, taught = network.meta.get("lead", LEAD), network.meta.get("settings", {})
    return Foresight(turn, rng, rows.shape, ahead, float(lead), float(taught.get("win", WIN)))


def went_on(search: Foresight, network: Network, away: list[Trial]) -> list[Trial]:
    """The trials that are still under way after one more look at all of them."""
    looked = zip(away, look(network, away), strict=True) if away else ()
    answers = [search.answer(trial, logits, value) for trial, (logits, value) in looked]
    return [trial for trial in answers if trial is not None]


def look(network: Network, trials: list[Trial]) -> list[tuple[list[float], float]]:
    """What the network says where trials stand: logits of what is legal there, and what the seat may expect."""
    logits, values = network.look(network.laid([(trial.positions, trial.values) for trial in trials]))
    legal = [[action.id for action in trial.legal] for trial in trials]
    return [(logits[i, ids].tolist(), float(values[i])) for i, ids in enumerate(legal)]


def _share(word: str) -> float:
    """A number from 0 to 1 that hangs on a word alone."""
    return crc32(word.encode()) / (1 << 32)
