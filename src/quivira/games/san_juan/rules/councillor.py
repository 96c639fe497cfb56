"""The councillor phase (39-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    ARCHIVE,
    COUNCIL,
    COUNCIL_DRAWS,
    COUNCIL_PRIVILEGE,
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
from quivira.games.san_juan.rules.cards import Discard, FromHand, FromPile, MayDraw, cards_to_draw_from
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.rules.producer import fill_customs
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Text, Verb, lowest


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


def council_cards(s: SanJuan, seat: Seat) -> int:
    """Two, five for the councillor, eight with the library (40)."""
    if seat != s.chooser:
        return COUNCIL
    return COUNCIL + (2 * COUNCIL_PRIVILEGE if s.doubled else COUNCIL_PRIVILEGE)


def cards_to_keep(s: SanJuan, seat: Seat) -> i64:
    """One, two with a prefecture (41)."""
    return 2 if s.uses(seat, PREFECTURE) else 1


class Counsel(MayDraw):
    """How many cards to draw: all, the councillor also without the privilege, or none (11, 40)."""

    ask = "ask-counsel"
    cites = "40"

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": cards_to_keep(s, self.seat)})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        most = council_cards(s, seat)
        return DRAW_OR_NOT[COUNCIL - 1] if most == COUNCIL else COUNCIL_DRAWS[most - 1]

    def draw(self, s: SanJuan, seat: Seat, cards: i64) -> None:
        s.stack.append(CouncilDraw(seat, cards))


COUNSEL: Final = [Counsel(seat) for seat in range(MOST_SEATS)]


class CouncilDraw(FromPile):
    """The cards to choose from; with an archive they join the hand at once (42)."""

    def put(self, s: SanJuan, kind: i64) -> None:
        s.gain(self.owner if s.uses(self.owner, ARCHIVE) else s.aside(), kind)
        s.emit(DREW, self.owner, kind, to=self.owner)

    def follow(self, s: SanJuan, dealt: i64) -> None:
        seat = self.owner
        s.emit(DREW_HIDDEN, seat, dealt, to=OTHERS[seat])
        keeps = min(cards_to_keep(s, seat), dealt)
        away = dealt - keeps
        if s.uses(seat, ARCHIVE):
            if away:
                s.stack.append(ArchiveDiscard(seat, away, 0, away))
        elif away:
            s.stack.append(Keep(seat, keeps, 0, keeps))
        else:
            while s.held[s.aside()]:
                card = lowest(s.held[s.aside()])
                s.lose(s.aside(), card)
                keep(s, seat, card)
            s.emit(KEPT_HIDDEN, seat, keeps, to=OTHERS[seat])


def keep(s: SanJuan, seat: Seat, card: i64) -> None:
    s.gain(seat, card)
    s.emit(KEPT, seat, card, to=seat)


class Keep(FromHand):
    """Which of the drawn cards to keep (41)."""

    ask = "ask-keep"
    cites = "41"

    total: i64 = 0

    def verb(self) -> Verb:
        return KEEP

    def owner(self, s: SanJuan) -> Seat:
        return s.aside()

    def give(self, s: SanJuan, card: i64) -> None:
        """What was not kept is discarded (41)."""
        keep(s, self.seat, card)
        if self.left > 1:
            return
        s.emit(KEPT_HIDDEN, self.seat, self.total, to=OTHERS[self.seat])
        while s.held[s.aside()]:
            card = lowest(s.held[s.aside()])
            s.lose(s.aside(), card)
            s.discard.put(card)


class ArchiveDiscard(Discard):
    """Which cards of the whole hand to give up (42, 46)."""

    ask = "ask-archive"
    cites = "42"
