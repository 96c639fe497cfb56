"""How what goes on beside requests comes to its end."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

LEFT: Final = 5.0  # seconds to finish what has been begun


async def finish(*tasks: asyncio.Task[Any] | None) -> None:
    """Wait for tasks that end by themselves: broken off in the middle, they would lose a connection to the storage."""
    begun = [task for task in tasks if task is not None]
    if not begun:
        return
    _, late = await asyncio.wait(begun, timeout=LEFT)
    for task in late:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
