"""The trader phase (34-38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import ToHand
from quivira.games.san_juan.rules.phase import Contents, InTurn, Owners, end_phase
from quivira.games.san_juan.rules.places import ByPlace, goods_in_turn
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Deck, Draw, Flow, Seat, Step, Text, Verb, bit, done, fixed


def trader_phase(order: list[Seat]) -> Contents:
    """A market card is turned up (34), each player may sell (35), then huts (61)."""
    return [
        TurnMarketCard(),
        *[SellingTurn(seat) for seat in order],
        Huts(order[0]),
        EndTraderPhase(),
    ]


class TurnMarketCard(Flow[SanJuan]):
    """Once all have been seen, market cards come again in the same order (34)."""

    def proceed(self, s: SanJuan) -> None:
        done(s)
        if s.market.unseen.size:
            s.stack.append(NEXT_MARKET_CARD)
        else:
            turn_up(s, s.market.next_again())


class NextMarketCard(Draw[SanJuan]):
    """The next one of the shuffled stack (34)."""

    def deck(self, s: SanJuan) -> Deck:
        return s.market.unseen

    def actions(self) -> list[Action]:
        return verbs.TURN_TILE.actions

    def drawn(self, s: SanJuan, kind: int) -> None:
        s.market.see(kind)
        turn_up(s, kind)


NEXT_MARKET_CARD: Final = NextMarketCard()


def turn_up(s: SanJuan, tile: i64) -> None:
    s.market.turn_up(tile)
    s.emit(events.TILE_TURNED, NOBODY, tile)


class SellingTurn(InTurn):
    """A player may sell goods (35)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if s.cities.loaded(seat):
            return Sell(seat, goods_in_turn(s, seat, box.TRADING_POST))
        s.emit(events.NO_GOODS, seat)
        return None


class Sell(ByPlace):
    """Which goods to sell (35, 36)."""

    ask = "ask-sell"
    cites = "35"
    unfit = "why-no-good"

    income: i64 = 0

    def verb(self) -> Verb:
        return verbs.SELL

    def done(self) -> Action:
        return verbs.SELL_DONE

    def sets(self) -> list[list[Action]]:
        return verbs.SELL_SETS

    def built(self, s: SanJuan) -> i64:
        return s.cities.places_for_goods(self.seat)

    def fitting(self, s: SanJuan) -> i64:
        return s.cities.loaded(self.seat)

    def choose(self, s: SanJuan, place: i64) -> None:
        at = s.cities.first_loaded(self.seat, place)
        s.market.sold.append(s.cities.take_good(self.seat, at))
        brings = s.market.price(place)
        s.emit(events.SOLD, self.seat, s.cities.card(self.seat, at), brings)
        self.income += brings

    def finish(self, s: SanJuan) -> None:
        s.market.sales += self.chosen
        if self.chosen == 0:
            s.emit(events.SOLD_NOTHING, self.seat)
            return
        s.stack.append(ToHand(self.seat, self.income + bonus(s, self.seat, self.chosen)))
        if s.cities.works(self.seat, box.HARBOR):
            s.stack.append(Ship(self.seat))
        else:
            put_away(s)


def bonus(s: SanJuan, seat: Seat, sold: i64) -> i64:
    """What market stand and market hall add to the prices (37)."""
    buildings = bonus_buildings(s, seat, sold)
    for building in buildings:
        s.emit(events.WORKS, seat, building)
    return len(buildings)


def bonus_buildings(s: SanJuan, seat: Seat, sold: i64) -> list[int]:
    """The buildings that bring a card each to whoever sells so many goods, one at least (37)."""
    buildings: list[int] = []
    if sold >= box.STAND_GOODS and s.cities.works(seat, box.MARKET_STAND):
        buildings.append(box.MARKET_STAND)
    if s.cities.works(seat, box.MARKET_HALL):
        buildings.append(box.MARKET_HALL)
    return buildings


def put_away(s: SanJuan) -> None:
    """Sold goods go to the discard pile, unseen (36)."""
    for good in s.market.sold:
        s.discard.put(good)
    s.market.sold.clear()


class Ship(Step[SanJuan]):
    """How many of the goods just sold go under the harbor: none or one, with the option as many as were sold (60)."""

    ask = "ask-harbor"
    cites = "60"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return verbs.SHIP.actions[: len(s.market.sold) + 1]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        return Text("why-one-good-a-phase") if action.arg > 1 and not s.options["harbor_per_good"] else None

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        for _ in range(action.arg):
            s.cities.ship(seat, s.market.sold.pop())
        if action.arg:
            s.emit(events.SHIPPED, seat, action.arg)
        put_away(s)


# After all have sold


class Huts(Owners):
    """They help where nobody has sold anything (61)."""

    buildings: i64 = fixed(bit(box.HUT))

    def push(self, s: SanJuan, seat: Seat) -> None:
        if s.market.sales == 0 and s.cities.works(seat, box.HUT):
            s.stack.append(HUT[seat])


class Hut(InTurn):
    """It brings a card (61)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        s.emit(events.WORKS, seat, box.HUT)
        return ToHand(seat, 1)


HUT: Final = [Hut(seat) for seat in range(box.MOST_SEATS)]


class EndTraderPhase(Flow[SanJuan]):
    """The market card goes back under the stack (34)."""

    def proceed(self, s: SanJuan) -> None:
        done(s)
        s.market.close()
        end_phase(s)
