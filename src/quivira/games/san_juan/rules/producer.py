"""The producer phase (30-33)."""

from mypy_extensions import i64, mypyc_attr

from quivira.games.san_juan.components import (
    AQUEDUCT,
    CUSTOMS_FILLED,
    CUSTOMS_OFFICE,
    NOTHING_EMPTY,
    ORDERED,
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
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Action, Flow, Seat, Step, Text


class ProducerPhase(Flow[SanJuan]):
    """Each player may make goods (30)."""

    def proceed(self, s: SanJuan) -> None:
        while s.progress < s.seats:
            seat = s.clockwise(s.chooser, s.progress)
            s.turn = seat
            s.progress += 1
            room = min(s.number_of_empty(seat), cards_to_draw_from(s))
            most = min(goods_to_make(s, seat), room)
            if most:
                s.stack.append(Produce(seat, most, 0, 0))
                return
            s.emit(NOTHING_EMPTY, seat)
        end_phase(s)

    def clone(self) -> "ProducerPhase":
        return self


def goods_to_make(s: SanJuan, seat: Seat) -> i64:
    """One, more for the producer, library and aqueduct (30, 45)."""
    goods: i64 = 1
    if seat == s.chooser:
        goods += 1
        if s.doubled:
            goods += 1
    if s.uses(seat, AQUEDUCT):
        goods += 1
    return goods


@mypyc_attr(free_list_len=1)
class Produce(Step[SanJuan]):
    """On which empty production buildings to make goods (30); kinds are named in their order."""

    ask = "ask-produce"
    cites = "30"

    def __init__(self, seat: Seat, left: i64, first: i64, made: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.first: i64 = first  # kinds before it have been passed over
        self.made: i64 = made

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*[PRODUCE.actions[k] for k in range(PRODUCTIONS) if s.owns(seat, k)], PRODUCE_DONE]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is PRODUCE_DONE:
            return None
        if action.arg < self.first:
            return Text("why-passed-over")
        return None if s.empty_kinds(seat) >> action.arg & 1 else Text("why-not-empty")  # 31

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return PRODUCE_SETS[s.empty_kinds(seat) & kinds_from(self.first)]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is PRODUCE_DONE:
            if self.made == 0:
                s.emit(PRODUCED_NOTHING, seat)
        else:
            s.goods[s.place(seat, action.arg, False)] = ORDERED
            s.emit(PRODUCED, seat, action.arg)
            self.first = action.arg
            self.made += 1
            self.left -= 1
            if self.left and s.empty_kinds(seat) >> action.arg:
                s.stack.append(self)
                return
        if self.made:
            s.stack.append(Load(seat, self.made))

    def clone(self) -> "Produce":
        return Produce(self.seat, self.left, self.first, self.made)


@mypyc_attr(free_list_len=1)
class Load(FromPile):
    """The ordered goods come off the pile, unseen by everyone (31, 39); then the well (32)."""

    def __init__(self, owner: Seat, left: i64) -> None:
        super().__init__(left)
        self.owner: Seat = owner
        self.made: i64 = 0

    def put(self, s: SanJuan, card: i64) -> None:
        at = s.first(self.owner)
        while s.goods[at] != ORDERED:
            at += 1
        s.goods[at] = card
        self.made += 1

    def finished(self, s: SanJuan) -> None:
        if self.made >= WELL_GOODS and s.uses(self.owner, WELL):
            s.emit(WORKS, self.owner, WELL)
            s.stack.append(ToHand(self.owner, 1))

    def clone(self) -> "Load":
        step = Load(self.owner, self.left)
        step.seat = self.seat
        step.made = self.made
        return step


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
