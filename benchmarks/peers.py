"""Other libraries' games, played at random in the same run: decisions per CPU second, and the cost of a clone."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any


@dataclass
class Peer:
    """A measured game of another library."""

    library: str
    game: str
    way: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    clone_us: float | None = None


def timed(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second; `play(seed)` plays one game and counts its decisions."""
    play(0)
    games = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        games += 1
        decisions += play(games)
    spent = process_time() - began
    return decisions / spent, games / spent


def from_python(game: Any) -> Callable[[int], int]:
    """Random play of a game of OpenSpiel, driven from Python."""

    def play(seed: int) -> int:
        rng = random.Random(seed)
        choose = rng.random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(choose() * len(legal))])
                decisions += 1
        return decisions

    return play


def open_spiel(seconds: float) -> Iterator[Peer]:
    import pyspiel

    for name, seats in (("cribbage", 4), ("maedn", 4), ("hearts", 4), ("gin_rummy", 2)):
        game = pyspiel.load_game(f"{name}(players={seats})" if name in ("cribbage", "maedn") else name)

        def inside(seed: int, game: Any = game, seats: int = seats) -> int:
            bots = [pyspiel.make_uniform_random_bot(seat, seed * seats + seat) for seat in range(seats)]
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
            return 1

        decisions, games = timed(from_python(game), seconds)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        began = process_time()
        for _ in range(20_000):
            state.clone()
        clone = (process_time() - began) / 20_000 * 1e6
        yield Peer("OpenSpiel", name, "Python", seats, decisions, games, clone)
        _, inner = timed(inside, seconds)
        yield Peer("OpenSpiel", name, "C++", seats, inner * decisions / games, inner, None)


def rlcard(seconds: float) -> Iterator[Peer]:
    import rlcard as library

    for name, seats in (("gin-rummy", 2), ("uno", 2)):
        env = library.make(name, config={"seed": 1})

        def play(seed: int, env: Any = env) -> int:
            rng = random.Random(seed)
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        decisions, games = timed(play, seconds)
        yield Peer("RLCard", name, "env.step", seats, decisions, games)


def pettingzoo(seconds: float) -> Iterator[Peer]:
    from importlib import import_module

    for name in ("gin_rummy_v4", "hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4"):
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except Exception as error:  # what they ship changes from release to release
            print(f"PettingZoo's {name} is not there: {type(error).__name__}")
            continue

        def play(seed: int, env: Any = env) -> int:
            rng = random.Random(seed)
            env.reset(seed=seed)
            decisions = 0
            for _agent in env.agent_iter():
                seen, _, done, cut, _ = env.last()
                if done or cut:
                    env.step(None)
                    continue
                env.step(rng.choice([i for i, legal in enumerate(seen["action_mask"]) if legal]))
                decisions += 1
            return decisions

        decisions, games = timed(play, seconds)
        yield Peer("PettingZoo", name, "AEC", len(env.possible_agents), decisions, games)


def catanatron(seconds: float) -> Iterator[Peer]:
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    decisions, games = timed(play, seconds)
    yield Peer("catanatron", "Catan", "play_tick", 4, decisions, games)


def measure(seconds: float) -> list[Peer]:
    """All peers that are installed."""
    found: list[Peer] = []
    for library in (open_spiel, rlcard, pettingzoo, catanatron):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                found += library(seconds)
        except ImportError as error:
            print(f"{library.__name__} is not measured: {error}; get it with: pip install 'quivira[bench]'")
    return found
