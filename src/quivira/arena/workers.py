"""Much work over the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Generic, TypeVar

from quivira.kernel import QuiviraError
from quivira.processes import settle_in

A = TypeVar("A")
R = TypeVar("R")

UNGUARDED = (
    "the processes of the arena cannot start; a script that uses them must do so under "
    "`if __name__ == '__main__':` (or play in one process: jobs=1)"
)


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(work: Callable[[A], R], items: Iterable[A]) -> Iterator[tuple[A, R | None]]:
    """All of it in this process, one after the other."""
    for item in items:
        yield item, work(item)


def spread(work: Callable[[A], R], items: Iterable[A], jobs: int) -> Iterator[tuple[A, R | None]]:
    """Each item with its result, as they come; None where the work ended its process."""
    pool: Pool[A, R] = Pool(work, jobs)
    try:
        for item in items:
            yield from pool.put(item)
        while pool.running:
            yield from pool.finished()
    finally:
        pool.stop()


class Pool(Generic[A, R]):
    """Processes that do the same work on many items, made anew when one of them dies."""

    def __init__(self, work: Callable[[A], R], jobs: int) -> None:
        self.work, self.jobs = work, jobs
        self.running: dict[Future[R], A] = {}
        self._executor: ProcessPoolExecutor | None = None
        self._began: Event | None = None

    def put(self, item: A) -> Iterator[tuple[A, R | None]]:
        """Take an item, and give what is finished while there is no room."""
        while len(self.running) >= 2 * self.jobs:
            yield from self.finished()
        try:
            self.running[self._submit(item)] = item
        except BrokenProcessPool:
            yield from self._one_by_one([*self.running.values(), item])

    def finished(self) -> Iterator[tuple[A, R | None]]:
        """Wait for one result at least."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        suspects: list[A] = []
        for future in done:
            item = self.running.pop(future)
            try:
                result = future.result()
            except BrokenProcessPool:
                suspects.append(item)
            else:
                yield item, result
        if suspects:
            yield from self._one_by_one([*suspects, *self.running.values()])

    def stop(self) -> None:
        """End the processes, also those that still work."""
        executor, self._executor = self._executor, None
        self.running.clear()
        if executor is not None:
            processes = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            for process in processes:
                process.join()

    def _one_by_one(self, suspects: list[A]) -> Iterator[tuple[A, R | None]]:
        """A process died, and with it all that was under way: do that again, each item alone, to find the one."""
        if self._began is not None and not self._began.is_set():
            raise QuiviraError(UNGUARDED)
        self.stop()
        for item in suspects:
            try:
                yield item, self._submit(item, 1).result()
            except BrokenProcessPool:
                self.stop()
                yield item, None
        self.stop()

    def _submit(self, item: A, jobs: int = 0) -> Future[R]:
        if self._executor is not None:
            return self._executor.submit(self.work, item)
        context = multiprocessing.get_context("spawn")
        self._began = context.Event()
        self._executor = ProcessPoolExecutor(jobs or self.jobs, context, _begin, (self._began,))
        with patient():
            return self._executor.submit(self.work, item)


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


def _begin(began: Event) -> None:
    settle_in()
    began.set()
