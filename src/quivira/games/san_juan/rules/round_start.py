"""The start of a round: offices, chapels and banks, hand limits, each step from the governor clockwise (14-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    BANK,
    CHAPEL,
    DEPOSIT,
    DEPOSIT_DONE,
    DISCARDED,
    EXCHANGE,
    EXCHANGE_DONE,
    EXCHANGED,
    GUARD_ROOM,
    GUARDED_LIMIT,
    HAND_LIMIT,
    MOST_SEATS,
    OFFICE,
    OFFICE_CARDS,
    OTHERS,
    TOWER,
    TOWER_LIMIT,
    TUCK,
    TUCK_NOTHING,
    TUCKED,
    TUCKED_HIDDEN,
)
from quivira.games.san_juan.rules.cards import Discard, ToHand, kinds_from
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Action, Flow, Seat, Step, Text, Verb, among

OFFICES: Final = 0
CHAPELS_AND_BANKS: Final = 1
LIMITS: Final = 2
PARTS: Final = 3


class RoundStart(Flow[SanJuan]):
    """Step 1 for all players, then step 2, then step 3 (14-16, E13)."""

    def proceed(self, s: SanJuan) -> None:
        while s.progress < PARTS * s.seats:
            part = s.progress // s.seats
            s.turn = s.clockwise(s.governor, s.progress - part * s.seats)
            s.progress += 1
            if part == OFFICES:
                asked = ask_office(s, s.turn)
            elif part == CHAPELS_AND_BANKS:
                asked = ask_chapel(s, s.turn)
            else:
                asked = ask_limit(s, s.turn)
            if asked:
                return
        s.stack.pop()
        s.turn = -1
        s.progress = 0


ROUND_START: Final = RoundStart()


def ask_limit(s: SanJuan, seat: Seat) -> bool:
    """Who holds no more than the least limit is not looked at."""
    held = s.hand_sizes[seat]
    if held > GUARDED_LIMIT and held > hand_limit(s, seat):
        excess = held - hand_limit(s, seat)
        s.stack.append(HandLimit(seat, excess, 0, excess))
        return True
    return False


def hand_limit(s: SanJuan, seat: Seat) -> i64:
    """How many cards a hand may hold at the start of the next round (16); by then all that is in play works (25)."""
    if s.owns(seat, TOWER):
        return TOWER_LIMIT
    if s.in_play(GUARD_ROOM) and not s.owns(seat, GUARD_ROOM):
        return GUARDED_LIMIT
    return HAND_LIMIT


class HandLimit(Discard):
    """Which cards above the hand limit to give up (16)."""

    ask = "ask-limit"
    cites = "16"


class SomeOfHand(Step[SanJuan]):
    """Choose cards of the hand, as many as one likes, one by one in the order of their kinds."""

    first: i64  # kinds before it have been passed over
    given: i64

    def verb(self) -> Verb:
        raise NotImplementedError

    def done(self) -> Action:
        raise NotImplementedError

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*among(self.verb().actions, s.held[seat]), self.done()]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is self.done() or action.arg >= self.first:
            return None
        return Text("why-passed-over")

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(self.verb().actions, s.held[seat] & kinds_from(self.first))
        legal.append(self.done())
        return legal

    def after(self, s: SanJuan, card: i64) -> SomeOfHand:
        """Take the card out of the hand; the question for the next one."""
        s.lose(self.seat, card)
        rest = self.clone()
        rest.first = card
        rest.given += 1
        return rest


def ask_office(s: SanJuan, seat: Seat) -> bool:
    if s.uses(seat, OFFICE) and s.held[seat]:
        s.stack.append(Office(seat, 0, 0))
        return True
    return False


class Office(SomeOfHand):
    """Discard one or two cards and draw as many, or not (14, E14)."""

    ask = "ask-office"
    cites = "14"

    def verb(self) -> Verb:
        return EXCHANGE

    def done(self) -> Action:
        return EXCHANGE_DONE

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": min(OFFICE_CARDS - self.given, s.hand_sizes[self.seat])})

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        given = self.given
        if action is not EXCHANGE_DONE:
            rest = self.after(s, action.arg)
            s.discard.put(action.arg)
            s.emit(DISCARDED, seat, action.arg, to=seat)
            given += 1
            if given < OFFICE_CARDS and s.held[seat]:
                s.stack.append(rest)
                return
        s.emit(EXCHANGED, seat, given)
        if given:
            s.stack.append(ToHand(seat, given))


def put_under(s: SanJuan, seat: Seat, building: i64) -> None:
    """One more card lies under a building."""
    s.under = s.under[:]
    s.under[s.where(seat, building)] += 1


def tuck(s: SanJuan, seat: Seat, card: i64, building: i64) -> None:
    """Put a card of the hand face down under a building (15); only the owner knows it (18)."""
    s.tucked[seat] = sorted([*s.tucked[seat], card])
    put_under(s, seat, building)
    s.emit(TUCKED, seat, card, building, to=seat)
    s.emit(TUCKED_HIDDEN, seat, building, to=OTHERS[seat])


def ask_chapel(s: SanJuan, seat: Seat) -> bool:
    if s.uses(seat, CHAPEL) and s.held[seat]:
        s.stack.append(CHAPELS[seat])
        return True
    return ask_bank(s, seat)


class Chapel(Step[SanJuan]):
    """Which card to tuck under the chapel, or none (15)."""

    ask = "ask-chapel"
    cites = "15"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        choices = among(TUCK.actions, s.held[seat])
        choices.append(TUCK_NOTHING)
        return choices

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.choices(s, seat)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is not TUCK_NOTHING:
            s.lose(seat, action.arg)
            tuck(s, seat, action.arg, CHAPEL)
        ask_bank(s, seat)


CHAPELS: Final = [Chapel(seat) for seat in range(MOST_SEATS)]


def ask_bank(s: SanJuan, seat: Seat) -> bool:
    """Once in a game, after the chapel (15, E11)."""
    if s.uses(seat, BANK) and not s.bank_used[seat] and s.held[seat]:
        s.stack.append(Bank(seat, 0, 0))
        return True
    return False


class Bank(SomeOfHand):
    """Which cards to tuck under the bank, any number, once in a game (15)."""

    ask = "ask-bank"
    cites = "15"

    def verb(self) -> Verb:
        return DEPOSIT

    def done(self) -> Action:
        return DEPOSIT_DONE

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is DEPOSIT_DONE:
            return
        s.bank_used = s.bank_used[:]
        s.bank_used[seat] = True
        rest = self.after(s, action.arg)
        tuck(s, seat, action.arg, BANK)
        if s.held[seat]:
            s.stack.append(rest)
