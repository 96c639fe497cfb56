"""Many random games with every invariant checked after every action, and many under both laws of a match.

python -m quivira.testing.soak --games 100000 --laws 10000
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import Progress

from quivira.kernel.registry import find, names
from quivira.testing.case import Failure, examine
from quivira.testing.conformance import check_invariants_hold
from quivira.testing.laws import LAWS
from quivira.testing.leaks import check_events_tell_no_more_than_views, check_nothing_leaks
from quivira.testing.play import Table, tables

T = TypeVar("T")
CHUNK: Final = 50
LEAK_SHARE: Final = 50  # one game in so many is also searched for leaks at every decision


def play_chunk(name: str, first: int) -> tuple[int, int, Counter[str]]:
    """Play the games of one chunk; how many actions, how many searched for leaks, how they ended."""
    game = find(name)
    choices = tables(game)
    actions = searched = 0
    ends: Counter[str] = Counter()
    for seed in range(first, first + CHUNK):
        table: Table = choices[seed % len(choices)]
        case = examine(check_invariants_hold, table, seed)
        actions += case.number + 1
        assert case.state is not None
        ends[game.end_reason(case.state)] += 1
        if seed // len(choices) % LEAK_SHARE == 0:
            examine(check_nothing_leaks, table, seed)
            examine(check_events_tell_no_more_than_views, table, seed)
            searched += 1
    return actions, searched, ends


def law_chunk(name: str, first: int) -> int:
    """Hold the games of one chunk to both laws at every decision; how many games."""
    choices = tables(find(name))
    for seed in range(first, first + CHUNK):
        for law in LAWS:
            examine(law, choices[seed % len(choices)], seed)
    return CHUNK


def spread(chunk: Callable[[str, int], T], name: str, games: int, processes: int, console: Console) -> Iterator[T]:
    """What the chunks of so many games came to, as they are done."""
    chunks = range(0, games, CHUNK)
    with ProcessPoolExecutor(processes) as pool, Progress(console=console) as progress:
        bar = progress.add_task(name, total=len(chunks) * CHUNK)
        for done in as_completed([pool.submit(chunk, name, first) for first in chunks]):
            yield done.result()
            progress.advance(bar, CHUNK)


def soak(name: str, games: int, processes: int, console: Console) -> None:
    actions = searched = 0
    ends: Counter[str] = Counter()
    for more, looked, ended in spread(play_chunk, name, games, processes, console):
        actions, searched = actions + more, searched + looked
        ends += ended
    total = sum(ends.values())
    shares = ", ".join(f"{reason} {count / total:.1%}" for reason, count in ends.most_common())
    console.print(
        f"{name}: {total:,} games, {actions:,} actions, every invariant held; {searched:,} searched for leaks"
    )
    console.print(f"{name}: {actions / total:.1f} actions per game; ended by {shares}")


def hold_to_laws(name: str, games: int, processes: int, console: Console) -> None:
    began = time.monotonic()
    held = sum(spread(law_chunk, name, games, processes, console))
    pace = held / (time.monotonic() - began)
    console.print(f"{name}: both laws held in {held:,} games at every decision; {pace:.1f} games/s")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Play many random games and check every invariant and both laws.")
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="how many of each (default: 100000)")
    parser.add_argument(
        "--laws", type=int, default=10_000, metavar="N", help="how many under the laws (default: 10000)"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N", help="how many at once")
    given = parser.parse_args(arguments)
    try:
        for name in given.game or names():
            if given.games:
                soak(name, given.games, given.processes, Console())
            if given.laws:
                hold_to_laws(name, given.laws, given.processes, Console())
    except Failure as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
