"""Plays a plan: on this machine's cores or on a cluster, from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from quivira.arena import cluster, workers
from quivira.arena.contest import Played, lost, play_game
from quivira.arena.plan import LIMIT, Plan, make_plan
from quivira.arena.results import Results
from quivira.arena.standings import Outcome, outcome
from quivira.bots import Bot
from quivira.kernel import BadTable, Game, Options
from quivira.processes import cores

A = TypeVar("A")
R = TypeVar("R")


class Crew:
    """Who does the work: this process (jobs=1), some processes (default: one per core), or a Ray cluster.

    `ray` is the cluster's address; "" is the one at hand, or one of this machine's own cores.
    """

    def __init__(self, jobs: int | None = None, ray: str | None = None) -> None:
        self.jobs = cores() if jobs is None else jobs
        self.ray = ray
        if self.jobs < 1:
            raise BadTable(f"at least one process must play, not {self.jobs}")

    def is_apart(self) -> bool:
        """Whether the work is done in processes that may die."""
        return self.jobs > 1 or self.ray is not None

    def spread(self, work: Callable[[A], R], items: Iterable[A]) -> Iterator[tuple[A, R | None]]:
        """Each item with its result, as they come; None where the work ended its process."""
        if self.ray is not None:
            return cluster.spread(work, items, self.ray or None)
        return workers.spread(work, items, self.jobs) if self.jobs > 1 else workers.here(work, items)


def games(plan: Plan, wanted: int, crew: Crew, done: Collection[int] = ()) -> Iterator[Played]:
    """Play the first games of a plan, except those that are done; they come in the order in which they end."""
    left = (number for number in range(wanted) if number not in done)
    for number, played in crew.spread(partial(play_game, plan, guarded=crew.is_apart()), left):
        yield played or lost(plan, number)


def play(
    game: Game[Any] | str,
    bots: Sequence[str | type[Bot]],
    n: int = 200,
    seats: int | None = None,
    options: Options | None = None,
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    results: str | Path | None = None,
    fresh: bool = False,
    limit: float = LIMIT,
) -> Outcome:
    """Let bots meet in n games, or a few more so that all sit in all seats; `.standings()` is the table.

    A bot is named (`easy`, `my_bots:Clever`) or given as its class. `jobs` and `ray` are those of a Crew. `results` is
    a file in which games are kept, and from which a run that was stopped goes on, unless it is to begin `fresh`.
    """
    crew = Crew(jobs, ray)
    chosen = make_plan(game, bots, seats, options, seed, limit)
    kept = Results(Path(results), chosen, fresh) if results is not None else None
    wanted = chosen.enough(n)
    found = {number: played for number, played in kept.played.items() if number < wanted} if kept else {}
    for played in games(chosen, wanted, crew, found):
        found[played.number] = played
        if kept is not None:
            kept.add(played)
    return outcome(chosen, found.values())
