"""The temple at the end of a game, for messengers: which chambers stayed open, and what everybody has found."""

import json
from importlib.resources import files
from typing import Any, Final

from quivira.drawing import HIGH, WIDE, by_place, figure, gradient, group, mark, path, rows, tag
from quivira.games.cibola.view import ChamberView, CibolaView, ColumnView, PlayerView
from quivira.kernel import Score

SCENES: Final[dict[str, list[dict[str, Any]]]] = json.loads(
    files("quivira.games.cibola").joinpath("scenes.json").read_text("utf-8")
)
GLOW: Final = {
    "treasure-statuette": "#f08a2c",
    "treasure-sundial": "#4f9fdd",
    "treasure-feather_shield": "#e06aa4",
    "treasure-snake": "#62b774",
    "treasure-skull": "#b08a68",
}
LEFT: Final = 28.0
COLUMN: Final = 104.0  # how wide a column of the temple is
TOP: Final = 196.0  # where its chambers begin
CHAMBER: Final = 92.0  # how high one is
CAMPS: Final = 588.0  # where the players' finds begin


def picture(view: CibolaView, scores: list[Score]) -> str:
    glows = [
        tag(
            "radialGradient",
            tag("stop", offset=0, stop_color=colour) + tag("stop", offset=1, stop_color="#2b1606"),
            id=f"glow-{treasure}",
            cy=1.1,
            r=0.9,
        )
        for treasure, colour in GLOW.items()
    ]
    sky = gradient("sky", (0, "#1f8a86"), (0.62, "#f3c77e"), (1, "#d9793f"))
    stone = gradient("stone", (0, "#c98a55"), (1, "#8f5527"))
    return "".join(
        [
            tag("defs", "".join([sky, stone, *glows])),
            *_landscape(),
            *_temple(view),
            *_finds(view, scores),
        ]
    )


def _scene(name: str, x: float, y: float, size: float) -> str:
    """One of our pictures, in a square whose corner is (x, y)."""
    parts = [_part(part) for part in SCENES[name]]
    return group(parts, x, y, size / 96, stroke_linejoin="round", stroke_linecap="round")


def _part(part: dict[str, Any]) -> str:
    given = {"stroke": part.get("line"), "stroke_width": part.get("width"), "stroke_dasharray": part.get("dash")}
    given["transform"] = part.get("turn")
    return path(
        part["d"], part.get("fill", "none"), **{key: value for key, value in given.items() if value is not None}
    )


def _landscape() -> list[str]:
    return [
        tag("rect", width=WIDE, height=HIGH, fill="url(#sky)"),
        tag("circle", cx=690, cy=74, r=56, fill="#fff3d0", fill_opacity=0.9),
        path("M0 400 90 300l80 70 110-110 120 90 140-130 130 120 120-90 100 90V630H0Z", "#b9622f", fill_opacity=0.55),
        path("M0 560C240 528 640 528 890 560V630H0Z", "#7d3f1c"),
    ]


def _temple(view: CibolaView) -> list[str]:
    wide, foot = COLUMN * len(view.temple), TOP + 4 * CHAMBER + 22
    edge = {"stroke": "#4a240e", "stroke_width": 3, "stroke_linejoin": "round"}
    roof = f"M{LEFT - 8} {TOP - 98}H{LEFT + wide + 8}V{TOP - 84}H{LEFT - 8}Z"
    parts = [
        path(f"M{LEFT - 22} {foot}V{TOP - 60}h14V{TOP - 84}H{LEFT + wide + 8}v24h14V{foot}Z", "url(#stone)", **edge),
        path(roof, "#b87844", **edge),
    ]
    for k in range(len(view.temple)):
        x = LEFT + (k + 0.5) * COLUMN
        parts.append(path(f"M{x - 15} {TOP - 98}v-40q15-22 30 0v40Z", "#8a4f27", **edge))
        parts.append(path(f"M{x - 15} {TOP - 112}h30v8h-30Z", "#2fa69c"))
    for k, column in enumerate(view.temple):
        parts += _column(column, LEFT + k * COLUMN)
    return parts


def _column(column: ColumnView, x: float) -> list[str]:
    head = tag("rect", x=x + 26, y=TOP - 72, width=60, height=60, rx=12, fill="#2c1608")
    parts = [head, _scene(column.treasure, x + 29, TOP - 69, 54)]
    for k, chamber in enumerate(column.chambers):
        parts.append(_chamber(chamber, column.treasure, x + 8, TOP + k * CHAMBER + 4))
    return parts


def _chamber(chamber: ChamberView, treasure: str, x: float, y: float) -> str:
    wide, high = COLUMN - 16, CHAMBER - 10
    arch = f"M{x} {y + high}v{-high * 0.5}a{wide / 2} {high * 0.5} 0 0 1 {wide} 0v{high * 0.5}Z"
    ground = "#3a2513" if chamber.covered else f"url(#glow-{treasure})"
    opening = path(arch, ground, stroke="#2d1707", stroke_width=2.5)
    if chamber.covered:
        return opening + _scene("symbol-rock", x + 10, y + 4, wide - 20)
    return opening + figure(chamber.value, x + wide / 2, y + high * 0.58, 34, "#fff1d6", 2)


def _finds(view: CibolaView, scores: list[Score]) -> list[str]:
    """Everybody's treasures, by place, beside their points."""
    players = {player.seat: player for player in view.players}
    order = [score.seat for score in by_place(scores)] or list(players)
    places = zip(order, rows(len(order)), strict=True)
    return [_find(players[seat], top, high, not scores) for seat, (top, high) in places]


def _find(player: PlayerView, top: float, high: float, marked: bool) -> str:
    wide, middle = WIDE - CAMPS - 16, top + high / 2
    plate = {"x": CAMPS, "y": top + 6, "width": wide, "height": high - 12, "rx": 16}
    parts = [tag("rect", **plate, fill="#fff1d2", fill_opacity=0.95, stroke="#5a2f14", stroke_width=2.5)]
    left = CAMPS + 14
    if marked:
        parts.append(mark(player.seat, left + 24, middle, 48))
        left += 58
    step = (CAMPS + wide - 10 - left) / len(player.treasures)
    size = min(step - 6, high * 0.42)
    for k, (treasure, count) in enumerate(player.treasures.items()):
        x = left + (k + 0.5) * step - 2
        parts += [
            tag("g", _scene(treasure, x - size / 2, middle - size - 2, size), opacity=1 if count else 0.3),
            figure(count, x, middle + high * 0.2, high * 0.17, "#2c1608", 2.4),
        ]
    return "".join(parts)
