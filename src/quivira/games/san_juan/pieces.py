"""What lies on the table, each thing behind its own names. How the numbers are packed is known here alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.kernel import NONE, Deck, Ints, Piece, Seat, bit, filled, lowest, size

# The numbers of a hand
HELD: Final[i64] = box.KINDS  # after one for each kind of card
HAND_SIZE: Final[i64] = box.KINDS + 1
HAND: Final[i64] = box.KINDS + 2

# The numbers of a city; the last three are rows with a number for each place. Compiled, these are literals.
PLACES: Final = 12
CITY_SIZE: Final = 0
OWNED: Final = 1
WORKING: Final = 2
BANK_USED: Final = 3
BUILDINGS: Final = 4
GOODS: Final = BUILDINGS + PLACES
UNDER: Final = GOODS + PLACES
CITY: Final = UNDER + PLACES

NO_GOOD: Final = -1
ORDERED: Final = -2  # a good chosen to be made, whose card has yet to come off the pile


class Hands(Piece):
    """The cards of each seat, and those set aside, of which the seat in turn keeps some."""

    row: Ints  # of each owner how many cards of each kind, the set of the kinds held, how many cards in all
    aside: Seat  # the owner of those set aside

    def gain(self, owner: Seat, card: i64) -> None:
        row = self.row
        at = owner * HAND
        row[at + card] += 1
        row[at + HELD] |= bit(card)
        row[at + HAND_SIZE] += 1

    def lose(self, owner: Seat, card: i64) -> None:
        row = self.row
        at = owner * HAND
        row[at + card] -= 1
        if row[at + card] == 0:
            row[at + HELD] &= ~bit(card)
        row[at + HAND_SIZE] -= 1

    def size(self, owner: Seat) -> i64:
        return self.row[owner * HAND + HAND_SIZE]

    def kinds(self, owner: Seat) -> i64:
        """The set of the kinds held."""
        return self.row[owner * HAND + HELD]

    def count(self, owner: Seat, card: i64) -> i64:
        return self.row[owner * HAND + card]

    def cards(self, owner: Seat) -> list[int]:
        """All cards of a hand, sorted."""
        cards: list[int] = []
        kinds = self.kinds(owner)
        while kinds:
            card = lowest(kinds)
            cards += [card] * self.count(owner, card)
            kinds &= kinds - 1
        return cards

    def check(self) -> None:
        for owner in range(self.aside + 1):
            hand = self.cards(owner)
            assert self.size(owner) == len(hand), "sizes of hands"
            held = [card for card in range(box.KINDS) if self.count(owner, card)]
            assert self.kinds(owner) == sum([bit(card) for card in held]), "what is held"


def empty_hands(seats: int) -> Hands:
    return Hands(filled((seats + 1) * HAND, 0), seats)


class Cities(Piece):
    """The buildings of each seat, in the order of building; what lies on them and what is tucked under them.

    A place is where a building stands in its city, from 0 on; what is built over another takes its place.
    """

    row: Ints  # of each seat the numbers named above
    tucked: tuple[tuple[int, ...], ...]  # of each seat, under chapel and bank, known to the owner; sorted
    shipped: tuple[tuple[int, ...], ...]  # of each seat, under the harbor, unseen by all
    at_work: i64 = 0  # the kinds that have ever worked for anybody: of most others nobody need be asked

    # Buildings

    def size(self, seat: Seat) -> i64:
        return self.row[seat * CITY + CITY_SIZE]

    def card(self, seat: Seat, place: i64) -> i64:
        return self.row[seat * CITY + BUILDINGS + place]

    def cards(self, seat: Seat) -> list[int]:
        return [self.card(seat, place) for place in range(self.size(seat))]

    def kinds(self, seat: Seat) -> i64:
        """The set of the kinds in play before a seat."""
        return self.row[seat * CITY + OWNED]

    def working(self, seat: Seat) -> i64:
        """Those of them that work already (25)."""
        return self.row[seat * CITY + WORKING]

    def has(self, seat: Seat, kind: i64) -> bool:
        return self.row[seat * CITY + OWNED] >> kind & 1 == 1

    def works(self, seat: Seat, kind: i64) -> bool:
        """Whether the seat has the building and it works already (25)."""
        return self.row[seat * CITY + WORKING] >> kind & 1 == 1

    def where(self, seat: Seat, kind: i64) -> i64:
        """The place of the first building of a kind, or NONE."""
        row = self.row
        at = seat * CITY + BUILDINGS
        for place in range(self.size(seat)):
            if row[at + place] == kind:
                return place
        return NONE

    def build(self, seat: Seat, card: i64) -> None:
        """Put a building beside the others; it does not work yet."""
        at = seat * CITY
        self.row[at + BUILDINGS + self.row[at + CITY_SIZE]] = card
        self.row[at + CITY_SIZE] += 1
        self.row[at + OWNED] |= bit(card)

    def replace(self, seat: Seat, place: i64, card: i64) -> None:
        """Put a building in the place of another; what is tucked under that stays there (57e)."""
        at = seat * CITY
        gone = self.card(seat, place)
        self.row[at + BUILDINGS + place] = card
        if self.where(seat, gone) == NONE:
            self.row[at + OWNED] &= ~bit(gone)
            self.row[at + WORKING] &= ~bit(gone)
        self.row[at + OWNED] |= bit(card)

    def open(self, seat: Seat) -> None:
        """From now on all buildings work."""
        self.row[seat * CITY + WORKING] = self.row[seat * CITY + OWNED]
        self.at_work |= self.row[seat * CITY + OWNED]

    # Goods

    def has_good(self, seat: Seat, place: i64) -> bool:
        """Whether the card of a good lies there."""
        return self.row[seat * CITY + GOODS + place] >= 0

    def is_empty(self, seat: Seat, place: i64) -> bool:
        """Whether neither a good lies there nor is one about to come."""
        return self.row[seat * CITY + GOODS + place] == NO_GOOD

    def goods(self, seat: Seat) -> i64:
        """How many there are."""
        row = self.row
        goods: i64 = 0
        for at in range(seat * CITY + GOODS, seat * CITY + GOODS + self.size(seat)):
            if row[at] >= 0:
                goods += 1
        return goods

    def goods_from(self, seat: Seat, kind: i64) -> i64:
        """How many lie on a kind of place and on those after it in the order of goods."""
        row = self.row
        goods: i64 = 0
        for at in range(seat * CITY + BUILDINGS, seat * CITY + BUILDINGS + self.size(seat)):
            if row[at + PLACES] >= 0 and box.PLACE_OF[row[at]] >= kind:
                goods += 1
        return goods

    def loaded(self, seat: Seat) -> i64:
        """The kinds of places with a good."""
        row = self.row
        kinds: i64 = 0
        for at in range(seat * CITY + BUILDINGS, seat * CITY + BUILDINGS + self.size(seat)):
            if row[at + PLACES] >= 0:
                kinds |= bit(box.PLACE_OF[row[at]])
        return kinds

    def productions(self, seat: Seat) -> i64:
        """The kinds of production buildings; they are also the first kinds of places."""
        return self.kinds(seat) & (bit(box.PRODUCTIONS) - 1)

    def places_for_goods(self, seat: Seat) -> i64:
        """The kinds of places that the city has."""
        places = self.productions(seat)
        if self.has(seat, box.CUSTOMS_OFFICE):
            places |= bit(box.PLACE_OF[box.CUSTOMS_OFFICE])
        return places

    def first_loaded(self, seat: Seat, kind: i64) -> i64:
        """The first place of a kind with a good, or NONE."""
        row = self.row
        at = seat * CITY + BUILDINGS
        for place in range(self.size(seat)):
            if row[at + PLACES + place] >= 0 and box.PLACE_OF[row[at + place]] == kind:
                return place
        return NONE

    def first_empty(self, seat: Seat, card: i64) -> i64:
        """The place of the first building of a kind without a good, or NONE."""
        row = self.row
        at = seat * CITY + BUILDINGS
        for place in range(self.size(seat)):
            if row[at + place] == card and row[at + PLACES + place] == NO_GOOD:
                return place
        return NONE

    def empty_productions(self, seat: Seat) -> i64:
        """The kinds of production buildings without a good."""
        row = self.row
        kinds: i64 = 0
        for at in range(seat * CITY + BUILDINGS, seat * CITY + BUILDINGS + self.size(seat)):
            if row[at + PLACES] == NO_GOOD and box.is_production(row[at]):
                kinds |= bit(row[at])
        return kinds

    def room(self, seat: Seat) -> i64:
        """How many production buildings are without a good."""
        row = self.row
        number: i64 = 0
        for at in range(seat * CITY + BUILDINGS, seat * CITY + BUILDINGS + self.size(seat)):
            if row[at + PLACES] == NO_GOOD and box.is_production(row[at]):
                number += 1
        return number

    def order(self, seat: Seat, place: i64) -> None:
        """A good is to be made here."""
        self.row[seat * CITY + GOODS + place] = ORDERED

    def deliver(self, seat: Seat, good: i64) -> None:
        """The first good that was ordered is there."""
        at = seat * CITY + GOODS
        while self.row[at] != ORDERED:
            at += 1
        self.row[at] = good

    def good_cards(self, seat: Seat) -> list[int]:
        """The cards of the goods that lie there."""
        goods = [self.row[seat * CITY + GOODS + place] for place in range(self.size(seat))]
        return [good for good in goods if good >= 0]

    def put_good(self, seat: Seat, place: i64, good: i64) -> None:
        self.row[seat * CITY + GOODS + place] = good

    def take_good(self, seat: Seat, place: i64) -> i64:
        """The card of the good that lay there."""
        good = self.row[seat * CITY + GOODS + place]
        self.row[seat * CITY + GOODS + place] = NO_GOOD
        return good

    # Cards under buildings

    def under(self, seat: Seat, place: i64) -> i64:
        """How many cards are tucked there."""
        return self.row[seat * CITY + UNDER + place]

    def tuck(self, seat: Seat, card: i64, building: i64) -> None:
        """Put a card that the owner knows under a building."""
        self.row[seat * CITY + UNDER + self.where(seat, building)] += 1
        self.tucked = changed(self.tucked, seat, tuple(sorted([*self.tucked[seat], card])))

    def ship(self, seat: Seat, good: i64) -> None:
        """Put an unseen good under the harbor."""
        self.row[seat * CITY + UNDER + self.where(seat, box.HARBOR)] += 1
        self.shipped = changed(self.shipped, seat, (*self.shipped[seat], good))

    def cards_under(self, seat: Seat) -> int:
        return len(self.tucked[seat]) + len(self.shipped[seat])

    def is_bank_used(self, seat: Seat) -> bool:
        return self.row[seat * CITY + BANK_USED] != 0

    def use_bank(self, seat: Seat) -> None:
        self.row[seat * CITY + BANK_USED] = 1

    def check(self, seat: Seat) -> None:
        city = self.cards(seat)
        assert 1 <= len(city) <= box.LAST_BUILDING == PLACES, "at most twelve buildings (69)"
        towns = [card for card in city if not box.is_production(card)]
        assert len(towns) == len(set(towns)), "one city building of a kind (24)"
        assert self.kinds(seat) == sum([1 << card for card in set(city)]), "what is owned"
        assert self.working(seat) & ~self.kinds(seat) == 0, "what works is owned"
        assert self.working(seat) & ~self.at_work == 0, "what works is known to work"
        under = sum([self.under(seat, place) for place in range(len(city))])
        assert under == self.cards_under(seat), "what is tucked"
        assert list(self.tucked[seat]) == sorted(self.tucked[seat]), "tucked cards are sorted"


def empty_cities(seats: int) -> Cities:
    cities = Cities(filled(seats * CITY, 0), ((),) * seats, ((),) * seats)
    for seat in range(seats):
        for place in range(PLACES):
            cities.put_good(seat, place, NO_GOOD)
    return cities


def changed(rows: tuple[tuple[int, ...], ...], seat: Seat, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The rows with another one for a seat."""
    return tuple([row if other == seat else rows[other] for other in range(len(rows))])


class Roles(Piece):
    """Who took which role this round, and the one being played."""

    takers: Ints  # for each role the seat, or NONE
    last: i64 = NONE  # the role taken last, also in the round before
    chooser: Seat = NONE  # who took it, until its phase is over
    doubled: bool = False  # whether the chooser's library doubles the privilege of this phase
    library_spent: bool = False  # whether the governor of two has used the library this round

    def taker(self, role: i64) -> Seat:
        return self.takers[role]

    def free(self) -> i64:
        """The set of the roles that nobody has taken."""
        roles: i64 = 0
        for role in range(box.ROLES):
            if self.takers[role] == NONE:
                roles |= bit(role)
        return roles

    def taken(self) -> i64:
        """How many have been taken this round."""
        return box.ROLES - size(self.free())

    def played(self) -> i64:
        """The role whose phase it is, or NONE."""
        if self.chooser == NONE:
            return NONE
        return self.last

    def builder(self) -> Seat:
        """Who plays the builder now, or NONE."""
        if self.last != box.BUILDER:
            return NONE
        return self.chooser

    def take(self, role: i64, seat: Seat) -> None:
        self.takers[role] = seat
        self.last = role
        self.chooser = seat

    def end_phase(self) -> None:
        self.chooser = NONE
        self.doubled = False

    def give_back(self) -> None:
        """All roles lie on the table again."""
        for role in range(box.ROLES):
            self.takers[role] = NONE
        self.library_spent = False


class Market(Piece):
    """The market cards, and what has been sold in this phase."""

    unseen: Deck
    sold: list[int]  # goods that have just left their places, unseen
    seen: tuple[int, ...] = ()  # in the order of the stack
    turned: i64 = 0  # how many have been turned up so far
    tile: i64 = NONE  # the one turned up
    sales: i64 = 0  # goods sold by all in this phase

    def in_order(self) -> list[int]:
        """Those seen, in their order; once none is unseen, in the order in which they come again (34)."""
        if self.unseen.size:
            return list(self.seen)
        return [self.seen[(self.turned + ahead) % box.TILES] for ahead in range(box.TILES)]

    def next_again(self) -> i64:
        """The next one, once all have been seen (34)."""
        return self.seen[self.turned % box.TILES]

    def see(self, tile: i64) -> None:
        """It came for the first time."""
        self.seen = (*self.seen, tile)

    def turn_up(self, tile: i64) -> None:
        self.tile = tile
        self.turned += 1

    def price(self, kind: i64) -> i64:
        """What the good of a kind of place brings."""
        return box.PRICES[self.tile][kind]

    def close(self) -> None:
        self.tile = NONE
        self.sales = 0
