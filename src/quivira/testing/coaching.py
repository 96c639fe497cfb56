"""How often the coach asks "Are you sure?" about what bots of each level would do.

python -m quivira.testing.coaching GAME [--positions 300] [--search]     the figures of docs/bots.md

Positions come from games of which a third is played by `easy`, a third by `expert` (where there is a network) and a
third by both and by chance; at each of them every level chooses, and the coach judges what it chose.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from time import perf_counter
from typing import Any, Final, TypeAlias
from unittest.mock import patch

from quivira import lessons
from quivira.bots import Bot, better, bot, judging, levels
from quivira.bots.judging import ruled_out
from quivira.kernel import Rng, Turn, settle
from quivira.kernel.registry import find, names
from quivira.match import Match

ASKED: Final = {"random": "random", "easy": "easy", "medium": "medium", "expert": "expert", "master": "master:sims=150"}
SECONDS: Final = 30.0  # for one judgement: it is to be measured, not cut short
OFTEN: Final = 0.06  # of the questions of a game
STYLES: Final = (("easy",), ("expert",), ("easy", "expert", "expert", "random"))

Judge: TypeAlias = Callable[[Turn[Any], str, Rng, float], str | None]


class Measured:
    """What the coach said to the choices of each level."""

    def __init__(self) -> None:
        self.positions = 0
        self.doubted: Counter[str] = Counter()
        self.judged = 0
        self.seconds = 0.0

    def share(self, level: str) -> float:
        return self.doubted[level] / self.positions


def measure(
    name: str, positions: int, judge: Judge = better, asked: Iterable[str] = tuple(ASKED), often: float = OFTEN
) -> Measured:
    found, rng, chance = Measured(), Rng(7, 5), random.Random(7)  # noqa: S311 - no secret
    offered = [level for level in asked if level in levels(name)]
    players = {level: bot(ASKED[level], Rng(7, number)) for number, level in enumerate(offered)}
    for turn in _questions(name, players, chance, rng):
        if chance.random() > often:
            continue
        chosen = {level: player.choose(turn) for level, player in players.items()}
        began = perf_counter()
        keys = dict.fromkeys(chosen.values())  # in the same order each time, as the numbers are drawn
        bad = {key for key in keys if judge(turn, key, Rng(rng.word(), 1), SECONDS) is not None}
        found.seconds += perf_counter() - began
        found.judged += len(keys)
        found.doubted.update(level for level, key in chosen.items() if key in bad)
        found.positions += 1
        if found.positions == positions:
            break
    return found


def _questions(name: str, players: dict[str, Bot], chance: random.Random, rng: Rng) -> Iterator[Turn[Any]]:
    """The questions of game after game, at every number of seats."""
    game = find(name)
    while True:
        s = game.new(chance.randint(game.meta.seats[0], game.meta.seats[-1]))
        settle(s, rng)
        style = [level for level in chance.choice(STYLES) if level in players] or list(players)
        while s.stack:
            seat = s.actors()[0]
            turn: Turn[Any] = Turn(game, s, seat, rng)
            if len(turn.legal) > 1:
                yield turn
            s.apply(seat, game.space.parse(players[chance.choice(style)].choose(turn)))
            settle(s, rng)


@cache
def surely_doubted() -> tuple[str, str, str]:
    """A game, a lesson, and where it ends a choice that costs far more than it takes for the coach to speak."""
    with patch.object(judging, "WORSE", 2 * judging.WORSE):
        for name in names():
            for lesson in lessons.names(name) if "expert" in levels(name) else ():
                match = end_of(name, lesson)
                turn: Turn[Any] = Turn(match.game, match.state, match.state.actors()[0], Rng(1, 4))
                for action in turn.legal:
                    if better(turn, action.key, Rng(1, 5), SECONDS) is not None:
                        return name, lesson, action.key
    raise LookupError("no lesson ends where a choice cannot be good; look for one elsewhere")


def end_of(name: str, lesson: str) -> Match[Any]:
    """Where one plays on after a lesson."""
    match: Match[Any] = lessons.end(find(name), lessons.load(name, lesson))
    match.settle()
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--search", action="store_true", help="as if the game came without a network")
    given = parser.parse_args()
    found = measure(given.game, given.positions, ruled_out if given.search else better)
    told = ", ".join(f"{level} {found.share(level):.1%}" for level in ASKED if level in levels(given.game))
    pace = f"{1000 * found.seconds / found.judged:.0f} ms a judgement"
    print(f"{given.game}, {found.positions} positions: {told}; {pace}")


if __name__ == "__main__":
    main()
