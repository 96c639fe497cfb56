"""The producer phase (30-33)."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import FromPile, ToHand, cards_to_draw_from
from quivira.games.san_juan.rules.phase import Contents, EndPhase, InTurn
from quivira.games.san_juan.rules.places import ByPlace, goods_in_turn
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Seat, Step, Verb


def producer_phase(order: list[Seat]) -> Contents:
    """Each player may make goods (30)."""
    return [*[ProducingTurn(seat) for seat in order], EndPhase()]


class ProducingTurn(InTurn):
    """As many goods as there are empty buildings and cards for them, at most (30, 31)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        room = min(s.cities.room(seat), cards_to_draw_from(s))
        if room:
            return Produce(seat, min(goods_in_turn(s, seat, box.AQUEDUCT), room))
        if s.cities.room(seat):
            s.emit(events.PILE_EMPTY, NOBODY)
        else:
            s.emit(events.NOTHING_EMPTY, seat)
        return None


class Produce(ByPlace):
    """On which empty production buildings to make goods (30)."""

    ask = "ask-produce"
    cites = "30"
    unfit = "why-not-empty"  # 31

    def verb(self) -> Verb:
        return verbs.PRODUCE

    def done(self) -> Action:
        return verbs.PRODUCE_DONE

    def sets(self) -> list[list[Action]]:
        return verbs.PRODUCE_SETS

    def built(self, s: SanJuan) -> i64:
        return s.cities.productions(self.seat)

    def fitting(self, s: SanJuan) -> i64:
        return s.cities.empty_productions(self.seat)

    def choose(self, s: SanJuan, place: i64) -> None:
        s.cities.order(self.seat, s.cities.first_empty(self.seat, place))
        s.emit(events.PRODUCED, self.seat, place)

    def finish(self, s: SanJuan) -> None:
        if self.chosen:
            s.stack.append(Load(self.seat, self.chosen))
        else:
            s.emit(events.PRODUCED_NOTHING, self.seat)


class Load(FromPile):
    """The ordered goods come off the pile, unseen by everyone (31, 39); then the well (32)."""

    def put(self, s: SanJuan, kind: i64) -> None:
        s.cities.deliver(self.owner, kind)

    def follow(self, s: SanJuan, dealt: i64) -> None:
        if dealt >= box.WELL_GOODS and s.cities.works(self.owner, box.WELL):
            s.emit(events.WORKS, self.owner, box.WELL)
            s.stack.append(ToHand(self.owner, 1))
