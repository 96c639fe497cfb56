"""Tables as pictures (matplotlib)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quivira.arena.standings import Outcome
from quivira.kernel import QuiviraError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOUR: Final = "#3b6ea5"
FAIR: Final = "#b03a2e"
WIDTH: Final = 9.0  # inches
ROW: Final = 0.45


def figure(rows: float, columns: int = 1) -> tuple[Figure, Any]:
    """An empty sheet; no window and no state of pyplot's is touched."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise QuiviraError("matplotlib is not installed; get it with: pip install 'quivira[plots]'") from None
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
    """A bar a name: share and interval, in percent, beside the fair share."""
    percent = [100 * share for share, _, _ in values]
    below = [100 * (share - low) for share, low, _ in values]
    above = [100 * (high - share) for share, _, high in values]
    axes.barh(names, percent, xerr=[below, above], color=COLOUR, capsize=3)
    axes.axvline(100 * fair, color=FAIR, linestyle="--", linewidth=1)
    axes.set_xlim(0, min(100, 1.05 * max(high for _, _, high in values) * 100 + 1))
    axes.set_xlabel("% of games won, a seat")
