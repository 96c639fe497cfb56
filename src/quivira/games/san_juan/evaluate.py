"""What a bot needs to know: how many points each seat may expect from a position.

The points that are there count in full. What is to come is a sum of features, each with its weight: `WEIGHTS`.
"""

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan.rules.builder import Build, BuildingTurn
from quivira.games.san_juan.rules.councillor import Keep
from quivira.games.san_juan.rules.paying import BlackMarket, Overbuild, Pay
from quivira.games.san_juan.rules.price import lowest_price
from quivira.games.san_juan.rules.rounds import ChooseRole
from quivira.games.san_juan.rules.trader import Sell
from quivira.games.san_juan.scoring import BONUS_BUILDINGS, cathedral_bonus, residence_bonus
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Seat, bit, lowest

PRODUCTION_BITS: Final = (1 << box.PRODUCTIONS) - 1
TIE_BREAK: Final = 0.01  # a card or good when nothing can be built any more (71)
BUILDS_AHEAD: Final = 3  # with fewer builder phases left cards lose their worth
FEW: Final = 3  # cards that are always welcome
SIX: Final = box.COST[box.PALACE]  # what bonus buildings cost at least
GOOD_PRICE: Final[list[float]] = [sum([row[place] for row in box.PRICES]) / box.TILES for place in range(box.PLACES)]

# Features
SIZE: Final = 0  # buildings above those of the busiest, none or fewer
HAND: Final = 1  # the first cards of the hand
MORE: Final = 2  # further cards
GOODS: Final = 3  # cards that the goods will bring
READY: Final = 4  # points of the best building in hand that can be paid with the rest of the hand
BONUS: Final = 5  # points that the best bonus building in hand would bring now
CITY_GROWS: Final = 6  # buildings to come, for the owner of a city hall
GUILD_GROWS: Final = 7  # and of a guild hall
WORK: Final = 8  # from here on: each building's work, for the share of the game that is left

# Fitted to 300 games of the easy bot with the base cards (benchmarks/fit.py, November 2026); what came out below
# nothing is left out, for no building's work does harm
WORK_WEIGHTS: Final[dict[str, float]] = {
    "indigo_plant": 0.9,
    "sugar_mill": 2.3,
    "tobacco_storage": 2.0,
    "coffee_roaster": 2.5,
    "silver_smelter": 2.5,
    "smithy": 2.8,
    "gold_mine": 2.4,
    "poor_house": 3.4,
    "well": 1.4,
    "crane": 0.3,
    "aqueduct": 0.6,
    "tower": 1.1,
    "carpenter": 2.8,
    "prefecture": 5.8,
    "market_hall": 4.2,
    "quarry": 5.5,
    "library": 5.0,
    "triumphal_arch": 0.3,
    "palace": 0.2,
    # of the expansion, guessed
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
WEIGHTS: Final[list[float]] = [
    *(-0.13, 0.81, 0.26, 0.27, 0.3, 0.27, 0.64, 0.33),  # SIZE to GUILD_GROWS
    *[WORK_WEIGHTS.get(card, 0.0) for card in box.CARD],
]


def evaluate(s: SanJuan) -> list[float]:
    """Expected points of each seat; higher is better."""
    waiting = yet_to_build(s)
    largest: i64 = 0
    for seat in range(s.seats):
        largest = max(largest, s.cities.size(seat) + int(waiting[seat]))
    after = 0 if s.is_over() else box.LAST_BUILDING - min(largest, box.LAST_BUILDING)
    return [expected_points(s, seat, after + int(waiting[seat]), largest) for seat in range(s.seats)]


def is_quiet(s: SanJuan) -> bool:
    """Between phases: within one some have built, sold or drawn, and others will."""
    return isinstance(s.stack[-1], ChooseRole)


def yet_to_build(s: SanJuan) -> list[bool]:
    """Whether each seat has still to build in the builder phase that is being played."""
    waiting = [False] * s.seats
    for step in s.stack:
        if isinstance(step, BuildingTurn):
            waiting[step.owner] = True
        elif isinstance(step, Build):
            waiting[step.seat] = True
    return waiting


def expected_points(s: SanJuan, seat: Seat, builds: int, largest: int) -> float:
    """What is there, what the features promise while `builds` buildings may follow, and the palace's share of all."""
    city = City(s, seat)
    points = city.points
    cards = cards_in_hand(s, seat)
    if builds == 0:
        points += TIE_BREAK * float(cards + s.cities.goods(seat))
    else:
        use = min(builds, BUILDS_AHEAD) / BUILDS_AHEAD
        few = min(cards, FEW)
        points += WEIGHTS[SIZE] * float(city.size - largest) + city.work * builds / box.LAST_BUILDING
        points += use * (WEIGHTS[HAND] * few + WEIGHTS[MORE] * (cards - few) + WEIGHTS[GOODS] * city.goods)
        points += best_in_hand(s, seat, city)
        if city.has(box.CITY_HALL):
            points += WEIGHTS[CITY_GROWS] * builds
        if city.has(box.GUILD_HALL):
            points += WEIGHTS[GUILD_GROWS] * builds
    return points + points / box.PALACE_SHARE if city.has(box.PALACE) else points


class City:
    """The buildings of a seat, with the one that is being built."""

    def __init__(self, s: SanJuan, seat: Seat) -> None:
        self.owned: i64 = s.cities.kinds(seat)
        self.size: i64 = s.cities.size(seat)
        self.towns: i64 = 0  # city buildings
        self.monuments: i64 = 0
        self.goods: float = 0.0  # cards that they usually bring
        self.work: float = 0.0
        self.points: float = float(s.cities.cards_under(seat))
        makes_way: i64 = s.over if seat == s.turn else NONE
        for place in range(s.cities.size(seat)):
            card = s.cities.card(seat, place)
            if not s.cities.is_empty(seat, place):
                self.goods += GOOD_PRICE[box.PLACE_OF[card]]
            if place != makes_way:
                self.add(card)
        if seat == s.turn and s.building != NONE:
            self.add(s.building)
            self.owned |= bit(s.building)
            if makes_way == NONE:
                self.size += 1
        for card in BONUS_BUILDINGS:
            if self.has(card):
                self.points += bonus_of(s, seat, card, self)

    def add(self, card: i64) -> None:
        self.points += float(box.POINTS[card])
        self.work += WEIGHTS[WORK + card]
        if card >= box.PRODUCTIONS:
            self.towns += 1
            if box.IS_MONUMENT[card]:
                self.monuments += 1

    def has(self, card: int) -> bool:
        return self.owned & bit(card) != 0


def bonus_of(s: SanJuan, seat: Seat, card: int, city: City) -> float:
    """What a bonus building brings, or would bring if it stood there."""
    if card == box.TRIUMPHAL_ARCH:
        return float(box.ARCH_POINTS[city.monuments])
    if card == box.CITY_HALL:
        return float(city.towns + (0 if city.has(card) else 1))
    if card == box.GUILD_HALL:
        productions: int = city.owned & PRODUCTION_BITS
        return float(city.size - city.towns + productions.bit_count())
    if card == box.RESIDENCE:
        return float(residence_bonus(s, seat))
    if card == box.CATHEDRAL:
        return float(cathedral_bonus(s, seat))
    return city.points / box.PALACE_SHARE if card == box.PALACE else 0.0


def cards_in_hand(s: SanJuan, seat: Seat) -> int:
    """With those that an unfinished turn is sure to bring or cost."""
    cards: i64 = s.hands.size(seat)
    if seat == s.turn and s.stack:
        top = s.stack[-1]
        if isinstance(top, Pay):
            cards -= top.left
        elif isinstance(top, BlackMarket):
            cards -= top.due
        elif isinstance(top, Overbuild):
            cards -= lowest_price(s, seat, s.building)
        elif isinstance(top, Keep):
            cards += top.left
        elif isinstance(top, Sell):
            cards += top.income
    return cards


def best_in_hand(s: SanJuan, seat: Seat, city: City) -> float:
    """What the most valuable building in hand promises: one that can be paid, and a bonus building in any case."""
    size = s.hands.size(seat)
    ready = 0.0
    best = 0.0
    cards = s.hands.kinds(seat) & (PRODUCTION_BITS | ~city.owned)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = float(box.POINTS[card])
        if box.COST[card] >= SIX:
            worth = bonus_of(s, seat, card, city)
            best = max(best, worth)
        if box.COST[card] < size:
            ready = max(ready, worth)
    return WEIGHTS[READY] * ready + WEIGHTS[BONUS] * best
