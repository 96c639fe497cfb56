"""What a building costs (22, 23), and so what can be built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Ints, Seat, among, bit, ints, lowest, size

# Savers: each takes a card off the price. They have numbers in the order in which they are told.
PRIVILEGE: Final = 0
LIBRARY: Final = 1
SMITHY: Final = 2
QUARRY: Final = 3
SAVER: Final[list[str]] = ["role-builder", "card-library", "card-smithy", "card-quarry"]

ALL_COSTS: Final[list[int]] = list(box.COST)
MOST_COST: Final[i64] = max(ALL_COSTS)
CHEAPEST: Final[list[int]] = [ALL_COSTS.index(1), ALL_COSTS.index(1, box.PRODUCTIONS)]  # of either sort of building


def up_to(cards: range) -> Ints:
    """For each cost the set of those cards that cost no more."""
    return ints([sum([bit(card) for card in cards if box.COST[card] <= cost]) for cost in range(MOST_COST + 1)])


PRODUCTION_UP_TO: Final[Ints] = up_to(range(box.PRODUCTIONS))
CITY_UP_TO: Final[Ints] = up_to(range(box.PRODUCTIONS, box.KINDS))


# The price


def savers(s: SanJuan, seat: Seat, production: bool, gone: i64) -> i64:
    """The set of what takes a card off the price; the building that makes way no longer helps (22, E1)."""
    found: i64 = 0
    if seat == s.roles.builder():
        found |= bit(PRIVILEGE)
        if s.roles.doubled and gone != box.LIBRARY:
            found |= bit(LIBRARY)
    if production:
        if gone != box.SMITHY and s.cities.works(seat, box.SMITHY):
            found |= bit(SMITHY)
    elif gone != box.QUARRY and s.cities.works(seat, box.QUARRY):
        found |= bit(QUARRY)
    return found


def making_way(s: SanJuan, seat: Seat, over: i64) -> i64:
    """The building in the place that is built over; NONE beside the others."""
    if over == NONE:
        return NONE
    return s.cities.card(seat, over)


def terms(s: SanJuan, seat: Seat, card: i64, over: i64) -> list[tuple[str, int]]:
    """The price of `card` for `seat`, in the place `over` or beside the others, term by term (22)."""
    gone = making_way(s, seat, over)
    helping = among(SAVER, savers(s, seat, box.is_production(card), gone))
    found: list[tuple[str, int]] = [("price-printed", box.COST[card])]
    found += [(saver, -1) for saver in helping]
    if gone != NONE:
        found.append((f"card-{box.CARD[gone]}", -box.CRANE_CREDIT[gone]))
    return found


def price(s: SanJuan, seat: Seat, card: i64, over: i64) -> i64:
    """Hand cards and goods that are due: the sum of the terms, but nothing at least."""
    gone = making_way(s, seat, over)
    due = box.COST[card] - size(savers(s, seat, box.is_production(card), gone))
    if gone != NONE:
        due -= box.CRANE_CREDIT[gone]
    return max(due, 0)


def goods_for_market(s: SanJuan, seat: Seat, over: i64) -> i64:
    """How many goods the black market takes at most (48); not the one that is lost with its building (E2)."""
    if not s.cities.works(seat, box.BLACK_MARKET):
        return 0
    goods = s.cities.goods(seat)
    if over != NONE:
        if s.cities.card(seat, over) == box.BLACK_MARKET:
            return 0
        if s.cities.has_good(seat, over):
            goods -= 1
    return min(goods, box.MARKET_GOODS)


def hand_price(s: SanJuan, seat: Seat, card: i64, over: i64) -> i64:
    """Hand cards that are due at least, with all goods that the black market takes (23)."""
    return max(price(s, seat, card, over) - goods_for_market(s, seat, over), 0)


# What can make way (57)


def may_go(card: i64, gone: i64) -> bool:
    """Any own building makes way but the crane and one of the same kind (57a, 57b)."""
    return gone != box.CRANE and gone != card


def place_to_go(s: SanJuan, seat: Seat, gone: i64) -> i64:
    """Where the building stands that makes way: of equal ones one without a good."""
    empty = s.cities.first_empty(seat, gone)
    return empty if empty != NONE else s.cities.where(seat, gone)


def lowest_price(s: SanJuan, seat: Seat, card: i64) -> i64:
    """Hand cards that are due at least, with the best use of crane and black market."""
    due = hand_price(s, seat, card, NONE)
    if due and s.cities.works(seat, box.CRANE):
        for over in range(s.cities.size(seat)):
            if may_go(card, s.cities.card(seat, over)):
                due = min(due, hand_price(s, seat, card, over))
    return due


# What can be built


def cards_to_pay_with(s: SanJuan, seat: Seat, card: i64) -> i64:
    """The hand without the card to be built; the cathedral lies on the table (23)."""
    return s.hands.size(seat) - (0 if card == box.CATHEDRAL else 1)


def is_second(s: SanJuan, seat: Seat, card: i64) -> bool:
    """Whether it would be a second city building of its kind (24)."""
    return not box.is_production(card) and s.cities.has(seat, card)


def may_build(s: SanJuan, seat: Seat, card: i64) -> bool:
    """At most one city building of a kind (24), and it must be paid (23)."""
    return not is_second(s, seat, card) and lowest_price(s, seat, card) <= cards_to_pay_with(s, seat, card)


def might_build(s: SanJuan, seat: Seat) -> bool:
    """Whether hand size and buildings, which all can see, leave a chance to build; only then is there a question."""
    if s.hands.size(seat) > 1:
        return True
    if s.cathedral_free and lowest_price(s, seat, box.CATHEDRAL) <= s.hands.size(seat):
        return True
    return s.hands.size(seat) == 1 and any(lowest_price(s, seat, card) == 0 for card in CHEAPEST)


def kinds_to_build(s: SanJuan, seat: Seat) -> i64:
    """The set of what `may_build` of the hand and the table, but faster: without a crane all prices fall alike."""
    means = s.hands.size(seat) - 1 + goods_for_market(s, seat, NONE)
    production = PRODUCTION_UP_TO[within(means + size(savers(s, seat, True, NONE)))]
    city = CITY_UP_TO[within(means + size(savers(s, seat, False, NONE)))]
    held = s.hands.kinds(seat)
    kinds = held & (production | city & ~s.cities.kinds(seat))
    if s.cities.works(seat, box.CRANE):
        dear = held & ~kinds
        while dear:
            card = lowest(dear)
            dear &= dear - 1
            if may_build(s, seat, card):
                kinds |= bit(card)
    if s.cathedral_free and may_build(s, seat, box.CATHEDRAL):
        kinds |= bit(box.CATHEDRAL)
    return kinds


def within(cost: i64) -> i64:
    """A cost for which there is a set of cards."""
    return min(max(cost, 0), MOST_COST)
