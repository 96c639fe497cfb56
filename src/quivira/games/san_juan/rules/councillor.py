"""The councillor phase (39-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import Discard, FromHand, FromPile, MayDraw, cards_to_draw_from
from quivira.games.san_juan.rules.phase import Contents, EndPhase, InTurn, Owners
from quivira.games.san_juan.rules.producer import Load
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, NONE, Action, Seat, Step, Text, Verb, bit, fixed, lowest


def councillor_phase(order: list[Seat]) -> Contents:
    """Customs offices are filled (39), then each player may draw and keep (40)."""
    return [CustomsOffices(order[0]), *[CounselTurn(seat) for seat in order], EndPhase()]


class CustomsOffices(Owners):
    """They are filled (39)."""

    buildings: i64 = fixed(bit(box.CUSTOMS_OFFICE))

    def push(self, s: SanJuan, seat: Seat) -> None:
        if s.cities.works(seat, box.CUSTOMS_OFFICE):
            s.stack.append(CUSTOMS_OFFICE[seat])


class CustomsOffice(InTurn):
    """An empty one gets a good (39)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        place = s.cities.first_empty(seat, box.CUSTOMS_OFFICE)
        if place != NONE and cards_to_draw_from(s):
            s.cities.order(seat, place)
            s.emit(events.CUSTOMS_FILLED, seat)
            return Load(seat, 1)
        return None


CUSTOMS_OFFICE: Final = [CustomsOffice(seat) for seat in range(box.MOST_SEATS)]


class CounselTurn(InTurn):
    """A player may draw (40)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if cards_to_draw_from(s):
            return COUNSEL[seat]
        s.emit(events.PILE_EMPTY, NOBODY)
        return None


def council_cards(s: SanJuan, seat: Seat) -> int:
    """Two, five for the councillor, eight with the library (40)."""
    if seat != s.roles.chooser:
        return box.COUNCIL
    return box.COUNCIL + (2 * box.COUNCIL_PRIVILEGE if s.roles.doubled else box.COUNCIL_PRIVILEGE)


def cards_to_keep(s: SanJuan, seat: Seat) -> i64:
    """One, two with a prefecture (41)."""
    return 2 if s.cities.works(seat, box.PREFECTURE) else 1


class Counsel(MayDraw):
    """How many cards to draw: all, the councillor also without the privilege, or none (11, 40)."""

    ask = "ask-counsel"
    cites = "40"

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": cards_to_keep(s, self.seat)})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        most = council_cards(s, seat)
        return verbs.DRAW_OR_NOT[box.COUNCIL - 1] if most == box.COUNCIL else verbs.COUNCIL_DRAWS[most - 1]

    def draw(self, s: SanJuan, seat: Seat, cards: i64) -> None:
        s.stack.append(CouncilDraw(seat, cards))


COUNSEL: Final = [Counsel(seat) for seat in range(box.MOST_SEATS)]


class CouncilDraw(FromPile):
    """The cards to choose from; with an archive they join the hand at once (42)."""

    def put(self, s: SanJuan, kind: i64) -> None:
        s.hands.gain(self.owner if s.cities.works(self.owner, box.ARCHIVE) else s.hands.aside, kind)
        s.emit(events.DREW, self.owner, kind, to=self.owner)

    def follow(self, s: SanJuan, dealt: i64) -> None:
        seat = self.owner
        s.emit(events.DREW_HIDDEN, seat, dealt, to=events.OTHERS[seat])
        keeps = min(cards_to_keep(s, seat), dealt)
        away = dealt - keeps
        if s.cities.works(seat, box.ARCHIVE):
            if away:
                s.stack.append(ArchiveDiscard(seat, away, 0, away))
        elif away:
            s.stack.append(Keep(seat, keeps, 0, keeps))
        else:
            while s.hands.kinds(s.hands.aside):
                card = lowest(s.hands.kinds(s.hands.aside))
                s.hands.lose(s.hands.aside, card)
                keep(s, seat, card)
            s.emit(events.KEPT_HIDDEN, seat, keeps, to=events.OTHERS[seat])


def keep(s: SanJuan, seat: Seat, card: i64) -> None:
    s.hands.gain(seat, card)
    s.emit(events.KEPT, seat, card, to=seat)


class Keep(FromHand):
    """Which of the drawn cards to keep (41)."""

    ask = "ask-keep"
    cites = "41"

    total: i64 = 0

    def verb(self) -> Verb:
        return verbs.KEEP

    def owner(self, s: SanJuan) -> Seat:
        return s.hands.aside

    def give(self, s: SanJuan, card: i64) -> None:
        """What was not kept is discarded (41)."""
        keep(s, self.seat, card)
        if self.left > 1:
            return
        s.emit(events.KEPT_HIDDEN, self.seat, self.total, to=events.OTHERS[self.seat])
        while s.hands.kinds(s.hands.aside):
            card = lowest(s.hands.kinds(s.hands.aside))
            s.hands.lose(s.hands.aside, card)
            s.discard.put(card)


class ArchiveDiscard(Discard):
    """Which cards of the whole hand to give up (42, 46)."""

    ask = "ask-archive"
    cites = "42"
