"""Paying for a house: cards of the site's type, pairs as jokers, a key (R16-R19).

Each card of the cost is one question, in one order, so that every payment is reached in exactly one way: first cards
of the type itself, then pairs in the order of the types. A question with one answer is not asked.
"""

from mypy_extensions import i64, mypyc_attr

from quivira.games.golden_city.components import (
    COST,
    LANDSCAPES,
    NEEDS_KEY,
    PAID,
    PAID_KEY,
    PAID_PAIR,
    PAY,
    SITE_LABEL,
    TERRAIN,
    TYPE_LABEL,
)
from quivira.games.golden_city.rules.landscape import put_away
from quivira.games.golden_city.rules.rewards import put_house
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Action, Ints, Seat, Step, Text, among, bit, ints, lowest


def payable(hands: Ints, first: i64, landscape: i64) -> i64:
    """How many cards of a type the hand that begins at `first` can pay, jokers included (R17)."""
    cards = hands[first + landscape]
    for t in range(LANDSCAPES):
        if t != landscape:
            cards += hands[first + t] >> 1
    return cards


def ways(hands: Ints, first: i64, landscape: i64, left: i64, least: i64) -> i64:
    """How the next of `left` cards can be paid so that the rest can be paid too, as a set of PAY's arguments.

    `least` is -1 while cards of the type itself are still to come, then the first type that may form a pair.
    """
    found: i64 = 0
    pairs: i64 = 0  # from a type on
    t = LANDSCAPES - 1
    while t >= least and t >= 0:
        cards = hands[first + t]
        if t != landscape and cards >= 2:
            pairs += cards >> 1
            if pairs >= left:
                found |= bit(LANDSCAPES + t)
        t -= 1
    single = hands[first + landscape]
    if least < 0 and single and single + pairs >= left:
        found |= bit(landscape)
    return found


def payments(hand: list[int], landscape: int, left: int, least: int = -1) -> list[tuple[list[int], list[str]]]:
    """All ways to pay `left` cards of a type: the cards of each, and the answers that lead there (R18)."""
    if not left:
        return [([], [])]
    found = among(PAY.actions, ways(ints(hand), 0, landscape, left, least))
    paid: list[tuple[list[int], list[str]]] = []
    for action in found:
        t = action.arg % LANDSCAPES
        cards = [t] if action.arg < LANDSCAPES else [t, t]
        rest = hand[:]
        rest[t] -= len(cards)
        answers = [action.key] if len(found) > 1 else []  # what is not asked needs no answer
        for more, then in payments(rest, landscape, left - 1, -1 if len(cards) == 1 else t):
            paid.append((cards + more, answers + then))
    return paid


def pay(s: GoldenCity, seat: Seat, site: i64) -> None:
    """Pay for a house, put it there, take the reward (R19)."""
    s.paid = []
    if NEEDS_KEY[site]:
        s.keys[seat] -= 1
        s.keys_used += 1
        s.emit(PAID_KEY, seat)
    pay_on(s, seat, site, COST[site], -1)


def pay_on(s: GoldenCity, seat: Seat, site: i64, left: i64, least: i64) -> None:
    """Pay what there is only one way to pay, ask for the next card where there are several (R18)."""
    while left:
        found = ways(s.hands, seat * LANDSCAPES, TERRAIN[site], left, least)
        if found & found - 1:
            s.stack.append(Pay(seat, site, left, least))
            return
        least = pay_card(s, seat, lowest(found))
        left -= 1
    put_house(s, seat, site)


def pay_card(s: GoldenCity, seat: Seat, way: i64) -> i64:
    """Put down a card or a pair; the first type that may form the next pair, -1 if a single card may follow."""
    if way < LANDSCAPES:
        put_away(s, seat, way, 1)
        s.paid.append(way)
        s.emit(PAID, seat, way)
        return -1
    t = way - LANDSCAPES
    put_away(s, seat, t, 2)
    s.paid.append(t)
    s.paid.append(t)
    s.emit(PAID_PAIR, seat, t)
    return t


@mypyc_attr(free_list_len=1)
class Pay(Step[GoldenCity]):
    """What to pay for one card of the cost (R17)."""

    ask = "ask-pay"
    cites = "R17"

    def __init__(self, seat: Seat, site: i64, left: i64, least: i64) -> None:
        super().__init__(seat)
        self.site: i64 = site
        self.left: i64 = left  # cards of the cost not yet paid
        self.least: i64 = least  # the first type that may form a pair; -1 while single cards may still come

    def prompt(self, s: GoldenCity) -> Text:
        return Text(self.ask, {"card": TYPE_LABEL[TERRAIN[self.site]], "site": SITE_LABEL[self.site], "n": self.left})

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        own = TERRAIN[self.site]
        return [PAY.actions[own], *[PAY.actions[LANDSCAPES + t] for t in range(LANDSCAPES) if t != own]]

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if s.hand(seat)[action.arg % LANDSCAPES] < (1 if action.arg < LANDSCAPES else 2):
            return Text("why-no-such-card" if action.arg < LANDSCAPES else "why-no-such-pair")
        if not ways(s.hands, seat * LANDSCAPES, TERRAIN[self.site], self.left, self.least) & bit(action.arg):
            return Text("why-pay-in-order")
        return None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return among(PAY.actions, ways(s.hands, seat * LANDSCAPES, TERRAIN[self.site], self.left, self.least))

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        pay_on(s, seat, self.site, self.left - 1, pay_card(s, seat, action.arg))

    def clone(self) -> "Pay":
        return Pay(self.seat, self.site, self.left, self.least)
