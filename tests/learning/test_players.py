"""Bots with a network: what they know, when they do without it, and how they are offered."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quivira.bots import Bot, Budget, bot, levels
from quivira.kernel import Game, QuiviraError, Rng, State, Turn, settle
from quivira.kernel.registry import find, names
from quivira.learning import Rows
from quivira.learning.network import network_of, read, rows_of

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())
every_level = pytest.mark.parametrize("level", ["expert", "master"])


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What was read once is read again."""
    yield
    network_of.cache_clear()


def network(rows: Rows, path: Path, **meta: object) -> str:
    """A file of weights as a learner writes it; they are random and have opinions."""
    luck = np.random.default_rng(1)
    sizes = [rows.size, 24, 16]
    arrays: dict[str, Any] = {}
    for n, (inner, outer) in enumerate(zip(sizes, sizes[1:], strict=False)):
        arrays[f"w{n}"], arrays[f"b{n}"] = luck.normal(0, 0.5, (inner, outer)), luck.normal(0, 0.1, outer)
    arrays["policy_w"], arrays["policy_b"] = luck.normal(0, 0.5, (16, rows.actions)), np.zeros(rows.actions)
    arrays["value_w"], arrays["value_b"] = luck.normal(0, 0.5, (16, 1)), np.zeros(1)
    told = json.dumps({"game": rows.game.meta.name, "fingerprint": rows.fingerprint, **meta})
    np.savez_compressed(path, meta=np.array(told), **{name: a.astype(np.float16) for name, a in arrays.items()})
    return str(path)


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[State]:
    """Every twelfth real choice of a random game."""
    s: State = game.new(seats)
    rng = Rng(seed)
    number = 0
    settle(s, rng)
    while not s.is_over():
        seat = s.actors()[-1]
        legal = s.legal(seat)
        if len(legal) > 1:
            if number % 12 == 0:
                yield s
            number += 1
        s.apply(seat, legal[rng.below(len(legal))])
        settle(s, rng)


def player(level: str, path: str, seed: int = 3, more: str = "") -> Bot:
    made = bot(f"{level}:weights={path}{more}", Rng(seed))
    made.budget = Budget(sims=12)
    return made


@every_game
@every_level
def test_a_choice_hangs_on_nothing_that_the_seat_cannot_know(game: Game[Any], level: str, tmp_path: Path) -> None:
    """Tables that the seat cannot tell apart: the same seed finds the same action, whatever the others hold."""
    path = network(rows_of(game.meta.name), tmp_path / "weights.npz")
    several = 0
    for s in positions(game, game.meta.seats[-1], 4):
        seat = s.actors()[-1]
        worlds = [s, *(game.resample(s, seat, Rng(number)) for number in range(3))]
        several += len({game.dump(world) for world in worlds}) > 1
        assert len({player(level, path).choose(Turn(game, world, seat, Rng(8))) for world in worlds}) == 1
    assert several or game.meta.name not in ("cibola", "golden_city", "san_juan")


@every_game
@every_level
def test_they_play_at_every_number_of_seats(game: Game[Any], level: str, tmp_path: Path) -> None:
    path = network(rows_of(game.meta.name), tmp_path / "weights.npz")
    for seats in game.meta.seats:
        for s in positions(game, seats, seats):
            seat = s.actors()[-1]
            key = player(level, path).choose(Turn(game, s, seat, Rng(8)))
            assert key in [action.key for action in s.legal(seat)]
