"""The prospector phase (43, 44)."""

from typing import Final

from mypy_extensions import mypyc_attr

from quivira.games.san_juan.components import (
    ALREADY_BUILT,
    COST,
    DECLINE,
    DECLINED,
    DRAW_OR_NOT,
    GOLD_MINE,
    GOLD_MINE_CARDS,
    GOLDSMITH,
    LEAVE,
    LEFT,
    MINE_FAILED,
    MOST_SEATS,
    PILE_EMPTY,
    REVEALED,
    TAKE,
    TOOK,
    WORKS,
)
from quivira.games.san_juan.rules.cards import FromPile, ToHand, cards_to_draw_from, insert
from quivira.games.san_juan.rules.phase import end_phase
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Seat, Step


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
            s.turn = s.clockwise(s.chooser, (s.progress - 1) // 2)
            building = GOLD_MINE if s.progress % 2 else GOLDSMITH
            s.progress += 1
            if s.uses(s.turn, building) and cards_to_draw_from(s):
                s.emit(WORKS, s.turn, building)
                mine = building == GOLD_MINE
                s.stack.append(MineReveal(s.turn, GOLD_MINE_CARDS) if mine else SmithReveal(s.turn, 1))
                return
        end_phase(s)

    def clone(self) -> "ProspectorPhase":
        return self


class Prospect(Step[SanJuan]):
    """Draw a card, two with the library, or none (11, 43)."""

    ask = "ask-prospect"
    cites = "43"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return DRAW_OR_NOT[1 if s.doubled else 0]

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        return self.choices(s, seat)

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
        else:
            s.stack.append(ToHand(seat, action.arg + 1))

    def clone(self) -> "Prospect":
        return Prospect(self.seat)


PROSPECT: Final = [Prospect(seat) for seat in range(MOST_SEATS)]


def turn_up(s: SanJuan, seat: Seat, card: int) -> None:
    """The card lies open for all to see."""
    s.revealed = [*s.revealed, card]
    s.shown = [*s.shown, card]
    s.emit(REVEALED, seat, card)


def take(s: SanJuan, seat: Seat, card: int) -> None:
    s.revealed = s.revealed[:]
    s.revealed.remove(card)
    insert(s.hands[seat], card)
    s.emit(TOOK, seat, card)


def put_away(s: SanJuan) -> None:
    """What was not taken is discarded before the next reveal (44)."""
    for card in s.revealed:
        s.discard.put(card)
    s.revealed = []


@mypyc_attr(free_list_len=1)
class MineReveal(FromPile):
    """Four cards; if all cost differently, the cheapest is taken (56, E27)."""

    def __init__(self, owner: Seat, left: int) -> None:
        super().__init__(left)
        self.owner = owner

    def put(self, s: SanJuan, card: int) -> None:
        turn_up(s, self.owner, card)

    def finished(self, s: SanJuan) -> None:
        costs = [COST[card] for card in s.revealed]
        if len(costs) == len(set(costs)):
            take(s, self.owner, s.revealed[costs.index(min(costs))])
        else:
            s.emit(MINE_FAILED, self.owner)
        put_away(s)

    def clone(self) -> "MineReveal":
        step = MineReveal(self.owner, self.left)
        step.seat = self.seat
        return step


class SmithReveal(FromPile):
    """One card; if nobody has that building in play, the owner may take it (64)."""

    def __init__(self, owner: Seat, left: int) -> None:
        super().__init__(left)
        self.owner = owner

    def put(self, s: SanJuan, card: int) -> None:
        turn_up(s, self.owner, card)

    def finished(self, s: SanJuan) -> None:
        if s.in_play(s.revealed[0]):
            s.emit(ALREADY_BUILT, self.owner, s.revealed[0])
            put_away(s)
        else:
            s.stack.append(TakeRevealed(self.owner))

    def clone(self) -> "SmithReveal":
        step = SmithReveal(self.owner, self.left)
        step.seat = self.seat
        return step


class TakeRevealed(Step[SanJuan]):
    """Whether to take the card that the goldsmith revealed (64)."""

    ask = "ask-goldsmith"
    cites = "64"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [TAKE, LEAVE]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is TAKE:
            take(s, seat, s.revealed[0])
        else:
            s.emit(LEFT, seat, s.revealed[0])
        put_away(s)

    def clone(self) -> "TakeRevealed":
        return TakeRevealed(self.seat)
