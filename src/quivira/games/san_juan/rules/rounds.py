"""Rounds, the choice of roles (8-13, 47), and the end for want of buildings (68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.builder import builder_phase
from quivira.games.san_juan.rules.cards import cards_to_draw_from
from quivira.games.san_juan.rules.councillor import councillor_phase
from quivira.games.san_juan.rules.phase import Contents, prepared, put
from quivira.games.san_juan.rules.price import kinds_to_build
from quivira.games.san_juan.rules.producer import producer_phase
from quivira.games.san_juan.rules.prospector import prospector_phase
from quivira.games.san_juan.rules.round_start import hand_limit, round_start
from quivira.games.san_juan.rules.trader import trader_phase
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, NONE, Action, Flow, Seat, Step, Text, done


class Rounds(Flow[SanJuan]):
    """Round after round, until a builder phase ends the game or nobody can build any more (8, 13, 68)."""

    def proceed(self, s: SanJuan) -> None:
        if s.round == 0:
            s.round = 1
            s.emit(events.ROUND_BEGINS, NOBODY, s.round)
            put(s, FIRST_ROUND[s.seats][s.governor])
        else:
            next_round(s)


def next_round(s: SanJuan) -> None:
    """All roles return, and the governor card passes to the left (13), unless nobody builds any more (68)."""
    s.idle = 0 if s.has_built else s.idle + 1
    if s.idle == box.IDLE_ROUNDS:
        s.stack.clear()
        s.emit(events.STALLED, NOBODY, s.idle)
        return
    s.has_built = False
    s.roles.give_back()
    s.round += 1
    s.governor = s.clockwise(s.governor, 1)
    s.emit(events.ROUND_BEGINS, NOBODY, s.round)
    s.emit(events.GOVERNOR_MOVES, s.governor)
    put(s, ROUND[s.seats][s.governor])


def whole_round(order: list[Seat]) -> Contents:
    """The start of the round (14), then the roles (8)."""
    return [*round_start(order), *role_turns(order)]


def role_turns(order: list[Seat]) -> Contents:
    """Clockwise from the governor each player takes a role; of two players the governor comes again (8)."""
    return [RoleTurn(seat) for seat in [*order, *order][: box.CHOICES_IN_ROUND[len(order)]]]


class RoleTurn(Flow[SanJuan]):
    """A player takes a role (9), unless nobody can build any more (68)."""

    owner: Seat

    def proceed(self, s: SanJuan) -> None:
        done(s)
        if is_exhausted(s):
            s.stack.clear()
            s.emit(events.EXHAUSTED, NOBODY)
        else:
            s.stack.append((CHOOSE_ROLE if cards_to_draw_from(s) else CHOOSE_AT_LAST)[self.owner])


FIRST_ROUND: Final = prepared(role_turns)
ROUND: Final = prepared(whole_round)
PHASES: Final = [  # in the order of the roles
    prepared(builder_phase),
    prepared(producer_phase),
    prepared(trader_phase),
    prepared(councillor_phase),
    prepared(prospector_phase),
]


def is_exhausted(s: SanJuan) -> bool:
    """Whether nobody can ever get another card or build again (68).

    With pile and discards empty cards come back from goods, from hands above the limit, and with a building: as its
    payment or what makes way for it. Without these, chapels and banks take cards out of hands, offices draw what they
    have just discarded, and nothing else moves: nobody draws or makes goods. A smaller hand never builds what a larger
    one cannot. So it is enough that nobody can build now, with everything that may ever make it cheaper.
    """
    if cards_to_draw_from(s):
        return False
    for seat in range(s.seats):
        if s.cities.goods(seat) or s.hands.size(seat) > hand_limit(s, seat) or could_build(s, seat):
            return False
    return True


def could_build(s: SanJuan, seat: Seat) -> bool:
    """Whether a seat could build as builder, with its library at work."""
    return kinds_to_build(taking(s, box.BUILDER, seat), seat) != 0


def taking(s: SanJuan, role: i64, seat: Seat) -> SanJuan:
    """The table as it would stand if a seat took a role, with its library at work."""
    at_best = s.clone()
    at_best.roles.take(role, seat)
    at_best.roles.doubled = s.cities.works(seat, box.LIBRARY)
    return at_best


class ChooseRole(Step[SanJuan]):
    """Which role to take (9); its phase follows at once (10)."""

    ask = "ask-role"
    cites = "9"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        if s.roles.library_spent and s.cities.works(seat, box.LIBRARY):
            return [*verbs.CHOOSE.actions, verbs.LIBRARY_NOW]
        return verbs.CHOOSE.actions

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is verbs.LIBRARY_NOW:
            return Text("why-library-spent")
        taker = s.roles.taker(action.arg)
        return Text("why-role-taken", {"other": taker}) if taker != NONE else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return verbs.ROLE_SETS[s.roles.free()]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        role = action.arg
        s.roles.take(role, seat)
        s.turn = seat
        s.shown.clear()
        s.emit(events.ROLE_TAKEN, seat, role)
        put(s, PHASES[role][s.seats][seat])
        if s.cities.works(seat, box.LIBRARY):
            open_library(s, seat)


class ChooseAtLast(ChooseRole):
    """The same with nothing left to draw: that it is asked tells everybody that somebody may still build (68)."""

    shows = True


CHOOSE_ROLE: Final[list[ChooseRole]] = [ChooseRole(seat) for seat in range(box.MOST_SEATS)]
CHOOSE_AT_LAST: Final[list[ChooseRole]] = [ChooseAtLast(seat) for seat in range(box.MOST_SEATS)]


def open_library(s: SanJuan, seat: Seat) -> None:
    """It doubles the privilege by itself; of two players the governor uses it at one role of two (47, E15)."""
    if s.seats == 2 and seat == s.governor:
        if s.roles.taken() == 1:
            s.stack.append(UseLibrary(seat))
            return
        if s.roles.library_spent:
            s.emit(events.LIBRARY_SPENT, seat)
            return
    s.roles.doubled = True
    s.emit(events.LIBRARY_USED, seat)


class UseLibrary(Step[SanJuan]):
    """Whether the governor of two uses the library at the first role (47)."""

    ask = "ask-library"
    cites = "47"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return verbs.USE_LIBRARY.actions

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.roles.doubled = s.roles.library_spent = action is verbs.LIBRARY_NOW
        s.emit(events.LIBRARY_USED if s.roles.doubled else events.LIBRARY_KEPT, seat)
