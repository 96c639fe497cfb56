"""The builder phase (21-29)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quivira.games.san_juan.components import (
    BLACK_MARKET,
    BUILD,
    BUILD_NOTHING,
    BUILT,
    BUILT_NOTHING,
    BUILT_OVER,
    CANNOT_BUILD,
    CARPENTER,
    CATHEDRAL,
    COST,
    CRANE,
    CRANE_CREDIT,
    ENDED,
    GOOD_LOST,
    GOOD_SPENT,
    IS_PRODUCTION,
    KINDS,
    LIBRARY,
    MARKET,
    MARKET_DONE,
    MARKET_GOODS,
    MOST_SEATS,
    NO_GOOD,
    OVER,
    PAID,
    PAY,
    PLACE_OF,
    PLACES,
    POOR_HAND,
    POOR_HOUSE,
    PRODUCTIONS,
    QUARRY,
    SMITHY,
    TAVERN,
    WORKS,
)
from quivira.games.san_juan.rules.cards import FromHand, ToHand, name_kinds, total_from
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Step, Text, Verb

BITS: Final[list[int]] = [1 << card for card in range(KINDS)]  # compiled, an i64 shifts a literal in 32 bits
NOTHING: Final = -1  # no building makes way
CHEAPEST: Final[list[int]] = [COST.index(1), COST.index(1, PRODUCTIONS)]  # of production and of city buildings


class BuilderPhase(Flow[SanJuan]):
    """Each player may build one building; then taverns, then the end test (21, 29)."""

    def proceed(self, s: SanJuan) -> None:
        while s.progress < s.seats:
            seat = s.clockwise(s.chooser, s.progress)
            s.turn = seat
            s.progress += 1
            if might_build(s, seat):
                s.stack.append(BUILDS[seat])
                return
            s.emit(CANNOT_BUILD, seat)
        while s.progress < 2 * s.seats:
            seat = s.clockwise(s.chooser, s.progress - s.seats)
            s.progress += 1
            if s.uses(seat, TAVERN) and is_least_built(s, seat):
                s.turn = seat
                s.emit(WORKS, seat, TAVERN)
                s.stack.append(ToHand(seat, 1))
                return
        end_phase(s)
        s.working = s.owned[:]  # from the next phase on what was built in this one works (25)
        if s.is_built_up():  # 68
            s.stack.clear()
            s.emit(ENDED, NOBODY)

    def clone(self) -> "BuilderPhase":
        return self


def is_least_built(s: SanJuan, seat: Seat) -> bool:
    """Nobody has fewer buildings, and somebody has more (62)."""
    sizes = list(s.sizes)
    return sizes[seat] == min(sizes) < max(sizes)


# What a building costs


def price(s: SanJuan, seat: Seat, card: int, over: int) -> int:
    """Hand cards and goods that `seat` gives to build `card` in the place `over`, or beside the others (-1) (22).

    The building that makes way no longer helps (E1); the park counts for more than it cost.
    """
    if over < 0:
        return max(COST[card] - savings(s, seat, IS_PRODUCTION[card], NOTHING), 0)
    gone = s.cities[over]
    return max(COST[card] - savings(s, seat, IS_PRODUCTION[card], gone) - CRANE_CREDIT[gone], 0)


def savings(s: SanJuan, seat: Seat, production: bool, gone: int) -> int:
    """What the builder's privilege, library, smithy and quarry take off, but not the one that makes way (22, E1)."""
    cards = 0
    if seat == s.chooser:
        cards += 2 if s.doubled and gone != LIBRARY else 1
    helper = SMITHY if production else QUARRY
    if gone != helper and s.uses(seat, helper):
        cards += 1
    return cards


def goods_for_market(s: SanJuan, seat: Seat, over: int) -> int:
    """How many goods the black market takes at most (48); not the one that is lost with its building (E2)."""
    if not s.uses(seat, BLACK_MARKET):
        return 0
    goods = s.number_of_goods(seat)
    if over >= 0:
        if s.cities[over] == BLACK_MARKET:
            return 0
        if s.goods[over] >= 0:
            goods -= 1
    return min(goods, MARKET_GOODS)


def hand_price(s: SanJuan, seat: Seat, card: int, over: int) -> int:
    """Hand cards that are due at least, with all goods that the black market takes (23)."""
    return max(price(s, seat, card, over) - goods_for_market(s, seat, over), 0)


def may_go_over(s: SanJuan, seat: Seat, card: int, over: int) -> bool:
    """Any own building makes way but the crane and one of the same kind (57a, 57b)."""
    return s.cities[over] != CRANE and s.cities[over] != card


def lowest_price(s: SanJuan, seat: Seat, card: int) -> int:
    """Hand cards that are due at least, with the best use of crane and black market."""
    lowest = hand_price(s, seat, card, -1)
    if lowest and s.uses(seat, CRANE):
        for over in range(s.first(seat), s.end(seat)):
            if may_go_over(s, seat, card, over):
                lowest = min(lowest, hand_price(s, seat, card, over))
    return lowest


def cards_to_pay_with(s: SanJuan, seat: Seat, card: int) -> int:
    """The hand without the card to be built; the cathedral lies on the table (23)."""
    return len(s.hands[seat]) - (0 if card == CATHEDRAL else 1)


def may_build(s: SanJuan, seat: Seat, card: int) -> bool:
    """At most one city building of a kind (24), and it must be paid (23)."""
    if not IS_PRODUCTION[card] and s.owns(seat, card):
        return False
    return lowest_price(s, seat, card) <= cards_to_pay_with(s, seat, card)


def might_build(s: SanJuan, seat: Seat) -> bool:
    """Whether hand size and buildings, which all can see, leave a chance to build; only then is there a question."""
    if len(s.hands[seat]) > 1:
        return True
    if s.cathedral_free and lowest_price(s, seat, CATHEDRAL) <= len(s.hands[seat]):
        return True
    return len(s.hands[seat]) == 1 and any([lowest_price(s, seat, card) == 0 for card in CHEAPEST])


# Choosing a building


class Build(Step[SanJuan]):
    """Which building to build, or none (21)."""

    ask = "ask-build"
    cites = "21"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        choices = name_kinds(BUILD.actions, s.hands[seat], 0, len(s.hands[seat]))
        if s.cathedral_free:
            choices.append(BUILD.actions[CATHEDRAL])  # 63
        choices.append(BUILD_NOTHING)
        return choices

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is BUILD_NOTHING:
            return None
        card = action.arg
        if not IS_PRODUCTION[card] and s.owns(seat, card):
            return Text("why-owned")  # 24
        needs = lowest_price(s, seat, card)
        has = cards_to_pay_with(s, seat, card)
        return Text("why-cannot-pay", {"has": has, "needs": needs}) if has < needs else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal: list[Action] = []
        hand = s.hands[seat]
        means = len(hand) - 1 + goods_for_market(s, seat, -1)
        for_production = means + savings(s, seat, True, NOTHING)
        for_city = means + savings(s, seat, False, NOTHING)
        crane = s.uses(seat, CRANE)
        last = -1
        for card in hand:
            if card != last:
                last = card
                if COST[card] <= (for_production if card < PRODUCTIONS else for_city):
                    if card < PRODUCTIONS or not s.owns(seat, card):
                        legal.append(BUILD.actions[card])
                elif crane and may_build(s, seat, card):
                    legal.append(BUILD.actions[card])
        if s.cathedral_free and may_build(s, seat, CATHEDRAL):
            legal.append(BUILD.actions[CATHEDRAL])
        legal.append(BUILD_NOTHING)
        return legal

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is BUILD_NOTHING:
            s.emit(BUILT_NOTHING, seat)
            return
        s.building = action.arg
        if s.building == CATHEDRAL:
            s.cathedral_free = False
        else:
            s.hands[seat].remove(s.building)
        if s.uses(seat, CRANE):
            ask_crane(s, seat)
        else:
            ask_market(s, seat)

    def clone(self) -> "Build":
        return Build(self.seat)


BUILDS: Final = [Build(seat) for seat in range(MOST_SEATS)]


# The crane


def ask_crane(s: SanJuan, seat: Seat) -> None:
    """Go on without a question where no building can make way."""
    step = Overbuild(seat)
    if len(step.legal(s, seat)) > 1 or not affordable(s, seat, -1):
        s.stack.append(step)
    else:
        ask_market(s, seat)


def affordable(s: SanJuan, seat: Seat, over: int) -> bool:
    return hand_price(s, seat, s.building, over) <= len(s.hands[seat])


class Overbuild(Step[SanJuan]):
    """Which own building makes way, or none (57)."""

    ask = "ask-over"
    cites = "57"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*[OVER.actions[card] for card in sorted(set(s.city(seat)))], OVER.actions[KINDS]]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        over = place_to_go(s, seat, action.arg)
        if over >= 0 and action.arg == CRANE:
            return Text("why-crane-itself")
        if over >= 0 and action.arg == s.building:
            return Text("why-same-kind")
        if affordable(s, seat, over):
            return None
        needs = hand_price(s, seat, s.building, over)
        return Text("why-cannot-pay", {"has": len(s.hands[seat]), "needs": needs})

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.over = place_to_go(s, seat, action.arg)
        if s.over >= 0:
            make_way(s, seat)
        ask_market(s, seat)

    def clone(self) -> "Overbuild":
        return Overbuild(self.seat)


def place_to_go(s: SanJuan, seat: Seat, card: int) -> int:
    """Where the building stands that makes way: of equal ones one without a good; -1 for none."""
    if card == KINDS:
        return -1
    empty = s.place(seat, card, False)
    return empty if empty >= 0 else s.place(seat, card, True)


def make_way(s: SanJuan, seat: Seat) -> None:
    """The good on the old building is lost (57d)."""
    good = s.goods[s.over]
    if good >= 0:
        s.discard.put(good)
        s.goods[s.over] = NO_GOOD
        s.emit(GOOD_LOST, seat, s.cities[s.over])


# The black market


def ask_market(s: SanJuan, seat: Seat) -> None:
    """Go on without a question where no good can be spent."""
    due = price(s, seat, s.building, s.over)
    most = min(goods_for_market(s, seat, s.over), due)
    if most:
        s.stack.append(BlackMarket(seat, due, most, 0))
    else:
        ask_payment(s, seat, due)


class BlackMarket(Step[SanJuan]):
    """Which goods to spend, each instead of a card (48); places are named in their order."""

    ask = "ask-market"
    cites = "48"

    def __init__(self, seat: Seat, due: int, most: int, first: int) -> None:
        super().__init__(seat)
        self.due = due
        self.most = most
        self.first = first  # places before it have been passed over

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.due})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        loaded = goods_by_place(s, seat)
        return [*[MARKET.actions[place] for place in range(PLACES) if loaded[place]], MARKET_DONE]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        missing = max(self.due - len(s.hands[seat]), 0)  # goods that hand cards cannot stand in for
        if action is MARKET_DONE:
            short = Text("why-cannot-pay", {"has": len(s.hands[seat]), "needs": self.due})
            return short if missing else None
        if action.arg < self.first:
            return Text("why-passed-over")
        if total_from(goods_by_place(s, seat), action.arg) < missing:
            return Text("why-too-few-follow", {"n": missing})
        return None

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is not MARKET_DONE:
            at = loaded_place(s, seat, action.arg)
            s.discard.put(s.goods[at])
            s.goods[at] = NO_GOOD
            s.emit(GOOD_SPENT, seat, s.cities[at])
            self.first = action.arg
            self.due -= 1
            self.most -= 1
            if self.most and total_from(goods_by_place(s, seat), self.first):
                s.stack.append(self)
                return
        ask_payment(s, seat, self.due)

    def clone(self) -> "BlackMarket":
        return BlackMarket(self.seat, self.due, self.most, self.first)


def goods_by_place(s: SanJuan, seat: Seat) -> list[int]:
    """How many goods lie on each kind of building that holds goods."""
    loaded = [0] * PLACES
    for at in range(s.first(seat), s.end(seat)):
        if s.goods[at] >= 0:
            loaded[PLACE_OF[s.cities[at]]] += 1
    return loaded


def loaded_place(s: SanJuan, seat: Seat, place: int) -> int:
    """Where in the city the first good of a kind of place lies."""
    for at in range(s.first(seat), s.end(seat)):
        if s.goods[at] >= 0 and PLACE_OF[s.cities[at]] == place:
            return at
    raise ValueError("no good lies there")


# Paying and what follows


def ask_payment(s: SanJuan, seat: Seat, due: int) -> None:
    """The cards that are due are chosen from the hand; where all must go there is nothing to ask (23)."""
    s.stack.append(Built(seat, due))
    hand = s.hands[seat]
    if due == len(hand):
        for card in hand:
            s.discard.put(card)
            s.emit(PAID, seat, card, to=seat)
        hand.clear()
    elif due:
        s.stack.append(Pay(seat, due, 0))


@mypyc_attr(free_list_len=1)
class Pay(FromHand):
    """Which cards to pay with (23, E25)."""

    ask = "ask-pay"
    cites = "23"

    def verb(self) -> Verb:
        return PAY

    def give(self, s: SanJuan, card: int) -> None:
        s.discard.put(card)
        s.emit(PAID, self.seat, card, to=self.seat)

    def clone(self) -> "Pay":
        return Pay(self.seat, self.left, self.start)


@mypyc_attr(free_list_len=1)
class Built(Flow[SanJuan]):
    """The new building stands; carpenter, then poor house (27)."""

    def __init__(self, owner: Seat, paid: int) -> None:
        super().__init__()
        self.owner = owner
        self.paid = paid

    def proceed(self, s: SanJuan) -> None:
        s.stack.pop()
        seat = self.owner
        card = s.building
        s.building = -1
        s.idle = 0
        if s.over >= 0:
            replace(s, seat, card, self.paid)
        else:
            s.cities[s.end(seat)] = card
            s.sizes[seat] += 1
            s.emit(BUILT, seat, card, self.paid)
        s.owned[seat] |= bit_of(card)
        if s.uses(seat, POOR_HOUSE):
            s.stack.append(PoorHouse(seat))
        if not IS_PRODUCTION[card] and s.uses(seat, CARPENTER):  # 54
            s.emit(WORKS, seat, CARPENTER)
            s.stack.append(ToHand(seat, 1))

    def clone(self) -> "Built":
        return Built(self.owner, self.paid)


def bit_of(card: i64) -> i64:
    return BITS[card]


def replace(s: SanJuan, seat: Seat, card: int, paid: int) -> None:
    """The old card leaves the game and works no more; what is tucked under it stays there (57c, 57e)."""
    gone = s.cities[s.over]
    s.removed = [*s.removed, gone]
    s.cities[s.over] = card
    s.over = -1
    if s.where(seat, gone) < 0:
        s.owned[seat] &= ~bit_of(gone)
        s.working = s.working[:]
        s.working[seat] &= ~bit_of(gone)
    s.emit(BUILT_OVER, seat, card, gone, paid)


class PoorHouse(Flow[SanJuan]):
    """Its owner, left with one card or none after building, draws one (53)."""

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def proceed(self, s: SanJuan) -> None:
        s.stack.pop()
        if len(s.hands[self.owner]) <= POOR_HAND:
            s.emit(WORKS, self.owner, POOR_HOUSE)
            s.stack.append(ToHand(self.owner, 1))

    def clone(self) -> "PoorHouse":
        return PoorHouse(self.owner)
