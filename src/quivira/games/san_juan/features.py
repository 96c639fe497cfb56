"""What a seat knows as numbers, for networks: all that its view shows."""

from typing import Final

from quivira.features import Features
from quivira.games.san_juan import components as box
from quivira.games.san_juan.rules.cards import FromHand, cards_coming
from quivira.games.san_juan.rules.paying import BlackMarket
from quivira.games.san_juan.rules.producer import Produce
from quivira.games.san_juan.rules.round_start import SomeOfHand, hand_limit
from quivira.games.san_juan.rules.trader import Sell
from quivira.games.san_juan.scoring import building_points
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Seat

TAKER: Final = [f"{role}_taker" for role in box.ROLE]
TILE: Final = [f"t{n}" for n in range(1, box.TILES + 1)]
ALL_CARDS: Final = sum(box.COPIES)
MANY_ROUNDS: Final = 20


def features(s: SanJuan, seat: Seat, out: Features) -> None:
    out.number("to_choose", to_choose(s), box.HAND_LIMIT)
    out.number("drawing", cards_coming(s), box.HAND_LIMIT)
    out.number("round", s.round, MANY_ROUNDS)
    out.number("idle", s.idle if s.idle >= box.IDLE_SHOWN else 0, box.IDLE_ROUNDS)
    out.who("governor", s.governor)
    out.one_of("last_role", s.roles.last, box.ROLE)
    out.one_of("phase", s.roles.played(), box.ROLE)
    out.who("chooser", s.roles.chooser)
    out.who("turn", s.turn)
    out.flag("library", s.roles.doubled)
    out.flag("library_spent", s.roles.library_spent)
    for role in range(box.ROLES):
        out.who(TAKER[role], s.roles.taker(role))
    out.one_of("tile", s.market.tile, TILE)
    seen = s.market.in_order()
    tile_places = [seen.index(tile) + 1 if tile in seen else 0 for tile in range(box.TILES)]
    out.amounts("tile_place", tile_places, TILE, box.TILES)
    out.flag("cathedral", s.cathedral_free)
    out.one_of("building", s.building, box.CARD)
    out.one_of("makes_way", s.cities.card(s.turn, s.over) if s.over != NONE else NONE, box.CARD)
    out.kinds("shown", s.shown, box.CARD, 1)
    out.kinds("removed", list(s.removed), box.CARD, 1)
    out.number("pile", s.pile.size, ALL_CARDS)
    out.number("discard", s.discard.size, ALL_CARDS)
    out.kinds("hand", s.hands.cards(seat), box.CARD, 1)
    out.kinds("drawn", s.hands.cards(s.hands.aside) if s.turn == seat else [], box.CARD, 1)
    out.kinds("tucked", list(s.cities.tucked[seat]), box.CARD, 1)
    out.kinds("under", tucked_under(s, seat), box.CARD, box.HAND_LIMIT)
    for place in range(s.seats):
        player(s, out.player(place), out)


def player(s: SanJuan, owner: Seat, out: Features) -> None:
    city = s.cities.cards(owner)
    loaded = [box.PLACE_OF[city[place]] for place in range(len(city)) if not s.cities.is_empty(owner, place)]
    out.number("buildings", len(city), box.LAST_BUILDING)
    out.kinds("city", city, box.CARD, 1)
    out.members("works", s.cities.working(owner), box.CARD)
    out.kinds("goods", loaded, box.PLACE, 1)
    out.number("hand_size", s.hands.size(owner), box.HAND_LIMIT)
    out.number("hand_limit", hand_limit(s, owner), box.HAND_LIMIT)
    out.number("printed", building_points(s, owner), 3 * box.LAST_BUILDING)
    out.flag("bank_used", s.cities.is_bank_used(owner))


def to_choose(s: SanJuan) -> int:
    """How many cards or goods the open question is about, or how many it has had."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (FromHand, Produce, Sell)):
        return top.left
    if isinstance(top, BlackMarket):
        return top.due
    return top.given if isinstance(top, SomeOfHand) else 0


def tucked_under(s: SanJuan, seat: Seat) -> list[int]:
    """For each card that is tucked under a building, which kind of building that is."""
    cities = s.cities
    return [cities.card(seat, at) for at in range(cities.size(seat)) for _ in range(cities.under(seat, at))]
