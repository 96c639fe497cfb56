"""Our own games: random play inside and from Python, and what search and a server need."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import msgspec

from quivira import Walk, simulate
from quivira.kernel import Game, Options, Rng, settle


@dataclass
class Figures:
    """What one table of a game costs, per CPU second of one process."""

    game: str
    seats: int
    options: str
    decisions_a_game: float
    games_per_second: float
    decisions_per_second: float
    python_decisions_per_second: float
    clone_us: float
    resample_us: float
    dump_us: float
    load_us: float
    view_us: float
    view_bytes: int
    state_bytes: int


def each_us(call: Callable[[], object], seconds: float) -> float:
    """Microseconds a call."""
    call()
    calls = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(50):
            call()
        calls += 50
    return (process_time() - began) / calls * 1e6


def inside(game: Game[Any], seats: int, options: Options, seconds: float) -> tuple[float, float]:
    """Games and decisions per second, whole games with their scores in one call."""
    games = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += sum(simulate(game, seats, 50, 1, options, first=games).lengths)
        games += 50
    spent = process_time() - began
    return games / spent, decisions / spent


def from_python(game: Game[Any], seats: int, options: Options, seconds: float) -> float:
    """Decisions per second of a loop in Python that asks what is legal and applies it, as that over a peer does."""
    decisions = number = 0
    choose = random.Random(2).random
    began = process_time()
    while process_time() - began < seconds:
        number += 1
        walk = Walk(game, seats, number, options)
        legal = walk.legal
        while legal:
            legal = walk.choose(int(choose() * len(legal)))
            decisions += 1
    return decisions / (process_time() - began)


def measure(game: Game[Any], seats: int, options: Options, seconds: float) -> Figures:
    games, decisions = inside(game, seats, options, seconds)
    s = middle(game, seats, options, int(decisions / games / 2))
    seat = s.actors()[0]
    rng = Rng(5)
    saved = game.dump(s)
    return Figures(
        game.meta.name,
        seats,
        " ".join(f"{key}={value}".lower() for key, value in game.options(options).items()),
        decisions / games,
        games,
        decisions,
        from_python(game, seats, options, seconds),
        each_us(s.clone, seconds / 4),
        each_us(lambda: game.resample(s, seat, rng), seconds / 4),
        each_us(lambda: game.dump(s), seconds / 4),
        each_us(lambda: game.load(saved), seconds / 4),
        each_us(lambda: game.view(s, seat), seconds / 4),
        len(msgspec.json.encode(game.view(s, seat))),
        memory(s),
    )


def middle(game: Game[Any], seats: int, options: Options, decisions: int) -> Any:
    """A position so many random decisions into a game."""
    rng = Rng(3)
    s = game.new(seats, options)
    settle(s, rng)
    for _ in range(decisions):
        seat = s.actors()[0]
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        settle(s, rng)
        if s.is_over():
            break
    return s if not s.is_over() else middle(game, seats, options, decisions // 2)


def memory(s: Any) -> int:
    """Bytes that one more state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [s.clone() for _ in range(500)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(copies)
