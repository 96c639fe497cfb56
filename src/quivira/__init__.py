"""Quivira: board games to play and to study."""

from typing import Final

__version__: Final = "0.1.0"
