"""Points, tie-breaks and winners (29-38)."""

from quivira.games.cibola.components import (
    BY_MAJORITY,
    CHAMBERS,
    COLUMN_OF,
    COPY_TOTEM,
    EXPLORERS_PER_POINT,
    FEWER_SYMBOLS,
    FIXED_VALUE,
    NO_FIXED_VALUE,
    POINTS_PER_EXPLORER,
    POINTS_PER_SYMBOL,
    SYMBOLS,
    TREASURE,
    TREASURES,
    VALUE,
)
from quivira.games.cibola.state import Cibola
from quivira.kernel import Score, Seat, rank


def end_reason(s: Cibola) -> str:
    return "rounds"


def scores(s: Cibola) -> list[Score]:
    """Most points win, then most explorers left, else the victory is shared (37)."""
    values = [value_of(s, treasure) for treasure in range(TREASURES)]
    points = [treasure_points(s, treasure, values[treasure]) for treasure in range(TREASURES)]
    result: list[Score] = []
    for seat in range(s.seats):
        totem_points = [totem_bonus(s, seat, treasure, values[treasure]) for treasure in range(TREASURES)]
        parts = {f"score-{TREASURE[t]}": points[t][seat] for t in range(TREASURES)}
        parts["score-totems"] = sum(totem_points) + explorer_bonus(s, seat)
        parts["score-explorers"] = s.explorers[seat] // EXPLORERS_PER_POINT  # 30
        result.append(Score(seat, parts, (s.explorers[seat],)))
    return rank(result)


def value_of(s: Cibola, treasure: int) -> int:
    """The number of the one open chamber (29)."""
    return next(VALUE[c] for c in range(CHAMBERS) if COLUMN_OF[c] == treasure and not s.covered[c])


def effects(s: Cibola, seat: Seat) -> list[int]:
    """The totems that count for a seat: its own, and the one it copies as a second copy (28)."""
    own = s.totems[seat]
    return [*own, s.copied] if s.copied >= 0 and COPY_TOTEM in own else own


def symbols(s: Cibola, seat: Seat, treasure: int) -> int:
    return sum([SYMBOLS[card][treasure] for card in s.cards[seat]])


def counted_symbols(s: Cibola, seat: Seat, treasure: int) -> int:
    """Symbols after what totems take away, not below none (35)."""
    fewer = sum([FEWER_SYMBOLS[totem][treasure] for totem in effects(s, seat)])
    return max(symbols(s, seat, treasure) - fewer, 0)


def treasure_points(s: Cibola, treasure: int, value: int) -> list[int]:
    """What the temple pays each seat for a treasure: to most only (31, 35, 36), or for each symbol (32-34)."""
    counts = [counted_symbols(s, seat, treasure) for seat in range(s.seats)]
    if BY_MAJORITY[treasure]:
        most = max(counts)
        return [value if n == most and n > 0 else 0 for n in counts]
    return [n * value for n in counts]


def totem_bonus(s: Cibola, seat: Seat, treasure: int, value: int) -> int:
    """What totems add to the temple's price for each symbol (32-34); two equal ones add up, 3 stays 3 (A13)."""
    each = 0
    for totem in effects(s, seat):
        if FIXED_VALUE[totem][treasure] != NO_FIXED_VALUE:
            each = FIXED_VALUE[totem][treasure] - value
    for totem in effects(s, seat):
        each += POINTS_PER_SYMBOL[totem][treasure]
    return each * symbols(s, seat, treasure)


def explorer_bonus(s: Cibola, seat: Seat) -> int:
    """Points for each explorer on top of the pairs (30)."""
    return sum([POINTS_PER_EXPLORER[totem] for totem in effects(s, seat)]) * s.explorers[seat]
