"""Tables as pictures (matplotlib)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Any, Final

from quivira.arena.findings import Study, extremes
from quivira.arena.standings import Outcome
from quivira.kernel import QuiviraError, Text
from quivira.kernel.errors import needs
from quivira.learning.training.curve import Point

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOUR: Final = "#3b6ea5"
FAIR: Final = "#b03a2e"
WIDTH: Final = 9.0  # inches
ROW: Final = 0.45
COLUMNS: Final = 40  # of a histogram
MOST, ALIKE = 12, 4  # lines at each end of a picture, and those of one verb


def figure(rows: float, columns: int = 1) -> tuple[Figure, Any]:
    """An empty sheet; no window and no state of pyplot's is touched."""
    with needs("plots"):
        from matplotlib.figure import Figure
    sheet = Figure(figsize=(WIDTH, 1.6 + ROW * rows), layout="constrained")
    return sheet, sheet.subplots(1, columns)


def save(sheet: Figure, path: Path) -> None:
    try:
        sheet.savefig(path, dpi=144)
    except (OSError, ValueError) as error:
        raise QuiviraError(f"cannot draw {path}: {error}") from None


def contest(outcome: Outcome, path: Path) -> None:
    """Win shares with their intervals, and how points are spread."""
    lines = outcome.standings()[::-1]
    sheet, (left, right) = figure(len(lines), 2)
    plan = outcome.plan
    sheet.suptitle(f"{plan.game}, {plan.seats} seats, {len(outcome.finished())} games")
    shares(left, [line.bot for line in lines], [(line.share, line.low, line.high) for line in lines], plan.fair())
    points: dict[str, list[int]] = {line.bot: [] for line in lines}
    for played in outcome.finished():
        for who, total in zip(played.seating, played.totals, strict=True):
            points[plan.players[who]].append(total)
    right.boxplot(list(points.values()), orientation="horizontal", tick_labels=list(points), showmeans=True)
    right.set_xlabel("points")
    save(sheet, path)


def shares(axes: Axes, names: list[str], values: list[tuple[float, float, float]], fair: float) -> None:
    """One line for each name: share and interval, in percent, beside the fair share."""
    percent = [100 * share for share, _, _ in values]
    below = [100 * (share - low) for share, low, _ in values]
    above = [100 * (high - share) for share, _, high in values]
    rows = range(len(names))
    axes.errorbar(percent, rows, xerr=[below, above], fmt="o", color=COLOUR, capsize=3)
    axes.set_yticks(rows, names)
    axes.set_ylim(-0.7, len(names) - 0.3)
    axes.axvline(100 * fair, color=FAIR, linestyle="--", linewidth=1)
    axes.set_xlim(0, min(100, 1.05 * max(high for _, _, high in values) * 100 + 1))
    axes.set_xlabel("% of games won per seat")


def study(found: Study, folder: Path, say: Callable[[Text | str], str]) -> list[Path]:
    """Pictures of a study, in a folder; `say` turns texts into words."""
    folder.mkdir(parents=True, exist_ok=True)
    fair = found.plan.fair()
    pictures: list[Path] = []

    def finish(sheet: Figure, name: str) -> None:
        pictures.append(folder / f"{name}.png")
        save(sheet, pictures[-1])

    for name, findings in (("winning", found.findings), ("first", found.firsts)):
        lines = extremes(findings, MOST, ALIKE)[::-1]
        if lines:
            sheet, axes = figure(len(lines))
            names = [shorten(say(line.text), 60) for line in lines]
            shares(axes, names, [(line.share, line.low, line.high) for line in lines], fair)
            axes.set_title("What goes with winning" if name == "winning" else "The first of its kind")
            finish(sheet, name)
    sheet, axes = figure(len(found.seats))
    turned = found.seats[::-1]
    shares(axes, [f"seat {line.seat}" for line in turned], [(line.share, line.low, line.high) for line in turned], fair)
    finish(sheet, "seats")
    sheet, axes = figure(len(found.parts))
    axes.barh(
        [say(part.key) for part in found.parts[::-1]], [part.correlation for part in found.parts[::-1]], color=COLOUR
    )
    axes.set_xlabel("correlation with winning")
    finish(sheet, "parts")
    sheet, (left, right) = figure(6, 2)
    histogram(left, [("all seats", found.totals, COLOUR), ("winners", found.winning, FAIR)])
    left.set_xlabel("points")
    left.legend()
    histogram(right, [("games", found.lengths, COLOUR)])
    right.set_xlabel("actions per game")
    finish(sheet, "distributions")
    return pictures


def histogram(axes: Axes, series: list[tuple[str, dict[int, int], str]]) -> None:
    """Counts of whole numbers, overlaid; neighbours share a column where there would be too many."""
    values = [value for _, counts, _ in series for value in counts]
    width = 1 + (max(values) - min(values)) // COLUMNS
    edges = [edge - 0.5 for edge in range(min(values), max(values) + width + 1, width)]
    for label, counts, colour in series:
        axes.hist(list(counts), bins=edges, weights=list(counts.values()), label=label, color=colour, alpha=0.7)


def curve(game: str, measured: list[Point], path: Path) -> None:
    """How a network became stronger: its wins against bots, and the points that all seats make in self-play."""
    sheet, (left, right) = figure(6, 2)
    sheet.suptitle(f"{game}, {max(point.decisions for point in measured) / 1e6:.0f} M decisions")
    for bot in dict.fromkeys(point.bot for point in measured):
        points = [point for point in measured if point.bot == bot]
        minutes, wins = [point.minutes for point in points], [100 * point.wins for point in points]
        left.plot(minutes, wins, marker="o", label=f"against {points[0].seats - 1} {bot}")
        left.fill_between(
            minutes, [100 * point.low for point in points], [100 * point.high for point in points], alpha=0.2
        )
    left.axhline(100 / measured[0].seats, color=FAIR, linestyle="--", linewidth=1)
    left.set_ylim(0, 100)
    left.set_ylabel("% of games won")
    left.legend()
    right.plot([point.minutes for point in measured], [point.points for point in measured], color=COLOUR, marker="o")
    right.set_ylabel("points in self-play")
    for axes in (left, right):
        axes.set_xlim(left=0)
        axes.set_xlabel("minutes")
    save(sheet, path)
