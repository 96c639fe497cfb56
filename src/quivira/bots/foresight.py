"""Search with a network, for any game and any number of seats. It looks for its own seat alone.

The answers that the network likes best are tried in the same worlds, drawn from what the seat knows, with the same
luck. After an answer everybody, the own seat too, does what the network likes best in their place, until the own seat
has been asked many more times. What the network tells it to expect at once is too rough to choose by, so only the
second half of the way counts. Answers that fall behind the best one by more than luck can explain are out.

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

WIDTH: Final = 8  # answers that are tried, at most
FAITH: Final = 0.001  # what an answer is worth more that the network finds e times as likely
DOUBT: Final = 3.0  # standard errors that luck may explain
LITTLE: Final = 0.002  # of a result from 0 to 1: what is not worth finding out


class Root:
    """What the own seat is asked, and what each answer has brought, world by world."""

    def __init__(self, legal: list[Action], logits: list[float]) -> None:
        self.legal = legal
        self.prior = chances(logits)
        most = max(logits)
        self.trust = [FAITH * (logit - most) for logit in logits]
        self.brought: list[list[float]] = [[] for _ in legal]


class Trial:
    """One world on its way; `positions` and `values` are the row of the seat that is asked there."""

    def __init__(self, s: State, rng: Rng, pick: i64, number: i64) -> None:
        self.s = s
        self.rng = rng
        self.pick = pick
        self.number = number  # of the world
        self.asked: i64 = 0  # questions to the own seat
        self.hopes: float = 0.0  # the sum of what it might expect at those that count
        self.seat: i64 = 0
        self.legal: list[Action] = []
        self.positions = b""
        self.values = b""


class Foresight:
    """One decision."""

    def __init__(self, turn: Turn[Any], rng: Rng, shape: Shape, ahead: i64, scale: float, win: float) -> None:
        self.turn = turn
        self.root: Root | None = None
        self.left: list[int] = []  # the answers that are still in question, the best first
        self.done: i64 = 0
        self._seat: i64 = turn.seat
        self._shape = shape
        self._ahead = ahead  # questions to the own seat until a trial ends
        self._passed: i64 = ahead // 2  # those that do not count
        self._scale = scale  # a usual lead in points
        self._win = win  # what winning counts
        self._luck: i64 = rng.word()
        self._here = world(turn, rng)
        self._table: i64 = shape.number(self._here.seats, self._here.options)
        self._scores = turn.game.scores

    def first(self) -> Trial:
        """The position itself, to be looked at before all others."""
        trial = Trial(self._here, Rng(self._luck), 0, 0)
        trial.seat = self._seat
        trial.legal = self.turn.legal
        self._write(trial)
        return trial

    def attempt(self, pick: i64) -> Trial | None:
        """A trial of one answer in its next world, where it needs the network; None: it has come to its end without."""
        root = self.root
        assert root is not None
        number = len(root.brought[pick])
        root.brought[pick].append(0.0)
        rng = Rng(self._luck, number)  # all answers meet the same worlds and the same luck
        trial = Trial(world(self.turn, rng), rng, pick, number)
        trial.s.stack[-1].answer(trial.s, self._seat, root.legal[pick])
        return self._go_on(trial)

    def answer(self, trial: Trial, logits: list[float], value: float) -> Trial | None:
        """Go on with what the network says about the legal actions; the trial, if it needs the network again."""
        if trial.seat == self._seat:
            if self.root is None:
                self._open(Root(trial.legal, logits))
                return None
            trial.asked += 1
            if trial.asked > self._passed:
                trial.hopes += value
            if trial.asked == self._ahead:
                self._learn(trial)
                return None
        likely = trial.legal[logits.index(max(logits))]
        trial.s.stack[-1].answer(trial.s, trial.seat, likely)
        return self._go_on(trial)

    def narrow(self) -> None:
        """When all trials have come back: answers of which hardly anything can be hoped for are out."""
        root = self.root
        assert root is not None
        marks = {i: mean(root.brought[i]) + root.trust[i] for i in self.left}
        self.left.sort(key=marks.__getitem__, reverse=True)
        best = self.left[0]
        hopes = [marks[i] - marks[best] + DOUBT * error(root.brought[i], root.brought[best]) for i in self.left]
        self.left = [i for i, hope in zip(self.left, hopes, strict=True) if i == best or hope > LITTLE]

    def best(self) -> Action:
        """The answer that did best; without a trial the one that the network likes best."""
        assert self.root is not None
        return self.root.legal[self.left[0]]

    def _open(self, root: Root) -> None:
        self.root = root
        self.left = sorted(range(len(root.legal)), key=root.trust.__getitem__, reverse=True)[:WIDTH]

    def _go_on(self, trial: Trial) -> Trial | None:
        s = trial.s
        step: Step[Any] | None = settle(s, trial.rng)
        while step is not None:
            trial.seat = step.seat
            trial.legal = step.legal(s, trial.seat)
            if len(trial.legal) > 1:
                self._write(trial)
                return trial
            step.answer(s, trial.seat, trial.legal[0])
            step = settle(s, trial.rng)
        left = self._ahead - max(trial.asked, self._passed)  # all that could still count is the result
        trial.hopes += self._result(s) * float(left)
        self._learn(trial)
        return None

    def _write(self, trial: Trial) -> None:
        self._shape.write(self._table, trial.s, trial.seat, 0)
        trial.positions, trial.values = self._shape.paper.taken()

    def _learn(self, trial: Trial) -> None:
        assert self.root is not None
        self.done += 1
        self.root.brought[trial.pick][trial.number] = trial.hopes / float(self._ahead - self._passed)

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


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def error(some: list[float], others: list[float]) -> float:
    """The standard error of the mean difference, world by world."""
    lags = [one - other for one, other in zip(some, others, strict=True)]
    if len(lags) < 2:
        return 1.0  # one world tells nothing
    middle = mean(lags)
    return sqrt(sum([(lag - middle) ** 2 for lag in lags])) / len(lags)


def chances(logits: list[float]) -> list[float]:
    """Probabilities that add up to 1."""
    most = max(logits)
    powers = [exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]
