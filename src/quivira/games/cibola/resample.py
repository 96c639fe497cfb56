"""Worlds that a seat cannot tell from the true one."""

from quivira.games.cibola.rules import Send
from quivira.games.cibola.state import Cibola
from quivira.kernel import Rng, Seat


def resample(s: Cibola, seat: Seat, rng: Rng) -> Cibola:
    """All is open but the groups that others have already chosen (A17)."""
    world = s.clone()
    top = world.stack[-1] if world.stack else None
    if isinstance(top, Send):
        world.stack[-1] = top.resampled(world, seat, rng)
    return world
