"""Chance goes through one door: decks are counts without an order, and whoever hosts the game draws from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


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
        out = (self._a + self._b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n up to 2**30)."""
        product = self.word() * n
        if product & MASK < n:  # the rare case in which some numbers would come a little too often
            least = (MASK + 1 - n) % n
            while product & MASK < least:
                product = self.word() * n
        return product >> 32


class Deck:
    """A pile whose order nobody knows: how many there are of each kind."""

    def __init__(self, counts: list[int], size: int = -1) -> None:
        self.counts = counts
        self.size = size if size >= 0 else sum(counts)

    def take(self, kind: int) -> None:
        self.counts[kind] -= 1
        self.size -= 1

    def put(self, kind: int) -> None:
        self.counts[kind] += 1
        self.size += 1

    def pick(self, rng: Rng) -> int:
        """The kind of a random card of the pile; it stays there until taken."""
        left = rng.below(self.size)
        for kind, count in enumerate(self.counts):
            if left < count:
                return kind
            left -= count
        raise IndexError("pick from an empty deck")

    def clone(self) -> Deck:
        return Deck(self.counts[:], self.size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.counts == other.counts

    def __hash__(self) -> int:
        raise TypeError("a deck changes; it cannot be hashed")
