"""One game between bots. They get a turn, never the state; what they do wrong is written down and the game goes on."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time
from typing import IO, Any, Final

import msgspec

from quivira.arena.plan import Plan
from quivira.bots import Bot, bot
from quivira.kernel import Action, Event, QuiviraError, Rng, Seat, State, Turn, settle
from quivira.kernel.registry import find

LONGEST: Final = 200  # characters of an error that are kept
LOST: Final = "its process ended: a bot ended it, or thought longer than the limit"


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong: it raised, or answered what is not legal. A random legal action was done instead."""

    seat: Seat
    decision: int  # counted from 1, over all seats
    what: str


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How a game of a plan went; lists are by seat."""

    number: int
    deal: int
    seating: tuple[int, ...]
    totals: list[int] = []
    ranks: list[int] = []
    end: str = ""
    decisions: list[int] = []  # real ones; where there is one legal action only, nobody is asked
    seconds: list[float] = []  # of the processor
    slowest: list[float] = []
    faults: list[Fault] = []
    lost: str = ""  # why the game has no result

    def shares(self) -> list[float]:
        """The victory: 1 for the only winner, divided where it is shared."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def lost(plan: Plan, number: int) -> Played:
    """A game whose process died."""
    return Played(number=number, deal=plan.deal(number), seating=plan.seating(number), lost=LOST)


def play_game(plan: Plan, number: int, guarded: bool = False, strict: bool = False) -> Played:
    """Play a game; guarded, a bot that does not come back ends the process; strict, what it raises comes through."""
    return Contest(plan, number, guarded, strict).run()


class Contest:
    """A game in play."""

    def __init__(self, plan: Plan, number: int, guarded: bool = False, strict: bool = False) -> None:
        self.plan, self.number = plan, number
        self.game = find(plan.game)
        self.state: State = self.game.new(plan.seats, plan.options)
        self.chance = plan.chance(number)
        self.luck = [plan.luck(number, seat) for seat in range(plan.seats)]
        names = [plan.players[who] for who in plan.seating(number)]
        self.bots: list[Bot] = [
            bot(name, Rng(rng.word(), rng.word())) for name, rng in zip(names, self.luck, strict=True)
        ]
        for player in self.bots:  # time is what the processor spent on it: a busy machine makes no bot weaker
            player.budget.clock = process_time
        self.moves: list[tuple[Seat, Action]] = []
        self.decisions = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.slowest = [0.0] * plan.seats
        self.faults: list[Fault] = []
        self.guarded, self.strict = guarded, strict

    def listen(self) -> list[Event]:
        """The events from now on, as they come."""
        self.state.events = []
        return self.state.events

    def run(self) -> Played:
        s = self.state
        settle(s, self.chance)
        while not s.is_over():
            seat = s.actors()[0]
            legal = s.legal(seat)
            action = legal[0] if len(legal) == 1 else self._decision(seat, legal)
            self.moves.append((seat, action))
            s.apply(seat, action)
            settle(s, self.chance)
        scores = self.game.scores(s)
        return Played(
            number=self.number,
            deal=self.plan.deal(self.number),
            seating=self.plan.seating(self.number),
            totals=[score.total for score in scores],
            ranks=[score.rank for score in scores],
            end=self.game.end_reason(s),
            decisions=self.decisions,
            seconds=[round(seconds, 6) for seconds in self.seconds],
            slowest=[round(seconds, 6) for seconds in self.slowest],
            faults=self.faults,
        )

    def _decision(self, seat: Seat, legal: list[Action]) -> Action:
        turn: Turn[Any] = Turn(self.game, self.state, seat, self.luck[seat])
        by_key = {action.key: action for action in legal}
        with self._guard():
            began = process_time()
            try:
                key = self.bots[seat].choose(turn)
                wrong = "" if key in by_key else f"answered {key!r}, which is not legal"
            except Exception as error:  # a bot may fail in any way
                if self.strict:
                    raise
                wrong = f"raised {type(error).__name__}: {error}"
            took = process_time() - began
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        if not wrong:
            return by_key[key]
        if self.strict:
            raise QuiviraError(f"decision {sum(self.decisions)}, seat {seat}: the bot {wrong}")
        self.faults.append(Fault(seat, sum(self.decisions), wrong[:LONGEST]))
        return legal[self.luck[seat].below(len(legal))]

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """End the process when the limit is over; the watchdog needs no help from the code that hangs."""
        if not self.guarded:
            yield
            return
        faulthandler.dump_traceback_later(self.plan.limit, exit=True, file=_nowhere())
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


_NOWHERE: list[IO[str]] = []


def _nowhere() -> IO[str]:
    """Where the guard's traceback goes; the file must stay open."""
    if not _NOWHERE:
        _NOWHERE.append(open(os.devnull, "w"))  # noqa: SIM115 - it is open as long as the process
    return _NOWHERE[0]
