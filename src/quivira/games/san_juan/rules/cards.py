"""Drawing and giving up cards (19, 20, E25, E26): what all phases share."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Deal, Deck, Rng, Seat, Step, Text, Verb, pending
from quivira.numbers import among, bit, lowest, nth, size

# Drawing


def cards_to_draw_from(s: SanJuan) -> i64:
    """How many cards can still be drawn in all; where there is none, nobody is asked whether to draw (19, 26)."""
    return s.pile.size + s.discard.size


def refill(s: SanJuan) -> bool:
    """Whether a card can be drawn; an empty pile is made anew from the discards (19)."""
    if s.pile.size == 0 and s.discard.size:
        s.pile, s.discard = s.discard, s.pile
        s.emit(events.RESHUFFLED, NOBODY, s.pile.size)
    return s.pile.size > 0


class MayDraw(Step[SanJuan]):
    """Whether to draw cards, and how many (11)."""

    def draw(self, s: SanJuan, seat: Seat, cards: i64) -> None:
        raise NotImplementedError

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.choices(s, seat)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is verbs.DECLINE:
            s.emit(events.DECLINED, seat)
        else:
            self.draw(s, seat, action.arg + 1)


class FromPile(Deal[SanJuan]):
    """Some cards off the draw pile, one by one; it ends early when there are no more (19)."""

    def deck(self, s: SanJuan) -> Deck:
        return s.pile

    def actions(self) -> list[Action]:
        return verbs.DEAL.actions

    def has_cards(self, s: SanJuan) -> bool:
        return refill(s)

    def finished(self, s: SanJuan, dealt: i64, missing: i64) -> None:
        if missing:
            s.emit(events.PILE_EMPTY, NOBODY)
        self.follow(s, dealt)

    def follow(self, s: SanJuan, dealt: i64) -> None:
        """What follows the last card."""


def cards_coming(s: SanJuan) -> int:
    """How many cards are about to come off the pile."""
    deal = pending(s)
    return deal.left if isinstance(deal, FromPile) else 0


class ToHand(FromPile):
    """Cards that a player draws into the hand."""

    def put(self, s: SanJuan, kind: i64) -> None:
        s.hands.gain(self.owner, kind)
        s.emit(events.DREW, self.owner, kind, to=self.owner)

    def follow(self, s: SanJuan, dealt: i64) -> None:
        if dealt:
            s.emit(events.DREW_HIDDEN, self.owner, dealt, to=events.OTHERS[self.owner])


# Choosing cards of a hand


def kinds_from(first: i64) -> i64:
    """The set of all kinds but those before the first."""
    return -bit(first)


class FromHand(Step[SanJuan]):
    """Choose `left` cards of a hand, one by one in the order of their kinds, so that each choice has one way."""

    private = True  # of equal cards there is none to choose

    left: i64
    first: i64 = 0  # kinds before it have been passed over

    def verb(self) -> Verb:
        raise NotImplementedError

    def owner(self, s: SanJuan) -> Seat:
        """Whose hand it is."""
        return self.seat

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return among(self.verb().actions, s.hands.kinds(self.owner(s)))

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action.arg < self.first:
            return Text("why-passed-over")
        if self.last(s) < action.arg:
            return Text("why-too-few-follow", {"n": self.left})
        return None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return among(self.verb().actions, self.kinds(s))

    def random(self, s: SanJuan, seat: Seat, rng: Rng) -> Action:
        kinds = self.kinds(s)
        return self.verb().actions[nth(kinds, rng.below(size(kinds)))]

    def kinds(self, s: SanJuan) -> i64:
        """What can be chosen next."""
        return s.hands.kinds(self.owner(s)) & kinds_from(self.first) & ~kinds_from(self.last(s) + 1)

    def last(self, s: SanJuan) -> i64:
        """The last kind that leaves as many cards to choose as have to be chosen."""
        owner = self.owner(s)
        kinds = s.hands.kinds(owner)
        cards = s.hands.size(owner)
        last: i64 = 0
        while cards >= self.left:
            last = lowest(kinds)
            kinds &= kinds - 1
            cards -= s.hands.count(owner, last)
        return last

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.hands.lose(self.owner(s), action.arg)
        if self.left > 1:
            rest = self.clone()
            rest.left -= 1
            rest.first = action.arg
            s.stack.append(rest)
        self.give(s, action.arg)

    def give(self, s: SanJuan, card: i64) -> None:
        """Where the card goes, and after the last one, while one is left to choose, what follows."""
        raise NotImplementedError


class Discard(FromHand):
    """Which cards to discard, face down."""

    total: i64 = 0

    def verb(self) -> Verb:
        return verbs.DISCARD

    def give(self, s: SanJuan, card: i64) -> None:
        s.discard.put(card)
        s.emit(events.DISCARDED, self.seat, card, to=self.seat)
        if self.left == 1:
            s.emit(events.DISCARDED_HIDDEN, self.seat, self.total, to=events.OTHERS[self.seat])
