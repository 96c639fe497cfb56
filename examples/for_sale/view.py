"""What a seat may know, built up field by field: all but others' coins, which it could have counted."""

from typing import Annotated

import msgspec

from quivira.games.for_sale.components import CHEQUES
from quivira.games.for_sale.state import ForSale
from quivira.kernel import MEMORY_AID, NONE, SEAT, Seat, View


class PlayerView(msgspec.Struct, frozen=True):
    seat: Annotated[Seat, SEAT]
    bid: int
    bidding: bool
    coins: int | None  # of others with the memory aid, or at the end
    houses: list[int]
    cheques: list[int]


class ForSaleView(View, frozen=True):
    start: Annotated[Seat | None, SEAT]  # who begins the auction
    houses_left: int
    cheques_left: int
    for_sale: list[int]
    offered: list[int]
    players: list[PlayerView]


def view(s: ForSale, seat: Seat | None) -> ForSaleView:
    return ForSaleView(
        start=s.start if s.start != NONE else None,
        houses_left=s.houses.size,
        cheques_left=s.cheques.size,
        for_sale=[house + 1 for house in s.for_sale],
        offered=[CHEQUES[cheque] for cheque in s.offered],
        players=[player_view(s, owner, seat) for owner in range(s.seats)],
    )


def player_view(s: ForSale, owner: Seat, seat: Seat | None) -> PlayerView:
    knows = owner == seat or s.is_over() or s.options[MEMORY_AID]
    return PlayerView(
        seat=owner,
        bid=s.bids[owner],
        bidding=s.bidding[owner],
        coins=s.coins[owner] if knows else None,
        houses=[house + 1 for house in s.owned[owner]],
        cheques=[CHEQUES[cheque] for cheque in s.earned[owner]],
    )
