"""A stand-in while the rules are made."""

from quivira.games.san_juan.scoring import palace_points, points_without_palace
from quivira.games.san_juan.state import SanJuan


def evaluate(s: SanJuan) -> list[float]:
    base = [points_without_palace(s, seat) for seat in range(s.seats)]
    return [float(base[seat] + palace_points(s, seat, base[seat])) for seat in range(s.seats)]
