"""Looks for a fair island for The Golden City, and measures how fair one is.

    PYTHONPATH=build/compiled python benchmarks/island search --seed 1 --out FOLDER [--jobs N]
    PYTHONPATH=build/compiled python benchmarks/island measure BOARD.json ... [--games 2000] [--bot easy] [--seats 4]

`search` draws plans of a quarter at random (layout.py), keeps those whose coasts look alike on paper (figures.py) and
lets bots play on them: few games on many islands, then twice as many on the better half. The same seed finds the same
island. `measure` prints what coasts win, the start order, the sites built least and what bonus cards are worth.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from pathlib import Path

from figures import Sums, dullness, merged, prospects, shares, spread, unfairness
from layout import Plan, is_drawable, island, random_plan, text

HERE = Path(__file__).parent
BOARD = HERE.parent.parent / "src/quivira/games/golden_city/board_reconstructed.json"
VARIABLE = "QUIVIRA_DATA_GOLDEN_CITY_BOARD"
LEVEL = "easy:worlds=1"
KEPT = ("coins",)  # quick bots hardly bid: what a bonus card for coins is worth they cannot tell
DRAWN = 12_000  # plans, of which
MOST_COINS = 10  # are printed at most: with 16 of them `hard` bots get twice as much from a bonus card for coins,
ISLANDS = 16  # are played on,
GAMES = 200  # so many games on each at first,
FINALISTS = 2  # until so few are left


def played(board: Path, level: str, seats: int, games: int, jobs: int, own_first_house: bool = False) -> Sums:
    """The sums of many games on a board, spread over processes: a process reads one board."""
    size = max(1, min(100, -(-games // jobs)))
    parts = [(first, min(first + size, games)) for first in range(0, games, size)]

    def part(bounds: tuple[int, int]) -> Sums:
        command = [sys.executable, str(HERE / "games.py"), level, str(seats), *map(str, bounds)]
        command += ["--own-first-house"] if own_first_house else []
        done = subprocess.run(
            command, check=False, env={**os.environ, VARIABLE: str(board)}, capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(f"{board}: {done.stderr}")
        sums: Sums = json.loads(done.stdout)
        return sums

    with ThreadPoolExecutor(jobs) as pool:
        return reduce(merged, pool.map(part, parts))


def proposals(seed: int) -> dict[str, Plan]:
    """The plans that can be drawn and whose coasts look most alike on paper."""
    rng = random.Random(seed)
    old = json.loads(BOARD.read_text("utf-8"))
    drawn = (random_plan(rng) for _ in range(DRAWN))
    plans = {str(plan): plan for plan in drawn if plan.coins() <= MOST_COINS}
    looks = {name: spread(list(prospects(island(plan, old, seed)).values())) for name, plan in plans.items()}
    chosen: dict[str, Plan] = {}
    for name in sorted(plans, key=lambda name: (looks[name], name)):
        if len(chosen) < ISLANDS and is_drawable(island(plans[name], old, seed)):
            chosen[name] = plans[name]
    return chosen


def search(seed: int, folder: Path, jobs: int) -> None:
    """Write all islands that are played on, and the best as best.json."""
    folder.mkdir(parents=True, exist_ok=True)
    old = json.loads(BOARD.read_text("utf-8"))
    left, games = list(plans := proposals(seed)), GAMES
    files = {name: folder / f"island-{number:02}.json" for number, name in enumerate(left)}
    for name, plan in plans.items():
        files[name].write_text(text(island(plan, old, seed)), "utf-8")
    while True:
        with ThreadPoolExecutor(jobs) as pool:
            parts = {name: pool.submit(played, files[name], LEVEL, 4, games, 1) for name in left}
            tried = {name: part.result() for name, part in parts.items()}
        left.sort(key=lambda name: unfairness(tried[name]) + dullness(tried[name], KEPT))
        print(f"{games} games on each of {len(left)}; the best is {files[left[0]].stem}: {left[0]}", flush=True)
        if len(left) <= FINALISTS:
            break
        left, games = left[: len(left) // 2], 2 * games
    for name in left:
        print(f"{files[name].stem}: {name}")
        report(LEVEL, tried[name])
    (folder / "best.json").write_text(files[left[0]].read_text("utf-8"), "utf-8")


def report(level: str, sums: Sums) -> None:
    coasts, order, bonus = (shares(sums[name]) for name in ("coasts", "order", "bonus"))
    built = sorted((times / sums["games"], site) for site, times in sums["built"].items())
    print(f"{sums['games']} games of {level} at {len(order)} seats")
    print("  coasts %", " ".join(f"{coast[-2:]}:{100 * share:.1f}" for coast, share in coasts.items()))
    print(f"  coasts from {100 * min(coasts.values()):.1f} to {100 * max(coasts.values()):.1f} %")
    print("  order %", " ".join(f"{100 * share:.1f}" for share in order.values()))
    print("  built least", ", ".join(f"{site} {100 * share:.0f} %" for share, site in built[:4]))
    print("  bonus cards", ", ".join(f"{name} {letters:.1f}" for name, letters in bonus.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    searching, measuring = commands.add_parser("search"), commands.add_parser("measure")
    searching.add_argument("--seed", type=int, default=1)
    searching.add_argument("--out", type=Path, default=Path("build/islands"))
    measuring.add_argument("boards", type=Path, nargs="+")
    measuring.add_argument("--games", type=int, default=2000)
    measuring.add_argument("--bot", default="easy")
    measuring.add_argument("--seats", type=int, default=4)
    measuring.add_argument("--own-first-house", action="store_true", help="bots choose their first coast too")
    for command in (searching, measuring):
        command.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    given = parser.parse_args()
    if given.command == "search":
        search(given.seed, given.out, given.jobs)
        return
    for board in given.boards:
        print(board)
        sums = played(board.absolute(), given.bot, given.seats, given.games, given.jobs, given.own_first_house)
        report(given.bot, sums)


if __name__ == "__main__":
    main()
