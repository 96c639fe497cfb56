"""The trader phase (34-38)."""

from mypy_extensions import i64, mypyc_attr

from quivira.games.san_juan.components import (
    HARBOR,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    NO_GOOD,
    NO_GOODS,
    PLACE_OF,
    PLACES,
    PRICES,
    SELL,
    SELL_DONE,
    SELL_SETS,
    SHIP,
    SHIPPED,
    SOLD,
    SOLD_NOTHING,
    STAND_GOODS,
    TILE_TURNED,
    TILES,
    TRADING_POST,
    TURN_TILE,
    WORKS,
)
from quivira.games.san_juan.rules.builder import loaded_place
from quivira.games.san_juan.rules.cards import ToHand
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.rules.round_start import put_under
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Deck, Draw, Flow, Seat, Step, Text


class TraderPhase(Flow[SanJuan]):
    """A market card is turned up (34), each player may sell (35), then huts (61)."""

    def proceed(self, s: SanJuan) -> None:
        if s.progress == 0:
            s.progress = 1
            turn_tile(s)
            if s.tile < 0:
                return
        while s.progress <= s.seats:
            s.turn = s.clockwise(s.chooser, s.progress - 1)
            s.progress += 1
            if s.number_of_goods(s.turn):
                s.stack.append(Sell(s.turn, goods_to_sell(s, s.turn), 0, 0, 0))
                return
            s.emit(NO_GOODS, s.turn)
        while s.progress <= 2 * s.seats and s.sales == 0:
            s.turn = s.clockwise(s.chooser, s.progress - 1 - s.seats)
            s.progress += 1
            if s.uses(s.turn, HUT):
                s.emit(WORKS, s.turn, HUT)
                s.stack.append(ToHand(s.turn, 1))
                return
        s.sales = 0
        s.tile = -1
        end_phase(s)

    def clone(self) -> "TraderPhase":
        return self


def turn_tile(s: SanJuan) -> None:
    """Once all have been seen, market cards come again in the same order (34)."""
    if s.tiles.size:
        s.stack.append(TurnTile())
    else:
        show_tile(s, s.tile_order[s.trades % TILES])


def show_tile(s: SanJuan, tile: int) -> None:
    s.tile = tile
    s.trades += 1
    s.emit(TILE_TURNED, NOBODY, tile)


class TurnTile(Draw[SanJuan]):
    """The next market card of the shuffled stack (34)."""

    def deck(self, s: SanJuan) -> Deck:
        return s.tiles

    def actions(self) -> list[Action]:
        return TURN_TILE.actions

    def drawn(self, s: SanJuan, kind: int) -> None:
        s.tile_order = [*s.tile_order, kind]
        show_tile(s, kind)

    def clone(self) -> "TurnTile":
        return self


def goods_to_sell(s: SanJuan, seat: Seat) -> int:
    """One, more for the trader, library and trading post (35)."""
    goods = 1
    if seat == s.chooser:
        goods += 1
        if s.doubled:
            goods += 1
    if s.uses(seat, TRADING_POST):
        goods += 1
    return goods


@mypyc_attr(free_list_len=1)
class Sell(Step[SanJuan]):
    """Which goods to sell (35, 36); places are named in their order."""

    ask = "ask-sell"
    cites = "35"

    def __init__(self, seat: Seat, left: int, first: int, sold: int, income: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first  # places before it have been passed over
        self.sold = sold
        self.income = income

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        places = {PLACE_OF[card] for card in s.city(seat) if PLACE_OF[card] >= 0}
        return [*[SELL.actions[place] for place in range(PLACES) if place in places], SELL_DONE]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is SELL_DONE:
            return None
        if action.arg < self.first:
            return Text("why-passed-over")
        return None if s.loaded_places(seat) >> action.arg & 1 else Text("why-no-good")

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        first: i64 = self.first
        return SELL_SETS[s.loaded_places(seat) >> first << first]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is not SELL_DONE:
            at = loaded_place(s, seat, action.arg)
            s.sold.append(s.goods[at])
            s.goods[at] = NO_GOOD
            brings = PRICES[s.tile][action.arg]
            s.emit(SOLD, seat, s.cities[at], brings)
            self.first = action.arg
            self.sold += 1
            self.income += brings
            self.left -= 1
            if self.left and s.loaded_places(seat) >> action.arg:
                s.stack.append(self)
                return
        s.sales += self.sold
        if self.sold == 0:
            s.emit(SOLD_NOTHING, seat)
            return
        s.stack.append(ToHand(seat, self.income + bonus(s, seat, self.sold)))
        if s.uses(seat, HARBOR):
            s.stack.append(Ship(seat))
        else:
            put_away(s)

    def clone(self) -> "Sell":
        return Sell(self.seat, self.left, self.first, self.sold, self.income)


def bonus(s: SanJuan, seat: Seat, sold: int) -> int:
    """What market stand and market hall add to the prices (37)."""
    buildings = bonus_buildings(s, seat, sold)
    for building in buildings:
        s.emit(WORKS, seat, building)
    return len(buildings)


def bonus_buildings(s: SanJuan, seat: Seat, sold: int) -> list[int]:
    """The buildings that bring a card each to whoever sells so many goods, one at least (37)."""
    buildings: list[int] = []
    if sold >= STAND_GOODS and s.uses(seat, MARKET_STAND):
        buildings.append(MARKET_STAND)
    if s.uses(seat, MARKET_HALL):
        buildings.append(MARKET_HALL)
    return buildings


def put_away(s: SanJuan) -> None:
    """Sold goods go to the discard pile, unseen (36)."""
    for good in s.sold:
        s.discard.put(good)
    s.sold.clear()


class Ship(Step[SanJuan]):
    """How many of the goods just sold go under the harbor: none or one, with the option as many as were sold (60)."""

    ask = "ask-harbor"
    cites = "60"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return SHIP.actions[: len(s.sold) + 1]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        return Text("why-one-good-a-phase") if action.arg > 1 and not s.options["harbor_per_good"] else None

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        for _ in range(action.arg):
            s.shipped[seat] = [*s.shipped[seat], s.sold.pop()]
            put_under(s, seat, HARBOR)
        if action.arg:
            s.emit(SHIPPED, seat, action.arg)
        put_away(s)

    def clone(self) -> "Ship":
        return Ship(self.seat)
