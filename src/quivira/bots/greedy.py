"""A bot that believes the game's `evaluate`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quivira.bots.bot import Bot
from quivira.kernel import Action, Game, Rng, Sealed, Seat, State, Turn, settle

WORLDS: Final = 2  # sampled for each decision
AHEAD: Final = 0  # decisions looked ahead in each, after the own one


class GreedyBot(Bot):
    """Tries each action in some sampled worlds, goes on greedily for some moves, and takes the best.

    A choice that is made between phases is judged after the phase that it begins, as it goes where everybody answers
    anything: what the choice brings is asked for by the questions that follow. Of equally good actions any is taken.
    """

    def __init__(self, rng: Rng, worlds: int = WORLDS, ahead: int = AHEAD) -> None:
        super().__init__(rng)
        self.worlds = worlds
        self.ahead = ahead

    def choose(self, turn: Turn[Any]) -> str:
        total = [0.0] * len(turn.legal)
        for _ in range(self.worlds):
            world = turn.sample(self.rng)
            luck = self.rng.word()  # the same for each action, so that they are compared fairly
            for number, action in enumerate(turn.legal):
                total[number] += self._worth_after(turn.game, world, turn.seat, action, Rng(luck))
        return best(turn.legal, total, self.rng).key

    def _worth_after(self, game: Game[Any], world: State, seat: Seat, action: Action, rng: Rng) -> float:
        s = _after(world, seat, action, rng)
        if game.is_quiet is not None and game.is_quiet(world):
            _play_phase(s, game.is_quiet, rng)
        left = self.ahead
        while s.stack and (left or isinstance(s.stack[-1], Sealed)):  # a sealed answer shows nothing until all are in
            left -= not isinstance(s.stack[-1], Sealed)
            actor = s.actors()[0]
            s = _after(s, actor, self._greedy(game, s, actor, rng), rng)
        return lead(game, s, seat)

    def _greedy(self, game: Game[Any], s: State, seat: Seat, rng: Rng) -> Action:
        """The action that looks best at once; of sealed answers any."""
        legal = s.legal(seat)
        if isinstance(s.stack[-1], Sealed):
            return legal[rng.below(len(legal))]
        return best(legal, [lead(game, _after(s, seat, action, rng), seat) for action in legal], rng)


def best(actions: list[Action], worth: list[float], rng: Rng) -> Action:
    """The action that is worth most; of several any, so that nobody plays the same game again and again."""
    most = max(worth)
    first = [action for action, value in zip(actions, worth, strict=True) if value == most]
    return first[rng.below(len(first))] if len(first) > 1 else first[0]


def lead(game: Game[Any], s: State, seat: Seat) -> float:
    """How far a seat is ahead of its best rival."""
    worth = [float(x.total) for x in game.scores(s)] if s.is_over() else game.evaluate(s)
    return worth[seat] - max(value for other, value in enumerate(worth) if other != seat)


def _after(s: State, seat: Seat, action: Action, rng: Rng) -> State:
    trial = s.clone()
    trial.apply(seat, action)
    settle(trial, rng)
    return trial


def _play_phase(s: State, is_quiet: Callable[[Any], bool], rng: Rng) -> None:
    """The phase that has begun, with random answers, to where it can be judged."""
    while s.stack and not is_quiet(s):
        seat = s.actors()[0]
        s.apply(seat, s.stack[-1].random(s, seat, rng))
        settle(s, rng)
