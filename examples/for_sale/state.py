"""What lies on the table. No rules."""

from __future__ import annotations

from quivira.games.for_sale.components import COINS, HOUSES
from quivira.kernel import NONE, Deck, Seat, State


class ForSale(State):
    start: Seat = NONE  # who bids first
    coins: list[int]  # secret, though everybody sees what is paid
    bids: list[int]  # of this auction
    bidding: list[bool]  # who has not passed
    houses: Deck
    cheques: Deck
    for_sale: list[int]  # houses of this auction, the lowest first
    offered: list[int]  # cheques of this round, the lowest first
    owned: list[list[int]]  # houses of each seat, sorted
    earned: list[list[int]]  # cheques of each seat

    def bidder_after(self, seat: Seat) -> Seat:
        """The next to the left who has not passed."""
        return next(other for k in range(1, self.seats + 1) if self.bidding[other := (seat + k) % self.seats])

    def check(self) -> None:
        assert all(0 <= coins <= COINS[self.seats] for coins in self.coins), "coins are only spent"
        assert all(self.bids[seat] <= self.coins[seat] for seat in range(self.seats)), "bids are covered"
        houses = [house for owned in self.owned for house in owned]
        assert len(set(houses)) == len(houses) <= HOUSES - self.houses.size, "a house is in one place"
        assert len({len(earned) for earned in self.earned}) == 1, "everybody sells in every round"
