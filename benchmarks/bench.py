"""make bench: our engine beside the peers, in one run on one machine.

python benchmarks/bench.py [--seconds S] [--json FILE] [--docs FILE]
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import adapters
import engine
import peers
from rich.console import Console
from rich.table import Table

from quivira import find, names
from quivira.kernel import state

MARK = "<!-- the last run -->"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine and its peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure")
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"))
    parser.add_argument("--docs", type=Path, help="write the tables into this page")
    given = parser.parse_args()
    own: list[engine.Figures] = []
    for name in names():
        game = find(name)
        own += [engine.measure(game, seats, {}, given.seconds) for seats in game.meta.seats]
        for option in game.meta.options:
            own += [
                engine.measure(game, game.meta.seats[-1], {option.key: value}, given.seconds)
                for value in option.values[1:]
            ]
    adapted = adapters.measure(given.seconds)
    others = peers.measure(given.seconds)
    report = {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "compiled": not (state.__file__ or "").endswith(".py"),
        "import_seconds": import_seconds(),
        "own": [asdict(row) for row in own],
        "adapters": [asdict(row) for row in adapted],
        "peers": [asdict(row) for row in others],
        "ratios": ratios(own, others),
    }
    given.json.parent.mkdir(exist_ok=True, parents=True)
    given.json.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    console = Console(width=160)
    for table in tables(report):
        console.print(rich(table))
    console.print(f"Written to {given.json}.")
    if given.docs:
        page = given.docs.read_text("utf-8")
        given.docs.write_text(page[: page.index(MARK)] + MARK + "\n\n" + markdown(report), "utf-8")


def import_seconds() -> float:
    """The import of quivira and of one game, in a fresh process: the median of five."""
    clock = "import time; t = time.perf_counter(); import quivira; quivira.find({!r}); print(time.perf_counter() - t)"
    command = [sys.executable, "-c", clock.format(names()[0])]
    runs = [subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(5)]
    return median(float(run.stdout) for run in runs)


def ratios(own: list[engine.Figures], others: list[peers.Peer]) -> list[dict[str, Any]]:
    """Each game with its most seats and default options against the best of each kind of peer."""

    def best(library: str, way: str, games: tuple[str, ...] = ()) -> float | None:
        rates = [
            p.decisions_per_second
            for p in others
            if p.library == library and p.way == way and (not games or p.game in games)
        ]
        return max(rates, default=None)

    long_games = ("cribbage", "maedn")
    clone = next((p.clone_us for p in others if p.game == "hearts" and p.clone_us), None)
    rows: list[dict[str, Any]] = []
    fastest = max(f.decisions_per_second for f in own)
    for f in own:
        if f.seats != find(f.game).meta.seats[-1] or f.options != default_options(f.game):
            continue
        row = {
            "game": f.game,
            "inside / OpenSpiel C++ (best of cribbage, maedn)": over(
                f.decisions_per_second, best("OpenSpiel", "C++", long_games)
            ),
            "Python / OpenSpiel Python (best of cribbage, maedn)": over(
                f.python_decisions_per_second, best("OpenSpiel", "Python", long_games)
            ),
            "clone / OpenSpiel's clone of hearts": over(f.clone_us, clone),
            "inside / RLCard": over(f.decisions_per_second, best("RLCard", "env.step")),
            "inside / PettingZoo": over(f.decisions_per_second, best("PettingZoo", "AEC")),
            "inside / catanatron": over(f.decisions_per_second, best("catanatron", "play_tick")),
            "inside / our fastest game": over(f.decisions_per_second, fastest),
        }
        rows.append(row)
    return rows


def default_options(name: str) -> str:
    return " ".join(f"{key}={value}".lower() for key, value in find(name).options({}).items())


def over(ours: float, theirs: float | None) -> float | None:
    return None if theirs is None else round(ours / theirs, 2)


def tables(report: dict[str, Any]) -> list[tuple[str, list[str], list[list[str]]]]:
    """Title, columns and rows of each table."""
    own = [
        [f["game"], str(f["seats"]), f["options"], f"{f['decisions_a_game']:.0f}", f"{f['games_per_second']:,.0f}"]
        + [f"{f['decisions_per_second']:,.0f}", f"{f['python_decisions_per_second']:,.0f}"]
        + [f"{f[part]:.2f}" for part in ("clone_us", "resample_us", "dump_us", "load_us", "view_us")]
        + [f"{f['view_bytes']:,}", f"{f['state_bytes']:,}"]
        for f in report["own"]
    ]
    columns = [
        "game",
        "seats",
        "options",
        "decisions per game",
        "games/s",
        "decisions/s inside",
        "decisions/s from Python",
    ]
    columns += ["clone µs", "resample µs", "dump µs", "load µs", "view µs", "view bytes", "state bytes"]
    theirs = [
        [p["library"], p["game"], p["way"], str(p["seats"])]
        + [f"{p['decisions_per_second']:,.0f}", f"{p['games_per_second']:,.1f}"]
        + ["" if p["clone_us"] is None else f"{p['clone_us']:.2f}"]
        for p in report["peers"]
    ]
    adapted = [
        [f["game"], str(f["columns"])] + [f"{rate:,.0f}" for part, rate in f.items() if part.endswith("_per_second")]
        for f in report["adapters"]
    ]
    ways = ["game", "columns", "rows/s", "PettingZoo", "as blocks", "as views", "parallel", "OpenSpiel"]
    kinds = list(report["ratios"][0]) if report["ratios"] else ["game"]
    compared = [[str(row[kind]) for kind in kinds] for row in report["ratios"]]
    return [
        ("Our games", columns, own),
        ("Our games through the adapters, decisions/s", ways, adapted),
        ("Peers", ["library", "game", "way", "seats", "decisions/s", "games/s", "clone µs"], theirs),
        ("Ratios, most seats, default options", kinds, compared),
    ]


def rich(table: tuple[str, list[str], list[list[str]]]) -> Table:
    title, columns, rows = table
    shown = Table(title=title, title_justify="left")
    for column in columns:
        shown.add_column(column, justify="right" if column not in ("game", "library", "way", "options") else "left")
    for row in rows:
        shown.add_row(*row)
    return shown


def markdown(report: dict[str, Any]) -> str:
    build = "compiled" if report["compiled"] else "pure Python"
    where = f"{report['date']}, Python {report['python']}, {build}"
    lines = [f"{where}; the import of quivira and one game takes {report['import_seconds']:.2f} s.", ""]
    for title, columns, rows in tables(report):
        lines += [f"### {title}", "", f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
