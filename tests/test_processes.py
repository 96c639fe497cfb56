"""Processes that work for others."""

from __future__ import annotations

import math
import os
import threading
import time

import pytest

from quivira.processes import Ended, Worker


def test_a_worker_does_one_item_after_the_other() -> None:
    worker = Worker(math.sqrt)
    assert [worker.do(4.0), worker.do(9.0)] == [2.0, 3.0]
    worker.end()


def test_an_error_of_the_work_is_raised_where_it_was_asked_for() -> None:
    worker = Worker(math.sqrt)
    with pytest.raises(ValueError, match="math domain error"):
        worker.do(-1.0)
    assert worker.do(1.0) == 1.0
    worker.end()


def test_a_process_that_ends_itself_is_noticed() -> None:
    worker = Worker(os._exit)
    with pytest.raises(Ended):
        worker.do(3)
    assert worker.has_begun
    with pytest.raises(Ended):
        worker.do(3)
    worker.end()


def test_a_worker_can_be_ended_while_somebody_waits_for_it() -> None:
    worker = Worker(time.sleep)
    worker.do(0.0)
    threading.Timer(0.1, worker.end).start()
    with pytest.raises(Ended):
        worker.do(600.0)
