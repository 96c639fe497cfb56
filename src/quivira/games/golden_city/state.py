"""What lies on the table. No rules."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from quivira.games.golden_city import components as box
from quivira.games.golden_city.pieces import Hands
from quivira.kernel import NONE, Deck, Ints, Seat, State, bit, size


class GoldenCity(State):
    round: i64 = 0
    start: Seat = 0  # the start player
    built: Ints  # for each seat the set of sites with its house
    reach: Ints  # for each seat the set of sites adjacent to its houses
    houses_left: Ints
    letters: Ints
    coins: Ints
    supply: i64  # coins that nobody has
    keys: Ints
    key_supply: i64
    keys_used: i64 = 0  # in the box
    hands: Hands
    deck: Deck
    discard: Ints
    layout: list[int]  # cards as they were dealt: pair k is card k and card n + k
    hand_on: Ints  # for each pair whose bidding hand lies on it, or -1
    turns: i64 = 0  # begun in phase 4 of this round
    chases: i64 = 0  # of this round
    paid: list[int]  # cards paid for the house now or last built in this turn
    goods_deck: Deck
    display: list[int]
    goods: list[list[int]]  # goods cards of each seat
    goods_out: list[int]  # dropped into the box
    bonus_cards: list[int]  # in the order in which they were taken
    bonus_takers: list[Seat]  # and by whom
    card: i64 = NONE  # the scoring card that lies face up, or -1
    scored: list[int]  # scoring cards in the box
    out: list[bool]  # seats that can never build again

    def island(self) -> box.Island:
        """Roads and rewards of the board that is played on."""
        return box.ISLANDS[cast("str", self.options["board"])]

    def taken(self) -> i64:
        """The set of sites with a house."""
        sites: i64 = 0
        for seat in range(self.seats):
            sites |= self.built[seat]
        return sites

    def houses_on(self, seat: Seat, sites: i64) -> int:
        """How many houses a seat has on a set of sites."""
        return count(self.built[seat] & sites)

    def builders(self, site: i64) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.built[seat] >> site & 1]

    def free_bonuses(self) -> i64:
        """The set of the bonus cards still in their deck."""
        free = bit(box.BONUSES_ALL) - 1
        for bonus in self.bonus_cards:
            free &= ~bit(bonus)
        return free

    def bonuses(self, seat: Seat) -> list[int]:
        return [self.bonus_cards[i] for i in range(len(self.bonus_cards)) if self.bonus_takers[i] == seat]

    def scoring_pile(self) -> i64:
        """The set of cards that may lie on top of the scoring deck: the 1s, then the 2s, then the 3s (S6)."""
        gone: i64 = bit(self.card) if self.card >= 0 else 0
        for card in self.scored:
            gone |= bit(card)
        for stack in box.STACK_SETS:
            if stack & ~gone:
                return stack & ~gone
        return 0

    def check(self) -> None:
        for t in range(box.LANDSCAPES):
            held = sum([self.hands.of(seat)[t] for seat in range(self.seats)])
            there = held + self.deck.counts[t] + self.discard[t] + self.layout.count(t)
            assert there == box.LANDSCAPE_CARDS[t], "T21: landscape cards"
        assert self.deck.size == box.CARDS - sum(list(self.hands.row)) - sum(list(self.discard)) - len(self.layout)
        assert min(list(self.hands.row)) >= 0, "no debts of cards"
        assert sum(list(self.coins)) + self.supply == box.COINS, "T21: coins"
        assert min(list(self.coins)) >= 0, "no debts"
        assert self.supply >= 0, "no debts"
        assert sum(list(self.keys)) + self.key_supply + self.keys_used == box.KEYS, "T21: keys"
        assert min([*self.keys, self.key_supply]) >= 0, "no debts of keys"
        self.check_goods()
        self.check_houses()
        assert len(self.bonus_cards) == len(set(self.bonus_cards)) == len(self.bonus_takers), "T21: bonus cards"
        assert len(self.scored) + (self.card >= 0) in (self.round, self.round - 1), "T21: scoring cards"
        assert len({*self.scored, self.card}) == len(self.scored) + 1, "a scoring card lies in one place"
        for seat in range(self.seats):
            for t in range(box.LANDSCAPES):
                assert 0 <= self.hands.memory.of(seat)[t] <= self.hands.of(seat)[t], "what is known is true"

    def check_goods(self) -> None:
        assert (
            len(self.display) + len(self.goods_out) + self.goods_deck.size + sum([len(goods) for goods in self.goods])
            == box.GOODS_CARDS
        ), "T21: goods cards"
        for kind in range(box.GOODS_KINDS):
            open_cards = [self.display, self.goods_out, *self.goods]
            seen = sum([cards.count(kind) for cards in open_cards])
            assert seen + self.goods_deck.counts[kind] == box.GOODS_COPIES[kind], "T21: each goods card"
        assert max([len(goods) for goods in self.goods]) <= box.GOODS_LIMIT + 1, "W7: one too many until it is dropped"

    def check_houses(self) -> None:
        shared = 0
        for seat in range(self.seats):
            built = self.built[seat]
            assert count(built) + self.houses_left[seat] == box.HOUSES[self.seats], "T21: houses"
            assert not built & shared & ~box.CITY, "R14: one house on a coast or suburb"
            shared |= built
            reach = 0
            for site in range(box.SITES):
                if built >> site & 1:
                    reach |= self.island().near[site]
            assert reach == self.reach[seat], "the sites within reach"
            assert joined(self.island(), built) == built, "R15: joined to an own coast"


def count(sites: i64) -> int:
    """How many sites a set has."""
    return size(sites)


def joined(island: box.Island, built: i64) -> i64:
    """The houses that are joined to a coast house through houses of the set (R15)."""
    found = built & box.ALL_COASTS
    while True:
        more = found
        for site in range(box.SITES):
            if found >> site & 1:
                more |= island.near[site] & built
        if more == found:
            return found
        found = more
