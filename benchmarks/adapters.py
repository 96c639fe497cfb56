"""Our games through the adapters for researchers, played as the peers are: decisions per CPU second."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import peers
import pyspiel

from quivira import find, names
from quivira.research.encoder import Encoder
from quivira.research.openspiel import PREFIX
from quivira.research.pettingzoo import env, parallel_env
from quivira.simulation import Batch

GAMES = 100  # of a batch


@dataclass
class Adapted:
    """What one game does with its most seats through each adapter."""

    game: str
    columns: int
    rows_per_second: float
    aec_per_second: float
    blocks_per_second: float
    view_per_second: float
    parallel_per_second: float
    open_spiel_per_second: float


def choose(rng: random.Random, seen: dict[str, Any]) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def aec(name: str, **settings: Any) -> Callable[[int], int]:
    table = env(name, **settings)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        table.reset(seed=seed)
        decisions = 0
        for _ in table.agent_iter():
            seen, _, done, _, _ = table.last()
            table.step(None if done else choose(rng, seen))
            decisions += not done
        return decisions

    return play


def parallel(name: str) -> Callable[[int], int]:
    table = parallel_env(name)
    wait = table.action_count() - 1

    def play(seed: int) -> int:
        rng = random.Random(seed)
        seen, _ = table.reset(seed=seed)
        decisions = 0
        while table.agents:
            decisions += sum(not side["action_mask"][wait] for side in seen.values())
            seen, *_ = table.step({agent: choose(rng, seen[agent]) for agent in table.agents})
        return decisions

    return play


def rows(name: str, seats: int) -> Callable[[int], int]:
    """Encodes a batch of games in their middle; a row counts as a decision."""
    encoder, batch, rng = Encoder(name, seats), Batch(name, seats, GAMES, seed=1), random.Random(1)
    for _ in range(30):
        batch.apply([rng.choice(legal) for legal in batch.legal()])

    def play(seed: int) -> int:
        return len(encoder.encode_batch(batch))

    return play


def measure(seconds: float) -> list[Adapted]:
    found: list[Adapted] = []
    for name in names():
        seats = find(name).meta.seats[-1]
        ways = [rows(name, seats), aec(name), aec(name, observation="blocks"), aec(name, observation="view")]
        ways += [parallel(name), peers.from_python(pyspiel.load_game(PREFIX + name))]
        rates = [peers.timed(way, seconds)[0] for way in ways]
        found.append(Adapted(name, Encoder(name, seats).size, *rates))
    return found
