"""Drawing and giving up cards (19, 20, E25, E26): what all phases share."""

from mypy_extensions import i64, mypyc_attr

from quivira.games.san_juan.components import (
    DEAL,
    DECLINE,
    DECLINED,
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
from quivira.kernel import (
    CHANCE,
    NOBODY,
    Action,
    Deck,
    Draw,
    Rng,
    Seat,
    Step,
    Text,
    Verb,
    among,
    bit,
    lowest,
    nth,
    size,
)

# Drawing


def cards_to_draw_from(s: SanJuan) -> i64:
    """How many cards can still be drawn in all; where there is none, nobody is asked whether to draw (19, 26)."""
    return s.pile.size + s.discard.size


def refill(s: SanJuan) -> bool:
    """Whether a card can be drawn; an empty pile is made anew from the discards (19)."""
    if s.pile.size == 0 and s.discard.size:
        s.pile, s.discard = s.discard, s.pile
        s.emit(RESHUFFLED, NOBODY, s.pile.size)
    return s.pile.size > 0


class MayDraw(Step[SanJuan]):
    """Whether to draw cards, and how many (11)."""

    def draw(self, s: SanJuan, seat: Seat, cards: i64) -> None:
        raise NotImplementedError

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.choices(s, seat)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
        else:
            self.draw(s, seat, action.arg + 1)


class FromPile(Draw[SanJuan]):
    """Some cards off the draw pile, one by one; it ends early when there are no more (19)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.seat = NOBODY
        self.left: i64 = left

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
        self.proceed(s)

    def put(self, s: SanJuan, card: i64) -> None:
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

    def __init__(self, owner: Seat, left: i64) -> None:
        super().__init__(left)
        self.owner: Seat = owner
        self.got: i64 = 0

    def put(self, s: SanJuan, card: i64) -> None:
        s.gain(self.owner, card)
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


# Choosing cards of a hand


def kinds_from(first: i64) -> i64:
    """The set of all kinds but those before the first."""
    return -bit(first)


class FromHand(Step[SanJuan]):
    """Choose `left` cards of a hand, one by one in the order of their kinds, so that each choice has one way."""

    private = True  # of equal cards there is none to choose

    def __init__(self, seat: Seat, left: i64, first: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.first: i64 = first  # kinds before it have been passed over

    def verb(self) -> Verb:
        raise NotImplementedError

    def owner(self, s: SanJuan) -> Seat:
        """Whose hand it is."""
        return self.seat

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return among(self.verb().actions, s.held[self.owner(s)])

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
        return s.held[self.owner(s)] & kinds_from(self.first) & ~kinds_from(self.last(s) + 1)

    def last(self, s: SanJuan) -> i64:
        """The last kind that leaves as many cards to choose as have to be chosen."""
        owner = self.owner(s)
        kinds = s.held[owner]
        cards = s.hand_sizes[owner]
        last: i64 = 0
        while cards >= self.left:
            last = lowest(kinds)
            kinds &= kinds - 1
            cards -= s.hands[owner * KINDS + last]
        return last

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        self.first = action.arg
        s.lose(self.owner(s), action.arg)
        self.left -= 1
        if self.left:
            s.stack.append(self)
        self.give(s, action.arg)

    def give(self, s: SanJuan, card: i64) -> None:
        """Where the card goes, and after the last one what follows."""
        raise NotImplementedError


class Discard(FromHand):
    """Which cards to discard, face down."""

    def __init__(self, seat: Seat, left: i64, first: i64, total: i64) -> None:
        super().__init__(seat, left, first)
        self.total: i64 = total

    def verb(self) -> Verb:
        return DISCARD

    def give(self, s: SanJuan, card: i64) -> None:
        s.discard.put(card)
        s.emit(DISCARDED, self.seat, card, to=self.seat)
        if self.left == 0:
            s.emit(DISCARDED_HIDDEN, self.seat, self.total, to=OTHERS[self.seat])
