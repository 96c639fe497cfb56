"""What is worth watching here: each phase, goods and cards on their way, and the twelfth building."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quivira.games.san_juan import components as box
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Event
from quivira.testing.moments import Watched


def takes(role: str) -> Callable[[SanJuan, Event], bool]:
    return lambda _, event: event.args["role"] == f"role-{role}"


def is_twelfth(s: SanJuan, event: Event) -> bool:
    return event.seat is not None and s.cities.size(event.seat) == box.LAST_BUILDING


WATCHED: Final = [
    *(
        Watched("role-taken", banner=f"{name}*", when=takes(role))
        for role, name in (("builder", "Builder"), ("producer", "Producer"), ("trader", "Trader"))
    ),
    Watched("round-begins", banner="Round {n}*"),
    Watched("built", banner="The twelfth building!*", when=is_twelfth),
    Watched("produced", to="seat:{seat}"),
    Watched("tile-turned", bounces="market"),
    Watched("sold", to="market"),
    Watched("revealed", to="turned"),
    Watched("drew-hidden", to="seat:{seat}", flies="+{n}"),
]
