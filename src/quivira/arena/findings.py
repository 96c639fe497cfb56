"""What wins: which actions, events, first choices, seats and parts of the score go with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from quivira.arena.plan import LIMIT, Plan, make_plan
from quivira.arena.statistics import correlation, wilson
from quivira.arena.tally import DID, FIRST, HAPPENED, RANDOM, Deed, Tally, tally, whole
from quivira.arena.tournament import Crew
from quivira.bots import Bot
from quivira.kernel import Game, Options, Seat, Text
from quivira.kernel.registry import find

AT_ONCE: Final = 25  # random games that a process plays before it reports
LEAST: Final = 30  # seats that must have done a thing before it is worth a line


class Finding(msgspec.Struct, frozen=True):
    """A thing that some seats did, or that happened to them, at least once in a game, and how they fared."""

    kind: str  # did: an action; first: the first of its verb; happened: an event
    verb: str
    key: str
    text: Text
    seats: int
    share: float  # of games won by such a seat
    low: float  # 95 % interval
    high: float
    effect: float  # the share less the fair one

    def stands_out(self) -> bool:
        """Whether the fair share lies outside the interval."""
        return not self.low <= self.share - self.effect <= self.high


class ScorePart(msgspec.Struct, frozen=True):
    """A part of the points: the mean of all seats and of winners, and how it goes with winning (from -1 to 1)."""

    key: str
    mean: float
    winners: float
    correlation: float


class SeatShare(msgspec.Struct, frozen=True):
    seat: Seat
    share: float
    low: float
    high: float
    points: float


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found. Distributions map a value to how often it came."""

    plan: Plan
    games: int
    lost: int  # games without a result
    faults: int
    seats: list[SeatShare]
    findings: list[Finding]  # the best first
    firsts: list[Finding]
    parts: list[ScorePart]
    totals: dict[int, int]
    winning: dict[int, int]
    lengths: dict[int, int]
    ends: dict[str, int]


def study(
    game: Game[Any] | str,
    bots: Sequence[str | type[Bot]] = (RANDOM,),
    n: int = 1000,
    seats: int | None = None,
    options: Options | None = None,
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    limit: float = LIMIT,
    least: int = LEAST,
) -> Study:
    """Play n games, or a few more so that all bots sit in all seats, and find what goes with winning."""
    chosen = plan_study(game, bots, seats, options, seed, limit)
    sum_of_all, lost = Tally(chosen.seats), 0
    for counted, missing in tallies(chosen, chosen.enough(n), Crew(jobs, ray)):
        lost += missing
        sum_of_all.merge(counted)
    return findings(chosen, sum_of_all, lost, least)


def plan_study(
    game: Game[Any] | str,
    bots: Sequence[str | type[Bot]],
    seats: int | None,
    options: Options | None,
    seed: int,
    limit: float,
) -> Plan:
    """As in an arena, but a study is at the largest table unless something else is asked for."""
    found = find(game) if isinstance(game, str) else game
    return make_plan(found, bots, found.meta.seats[-1] if seats is None else seats, options, seed, limit)


def tallies(plan: Plan, wanted: int, crew: Crew) -> Iterator[tuple[Tally, int]]:
    """Counts as they come, each with the number of games that were lost."""
    step = AT_ONCE if plan.players == [RANDOM] else 1
    pieces = [range(first, min(first + step, wanted)) for first in range(0, wanted, step)]
    work: Callable[[range], Tally] = partial(tally, plan, guarded=crew.is_apart())
    for numbers, counted in crew.spread(work, pieces):
        yield (counted, 0) if counted is not None else (Tally(plan.seats), len(numbers))


def findings(plan: Plan, counted: Tally, lost: int = 0, least: int = LEAST) -> Study:
    """The report on what was counted."""
    found = [_finding(plan, counted, deed) for deed in _worth_telling(plan, counted, least)]
    found.sort(key=lambda finding: (-finding.effect, finding.kind, finding.key))
    return Study(
        plan=plan,
        games=counted.games,
        lost=lost,
        faults=counted.faults,
        seats=[_seat(counted, seat) for seat in range(plan.seats)],
        findings=[finding for finding in found if finding.kind != FIRST],
        firsts=[finding for finding in found if finding.kind == FIRST],
        parts=_parts(counted),
        totals=dict(sorted(counted.totals.items())),
        winning=dict(sorted(counted.winning.items())),
        lengths=dict(sorted(counted.lengths.items())),
        ends=dict(counted.ends.most_common()),
    )


def extremes(found: list[Finding], most: int, alike: int) -> list[Finding]:
    """What stands out: the best and the worst, the best first, at each end not too many of one verb."""

    def leading(ordered: Iterable[Finding]) -> list[Finding]:
        seen: Counter[str] = Counter()
        taken: list[Finding] = []
        for finding in ordered:
            seen[finding.verb] += 1
            if seen[finding.verb] <= alike:
                taken.append(finding)
        return taken[:most]

    good = leading(finding for finding in found if finding.stands_out() and finding.effect > 0)
    bad = leading(finding for finding in reversed(found) if finding.stands_out() and finding.effect < 0)
    return good + bad[::-1]


def _worth_telling(plan: Plan, counted: Tally, least: int) -> list[Deed]:
    """Not what is rare, nor what every seat does in every game, nor what only says the same as an action."""
    everybody = counted.games * plan.seats
    told = [deed for deed, seats in counted.done.items() if least <= seats < everybody and not _is_single(plan, deed)]
    actions = {(counted.done[deed], counted.won[deed]) for deed in told if deed[0] == DID}
    return [deed for deed in told if deed[0] != HAPPENED or (counted.done[deed], counted.won[deed]) not in actions]


def _is_single(plan: Plan, deed: Deed) -> bool:
    """Whether it is the first of a verb that has one action only."""
    space = find(plan.game).space
    return deed[0] == FIRST and len(space.verbs[space.parse(deed[1]).verb].actions) == 1


def _finding(plan: Plan, counted: Tally, deed: Deed) -> Finding:
    kind, key = deed
    space = find(plan.game).space
    seats, won = counted.done[deed], counted.won[deed] / whole(plan.seats)
    text = counted.texts[key] if kind == HAPPENED else space.describe(space.parse(key), plan.options)
    verb = key.split()[0] if kind == HAPPENED else space.parse(key).verb
    return Finding(kind, verb, key, text, seats, won / seats, *wilson(won, seats), won / seats - plan.fair())


def _seat(counted: Tally, seat: Seat) -> SeatShare:
    games, won = max(1, counted.games), counted.wins[seat] / whole(counted.seats)
    return SeatShare(seat, won / games, *wilson(won, counted.games), counted.points[seat] / games)


def _parts(counted: Tally) -> list[ScorePart]:
    n, wins = counted.games * counted.seats, sum(counted.wins)
    return [
        ScorePart(
            name,
            part.x / n,
            part.xw / wins,
            correlation(n, part.x, part.xx, wins, counted.squares, part.xw),
        )
        for name, part in counted.parts.items()
    ]
