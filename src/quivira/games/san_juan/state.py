"""What lies on the table. No rules."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    BASE_COPIES,
    CATHEDRAL,
    COPIES,
    IDLE_ROUNDS,
    IS_PRODUCTION,
    KINDS,
    LAST_BUILDING,
    NO_GOOD,
    PLACE_OF,
    PRODUCTIONS,
    TILES,
)
from quivira.kernel import NONE, Deck, Ints, Seat, State, bit


class SanJuan(State):
    round: i64 = 0
    governor: Seat = 0
    choice: i64 = 0  # how many roles have been chosen this round
    takers: Ints  # for each role the seat that took it this round, or -1
    last_role: i64 = NONE  # the role taken last, also in the round before; or -1
    phase: i64 = NONE  # the role being played, or -1
    chooser: Seat = NONE  # who chose it, or -1
    turn: Seat = NONE  # whose turn it is in the phase or at the start of the round, or -1
    progress: i64 = 0  # how far the phase has got, counted by the phase
    doubled: bool = False  # whether the chooser's library doubles the privilege of this phase
    library_spent: bool = False  # whether the governor of two has used the library this round
    pile: Deck
    discard: Deck
    hands: Ints  # how many cards of each kind, KINDS for each seat and for those that are set aside
    held: Ints  # of each hand, a bit for each kind in it
    hand_sizes: Ints
    sizes: Ints  # how many buildings each seat has
    cities: Ints  # twelve places a seat, in the order of building; an overbuilt card's place is kept
    goods: Ints  # for each place its good's card, NO_GOOD or ORDERED
    under: Ints  # for each place how many cards are tucked under it
    owned: Ints  # of each seat, a bit for each kind in play
    working: Ints  # the same without what was built in this phase (25)
    tucked: list[list[int]]  # of each seat, under chapel and bank, known to the owner; sorted
    shipped: list[list[int]]  # of each seat, under the harbor, unseen by all
    bank_used: list[bool]
    building: i64 = NONE  # the card being built, or -1
    over: i64 = NONE  # the place in the city that it takes, or -1
    sold: list[int]  # goods that have just left, unseen
    sales: i64 = 0  # goods sold by all in this phase
    shown: list[int]  # cards revealed last in this phase, wherever they are now
    revealed: i64 = 0  # how many of them, the last ones, lie open
    removed: list[int]  # overbuilt cards
    cathedral_free: bool  # whether it lies on the table
    tiles: Deck  # market cards not seen yet
    tile_order: list[int]  # those seen, in the order of the stack
    tile: i64 = NONE  # the one turned up, or -1
    trades: i64 = 0  # how many have been turned up so far
    idle: i64 = 0  # rounds in a row without a new building; -1 in a round that has brought one

    def aside(self) -> Seat:
        """Whose hand are the cards of which the seat in turn keeps some."""
        return self.seats

    def gain(self, owner: Seat, card: i64) -> None:
        """A card joins a hand."""
        self.hands[owner * KINDS + card] += 1
        self.held[owner] |= bit(card)
        self.hand_sizes[owner] += 1

    def lose(self, owner: Seat, card: i64) -> None:
        """A card leaves a hand."""
        at = owner * KINDS + card
        self.hands[at] -= 1
        if self.hands[at] == 0:
            self.held[owner] &= ~bit(card)
        self.hand_sizes[owner] -= 1

    def hand(self, owner: Seat) -> list[int]:
        """The cards of a hand, sorted."""
        return [kind for kind in range(KINDS) for _ in range(self.hands[owner * KINDS + kind])]

    def open_cards(self) -> list[int]:
        """The revealed cards that nobody has taken and that are not discarded."""
        return self.shown[len(self.shown) - self.revealed :]

    def owns(self, seat: Seat, kind: i64) -> bool:
        """Whether the building is in play before `seat`."""
        return self.owned[seat] >> kind & 1 == 1

    def uses(self, seat: Seat, kind: i64) -> bool:
        """Whether `seat` has the building and it works already (25)."""
        return self.working[seat] >> kind & 1 == 1

    def in_play(self, kind: i64) -> bool:
        """Whether anybody has the building."""
        return any(self.owns(seat, kind) for seat in range(self.seats))

    def clockwise(self, first: Seat, turn: i64) -> Seat:
        """Who sits so many places, fewer than there are, to the left of `first`."""
        seat = first + turn
        return seat - self.seats if seat >= self.seats else seat

    def is_built_up(self) -> bool:
        """Whether somebody has the last building of the game (68)."""
        return any(self.sizes[seat] == LAST_BUILDING for seat in range(self.seats))

    def first(self, seat: Seat) -> i64:
        """Where the city of a seat begins: places are numbered through, twelve a seat."""
        return seat * LAST_BUILDING

    def end(self, seat: Seat) -> i64:
        """Where its next building goes."""
        return seat * LAST_BUILDING + self.sizes[seat]

    def city(self, seat: Seat) -> list[int]:
        """The buildings of a seat in their order."""
        return list(self.cities[self.first(seat) : self.end(seat)])

    def goods_of(self, seat: Seat) -> list[int]:
        """For each building its good's card, NO_GOOD or ORDERED."""
        return list(self.goods[self.first(seat) : self.end(seat)])

    def under_of(self, seat: Seat) -> list[int]:
        """For each building how many cards are tucked under it."""
        return list(self.under[self.first(seat) : self.end(seat)])

    def number_of_goods(self, seat: Seat) -> i64:
        number: i64 = 0
        for at in range(self.first(seat), self.end(seat)):
            if self.goods[at] >= 0:
                number += 1
        return number

    def empty_kinds(self, seat: Seat) -> i64:
        """The kinds of production buildings without a good, a bit for each."""
        kinds: i64 = 0
        for at in range(self.first(seat), self.end(seat)):
            if self.cities[at] < PRODUCTIONS and self.goods[at] == NO_GOOD:
                kinds |= bit(self.cities[at])
        return kinds

    def number_of_empty(self, seat: Seat) -> i64:
        """How many production buildings are without a good."""
        number: i64 = 0
        for at in range(self.first(seat), self.end(seat)):
            if self.cities[at] < PRODUCTIONS and self.goods[at] == NO_GOOD:
                number += 1
        return number

    def loaded_places(self, seat: Seat) -> i64:
        """The kinds of places with a good, a bit for each."""
        places: i64 = 0
        for at in range(self.first(seat), self.end(seat)):
            if self.goods[at] >= 0:
                places |= bit(PLACE_OF[self.cities[at]])
        return places

    def place(self, seat: Seat, kind: i64, loaded: bool) -> i64:
        """The place of the first building of a kind with (or without) a good; -1 if there is none."""
        for at in range(self.first(seat), self.end(seat)):
            if self.cities[at] == kind and (self.goods[at] != NO_GOOD) == loaded:
                return at
        return -1

    def where(self, seat: Seat, kind: i64) -> i64:
        """The place of the first building of a kind; -1 if there is none."""
        for at in range(self.first(seat), self.end(seat)):
            if self.cities[at] == kind:
                return at
        return -1

    def tiles_seen(self) -> list[int]:
        """The market cards in the order seen; once none is unseen, in the order in which they come again (34)."""
        if self.tiles.size:
            return self.tile_order
        return [self.tile_order[(self.trades + ahead) % TILES] for ahead in range(TILES)]

    def all_cards(self) -> list[int]:
        """How many there are of each kind, wherever they are."""
        counts = [self.pile.counts[kind] + self.discard.counts[kind] for kind in range(KINDS)]
        for places in (self.tucked, self.shipped):
            for cards in places:
                count(counts, cards)
        count(counts, self.hand(self.aside()))
        for seat in range(self.seats):
            count(counts, self.hand(seat))
            count(counts, self.city(seat))
            count(counts, self.goods_of(seat))
        for cards in (self.sold, self.open_cards(), self.removed):
            count(counts, cards)
        if self.building >= 0:
            counts[self.building] += 1
        counts[CATHEDRAL] += int(self.cathedral_free)
        return counts

    def check(self) -> None:
        assert self.all_cards() == (COPIES if self.options["expansion"] else BASE_COPIES), "no card is lost"
        for pile in (self.pile, self.discard):
            assert min(list(pile.counts)) >= 0, "no debts"
            assert pile.size == sum(list(pile.counts)), "sizes"
        for owner in range(self.seats + 1):
            hand = self.hand(owner)
            assert self.hand_sizes[owner] == len(hand), "sizes of hands"
            assert self.held[owner] == sum([1 << card for card in set(hand)]), "what is held"
        for seat in range(self.seats):
            assert self.tucked[seat] == sorted(self.tucked[seat]), "tucked cards are sorted"
            self.check_city(seat)
        assert self.tiles.size + len(self.tile_order) == TILES, "no market card is lost"
        if self.is_over():
            exhausted = self.pile.size + self.discard.size == 0
            assert self.is_built_up() or self.idle == IDLE_ROUNDS or exhausted, "nobody builds any more (68)"
            assert self.building == -1, "all is built"
            assert not self.held[self.aside()], "all is kept"
            assert not self.revealed, "all is put away"

    def check_city(self, seat: Seat) -> None:
        city = self.city(seat)
        assert 1 <= len(city) <= LAST_BUILDING, "at most twelve buildings (69)"
        towns = [card for card in city if not IS_PRODUCTION[card]]
        assert len(towns) == len(set(towns)), "one city building of a kind (24)"
        assert self.owned[seat] == sum([1 << card for card in set(city)]), "what is owned"
        assert self.working[seat] & ~self.owned[seat] == 0, "what works is owned"
        assert sum(self.under_of(seat)) == len(self.tucked[seat]) + len(self.shipped[seat]), "what is tucked"


def count(counts: list[int], cards: list[int]) -> None:
    """Add cards to the counts of their kinds; what is no card is left out."""
    for card in cards:
        if card >= 0:
            counts[card] += 1
