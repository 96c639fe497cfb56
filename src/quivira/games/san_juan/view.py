"""What a seat may know, built up field by field: all that lies open, sizes, and its own cards (18)."""

from typing import Annotated

import msgspec

from quivira.games.san_juan import components as box
from quivira.games.san_juan.rules import price as prices
from quivira.games.san_juan.rules.builder import Build
from quivira.games.san_juan.rules.cards import cards_coming
from quivira.games.san_juan.rules.paying import Overbuild
from quivira.games.san_juan.rules.places import goods_in_turn
from quivira.games.san_juan.rules.prospector import MineReveal, Reveal, SmithReveal, TakeRevealed
from quivira.games.san_juan.rules.round_start import hand_limit
from quivira.games.san_juan.rules.rounds import ChooseRole, taking
from quivira.games.san_juan.rules.trader import Sell, bonus_buildings
from quivira.games.san_juan.scoring import building_points
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import DETAIL, NONE, SEAT, Label, Seat, Text, View, among, pending


class ModifierView(msgspec.Struct, frozen=True):
    """One term of a price: "4 - 1 builder - 1 quarry"."""

    reason: str
    amount: int


class WayView(msgspec.Struct, frozen=True):
    """One way to build a card: beside the others, or in place of an own building."""

    over: str  # the end of its key: a building, or none
    at: int | None  # where in the city that building stands
    asked: bool  # whether the way must be named
    price: int  # in cards and goods
    modifiers: list[ModifierView]
    goods: int  # that the black market takes at most


class CardView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    cost: int
    points: int
    production: bool


class PricedCardView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    cost: int
    points: int
    production: bool
    price: int
    modifiers: list[ModifierView]
    lowest: int  # with the best use of crane and black market
    ways: Annotated[list[WayView], DETAIL]  # that can be paid, while you choose what to build, or where


class BuildingView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    good: bool
    works: bool
    tucked: int | None  # None: hidden from you


class PlayerView(msgspec.Struct, frozen=True):
    seat: Annotated[Seat, SEAT]
    buildings: list[BuildingView]
    hand_size: int
    hand_limit: Annotated[int, DETAIL]
    hand: list[PricedCardView] | None  # None: hidden from you
    drawn: list[CardView] | None
    under: Annotated[list[CardView] | None, DETAIL]
    goods: int
    printed: Annotated[int, DETAIL]
    bank_used: Annotated[bool, DETAIL]


class RoleView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    taker: Annotated[Seat | None, SEAT]


class PriceView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    amount: int


class SanJuanView(View, frozen=True):
    round: int
    idle: int | None  # rounds in a row without a new building, once there are many (68)
    governor: Annotated[Seat, SEAT]
    last_role: Annotated[str | None, DETAIL]
    phase: str | None
    chooser: Annotated[Seat | None, SEAT]
    turn: Annotated[Seat | None, SEAT]
    library: Annotated[bool, DETAIL]
    library_spent: Annotated[bool, DETAIL]
    roles: list[RoleView]
    could_build: Annotated[list[str], DETAIL]  # as builder, while you choose a role
    could_make: Annotated[int, DETAIL]  # goods, as producer
    could_sell: Annotated[int, DETAIL]  # goods, as trader
    tile: list[PriceView] | None
    tiles_seen: Annotated[list[list[PriceView]], DETAIL]  # in order; once all have been seen, from the next on
    cathedral: PricedCardView | None  # on the table
    building: str | None  # being built now
    makes_way: str | None  # for it
    site: Annotated[PricedCardView | None, DETAIL]  # the same, with its price
    bonus: Annotated[list[list[PriceView]], DETAIL]  # cards beside the prices for 1, 2, ... more goods sold now
    shown: list[CardView]  # revealed last in this phase
    at_work: str | None  # the building that reveals cards now
    drawing: Annotated[int, DETAIL]  # cards that are about to come off the pile
    revealing: Annotated[bool, DETAIL]  # whether they will be turned up for all to see
    pile: int
    discard: int
    players: list[PlayerView]
    removed: Annotated[list[CardView], DETAIL]


def view(s: SanJuan, seat: Seat | None) -> SanJuanView:
    places = box.PLACES if s.options["expansion"] else box.PRODUCTIONS
    top = s.stack[-1] if s.stack else None
    chooser = seat if isinstance(top, ChooseRole) and top.seat == seat else None
    return SanJuanView(
        round=s.round,
        idle=s.idle if s.idle >= box.IDLE_SHOWN else None,
        governor=s.governor,
        last_role=role_key(s.roles.last),
        phase=role_key(s.roles.played()),
        chooser=seen_seat(s.roles.chooser),
        turn=seen_seat(s.turn),
        library=s.roles.doubled,
        library_spent=s.roles.library_spent,
        roles=[role_view(s, role) for role in range(box.ROLES)],
        could_build=could_build(s, chooser) if chooser is not None else [],
        could_make=could_make(s, chooser) if chooser is not None else 0,
        could_sell=could_sell(s, chooser) if chooser is not None else 0,
        tile=tile_view(s.market.tile, places) if s.market.tile != NONE else None,
        tiles_seen=[tile_view(tile, box.PRODUCTIONS) for tile in s.market.in_order()],
        cathedral=priced_card_view(s, seat, box.CATHEDRAL) if s.cathedral_free else None,
        building=card_key(s.building),
        makes_way=card_key(s.cities.card(s.turn, s.over)) if s.over != NONE else None,
        site=priced_card_view(s, s.turn, s.building) if s.building != NONE else None,
        bonus=bonus_view(s),
        shown=[card_view(card) for card in s.shown],
        at_work=at_work(s),
        drawing=cards_coming(s),
        revealing=isinstance(pending(s), Reveal),
        pile=s.pile.size,
        discard=s.discard.size,
        players=[player_view(s, owner, owner == seat) for owner in range(s.seats)],
        removed=[card_view(card) for card in s.removed],
    )


def role_key(role: int) -> str | None:
    return f"role-{box.ROLE[role]}" if role != NONE else None


def card_key(card: int) -> str | None:
    return f"card-{box.CARD[card]}" if card != NONE else None


def seen_seat(seat: Seat) -> Seat | None:
    return seat if seat != NONE else None


def role_view(s: SanJuan, role: int) -> RoleView:
    taker = s.roles.taker(role)
    if taker == NONE:
        return RoleView(box.ROLE[role], box.ROLE_LABEL[role], None)
    return RoleView(box.ROLE[role], Text("role-of", {"role": f"role-{box.ROLE[role]}", "seat": taker}), taker)


def as_taker(s: SanJuan, role: int, seat: Seat) -> SanJuan:
    """The table if a seat took a role; the governor of two uses a library at one role only (47)."""
    then = taking(s, role, seat)
    if s.roles.library_spent and seat == s.governor:
        then.roles.doubled = False
    return then


def could_build(s: SanJuan, seat: Seat) -> list[str]:
    """What a seat could build with the builder's privilege (22)."""
    kinds = prices.kinds_to_build(as_taker(s, box.BUILDER, seat), seat)
    return [f"card-{card}" for card in among(list(box.CARD), kinds)]


def could_make(s: SanJuan, seat: Seat) -> int:
    """How many goods it could make with the producer's privilege (30)."""
    empty = [s.cities.is_empty(seat, at) and box.is_production(card) for at, card in enumerate(s.cities.cards(seat))]
    return min(goods_in_turn(as_taker(s, box.PRODUCER, seat), seat, box.AQUEDUCT), sum(empty))


def could_sell(s: SanJuan, seat: Seat) -> int:
    """How many goods it could sell with the trader's privilege (35)."""
    return min(goods_in_turn(as_taker(s, box.TRADER, seat), seat, box.TRADING_POST), s.cities.goods(seat))


def at_work(s: SanJuan) -> str | None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, MineReveal):
        return "card-gold_mine"
    return "card-goldsmith" if isinstance(top, SmithReveal | TakeRevealed) else None


def tile_view(tile: int, places: int) -> list[PriceView]:
    """What the goods of the first places bring; the customs office, whose price never changes, is the last (36)."""
    return [price_view(box.PLACE[place], box.PRICES[tile][place]) for place in range(places)]


def price_view(card: str, amount: int) -> PriceView:
    return PriceView(card, Text("price-of", {"card": f"card-{card}", "n": amount}), amount)


def card_view(card: int) -> CardView:
    return CardView(box.CARD[card], box.CARD_LABEL[card], box.COST[card], box.POINTS[card], box.is_production(card))


def bonus_view(s: SanJuan) -> list[list[PriceView]]:
    """What the buildings of whoever sells add for each number of goods (37)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Sell):
        return []
    sales = [bonus_buildings(s, top.seat, top.chosen + more) for more in range(1, top.left + 1)]
    return [[price_view(box.CARD[card], 1) for card in buildings] for buildings in sales]


def priced_card_view(s: SanJuan, seat: Seat | None, card: int) -> PricedCardView:
    over = s.over if seat == s.turn and card == s.building else NONE
    due = box.COST[card] if seat is None else prices.price(s, seat, card, over)
    choosing = s.roles.played() == box.BUILDER and s.building == NONE
    return PricedCardView(
        box.CARD[card],
        Text("card-for", {"card": f"card-{box.CARD[card]}", "n": due}),
        box.COST[card],
        box.POINTS[card],
        box.is_production(card),
        due,
        [ModifierView("price-printed", due)] if seat is None else modifiers(s, seat, card, over),
        prices.lowest_price(s, seat, card) if choosing and seat is not None else due,
        ways(s, seat, card) if seat is not None else [],
    )


def modifiers(s: SanJuan, seat: Seat, card: int, over: int) -> list[ModifierView]:
    return [ModifierView(reason, amount) for reason, amount in prices.terms(s, seat, card, over)]


def ways(s: SanJuan, seat: Seat, card: int) -> list[WayView]:
    """How a seat that is asked what to build, or where, can build a card, as later questions put it (21, 48, 57)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Overbuild) and top.seat == seat and card == s.building:
        means = s.hands.size(seat)
    elif isinstance(top, Build) and top.seat == seat and not prices.is_second(s, seat, card):
        means = prices.cards_to_pay_with(s, seat, card)
    else:
        return []
    kinds = sorted(set(s.cities.cards(seat))) if s.cities.works(seat, box.CRANE) else []
    places = [prices.place_to_go(s, seat, gone) for gone in kinds if prices.may_go(card, gone)]
    paid = [over for over in [NONE, *places] if prices.hand_price(s, seat, card, over) <= means]
    asked = paid != [NONE]
    return [way_view(s, seat, card, over, asked) for over in paid]


def way_view(s: SanJuan, seat: Seat, card: int, over: int, asked: bool) -> WayView:
    due = prices.price(s, seat, card, over)
    return WayView(
        box.CARD[s.cities.card(seat, over)] if over != NONE else "none",
        over if over != NONE else None,
        asked,
        due,
        modifiers(s, seat, card, over),
        min(prices.goods_for_market(s, seat, over), due),
    )


def player_view(s: SanJuan, owner: Seat, own: bool) -> PlayerView:
    places = range(s.cities.size(owner))
    return PlayerView(
        owner,
        [building_view(s, owner, place, own) for place in places],
        s.hands.size(owner),
        hand_limit(s, owner),
        [priced_card_view(s, owner, card) for card in s.hands.cards(owner)] if own else None,
        [card_view(card) for card in s.hands.cards(s.hands.aside)] if own and s.turn == owner else None,
        [card_view(card) for card in s.cities.tucked[owner]] if own else None,
        sum([not s.cities.is_empty(owner, place) for place in places]),
        building_points(s, owner),
        s.cities.is_bank_used(owner),
    )


def building_view(s: SanJuan, owner: Seat, place: int, own: bool) -> BuildingView:
    card = s.cities.card(owner, place)
    return BuildingView(
        box.CARD[card],
        building_label(s, owner, place, own),
        not s.cities.is_empty(owner, place),
        s.cities.works(owner, card),
        s.cities.under(owner, place) if own else None,
    )


def building_label(s: SanJuan, owner: Seat, place: int, own: bool) -> Label:
    """The name, with what lies on and under the building."""
    name = f"card-{box.CARD[s.cities.card(owner, place)]}"
    label: Label = name
    if not s.cities.is_empty(owner, place):
        label = Text("building-with-good", {"card": name})
    if own and s.cities.under(owner, place):
        label = Text("building-with-cards", {"building": label, "n": s.cities.under(owner, place)})
    return label
