"""The prospector phase (43, 44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan.components import (
    ALREADY_BUILT,
    COST,
    DRAW_OR_NOT,
    GOLD_MINE,
    GOLD_MINE_CARDS,
    GOLDSMITH,
    LEAVE,
    LEFT,
    MINE_FAILED,
    MOST_SEATS,
    NO_CARD,
    PILE_EMPTY,
    REVEALED,
    TAKE,
    TOOK,
    WORKS,
)
from quivira.games.san_juan.rules.cards import FromPile, MayDraw, ToHand, cards_to_draw_from
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Step, bit


class ProspectorPhase(Flow[SanJuan]):
    """The prospector may draw (43); then each player's gold mine and goldsmith (44, E18)."""

    def proceed(self, s: SanJuan) -> None:
        if s.progress == 0:
            s.progress = 1
            if cards_to_draw_from(s):
                s.stack.append(PROSPECT[s.chooser])
                return
            s.emit(PILE_EMPTY, NOBODY)
        while s.progress <= 2 * s.seats:  # each player's two buildings
            s.turn = s.clockwise(s.chooser, s.progress - 1 >> 1)
            mine = s.progress & 1 == 1
            s.progress += 1
            if s.uses(s.turn, GOLD_MINE if mine else GOLDSMITH) and cards_to_draw_from(s):
                s.emit(WORKS, s.turn, GOLD_MINE if mine else GOLDSMITH)
                s.stack.append(MineReveal(s.turn, GOLD_MINE_CARDS) if mine else SmithReveal(s.turn, 1))
                return
        end_phase(s)


class Prospect(MayDraw):
    """Draw a card, two with the library, or none (11, 43)."""

    ask = "ask-prospect"
    cites = "43"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return DRAW_OR_NOT[1 if s.doubled else 0]

    def draw(self, s: SanJuan, seat: Seat, cards: i64) -> None:
        s.stack.append(ToHand(seat, cards))


PROSPECT: Final = [Prospect(seat) for seat in range(MOST_SEATS)]


class Reveal(FromPile):
    """Cards are turned up for all to see."""

    def put(self, s: SanJuan, kind: i64) -> None:
        s.shown.append(kind)
        s.revealed += 1
        s.emit(REVEALED, self.owner, kind)


def take(s: SanJuan, seat: Seat, card: i64) -> None:
    s.gain(seat, card)
    s.emit(TOOK, seat, card)


def put_away(s: SanJuan, taken: i64) -> None:
    """What was not taken is discarded before the next reveal (44)."""
    for card in s.open_cards():
        if card != taken:
            s.discard.put(card)
    s.revealed = 0


class MineReveal(Reveal):
    """Four cards; if all cost differently, the cheapest is taken (56, E27)."""

    def follow(self, s: SanJuan, dealt: i64) -> None:
        cheapest = cheapest_of_different(s.open_cards())
        if cheapest != NO_CARD:
            take(s, self.owner, cheapest)
        else:
            s.emit(MINE_FAILED, self.owner)
        put_away(s, cheapest)


def cheapest_of_different(cards: list[int]) -> i64:
    """The cheapest card if all cost differently."""
    costs: i64 = 0
    cheapest: i64 = NO_CARD
    for card in cards:
        if costs & bit(COST[card]):
            return NO_CARD
        costs |= bit(COST[card])
        if cheapest == NO_CARD or COST[card] < COST[cheapest]:
            cheapest = card
    return cheapest


class SmithReveal(Reveal):
    """One card; if nobody has that building in play, the owner may take it (64)."""

    def follow(self, s: SanJuan, dealt: i64) -> None:
        card = s.shown[-1]
        if s.in_play(card):
            s.emit(ALREADY_BUILT, self.owner, card)
            put_away(s, NO_CARD)
        else:
            s.stack.append(TakeRevealed(self.owner))


class TakeRevealed(Step[SanJuan]):
    """Whether to take the card that the goldsmith revealed (64)."""

    ask = "ask-goldsmith"
    cites = "64"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [TAKE, LEAVE]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        card = s.shown[-1]
        if action is TAKE:
            take(s, seat, card)
            put_away(s, card)
        else:
            s.emit(LEFT, seat, card)
            put_away(s, NO_CARD)
