"""Pictures of boards for messengers: a game draws its board, the frame adds who came where with how many points.

A server may have no fonts, so there are no letters: figures are drawn as strokes, and people are known by their seats'
symbols; their names stand beside the picture. A game's `picture.py` has one function, `picture(view, scores)`, which
returns the SVG of a board that is WIDE by HIGH; `python -m quivira.drawing GAME FILE.png` shows that of its example.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.resources import files
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

from quivira.kernel import Score, State
from quivira.kernel.record import decode, replay
from quivira.kernel.registry import find, module

SIZE: Final = (1200, 630)  # as messengers show it
WIDE: Final = 890  # of the board
HIGH: Final = SIZE[1]

PAPER: Final = "#f4ecdd"
INK: Final = "#2b2118"
GOLD: Final = "#c98f1e"
GOLD_SOFT: Final = "#f6e3b0"
SEATS: Final = ("#a3352a", "#2c5a94", "#f6f1e6", "#2a2a2e", "#f0b93a", "#6b9b4b", "#bf7ad0", "#7cd3ea")
ON_SEATS: Final = ("#fff6ec", "#f3f8ff", "#2b2118", "#f6f1e6", "#21190f", "#21190f", "#21190f", "#21190f")
SYMBOLS: Final = (  # sun, ship, leaf, star, moon, key, crown, fish; the same as the client's
    (
        "M12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2ZM11.2 3h1.6v3h-1.6ZM11.2 18h1.6v3h-1.6ZM3 11.2h3v1.6H3ZM"
        "18 11.2h3v1.6h-3ZM5.1 6.2l1.1-1.1 2.1 2.1-1.1 1.1ZM15.7 16.8l1.1-1.1 2.1 2.1-1.1 1.1ZM17.8 5.1l1.1 1.1-2"
        ".1 2.1-1.1-1.1ZM7.2 15.7l1.1 1.1-2.1 2.1-1.1-1.1Z"
    ),
    (
        "M11.4 3.4v9.8H5.2C7.6 10.6 9.9 7 11.4 3.4ZM12.8 5.2c2.7 1.9 4.9 4.8 5.9 8h-5.9ZM3.6 14.8h16.8c-.7 2.8-2."
        "5 4.8-5 5.8H8.6c-2.5-1-4.3-3-5-5.8Z"
    ),
    (
        "M19.5 4.3C11.4 4.1 5.6 7.3 5.3 13c0 1.2.3 2.3.8 3.2 2-3.6 4.9-6.2 8.6-7.8-3.6 2.4-6.5 5.9-8 10.9l1.6.5c."
        "3-1 .6-1.9 1-2.8 6.3 1 10.5-3.6 10.2-12.7Z"
    ),
    "M12 2.8l2.7 6 6.5.7-4.9 4.3 1.4 6.4-5.7-3.3-5.7 3.3 1.4-6.4L2.8 9.5l6.5-.7Z",
    "M14.6 3.1A9.1 9.1 0 1 0 20.9 14.4 6.9 6.9 0 0 1 14.6 3.1Z",
    (
        "M7.5 7a5 5 0 0 1 4.87 3.9H21.8v5.2h-2.4v-2.8h-1.8v2.2h-2.3v-2.2h-2.97A5 5 0 1 1 7.5 7Zm0 3a2 2 0 1 0 0 4"
        " 2 2 0 0 0 0-4Z"
    ),
    "M4 18.6 2.4 7.2l5.2 4.2L12 4l4.4 7.4 5.2-4.2L20 18.6Z",
    (
        "M2.4 12c2.7-4 6-6 9.4-6 2.6 0 4.8 1.2 6.5 3.3l3.3-2.8v11l-3.3-2.8c-1.7 2.1-3.9 3.3-6.5 3.3-3.4 0-6.7-2-9"
        ".4-6Zm4.7-1.9a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z"
    ),
)
FIGURES: Final = {  # strokes in a field of 10 by 16
    "0": "M5 1C8 1 9 4 9 8S8 15 5 15 1 12 1 8 2 1 5 1Z",
    "1": "M2 4 5.6 1V15M2.4 15H8.8",
    "2": "M1.2 4.5C1.5 2 3 1 5 1 7.5 1 9 2.5 9 4.8 9 8.2 4 11 1.2 15H9.2",
    "3": "M1.4 2.6C2.2 1.5 3.5 1 5 1 7.3 1 8.7 2.3 8.7 4.3S7.2 7.6 4.5 7.6C7.4 7.6 9.2 8.9 9.2 11.2S7.4 15 4.9 15"
    "C3.2 15 1.8 14.4 1 13.2",
    "4": "M7 15V1L1 10.7H9.5",
    "5": "M8.6 1H2.6L1.8 7.4C2.6 6.7 3.7 6.3 5 6.3 7.5 6.3 9.2 8 9.2 10.6S7.4 15 4.9 15C3.2 15 1.8 14.4 1 13.2",
    "6": "M8.4 2.2C7.6 1.4 6.6 1 5.4 1 2.6 1 1 4 1 8.6 1 12.8 2.4 15 5.1 15 7.5 15 9.2 13.2 9.2 10.6S7.6 6.4 5.2 6.4"
    "C3 6.4 1.3 7.9 1 10",
    "7": "M1 1H9C6.5 5.5 4.8 9.8 4 15",
    "8": "M5 7.5C2.8 7.5 1.5 6.2 1.5 4.3S2.9 1 5 1 8.5 2.4 8.5 4.3 7.2 7.5 5 7.5C2.5 7.5 .8 9 .8 11.2S2.5 15 5 15"
    " 9.2 13.4 9.2 11.2 7.5 7.5 5 7.5Z",
    "9": "M1.6 13.8C2.4 14.6 3.4 15 4.6 15 7.4 15 9 12 9 7.4 9 3.2 7.6 1 4.9 1 2.5 1 .8 2.8 .8 5.4S2.4 9.6 4.8 9.6"
    "C7 9.6 8.7 8.1 9 6",
    "-": "M1.5 8.5H8.5",
}


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width=2` is its attribute `stroke-width`."""
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{_short(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{inside}</{name}>" if inside else f"<{name}{given}/>"


def _short(value: object) -> object:
    return f"{value:.4g}" if isinstance(value, float) else value


def group(parts: Iterable[str], x: float = 0, y: float = 0, scale: float = 1, **attributes: object) -> str:
    """Things drawn around their own origin, put somewhere."""
    where = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return tag("g", "".join(parts), transform=where, **attributes)


def path(d: str, fill: str = "none", /, **attributes: object) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def line_through(points: Iterable[tuple[float, float]], closed: bool = True) -> str:
    """The `d` of a path."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")


def gradient(name: str, *stops: tuple[float, str], radial: bool = False) -> str:
    """From top to bottom, or from the middle outwards; used as `fill="url(#NAME)"`."""
    inside = "".join(tag("stop", offset=at, stop_color=colour) for at, colour in stops)
    if radial:
        return tag("radialGradient", inside, id=name)
    return tag("linearGradient", inside, id=name, x1=0, y1=0, x2=0, y2=1)


def figure(number: int, x: float, y: float, high: float, colour: str = INK, weight: float = 2.1) -> str:
    """A number around (x, y), `high` units high."""
    scale = high / 16
    shapes = [path(FIGURES[c], transform=f"translate({k * 12:g} 0)") for k, c in enumerate(str(number))]
    left, top = x - (len(shapes) * 12 - 2) * scale / 2, y - high / 2
    strokes = {"stroke": colour, "stroke_width": weight, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(shapes, left, top, scale, fill="none", **strokes)


def mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's symbol on its colour, around (x, y)."""
    n = seat % len(SYMBOLS)
    disc = tag("circle", cx=12, cy=12, r=11.2, fill=SEATS[n], stroke="#5b4a32", stroke_width=1.1)
    symbol = path(SYMBOLS[n], ON_SEATS[n], transform="translate(12 12) scale(.78) translate(-12 -12)")
    return group([disc, symbol], x - size / 2, y - size / 2, size / 24)


def laurel(x: float, y: float, high: float) -> str:
    """For whoever has won: two branches around (x, y), open at the top."""
    leaf = "M0 0C-7 -5 -7 -15 0 -21 7 -15 7 -5 0 0Z"
    leaves = [
        path(leaf, "#b3801a", transform=f"scale({side} 1) rotate({turn}) translate(0 -39) rotate(-58)")
        for side in (1, -1)
        for turn in range(50, 181, 26)
    ]
    return group(leaves, x, y, high / 100)


def rows(count: int) -> list[tuple[float, float]]:
    """Where the frame puts so many seats: the top and the height of each. A board may put theirs beside them."""
    high = min((HIGH - 40) / max(count, 1), 168.0)
    top = (HIGH - high * count) / 2
    return [(top + k * high, high) for k in range(count)]


def by_place(scores: list[Score]) -> list[Score]:
    return sorted(scores, key=lambda score: (score.rank, score.seat))


def _standing(score: Score, top: float, high: float) -> str:
    """One row of the frame: symbol and points, in gold for whoever has won."""
    left, wide, middle = WIDE + 22, SIZE[0] - WIDE - 44, top + high / 2
    size = min(high * 0.6, 88)
    ground, edge = (GOLD_SOFT, GOLD) if score.rank == 1 else ("#fffaf0", "#d9c8a3")
    plate = {"x": left, "y": top + 6, "width": wide, "height": high - 12, "rx": 16}
    parts = [tag("rect", **plate, fill=ground, stroke=edge, stroke_width=2.5)]
    if score.rank == 1:
        parts.append(laurel(left + 70, middle, size * 1.25))
    points = figure(score.total, left + wide * 0.69, middle, size * 0.72)
    return "".join([*parts, mark(score.seat, left + 70, middle, size * 0.72), points])


def frame(board: str, scores: list[Score], seats: int) -> str:
    """The whole picture: the board, and all seats by place; without scores a game that is to be played."""
    shown = [_standing(score, *row) for score, row in zip(by_place(scores), rows(len(scores)), strict=True)]
    middle = (SIZE[0] + WIDE) / 2
    free = (
        []
        if scores
        else [mark(seat, middle, top + high / 2, high * 0.62) for seat, (top, high) in enumerate(rows(seats))]
    )
    clip = tag("clipPath", tag("rect", width=WIDE, height=HIGH), id="board")
    ground = tag("rect", width=SIZE[0], height=HIGH, fill=PAPER)
    edge = path(f"M{WIDE} 0V{HIGH}", stroke="#8a7752", stroke_width=2)
    inside = [tag("defs", clip), ground, tag("g", board, clip_path="url(#board)"), edge, *shown, *free]
    return tag("svg", "".join(inside), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {SIZE[0]} {HIGH}")


def plain(seats: int) -> str:
    """The board of a game that draws none: a chart with a compass rose, and everybody around it."""
    rose = "M0 -190 34 -34 190 0 34 34 0 190 -34 34 -190 0 -34 -34Z"
    rings = [tag("circle", r=r, fill="none", stroke="#b59a66", stroke_width=2.5) for r in (216, 236)]
    turns = [2 * pi * seat / seats for seat in range(seats)]
    around = [mark(seat, sin(turn) * 226, -cos(turn) * 226, 76) for seat, turn in enumerate(turns)]
    ground = tag("rect", width=WIDE, height=HIGH, fill="#e9dcc0")
    grid = path(
        "".join(f"M{x} 0V630" for x in range(49, WIDE, 99)) + "".join(f"M0 {y}H{WIDE}" for y in range(18, 630, 99))
    )
    lines = tag("g", grid, stroke="#d5c39b", stroke_width=2)
    chart = [*rings, path(rose, "#b07a12"), path(rose, "#e6c368", transform="rotate(45) scale(.55)")]
    return ground + lines + group([*chart, *around], WIDE / 2, HIGH / 2)


def drawn(name: str, s: State, scores: list[Score]) -> str:
    """The picture of a game's state as everybody may see it."""
    game = find(name)
    board = game.picture(game.view(s, None), scores) if game.picture is not None else plain(s.seats)
    return frame(board, scores, s.seats)


def example(name: str) -> State | None:
    """The end of the game that the folder keeps as its example."""
    game: Any = find(name)
    file = files(module(name)) / "records" / f"{name}-example.json"
    if not file.is_file():
        return None
    *_, last = replay(game, decode(file.read_bytes()))
    return last


def png(svg: str) -> bytes:
    from resvg_py import svg_to_bytes  # of the server's extra

    return bytes(svg_to_bytes(svg_string=svg, width=SIZE[0], height=SIZE[1], skip_system_fonts=True))


if __name__ == "__main__":
    shown = example(sys.argv[1])
    if shown is None:
        raise SystemExit(f"quivira: {sys.argv[1]} keeps no example")
    Path(sys.argv[2]).write_bytes(png(drawn(sys.argv[1], shown, find(sys.argv[1]).scores(shown))))
