"""The whole game."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from quivira.features import Features
from quivira.kernel import (
    NOBODY,
    NONE,
    SEAT,
    Action,
    ActionSpace,
    EventKind,
    Flow,
    Meta,
    Option,
    Options,
    Score,
    Sealed,
    Seat,
    State,
    Text,
    View,
    answered,
    rank,
)

META: Final = Meta(
    "whisperbid", "Whisper Bid", "nobody", (3, 6, 8), ("whispered",), 1, (Option("rounds", (1, 3)),), english_only=True
)
MOST: Final = 3
SPACE: Final = ActionSpace()
WHISPER: Final = SPACE.verb("whisper", [str(n) for n in range(MOST + 1)])
WHISPERED: Final = EventKind("whispered", n=None)
ROUND_BEGINS: Final = EventKind("round-begins", n=None)


class WhisperBid(State):
    round: int = 0
    last: list[int]
    points: list[int]
    taboo: int = NONE

    def check(self) -> None:
        assert sum(self.points) <= self.round * MOST, "one seat scores in a round"


class Rounds(Flow[WhisperBid]):
    def proceed(self, s: WhisperBid) -> None:
        if s.round == s.options["rounds"]:
            s.stack.pop()
            return
        s.round += 1
        s.emit(ROUND_BEGINS, NOBODY, s.round)
        s.follow(Whisper([None] * s.seats))


class Whisper(Sealed[WhisperBid]):
    ask = "ask-whisper"
    cites = "1"

    def choices(self, s: WhisperBid, seat: Seat) -> list[Action]:
        return WHISPER.actions

    def refusal(self, s: WhisperBid, seat: Seat, action: Action) -> Text | None:
        return Text("why-again", {"n": action.arg}) if s.taboo == action.arg else None

    def reveal(self, s: WhisperBid, answers: list[Action]) -> None:
        s.last = [answer.arg for answer in answers]
        for seat, n in enumerate(s.last):
            s.emit(WHISPERED, seat, n)
        s.taboo = max([n for n in s.last if s.last.count(n) == 1], default=NONE)
        if s.taboo != NONE:
            s.points[s.last.index(s.taboo)] += s.taboo


class PlayerView(msgspec.Struct, frozen=True):
    seat: Annotated[Seat, SEAT]
    points: int
    last: int | None


class WhisperBidView(View, frozen=True):
    round: int
    players: list[PlayerView]
    taboo: int | None
    own: int | None  # what the seat itself has whispered in this round


def set_up(seats: int, options: Options) -> WhisperBid:
    s = WhisperBid(seats, options)
    s.stack = [Rounds()]
    s.last = [NONE] * seats
    s.points = [0] * seats
    return s


def whispered(s: WhisperBid, seat: Seat) -> int:
    """A seat's answer to the open question."""
    answer = answered(s, seat)
    return NONE if answer is None else int(answer.arg)


def view(s: WhisperBid, seat: Seat | None) -> WhisperBidView:
    own = NONE if seat is None else whispered(s, seat)
    players = [PlayerView(x, s.points[x], None if s.last[x] == NONE else s.last[x]) for x in range(s.seats)]
    return WhisperBidView(
        round=s.round, players=players, taboo=None if s.taboo == NONE else s.taboo, own=None if own == NONE else own
    )


def scores(s: WhisperBid) -> list[Score]:
    return rank([Score(seat, {"score-whispers": s.points[seat]}) for seat in range(s.seats)])


def features(s: WhisperBid, seat: Seat, out: Features) -> None:
    out.number("round", s.round, MOST)
    out.number("taboo", s.taboo, MOST)
    out.number("own", whispered(s, seat), MOST)
    for place in range(s.seats):
        player = out.player(place)
        out.number("points", s.points[player], MOST * MOST)
        out.number("last", s.last[player], MOST)
