"""What a seat knows as numbers, for networks: all that its view shows."""

from typing import Final

from quivira.features import Features
from quivira.games.san_juan.components import (
    CARD,
    COPIES,
    HAND_LIMIT,
    IDLE_ROUNDS,
    IDLE_SHOWN,
    KINDS,
    LAST_BUILDING,
    NO_GOOD,
    PLACE,
    PLACE_OF,
    ROLE,
    ROLES,
    TILES,
)
from quivira.games.san_juan.rules.builder import BlackMarket
from quivira.games.san_juan.rules.cards import FromHand, cards_coming
from quivira.games.san_juan.rules.councillor import Keep
from quivira.games.san_juan.rules.producer import Produce
from quivira.games.san_juan.rules.round_start import SomeOfHand, hand_limit
from quivira.games.san_juan.rules.trader import Sell
from quivira.games.san_juan.scoring import building_points
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Seat

TAKER: Final = [f"{role}_taker" for role in ROLE]
TILE: Final = [f"t{n}" for n in range(1, TILES + 1)]
ALL_CARDS: Final = sum(COPIES)
MANY_ROUNDS: Final = 20
NONE: Final[list[int]] = []


def features(s: SanJuan, seat: Seat, out: Features) -> None:
    out.number("to_choose", to_choose(s), HAND_LIMIT)
    out.number("drawing", cards_coming(s), HAND_LIMIT)
    out.number("round", s.round, MANY_ROUNDS)
    out.number("idle", s.idle if s.idle >= IDLE_SHOWN else 0, IDLE_ROUNDS)
    out.who("governor", s.governor)
    out.one_of("last_role", s.last_role, ROLE)
    out.one_of("phase", s.phase, ROLE)
    out.who("chooser", s.chooser)
    out.who("turn", s.turn)
    out.flag("library", s.doubled)
    out.flag("library_spent", s.library_spent)
    for role in range(ROLES):
        out.who(TAKER[role], s.takers[role])
    out.one_of("tile", s.tile, TILE)
    seen = s.tiles_seen()
    out.amounts("tile_place", [seen.index(tile) + 1 if tile in seen else 0 for tile in range(TILES)], TILE, TILES)
    out.flag("cathedral", s.cathedral_free)
    out.one_of("building", s.building, CARD)
    out.one_of("makes_way", s.cities[s.over] if s.over >= 0 else -1, CARD)
    out.kinds("shown", s.shown, CARD, 1)
    out.kinds("removed", s.removed, CARD, 1)
    out.number("pile", s.pile.size, ALL_CARDS)
    out.number("discard", s.discard.size, ALL_CARDS)
    out.kinds("hand", s.hand(seat), CARD, 1)
    out.kinds("drawn", s.hand(s.aside()) if s.turn == seat else NONE, CARD, 1)
    out.kinds("tucked", s.tucked[seat], CARD, 1)
    out.amounts("under", under_kinds(s, seat), CARD, HAND_LIMIT)
    for place in range(s.seats):
        player(s, out.player(place), out)


def player(s: SanJuan, owner: Seat, out: Features) -> None:
    city = s.city(owner)
    goods = s.goods_of(owner)
    loaded = [PLACE_OF[city[at]] for at in range(len(city)) if goods[at] != NO_GOOD]
    out.number("buildings", len(city), LAST_BUILDING)
    out.kinds("city", city, CARD, 1)
    out.members("works", s.working[owner], CARD)
    out.kinds("goods", loaded, PLACE, 1)
    out.number("hand_size", s.hand_sizes[owner], HAND_LIMIT)
    out.number("hand_limit", hand_limit(s, owner), HAND_LIMIT)
    out.number("printed", building_points(s, owner), 3 * LAST_BUILDING)
    out.flag("bank_used", s.bank_used[owner])


def to_choose(s: SanJuan) -> int:
    """How many cards or goods the open question is about, or how many it has had."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (FromHand, Keep, Produce, Sell)):
        return top.left
    if isinstance(top, BlackMarket):
        return top.due
    return top.given if isinstance(top, SomeOfHand) else 0


def under_kinds(s: SanJuan, seat: Seat) -> list[int]:
    """How many cards are tucked under each kind of building."""
    counts = [0] * KINDS
    for at in range(s.first(seat), s.end(seat)):
        counts[s.cities[at]] += s.under[at]
    return counts
