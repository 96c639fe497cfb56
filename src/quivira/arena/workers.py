"""Much work over the cores of this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import wait
from typing import Generic, TypeVar

from quivira.kernel import QuiviraError
from quivira.processes import Ended, Worker

A = TypeVar("A")
R = TypeVar("R")

UNGUARDED = (
    "the processes of the arena cannot start; a script that uses them must do so under "
    "`if __name__ == '__main__':` (or play in one process: jobs=1)"
)


def here(work: Callable[[A], R], items: Iterable[A]) -> Iterator[tuple[A, R | None]]:
    """All of it in this process, one after the other."""
    for item in items:
        yield item, work(item)


def spread(work: Callable[[A], R], items: Iterable[A], jobs: int) -> Iterator[tuple[A, R | None]]:
    """Each item with its result, as they come; None where the work ended its process."""
    pool: Pool[A, R] = Pool(work, jobs)
    try:
        for item in items:
            while pool.is_full():
                yield from pool.finished()
            pool.put(item)
        while pool.busy:
            yield from pool.finished()
    finally:
        pool.end()


class Pool(Generic[A, R]):
    """Processes that do the same work on many items; one that dies is followed by another."""

    def __init__(self, work: Callable[[A], R], jobs: int) -> None:
        self.work, self.jobs = work, jobs
        self.idle: list[Worker[A, R]] = []
        self.busy: list[tuple[Worker[A, R], A]] = []

    def is_full(self) -> bool:
        return len(self.busy) == self.jobs

    def put(self, item: A) -> None:
        worker = self.idle.pop() if self.idle else Worker[A, R](self.work)
        self.busy.append((worker, item))
        worker.ask(item)

    def finished(self) -> Iterator[tuple[A, R | None]]:
        """Wait for a message of one process at least, and give the results that came."""
        ready = wait([worker.pipe for worker, _ in self.busy])
        for pair in [pair for pair in self.busy if pair[0].pipe in ready]:
            worker, item = pair
            try:
                answer = worker.answer()
            except Ended:
                self.busy.remove(pair)
                worker.end()
                if not worker.has_begun:
                    raise QuiviraError(UNGUARDED) from None
                yield item, None
                continue
            if answer is None:
                continue
            self.busy.remove(pair)
            self.idle.append(worker)
            if answer.error is not None:
                raise answer.error
            yield item, answer.result

    def end(self) -> None:
        """End the processes, even those that are still at work."""
        for worker in [*self.idle, *(worker for worker, _ in self.busy)]:
            worker.end()
