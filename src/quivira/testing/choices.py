"""What bots do in a position."""

from __future__ import annotations

from typing import Any, Final

from quivira.bots import bot
from quivira.kernel import Game, Rng, State, Turn

LEVELS: Final = ("easy", "medium", "hard:sims=100")  # those that must not make senseless moves


def chosen(game: Game[Any], s: State, name: str, seed: int = 1) -> str:
    """The key of the action that a bot chooses for the seat that is asked."""
    turn: Turn[Any] = Turn(game, s, s.actors()[0], Rng(seed, 1))
    return bot(name, Rng(seed, 2)).choose(turn)
