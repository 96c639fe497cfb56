"""Rounds, the choice of roles (8-13, 47), and the end for want of buildings (68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    CHOICES_IN_ROUND,
    CHOOSE,
    EXHAUSTED,
    GOVERNOR_MOVES,
    IDLE_ROUNDS,
    LIBRARY,
    LIBRARY_KEPT,
    LIBRARY_SPENT,
    LIBRARY_USED,
    MOST_SEATS,
    ROLE_SETS,
    ROLE_TAKEN,
    ROLES,
    ROUND_BEGINS,
    STALLED,
    USE_LIBRARY,
)
from quivira.games.san_juan.rules.builder import BuilderPhase, kinds_to_build
from quivira.games.san_juan.rules.cards import cards_to_draw_from
from quivira.games.san_juan.rules.councillor import CouncillorPhase
from quivira.games.san_juan.rules.producer import ProducerPhase
from quivira.games.san_juan.rules.prospector import ProspectorPhase
from quivira.games.san_juan.rules.round_start import ROUND_START, hand_limit
from quivira.games.san_juan.rules.trader import TraderPhase
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Step, Text, bit

PHASES: Final[list[Flow[SanJuan]]] = [
    BuilderPhase(),
    ProducerPhase(),
    TraderPhase(),
    CouncillorPhase(),
    ProspectorPhase(),
]


class Rounds(Flow[SanJuan]):
    """Round after round, until a builder phase ends the game or nobody can build any more (8, 13, 68)."""

    def proceed(self, s: SanJuan) -> None:
        if s.round == 0:
            s.round = 1
            s.emit(ROUND_BEGINS, NOBODY, s.round)
        elif s.choice == CHOICES_IN_ROUND[s.seats]:
            next_round(s)
        elif is_exhausted(s):
            s.stack.clear()
            s.emit(EXHAUSTED, NOBODY)
        else:
            s.choice += 1
            roles = CHOOSE_ROLE if cards_to_draw_from(s) else CHOOSE_AT_LAST
            s.stack.append(roles[chooser_of(s, s.choice - 1)])


def chooser_of(s: SanJuan, choice: i64) -> Seat:
    """Clockwise from the governor; of two players the governor comes again (8)."""
    return s.clockwise(s.governor, choice - s.seats if choice >= s.seats else choice)


def next_round(s: SanJuan) -> None:
    """All roles return, and the governor card passes to the left (13), unless nobody builds any more (68)."""
    s.idle += 1
    if s.idle == IDLE_ROUNDS:
        s.stack.clear()
        s.emit(STALLED, NOBODY, s.idle)
        return
    for role in range(ROLES):
        s.takers[role] = -1
    s.choice = 0
    s.library_spent = False
    s.round += 1
    s.governor = s.clockwise(s.governor, 1)
    s.emit(ROUND_BEGINS, NOBODY, s.round)
    s.emit(GOVERNOR_MOVES, s.governor)
    s.stack.append(ROUND_START)


def is_exhausted(s: SanJuan) -> bool:
    """Whether nobody can ever get another card or build again (68); asked before each choice of a role.

    With pile and discards empty cards come back from goods, from hands above the limit, and with a building: as its
    payment or what makes way for it. Without these, chapels and banks take cards out of hands, offices draw what they
    have just discarded, and nothing else moves: nobody draws or makes goods. A smaller hand never builds what a larger
    one cannot. So it is enough that nobody can build now, with everything that may ever make it cheaper.
    """
    if cards_to_draw_from(s):
        return False
    for seat in range(s.seats):
        if s.number_of_goods(seat) or s.hand_sizes[seat] > hand_limit(s, seat) or could_build(s, seat):
            return False
    return True


def could_build(s: SanJuan, seat: Seat) -> bool:
    """Whether a seat could build as builder, with its library at work."""
    at_best = s.clone()
    at_best.chooser = seat
    at_best.doubled = s.uses(seat, LIBRARY)
    return kinds_to_build(at_best, seat) != 0


class ChooseRole(Step[SanJuan]):
    """Which role to take (9); its phase follows at once (10)."""

    ask = "ask-role"
    cites = "9"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        if s.library_spent and s.uses(seat, LIBRARY):
            return [*CHOOSE.actions, USE_LIBRARY.actions[0]]
        return CHOOSE.actions

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is USE_LIBRARY.actions[0]:
            return Text("why-library-spent")
        taker = s.takers[action.arg]
        return Text("why-role-taken", {"other": taker}) if taker >= 0 else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        free: i64 = 0
        for role in range(ROLES):
            if s.takers[role] < 0:
                free |= bit(role)
        return ROLE_SETS[free]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.takers[action.arg] = seat
        s.last_role = action.arg
        s.phase = action.arg
        s.chooser = seat
        s.turn = seat
        if s.shown:
            s.shown = []
        s.emit(ROLE_TAKEN, seat, s.phase)
        s.stack.append(PHASES[s.phase])
        if s.uses(seat, LIBRARY):
            open_library(s, seat)


class ChooseAtLast(ChooseRole):
    """The same with nothing left to draw: that it is asked tells everybody that somebody may still build (68)."""

    shows = True


CHOOSE_ROLE: Final[list[ChooseRole]] = [ChooseRole(seat) for seat in range(MOST_SEATS)]
CHOOSE_AT_LAST: Final[list[ChooseRole]] = [ChooseAtLast(seat) for seat in range(MOST_SEATS)]


def open_library(s: SanJuan, seat: Seat) -> None:
    """It doubles the privilege by itself; of two players the governor uses it at one role of two (47, E15)."""
    if s.seats == 2 and seat == s.governor:
        if s.choice == 1:
            s.stack.append(UseLibrary(seat))
            return
        if s.library_spent:
            s.emit(LIBRARY_SPENT, seat)
            return
    s.doubled = True
    s.emit(LIBRARY_USED, seat)


class UseLibrary(Step[SanJuan]):
    """Whether the governor of two uses the library at the first role (47)."""

    ask = "ask-library"
    cites = "47"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return USE_LIBRARY.actions

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.doubled = s.library_spent = action is USE_LIBRARY.actions[0]
        s.emit(LIBRARY_USED if s.doubled else LIBRARY_KEPT, seat)
