"""Counters for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What an operator wants to see; each server has its own, so that tests can run several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.requests = Counter("quivira_requests", "HTTP requests", ["method", "route", "status"], registry=r)
        self.seconds = Histogram("quivira_request_seconds", "Time to answer a request", registry=r)
        self.sockets = Gauge("quivira_sockets", "Open WebSockets", ["kind"], registry=r)
        self.dropped = Counter("quivira_sockets_dropped", "Sockets dropped because they took nothing", registry=r)
        self.actions = Counter("quivira_actions", "Actions stored", registry=r)
        self.commits = Counter("quivira_commits", "Transactions of commands", registry=r)
        self.refused = Counter("quivira_refused", "Commands refused", registry=r)
        self.bot_moves = Counter("quivira_bot_moves", "Moves of our bots", registry=r)
        self.bot_late = Counter("quivira_bot_late", "Bot moves that took too long", registry=r)
        self.tables = Gauge("quivira_tables_in_memory", "Tables in memory", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
