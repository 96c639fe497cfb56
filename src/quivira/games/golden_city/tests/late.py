"""What late means here: houses on three of four sites, and goods and bonus cards in front of the own seat."""

from __future__ import annotations

from quivira.games.golden_city import components as box
from quivira.games.golden_city.state import GoldenCity, count
from quivira.kernel import Action, Seat


def is_late(s: GoldenCity, seat: Seat) -> bool:
    return 4 * count(s.taken()) >= 3 * box.SITES and len(s.goods[seat]) + len(s.bonuses(seat)) >= 4


def worth(s: GoldenCity, seat: Seat, action: Action) -> int:
    """Everybody builds when they can; where there are goods, rather the first seat, which so has too many of them."""
    if action not in box.BUILD.actions:
        return 0
    return 1 + (s.island().goods[action.arg] == (seat == 0))
