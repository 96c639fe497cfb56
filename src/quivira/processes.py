"""Manners of a process that works for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def settle_in() -> None:
    """Leave Ctrl-C to the process that started this one, and end when that one is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
