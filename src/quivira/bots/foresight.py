"""Search with a network, for any game and any number of seats. It looks for its own seat alone.

Each trial draws a world that the seat cannot rule out. There the others choose as the network would in their place,
which also makes those worlds count most to which the network would have led; the own seat chooses in a tree of what it
may come to know, where the network's policy says what is worth a try (PUCT). A trial ends where the own seat is asked
something that it has not met before: there the network tells what it may expect.

Many trials are under way at once, so that the network looks at many positions in one go.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from mypy_extensions import i64

from quivira.bots.search import world
from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.state import State, settle
from quivira.kernel.step import Step
from quivira.kernel.turn import Turn
from quivira.learning.shape import Shape
from quivira.learning.worth import worth

WHOLE: Final = 1 << 24  # a chance is a part of this


class Spot:
    """What the own seat knows when it is asked, and what was learnt about each answer."""

    def __init__(self, legal: list[Action], logits: list[float], value: float) -> None:
        self.legal = legal
        self.prior = chances(logits)
        self.value = value  # expected at first sight
        self.visits: list[float] = [0.0] * len(legal)
        self.away: list[float] = [0.0] * len(legal)  # trials that have not come back yet
        self.worth: list[float] = [0.0] * len(legal)  # the sum of what came back
        self.total: float = 1.0
        self.next: list[dict[bytes, Spot]] = [{} for _ in legal]


class Trial:
    """One world on its way; `positions` and `values` are the row of the seat that is asked there."""

    def __init__(self, s: State, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.seat: i64 = 0
        self.legal: list[Action] = []
        self.positions = b""
        self.values = b""
        self.path: list[Spot] = []
        self.picks: list[int] = []


class Foresight:
    """One decision."""

    def __init__(self, turn: Turn[Any], rng: Rng, shape: Shape, explore: float, scale: float, win: float) -> None:
        self.turn = turn
        self.rng = rng
        self.root: Spot | None = None
        self.done: i64 = 0
        self._seat: i64 = turn.seat
        self._shape = shape
        self._explore = explore
        self._scale = scale  # a usual lead in points
        self._win = win  # what winning counts
        self._luck: i64 = rng.word()
        self._here = world(turn, rng)
        self._table: i64 = shape.number(self._here.seats, self._here.options)
        self._scores = turn.game.scores

    def first(self) -> Trial:
        """The position itself, to be looked at before all others."""
        trial = Trial(self._here, self.rng)
        trial.seat = self._seat
        trial.legal = self.turn.legal
        self._write(trial)
        return trial

    def begin(self) -> Trial | None:
        """The next trial, where it needs the network; None: it has come to its end without."""
        assert self.root is not None
        return self.attempt(self._select(self.root))

    def attempt(self, pick: i64) -> Trial | None:
        """A trial of one answer."""
        spot = self.root
        assert spot is not None
        number = spot.visits[pick] + spot.away[pick]  # all answers meet the same worlds and the same luck
        rng = Rng(self._luck, int(number))
        trial = Trial(world(self.turn, rng), rng)
        self._follow(trial, spot, pick)
        trial.s.stack[-1].answer(trial.s, self._seat, spot.legal[pick])
        return self._go_on(trial)

    def answer(self, trial: Trial, logits: list[float], value: float) -> Trial | None:
        """Go on with what the network says about the legal actions; the trial, if it needs the network again."""
        if trial.seat == self._seat:
            spot = Spot(trial.legal, logits, value)
            if self.root is None:
                self.root = spot
            else:
                trial.path[-1].next[trial.picks[-1]][trial.positions + trial.values] = spot
                self._learn(trial, value)
            return None
        pick = drawn(chances(logits), trial.rng)
        trial.s.stack[-1].answer(trial.s, trial.seat, trial.legal[pick])
        return self._go_on(trial)

    def best(self) -> Action:
        """The answer that was tried most."""
        spot = self.root
        assert spot is not None
        best: i64 = 0
        for i in range(len(spot.legal)):
            if (spot.visits[i], spot.worth[i], spot.prior[i]) > (spot.visits[best], spot.worth[best], spot.prior[best]):
                best = i
        return spot.legal[best]

    def is_decided(self, left: int) -> bool:
        """Whether the second cannot catch up any more."""
        assert self.root is not None
        visits = sorted(self.root.visits)
        return visits[-1] - visits[-2] > left

    def _go_on(self, trial: Trial) -> Trial | None:
        s = trial.s
        step: Step[Any] | None = settle(s, trial.rng)
        while step is not None:
            trial.seat = step.seat
            trial.legal = step.legal(s, trial.seat)
            if len(trial.legal) == 1:
                step.answer(s, trial.seat, trial.legal[0])
            else:
                self._write(trial)
                if trial.seat != self._seat:
                    return trial
                spot = trial.path[-1].next[trial.picks[-1]].get(trial.positions + trial.values)
                if spot is None:
                    return trial
                pick = self._select(spot)
                self._follow(trial, spot, pick)
                step.answer(s, trial.seat, spot.legal[pick])
            step = settle(s, trial.rng)
        self._learn(trial, self._result(s))
        return None

    def _write(self, trial: Trial) -> None:
        self._shape.write(self._table, trial.s, trial.seat, 0)
        trial.positions, trial.values = self._shape.paper.taken()

    def _select(self, spot: Spot) -> i64:
        """The answer with the best upper bound."""
        best: i64 = 0
        highest = -1.0
        bold = self._explore * sqrt(spot.total)
        for i in range(len(spot.legal)):
            visits = spot.visits[i]
            mean = spot.worth[i] / visits if visits > 0.0 else spot.value
            bound = mean + bold * spot.prior[i] / (1.0 + visits + spot.away[i])
            if bound > highest:
                highest = bound
                best = i
        return best

    def _follow(self, trial: Trial, spot: Spot, pick: i64) -> None:
        trial.path.append(spot)
        trial.picks.append(pick)
        spot.away[pick] += 1.0
        spot.total += 1.0

    def _learn(self, trial: Trial, value: float) -> None:
        self.done += 1
        for i in range(len(trial.path)):
            spot = trial.path[i]
            pick = trial.picks[i]
            spot.away[pick] -= 1.0
            spot.visits[pick] += 1.0
            spot.worth[pick] += value

    def _result(self, s: State) -> float:
        """What a game that is over was worth to the own seat, as networks are taught it."""
        scores = self._scores(s)
        winners = 0
        rival = -1e9
        for score in scores:
            winners += score.rank == 1
            if score.seat != self._seat:
                rival = max(rival, float(score.total))
        own = scores[self._seat]
        share = 1.0 / winners if own.rank == 1 else 0.0
        return float(worth(share, float(own.total) - rival, self._scale, self._win))


def chances(logits: list[float]) -> list[float]:
    """Probabilities that add up to 1."""
    most = max(logits)
    powers = [exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def drawn(prior: list[float], rng: Rng) -> i64:
    """An index, by its chance."""
    left = float(rng.below(WHOLE)) / float(WHOLE)
    for i in range(len(prior)):
        left -= prior[i]
        if left < 0.0:
            return i
    return len(prior) - 1
