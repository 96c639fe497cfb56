"""What seats did and how they fared, counted. Counts are whole numbers, which add up to the same in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import lcm
from typing import TypeAlias

import msgspec

from quivira.arena.contest import Contest
from quivira.arena.plan import Plan
from quivira.kernel import Action, Event, Label, Score, Seat, State, Text
from quivira.kernel.registry import find
from quivira.simulation import play_noted

Deed: TypeAlias = tuple[str, str]  # its kind and its key
Move: TypeAlias = tuple[Seat, Action]
DID, FIRST, HAPPENED = "did", "first", "happened"
RANDOM = "random"  # the bot whose games are played inside compiled code


def whole(seats: int) -> int:
    """A victory, in parts so small that any number of seats can share it."""
    return lcm(*range(1, seats + 1))


@dataclass
class Part:
    """Sums over seats: of a part of their points, its square, its product with their victory."""

    x: int = 0
    xx: int = 0
    xw: int = 0


@dataclass
class Tally:
    """Counts over some games."""

    seats: int
    games: int = 0
    wins: list[int] = field(default_factory=list)  # by seat, in parts of `whole`
    squares: int = 0  # of each seat's victory in each game
    points: list[int] = field(default_factory=list)  # by seat, all games together
    totals: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)  # totals of winners
    lengths: Counter[int] = field(default_factory=Counter)  # actions of seats
    ends: Counter[str] = field(default_factory=Counter)
    parts: dict[str, Part] = field(default_factory=dict)
    done: Counter[Deed] = field(default_factory=Counter)  # by how many seats, at least once
    won: Counter[Deed] = field(default_factory=Counter)  # their victories
    texts: dict[str, Text] = field(default_factory=dict)  # sentences for what happened
    faults: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.points = self.points or [0] * self.seats

    def add(self, moves: list[Move], events: Iterable[Event], scores: list[Score], end: str) -> None:
        """Count a game."""
        first = sum(score.rank == 1 for score in scores)
        shares = [whole(self.seats) // first if score.rank == 1 else 0 for score in scores]
        self.games += 1
        self.lengths[len(moves)] += 1
        self.ends[end] += 1
        for seat, (score, share) in enumerate(zip(scores, shares, strict=True)):
            self._score(seat, score, share)
        for deeds, share in zip(self._deeds(moves, events), shares, strict=True):
            self.done.update(deeds)
            if share:
                for deed in deeds:
                    self.won[deed] += share

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.faults += other.faults
        self.squares += other.squares
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        for mine, theirs in (
            (self.totals, other.totals),
            (self.winning, other.winning),
            (self.lengths, other.lengths),
        ):
            mine.update(theirs)
        self.ends.update(other.ends)
        self.done.update(other.done)
        self.won.update(other.won)
        self.texts.update(other.texts)
        for name, part in other.parts.items():
            mine_part = self.parts.setdefault(name, Part())
            mine_part.x += part.x
            mine_part.xx += part.xx
            mine_part.xw += part.xw

    def _score(self, seat: Seat, score: Score, share: int) -> None:
        self.wins[seat] += share
        self.squares += share * share
        self.points[seat] += score.total
        self.totals[score.total] += 1
        if share:
            self.winning[score.total] += 1
        for name, points in score.parts.items():
            part = self.parts.setdefault(name, Part())
            part.x += points
            part.xx += points * points
            part.xw += points * share

    def _deeds(self, moves: list[Move], events: Iterable[Event]) -> list[set[Deed]]:
        """By seat: the actions it did, the first one of each verb, and what else it was told to have happened to it."""
        deeds: list[set[Deed]] = [set() for _ in range(self.seats)]
        verbs: list[set[str]] = [set() for _ in range(self.seats)]
        for seat, action in dict.fromkeys(moves):  # each once, in order
            deeds[seat].add((DID, action.key))
            if action.verb not in verbs[seat]:
                verbs[seat].add(action.verb)
                deeds[seat].add((FIRST, action.key))
        for event in events:
            if event.seat is not None and (key := event_key(event)):
                deeds[event.seat].add((HAPPENED, key))
                if key not in self.texts:
                    self.texts[key] = msgspec.structs.replace(event, seat=0).text()  # whoever it was
        return deeds


def event_key(event: Event) -> str:
    """A name for events that are alike; empty where plain numbers make each of them different."""
    words = [event.verb]
    for value in event.args.values():
        if isinstance(value, int):
            return ""
        words.append(value if isinstance(value, str) else _label(value))
    return " ".join(words)


def _label(value: Label) -> str:
    if isinstance(value, Text):
        return ":".join([value.key, *[_label(arg) for arg in value.args.values()]])
    if isinstance(value, list):
        return "+".join([_label(item) for item in value])
    return str(value)


def tally(plan: Plan, numbers: range, guarded: bool = False) -> Tally:
    """Play games of a plan and count them."""
    counted = Tally(plan.seats)
    if plan.players == [RANDOM]:
        _count_random(plan, numbers, counted)
        return counted
    for number in numbers:
        contest = Contest(plan, number, guarded)
        events = contest.listen()
        played = contest.run()
        counted.add(contest.moves, events, contest.game.scores(contest.state), played.end)
        counted.faults += len(played.faults)
    return counted


def _count_random(plan: Plan, numbers: range, counted: Tally) -> None:
    """Random games need no turns: the compiled engine plays them by itself."""
    game = find(plan.game)
    start: State = game.new(plan.seats, plan.options)
    for number in numbers:
        s = start.clone()
        s.events = []
        moves = play_noted(s, plan.chance(number))
        counted.add(moves, s.events, game.scores(s), game.end_reason(s))
