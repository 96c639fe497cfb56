"""The authority over one running game: its record, what each seat is told, and undo."""

from quivira.match.log import Line, standing
from quivira.match.match import Match, SecretRng, Unforeseen

__all__ = ["Line", "Match", "SecretRng", "Unforeseen", "standing"]
