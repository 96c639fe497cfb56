"""Points, tie-breaks and winners (70, 71)."""

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    ARCH_POINTS,
    CATHEDRAL,
    CATHEDRAL_COST,
    CITY_HALL,
    COST,
    FALLING_POINTS,
    GUILD_HALL,
    IS_MONUMENT,
    IS_PRODUCTION,
    PALACE,
    PALACE_SHARE,
    POINTS,
    PRODUCTIONS,
    RESIDENCE,
    SET_OF_NAMES,
    TRIUMPHAL_ARCH,
)
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Score, Seat, rank


def end_reason(s: SanJuan) -> str:
    return "buildings" if s.is_built_up() else "stalled"


def scores(s: SanJuan) -> list[Score]:
    """Most points win, then most cards in hand and goods, else the victory is shared (71)."""
    result: list[Score] = []
    for seat in range(s.seats):
        parts = {
            "score-buildings": building_points(s, seat),
            "score-tucked": tucked_points(s, seat),
            "score-triumphal_arch": arch_points(s, seat),
            "score-city_hall": city_hall_points(s, seat),
            "score-guild_hall": guild_hall_points(s, seat),
            "score-residence": residence_points(s, seat),
            "score-cathedral": cathedral_points(s, seat),
        }
        parts["score-palace"] = palace_points(s, seat, sum(parts.values()))
        result.append(Score(seat, parts, (s.hand_sizes[seat] + s.number_of_goods(seat),)))
    return rank(result)


def points_without_palace(s: SanJuan, seat: Seat) -> int:
    """All that the palace takes a share of (70a-g)."""
    return (
        building_points(s, seat)
        + tucked_points(s, seat)
        + arch_points(s, seat)
        + city_hall_points(s, seat)
        + guild_hall_points(s, seat)
        + residence_points(s, seat)
        + cathedral_points(s, seat)
    )


def building_points(s: SanJuan, seat: Seat) -> i64:
    """What is printed on the buildings in play (70a)."""
    points: i64 = 0
    for at in range(s.first(seat), s.end(seat)):
        points += POINTS[s.cities[at]]
    return points


def tucked_points(s: SanJuan, seat: Seat) -> int:
    """One for each card under chapel, bank, harbor and what replaced them (70b)."""
    return len(s.tucked[seat]) + len(s.shipped[seat])


def arch_points(s: SanJuan, seat: Seat) -> int:
    return arch_bonus(s, seat) if s.owns(seat, TRIUMPHAL_ARCH) else 0


def arch_bonus(s: SanJuan, seat: Seat) -> int:
    """By the number of monuments (70c)."""
    return ARCH_POINTS[sum([IS_MONUMENT[card] for card in s.city(seat)])]


def city_hall_points(s: SanJuan, seat: Seat) -> int:
    return city_hall_bonus(s, seat) if s.owns(seat, CITY_HALL) else 0


def city_hall_bonus(s: SanJuan, seat: Seat) -> int:
    """One for each city building (70d)."""
    return sum([not IS_PRODUCTION[card] for card in s.city(seat)])


def guild_hall_points(s: SanJuan, seat: Seat) -> int:
    return guild_hall_bonus(s, seat) if s.owns(seat, GUILD_HALL) else 0


def guild_hall_bonus(s: SanJuan, seat: Seat) -> int:
    """One for each production building and one for each kind of them (70e)."""
    kinds = sum([s.owns(seat, kind) for kind in range(PRODUCTIONS)])
    return kinds + sum([IS_PRODUCTION[card] for card in s.city(seat)])


def residence_points(s: SanJuan, seat: Seat) -> int:
    return residence_bonus(s, seat) if s.owns(seat, RESIDENCE) else 0


def residence_bonus(s: SanJuan, seat: Seat) -> int:
    """By the number of sets of three different names of equal cost (70f)."""
    return falling_points(sum([sets_of_cost(s, seat, cost) for cost in range(1, CATHEDRAL_COST + 1)]))


def sets_of_cost(s: SanJuan, seat: Seat, cost: int) -> int:
    """The most sets that the buildings of one cost make, each building in one set at most (70f)."""
    city = s.city(seat)
    names = [city.count(card) for card in set(city) if COST[card] == cost]
    sets = 0
    while sum([min(count, sets + 1) for count in names]) >= SET_OF_NAMES * (sets + 1):
        sets += 1
    return sets


def cathedral_points(s: SanJuan, seat: Seat) -> int:
    return cathedral_bonus(s, seat) if s.owns(seat, CATHEDRAL) else 0


def cathedral_bonus(s: SanJuan, seat: Seat) -> int:
    """By the number of the opponents' buildings of cost 6 (70g)."""
    number = 0
    for other in range(s.seats):
        if other != seat:
            number += sum([COST[card] == CATHEDRAL_COST for card in s.city(other)])
    return falling_points(number)


def falling_points(number: int) -> int:
    """Four for the first, three for the second, and so on to nothing."""
    return sum(FALLING_POINTS[:number])


def palace_points(s: SanJuan, seat: Seat, others: int) -> int:
    """A quarter of all other points, rounded down (70h)."""
    return others // PALACE_SHARE if s.owns(seat, PALACE) else 0
