"""Drawing and giving up cards (19, 20, E25, E26): what all phases share."""

from mypy_extensions import mypyc_attr

from quivira.games.san_juan.components import (
    DEAL,
    DISCARD,
    DISCARDED,
    DISCARDED_HIDDEN,
    DREW,
    DREW_HIDDEN,
    KINDS,
    OTHERS,
    PILE_EMPTY,
    RESHUFFLED,
)
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import CHANCE, NOBODY, Action, Deck, Draw, Rng, Seat, Step, Text, Verb


def insert(cards: list[int], card: int) -> None:
    """Put a card into a sorted hand."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def name_kinds(actions: list[Action], cards: list[int], start: int, end: int) -> list[Action]:
    """The actions that name the different kinds in a part of a sorted hand."""
    named: list[Action] = []
    last = -1
    for at in range(start, end):
        card = cards[at]
        if card != last:
            named.append(actions[card])
            last = card
    return named


def total_from(counts: list[int], start: int) -> int:
    """How many there are in a list of counts from an index on."""
    total = 0
    for at in range(start, len(counts)):
        total += counts[at]
    return total


# Drawing


def cards_to_draw_from(s: SanJuan) -> int:
    """How many cards can still be drawn in all; where there is none, nobody is asked whether to draw (19, 26)."""
    return s.pile.size + s.discard.size


def refill(s: SanJuan) -> bool:
    """Whether a card can be drawn; an empty pile is made anew from the discards (19)."""
    if s.pile.size == 0 and s.discard.size:
        s.pile = s.discard
        s.discard = Deck([0] * KINDS)
        s.emit(RESHUFFLED, NOBODY, s.pile.size)
    return s.pile.size > 0


class FromPile(Draw[SanJuan]):
    """Some cards off the draw pile, one by one; it ends early when there are no more (19)."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.seat = NOBODY
        self.left = left

    def proceed(self, s: SanJuan) -> None:
        if self.left and refill(s):
            self.seat = CHANCE
            return
        if self.left:
            s.emit(PILE_EMPTY, NOBODY)
        s.stack.pop()
        self.finished(s)

    def deck(self, s: SanJuan) -> Deck:
        return s.pile

    def actions(self) -> list[Action]:
        return DEAL.actions

    def drawn(self, s: SanJuan, kind: int) -> None:
        self.left -= 1
        if self.left == 0 or s.pile.size == 0:
            self.seat = NOBODY
        s.stack.append(self)
        self.put(s, kind)

    def settle(self, s: SanJuan, rng: Rng) -> None:
        """All cards at once, as far as the pile goes."""
        pile = s.pile
        while self.left and pile.size:
            kind = pile.pick(rng)
            pile.take(kind)
            self.left -= 1
            self.put(s, kind)
        self.seat = NOBODY

    def put(self, s: SanJuan, card: int) -> None:
        """Where the card goes."""
        raise NotImplementedError

    def finished(self, s: SanJuan) -> None:
        """What follows the last card. The step has left the stack."""


def cards_coming(s: SanJuan) -> int:
    """How many cards are about to come off the pile."""
    top = s.stack[-1] if s.stack else None
    return top.left if isinstance(top, FromPile) else 0


@mypyc_attr(free_list_len=1)
class ToHand(FromPile):
    """Cards that a player draws into the hand."""

    def __init__(self, owner: Seat, left: int) -> None:
        super().__init__(left)
        self.owner = owner
        self.got = 0

    def put(self, s: SanJuan, card: int) -> None:
        insert(s.hands[self.owner], card)
        self.got += 1
        s.emit(DREW, self.owner, card, to=self.owner)

    def finished(self, s: SanJuan) -> None:
        if self.got:
            s.emit(DREW_HIDDEN, self.owner, self.got, to=OTHERS[self.owner])

    def clone(self) -> "ToHand":
        step = ToHand(self.owner, self.left)
        step.seat = self.seat
        step.got = self.got
        return step


# Giving up cards of the hand


class FromHand(Step[SanJuan]):
    """Choose `left` cards of the hand, one by one and never going back in it, so that each choice has one way."""

    def __init__(self, seat: Seat, left: int, start: int) -> None:
        super().__init__(seat)
        self.left = left
        self.start = start  # cards before it have been passed over

    def verb(self) -> Verb:
        raise NotImplementedError

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        hand = s.hands[seat]
        return name_kinds(self.verb().actions, hand, 0, len(hand))

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        hand = s.hands[seat]
        at = hand.index(action.arg)
        if at < self.start:
            return Text("why-passed-over")
        return Text("why-too-few-follow", {"n": self.left}) if at > len(hand) - self.left else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        hand = s.hands[seat]
        return name_kinds(self.verb().actions, hand, self.start, len(hand) - self.left + 1)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        hand = s.hands[seat]
        self.start = hand.index(action.arg)
        hand.pop(self.start)
        self.left -= 1
        if self.left:
            s.stack.append(self)
        self.give(s, action.arg)

    def give(self, s: SanJuan, card: int) -> None:
        """Where the card goes, and after the last one what follows."""
        raise NotImplementedError


class Discard(FromHand):
    """Which cards to discard, face down."""

    def __init__(self, seat: Seat, left: int, start: int, total: int) -> None:
        super().__init__(seat, left, start)
        self.total = total

    def verb(self) -> Verb:
        return DISCARD

    def give(self, s: SanJuan, card: int) -> None:
        s.discard.put(card)
        s.emit(DISCARDED, self.seat, card, to=self.seat)
        if self.left == 0:
            s.emit(DISCARDED_HIDDEN, self.seat, self.total, to=OTHERS[self.seat])
