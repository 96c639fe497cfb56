"""Chance goes through one door: decks are counts without an order, and whoever hosts the game draws from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quivira.kernel.errors import BrokenGame
from quivira.numbers import ints

MASK: Final[i64] = 0xFFFFFFFF
NO_CARDS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The small fast counter generator sfc32: one stream in every Python and every build, all values below 2**62."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self._a: i64 = seed & MASK
        self._b: i64 = (seed >> 32) & MASK
        self._c: i64 = stream & MASK
        self._count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b, c = self._b, self._c
        out = (self._a + b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK
        self._c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n up to 2**30)."""
        product = self.word() * n
        if product & MASK < n:  # the rare case in which some numbers would come a little too often
            least = (MASK + 1 - n) % n
            while product & MASK < least:
                product = self.word() * n
        return product >> 32


@mypyc_attr(acyclic=True)
class Deck:
    """A pile whose order nobody knows: how many there are of each kind."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = ints(counts)
        self.size: i64 = 0
        for count in counts:
            self.size += count

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.size -= 1

    def put(self, kind: i64) -> None:
        self.counts[kind] += 1
        self.size += 1

    def pick(self, rng: Rng) -> i64:
        """The kind of a random card of the pile; it stays there until taken."""
        if self.size <= 0:
            raise BrokenGame("a card is picked from an empty deck; look at its size before a draw is pushed")
        left = rng.below(self.size)
        counts = self.counts
        kind: i64 = 0
        here = counts[0]
        while left >= here:
            left -= here
            kind += 1
            here = counts[kind]
        return kind

    def clone(self) -> Deck:
        deck = Deck(NO_CARDS)
        deck.counts = self.counts[:]
        deck.size = self.size
        return deck

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.counts == other.counts

    def __hash__(self) -> int:
        raise TypeError("a deck changes; it cannot be hashed")
