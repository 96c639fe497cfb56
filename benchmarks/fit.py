"""Fits the weights of a game's `evaluate` to games that bots play with each other.

    python benchmarks/fit.py GAME [--games 600] [--bot easy] [--rounds 2]

A game's `evaluate` that has a list WEIGHTS and is linear in it can be fitted: for positions of many games, what each
seat got in the end is regressed on what each weight adds to its worth there (ridge regression towards the weights that
stand in the file). Prints the weights, to be copied into `evaluate.py`. Needs numpy.
"""

from __future__ import annotations

import argparse
import importlib
from typing import Any

import numpy as np

from quivira.bots import bot
from quivira.kernel import Game, Rng, State, Turn, settle
from quivira.kernel.registry import find, module

CARELESS = 8  # one decision in so many is random, so that games differ
LOOK = 12  # one decision in so many is looked at


def play(game: Game[Any], level: str, seed: int) -> tuple[list[State], list[int]]:
    """Some positions of a game, and the totals it ended with."""
    rng = Rng(seed, 1)
    seats = game.meta.seats[-1]
    player = bot(level, Rng(seed, 2))
    s = game.new(seats)
    settle(s, rng)
    seen: list[State] = []
    while s.stack:
        seat = s.actors()[0]
        legal = s.legal(seat)
        action = legal[rng.below(len(legal))]
        if len(legal) > 1 and rng.below(CARELESS):
            action = game.space.parse(player.choose(Turn(game, s, seat, rng)))
        s.apply(seat, action)
        settle(s, rng)
        if s.stack and rng.below(LOOK) == 0:
            seen.append(s.clone())
    return seen, [score.total for score in game.scores(s)]


def rows(game: Game[Any], weights: list[float], s: State) -> tuple[np.ndarray, np.ndarray]:
    """For each seat its worth without any weight, and what each weight adds."""
    now = np.array(game.evaluate(s))
    adds = np.zeros((len(now), len(weights)))
    for i in range(len(weights)):
        weights[i] += 1
        adds[:, i] = np.array(game.evaluate(s)) - now
        weights[i] -= 1
    return now - adds @ np.array(weights), adds


def level_out(worth: np.ndarray) -> np.ndarray:
    """Above or below the mean of the table: only differences between seats matter."""
    return worth - worth.mean()


def fit(game: Game[Any], weights: list[float], level: str, games: range, ridge: float) -> np.ndarray:
    features, goals = [], []
    for seed in games:
        seen, totals = play(game, level, seed)
        for s in seen:
            base, adds = rows(game, weights, s)
            features.append(np.apply_along_axis(level_out, 0, adds))
            goals.append(level_out(np.array(totals) - base))
    x, y, before = np.concatenate(features), np.concatenate(goals), np.array(weights)
    print(f"{len(y)} rows; error before {np.std(y - x @ before):.3f}", end="")
    fitted = before + np.linalg.solve(x.T @ x + ridge * np.eye(len(before)), x.T @ (y - x @ before))
    print(f", after {np.std(y - x @ fitted):.3f}", flush=True)
    return fitted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600, help="a round")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--rounds", type=int, default=2, help="each plays with the weights of the one before")
    parser.add_argument("--ridge", type=float, default=50.0, help="how many rows the present weights count for")
    given = parser.parse_args()
    game = find(given.game)
    weights: list[float] = importlib.import_module(f"{module(given.game)}.evaluate").WEIGHTS
    for number in range(given.rounds):
        weights[:] = fit(game, weights, given.bot, range(number * given.games, (number + 1) * given.games), given.ridge)
    print([round(float(weight), 3) for weight in weights])


if __name__ == "__main__":
    main()
