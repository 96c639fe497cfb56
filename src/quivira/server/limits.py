"""How often somebody may ask: a bucket of tokens for each, that fills again with time."""

from __future__ import annotations

import time
from typing import Final

from quivira.server import problems

# what: how many at once, how many a second
RATES: Final[dict[str, tuple[float, float]]] = {
    "request": (240, 60),
    "guest": (30, 0.5),
    "password": (10, 0.1),
    "table": (40, 0.5),
    "chat": (8, 0.5),
    "report": (5, 0.05),
    "export": (5, 0.01),
    "command": (60, 20),
    "socket": (120, 10),
    "worlds": (60, 10),
}
KEPT: Final = 20_000


class Limits:
    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str) -> None:
        """Count one; raises a problem when it is too many."""
        if self._rate == 0:
            return
        size, fill = (value * self._rate for value in RATES[what])
        at = time.monotonic()
        left, seen = self._buckets.pop((what, who), (size, at))
        left = min(size, left + (at - seen) * fill)
        self._buckets[what, who] = (left - 1 if left >= 1 else left, at)
        if len(self._buckets) > KEPT:
            del self._buckets[next(iter(self._buckets))]  # the one that asked least recently
        if left < 1:
            raise problems.too_many()
