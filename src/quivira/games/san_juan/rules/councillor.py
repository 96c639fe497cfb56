"""The councillor phase (39-42)."""

from typing import Final

from mypy_extensions import mypyc_attr

from quivira.games.san_juan.components import (
    ARCHIVE,
    COUNCIL,
    COUNCIL_DRAWS,
    COUNCIL_PRIVILEGE,
    DECLINE,
    DECLINED,
    DRAW_OR_NOT,
    DREW,
    DREW_HIDDEN,
    KEEP,
    KEPT,
    KEPT_HIDDEN,
    MOST_SEATS,
    OTHERS,
    PILE_EMPTY,
    PREFECTURE,
)
from quivira.games.san_juan.rules.cards import Discard, FromPile, cards_to_draw_from, insert, name_kinds
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.rules.producer import fill_customs
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Step, Text


class CouncillorPhase(Flow[SanJuan]):
    """Customs offices are filled (39), then each player may draw and keep (40)."""

    def proceed(self, s: SanJuan) -> None:
        while s.progress < s.seats:
            s.turn = s.clockwise(s.chooser, s.progress)
            s.progress += 1
            if fill_customs(s, s.turn):
                return
        while s.progress < 2 * s.seats:
            s.turn = s.clockwise(s.chooser, s.progress - s.seats)
            s.progress += 1
            if cards_to_draw_from(s):
                s.stack.append(COUNSEL[s.turn])
                return
            s.emit(PILE_EMPTY, NOBODY)
        end_phase(s)

    def clone(self) -> "CouncillorPhase":
        return self


def council_cards(s: SanJuan, seat: Seat) -> int:
    """Two, five for the councillor, eight with the library (40)."""
    if seat != s.chooser:
        return COUNCIL
    return COUNCIL + (2 * COUNCIL_PRIVILEGE if s.doubled else COUNCIL_PRIVILEGE)


def cards_to_keep(s: SanJuan, seat: Seat) -> int:
    """One, two with a prefecture (41)."""
    return 2 if s.uses(seat, PREFECTURE) else 1


class Counsel(Step[SanJuan]):
    """How many cards to draw: all, the councillor also without the privilege, or none (11, 40)."""

    ask = "ask-counsel"
    cites = "40"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        most = council_cards(s, seat)
        return DRAW_OR_NOT[COUNCIL - 1] if most == COUNCIL else COUNCIL_DRAWS[most - 1]

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.choices(s, seat)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
        else:
            s.stack.append(CouncilDraw(seat, action.arg + 1))

    def clone(self) -> "Counsel":
        return Counsel(self.seat)


COUNSEL: Final = [Counsel(seat) for seat in range(MOST_SEATS)]


@mypyc_attr(free_list_len=1)
class CouncilDraw(FromPile):
    """The cards to choose from; with an archive they join the hand at once (42)."""

    def __init__(self, owner: Seat, left: int) -> None:
        super().__init__(left)
        self.owner = owner
        self.got = 0

    def put(self, s: SanJuan, card: int) -> None:
        insert(s.hands[self.owner] if s.uses(self.owner, ARCHIVE) else s.drawn, card)
        self.got += 1
        s.emit(DREW, self.owner, card, to=self.owner)

    def finished(self, s: SanJuan) -> None:
        seat = self.owner
        s.emit(DREW_HIDDEN, seat, self.got, to=OTHERS[seat])
        keeps = min(cards_to_keep(s, seat), self.got)
        away = self.got - keeps
        if s.uses(seat, ARCHIVE):
            if away:
                s.stack.append(ArchiveDiscard(seat, away, 0, away))
        elif away:
            s.stack.append(Keep(seat, keeps, 0, keeps))
        else:
            for card in s.drawn:
                keep(s, seat, card)
            s.drawn.clear()
            end_of_counsel(s, seat, keeps)

    def clone(self) -> "CouncilDraw":
        step = CouncilDraw(self.owner, self.left)
        step.seat = self.seat
        step.got = self.got
        return step


def keep(s: SanJuan, seat: Seat, card: int) -> None:
    insert(s.hands[seat], card)
    s.emit(KEPT, seat, card, to=seat)


def end_of_counsel(s: SanJuan, seat: Seat, kept: int) -> None:
    """What was not kept is discarded (41)."""
    s.emit(KEPT_HIDDEN, seat, kept, to=OTHERS[seat])
    for card in s.drawn:
        s.discard.put(card)
    s.drawn.clear()


@mypyc_attr(free_list_len=1)
class Keep(Step[SanJuan]):
    """Which of the drawn cards to keep (41)."""

    ask = "ask-keep"
    cites = "41"

    def __init__(self, seat: Seat, left: int, start: int, total: int) -> None:
        super().__init__(seat)
        self.left = left
        self.start = start  # cards before it have been passed over
        self.total = total

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return name_kinds(KEEP.actions, s.drawn, 0, len(s.drawn))

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        at = s.drawn.index(action.arg)
        if at < self.start:
            return Text("why-passed-over")
        return Text("why-too-few-follow", {"n": self.left}) if at > len(s.drawn) - self.left else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return name_kinds(KEEP.actions, s.drawn, self.start, len(s.drawn) - self.left + 1)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        self.start = s.drawn.index(action.arg)
        s.drawn.pop(self.start)
        keep(s, seat, action.arg)
        self.left -= 1
        if self.left:
            s.stack.append(self)
        else:
            end_of_counsel(s, seat, self.total)

    def clone(self) -> "Keep":
        return Keep(self.seat, self.left, self.start, self.total)


class ArchiveDiscard(Discard):
    """Which cards of the whole hand to give up (42, 46)."""

    ask = "ask-archive"
    cites = "42"

    def clone(self) -> "ArchiveDiscard":
        return ArchiveDiscard(self.seat, self.left, self.start, self.total)
