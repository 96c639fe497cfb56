"""A fingerprint over many seeded games of each game: equal in every build and every Python.

python -m quivira.testing.checksum --games 2000
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from quivira.bots import bot
from quivira.features import Writer
from quivira.kernel import Game, Rng, Turn, play_out, settle
from quivira.kernel.registry import find, names
from quivira.testing.play import tables

SEARCHED: Final = 32  # games whose first decision a bot searches for


def checksum(game: Game[Any], games: int) -> str:
    """All tables in turn: the final state, the scores, what bots think and what networks are told."""
    found = sha256()
    choices = tables(game)
    writers = [Writer(game, table.seats) for table in choices]
    for number in range(games):
        table = choices[number % len(choices)]
        s = table.new()
        rng = Rng(number, 9)
        if number < SEARCHED:
            settle(s, rng)
            turn: Turn[Any] = Turn(game, s, s.actors()[0], rng)
            found.update(bot("hard:sims=12", rng).choose(turn).encode())
        play_out(s, rng)
        found.update(game.dump(s))
        found.update(repr([(score.total, score.rank, score.parts) for score in game.scores(s)]).encode())
        found.update(repr([rng.word(), game.evaluate(s)]).encode())
        found.update(game.dump(game.resample(s, number % table.seats, rng)))
        found.update(writers[number % len(choices)].row(s, number % table.seats))
    return found.hexdigest()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A fingerprint over many seeded games.")
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many of each (default: 2000)")
    given = parser.parse_args(arguments)
    for name in given.game or names():
        print(name, given.games, checksum(find(name), given.games))


if __name__ == "__main__":
    main()
