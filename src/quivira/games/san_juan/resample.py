"""Worlds that a seat cannot tell from the true one.

A seat can place its own hand, what it tucked under chapel and bank, and all that lies open. It is not credited with a
memory of what it discarded or saw revealed earlier: such cards may be in the draw pile again. How many cards lie under
the others' buildings is hidden in views, but whoever watches hands and piles can count it; so it stays as it is.
"""

from quivira.games.san_juan.components import BASE_COPIES, CATHEDRAL, COPIES, KINDS
from quivira.games.san_juan.rules.cards import FromHand
from quivira.games.san_juan.rules.councillor import Keep
from quivira.games.san_juan.rules.round_start import SomeOfHand
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Deck, Rng, Seat


def resample(s: SanJuan, seat: Seat, rng: Rng) -> SanJuan:
    """Deal all cards that `seat` cannot place anew: others' hands, goods, tucked cards, both piles."""
    world = s.clone()
    unseen = Unseen(cards_out_of_sight(s, seat), rng)
    for other in range(world.seats):
        if other != seat:
            unseen.deal_hand(world, other)
            world.tucked[other] = world.tucked[other][:]
            unseen.fill(world.tucked[other])
            world.tucked[other].sort()
        unseen.fill_goods(world, other)
        world.shipped[other] = world.shipped[other][:]
        unseen.fill(world.shipped[other])
    unseen.fill(world.sold)
    if world.turn != seat:
        unseen.deal_hand(world, world.aside())
    forget_order(world, seat)
    world.discard = Deck(unseen.take(world.discard.size))
    world.pile = Deck(unseen.take(world.pile.size))
    return world


def forget_order(s: SanJuan, seat: Seat) -> None:
    """How far somebody else's choice of cards has got would tell what has been passed over."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (FromHand, SomeOfHand, Keep)) and top.seat != seat:
        s.stack[-1] = hidden = top.clone()
        hidden.first = 0


def cards_out_of_sight(s: SanJuan, seat: Seat) -> list[int]:
    """How many of each kind the seat cannot place."""
    counts = (COPIES if s.options["expansion"] else BASE_COPIES)[:]
    counts[CATHEDRAL] -= int(s.cathedral_free)
    if s.building >= 0:
        counts[s.building] -= 1
    for owner in range(s.seats):
        for card in s.city(owner):
            counts[card] -= 1
    seen = [s.hand(seat), s.tucked[seat], s.open_cards(), s.removed]
    if s.turn == seat:
        seen.append(s.hand(s.aside()))
    for cards in seen:
        for card in cards:
            counts[card] -= 1
    return counts


class Unseen:
    """Cards in random order, dealt from the end."""

    def __init__(self, counts: list[int], rng: Rng) -> None:
        self.cards: list[int] = []
        for kind in range(KINDS):
            for _ in range(counts[kind]):
                self.cards.append(kind)
        for last in range(len(self.cards) - 1, 0, -1):
            at = rng.below(last + 1)
            self.cards[last], self.cards[at] = self.cards[at], self.cards[last]

    def fill(self, cards: list[int]) -> None:
        """Replace each card by an unseen one; what is no card stays."""
        for at in range(len(cards)):
            if cards[at] >= 0:
                cards[at] = self.cards.pop()

    def deal_hand(self, s: SanJuan, owner: Seat) -> None:
        """Replace each card of a hand by an unseen one."""
        cards = s.hand(owner)
        for card in cards:
            s.lose(owner, card)
        for _ in cards:
            s.gain(owner, self.cards.pop())

    def fill_goods(self, s: SanJuan, owner: Seat) -> None:
        for at in range(s.first(owner), s.end(owner)):
            if s.goods[at] >= 0:
                s.goods[at] = self.cards.pop()

    def take(self, number: int) -> list[int]:
        """So many cards as counts."""
        counts = [0] * KINDS
        for _ in range(number):
            counts[self.cards.pop()] += 1
        return counts
