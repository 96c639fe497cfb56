"""Quivira: board games to play and to study."""

from typing import Final

from quivira.kernel.registry import find, names
from quivira.simulation import Batch, Results, Walk, simulate

__version__: Final = "0.1.0"
__all__ = ["Batch", "Results", "Walk", "__version__", "find", "names", "simulate"]
