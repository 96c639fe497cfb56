"""Islands to choose from: one plan of a quarter, drawn four times around the city.

A quarter lies between two rivers, clockwise: four coasts, the suburb s1 at the first river, s2 to s5 behind the coasts,
r1 and r2 at the second river, and in the two larger quarters x in the midst. A plan says which of the possible roads
are there and what each place brings. All else comes from a board file: the city, the cards, the counts.
"""

from __future__ import annotations

import itertools
import json
import math
import random
from typing import Any, NamedTuple

TERRAINS = ("plain", "mountain", "desert", "forest")  # clockwise, each after the river of the same number
RIVERS = ("north", "east", "south", "west")
LARGE = ("mountain", "forest")  # 8 suburbs instead of 7
COASTS = ("c1", "c2", "c3", "c4")
SUBURBS = ("s1", "s2", "s3", "s4", "s5", "r1", "r2")

# Where the places of a quarter lie: how far from the centre to the shore, and degrees from the first river
SMALL_QUARTER = {
    "c1": (0.93, 11.0),
    "c2": (0.94, 33.0),
    "c3": (0.93, 57.0),
    "c4": (0.955, 79.0),
    "s1": (0.67, 10.5),
    "s2": (0.78, 27.0),
    "s3": (0.575, 31.0),
    "s4": (0.76, 51.0),
    "s5": (0.575, 56.0),
    "r1": (0.765, 75.0),
    "r2": (0.57, 79.5),
}
LARGE_QUARTER = SMALL_QUARTER | {
    "s2": (0.79, 24.0),
    "s3": (0.57, 28.0),
    "s4": (0.79, 44.5),
    "s5": (0.565, 53.0),
    "x": (0.715, 61.5),
}
SHORE = (462.0, 372.0)  # from the centre to the sea, across and down
WALL = 0.44  # of the city
WINDING = 1.9  # degrees at the shore
WOBBLE = (0.01, 1.5)  # how far a place may lie from the plan, so that the island looks grown

# Roads of every quarter, "+" is the next one; the rulebooks' example of building needs those of s1. The others may be.
ROADS = ("c1-s1", "c2-s2", "c3-s4", "c4-r1", "s1-o1", "s1-s2", "s1-s3", "s3-s5", "r1-+s1", "r2-+s1")
OPEN_ROADS = (
    *("c1-s2", "c2-s4", "c3-r1", "c4-s4", "s2-s4", "s2-s3", "s4-s5"),
    *("s2-s5", "s4-r1", "s5-r1", "s5-r2", "s5-o2", "r1-r2", "r2-o2"),
)
LARGE_ROADS = ("s4-x", "x-s5", "x-r1")
REPLACED = ("s4-r1", "s5-r1")  # where x lies in a large quarter
REWARDS = {
    "K": ("key_card", 1),
    "B": ("bonus_card", 1),
    "G": ("goods_card", 1),
    "L": ("landscape_card", 1),
    "1": ("coins", 1),
    "2": ("coins", 2),
}
APART, CLEAR = 62.0, 30.0  # the least distance between two places, and between a road and a strange place


SPREAD = "GGBBL$"  # what s1, s2, s4, s5, r1 and r2 bring in some order, "$" being coins; s3 brings the example's key
FEWEST, MOST = 7, 11  # open roads of a plan


class Plan(NamedTuple):
    """A quarter. `small` and `large` are what c1 to c4, s1 to s5, r1 and r2 bring; x always brings a key."""

    open_roads: tuple[str, ...]
    small: str
    large: str

    def __str__(self) -> str:
        return f"{self.small} {self.large} {' '.join(self.open_roads)}"

    def roads(self, terrain: str) -> list[str]:
        if terrain not in LARGE:
            return [*ROADS, *self.open_roads]
        return [*ROADS, *(road for road in self.open_roads if road not in REPLACED), *LARGE_ROADS]

    def coins(self) -> int:
        """How many are printed, with those of four outer districts."""
        return 4 + 2 * sum(int(reward) for reward in self.small + self.large if reward.isdigit())

    def rewards(self, terrain: str) -> dict[str, str]:
        brings = dict(zip((*COASTS, *SUBURBS), self.large if terrain in LARGE else self.small, strict=True))
        return brings | {"x": "K"} if terrain in LARGE else brings


Board = dict[str, Any]
Point = tuple[float, float]


def names(quarter: int) -> dict[str, str]:
    """The ids of a quarter's places by their name in the plan."""
    terrain = TERRAINS[quarter]
    last = ("x", "r1", "r2") if terrain in LARGE else ("r1", "r2")
    suburbs = (*SUBURBS[:5], *last)
    return {
        **{coast: f"coast_{4 * quarter + n:02}" for n, coast in enumerate(COASTS, 1)},
        **{suburb: f"{terrain}_{n}" for n, suburb in enumerate(suburbs, 1)},
        **{f"o{n}": f"{terrain}_outer_{n}" for n in (1, 2)},
    }


def island(plan: Plan, old: Board, seed: int) -> Board:
    """The board of a plan; what a plan does not say is taken from another board."""
    rng = random.Random(seed)
    places = {place["id"]: dict(place) for place in old["places"]}
    for quarter, terrain in enumerate(TERRAINS):
        rewards = plan.rewards(terrain)
        for spot, (far, turn) in (LARGE_QUARTER if terrain in LARGE else SMALL_QUARTER).items():
            kind, amount = REWARDS[rewards[spot]]
            place = places[names(quarter)[spot]]
            place["reward"] = {"type": kind, "amount": amount}
            far, turn = (value + rng.uniform(-by, by) for value, by in zip((far, turn), WOBBLE, strict=True))
            place["x"], place["y"] = at(far, 90 * quarter + turn)
    rivers = [river | {"line": course(river["id"], rng)} for river in old["rivers"]]
    return old | {
        "meta": old["meta"] | {"version": "fair-1", "plan": str(plan), "seed": seed},
        "rivers": rivers,
        "places": list(places.values()),
        "roads": roads(plan, old),
        "drawing": old["drawing"] | {"island_outline": outline(rng)},
    }


def text(board: Board) -> str:
    """A board as a file that people can read: one line for each thing."""
    parts = []
    for name, part in board.items():
        row = ",\n".join
        if isinstance(part, dict):
            inside = row(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in part.items())
            parts.append(f' "{name}": {{\n{inside}\n }}')
        elif isinstance(part[0], dict):
            parts.append(f' "{name}": [\n{row("  " + json.dumps(thing, ensure_ascii=False) for thing in part)}\n ]')
        else:
            parts.append(f' "{name}": {json.dumps(part, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def at(far: float, turn: float) -> Point:
    angle = math.radians(turn)
    return round(500 + SHORE[0] * far * math.sin(angle), 1), round(400 - SHORE[1] * far * math.cos(angle), 1)


def roads(plan: Plan, old: Board) -> list[dict[str, Any]]:
    """The plan's roads in each quarter, over the rivers, and those of the city."""
    city = {place["id"] for place in old["places"] if place["kind"] in ("outer", "inner")}
    found = [road for road in old["roads"] if road["a"] in city and road["b"] in city]
    for quarter, terrain in enumerate(TERRAINS):
        here, there = names(quarter), names((quarter + 1) % 4)
        for road in plan.roads(terrain):
            a, b = road.split("-")
            if b.startswith("+"):
                found.append({"a": here[a], "b": there[b[1:]], "bridge": RIVERS[(quarter + 1) % 4]})
            else:
                found.append({"a": here[a], "b": here[b], "bridge": None})
    return found


def course(river: str, rng: random.Random) -> list[Point]:
    """A river from the spring, straight through the city, winding to the sea."""
    heading, winds, bend = 90 * RIVERS.index(river), rng.uniform(1.4, 1.9), rng.choice((-WINDING, WINDING))
    line = []
    for step in range(48):
        far = 0.04 + 0.98 * step / 47
        outside = max(0.0, (far - WALL) / (1 - WALL))
        aside = bend * math.sin(math.tau * winds * outside) * min(1.0, 3 * outside) / far
        line.append(at(far, heading + aside))
    return line


def outline(rng: random.Random) -> list[Point]:
    """The coast line: an oval with capes and bays, drawn in where rivers meet the sea."""
    waves = [(n, rng.uniform(0.4, 1.0), rng.uniform(0, math.tau)) for n in (5, 7, 11, 16)]
    line = []
    for step in range(180):
        angle = math.tau * step / 180
        bays = sum(size * math.sin(n * angle + phase) / n for n, size, phase in waves)
        mouth = max(0.0, math.cos(4 * angle)) ** 12
        line.append(at(1.0 + 0.11 * bays - 0.02 * mouth, math.degrees(angle)))
    return line


def random_plan(rng: random.Random) -> Plan:
    """Any plan: some roads, the rewards in some order, coins in the small or large quarters or both."""
    open_roads = tuple(sorted(rng.sample(OPEN_ROADS, rng.randint(FEWEST, MOST))))
    coin_coast = rng.choice([None, None, *range(len(COASTS))])
    suburbs = "".join(rng.sample(SPREAD, len(SPREAD)))
    small, large = rng.choice(["12", "21", "22", "11"])
    coasts = ["LLLL", "LLLL"]
    if coin_coast is not None:
        coin = "L" * coin_coast + "1" + "L" * (3 - coin_coast)
        coasts = rng.choice([[coin, coin], [coin, "LLLL"], ["LLLL", coin]])
    return Plan(
        open_roads,
        f"{coasts[0]}{suburbs[:2]}K{suburbs[2:]}".replace("$", small),
        f"{coasts[1]}{suburbs[:2]}K{suburbs[2:]}".replace("$", large),
    )


def is_drawable(board: Board) -> bool:
    """Whether all six rewards are printed, no road crosses another, and none runs too near to a strange place."""
    at_place = {place["id"]: (place["x"], place["y"]) for place in board["places"]}
    ways = [(road["a"], road["b"]) for road in board["roads"]]
    printed = {(p["reward"]["type"], p["reward"].get("amount")) for p in board["places"] if "amount" in p["reward"]}
    return (
        printed == set(REWARDS.values())
        and all(any(end in way for way in ways) for end in at_place)
        and {f"{t}_outer_2" for t in TERRAINS} <= {b for a, b in ways if "outer" not in a and "inner" not in a}
        and all(math.dist(a, b) >= APART for a, b in itertools.combinations(at_place.values(), 2))
        and all(
            distance(at_place[place], at_place[a], at_place[b]) >= CLEAR
            for a, b in ways
            for place in at_place
            if place not in (a, b)
        )
        and not any(
            cross(*(at_place[end] for end in (*one, *other)))
            for one, other in itertools.combinations(ways, 2)
            if not {*one} & {*other}
        )
    )


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def distance(place: Point, a: Point, b: Point) -> float:
    """From a place to the road from a to b."""
    along = ((place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])) / math.dist(a, b) ** 2
    along = max(0.0, min(1.0, along))
    return math.dist(place, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))
