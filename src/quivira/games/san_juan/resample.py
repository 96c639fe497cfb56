"""Worlds that a seat cannot tell from the true one.

A seat can place its own hand, what it tucked under chapel and bank, and all that lies open. It is not credited with a
memory of what it discarded or saw revealed earlier: such cards may be in the draw pile again. How many cards lie under
the others' buildings is hidden in views, but whoever watches hands and piles can count it; so it stays as it is.
"""

from quivira.games.san_juan import components as box
from quivira.games.san_juan.pieces import Cities, Hands, changed
from quivira.games.san_juan.rules.cards import FromHand
from quivira.games.san_juan.rules.round_start import SomeOfHand
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Deck, Rng, Seat


def resample(s: SanJuan, seat: Seat, rng: Rng) -> SanJuan:
    """Deal all cards again that `seat` cannot place: others' hands, goods, tucked cards, both piles."""
    world = s.clone()
    unseen = Unseen(cards_out_of_sight(s, seat), rng)
    for other in range(world.seats):
        if other != seat:
            unseen.deal_hand(world.hands, other)
            unseen.deal_tucked(world.cities, other)
        unseen.deal_goods(world.cities, other)
        unseen.deal_shipped(world.cities, other)
    world.market.sold = unseen.take(len(world.market.sold))
    if world.turn != seat:
        unseen.deal_hand(world.hands, world.hands.aside)
    forget_order(world, seat)
    world.discard = unseen.deck(world.discard.size)
    world.pile = unseen.deck(world.pile.size)
    return world


def forget_order(s: SanJuan, seat: Seat) -> None:
    """How far somebody else's choice of cards has got would tell what has been passed over."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (FromHand, SomeOfHand)) and top.seat != seat:
        s.stack[-1] = hidden = top.clone()
        hidden.first = 0


def cards_out_of_sight(s: SanJuan, seat: Seat) -> list[int]:
    """How many of each kind the seat cannot place."""
    counts = (box.COPIES if s.options["expansion"] else box.BASE_COPIES)[:]
    seen = [*s.hands.cards(seat), *s.cities.tucked[seat], *s.open_cards(), *s.removed]
    for owner in range(s.seats):
        seen += s.cities.cards(owner)
    if s.turn == seat:
        seen += s.hands.cards(s.hands.aside)
    if s.building != NONE:
        seen.append(s.building)
    if s.cathedral_free:
        seen.append(box.CATHEDRAL)
    for card in seen:
        counts[card] -= 1
    return counts


class Unseen:
    """Cards in random order, dealt from the end."""

    def __init__(self, counts: list[int], rng: Rng) -> None:
        self.cards: list[int] = []
        for kind in range(box.KINDS):
            for _ in range(counts[kind]):
                self.cards.append(kind)
        for last in range(len(self.cards) - 1, 0, -1):
            at = rng.below(last + 1)
            self.cards[last], self.cards[at] = self.cards[at], self.cards[last]

    def take(self, number: int) -> list[int]:
        return [self.cards.pop() for _ in range(number)]

    def deck(self, number: int) -> Deck:
        counts = [0] * box.KINDS
        for _ in range(number):
            counts[self.cards.pop()] += 1
        return Deck(counts)

    def deal_hand(self, hands: Hands, owner: Seat) -> None:
        """As many other cards."""
        cards = hands.cards(owner)
        for card in cards:
            hands.lose(owner, card)
        for _ in cards:
            hands.gain(owner, self.cards.pop())

    def deal_tucked(self, cities: Cities, owner: Seat) -> None:
        number = len(cities.tucked[owner])
        if number:
            cities.tucked = changed(cities.tucked, owner, tuple(sorted(self.take(number))))

    def deal_shipped(self, cities: Cities, owner: Seat) -> None:
        number = len(cities.shipped[owner])
        if number:
            cities.shipped = changed(cities.shipped, owner, tuple(self.take(number)))

    def deal_goods(self, cities: Cities, owner: Seat) -> None:
        for place in range(cities.size(owner)):
            if cities.has_good(owner, place):
                cities.put_good(owner, place, self.cards.pop())
