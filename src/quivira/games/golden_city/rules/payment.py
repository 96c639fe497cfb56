"""Paying for a house: cards of the site's type, pairs as jokers, a key (R16-R19).

Each card of the cost is one question, and they are answered in any order: whatever is paid first, every payment that
holds it stays open. What every payment holds is paid without a question.
"""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.golden_city import components as box
from quivira.games.golden_city.pieces import Hands, hand_of
from quivira.games.golden_city.rules.landscape import put_away
from quivira.games.golden_city.rules.rewards import put_house
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import NONE, Action, Seat, Step, Text, among, bit


def ways(hands: Hands, seat: Seat, landscape: i64) -> i64:
    """How the next card can be paid, as a set of PAY's arguments: by a card of the type, or by a pair of another (R17).

    Where the whole cost can be paid, any of them leaves the rest payable: it takes one of what `payable` counts.
    """
    found: i64 = bit(landscape) if hands.number(seat, landscape) else 0
    for t in range(box.LANDSCAPES):
        if t != landscape and hands.number(seat, t) >= 2:
            found |= bit(box.LANDSCAPES + t)
    return found


def needed(hands: Hands, seat: Seat, landscape: i64, left: i64) -> i64:
    """Of a hand that can pay `left` cards: a way that no payment can do without; NONE if there is a choice (R18)."""
    spare = hands.payable(seat, landscape) - left
    if hands.number(seat, landscape) > spare:
        return landscape
    for t in range(box.LANDSCAPES):
        if t != landscape and hands.number(seat, t) >> 1 > spare:
            return box.LANDSCAPES + t
    return NONE


def payments(hand: list[int], landscape: int, left: int, least: int = 0) -> list[tuple[list[int], list[str]]]:
    """All ways to pay `left` cards of a type: the cards of each, and answers that lead there (R18).

    Each is listed once: what is chosen comes in the order of PAY's arguments, nothing before `least`.
    """
    if not left:
        return [([], [])]
    hands = hand_of(hand)
    if hands.payable(0, landscape) < left:
        return []
    must = needed(hands, 0, landscape, left)
    paid: list[tuple[list[int], list[str]]] = []
    for action in among(box.PAY.actions, ways(hands, 0, landscape) if must == NONE else bit(must)):
        t = action.arg % box.LANDSCAPES
        if must != NONE or action.arg >= least:
            cards = [t] if action.arg < box.LANDSCAPES else [t, t]
            rest = hand[:]
            rest[t] -= len(cards)
            for more, then in payments(rest, landscape, left - 1, least if must != NONE else action.arg):
                paid.append((cards + more, then if must != NONE else [action.key, *then]))
    return paid


def pay(s: GoldenCity, seat: Seat, site: i64) -> None:
    """Pay for a house, put it there, take the reward (R19)."""
    s.paid = []
    if box.NEEDS_KEY[site]:
        s.keys[seat] -= 1
        s.keys_used += 1
        s.emit(box.PAID_KEY, seat)
    pay_on(s, seat, site, box.COST[site])


def pay_on(s: GoldenCity, seat: Seat, site: i64, left: i64) -> None:
    """Pay what has to be paid, ask for the next card where there is a choice (R18)."""
    while left:
        way = needed(s.hands, seat, box.TERRAIN[site], left)
        if way == NONE:
            s.stack.append(Pay(seat, site, left))
            return
        pay_card(s, seat, way)
        left -= 1
    put_house(s, seat, site)


def pay_card(s: GoldenCity, seat: Seat, way: i64) -> None:
    """Put down a card or a pair."""
    if way < box.LANDSCAPES:
        put_away(s, seat, way, 1)
        s.paid.append(way)
        s.emit(box.PAID, seat, way)
        return
    t = way - box.LANDSCAPES
    put_away(s, seat, t, 2)
    s.paid.append(t)
    s.paid.append(t)
    s.emit(box.PAID_PAIR, seat, t)


class Pay(Step[GoldenCity]):
    """What to pay for one card of the cost (R17)."""

    ask = "ask-pay"
    cites = "R17"

    site: i64
    left: i64  # cards of the cost not yet paid

    def prompt(self, s: GoldenCity) -> Text:
        return Text(
            self.ask,
            {"card": box.TYPE_LABEL[box.TERRAIN[self.site]], "site": box.SITE_LABEL[self.site], "n": self.left},
        )

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        own = box.TERRAIN[self.site]
        return [box.PAY.actions[own], *[box.PAY.actions[box.LANDSCAPES + t] for t in range(box.LANDSCAPES) if t != own]]

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if s.hands.number(seat, action.arg % box.LANDSCAPES) < (1 if action.arg < box.LANDSCAPES else 2):
            return Text("why-no-such-card" if action.arg < box.LANDSCAPES else "why-no-such-pair")
        return None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return among(box.PAY.actions, ways(s.hands, seat, box.TERRAIN[self.site]))

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        pay_card(s, seat, action.arg)
        pay_on(s, seat, self.site, self.left - 1)
