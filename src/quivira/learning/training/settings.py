"""What can be set when a network learns, and which tables it plays at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any, Final

import msgspec

from quivira.kernel import BadTable, Game, Options, QuiviraError, Rng
from quivira.kernel.errors import unknown
from quivira.learning.worth import WIN

Table = tuple[int, Options]

MOST_WEIGHTS: Final = 1_500_000  # half precision makes 3 MB of them, the most that a game's folder takes
STEP: Final = 64  # layers are as wide as a multiple of this
USUAL: Final = 0.5  # share of games at tables without any option
MIX: Final = 240  # entries of a list of tables


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a network learns. What has two values goes in a straight line from the first to the second."""

    seed: int = 1
    jobs: int = 1  # processes that play
    games: int = 128  # in each of them, half of which are played while the network answers for the others
    steps: int = 64  # choices in each game between two updates
    layers: tuple[int, ...] = (128, 128)
    passes: int = 3  # over what was played, in each update
    batch: int = 2048  # choices in a step of the optimiser
    rate: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.02, 0.002)  # how much it counts that choices stay open
    clip: float = 0.2  # how far an update may move a probability
    trace: tuple[float, float] = (0.95, 0.8)  # how far results reach back (lambda of GAE): less, the better values are
    worth: float = 0.5  # of the value's loss beside the policy's
    hold: float = 0.0  # more than 0: only the value learns, and how much it counts that the policy stays as it was
    win: float = WIN

    def __post_init__(self) -> None:
        for name in ("jobs", "steps", "passes", "batch"):
            if getattr(self, name) < 1:
                raise BadTable(f"{name} is at least 1")
        if self.games < 2 or self.games % 2:
            raise BadTable(f"games are played in two halves: an even number, not {self.games}")
        if not self.layers or min(self.layers) < 1:
            raise BadTable("a network needs a layer, and a layer needs units")


def changed(settings: Settings, changes: dict[str, Any]) -> Settings:
    """Settings with some of them changed; a QuiviraError says what is wrong with a change."""
    known = Settings.__struct_fields__
    for key in changes:
        if key not in known:
            raise QuiviraError(unknown("setting", key, known))
    try:
        return msgspec.convert({**msgspec.to_builtins(settings), **changes}, Settings)
    except msgspec.ValidationError as error:
        raise QuiviraError(f"a setting is wrong: {error}") from None


def usual(columns: int, actions: int, cores: int, gpu: bool, seed: int = 1) -> Settings:
    """Settings that suit the machine: on a GPU a network as large as a game's folder takes, else a small one."""
    if not gpu:
        return Settings(seed=seed, jobs=cores)
    return Settings(
        seed=seed,
        jobs=max(1, cores - 1),
        games=512,
        layers=widest(columns, actions),
        batch=32768,
        rate=(5e-4, 2e-5),
    )


def widest(columns: int, actions: int) -> tuple[int, int, int]:
    """Three layers, the last of them narrower, that are within the most weights."""
    width = STEP
    while weights(columns, actions, _layers(width + STEP)) <= MOST_WEIGHTS:
        width += STEP
    return _layers(width)


def _layers(width: int) -> tuple[int, int, int]:
    return width, width, min(width, 512)


def weights(columns: int, actions: int, layers: Sequence[int]) -> int:
    """How many a network has."""
    sizes = [columns, *layers]
    trunk = sum(inner * outer + outer for inner, outer in pairwise(sizes))
    return trunk + (sizes[-1] + 1) * (actions + 1)


def at(span: tuple[float, float], progress: float) -> float:
    """What falls in a straight line, after this part of the way."""
    first, last = span
    return first + (last - first) * min(1.0, progress)


def mixed(game: Game[Any], tables: Sequence[Table], seed: int) -> list[Table]:
    """Tables in the order in which games are begun at them, each as often as it matters.

    Half of the games have the usual options, most of those at the full table; tables with one option changed come more
    often than those with several.
    """
    plain = game.options({})
    shares = [_share(game, plain, table) for table in tables]
    usual_sum = sum(share for share, (_, options) in zip(shares, tables, strict=True) if options == plain)
    other_sum = sum(shares) - usual_sum
    found: list[Table] = []
    for share, (seats, options) in zip(shares, tables, strict=True):
        whole = (
            share / usual_sum * (USUAL if other_sum else 1.0) if options == plain else share / other_sum * (1 - USUAL)
        )
        found += [(seats, options)] * ceil(whole * MIX)
    return _shuffled(found, Rng(seed))


def _share(game: Game[Any], plain: Options, table: Table) -> float:
    seats, options = table
    changed = sum(options[key] != value for key, value in plain.items())
    others = len(game.meta.seats) - 1
    return (1.0 if seats < max(game.meta.seats) else max(1.0, float(others))) * 0.25 ** max(0, changed - 1)


def _shuffled(tables: list[Table], rng: Rng) -> list[Table]:
    left = tables[:]
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]
