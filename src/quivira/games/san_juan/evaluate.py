"""What a bot needs to know: how many points each seat may expect from a position."""

from typing import Final

from quivira.games.san_juan.components import (
    CARD,
    CATHEDRAL,
    CITY_HALL,
    GUILD_HALL,
    LAST_BUILDING,
    NO_GOOD,
    PALACE,
    PALACE_SHARE,
    PLACE_OF,
    PLACES,
    POINTS,
    PRICES,
    RESIDENCE,
    TILES,
    TRIUMPHAL_ARCH,
)
from quivira.games.san_juan.rules.builder import BlackMarket, Overbuild, Pay, lowest_price
from quivira.games.san_juan.rules.councillor import Keep
from quivira.games.san_juan.rules.trader import Sell
from quivira.games.san_juan.scoring import (
    arch_bonus,
    cathedral_bonus,
    city_hall_bonus,
    guild_hall_bonus,
    points_without_palace,
    residence_bonus,
)
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Seat

CARD_WORTH: Final = 0.45  # two cards make about one point, while there is time to build with them
SALE: Final = 0.85  # a good is worth a little less than the cards it usually brings, for it has yet to be sold
TIE_BREAK: Final = 0.01  # a card or good when nothing can be built any more (71)
BUILDS_AHEAD: Final = 3  # with fewer builder phases left cards lose their worth
MORE_OF_IT: Final = 0.4  # how many of the buildings to come add to a bonus building
IN_HAND: Final = 0.5  # how likely the best bonus building of the hand is built

# Points that a building's work brings in a game that has all its builder phases ahead
WORK: Final[dict[str, float]] = {
    "indigo_plant": 1.2,
    "sugar_mill": 1.6,
    "tobacco_storage": 2.0,
    "coffee_roaster": 2.4,
    "silver_smelter": 2.8,
    "archive": 1.5,
    "smithy": 2.0,
    "gold_mine": 2.5,
    "poor_house": 1.5,
    "black_market": 1.5,
    "well": 2.0,
    "market_stand": 2.0,
    "trading_post": 2.0,
    "crane": 2.0,
    "chapel": 3.5,
    "aqueduct": 2.5,
    "tower": 1.0,
    "carpenter": 4.0,
    "prefecture": 4.0,
    "market_hall": 3.0,
    "quarry": 4.0,
    "library": 5.0,
    "office": 1.5,
    "guard_room": 0.5,
    "hut": 1.0,
    "tavern": 1.5,
    "customs_office": 2.5,
    "park": 0.5,
    "bank": 1.5,
    "harbor": 3.0,
    "goldsmith": 3.0,
}
GOOD_WORTH: Final[list[float]] = [SALE * sum([row[place] for row in PRICES]) / TILES for place in range(PLACES)]
WORK_OF: Final[list[float]] = [WORK.get(card, 0.0) for card in CARD]


def evaluate(s: SanJuan) -> list[float]:
    """Expected points of each seat; higher is better."""
    left = 0 if s.is_over() else max(LAST_BUILDING - max(list(s.sizes)), 1)
    return [expected_points(s, seat, left) for seat in range(s.seats)]


def expected_points(s: SanJuan, seat: Seat, left: int) -> float:
    """What is there, what cards, goods and working buildings will bring, and the palace's share of it all."""
    points = float(points_without_palace(s, seat)) + cards_worth(s, seat, left)
    if seat == s.turn and s.building >= 0:
        points += float(POINTS[s.building]) + bonus_of(s, seat, s.building) + WORK_OF[s.building] * left / LAST_BUILDING
    if left:
        points += bonuses_to_come(s, seat, left) + best_bonus_in_hand(s, seat)
        points += sum([WORK_OF[card] for card in s.city(seat)]) * left / LAST_BUILDING
    if s.owns(seat, PALACE):
        points += points / PALACE_SHARE
    return points


def cards_worth(s: SanJuan, seat: Seat, left: int) -> float:
    """Cards and goods, those that an unfinished turn is sure to bring or cost among them."""
    cards = float(s.hand_sizes[seat])
    for at in range(s.first(seat), s.end(seat)):
        if s.goods[at] != NO_GOOD:
            cards += GOOD_WORTH[PLACE_OF[s.cities[at]]] if left else 1.0
    top = s.stack[-1] if s.stack else None
    if seat == s.turn:
        if isinstance(top, Pay):
            cards -= float(top.left)
        elif isinstance(top, BlackMarket):
            cards -= float(top.due)
        elif isinstance(top, Overbuild):
            cards -= float(lowest_price(s, seat, s.building))
        elif isinstance(top, Keep):
            cards += float(top.left)
        elif isinstance(top, Sell):
            cards += float(top.income)
    return cards * (CARD_WORTH * min(left, BUILDS_AHEAD) / BUILDS_AHEAD if left else TIE_BREAK)


def bonuses_to_come(s: SanJuan, seat: Seat, left: int) -> float:
    """Buildings yet to be built add to city hall and guild hall."""
    halls = int(s.owns(seat, CITY_HALL)) + int(s.owns(seat, GUILD_HALL))
    return halls * MORE_OF_IT * left


def best_bonus_in_hand(s: SanJuan, seat: Seat) -> float:
    """The bonus building of the hand that would bring most now."""
    best = 0.0
    for card in s.hand(seat):
        best = max(best, bonus_of(s, seat, card))
    return IN_HAND * best


def bonus_of(s: SanJuan, seat: Seat, card: int) -> float:
    """What the building would add if it stood in the city."""
    if s.owns(seat, card):
        return 0.0
    if card == TRIUMPHAL_ARCH:
        return float(arch_bonus(s, seat))
    if card == CITY_HALL:
        return float(city_hall_bonus(s, seat) + 1)
    if card == GUILD_HALL:
        return float(guild_hall_bonus(s, seat))
    if card == RESIDENCE:
        return float(residence_bonus(s, seat))
    if card == CATHEDRAL:
        return float(cathedral_bonus(s, seat))
    if card == PALACE:
        return points_without_palace(s, seat) / PALACE_SHARE
    return 0.0
