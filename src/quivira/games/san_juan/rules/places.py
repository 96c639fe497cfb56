"""Choosing places for goods: what the producer and the trader phase share."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from quivira.games.san_juan.rules.cards import kinds_from
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Action, Seat, Step, Text, Verb, among


def goods_in_turn(s: SanJuan, seat: Seat, building: i64) -> i64:
    """One, one more for who chose the role, for the library, and for the building that helps (30, 35, 45)."""
    goods: i64 = 1
    if seat == s.roles.chooser:
        goods += 2 if s.roles.doubled else 1
    if s.cities.works(seat, building):
        goods += 1
    return goods


class ByPlace(Step[SanJuan]):
    """Choose kinds of places, one by one in their order, so that each choice has one way; or none, or no more."""

    unfit: ClassVar[str] = ""  # locale key: why a place cannot be chosen

    left: i64
    first: i64 = 0  # places before it have been passed over
    chosen: i64 = 0

    def verb(self) -> Verb:
        raise NotImplementedError

    def done(self) -> Action:
        raise NotImplementedError

    def sets(self) -> list[list[Action]]:
        """For each set of places their actions, and the one that ends the choice."""
        raise NotImplementedError

    def built(self, s: SanJuan) -> i64:
        """The places that the city has."""
        raise NotImplementedError

    def fitting(self, s: SanJuan) -> i64:
        """Those that can be chosen, passed over or not."""
        raise NotImplementedError

    def choose(self, s: SanJuan, place: i64) -> None:
        """What a choice does at once."""
        raise NotImplementedError

    def finish(self, s: SanJuan) -> None:
        """What follows the last choice."""
        raise NotImplementedError

    def prompt(self, s: SanJuan) -> Text:
        return Text(self.ask, {"n": self.left})

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [*among(self.verb().actions, self.built(s)), self.done()]

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is self.done():
            return None
        if action.arg < self.first:
            return Text("why-passed-over")
        return None if self.fitting(s) >> action.arg & 1 else Text(self.unfit)

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.sets()[self.fitting(s) & kinds_from(self.first)]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is not self.done():
            rest = self.clone()
            rest.choose(s, action.arg)
            rest.first = action.arg
            rest.chosen += 1
            rest.left -= 1
            if rest.left and rest.fitting(s) >> rest.first:
                s.stack.append(rest)
            else:
                rest.finish(s)
            return
        self.finish(s)
