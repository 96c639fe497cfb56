"""What makes an island fair: on paper, and in the figures of games."""

from __future__ import annotations

from collections import deque
from math import sqrt
from typing import Any

Board = dict[str, Any]
Sums = dict[str, Any]

# On paper: what a place adds to a coast, halved and more with each road; fitted to what coasts of nine islands won
NEARER = 0.4
ADDS = {
    "landscape_card": 0.05,
    "coins": -0.1,
    "key_card": -0.05,
    "bonus_card": 0.08,
    "goods_card": -0.1,
    "district": 0.1,
}

BUILT_LEAST = 0.10  # of the games, for every site
COAST_WITHIN = 0.05  # of a fair share
ORDER_WITHIN = 0.03


def prospects(board: Board) -> dict[str, float]:
    """For each coast what lies before it, the nearer the better; no way leads over another coast."""
    places = {place["id"]: place for place in board["places"]}
    near: dict[str, list[str]] = {place: [] for place in places}
    for road in board["roads"]:
        near[road["a"]].append(road["b"])
        near[road["b"]].append(road["a"])
    found = {}
    for coast in (name for name, place in places.items() if place["kind"] == "coast"):
        steps, edge = {coast: 0}, deque([coast])
        while edge:
            here = edge.popleft()
            for there in near[here]:
                if there not in steps and places[there]["kind"] != "coast":
                    steps[there] = steps[here] + 1
                    edge.append(there)
        found[coast] = sum(ADDS[places[place]["reward"]["type"]] * NEARER**far for place, far in steps.items())
    return found


def spread(values: list[float]) -> float:
    """How far values lie from their mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def merged(a: Sums, b: Sums) -> Sums:
    """The sums of two sets of games."""
    if isinstance(a, dict):
        return {key: merged(a[key], b[key]) for key in a}
    return [merged(x, y) for x, y in zip(a, b, strict=True)] if isinstance(a, list) else a + b


def shares(pairs: dict[str, list[float]]) -> dict[str, float]:
    return {key: total / times if times else 0.0 for key, (times, total) in pairs.items()}


def pooled(coasts: dict[str, list[float]]) -> list[float]:
    """What coasts win, each together with the one opposite: these two differ in nothing but their terrain."""
    pairs = list(coasts.values())
    return [(one[1] + other[1]) / max(1, one[0] + other[0]) for one, other in zip(pairs[:8], pairs[8:], strict=True)]


def unfairness(sums: Sums) -> float:
    """How far an island is from what we want, by games with a random first house; less is better."""
    seats = len(sums["order"])
    order = max(abs(share - 1 / seats) for share in shares(sums["order"]).values())
    return 2 * spread(pooled(sums["coasts"])) / COAST_WITHIN + 0.3 * order / ORDER_WITHIN


def dullness(sums: Sums, left_out: tuple[str, ...] = ()) -> float:
    """How far sites are neglected, and how many times the worth of the worst bonus card the best one has."""
    least = min(sums["built"].values()) / sums["games"]
    worth = [letters for card, letters in shares(sums["bonus"]).items() if letters and card not in left_out]
    return max(0.0, BUILT_LEAST + 0.05 - least) / BUILT_LEAST + max(0.0, max(worth) / min(worth) - 1.5)
