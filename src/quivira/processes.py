"""Processes that work for this one.

Each has a pipe of its own and shares no lock with anybody: however one ends, nobody else waits for it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Generic, NamedTuple, TypeVar

A = TypeVar("A")
R = TypeVar("R")


class Ended(Exception):
    """A process ended instead of answering."""


class Answer(NamedTuple, Generic[R]):
    """What came of an item: a result, or the error that the work raised."""

    result: R
    error: Exception | None


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker(Generic[A, R]):
    """A process that does the same work on one item after the other."""

    def __init__(self, work: Callable[[A], R]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.has_begun = False
        self._process = context.Process(target=_serve, args=(work, far_end), daemon=True)
        with patient():
            self._process.start()
        far_end.close()  # so that the pipe ends when the process does

    def ask(self, item: A) -> None:
        """Give it an item; an earlier one has been answered."""
        with suppress(BrokenPipeError):  # whoever waits for the answer learns that it has ended
            self.pipe.send(item)

    def answer(self) -> Answer[R] | None:
        """The next message of the process: None says that it has begun."""
        try:
            message: Answer[R] | None = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise Ended from None
        self.has_begun = True
        return message

    def do(self, item: A) -> R:
        """Ask, and wait for the result."""
        self.ask(item)
        while (answer := self.answer()) is None:
            pass
        if answer.error is not None:
            raise answer.error
        return answer.result

    def end(self) -> None:
        """End the process, also while it works."""
        self._process.kill()
        self._process.join()


@contextmanager
def patient() -> Iterator[None]:
    """Ctrl-C waits, and processes that start meanwhile never hear it, not even before they have settled in."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(work: Callable[[A], R], pipe: Connection) -> None:
    """The life of a worker."""
    _settle_in()
    pipe.send(None)
    while True:
        try:
            item = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(Answer(work(item), None))
        except Exception as error:
            pipe.send(Answer(None, error))


def _settle_in() -> None:
    """Leave Ctrl-C to the process that started this one, and end when that one is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
