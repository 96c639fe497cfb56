"""What lies on the table. No rules."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.cibola import components as box
from quivira.kernel import NONE, Deck, Ints, Seat, State, bit, size


class Cibola(State):
    round: int = 0
    torch: Seat = 0  # the torch guard
    explorers: Ints  # of each seat; a group counts here until it reaches the camp
    sent: Ints  # each seat's group of this round, once revealed
    order: list[Seat]  # the turn order of phase 3; empty in phases 1 and 2
    taken: i64 = 0  # treasure cards of this round
    camp: i64 = 0
    rocks: i64 = 0  # the set of chambers with a rock
    open: Ints  # for each column, how many of its chambers are open
    deck_one: Deck
    deck_two: Deck
    row: list[int]  # the face-up treasure cards
    cards: list[list[int]]  # taken by each seat
    out: list[int]  # cards that went out of the game
    totem_deck: Deck  # after set-up: the totems in the box
    totem_row: list[int]  # above the temple
    totems: list[list[int]]  # taken by each seat
    copied: i64 = NONE  # the totem that the holder of the copy totem points at, or -1

    def deck(self) -> Deck:
        """The pile that the next card comes from: deck I lies on top of deck II (rule 3)."""
        return self.deck_one if self.deck_one.size else self.deck_two

    def rocks_placed(self) -> int:
        return size(self.rocks)

    def is_covered(self, chamber: i64) -> bool:
        return self.rocks >> chamber & 1 == 1

    def cover(self, chamber: i64) -> None:
        self.rocks |= bit(chamber)
        self.open[box.COLUMN_OF[chamber]] -= 1

    def uncover(self, chamber: i64) -> None:
        self.rocks &= ~bit(chamber)
        self.open[box.COLUMN_OF[chamber]] += 1

    def check(self) -> None:
        assert sum(list(self.explorers)) + self.camp == box.EXPLORERS, "I1: explorers"
        assert min(list(self.explorers)) >= 0, "I1: no debts"
        assert self.camp >= 0, "I1: no debts"
        assert self.rocks_placed() <= box.ROCKS, "I2: rocks"
        assert min(list(self.open)) >= 1, "I2: an open chamber in each column"
        for column in range(box.TREASURES):
            covered = sum([self.is_covered(c) for c in range(box.CHAMBERS) if box.COLUMN_OF[c] == column])
            assert self.open[column] + covered == len(box.COLUMNS[column]), "chambers are open or covered"
        assert 0 <= self.round <= box.ROUNDS, "I7: rounds"
        seen = self.row + self.out + [card for cards in self.cards for card in cards]
        assert len(seen) == len(set(seen)), "a card lies in one place"
        assert self.deck_one.size + self.deck_two.size + len(seen) == box.CARDS, "no card is lost"
        totems = self.totem_row + [totem for held in self.totems for totem in held]
        assert len(totems) == len(set(totems)), "a totem lies in one place"
        in_box = box.TOTEMS if self.options["copy_totem"] else box.TOTEMS - 1
        assert self.totem_deck.size + len(totems) == in_box, "no totem is lost"
        if self.is_over():
            self.check_end(len(totems))

    def check_end(self, totems: int) -> None:
        assert self.round == box.ROUNDS, "I7: rounds"
        assert self.rocks_placed() == box.ROCKS, "I3: all rocks on the temple"
        assert list(self.open) == [1] * box.TREASURES, "I3: one value a treasure"
        each = 16 if self.seats == 2 else 8
        assert [len(cards) for cards in self.cards] == [each] * self.seats, "I6: cards"
        assert len(self.out) == (8 if self.seats == 3 else 0), "I6: cards out of the game"
        assert totems == box.TOTEMS_SHOWN, "I5: totems"
        assert self.seats == 3 or not self.totem_row, "I5: all totems taken"
