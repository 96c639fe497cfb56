"""How often somebody may ask, and how much at the same time.

A bucket of tokens for each, that fills again with time. Who somebody is, is for the caller to say: an address (see
`addresses.household`), a person, or both together.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from quivira.server import problems
from quivira.server.metrics import Metrics

# what: how many at once, how many a second
RATES: Final[dict[str, tuple[float, float]]] = {
    "request": (240, 60),
    "guest": (30, 0.5),
    "password": (10, 0.1),
    "login": (60, 0.5),  # passwords for the same name from all addresses together
    "table": (40, 0.5),
    "chat": (8, 0.5),
    "report": (5, 0.05),
    "export": (5, 0.01),
    "command": (60, 20),
    "socket": (120, 10),
    "worlds": (60, 10),
}
TOGETHER: Final = {"open requests": 100, "open sockets": 300}  # of one address, at the same time
KEPT: Final = 20_000
OFTEN: Final = 10.0  # seconds between two lines of the log about the same limit
log = logging.getLogger("quivira.limits")


class Alarm:
    """A limit was reached: counted each time, written down now and then."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._written: dict[str, float] = {}

    def __call__(self, limit: str) -> None:
        self._metrics.limited.labels(limit).inc()
        at = time.monotonic()
        if at - self._written.get(limit, -OFTEN) >= OFTEN:
            self._written[limit] = at
            log.warning("a limit was reached", extra={"limit": limit})


class Limits:
    def __init__(self, rate: float, alarm: Alarm | None = None) -> None:
        self.rate = rate  # all limits are multiplied by this; 0: there are none
        self._alarm = alarm
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._together: Counter[tuple[str, str]] = Counter()

    def take(self, what: str, who: str) -> None:
        """Count one; raises a problem when it is too many."""
        if self.rate == 0:
            return
        size, fill = (value * self.rate for value in RATES[what])
        at = time.monotonic()
        left, seen = self._buckets.pop((what, who), (size, at))
        left = min(size, left + (at - seen) * fill)
        self._buckets[what, who] = (left - 1 if left >= 1 else left, at)
        if len(self._buckets) > KEPT:
            del self._buckets[next(iter(self._buckets))]  # the one that asked least recently
        if left < 1:
            self._refuse(what)

    @contextmanager
    def holding(self, what: str, who: str) -> Iterator[None]:
        """Count one for as long as it lasts; raises a problem when there are too many."""
        if self.rate and self._together[what, who] >= max(1, TOGETHER[what] * self.rate):
            self._refuse(what)
        self._together[what, who] += 1
        try:
            yield
        finally:
            self._together[what, who] -= 1
            if not self._together[what, who]:
                del self._together[what, who]

    def _refuse(self, what: str) -> None:
        if self._alarm is not None:
            self._alarm(what)
        raise problems.too_many()
