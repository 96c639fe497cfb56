"""The builder phase (21-29)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
    POOR_HAND,
    POOR_HOUSE,
    PRODUCTIONS,
    QUARRY,
    SMITHY,
    TAVERN,
    WORKS,
)
from quivira.games.san_juan.rules.cards import FromHand, ToHand, kinds_from
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Ints, Rng, Seat, Step, Text, Verb, among, bit, ints, lowest, nth, size

NOTHING: Final = -1  # no building makes way
CHEAPEST: Final[list[int]] = [  # of production and of city buildings
    [COST[card] for card in range(KINDS)].index(1),
    [COST[card] for card in range(KINDS)].index(1, PRODUCTIONS),
]


def up_to(first: i64, end: i64) -> Ints:
    """For each cost the set of the cards from the first on that cost no more."""
    most = max([COST[card] for card in range(KINDS)])
    return ints([sum([bit(card) for card in range(first, end) if COST[card] <= cost]) for cost in range(most + 1)])


PRODUCTION_UP_TO: Final[Ints] = up_to(0, PRODUCTIONS)
CITY_UP_TO: Final[Ints] = up_to(PRODUCTIONS, KINDS)
MOST_COST: Final[i64] = len(CITY_UP_TO) - 1


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


def is_least_built(s: SanJuan, seat: Seat) -> bool:
    """Nobody has fewer buildings, and somebody has more (62)."""
    sizes = list(s.sizes)
    return sizes[seat] == min(sizes) < max(sizes)


# What a building costs


def price(s: SanJuan, seat: Seat, card: i64, over: i64) -> i64:
    """Hand cards and goods that `seat` gives to build `card` in the place `over`, or beside the others (-1) (22).

    The building that makes way no longer helps (E1); the park counts for more than it cost.
    """
    gone: i64 = NOTHING
    due = COST[card]
    if over >= 0:
        gone = s.cities[over]
        due -= CRANE_CREDIT[gone]
    return max(due - savings(s, seat, card < PRODUCTIONS, gone), 0)


def savings(s: SanJuan, seat: Seat, production: bool, gone: i64) -> i64:
    """What the builder's privilege, library, smithy and quarry take off, but not the one that makes way (22, E1)."""
    cards: i64 = 0
    if seat == s.chooser:
        cards += 2 if s.doubled and gone != LIBRARY else 1
    helper = SMITHY if production else QUARRY
    if gone != helper and s.uses(seat, helper):
        cards += 1
    return cards


def goods_for_market(s: SanJuan, seat: Seat, over: i64) -> i64:
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


def hand_price(s: SanJuan, seat: Seat, card: i64, over: i64) -> i64:
    """Hand cards that are due at least, with all goods that the black market takes (23)."""
    return max(price(s, seat, card, over) - goods_for_market(s, seat, over), 0)


def may_go_over(s: SanJuan, seat: Seat, card: i64, over: i64) -> bool:
    """Any own building makes way but the crane and one of the same kind (57a, 57b)."""
    return s.cities[over] != CRANE and s.cities[over] != card


def lowest_price(s: SanJuan, seat: Seat, card: i64) -> i64:
    """Hand cards that are due at least, with the best use of crane and black market."""
    lowest = hand_price(s, seat, card, -1)
    if lowest and s.uses(seat, CRANE):
        for over in range(s.first(seat), s.end(seat)):
            if may_go_over(s, seat, card, over):
                lowest = min(lowest, hand_price(s, seat, card, over))
    return lowest


def cards_to_pay_with(s: SanJuan, seat: Seat, card: i64) -> i64:
    """The hand without the card to be built; the cathedral lies on the table (23)."""
    return s.hand_sizes[seat] - (0 if card == CATHEDRAL else 1)


def may_build(s: SanJuan, seat: Seat, card: i64) -> bool:
    """At most one city building of a kind (24), and it must be paid (23)."""
    if card >= PRODUCTIONS and s.owns(seat, card):
        return False
    return lowest_price(s, seat, card) <= cards_to_pay_with(s, seat, card)


def might_build(s: SanJuan, seat: Seat) -> bool:
    """Whether hand size and buildings, which all can see, leave a chance to build; only then is there a question."""
    if s.hand_sizes[seat] > 1:
        return True
    if s.cathedral_free and lowest_price(s, seat, CATHEDRAL) <= s.hand_sizes[seat]:
        return True
    return s.hand_sizes[seat] == 1 and any(lowest_price(s, seat, card) == 0 for card in CHEAPEST)


# Choosing a building


def kinds_to_build(s: SanJuan, seat: Seat) -> i64:
    """What `may_build` of the hand and the table, but faster."""
    means = s.hand_sizes[seat] - 1 + goods_for_market(s, seat, NOTHING)
    production = PRODUCTION_UP_TO[within(means + savings(s, seat, True, NOTHING))]
    city = CITY_UP_TO[within(means + savings(s, seat, False, NOTHING))]
    kinds = s.held[seat] & (production | city & ~s.owned[seat])
    if s.uses(seat, CRANE):
        dear = s.held[seat] & ~kinds
        while dear:
            card = lowest(dear)
            dear &= dear - 1
            if may_build(s, seat, card):
                kinds |= bit(card)
    if s.cathedral_free and may_build(s, seat, CATHEDRAL):
        kinds |= bit(CATHEDRAL)
    return kinds


def within(cost: i64) -> i64:
    """A cost for which there is a set of cards."""
    return min(max(cost, 0), MOST_COST)


class Build(Step[SanJuan]):
    """Which building to build, or none (21)."""

    ask = "ask-build"
    cites = "21"
    private = True  # a hand that can build nothing passes

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        choices = among(BUILD.actions, s.held[seat])
        if s.cathedral_free:
            choices.append(BUILD.actions[CATHEDRAL])  # 63
        choices.append(BUILD_NOTHING)
        return choices

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is BUILD_NOTHING:
            return None
        card = action.arg
        if card >= PRODUCTIONS and s.owns(seat, card):
            return Text("why-owned")  # 24
        needs = lowest_price(s, seat, card)
        has = cards_to_pay_with(s, seat, card)
        return Text("why-cannot-pay", {"has": has, "needs": needs}) if has < needs else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(BUILD.actions, kinds_to_build(s, seat))
        legal.append(BUILD_NOTHING)
        return legal

    def random(self, s: SanJuan, seat: Seat, rng: Rng) -> Action:
        kinds = kinds_to_build(s, seat)
        at = rng.below(size(kinds) + 1)
        return BUILD.actions[nth(kinds, at)] if at < size(kinds) else BUILD_NOTHING

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is BUILD_NOTHING:
            s.emit(BUILT_NOTHING, seat)
            return
        s.building = action.arg
        if s.building == CATHEDRAL:
            s.cathedral_free = False
        else:
            s.lose(seat, s.building)
        if s.uses(seat, CRANE):
            ask_crane(s, seat)
        else:
            ask_market(s, seat)


BUILDS: Final = [Build(seat) for seat in range(MOST_SEATS)]


# The crane


def ask_crane(s: SanJuan, seat: Seat) -> None:
    """Go on without a question where no building can make way."""
    if kinds_to_go(s, seat):
        s.stack.append(Overbuild(seat))
    else:
        ask_market(s, seat)


def affordable(s: SanJuan, seat: Seat, over: i64) -> bool:
    return hand_price(s, seat, s.building, over) <= s.hand_sizes[seat]


def kinds_to_go(s: SanJuan, seat: Seat) -> i64:
    """The buildings that can make way for the new one (57)."""
    kinds: i64 = 0
    for at in range(s.first(seat), s.end(seat)):
        card = s.cities[at]
        new = not kinds & bit(card) and may_go_over(s, seat, s.building, at)
        if new and affordable(s, seat, place_to_go(s, seat, card)):
            kinds |= bit(card)
    return kinds


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
        return Text("why-cannot-pay", {"has": s.hand_sizes[seat], "needs": needs})

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(OVER.actions, kinds_to_go(s, seat))
        if affordable(s, seat, NOTHING):
            legal.append(OVER.actions[KINDS])
        return legal

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.over = place_to_go(s, seat, action.arg)
        if s.over >= 0:
            make_way(s, seat)
        ask_market(s, seat)


def place_to_go(s: SanJuan, seat: Seat, card: i64) -> i64:
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

    due: i64
    most: i64
    first: i64  # places before it have been passed over

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.due})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*among(MARKET.actions, s.loaded_places(seat)), MARKET_DONE]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        missing = self.missing(s)
        if action is MARKET_DONE:
            short = Text("why-cannot-pay", {"has": s.hand_sizes[seat], "needs": self.due})
            return short if missing else None
        if action.arg < self.first:
            return Text("why-passed-over")
        if goods_from(s, seat, action.arg) < missing:
            return Text("why-too-few-follow", {"n": missing})
        return None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(MARKET.actions, s.loaded_places(seat) & kinds_from(self.first))
        missing = self.missing(s)
        if missing:
            return [action for action in legal if goods_from(s, seat, action.arg) >= missing]
        legal.append(MARKET_DONE)
        return legal

    def missing(self, s: SanJuan) -> i64:
        """Goods that hand cards cannot stand in for."""
        return max(self.due - s.hand_sizes[self.seat], 0)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is not MARKET_DONE:
            at = loaded_place(s, seat, action.arg)
            s.discard.put(s.goods[at])
            s.goods[at] = NO_GOOD
            s.emit(GOOD_SPENT, seat, s.cities[at])
            if self.most > 1 and goods_from(s, seat, action.arg):
                s.stack.append(BlackMarket(seat, self.due - 1, self.most - 1, action.arg))
                return
        ask_payment(s, seat, self.due if action is MARKET_DONE else self.due - 1)


def goods_from(s: SanJuan, seat: Seat, place: i64) -> i64:
    """How many goods lie on a kind of place and on those after it."""
    goods: i64 = 0
    for at in range(s.first(seat), s.end(seat)):
        if s.goods[at] >= 0 and PLACE_OF[s.cities[at]] >= place:
            goods += 1
    return goods


def loaded_place(s: SanJuan, seat: Seat, place: i64) -> i64:
    """Where in the city the first good of a kind of place lies."""
    for at in range(s.first(seat), s.end(seat)):
        if s.goods[at] >= 0 and PLACE_OF[s.cities[at]] == place:
            return at
    raise ValueError("no good lies there")


# Paying and what follows


def ask_payment(s: SanJuan, seat: Seat, due: i64) -> None:
    """The cards that are due are chosen from the hand; where all must go there is nothing to ask (23)."""
    s.stack.append(Built(seat, due))
    if due == s.hand_sizes[seat]:
        while s.held[seat]:
            card = lowest(s.held[seat])
            s.lose(seat, card)
            pay(s, seat, card)
    elif due:
        s.stack.append(Pay(seat, due, 0))


def pay(s: SanJuan, seat: Seat, card: i64) -> None:
    s.discard.put(card)
    s.emit(PAID, seat, card, to=seat)


class Pay(FromHand):
    """Which cards to pay with (23, E25)."""

    ask = "ask-pay"
    cites = "23"

    def verb(self) -> Verb:
        return PAY

    def give(self, s: SanJuan, card: i64) -> None:
        pay(s, self.seat, card)


class Built(Flow[SanJuan]):
    """The new building stands; carpenter, then poor house (27)."""

    owner: Seat
    paid: i64

    def proceed(self, s: SanJuan) -> None:
        s.stack.pop()
        seat = self.owner
        card = s.building
        s.building = -1
        s.idle = -1  # this round is none without a building (68)
        if s.over >= 0:
            replace(s, seat, card, self.paid)
        else:
            s.cities[s.end(seat)] = card
            s.sizes[seat] += 1
            s.emit(BUILT, seat, card, self.paid)
        s.owned[seat] |= bit(card)
        if s.uses(seat, POOR_HOUSE):
            s.stack.append(PoorHouse(seat))
        if card >= PRODUCTIONS and s.uses(seat, CARPENTER):  # 54
            s.emit(WORKS, seat, CARPENTER)
            s.stack.append(ToHand(seat, 1))


def replace(s: SanJuan, seat: Seat, card: i64, paid: i64) -> None:
    """The old card leaves the game and works no more; what is tucked under it stays there (57c, 57e)."""
    gone = s.cities[s.over]
    s.removed = [*s.removed, gone]
    s.cities[s.over] = card
    s.over = -1
    if s.where(seat, gone) < 0:
        s.owned[seat] &= ~bit(gone)
        s.working = s.working[:]
        s.working[seat] &= ~bit(gone)
    s.emit(BUILT_OVER, seat, card, gone, paid)


class PoorHouse(Flow[SanJuan]):
    """Its owner, left with one card or none after building, draws one (53)."""

    owner: Seat

    def proceed(self, s: SanJuan) -> None:
        s.stack.pop()
        if s.hand_sizes[self.owner] <= POOR_HAND:
            s.emit(WORKS, self.owner, POOR_HOUSE)
            s.stack.append(ToHand(self.owner, 1))
