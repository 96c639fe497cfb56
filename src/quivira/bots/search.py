"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each simulation draws a world that the seat cannot rule out, walks down one tree that all worlds share, plays on for
some moves, and lets the game's `evaluate` judge. Whoever is to move in the tree chooses for itself (max^n). Chance is
sampled. Sealed answers are chosen side by side: each seat learns which of its own answers do well, and sees no other.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from quivira.bots.budget import Budget
from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.state import State, settle
from quivira.kernel.step import Sealed, Step
from quivira.kernel.turn import Turn

UNTRIED: Final = 1e9  # an action without a first look comes before all others
WIN: Final = 1.0  # a victory counts as a usual lead more, a defeat as one less
UNIFORM: Final = "uniform"
MAST: Final = "mast"
GREEDY: Final = "greedy"
POLICIES: Final = (UNIFORM, MAST, GREEDY)


class Settings:
    """What can be tried out: how bold the search is, how far playouts go, and how they choose."""

    def __init__(self, explore: float, depth: int, policy: str, epsilon: float, prior: float, others: bool) -> None:
        self.explore = explore  # how much an action gains by being tried seldom
        self.depth = depth  # decisions of a playout
        self.policy = policy  # of playouts
        self.epsilon = epsilon  # how often a playout chooses at random all the same
        self.prior = prior  # how many visits the first look at an action counts for
        self.others = others  # whether others' choices are part of the tree, or follow the policy


class Node:
    """What has been learnt about an action of a seat, and what may follow it."""

    def __init__(self, action: Action, visits: float, worth: float) -> None:
        self.action = action
        self.first: float = visits
        self.visits: float = visits
        self.offered: float = visits  # how often it could have been chosen
        self.worth: float = worth  # the sum of what it brought to its seat
        self.children: dict[int, Node] = {}


def world(turn: Turn[Any], rng: Rng) -> State:
    """A world of the seat. What others have sealed already is as open as what they will seal."""
    s: State = turn.sample(rng)
    top = s.stack[-1]
    if isinstance(top, Sealed):
        s.stack[-1] = top.reopened(s, turn.seat)
    return s


class Search:
    """One decision."""

    def __init__(self, turn: Turn[Any], rng: Rng, settings: Settings) -> None:
        self.turn = turn
        self.rng = rng
        self.settings = settings
        self.seat: i64 = turn.seat
        self.evaluate = turn.game.evaluate
        self.is_quiet = turn.game.is_quiet
        self.scores = turn.game.scores
        self.root = Node(turn.legal[0], 0.0, 0.0)
        self.path: list[Node] = []  # of a simulation, and who chose
        self.movers: list[int] = []
        self.done: i64 = 0
        self.leads: float = 0.0  # the sum of all leads seen, and their number
        self.looks: float = 0.0
        self.played: list[Action] = []  # outside the tree, and by whom
        self.played_by: list[int] = []
        self.actions: i64 = len(turn.game.space)
        self.worth: list[float] = [0.0] * self.actions  # of each action, wherever it was done
        self.tries: list[float] = [0.0] * self.actions

    def run(self, budget: Budget) -> Action:
        """The action that was tried most."""
        while budget.lasts(self.done):
            self.simulate()
            self.done += 1
            if self.done & 31 == 0 and self.is_decided(budget.left(self.done)):
                break
        return self.best().action

    def best(self) -> Node:
        own = self.options()
        best = own[0]
        for child in own:
            if (child.visits, child.worth) > (best.visits, best.worth):
                best = child
        return best

    def options(self) -> list[Node]:
        """The actions of the seat itself."""
        base = self.actions * self.seat
        return [self.root.children[base + action.id] for action in self.turn.legal]

    def is_decided(self, left: int) -> bool:
        """Whether the second cannot catch up any more."""
        most = 0.0
        second = 0.0
        for child in self.options():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def simulate(self) -> None:
        s = world(self.turn, self.rng)
        self.path.clear()
        self.movers.clear()
        self.played.clear()
        self.played_by.clear()
        node = self.root
        following: Node | None = None  # the node that follows a sealed question
        step: Step[Any] | None = s.stack[-1]
        while step is not None:
            seat = step.seat
            legal = step.legal(s, seat)
            if len(legal) == 1:
                step.answer(s, seat, legal[0])
                step = settle(s, self.rng)
                continue
            sealed = isinstance(step, Sealed)
            if seat != self.seat and not sealed and not self.settings.others:
                step.answer(s, seat, self.by_policy(s, step, legal))
                step = settle(s, self.rng)
                continue
            child = self.select(node, s, step, legal, sealed)
            self.path.append(child)
            self.movers.append(seat)
            asked = step
            step.answer(s, seat, child.action)
            step = settle(s, self.rng)
            if following is None or seat == self.seat:
                following = child
            if not (isinstance(step, Sealed) and step.continues(asked)):
                node = following
                following = None
                if node.visits == node.first:
                    break
        self.play_on(s, step)
        self.learn(self.values(s))

    def select(self, node: Node, s: State, step: Step[Any], legal: list[Action], sealed: bool) -> Node:
        """The action with the best upper bound."""
        best: Node | None = None
        highest = -1.0
        explore = self.settings.explore
        base = self.actions * step.seat
        for action in legal:
            child = node.children.get(base + action.id)
            if child is None:
                child = self.first_look(s, step, action, sealed)
                node.children[base + action.id] = child
            child.offered += 1.0
            if child.visits == 0.0:
                bound = UNTRIED + float(self.rng.below(1 << 20))
            else:
                bound = child.worth / child.visits + explore * sqrt(log(child.offered) / child.visits)
            if bound > highest:
                highest = bound
                best = child
        assert best is not None
        return best

    def first_look(self, s: State, step: Step[Any], action: Action, sealed: bool) -> Node:
        prior = self.settings.prior
        if prior == 0.0 or sealed:
            return Node(action, 0.0, 0.0)
        return Node(action, prior, prior * self.worth_after(s, step.seat, action))

    def worth_after(self, s: State, seat: int, action: Action) -> float:
        trial = s.clone()
        trial.stack[-1].answer(trial, seat, action)
        settle(trial, self.rng)
        return self.values(trial)[seat]

    def play_on(self, s: State, step: Step[Any] | None) -> None:
        """The rest of a simulation, outside the tree: some decisions, and on to where it can be judged."""
        left = self.settings.depth
        while step is not None and (left > 0 or not (self.is_quiet is None or self.is_quiet(s))):
            seat = step.seat
            legal = step.legal(s, seat)
            if len(legal) == 1:
                step.answer(s, seat, legal[0])
            else:
                left -= 1
                step.answer(s, seat, self.by_policy(s, step, legal))
            step = settle(s, self.rng)

    def by_policy(self, s: State, step: Step[Any], legal: list[Action]) -> Action:
        policy = self.settings.policy
        if policy == UNIFORM or float(self.rng.below(1000)) < self.settings.epsilon * 1000.0:
            action = legal[self.rng.below(len(legal))]
        elif policy == MAST:
            action = self.popular(legal)
        else:
            action = self.greedy(s, step, legal)
        self.played.append(action)
        self.played_by.append(step.seat)
        return action

    def popular(self, legal: list[Action]) -> Action:
        best = legal[0]
        highest = -1.0
        for action in legal:
            n = self.tries[action.id]
            mean = self.worth[action.id] / n if n else 1.0
            if mean > highest:
                highest = mean
                best = action
        return best

    def greedy(self, s: State, step: Step[Any], legal: list[Action]) -> Action:
        if isinstance(step, Sealed):
            return legal[self.rng.below(len(legal))]
        best = legal[0]
        highest = -1.0
        for action in legal:
            worth = self.worth_after(s, step.seat, action)
            if worth > highest:
                highest = worth
                best = action
        return best

    def values(self, s: State) -> list[float]:
        """What a position is worth to each seat, from 0 to 1: how far it is ahead of its best rival.

        Leads are measured by those seen so far, so that points may be many or few in a game.
        """
        over = not s.stack
        worth: list[float] = self.totals(s) if over else self.evaluate(s)
        most = -1e9
        second = -1e9
        for value in worth:
            if value > most:
                second = most
                most = value
            elif value > second:
                second = value
        leads = [value - (second if value == most else most) for value in worth]
        for lead in leads:
            self.leads += abs(lead)
        self.looks += float(len(leads))
        scale = self.leads / self.looks + 1e-6
        return [0.5 + 0.5 * lead / (scale + abs(lead)) for lead in leads]

    def totals(self, s: State) -> list[float]:
        """Final points, and more for the winners, tie-breaks included."""
        extra = WIN * self.leads / (self.looks + 1.0)
        return [float(score.total) + (extra if score.rank == 1 else -extra) for score in self.scores(s)]

    def learn(self, values: list[float]) -> None:
        for i in range(len(self.path)):
            node = self.path[i]
            value = values[self.movers[i]]
            node.visits += 1.0
            node.worth += value
            self.worth[node.action.id] += value
            self.tries[node.action.id] += 1.0
        for i in range(len(self.played)):
            action = self.played[i]
            self.worth[action.id] += values[self.played_by[i]]
            self.tries[action.id] += 1.0
