"""How long a bot may think: so many seconds, so many simulations, or until it is told to stop."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


class Budget:
    """`start()` it when a question comes, then think while it `lasts(done)`. Without a limit it never ends."""

    def __init__(self, time: float | None = None, sims: int | None = None) -> None:
        self.time = time  # seconds
        self.sims = sims  # simulations, or whatever a bot counts
        self.clock: Callable[[], float] = perf_counter
        self._began = 0.0
        self._stopped = False

    def start(self) -> None:
        """A decision begins."""
        self._began = self.clock()
        self._stopped = False

    def lasts(self, done: int) -> bool:
        """Whether there is more to think about after so many simulations; at least one is made, come what may."""
        return done == 0 or self.left(done) > 0

    def left(self, done: int) -> int:
        """How many simulations will still be made, as far as the pace so far tells; 0 when told to stop."""
        if self._stopped:
            return 0
        left = self.sims - done if self.sims is not None else 1 << 30
        if self.time is not None:
            used = self.clock() - self._began
            if used > 0.0:  # a coarse clock may not have moved yet
                left = min(left, int((self.time - used) * done / used) if used < self.time else 0)
        return left

    def is_over(self) -> bool:
        """Whether time is up, however little was done; what is under way need not be waited for."""
        return self._stopped or (self.time is not None and self.clock() - self._began >= self.time)

    def stop(self) -> None:
        """The decision that is being made ends now."""
        self._stopped = True

    def within(self, seconds: float) -> Budget:
        """The same, but never longer than so many seconds."""
        return Budget(seconds if self.time is None else min(self.time, seconds), self.sims)
