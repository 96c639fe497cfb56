"""The cities at the end of a game, for messengers: every building as its card shows it, by place."""

import json
from importlib.resources import files
from typing import Final

from quivira.drawing import HIGH, WIDE, by_place, figure, gradient, group, mark, path, rows, tag
from quivira.games.san_juan import components as box
from quivira.games.san_juan.view import BuildingView, PlayerView, SanJuanView
from quivira.kernel import Score

SCENES: Final[dict[str, list[list[str]]]] = json.loads(
    files("quivira.games.san_juan").joinpath("scenes.json").read_text("utf-8")
)
TONES: Final = ("sky", "ground", "wall", "shade", "main", "deep", "ink")
GROUNDS: Final = {  # the colours of a scene, in the order of TONES
    "town": ("#dbe6e0", "#d9b98a", "#fffaf0", "#ecd9b8", "#c8623a", "#94401f", "#46301f"),
    "monument": ("#f6dfab", "#c9a866", "#f3e4bf", "#cfb582", "#b08428", "#7c5a14", "#4a3609"),
    "great": ("#c7c0e0", "#9d93c4", "#fdf8ff", "#d6cfea", "#5c53aa", "#3b3484", "#2a2560"),
    "indigo_plant": ("#c8d0ea", "#9aaedb", "#fffaf0", "#d3d9ea", "#3a57b8", "#25398a", "#1c2a63"),
    "sugar_mill": ("#e9f0e6", "#dccb96", "#fffef8", "#efe6c8", "#e3cf8f", "#b29a55", "#5f5024"),
    "tobacco_storage": ("#e9eac2", "#b9b46c", "#f7f0d4", "#d9d2a0", "#8a9440", "#5d6722", "#3c4312"),
    "coffee_roaster": ("#f3d6b2", "#bd9064", "#fbeedd", "#dfc09c", "#95592f", "#653a1a", "#402411"),
    "silver_smelter": ("#d3dbdc", "#a3b1b9", "#fafcfd", "#cfd8dd", "#8397a3", "#566974", "#2f3e47"),
}
FIXED: Final = {
    "gold": "#eab13a",
    "leaf": "#6c9850",
    "water": "#6fa6cf",
    "night": "#2e2a44",
    "pale": "#f4ead2",
    "air": "#fdf0d6",
}
GREAT: Final = 6  # the cost from which on a building is one
ROW: Final = 12  # buildings of a city that is complete
GAP: Final = 7.0
LOW: Final = 150.0  # a row that has no room for two streets


def picture(view: SanJuanView, scores: list[Score]) -> str:
    """Each city lies beside its owner's points."""
    players = {player.seat: player for player in view.players}
    order = [score.seat for score in by_place(scores)] or list(players)
    places = rows(len(order))
    cities = [_city(players[seat], *place, not scores) for seat, place in zip(order, places, strict=True)]
    return "".join([*_coast(places[0][0]), *cities])


def _coast(shore: float) -> list[str]:
    """The sea and the fort behind the cities."""
    sky = gradient("sky", (0, "#8ec3e6"), (1, "#fbe8c6"))
    horizon = shore - 26
    waves = f"M0 {shore - 13}" + "q14-7 28 0t28 0" * 16
    walls = "M0 0V-40h12v12h12v-12h12v12h12v-12h12v12h12v-12h12v12h12v-12h12V0Z"
    fort = [
        path("M52-28v-48l26 8-26 8", "#b9372f", stroke="#5c3a1b", stroke_width=2),
        path(walls, "#c7b28d", stroke="#6b5735", stroke_width=2),
    ]
    return [
        tag("defs", sky),
        tag("rect", width=WIDE, height=HIGH, fill="url(#sky)"),
        tag("circle", cx=120, cy=horizon, r=44, fill="#fff3cf"),
        group(fort, WIDE - 160, horizon + 2, 0.9),
        tag("rect", y=horizon, width=WIDE, height=HIGH, fill="#3b6fa8"),
        path(waves, stroke="#8db7dd", stroke_width=3),
        tag("rect", y=shore, width=WIDE, height=HIGH, fill="#e7d6b3"),
    ]


def _city(player: PlayerView, top: float, high: float, marked: bool) -> str:
    """Streets of buildings: one where all seats are taken, else two."""
    street = {"x": 14, "y": top + 6, "width": WIDE - 30, "height": high - 12, "rx": 16}
    parts = [tag("rect", **street, fill="#fffaf0", fill_opacity=0.85, stroke="#bfa678", stroke_width=2.5)]
    left = 24.0
    if marked:
        parts.append(mark(player.seat, 56, top + high / 2, 58))
        left = 96.0
    streets = 2 if high > LOW else 1
    columns = max(-(-ROW // streets), -(-len(player.buildings) // streets))
    wide = (WIDE - 26 - left - GAP * (columns - 1)) / columns
    tall = min((high - 14 - GAP * (streets + 1)) / streets, wide * 1.3)
    first = top + (high - streets * tall - (streets - 1) * GAP) / 2
    for k, building in enumerate(player.buildings):
        x, y = left + k % columns * (wide + GAP), first + k // columns * (tall + GAP)
        parts.append(_tile(building, x, y, wide, tall, f"tile-{player.seat}-{k}"))
    return "".join(parts)


def _tile(building: BuildingView, x: float, y: float, wide: float, high: float, name: str) -> str:
    colours = dict(zip(TONES, GROUNDS[_ground(building.key)], strict=True)) | FIXED
    shape = {"width": wide, "height": high, "rx": 8}
    scale = min(wide / 80, high / 60)
    scene = group(
        [
            path("M-400 52h880v400h-880z", colours["ground"]),
            *(_shape(tone, d, colours) for tone, d in SCENES[building.key]),
        ],
        (wide - 80 * scale) / 2,
        high - 60 * scale - max(0.0, (high - 60 * scale) * 0.4),
        scale,
        stroke=colours["ink"],
        stroke_width=0.9,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    parts = [
        tag("clipPath", tag("rect", **shape), id=name),
        tag("g", tag("rect", **shape, fill=colours["sky"]) + scene, clip_path=f"url(#{name})"),
        tag("rect", **shape, fill="none", stroke=colours["ink"], stroke_width=2.2),
    ]
    points = box.POINTS[box.CARD.index(building.key)]
    if points:
        parts.append(tag("circle", cx=wide - 15, cy=15, r=11, fill="#fffaf0", stroke=colours["ink"], stroke_width=1.8))
        parts.append(figure(int(points), wide - 15, 15, 12, colours["ink"], 2.4))
    if building.good:
        parts.append(_crate(wide / 2, high - 12))
    return group(parts, x, y)


def _ground(card: str) -> str:
    """Whose colours a scene has."""
    n = box.CARD.index(card)
    if card in GROUNDS:
        return card
    return "monument" if box.IS_MONUMENT[n] else "great" if box.COST[n] >= GREAT else "town"


def _shape(tone: str, d: str, colours: dict[str, str]) -> str:
    if tone in ("line", "trim"):
        more = {"stroke": colours["wall"]} if tone == "trim" else {}
        return path(d, stroke_width=1.3, **more)
    return path(d, colours[tone])


def _crate(x: float, y: float) -> str:
    shape = {"x": -10, "y": -10, "width": 20, "height": 20, "rx": 3}
    slats = path("M-10 -4H10M-10 4H10", stroke="#b98f52", stroke_width=1.5)
    return group([tag("rect", **shape, fill="#e9cf9f", stroke="#6b4a1d", stroke_width=2), slats], x, y)
