"""Whether a choice cannot be good at all, as far as the best bot at hand can tell; where it is not sure, it is silent.

A network says first what it would hardly ever do. That alone is no proof: two choices may be as good as each other, and
it has got used to one. So the choice and the network's own are tried side by side, in the same worlds with the same
luck, and the choice must turn out worse by far. Where there is no network, a search must have ruled it out. Where all
choose in secret at once, a bot can but guess what the others do, and they need not play as it does: there it must be
worse by twice as much.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final

from quivira.bots.budget import Budget
from quivira.bots.foresight import Trial, mean
from quivira.bots.learned import foresight, look, went_on
from quivira.bots.search import Search
from quivira.bots.searching import SearchBot
from quivira.kernel import Rng, Sealed, Turn
from quivira.learning.weights import weights

if TYPE_CHECKING:
    from quivira.learning.network import Network

SELDOM: Final = 0.01  # how often the network would do it, at most
WORSE: Final = 0.2  # of a result from 0 to 1
TRIALS: Final = 48  # of each of the two
AHEAD: Final = 1  # it ends where the seat is asked again
SIMULATIONS: Final = 400  # of a search
FAIR: Final = 1.0  # it explores more than one that plays: what it never tries it cannot rule out
HOPE: Final = 0.3


def better(turn: Turn[Any], key: str, rng: Rng, seconds: float) -> str | None:
    """The key of what the bot would rather do, where a choice cannot be good; None: it may be."""
    legal = [action.key for action in turn.legal]
    if len(legal) < 2 or key not in legal:
        return None
    name = turn.game.meta.name
    if weights(name) is None:
        return ruled_out(turn, key, rng, seconds)
    from quivira.learning.network import network_of  # most who use bots need no numpy

    network = network_of(name)
    return _worse(turn, legal.index(key), rng, seconds, network) if network else ruled_out(turn, key, rng, seconds)


def _worse(turn: Turn[Any], choice: int, rng: Rng, seconds: float, network: Network) -> str | None:
    from quivira.learning.network import rows_of

    budget = Budget(time=seconds)
    budget.start()
    search = foresight(turn, rng, network, rows_of(turn.game.meta.name), AHEAD)
    first = search.first()
    ((logits, value),) = look(network, [first])
    search.answer(first, logits, value)
    root = search.root
    assert root is not None
    own = max(range(len(root.legal)), key=root.prior.__getitem__)
    if root.prior[choice] > SELDOM or own == choice:
        return None
    begun = [search.attempt(pick) for _ in range(TRIALS) for pick in (choice, own)]
    away: list[Trial] = [trial for trial in begun if trial is not None]
    while away:
        if budget.is_over():
            return None
        away = went_on(search, network, away)
    drop = mean(root.brought[own]) - mean(root.brought[choice])
    return root.legal[own].key if drop > _by_far(turn) else None


def ruled_out(turn: Turn[Any], key: str, rng: Rng, seconds: float) -> str | None:
    """Even what the search may hope for of the choice is worse by far than what it has seen of its own."""
    search = Search(turn, rng, SearchBot(rng, explore=FAIR).settings)
    budget = Budget(time=seconds, sims=SIMULATIONS)
    budget.start()
    search.run(budget)
    own = search.best()
    (choice,) = (node for node in search.options() if node.action.key == key)
    if not choice.visits:
        return None
    hope = choice.worth / choice.visits + HOPE * sqrt(log(choice.offered) / choice.visits)
    return own.action.key if hope < own.worth / own.visits - _by_far(turn) else None


def _by_far(turn: Turn[Any]) -> float:
    return 2 * WORSE if isinstance(turn.question, Sealed) else WORSE
