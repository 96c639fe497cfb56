"""The start of a round: offices, chapels and banks, hand limits, each step from the governor clockwise (14-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import Discard, ToHand, kinds_from
from quivira.games.san_juan.rules.phase import Clockwise, Contents, InTurn, Owners
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Action, Flow, Seat, Step, Text, Verb, among, bit, done, fixed


def round_start(order: list[Seat]) -> Contents:
    """Step 1 for all players, then step 2, then step 3, each from the governor clockwise (14-16, E13)."""
    return [Offices(order[0]), ChapelsAndBanks(order[0]), HandLimits(order[0]), EndRoundStart()]


class EndRoundStart(Flow[SanJuan]):
    """From now on nobody is in turn until a role is chosen."""

    def proceed(self, s: SanJuan) -> None:
        done(s)
        s.turn = NONE


# Hand limits


class HandLimits(Clockwise):
    """Who holds no more than the least limit is not looked at (16)."""

    def push(self, s: SanJuan, seat: Seat) -> None:
        held = s.hands.size(seat)
        if held > box.GUARDED_LIMIT and held > hand_limit(s, seat):
            s.stack.append(LIMIT_TURN[seat])


class LimitTurn(InTurn):
    """Cards above the hand limit are given up (16)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        excess = s.hands.size(seat) - hand_limit(s, seat)
        return HandLimit(seat, excess, 0, excess)


LIMIT_TURN: Final = [LimitTurn(seat) for seat in range(box.MOST_SEATS)]


def hand_limit(s: SanJuan, seat: Seat) -> i64:
    """How many cards a hand may hold at the start of the next round (16); by then all that is in play works (25)."""
    if s.cities.has(seat, box.TOWER):
        return box.TOWER_LIMIT
    if s.in_play(box.GUARD_ROOM) and not s.cities.has(seat, box.GUARD_ROOM):
        return box.GUARDED_LIMIT
    return box.HAND_LIMIT


class HandLimit(Discard):
    """Which cards above the hand limit to give up (16)."""

    ask = "ask-limit"
    cites = "16"


class SomeOfHand(Step[SanJuan]):
    """Choose cards of the hand, as many as one likes, one by one in the order of their kinds."""

    first: i64 = 0  # kinds before it have been passed over
    given: i64 = 0

    def verb(self) -> Verb:
        raise NotImplementedError

    def done(self) -> Action:
        raise NotImplementedError

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*among(self.verb().actions, s.hands.kinds(seat)), self.done()]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is self.done() or action.arg >= self.first:
            return None
        return Text("why-passed-over")

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(self.verb().actions, s.hands.kinds(seat) & kinds_from(self.first))
        legal.append(self.done())
        return legal

    def after(self, s: SanJuan, card: i64) -> SomeOfHand:
        """Take the card out of the hand; the question for the next one."""
        s.hands.lose(self.seat, card)
        rest = self.clone()
        rest.first = card
        rest.given += 1
        return rest


# Offices


class Offices(Owners):
    """Their owners may exchange cards (14)."""

    buildings: i64 = fixed(bit(box.OFFICE))

    def push(self, s: SanJuan, seat: Seat) -> None:
        if s.cities.works(seat, box.OFFICE) and s.hands.size(seat):
            s.stack.append(OFFICE_TURN[seat])


class OfficeTurn(InTurn):
    """The owner of an office may exchange cards (14)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        return Office(seat)


OFFICE_TURN: Final = [OfficeTurn(seat) for seat in range(box.MOST_SEATS)]


class Office(SomeOfHand):
    """Discard one or two cards and draw as many, or not (14, E14)."""

    ask = "ask-office"
    cites = "14"

    def verb(self) -> Verb:
        return verbs.EXCHANGE

    def done(self) -> Action:
        return verbs.EXCHANGE_DONE

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": min(box.OFFICE_CARDS - self.given, s.hands.size(self.seat))})

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        given = self.given
        if action is not verbs.EXCHANGE_DONE:
            rest = self.after(s, action.arg)
            s.discard.put(action.arg)
            s.emit(events.DISCARDED, seat, action.arg, to=seat)
            given += 1
            if given < box.OFFICE_CARDS and s.hands.size(seat):
                s.stack.append(rest)
                return
        s.emit(events.EXCHANGED, seat, given)
        if given:
            s.stack.append(ToHand(seat, given))


# Chapels and banks


def tuck(s: SanJuan, seat: Seat, card: i64, building: i64) -> None:
    """Put a card of the hand face down under a building (15); only the owner knows it (18)."""
    s.cities.tuck(seat, card, building)
    s.emit(events.TUCKED, seat, card, building, to=seat)
    s.emit(events.TUCKED_HIDDEN, seat, building, to=events.OTHERS[seat])


class ChapelsAndBanks(Owners):
    """Of each player the chapel, then the bank (15, E11)."""

    buildings: i64 = fixed(bit(box.CHAPEL) | bit(box.BANK))

    def push(self, s: SanJuan, seat: Seat) -> None:
        if s.cities.works(seat, box.BANK) and not s.cities.is_bank_used(seat):
            s.stack.append(BANK_TURN[seat])
        if s.cities.works(seat, box.CHAPEL):
            s.stack.append(CHAPEL_TURN[seat])


class ChapelTurn(InTurn):
    """The owner of a chapel may tuck a card under it (15)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if s.hands.size(seat):
            return CHAPEL[seat]
        return None


CHAPEL_TURN: Final = [ChapelTurn(seat) for seat in range(box.MOST_SEATS)]


class Chapel(Step[SanJuan]):
    """Which card to tuck under the chapel, or none (15, 52)."""

    ask = "ask-chapel"
    cites = "52"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        choices = among(verbs.TUCK.actions, s.hands.kinds(seat))
        choices.append(verbs.TUCK_NOTHING)
        return choices

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.choices(s, seat)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is not verbs.TUCK_NOTHING:
            s.hands.lose(seat, action.arg)
            tuck(s, seat, action.arg, box.CHAPEL)


CHAPEL: Final = [Chapel(seat) for seat in range(box.MOST_SEATS)]


class BankTurn(InTurn):
    """Once in a game the owner of a bank may tuck cards under it (15)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if s.hands.size(seat):
            return Bank(seat)
        return None


BANK_TURN: Final = [BankTurn(seat) for seat in range(box.MOST_SEATS)]


class Bank(SomeOfHand):
    """Which cards to tuck under the bank, any number, once in a game (15)."""

    ask = "ask-bank"
    cites = "15"

    def verb(self) -> Verb:
        return verbs.DEPOSIT

    def done(self) -> Action:
        return verbs.DEPOSIT_DONE

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is verbs.DEPOSIT_DONE:
            return
        s.cities.use_bank(seat)
        rest = self.after(s, action.arg)
        tuck(s, seat, action.arg, box.BANK)
        if s.hands.kinds(seat):
            s.stack.append(rest)
