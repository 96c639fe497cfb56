"""The prospector phase (43, 44)."""

from quivira.games.san_juan.components import (
    ALREADY_BUILT,
    COST,
    DECLINE,
    DECLINED,
    DRAW_CARDS,
    GOLD_MINE,
    GOLD_MINE_CARDS,
    GOLDSMITH,
    LEAVE,
    LEFT,
    MINE_FAILED,
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

    def __init__(self, turn: int, works: int) -> None:
        super().__init__()
        self.turn = turn  # -1 is the privilege
        self.works = works  # how many of the player's two buildings are done

    def proceed(self, s: SanJuan) -> None:
        if self.turn < 0:
            self.turn = 0
            if cards_to_draw_from(s):
                s.stack.append(Prospect(s.chooser))
            else:
                s.emit(PILE_EMPTY, NOBODY)
            return
        while self.turn < s.seats:
            s.turn = s.clockwise(s.chooser, self.turn)
            if self.works == 0:
                self.works = 1
                if s.uses(s.turn, GOLD_MINE) and cards_to_draw_from(s):
                    s.emit(WORKS, s.turn, GOLD_MINE)
                    s.stack.append(MineReveal(s.turn, GOLD_MINE_CARDS))
                    return
            self.works = 0
            self.turn += 1
            if s.uses(s.turn, GOLDSMITH) and cards_to_draw_from(s):
                s.emit(WORKS, s.turn, GOLDSMITH)
                s.stack.append(SmithReveal(s.turn, 1))
                return
        end_phase(s)

    def clone(self) -> "ProspectorPhase":
        return ProspectorPhase(self.turn, self.works)


class Prospect(Step[SanJuan]):
    """Draw a card, two with the library, or none (11, 43)."""

    ask = "ask-prospect"
    cites = "43"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [DRAW_CARDS.actions[1 if s.doubled else 0], DECLINE]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is DECLINE:
            s.emit(DECLINED, seat)
        else:
            s.stack.append(ToHand(seat, action.arg + 1))

    def clone(self) -> "Prospect":
        return Prospect(self.seat)


def turn_up(s: SanJuan, seat: Seat, card: int) -> None:
    """The card lies open for all to see."""
    s.revealed.append(card)
    s.shown.append(card)
    s.emit(REVEALED, seat, card)


def take(s: SanJuan, seat: Seat, card: int) -> None:
    s.revealed.remove(card)
    insert(s.hands[seat], card)
    s.emit(TOOK, seat, card)


def put_away(s: SanJuan) -> None:
    """What was not taken is discarded before the next reveal (44)."""
    for card in s.revealed:
        s.discard.put(card)
    s.revealed.clear()


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
