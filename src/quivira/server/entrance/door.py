"""Who is connected. A connection that says nothing costs a file and some memory; nobody may take all of them.

Each address (of IPv6 each /64, which is what one household has) may have so many connections, and so many silent ones:
without a whole request's head, be they new or kept alive. Beyond that its longest silent one makes room. So does the
longest silent one of all when files run short. A proxy that we trust speaks for many and has no limit of its own here;
the guard counts those for whom it speaks.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from quivira.server.addresses import Proxies, household
from quivira.server.people import Alarm

OPEN: Final = 500  # connections of an address
SILENT: Final = 100  # of them without a request
SHARE: Final = 4  # an address never has more than one in so many of all connections that there can be
MANY: Final = 1 << 20  # files, as good as no limit
FILES: Final = 128  # kept back for the database, bots' pipes and the log


class Door:
    """All connections of this process, by the address they come from."""

    def __init__(self, alarm: Alarm, proxies: Proxies, rate: float = 1) -> None:
        self.alarm = alarm
        self._proxies = proxies
        self._room = max(FILES, files_at_most() - FILES)
        share = self._room // SHARE
        self._each = max(1, min(share, round(OPEN * rate))) if rate else self._room
        self._silent_each = max(1, min(share, round(SILENT * rate))) if rate else self._room
        self._homes: dict[asyncio.BaseTransport, str] = {}  # without what proxies bring
        self._open: Counter[str] = Counter()
        self._silent: dict[str, dict[asyncio.Transport, None]] = defaultdict(dict)  # the longest silent first
        self._all_silent: dict[asyncio.Transport, None] = {}
        self._farewells: list[Callable[[], None]] = []
        self.is_closing = False

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Somebody connects, and is silent so far. Whether there is room; if not, the connection is ended."""
        home = "" if self.trusts(address) else household(address)
        if home and self._open[home] >= self._each and not self._make_room(self._silent.get(home, {}), "address"):
            self.alarm("address")
            transport.abort()
            return False
        if len(self._homes) >= self._room and not self._make_room(self._all_silent, "files"):
            self.alarm("files")
            transport.abort()
            return False
        self._homes[transport] = home
        self._open[home] += 1
        self.fell_silent(transport)
        return True

    def trusts(self, address: str) -> bool:
        return address in self._proxies

    def fell_silent(self, transport: asyncio.Transport) -> None:
        """It has nothing more to say for now."""
        home = self._homes.get(transport)
        if home is None:
            return
        self._all_silent[transport] = None
        if home:
            own = self._silent[home]
            own[transport] = None
            if len(own) > self._silent_each:
                self._make_room(own, "silent")

    def spoke(self, transport: asyncio.Transport) -> None:
        """The head of a request is whole."""
        self._all_silent.pop(transport, None)
        home = self._homes.get(transport, "")
        if home in self._silent:
            self._silent[home].pop(transport, None)
            self._forget(home)

    def leave(self, transport: asyncio.Transport) -> None:
        self.spoke(transport)
        home = self._homes.pop(transport, None)
        if home is not None:
            self._open[home] -= 1
            self._forget(home)

    def on_closing(self, farewell: Callable[[], None]) -> None:
        """Call this when the server begins to stop, while requests that wait can still be answered."""
        self._farewells.append(farewell)

    def close(self) -> None:
        if not self.is_closing:
            self.is_closing = True
            for farewell in self._farewells:
                farewell()

    def _make_room(self, silent: dict[asyncio.Transport, None], limit: str) -> bool:
        """End the one that has been silent for longest."""
        for transport in silent:
            self.alarm(limit)
            self.leave(transport)
            transport.abort()
            return True
        return False

    def _forget(self, home: str) -> None:
        if not self._silent.get(home):
            self._silent.pop(home, None)
        if self._open[home] <= 0:
            del self._open[home]

    def __len__(self) -> int:
        return len(self._homes)


def files_at_most() -> int:
    """Open files that this process may have, after asking for all that it can get."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # where that is forbidden, what we have must do
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MANY if soft == resource.RLIM_INFINITY else soft
