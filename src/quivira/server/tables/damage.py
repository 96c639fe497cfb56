"""Tables that cannot be read. Each is alone with that: the log names it once, it is counted, and all else goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from typing import Any, Final

from quivira.server.kept import Sheet, sheet_of
from quivira.server.metrics import Metrics
from quivira.server.problems import Problem

KNOWN: Final = 1000  # tables that the log does not name again
SHOWN: Final = 6  # characters of a table's id that find its row; the whole of it is a link
log = logging.getLogger("quivira.damage")


class Damage:
    """What is known to be unreadable."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: set[str] = set()

    def sheets(self, rows: Iterable[Any]) -> Iterator[Sheet]:
        """The tables of a list, without those that cannot be read."""
        for row in rows:
            try:
                yield sheet_of(row)
            except Problem as problem:
                self.note(row.id, problem)

    def note(self, table: str, problem: Problem) -> None:
        if table in self._known or len(self._known) >= KNOWN:
            return
        self._known.add(table)
        self._metrics.unreadable.set(len(self._known))
        why = type(problem.__cause__).__name__ if problem.__cause__ is not None else ""
        log.warning("a table cannot be read", extra={"table": table[:SHOWN], "problem": problem.body.code, "why": why})

    def mended(self, table: str) -> None:
        if table in self._known:
            self._known.remove(table)
            self._metrics.unreadable.set(len(self._known))
