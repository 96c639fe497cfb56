"""Quivira: board games to play and to study."""

from typing import Final

from quivira.kernel.registry import find, names
from quivira.simulation import Batch, Results, advance, simulate

__version__: Final = "0.1.0"
__all__ = ["Batch", "Results", "__version__", "advance", "find", "names", "simulate"]
