"""What late means here: one of the last two rounds, and of every treasure some in the own row, beside totems."""

from __future__ import annotations

from quivira.games.cibola import components as box
from quivira.games.cibola.scoring import symbols
from quivira.games.cibola.state import Cibola
from quivira.kernel import Action, Seat


def is_late(s: Cibola, seat: Seat) -> bool:
    return s.round >= box.ROUNDS - 1 and min(symbols(s, seat)) > 0 and len(s.totems[seat]) >= 2


def worth(_s: Cibola, _seat: Seat, _action: Action) -> int:
    """Eight rounds come by themselves."""
    return 0
