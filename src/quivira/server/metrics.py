"""Counters for Prometheus."""

from __future__ import annotations

import asyncio
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)

BEAT: Final = 0.25  # seconds
LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What whoever runs the server wants to see. Each server has its own: tests run several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        ProcessCollector(registry=r)
        GCCollector(registry=r)
        self.requests = Counter("quivira_requests", "HTTP requests", ["method", "route", "status"], registry=r)
        self.seconds = Histogram("quivira_request_seconds", "Time to answer a request", registry=r)
        self.sockets = Gauge("quivira_sockets", "Open WebSockets", ["kind"], registry=r)
        self.dropped = Counter("quivira_sockets_dropped", "Sockets dropped because they took nothing", registry=r)
        self.actions = Counter("quivira_actions", "Actions stored", registry=r)
        self.commits = Counter("quivira_commits", "Transactions of commands", registry=r)
        self.refused = Counter("quivira_refused", "Commands refused", registry=r)
        self.bot_moves = Counter("quivira_bot_moves", "Moves of our bots", registry=r)
        self.bot_late = Counter("quivira_bot_late", "Bot moves that took too long", registry=r)
        self.limited = Counter("quivira_limited", "Times that a limit was reached", ["limit"], registry=r)
        self.notices = Counter("quivira_notices", "Notices tried to send", ["channel", "result"], registry=r)
        self.lag = Histogram("quivira_loop_lag_seconds", "How late the event loop is", buckets=LAGS, registry=r)
        self.unreadable = Gauge("quivira_tables_unreadable", "Tables found that cannot be read", registry=r)
        self.tables = Gauge("quivira_tables_in_memory", "Tables in memory", registry=r)

    async def watch_the_loop(self) -> None:
        """Wake regularly, and note how late."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, clock() - due))

    def text(self) -> bytes:
        return generate_latest(self.registry)
