"""What a seat may know, built up field by field: all that lies open, sizes, and its own cards (18)."""

from typing import Annotated

import msgspec

from quivira.games.san_juan.components import (
    BUILDER,
    CARD,
    CARD_LABEL,
    CATHEDRAL,
    COST,
    CRANE,
    CRANE_CREDIT,
    IDLE_SHOWN,
    IS_PRODUCTION,
    LIBRARY,
    NO_GOOD,
    PLACE,
    PLACES,
    POINTS,
    PRICES,
    PRODUCTIONS,
    QUARRY,
    ROLE,
    ROLE_LABEL,
    ROLES,
    SMITHY,
)
from quivira.games.san_juan.rules.builder import (
    NOTHING,
    Build,
    Overbuild,
    cards_to_pay_with,
    goods_for_market,
    hand_price,
    lowest_price,
    may_go_over,
    place_to_go,
    price,
)
from quivira.games.san_juan.rules.cards import cards_coming
from quivira.games.san_juan.rules.prospector import MineReveal, SmithReveal, TakeRevealed
from quivira.games.san_juan.rules.round_start import hand_limit
from quivira.games.san_juan.rules.trader import Sell, bonus_buildings
from quivira.games.san_juan.scoring import building_points
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import DETAIL, SEAT, Label, Seat, Text, View


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
    pile: int
    discard: int
    players: list[PlayerView]
    removed: Annotated[list[CardView], DETAIL]


def view(s: SanJuan, seat: Seat | None) -> SanJuanView:
    return SanJuanView(
        round=s.round,
        idle=s.idle if s.idle >= IDLE_SHOWN else None,
        governor=s.governor,
        last_role=f"role-{ROLE[s.last_role]}" if s.last_role >= 0 else None,
        phase=f"role-{ROLE[s.phase]}" if s.phase >= 0 else None,
        chooser=s.chooser if s.chooser >= 0 else None,
        turn=s.turn if s.turn >= 0 else None,
        library=s.doubled,
        library_spent=s.library_spent,
        roles=[role_view(s, role) for role in range(ROLES)],
        tile=tile_view(s.tile, PLACES if s.options["expansion"] else PRODUCTIONS) if s.tile >= 0 else None,
        tiles_seen=[tile_view(tile, PRODUCTIONS) for tile in s.tiles_seen()],
        cathedral=priced_card_view(s, seat, CATHEDRAL) if s.cathedral_free else None,
        building=f"card-{CARD[s.building]}" if s.building >= 0 else None,
        makes_way=f"card-{CARD[s.cities[s.over]]}" if s.over >= 0 else None,
        site=priced_card_view(s, s.turn, s.building) if s.building >= 0 else None,
        bonus=bonus_view(s),
        shown=[card_view(card) for card in s.shown],
        at_work=at_work(s),
        drawing=cards_coming(s),
        pile=s.pile.size,
        discard=s.discard.size,
        players=[player_view(s, owner, owner == seat) for owner in range(s.seats)],
        removed=[card_view(card) for card in s.removed],
    )


def role_view(s: SanJuan, role: int) -> RoleView:
    taker = s.takers[role]
    if taker < 0:
        return RoleView(ROLE[role], ROLE_LABEL[role], None)
    return RoleView(ROLE[role], Text("role-of", {"role": f"role-{ROLE[role]}", "seat": taker}), taker)


def at_work(s: SanJuan) -> str | None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, MineReveal):
        return "card-gold_mine"
    return "card-goldsmith" if isinstance(top, SmithReveal | TakeRevealed) else None


def tile_view(tile: int, places: int) -> list[PriceView]:
    """What the goods of the first places bring; the customs office, whose price never changes, is the last (36)."""
    return [price_view(PLACE[place], PRICES[tile][place]) for place in range(places)]


def price_view(card: str, amount: int) -> PriceView:
    return PriceView(card, Text("price-of", {"card": f"card-{card}", "n": amount}), amount)


def card_view(card: int) -> CardView:
    return CardView(CARD[card], CARD_LABEL[card], COST[card], POINTS[card], IS_PRODUCTION[card])


def bonus_view(s: SanJuan) -> list[list[PriceView]]:
    """What the buildings of whoever sells add for each number of goods (37)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Sell):
        return []
    sales = [bonus_buildings(s, top.seat, top.chosen + more) for more in range(1, top.left + 1)]
    return [[price_view(CARD[card], 1) for card in buildings] for buildings in sales]


def priced_card_view(s: SanJuan, seat: Seat | None, card: int) -> PricedCardView:
    over = s.over if s.building == card else NOTHING
    terms = modifiers(s, seat, card, over)
    due = max(sum([term.amount for term in terms]), 0)
    choosing = seat is not None and s.phase == BUILDER and s.building < 0
    return PricedCardView(
        CARD[card],
        Text("card-for", {"card": f"card-{CARD[card]}", "n": due}),
        COST[card],
        POINTS[card],
        IS_PRODUCTION[card],
        due,
        terms,
        lowest_price(s, seat, card) if choosing and seat is not None else due,
        ways(s, seat, card) if seat is not None else [],
    )


def ways(s: SanJuan, seat: Seat, card: int) -> list[WayView]:
    """How a seat that is asked what to build, or where, can build a card, as later questions put it (21, 48, 57)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Overbuild) and top.seat == seat and card == s.building:
        means = s.hand_sizes[seat]
    elif isinstance(top, Build) and top.seat == seat and (IS_PRODUCTION[card] or not s.owns(seat, card)):
        means = cards_to_pay_with(s, seat, card)
    else:
        return []
    kinds = sorted(set(s.city(seat))) if s.uses(seat, CRANE) else []
    places = [NOTHING, *[place_to_go(s, seat, kind) for kind in kinds]]
    free = [over for over in places if over == NOTHING or may_go_over(s, seat, card, over)]
    paid = [over for over in free if hand_price(s, seat, card, over) <= means]
    asked = paid != [NOTHING]
    return [way_view(s, seat, card, over, asked) for over in paid]


def way_view(s: SanJuan, seat: Seat, card: int, over: int, asked: bool) -> WayView:
    due = price(s, seat, card, over)
    return WayView(
        CARD[s.cities[over]] if over >= 0 else "none",
        over - s.first(seat) if over >= 0 else None,
        asked,
        due,
        modifiers(s, seat, card, over),
        min(goods_for_market(s, seat, over), due),
    )


def modifiers(s: SanJuan, seat: Seat | None, card: int, over: int) -> list[ModifierView]:
    """What makes the price of a card for a seat, term by term (22); what makes way no longer helps (E1)."""
    terms = [ModifierView("price-printed", COST[card])]
    if seat is None:
        return terms
    gone = s.cities[over] if over >= 0 else NOTHING
    if s.phase == BUILDER and seat == s.chooser:
        terms.append(ModifierView("role-builder", -1))
        if s.doubled and gone != LIBRARY:
            terms.append(ModifierView("card-library", -1))
    saver = SMITHY if IS_PRODUCTION[card] else QUARRY
    if s.uses(seat, saver) and gone != saver:
        terms.append(ModifierView(f"card-{CARD[saver]}", -1))
    if over >= 0:
        terms.append(ModifierView(f"card-{CARD[gone]}", -CRANE_CREDIT[gone]))
    return terms


def player_view(s: SanJuan, owner: Seat, own: bool) -> PlayerView:
    return PlayerView(
        owner,
        [building_view(s, owner, at, own) for at in range(s.first(owner), s.end(owner))],
        s.hand_sizes[owner],
        hand_limit(s, owner),
        [priced_card_view(s, owner, card) for card in s.hand(owner)] if own else None,
        [card_view(card) for card in s.hand(s.aside())] if own and s.turn == owner else None,
        [card_view(card) for card in s.tucked[owner]] if own else None,
        sum([good != NO_GOOD for good in s.goods_of(owner)]),
        building_points(s, owner),
        s.bank_used[owner],
    )


def building_view(s: SanJuan, owner: Seat, at: int, own: bool) -> BuildingView:
    card = s.cities[at]
    return BuildingView(
        CARD[card],
        building_label(s, owner, at, own),
        s.goods[at] != NO_GOOD,
        s.uses(owner, card),
        s.under[at] if own else None,
    )


def building_label(s: SanJuan, owner: Seat, at: int, own: bool) -> Label:
    """The name, with what lies on and under the building."""
    name = f"card-{CARD[s.cities[at]]}"
    label: Label = name
    if s.goods[at] != NO_GOOD:
        label = Text("building-with-good", {"card": name})
    if own and s.under[at]:
        label = Text("building-with-cards", {"building": label, "n": s.under[at]})
    return label
