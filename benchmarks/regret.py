"""What bots' choices lose: a quick look at settings before an arena takes hours.

    python benchmarks/regret.py GAME BOT [BOT ...] [--positions 48] [--playouts 1000] [--jobs N]

In positions of games between quick searchers each legal action is followed by playouts to the end of the game, in which
everybody takes what `evaluate` likes best: the same worlds and the same luck for all actions. A choice loses what its
action got less than the best one, in points of lead and in wins. Needs numpy. Prints a table and JSON.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from typing import Any

import numpy as np

from quivira.arena.workers import cores, spread
from quivira.bots import bot
from quivira.bots.search import GREEDY, Search, Settings
from quivira.kernel import Game, Rng, Turn, settle
from quivira.kernel.registry import find

QUICK = "hard:sims=60"  # plays the games from which positions are taken
LATEST = 260  # decisions before a position, of all seats together; a game that ends sooner is followed by another
ENDLESS = 1_000_000  # decisions of a playout
SEEDS = 2  # each bot decides so often


def position(game: Game[Any], number: int) -> Turn[Any]:
    """A decision of a game of its own, early, in the middle or late."""
    rng = Rng(number, 1)
    player = bot(QUICK, Rng(number, 2))
    s = game.new(game.meta.seats[-1])
    settle(s, rng)
    left = rng.below(LATEST)
    while True:
        seat = s.actors()[0]
        turn: Turn[Any] = Turn(game, s, seat, rng)
        if len(turn.legal) > 1:
            if left == 0:
                return turn
            left -= 1
        s.apply(seat, game.space.parse(player.choose(turn)))
        settle(s, rng)
        if s.is_over():
            s = game.new(game.meta.seats[-1])
            settle(s, rng)


def results(turn: Turn[Any], playouts: int) -> tuple[np.ndarray, np.ndarray]:
    """For each legal action its mean lead over the best rival, and its share of wins."""
    leads = np.zeros(len(turn.legal))
    wins = np.zeros(len(turn.legal))
    search = Search(turn, Rng(1), Settings(0.0, ENDLESS, GREEDY, 0.1, 1.0, True))
    for number in range(playouts):
        world = turn.sample(Rng(number, 3))
        for i, action in enumerate(turn.legal):
            s = world.clone()
            search.rng = Rng(number, 4)
            s.apply(turn.seat, action)
            settle(s, search.rng)
            search.play_on(s, s.stack[-1] if s.stack else None)
            scores = turn.game.scores(s)
            rivals = [score.total for seat, score in enumerate(scores) if seat != turn.seat]
            leads[i] += scores[turn.seat].total - max(rivals)
            wins[i] += scores[turn.seat].rank == 1
    return leads / playouts, wins / playouts


def look(name: str, bots: list[str], playouts: int, number: int) -> np.ndarray:
    """What each bot loses in a position: points, wins, seconds."""
    game = find(name)
    turn = position(game, number)
    keys = [action.key for action in turn.legal]
    leads, wins = results(turn, playouts)
    lost = np.zeros((len(bots), 3))
    for i, named in enumerate(bots):
        for seed in range(SEEDS):
            player = bot(named, Rng(seed, number))
            player.budget.clock = time.process_time
            began = time.process_time()
            chosen = keys.index(player.choose(turn))
            took = time.process_time() - began
            lost[i] += (leads.max() - leads[chosen], wins.max() - wins[chosen], took)
    return lost / SEEDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--positions", type=int, default=48)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    work = partial(look, given.game, given.bots, given.playouts)
    found = [lost for _, lost in spread(work, range(given.positions), given.jobs) if lost is not None]
    mean, error = np.mean(found, 0), 1.96 * np.std(found, 0) / np.sqrt(len(found))
    table = [
        {"bot": name, "points": mean[i, 0], "points_error": error[i, 0], "wins": mean[i, 1], "seconds": mean[i, 2]}
        for i, name in enumerate(given.bots)
    ]
    print(f"{'bot':40} {'points lost':>16} {'wins lost':>10} {'a decision':>11}")
    for row in table:
        points = f"{row['points']:.3f} ± {row['points_error']:.3f}"
        print(f"{row['bot']:40} {points:>16} {100 * row['wins']:8.2f} % {1000 * row['seconds']:8.1f} ms")
    print(json.dumps({"game": given.game, "positions": len(found), "playouts": given.playouts, "bots": table}))


if __name__ == "__main__":
    main()
