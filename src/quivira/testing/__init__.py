"""What a game must hold, as checks that any game, also a third party's, can run on itself."""

from quivira.testing.citations import allows, refuses, rules_out
from quivira.testing.conformance import conformance
from quivira.testing.moves import Moves
from quivira.testing.play import Table, tables, walk
from quivira.testing.strategies import positions

__all__ = ["Moves", "Table", "allows", "conformance", "positions", "refuses", "rules_out", "tables", "walk"]
