"""The trader phase (34-38)."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    CUSTOMS_OFFICE,
    HARBOR,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    NO_GOOD,
    NO_GOODS,
    PLACE_OF,
    PRICES,
    PRODUCTIONS,
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
from quivira.games.san_juan.rules.cards import ToHand, kinds_from
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.rules.places import ByPlace, goods_in_turn
from quivira.games.san_juan.rules.round_start import put_under
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Deck, Draw, Flow, Seat, Step, Text, Verb, bit


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
            if s.loaded_places(s.turn):
                s.stack.append(Sell(s.turn, goods_in_turn(s, s.turn, TRADING_POST), 0, 0, 0))
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


def turn_tile(s: SanJuan) -> None:
    """Once all have been seen, market cards come again in the same order (34)."""
    if s.tiles.size:
        s.stack.append(TurnTile())
    else:
        show_tile(s, s.tile_order[s.trades % TILES])


def show_tile(s: SanJuan, tile: i64) -> None:
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


class Sell(ByPlace):
    """Which goods to sell (35, 36)."""

    ask = "ask-sell"
    cites = "35"
    unfit = "why-no-good"

    income: i64

    def verb(self) -> Verb:
        return SELL

    def done(self) -> Action:
        return SELL_DONE

    def sets(self) -> list[list[Action]]:
        return SELL_SETS

    def built(self, s: SanJuan) -> i64:
        productions = s.owned[self.seat] & ~kinds_from(PRODUCTIONS)
        return productions | bit(PLACE_OF[CUSTOMS_OFFICE]) if s.owns(self.seat, CUSTOMS_OFFICE) else productions

    def fitting(self, s: SanJuan) -> i64:
        return s.loaded_places(self.seat)

    def choose(self, s: SanJuan, place: i64) -> None:
        at = loaded_place(s, self.seat, place)
        s.sold.append(s.goods[at])
        s.goods[at] = NO_GOOD
        brings: i64 = PRICES[s.tile][place]
        s.emit(SOLD, self.seat, s.cities[at], brings)
        self.income += brings

    def finish(self, s: SanJuan) -> None:
        s.sales += self.chosen
        if self.chosen == 0:
            s.emit(SOLD_NOTHING, self.seat)
            return
        s.stack.append(ToHand(self.seat, self.income + bonus(s, self.seat, self.chosen)))
        if s.uses(self.seat, HARBOR):
            s.stack.append(Ship(self.seat))
        else:
            put_away(s)


def bonus(s: SanJuan, seat: Seat, sold: i64) -> i64:
    """What market stand and market hall add to the prices (37)."""
    buildings = bonus_buildings(s, seat, sold)
    for building in buildings:
        s.emit(WORKS, seat, building)
    return len(buildings)


def bonus_buildings(s: SanJuan, seat: Seat, sold: i64) -> list[int]:
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
