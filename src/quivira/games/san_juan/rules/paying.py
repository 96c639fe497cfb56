"""How a building is paid and put up: crane (57), black market (48), hand cards (23), carpenter and poor house (27)."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import FromHand, ToHand, kinds_from
from quivira.games.san_juan.rules.price import goods_for_market, hand_price, may_go, place_to_go, price
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Action, Flow, Seat, Step, Text, Verb, among, bit, done, lowest

# The crane


def ask_crane(s: SanJuan, seat: Seat) -> None:
    """Go on without a question where no building can make way."""
    if kinds_to_go(s, seat):
        s.stack.append(Overbuild(seat))
    else:
        ask_market(s, seat)


def is_affordable(s: SanJuan, seat: Seat, over: i64) -> bool:
    return hand_price(s, seat, s.building, over) <= s.hands.size(seat)


def kinds_to_go(s: SanJuan, seat: Seat) -> i64:
    """The set of the buildings that can make way for the new one (57)."""
    kinds: i64 = 0
    for over in range(s.cities.size(seat)):
        gone = s.cities.card(seat, over)
        if may_go(s.building, gone) and is_affordable(s, seat, over):
            kinds |= bit(gone)
    return kinds


class Overbuild(Step[SanJuan]):
    """Which own building makes way, or none (57)."""

    ask = "ask-over"
    cites = "57"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*among(verbs.OVER.actions, s.cities.kinds(seat)), verbs.OVER_NOTHING]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action.arg == box.CRANE:
            return Text("why-crane-itself")
        if action.arg == s.building:
            return Text("why-same-kind")
        over = named_place(s, seat, action)
        if is_affordable(s, seat, over):
            return None
        needs = hand_price(s, seat, s.building, over)
        return Text("why-cannot-pay", {"has": s.hands.size(seat), "needs": needs})

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(verbs.OVER.actions, kinds_to_go(s, seat))
        if is_affordable(s, seat, NONE):
            legal.append(verbs.OVER_NOTHING)
        return legal

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.over = named_place(s, seat, action)
        if s.over != NONE and s.cities.has_good(seat, s.over):  # it is lost (57d)
            s.discard.put(s.cities.take_good(seat, s.over))
            s.emit(events.GOOD_LOST, seat, action.arg)
        ask_market(s, seat)


def named_place(s: SanJuan, seat: Seat, action: Action) -> i64:
    """Where the building stands that the action names."""
    return NONE if action is verbs.OVER_NOTHING else place_to_go(s, seat, action.arg)


# The black market


def ask_market(s: SanJuan, seat: Seat) -> None:
    """Go on without a question where no good can be spent."""
    due = price(s, seat, s.building, s.over)
    most = min(goods_for_market(s, seat, s.over), due)
    if most:
        s.stack.append(BlackMarket(seat, due, most))
    else:
        ask_payment(s, seat, due)


class BlackMarket(Step[SanJuan]):
    """Which goods to spend, each instead of a card (48); places are named in their order."""

    ask = "ask-market"
    cites = "48"

    due: i64
    most: i64
    first: i64 = 0  # places before it have been passed over

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.due})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*among(verbs.MARKET.actions, s.cities.loaded(seat)), verbs.MARKET_DONE]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        missing = self.missing(s)
        if action is verbs.MARKET_DONE:
            short = Text("why-cannot-pay", {"has": s.hands.size(seat), "needs": self.due})
            return short if missing else None
        if action.arg < self.first:
            return Text("why-passed-over")
        if s.cities.goods_from(seat, action.arg) < missing:
            return Text("why-too-few-follow", {"n": missing})
        return None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(verbs.MARKET.actions, s.cities.loaded(seat) & kinds_from(self.first))
        missing = self.missing(s)
        if missing:
            return [action for action in legal if s.cities.goods_from(seat, action.arg) >= missing]
        legal.append(verbs.MARKET_DONE)
        return legal

    def missing(self, s: SanJuan) -> i64:
        """Goods that hand cards cannot stand in for."""
        return max(self.due - s.hands.size(self.seat), 0)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is verbs.MARKET_DONE:
            ask_payment(s, seat, self.due)
            return
        place = s.cities.first_loaded(seat, action.arg)
        s.discard.put(s.cities.take_good(seat, place))
        s.emit(events.GOOD_SPENT, seat, s.cities.card(seat, place))
        if self.most > 1 and s.cities.goods_from(seat, action.arg):
            s.stack.append(BlackMarket(seat, self.due - 1, self.most - 1, action.arg))
        else:
            ask_payment(s, seat, self.due - 1)


# Hand cards


def ask_payment(s: SanJuan, seat: Seat, due: i64) -> None:
    """The cards that are due are chosen from the hand; where all must go there is nothing to ask (23)."""
    s.stack.append(Built(seat, due))
    if due == s.hands.size(seat):
        while s.hands.kinds(seat):
            card = lowest(s.hands.kinds(seat))
            s.hands.lose(seat, card)
            pay(s, seat, card)
    elif due:
        s.stack.append(Pay(seat, due))


def pay(s: SanJuan, seat: Seat, card: i64) -> None:
    s.discard.put(card)
    s.emit(events.PAID, seat, card, to=seat)


class Pay(FromHand):
    """Which cards to pay with (23, E25)."""

    ask = "ask-pay"
    cites = "23"

    def verb(self) -> Verb:
        return verbs.PAY

    def give(self, s: SanJuan, card: i64) -> None:
        pay(s, self.seat, card)


# The building stands


class Built(Flow[SanJuan]):
    """The new building stands; carpenter, then poor house (27)."""

    owner: Seat
    paid: i64

    def proceed(self, s: SanJuan) -> None:
        done(s)
        seat = self.owner
        card = s.building
        if s.over == NONE:
            s.cities.build(seat, card)
            s.emit(events.BUILT, seat, card, self.paid)
        else:
            replace(s, seat, self.paid)
        s.building = s.over = NONE
        s.idle = 0  # 68
        s.has_built = True
        if s.cities.works(seat, box.POOR_HOUSE):
            s.stack.append(PoorHouse(seat))
        if not box.is_production(card) and s.cities.works(seat, box.CARPENTER):  # 54
            s.emit(events.WORKS, seat, box.CARPENTER)
            s.stack.append(ToHand(seat, 1))


def replace(s: SanJuan, seat: Seat, paid: i64) -> None:
    """The old card leaves the game and works no more (57c)."""
    gone = s.cities.card(seat, s.over)
    s.cities.replace(seat, s.over, s.building)
    s.removed += (gone,)
    s.emit(events.BUILT_OVER, seat, s.building, gone, paid)


class PoorHouse(Flow[SanJuan]):
    """Its owner, left with one card or none after building, draws one (53)."""

    owner: Seat

    def proceed(self, s: SanJuan) -> None:
        done(s)
        if s.hands.size(self.owner) <= box.POOR_HAND:
            s.emit(events.WORKS, self.owner, box.POOR_HOUSE)
            s.stack.append(ToHand(self.owner, 1))
