"""How many real decisions a learner gets on one core, with rows and masks, and what a network costs a bot.

    PYTHONPATH=build/compiled python benchmarks/learning.py [GAME ...] [--places 256] [--seconds 3]

All tables of the game in turn, uniformly random legal actions, forced moves not counted. *choosing* is the time that
the random player takes, which a learner spends on its network; it is not part of *decisions/s*.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quivira import names
from quivira.features import __file__ as features
from quivira.learning import Games, Rows


def at_random(masks: NDArray[np.uint8], luck: np.random.Generator) -> NDArray[np.int64]:
    """One legal action of each row, all equally likely."""
    which, actions = np.nonzero(masks)
    ends = np.searchsorted(which, np.arange(1, len(masks) + 1))
    begins = np.concatenate(([0], ends[:-1]))
    chosen: NDArray[np.int64] = actions[begins + (luck.random(len(masks)) * (ends - begins)).astype(np.int64)]
    return chosen


def measure(game: str, places: int, seconds: float) -> dict[str, Any]:
    """Figures of one game."""
    shape = Rows(game)
    games = Games(game, shape.tables, places, seed=1)
    rows = np.empty((places, shape.size), np.float32)
    masks = np.empty((places, shape.actions), np.uint8)
    seats = np.empty(places, np.int8)
    luck = np.random.default_rng(1)
    games.begin(rows, masks, seats)
    playing = choosing = 0.0
    calls = ended = filled = 0
    while playing < seconds:
        began = process_time()
        actions = at_random(masks, luck)
        chosen = process_time()
        ended += len(games.play(actions, rows, masks, seats).places)
        playing += process_time() - chosen
        choosing += chosen - began
        filled += int(np.count_nonzero(rows)) if calls % 16 == 0 else 0
        calls += 1
    return {
        "columns": shape.size,
        "filled": round(filled / (-(-calls // 16) * places)),
        "actions": shape.actions,
        "games": ended,
        "decisions/s": round(places * calls / playing),
        "choosing": f"{choosing / (playing + choosing):.0%}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--places", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    print("compiled" if features.endswith((".so", ".pyd")) else "interpreted")
    for game in given.game:
        figures = measure(game, given.places, given.seconds)
        print(
            game,
            *[f"{name} {value:,}" if isinstance(value, int) else f"{name} {value}" for name, value in figures.items()],
            sep="  ",
        )


if __name__ == "__main__":
    main()
