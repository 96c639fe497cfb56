"""What time it is. Clocks, tokens and logs of one database share one time that never goes back.

A machine's clock may be set, and a bank of an hour must not come of it. So the time is taken once, when the database
is opened, and goes on by what the machine counts since it was switched on. It starts at the database's own clock,
which all processes share, or at the last time that was written there, if that is later.
"""

from __future__ import annotations

import time
from collections.abc import Callable

# Counts while the machine sleeps too, where that can be had.
passed_ns: Callable[[], int] = (
    (lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME)) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns
)


class Time:
    """Milliseconds since 1970, as clocks and logs count them."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - passed_ns()
        self._is_shared = False

    def __call__(self) -> int:
        return (passed_ns() + self._ahead) // 1_000_000

    def share(self, clock: int) -> None:
        """Begin at a clock that others begin at too; what has begun does not go back."""
        ahead = clock * 1_000_000 - passed_ns()
        self._ahead = max(self._ahead, ahead) if self._is_shared else ahead
        self._is_shared = True

    def forward(self, to: int) -> None:
        """It is at least `to`: another process, or an earlier life of this one, was there already."""
        self._ahead = max(self._ahead, to * 1_000_000 - passed_ns())


now = Time()
