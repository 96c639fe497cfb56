"""What late means here: houses on three of four sites, and goods and bonus cards in front of the own seat."""

from __future__ import annotations

from quivira.games.golden_city import components as box
from quivira.games.golden_city.state import GoldenCity, count
from quivira.kernel import Action, Seat


def is_late(s: GoldenCity, seat: Seat) -> bool:
    return 4 * count(s.taken()) >= 3 * box.SITES and len(s.goods[seat]) + len(s.bonuses(seat)) >= 4


def worth(_s: GoldenCity, _seat: Seat, action: Action) -> int:
    """Everybody builds when they can."""
    return int(action.key.startswith("build:"))
