"""Points, tie-breaks and winners (70, 71)."""

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Score, Seat, rank, size

BONUS_BUILDINGS: Final[list[int]] = [box.TRIUMPHAL_ARCH, box.CITY_HALL, box.GUILD_HALL, box.RESIDENCE, box.CATHEDRAL]
PART: Final[list[str]] = [f"score-{card}" for card in box.CARD]


def end_reason(s: SanJuan) -> str:
    return "buildings" if s.is_built_up() else "stalled"


def scores(s: SanJuan) -> list[Score]:
    """Most points win, then most cards in hand and goods, else the victory is shared (71)."""
    result: list[Score] = []
    for seat in range(s.seats):
        parts: dict[str, int] = {"score-buildings": building_points(s, seat)}
        parts["score-tucked"] = s.cities.cards_under(seat)  # 70b
        for card in BONUS_BUILDINGS:
            parts[PART[card]] = bonus(s, seat, card) if s.cities.has(seat, card) else 0
        all_others = sum(parts.values())
        parts["score-palace"] = all_others // box.PALACE_SHARE if s.cities.has(seat, box.PALACE) else 0  # 70h
        result.append(Score(seat, parts, (s.hands.size(seat) + s.cities.goods(seat),)))
    return rank(result)


def building_points(s: SanJuan, seat: Seat) -> i64:
    """What is printed on the buildings in play (70a)."""
    points: i64 = 0
    for place in range(s.cities.size(seat)):
        points += box.POINTS[s.cities.card(seat, place)]
    return points


def bonus(s: SanJuan, seat: Seat, card: i64) -> int:
    """What a bonus building brings."""
    if card == box.TRIUMPHAL_ARCH:
        return arch_bonus(s, seat)
    if card == box.CITY_HALL:
        return city_hall_bonus(s, seat)
    if card == box.GUILD_HALL:
        return guild_hall_bonus(s, seat)
    return residence_bonus(s, seat) if card == box.RESIDENCE else cathedral_bonus(s, seat)


def arch_bonus(s: SanJuan, seat: Seat) -> int:
    """By the number of monuments (70c)."""
    return box.ARCH_POINTS[sum([box.IS_MONUMENT[card] for card in s.cities.cards(seat)])]


def city_hall_bonus(s: SanJuan, seat: Seat) -> int:
    """One for each city building (70d)."""
    return sum([not box.is_production(card) for card in s.cities.cards(seat)])


def guild_hall_bonus(s: SanJuan, seat: Seat) -> int:
    """One for each production building and one for each kind of them (70e)."""
    return size(s.cities.productions(seat)) + sum([box.is_production(card) for card in s.cities.cards(seat)])


def residence_bonus(s: SanJuan, seat: Seat) -> int:
    """By the number of sets of three different names of equal cost (70f)."""
    return falling_points(sum([sets_of_cost(s, seat, cost) for cost in range(1, box.CATHEDRAL_COST + 1)]))


def sets_of_cost(s: SanJuan, seat: Seat, cost: int) -> int:
    """The most sets that the buildings of one cost make, each building in one set at most (70f)."""
    city = s.cities.cards(seat)
    names = [city.count(card) for card in set(city) if box.COST[card] == cost]
    sets = 0
    while sum([min(count, sets + 1) for count in names]) >= box.SET_OF_NAMES * (sets + 1):
        sets += 1
    return sets


def cathedral_bonus(s: SanJuan, seat: Seat) -> int:
    """By the number of the opponents' buildings of cost 6 (70g)."""
    number = 0
    for other in range(s.seats):
        if other != seat:
            number += sum([box.COST[card] == box.CATHEDRAL_COST for card in s.cities.cards(other)])
    return falling_points(number)


def falling_points(number: int) -> int:
    """Four for the first, three for the second, and so on to nothing."""
    return sum(box.FALLING_POINTS[:number])
