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
    "table": (12, 0.05),
    "chat": (8, 0.5),
    "report": (5, 0.05),
    "vote": (10, 0.05),  # that one asks for
    "nudge": (10, 0.05),
    "mail": (5, 0.005),  # letters that somebody asks for
    "mailbox": (3, 0.0005),  # letters to the same address, or about the same account, whoever asks
    "notice": (20, 0.1),  # tests, invitations, new endpoints
    "export": (5, 0.01),
    "vacation": (10, 0.05),
    "progress": (60, 1),  # in lessons, told station by station
    "gallery": (12, 1),  # chat of all those together who watch a table
    "command": (60, 20),
    "sync": (10, 2),
    "coach": (30, 2),
    "socket": (120, 10),
    "worlds": (60, 10),
    "draft": (60, 4),  # deeds in lessons that are being written
    "picture": (30, 1),  # of finished boards
    "past": (60, 2),  # logs, replays, records, texts: what is read from a whole log
}
TOGETHER: Final = {"open requests": 100, "open sockets": 300, "waiting pictures": 4}  # of one address, at the same time
# the same for all who share an address: a house full of friends, or one person with many names
OF_A_HOUSE: Final[dict[str, tuple[float, float]]] = {
    "table": (40, 0.2),
    "chat": (30, 2),
    "vote": (40, 0.2),
    "nudge": (40, 0.2),
    "command": (300, 100),
    "sync": (60, 10),
    "progress": (240, 10),
    "coach": (120, 10),
    "mail": (15, 0.02),
    "notice": (60, 0.5),
}
KEPT: Final = 20_000  # buckets, and people
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

    def take(self, what: str, who: str, house: str | None = None) -> None:
        """Count one for a person, and for the house; raises a problem when it is too many."""
        for bucket, (size, fill) in self._counted(what, who, house):
            left = self._left(bucket, size, fill)
            if left < 1:
                self._refuse(what)
            self._keep(bucket, left - 1)

    def delay(self, what: str, who: str, house: str | None = None) -> float:
        """Count one, come what may; after how many seconds it would not have been too many."""
        pause = 0.0
        for bucket, (size, fill) in self._counted(what, who, house):
            left = self._left(bucket, size, fill) - 1
            self._keep(bucket, left)
            pause = max(pause, -left / fill)
        if pause and self._alarm is not None:
            self._alarm(what)
        return pause

    def _counted(self, what: str, who: str, house: str | None) -> list[tuple[tuple[str, str], tuple[float, float]]]:
        """The buckets, each with its size and how much comes in a second."""
        if self.rate == 0:
            return []
        found = [((what, who), RATES[what])]
        if house is not None:
            found.append(((what, f"house {house}"), OF_A_HOUSE[what]))
        return [(bucket, (size * self.rate, fill * self.rate)) for bucket, (size, fill) in found]

    def _left(self, bucket: tuple[str, str], size: float, fill: float) -> float:
        at = time.monotonic()
        left, seen = self._buckets.get(bucket, (size, at))
        return min(size, left + (at - seen) * fill)

    def _keep(self, bucket: tuple[str, str], left: float) -> None:
        self._buckets.pop(bucket, None)
        self._buckets[bucket] = (left, time.monotonic())
        if len(self._buckets) > KEPT:
            del self._buckets[next(iter(self._buckets))]  # the one that asked least recently

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


class Homes:
    """The house from which each person was last heard: whoever has many names there has one share."""

    def __init__(self) -> None:
        self._houses: dict[str, str] = {}

    def note(self, person: str, house: str) -> None:
        self._houses.pop(person, None)
        self._houses[person] = house
        if len(self._houses) > KEPT:
            del self._houses[next(iter(self._houses))]

    def of(self, person: str) -> str:
        return self._houses.get(person, person)
