"""Landscape cards in hand, those of all seats in one row."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.golden_city.components import LANDSCAPES
from quivira.kernel import Ints, Memory, Piece, Seat, bit, filled, memory


class Hands(Piece):
    """How many cards of each type everybody holds, and what all have seen of them."""

    row: Ints  # LANDSCAPES of each seat
    memory: Memory

    def number(self, seat: Seat, landscape: i64) -> i64:
        return self.row[seat * LANDSCAPES + landscape]

    def of(self, seat: Seat) -> list[int]:
        """How many cards of each type."""
        return list(self.row[seat * LANDSCAPES : (seat + 1) * LANDSCAPES])

    def types(self, seat: Seat) -> i64:
        """The set of the types held."""
        held: i64 = 0
        for t in range(LANDSCAPES):
            if self.number(seat, t):
                held |= bit(t)
        return held

    def cards(self, seat: Seat) -> i64:
        cards: i64 = 0
        for t in range(LANDSCAPES):
            cards += self.number(seat, t)
        return cards

    def pairs(self, seat: Seat) -> i64:
        """How many jokers the hand has: pairs of any type (R17)."""
        pairs: i64 = 0
        for t in range(LANDSCAPES):
            pairs += self.number(seat, t) >> 1
        return pairs

    def payable(self, seat: Seat, landscape: i64) -> i64:
        """How many cards of a type the hand can pay, pairs of other types among them as jokers (R17)."""
        own = self.number(seat, landscape)
        return own + self.pairs(seat) - (own >> 1)

    def take(self, seat: Seat, landscape: i64) -> None:
        """A card joins a hand in sight of all."""
        self.draw(seat, landscape)
        self.memory.came(seat, landscape)

    def draw(self, seat: Seat, landscape: i64) -> None:
        """A card joins a hand, seen by its owner only."""
        self.row[seat * LANDSCAPES + landscape] += 1

    def play(self, seat: Seat, landscape: i64, cards: i64) -> None:
        """Cards leave a hand in sight of all."""
        self.row[seat * LANDSCAPES + landscape] -= cards
        self.memory.went(seat, landscape, cards)

    def hide(self, seat: Seat) -> list[int]:
        """Keep only what all have seen of a hand; how many of each type are put aside."""
        hidden = [self.number(seat, t) - self.memory.known(seat, t) for t in range(LANDSCAPES)]
        for t in range(LANDSCAPES):
            self.row[seat * LANDSCAPES + t] = self.memory.known(seat, t)
        return hidden


def empty_hands(seats: i64) -> Hands:
    return Hands(filled(seats * LANDSCAPES, 0), memory(seats, LANDSCAPES))


def hand_of(cards: list[int]) -> Hands:
    """One hand for itself, as that of seat 0."""
    hands = empty_hands(1)
    for t in range(LANDSCAPES):
        hands.row[t] = cards[t]
    return hands
