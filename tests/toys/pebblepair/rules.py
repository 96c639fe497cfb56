"""The whole game."""

from __future__ import annotations

from typing import Final

from quivira.features import Features
from quivira.kernel import (
    Action,
    ActionSpace,
    EventKind,
    Meta,
    Options,
    Score,
    Seat,
    State,
    Step,
    Text,
    View,
    rank,
)

MOST: Final = 3
META: Final = Meta("pebblepair", "Pebble Pair", "nobody", (2,), ("taken",), 1, english_only=True)
SPACE: Final = ActionSpace()
TAKE: Final = SPACE.verb("take", [str(n) for n in range(1, MOST + 1)])
TOOK: Final = EventKind("took", n=None)


class PebblePair(State):
    taken: list[int]

    def check(self) -> None:
        assert len(self.taken) == self.seats - len(self.stack), "who has been asked has taken"


class Take(Step[PebblePair]):
    ask = "ask-take"
    cites = "1"

    def choices(self, s: PebblePair, seat: Seat) -> list[Action]:
        return TAKE.actions

    def refusal(self, s: PebblePair, seat: Seat, action: Action) -> Text | None:
        return Text("why-same") if action.arg + 1 in s.taken else None

    def apply(self, s: PebblePair, seat: Seat, action: Action) -> None:
        s.taken.append(action.arg + 1)
        s.emit(TOOK, seat, action.arg + 1)


class PebblePairView(View, frozen=True):
    taken: list[int]


def set_up(seats: int, options: Options) -> PebblePair:
    s = PebblePair(seats, options)
    s.follow(Take(0), Take(1))
    return s


def view(s: PebblePair, seat: Seat | None) -> PebblePairView:
    return PebblePairView(taken=s.taken[:])


def scores(s: PebblePair) -> list[Score]:
    taken = s.taken + [0] * (s.seats - len(s.taken))
    return rank([Score(seat, {"score-pebbles": taken[seat]}) for seat in range(s.seats)])


def features(s: PebblePair, seat: Seat, out: Features) -> None:
    for turn in range(s.seats):
        out.number(f"taken{turn}", s.taken[turn] if turn < len(s.taken) else 0, MOST)
