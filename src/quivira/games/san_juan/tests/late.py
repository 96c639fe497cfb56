"""What late means here: all cities but full, a tower in the own one, and a hand as full as that allows."""

from __future__ import annotations

from typing import Final

from quivira.games.san_juan import components as box
from quivira.games.san_juan import verbs
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Action, Seat

FULL: Final = box.LAST_BUILDING - 1  # one more ends the game
GIVEN_UP: Final = (verbs.PAY, verbs.DISCARD, verbs.EXCHANGE, verbs.TUCK, verbs.DEPOSIT)
REFUSALS: Final = {verbs.DECLINE, verbs.LEAVE, verbs.SELL_DONE, verbs.PRODUCE_DONE, verbs.MARKET_DONE}


def is_late(s: SanJuan, seat: Seat) -> bool:
    cities = all(s.cities.size(other) >= FULL for other in range(s.seats))
    return cities and s.cities.has(seat, box.TOWER) and s.hands.size(seat) >= box.TOWER_LIMIT


def worth(s: SanJuan, seat: Seat, action: Action) -> int:
    """Everybody builds until one more would end the game, keeps a tower, and takes what there is."""
    tower = action.key.endswith(f":{box.CARD[box.TOWER]}")
    if action in verbs.BUILD.actions:
        return -1 if s.cities.size(seat) >= FULL and not is_late(s, 0) else 1 + tower
    if tower and any(action in verb.actions for verb in GIVEN_UP):
        return -1
    if action in verbs.KEEP.actions:
        return int(tower)
    return -1 if action in REFUSALS else 0
