"""The same work over a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from quivira.kernel import QuiviraError
from quivira.kernel.errors import needs

A = TypeVar("A")
R = TypeVar("R")


def spread(work: Callable[[A], R], items: Iterable[A], address: str | None) -> Iterator[tuple[A, R | None]]:
    """Each item with its result, as they come; None where the work ended its process.

    Without an address: the cluster that RAY_ADDRESS or `ray start` names on this machine, else one of its own cores.
    """
    ray, begun = connected(address)
    try:
        yield from _over(ray, work, items)
    finally:
        if begun:
            ray.shutdown()


def connected(address: str | None) -> tuple[Any, bool]:
    """Ray, and whether it is for us to end it."""
    with needs("cluster"):
        import ray
    if ray.is_initialized():
        return ray, False
    _reach(address)
    # bots of our own and other data files are found by the same variables on each machine
    kept = {name: value for name, value in os.environ.items() if name.startswith("QUIVIRA_")}
    try:
        ray.init(address=address, runtime_env={"env_vars": kept}, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise QuiviraError(f"there is no Ray cluster at '{address}': {error}") from None
    return ray, True


def _reach(address: str | None) -> None:
    """Ray itself tries for minutes before it says that nobody answers."""
    host, mark, port = (address or "").removeprefix("ray://").rpartition(":")
    if not mark or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise QuiviraError(f"there is no Ray cluster at '{address}': {error}") from None


def _over(ray: Any, work: Callable[[A], R], items: Iterable[A]) -> Iterator[tuple[A, R | None]]:
    shared = ray.put(work)
    task = ray.remote(max_retries=0)(_work)
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, A] = {}
    for item in items:
        running[task.remote(shared, item)] = item
        if len(running) >= room:
            yield from _finished(ray, running)
    while running:
        yield from _finished(ray, running)


def _work(work: Callable[[A], R], item: A) -> R:
    return work(item)


def _finished(ray: Any, running: dict[Any, A]) -> Iterator[tuple[A, R | None]]:
    done, _ = ray.wait(list(running), num_returns=1)
    for reference in done:
        item = running.pop(reference)
        try:
            yield item, ray.get(reference)
        except ray.exceptions.WorkerCrashedError:
            yield item, None
