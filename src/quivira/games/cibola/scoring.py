"""Points, tie-breaks and winners (29-38)."""

from quivira.games.cibola import components as box
from quivira.games.cibola.state import Cibola
from quivira.kernel import Score, Seat, filled, rank


def scores(s: Cibola) -> list[Score]:
    """Most points win, then most explorers left, else the victory is shared (37)."""
    values = [value_of(s, treasure) for treasure in range(box.TREASURES)]
    owned = [symbols(s, seat) for seat in range(s.seats)]
    parts: list[dict[str, int]] = [{} for _ in range(s.seats)]
    for treasure in range(box.TREASURES):
        points = treasure_points(treasure, values[treasure], all_counted(s, treasure, owned))
        for seat in range(s.seats):
            parts[seat][box.PART[treasure]] = points[seat]
    for seat in range(s.seats):
        parts[seat]["score-totems"] = totem_points(s, seat, values, owned[seat])
        parts[seat]["score-explorers"] = s.explorers[seat] // box.EXPLORERS_PER_POINT  # 30
    return rank([Score(seat, parts[seat], (s.explorers[seat],)) for seat in range(s.seats)])


def value_of(s: Cibola, treasure: int) -> int:
    """The number of the one open chamber (29)."""
    chamber = box.FIRST[treasure]
    while s.is_covered(chamber):
        chamber += 1
    return box.VALUE[chamber]


def symbols(s: Cibola, seat: Seat) -> list[int]:
    """How many of each treasure a seat has."""
    owned = filled(box.TREASURES, 0)
    for card in s.cards[seat]:
        first = card * box.TREASURES
        for treasure in range(box.TREASURES):
            owned[treasure] += box.SYMBOL_ROWS[first + treasure]
    return list(owned)


def effects(s: Cibola, seat: Seat) -> list[int]:
    """The totems that count for a seat: its own, and the one it copies as a second copy (28)."""
    own = s.totems[seat]
    return [*own, s.copied] if s.copied >= 0 and box.COPY_TOTEM in own else own


def counted(s: Cibola, seat: Seat, treasure: int, owned: list[int]) -> int:
    """Symbols after what totems take away, not below none (35)."""
    number = owned[treasure]
    for totem in effects(s, seat):
        number -= box.FEWER_SYMBOLS[totem][treasure]
    return max(number, 0)


def all_counted(s: Cibola, treasure: int, owned: list[list[int]]) -> list[int]:
    return [counted(s, seat, treasure, owned[seat]) for seat in range(s.seats)]


def treasure_points(treasure: int, value: int, counts: list[int]) -> list[int]:
    """What the temple pays each seat for a treasure: to most only (31, 35, 36), or for each symbol (32-34)."""
    if box.BY_MAJORITY[treasure]:
        most = max(counts)
        return [value if n == most and n > 0 else 0 for n in counts]
    return [n * value for n in counts]


def totem_points(s: Cibola, seat: Seat, values: list[int], owned: list[int]) -> int:
    """What totems add: for each symbol on top of the temple's price (32-34), for each explorer on top of pairs (30)."""
    totems = effects(s, seat)
    points = 0
    for totem in totems:
        points += box.POINTS_PER_EXPLORER[totem] * s.explorers[seat]
    for treasure in range(box.TREASURES):
        points += bonus_each(totems, treasure, values[treasure]) * owned[treasure]
    return points


def bonus_each(totems: list[int], treasure: int, value: int) -> int:
    """What totems add to the price of a symbol; two equal ones add up, but 3 stays 3 (A13, A14)."""
    bonus = 0
    for totem in totems:
        if box.FIXED_VALUE[totem][treasure] != box.NO_FIXED_VALUE:
            bonus = box.FIXED_VALUE[totem][treasure] - value
    for totem in totems:
        bonus += box.POINTS_PER_SYMBOL[totem][treasure]
    return bonus


def projected(s: Cibola, owned: list[list[int]]) -> list[list[tuple[int, int]]]:
    """For each seat and treasure, the least and the most that it would bring if the game ended now (29-35)."""
    found = [[(0, 0)] * box.TREASURES for _ in range(s.seats)]
    totems = [effects(s, seat) for seat in range(s.seats)]
    for treasure in range(box.TREASURES):
        owners = [seat for seat in range(s.seats) if owned[seat][treasure]]
        if not owners:
            continue
        values = [box.VALUE[chamber] for chamber in box.COLUMNS[treasure] if not s.is_covered(chamber)]
        counts = all_counted(s, treasure, owned)
        paid = [treasure_points(treasure, value, counts) for value in values]
        for seat in owners:
            number = owned[seat][treasure]
            points = [
                paid[i][seat] + bonus_each(totems[seat], treasure, values[i]) * number for i in range(len(values))
            ]
            found[seat][treasure] = (min(points), max(points))
    return found
