"""Paying for a house: cards of the site's type, pairs as jokers, a key (R16-R19).

Each card of the cost is one question, in one order, so that every payment is reached in exactly one way: first cards
of the type itself, then pairs in the order of the types. A question with one answer is not asked.
"""

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
from quivira.kernel import Action, Seat, Step, Text


def payable(hand: list[int], landscape: int, least: int = -1) -> int:
    """How many cards of a type a hand can pay, jokers included (R17).

    `least` is -1 while cards of the type itself are still to come, then the first type that may form a pair.
    """
    cards = hand[landscape] if least < 0 else 0
    for t in range(max(least, 0), LANDSCAPES):
        if t != landscape:
            cards += hand[t] >> 1
    return cards


def ways(hand: list[int], landscape: int, left: int, least: int) -> list[Action]:
    """How the next of `left` cards can be paid so that the rest can be paid too."""
    found: list[Action] = []
    if least < 0 and hand[landscape] and payable(hand, landscape) >= left:
        found.append(PAY.actions[landscape])
    found += [
        PAY.actions[LANDSCAPES + t]
        for t in range(max(least, 0), LANDSCAPES)
        if t != landscape and hand[t] >= 2 and payable(hand, landscape, t) >= left
    ]
    return found


def payments(hand: list[int], landscape: int, left: int, least: int = -1) -> list[tuple[list[int], list[str]]]:
    """All ways to pay `left` cards of a type: the cards of each, and the answers that lead there (R18)."""
    if not left:
        return [([], [])]
    found = ways(hand, landscape, left, least)
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


def pay(s: GoldenCity, seat: Seat, site: int) -> None:
    """Pay for a house, put it there, take the reward (R19)."""
    s.paid = []
    if NEEDS_KEY[site]:
        s.keys[seat] -= 1
        s.keys_used += 1
        s.emit(PAID_KEY, seat)
    pay_on(s, seat, site, COST[site], -1)


def pay_on(s: GoldenCity, seat: Seat, site: int, left: int, least: int) -> None:
    """Pay what there is only one way to pay, ask for the next card where there are several (R18)."""
    while left:
        found = ways(s.hands[seat], TERRAIN[site], left, least)
        if len(found) > 1:
            s.stack.append(Pay(seat, site, left, least))
            return
        least = pay_card(s, seat, found[0])
        left -= 1
    put_house(s, seat, site)


def pay_card(s: GoldenCity, seat: Seat, action: Action) -> int:
    """Put down a card or a pair; the first type that may form the next pair, -1 if a single card may follow."""
    t = action.arg % LANDSCAPES
    if action.arg < LANDSCAPES:
        put_away(s, seat, t, 1)
        s.paid.append(t)
        s.emit(PAID, seat, t)
        return -1
    put_away(s, seat, t, 2)
    s.paid += [t, t]
    s.emit(PAID_PAIR, seat, t)
    return t


class Pay(Step[GoldenCity]):
    """What to pay for one card of the cost (R17)."""

    ask = "ask-pay"
    cites = "R17"

    def __init__(self, seat: Seat, site: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.site = site
        self.left = left  # cards of the cost not yet paid
        self.least = least  # the first type that may form a pair; -1 while single cards may still come

    def prompt(self, s: GoldenCity) -> Text:
        return Text(self.ask, {"card": TYPE_LABEL[TERRAIN[self.site]], "site": SITE_LABEL[self.site], "n": self.left})

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        own = TERRAIN[self.site]
        return [PAY.actions[own], *[PAY.actions[LANDSCAPES + t] for t in range(LANDSCAPES) if t != own]]

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        hand = s.hands[seat]
        t = action.arg % LANDSCAPES
        if hand[t] < (1 if action.arg < LANDSCAPES else 2):
            return Text("why-no-such-card" if action.arg < LANDSCAPES else "why-no-such-pair")
        if action not in ways(hand, TERRAIN[self.site], self.left, self.least):
            return Text("why-pay-in-order")
        return None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return ways(s.hands[seat], TERRAIN[self.site], self.left, self.least)

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        pay_on(s, seat, self.site, self.left - 1, pay_card(s, seat, action))

    def clone(self) -> "Pay":
        return Pay(self.seat, self.site, self.left, self.least)
