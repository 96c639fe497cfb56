"""Shares, intervals, correlation."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations


def wilson(won: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; `won` may be a fraction where victories are shared."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # rounded, an edge could pass the share itself


def correlation(n: int, x: float, xx: float, y: float, yy: float, xy: float) -> float:
    """Pearson's, from sums; 0 where one side never varies."""
    spread = (n * xx - x * x) * (n * yy - y * y)
    return (n * xy - x * y) / sqrt(spread) if spread > 0 else 0.0
