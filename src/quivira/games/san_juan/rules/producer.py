"""The producer phase (30-33)."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    AQUEDUCT,
    CUSTOMS_FILLED,
    CUSTOMS_OFFICE,
    NOTHING_EMPTY,
    ORDERED,
    PILE_EMPTY,
    PRODUCE,
    PRODUCE_DONE,
    PRODUCE_SETS,
    PRODUCED,
    PRODUCED_NOTHING,
    PRODUCTIONS,
    WELL,
    WELL_GOODS,
    WORKS,
)
from quivira.games.san_juan.rules.cards import FromPile, ToHand, cards_to_draw_from, kinds_from
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.rules.places import ByPlace, goods_in_turn
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Verb


class ProducerPhase(Flow[SanJuan]):
    """Each player may make goods (30)."""

    def proceed(self, s: SanJuan) -> None:
        while s.progress < s.seats:
            seat = s.clockwise(s.chooser, s.progress)
            s.turn = seat
            s.progress += 1
            room = min(s.number_of_empty(seat), cards_to_draw_from(s))
            most = min(goods_in_turn(s, seat, AQUEDUCT), room)
            if most:
                s.stack.append(Produce(seat, most, 0, 0))
                return
            if s.number_of_empty(seat):
                s.emit(PILE_EMPTY, NOBODY)
            else:
                s.emit(NOTHING_EMPTY, seat)
        end_phase(s)


class Produce(ByPlace):
    """On which empty production buildings to make goods (30)."""

    ask = "ask-produce"
    cites = "30"
    unfit = "why-not-empty"  # 31

    def verb(self) -> Verb:
        return PRODUCE

    def done(self) -> Action:
        return PRODUCE_DONE

    def sets(self) -> list[list[Action]]:
        return PRODUCE_SETS

    def built(self, s: SanJuan) -> i64:
        return s.owned[self.seat] & ~kinds_from(PRODUCTIONS)

    def fitting(self, s: SanJuan) -> i64:
        return s.empty_kinds(self.seat)

    def choose(self, s: SanJuan, place: i64) -> None:
        s.goods[s.place(self.seat, place, False)] = ORDERED
        s.emit(PRODUCED, self.seat, place)

    def finish(self, s: SanJuan) -> None:
        if self.chosen:
            s.stack.append(Load(self.seat, self.chosen))
        else:
            s.emit(PRODUCED_NOTHING, self.seat)


class Load(FromPile):
    """The ordered goods come off the pile, unseen by everyone (31, 39); then the well (32)."""

    def put(self, s: SanJuan, kind: i64) -> None:
        at = s.first(self.owner)
        while s.goods[at] != ORDERED:
            at += 1
        s.goods[at] = kind

    def follow(self, s: SanJuan, dealt: i64) -> None:
        if dealt >= WELL_GOODS and s.uses(self.owner, WELL):
            s.emit(WORKS, self.owner, WELL)
            s.stack.append(ToHand(self.owner, 1))


def fill_customs(s: SanJuan, seat: Seat) -> bool:
    """Whether an empty customs office gets a good, at the start of a councillor phase (39)."""
    if not s.uses(seat, CUSTOMS_OFFICE):
        return False
    at = s.place(seat, CUSTOMS_OFFICE, False)
    if at < 0 or cards_to_draw_from(s) == 0:
        return False
    s.goods[at] = ORDERED
    s.emit(CUSTOMS_FILLED, seat)
    s.stack.append(Load(seat, 1))
    return True
