"""Landscape cards: the deck, the discard pile, and the pairs of phase 2 (R2-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.golden_city.components import (
    CARDS_A_PAIR,
    DEAL,
    DEALT,
    DRAW,
    DREW,
    DREW_UNSEEN,
    LANDSCAPES,
    RESHUFFLED,
)
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import NOBODY, Action, Deck, Draw, Rng, Seat, done, filled, others


def may_draw(s: GoldenCity) -> bool:
    """Whether there is a card to draw; an empty deck is made anew out of the discard pile only now (R4, A6)."""
    if s.deck.size == 0 and any(s.discard[t] for t in range(LANDSCAPES)):
        s.deck = Deck(list(s.discard))
        s.discard = filled(LANDSCAPES, 0)
        s.emit(RESHUFFLED, NOBODY)
    return s.deck.size > 0


def put_away(s: GoldenCity, seat: Seat, landscape: i64, cards: i64) -> None:
    """Cards go face up to the discard pile (R19, R22)."""
    s.hands.play(seat, landscape, cards)
    s.discard[landscape] += cards


class Deal(Draw[GoldenCity]):
    """Lay out the first card of every pair, then the second (R2, R3)."""

    def deck(self, s: GoldenCity) -> Deck:
        return s.deck

    def actions(self) -> list[Action]:
        return DEAL.actions

    def drawn(self, s: GoldenCity, kind: int) -> None:
        s.emit(DEALT, NOBODY, kind, len(s.layout) % s.seats + 1)
        s.layout.append(kind)
        if len(s.layout) < CARDS_A_PAIR * s.seats and may_draw(s):
            s.stack.append(self)

    def settle(self, s: GoldenCity, rng: Rng) -> None:
        """All cards at once."""
        done(s)
        while True:
            kind = s.deck.pick(rng)
            s.deck.take(kind)
            laid: i64 = len(s.layout)
            s.emit(DEALT, NOBODY, kind, laid - s.seats + 1 if laid >= s.seats else laid + 1)
            s.layout.append(kind)
            if laid + 1 == CARDS_A_PAIR * s.seats or not may_draw(s):
                return


DEAL_PAIRS: Final = Deal()


class DrawCard(Draw[GoldenCity]):
    """A card off the deck into the hand, unseen by the others (S3, W3, W9)."""

    taker: Seat

    def deck(self, s: GoldenCity) -> Deck:
        return s.deck

    def actions(self) -> list[Action]:
        return DRAW.actions

    def drawn(self, s: GoldenCity, kind: int) -> None:
        s.hands.draw(self.taker, kind)
        s.emit(DREW, self.taker, kind, to=self.taker)
        s.emit(DREW_UNSEEN, self.taker, to=others(self.taker))
