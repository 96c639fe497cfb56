"""The authority over one running game: its record, what each seat is told, and undo."""

from quivira.match.match import Entry, Match, SecretRng, Unforeseen

__all__ = ["Entry", "Match", "SecretRng", "Unforeseen"]
