"""What a game was worth to a seat: networks are taught it, and whoever searches with one counts by it."""

from __future__ import annotations

from math import e
from typing import Any, Final

WIN: Final = 0.8  # what winning counts; the rest is for the lead in points
LEAD: Final = 6.0  # a usual one, where a network does not say which leads it was taught with


def worth(share: Any, lead: Any, scale: float, win: float) -> Any:
    """From 0 to 1, of numbers or of arrays: the share of the victory, and a part for the lead beside a usual one."""
    return win * share + (1 - win) / (1 + e ** (-lead / scale))
