"""The island at the end of a game, for messengers: land, rivers, roads, sites, and everybody's houses."""

from functools import cache
from math import atan2, cos, hypot, pi, sin
from typing import Any, Final

import msgspec

from quivira.drawing import HIGH, WIDE, gradient, group, line_through, mark, path, tag
from quivira.drawing import SEATS as COLOURS
from quivira.games.golden_city.board import BOARD_TEXT, FILE, OLD_FILE
from quivira.games.golden_city.view import GoldenCityView
from quivira.kernel import Score

Point = tuple[float, float]
SEA: Final = "#5fa3c0"
LAND: Final = {"forest": "#86ad72", "plain": "#d3dc8a", "mountain": "#bcb1a8", "desert": "#efcf95"}
TEXTURE: Final = {  # of each land, in a field of 40 by 34
    "forest": "M8 16H3L8 6l5 10ZM28 32h-5l5-10 5 10Z",
    "plain": "M6 12q0-4-2-6M7 12V5M8 12q0-4 2-6M26 28q0-4-2-6M27 28v-7M28 28q0-4 2-6",
    "mountain": "M3 15l7-10 7 10M22 32l7-10 7 10",
    "desert": "M3 12q7-7 14 0M23 28q7-7 14 0",
}
RING: Final = {"coast": "#1f5c82", "suburb": "#7a5430", "outer": "#6b5120", "inner": "#5a1d16"}
MEDAL: Final = {"coast": "#eaf4f6", "suburb": "#fdf6e4", "outer": "#f6d77e", "inner": "#e9b83f"}
FAR: Final = 900.0  # from the middle: beyond every coast
DISC: Final = 15.0  # the radius of a site
ROOF: Final = 40.0  # how wide a house is
SIDES: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def picture(view: GoldenCityView, scores: list[Score]) -> str:
    old = view.played_on == BOARD_TEXT["reconstructed"]
    board = msgspec.json.decode((OLD_FILE if old else FILE).read())
    wide, high = board["meta"].get("size", (1000, 800))
    scale = min(WIDE / wide, HIGH / high) * 1.01
    houses = [house for site in view.board for house in _houses(_places(board)[site.site.key], list(site.houses))]
    parts = [_ground(msgspec.json.encode(board)), *houses]
    sea = tag("rect", width=WIDE, height=HIGH, fill=SEA)
    return sea + group(parts, (WIDE - wide * scale) / 2, (HIGH - high * scale) / 2, scale)


def _places(board: Any) -> dict[str, Any]:
    return {place["id"]: place for place in board["places"]}


def _houses(place: Any, seats: list[int]) -> list[str]:
    """Houses on a site, side by side."""
    step = ROOF * 0.62
    left = place["x"] - step * (len(seats) - 1) / 2
    return [_house(seat, left + k * step, place["y"]) for k, seat in enumerate(seats)]


def _house(seat: int, x: float, y: float) -> str:
    shadow = tag("ellipse", cx=0, cy=17, rx=20, ry=6, fill="#20140688")
    outline = "M0 -21 21 -3H16V17H-16V-3H-21Z"
    walls = path(outline, COLOURS[seat % len(COLOURS)], stroke="#20160c", stroke_width=2.4, stroke_linejoin="round")
    eaves = path("M-19 -3.5 0 -19.5 19 -3.5", stroke="#fff6e0", stroke_width=1.6, stroke_opacity=0.75)
    return group([shadow, walls, eaves, mark(seat, 0, 4, 21)], x, y)


@cache
def _ground(file: bytes) -> str:
    """All that is the same in every game."""
    board = msgspec.json.decode(file)
    size = board["meta"].get("size", (1000, 800))
    centre = tuple(board["meta"].get("centre", (size[0] / 2, size[1] / 2)))
    coast = [tuple(point) for point in board.get("drawing", {}).get("island_outline", [])] or _oval(centre, size)
    return "".join(
        [
            _definitions(coast, centre),
            *_shoals(coast, centre),
            *_lands(board, centre, size),
            path(line_through(coast), stroke="#8c6d3b", stroke_width=3.5, stroke_linejoin="round"),
            *_city(board, centre),
            *_water(board, centre, size),
            *_roads(board),
            *map(_site, board["places"]),
        ]
    )


def _definitions(coast: list[Point], centre: Point) -> str:
    patterns = [
        tag(
            "pattern",
            path(d, stroke="#2c2412", stroke_opacity=0.32, stroke_width=1.6, stroke_linecap="round"),
            id=f"texture-{land}",
            width=40,
            height=34,
            patternUnits="userSpaceOnUse",
        )
        for land, d in TEXTURE.items()
    ]
    land = tag("clipPath", path(line_through(_inset(coast, centre, 20)), "#000"), id="land")
    island = tag("clipPath", path(line_through(coast), "#000"), id="island")
    gold = gradient("gold", (0, "#f8dc82"), (1, "#e6b548"), radial=True)
    return tag("defs", "".join([*patterns, land, island, gold]))


def _shoals(coast: list[Point], centre: Point) -> list[str]:
    waves = "".join(f"M{x} {y}q9 -8 18 0t18 0" for x in range(-200, 1250, 96) for y in range(-160 + x % 7 * 9, 980, 74))
    return [
        path(waves, stroke="#f2fbff", stroke_width=2, stroke_opacity=0.4, stroke_linecap="round"),
        path(line_through(_inset(coast, centre, -40)), "#8cc3d6", fill_opacity=0.45),
        path(line_through(_inset(coast, centre, -18)), "#8cc3d6", fill_opacity=0.8),
        path(line_through(coast), "#f0deb3"),
    ]


def _lands(board: Any, centre: Point, size: Point) -> list[str]:
    """Each terrain lies between two rivers."""
    rivers, parts = board["rivers"], []
    courses = {river["id"]: _course(river, centre, size) for river in rivers}
    for river, following in zip(rivers, [*rivers[1:], rivers[0]], strict=True):
        common = set(river.get("between", ())) & set(following.get("between", ()))
        if common:
            here, there = courses[river["id"]], courses[following["id"]]
            outline = line_through([*here, *_around(here[-1], there[-1], centre), *reversed(there)])
            (terrain,) = common
            parts += [path(outline, LAND[terrain]), path(outline, f"url(#texture-{terrain})")]
    return [tag("g", "".join(parts), clip_path="url(#land)")] if parts else []


def _city(board: Any, centre: Point) -> list[str]:
    shapes: dict[str, list[Point]] = board.get("drawing", {}).get("district_shapes", {})
    cx, cy = centre
    all_points = [point for points in shapes.values() for point in points]
    rx, ry = (max((abs(p[k] - centre[k]) for p in all_points), default=195 - 35 * k) for k in (0, 1))
    parts = [
        tag("ellipse", cx=cx, cy=cy + 8, rx=rx + 12, ry=ry + 11, fill="#281905", fill_opacity=0.28),
        tag("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill="url(#gold)"),
    ]
    for name, points in shapes.items():
        strong = 0.16 if name.endswith("_inner") else 0.5
        land = LAND[name.partition("_")[0]]
        parts.append(path(line_through(points), land, fill_opacity=strong, stroke="#7b5a26", stroke_width=2.5))
    wall = tag("ellipse", cx=cx, cy=cy, rx=rx + 3, ry=ry + 3, fill="none", stroke="#7b5a26", stroke_width=10)
    top = {"stroke": "#e7c97f", "stroke_width": 4.5, "stroke_dasharray": "9 6", "fill": "none"}
    return [*parts, wall, tag("ellipse", cx=cx, cy=cy, rx=rx + 3, ry=ry + 3, **top)]


def _water(board: Any, centre: Point, size: Point) -> list[str]:
    course = "".join(line_through(_course(river, centre, size), closed=False) for river in board["rivers"])
    smooth = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    rivers = [
        path(course, stroke="#27668c", stroke_width=15, **smooth),
        path(course, stroke="#4b9bc9", stroke_width=10.5, **smooth),
    ]
    spring = tag("circle", cx=centre[0], cy=centre[1], r=20, fill="#4b9bc9", stroke="#7b5a26", stroke_width=4)
    return [tag("g", "".join(rivers), clip_path="url(#island)"), spring]


def _roads(board: Any) -> list[str]:
    places = _places(board)
    ends = [[places[road[end]] for end in "ab"] for road in board["roads"]]
    network = "".join(f"M{a['x']} {a['y']}L{b['x']} {b['y']}" for a, b in ends)
    return [path(network, stroke="#6b4c26", stroke_width=9), path(network, stroke="#f4e5c3", stroke_width=5)]


def _site(place: Any) -> str:
    kind = place["kind"]
    colours = {"fill": MEDAL[kind], "stroke": RING[kind], "stroke_width": 4}
    if kind == "coast":
        corner = {"x": place["x"] - DISC, "y": place["y"] - DISC, "width": 2 * DISC, "height": 2 * DISC}
        return tag("rect", rx=8, **corner, **colours)
    return tag("circle", cx=place["x"], cy=place["y"], r=DISC, **colours)


def _course(river: Any, centre: Point, size: Point) -> list[Point]:
    """From the spring in the middle to the sea."""
    dx, dy = SIDES[river["id"]]
    mouth = (centre[0] + dx * size[0] * 0.47, centre[1] + dy * size[1] * 0.47)
    return [centre, *((x, y) for x, y in river.get("line") or [mouth])]


def _oval(centre: Point, size: Point) -> list[Point]:
    turns = [k * pi / 36 for k in range(72)]
    return [(centre[0] + cos(turn) * size[0] * 0.475, centre[1] + sin(turn) * size[1] * 0.48) for turn in turns]


def _inset(points: list[Point], centre: Point, by: float) -> list[Point]:
    """The same outline, so many units further in."""
    return [
        (centre[0] + (x - centre[0]) * (1 - by / far), centre[1] + (y - centre[1]) * (1 - by / far))
        for x, y in points
        if (far := hypot(x - centre[0], y - centre[1]))
    ]


def _around(start: Point, end: Point, centre: Point) -> list[Point]:
    """A wide arc outside the island from one river's mouth to the next one's."""
    first, last = (atan2(y - centre[1], x - centre[0]) for x, y in (start, end))
    turn = (last - first + pi) % (2 * pi) - pi
    angles = [first + turn * k / 8 for k in range(9)]
    return [(centre[0] + cos(angle) * FAR, centre[1] + sin(angle) * FAR) for angle in angles]
