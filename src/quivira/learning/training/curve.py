"""The curve of strength: measurements on the way, one line of CSV each."""

from __future__ import annotations

import csv
from pathlib import Path

import msgspec

from quivira.kernel import QuiviraError


class Point(msgspec.Struct, frozen=True):
    """How strong the network was at a moment: a share of wins against a bot, with its interval."""

    minutes: float
    decisions: int
    games: int
    points: float  # mean of all seats in self-play
    entropy: float
    bot: str
    seats: int
    wins: float
    low: float
    high: float


class Curve:
    """What was measured so far; `add` writes one more."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[Point]:
        if not self.path.exists():
            return []
        with self.path.open(newline="") as file:
            try:
                return [msgspec.convert(line, Point, strict=False) for line in csv.DictReader(file)]
            except msgspec.ValidationError as error:
                raise QuiviraError(f"{self.path} is no curve of strength: {error}") from None

    def add(self, point: Point) -> None:
        is_new = not self.path.exists()
        with self.path.open("a", newline="") as file:
            writer = csv.DictWriter(file, Point.__struct_fields__)
            if is_new:
                writer.writeheader()
            writer.writerow(msgspec.to_builtins(point))
