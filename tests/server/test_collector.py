"""Garbage is collected without a long look at what is old."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from quivira.server import collector
from quivira.server.collector import Collector, collecting


@pytest.fixture
def generations() -> Iterator[list[int]]:
    """Which generations the collector looks through."""
    found: list[int] = []

    def began(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.collect()
    gc.disable()
    gc.callbacks.append(began)
    yield found
    gc.callbacks.remove(began)
    gc.enable()


class Ring:
    def __init__(self) -> None:
        self.me = self


def alive() -> int:
    return sum(isinstance(thing, Ring) for thing in gc.get_objects())


def test_what_is_new_is_collected_without_looking_at_what_is_old(generations: list[int]) -> None:
    watch = Collector()
    Ring()
    watch.look()
    assert generations == [0]
    assert alive() == 0


def test_all_there_is_is_looked_at_when_it_has_grown(generations: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "LEAST", 50_000)  # more than other threads bring meanwhile
    monkeypatch.setattr(collector, "GROWTH", 0.0)
    watch = Collector()
    ring = Ring()
    watch.look()
    del ring
    watch.look()
    assert alive() == 1  # it has become old
    kept: list[list[int]] = [[] for _ in range(150_000)]
    watch.look()
    assert generations == [0, 0, 0, 2]
    assert alive() == 0
    assert kept


def test_a_server_collects_by_itself_and_leaves_the_collector_as_it_was() -> None:
    async def story() -> None:
        async with collecting():
            assert not gc.isenabled()
            assert gc.get_freeze_count() > 0
        assert gc.isenabled()
        assert gc.get_freeze_count() == 0

    asyncio.run(story())
