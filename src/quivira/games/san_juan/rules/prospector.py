"""The prospector phase (43, 44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import FromPile, MayDraw, ToHand, cards_to_draw_from
from quivira.games.san_juan.rules.phase import Contents, EndPhase, InTurn, Owners
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, NONE, Action, Seat, Step, bit, fixed


def prospector_phase(order: list[Seat]) -> Contents:
    """The prospector may draw (43); then each player's gold mine and goldsmith (44, E18)."""
    return [ProspectingTurn(order[0]), MinesAndSmiths(order[0]), EndPhase()]


class ProspectingTurn(InTurn):
    """The prospector may draw (43)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if cards_to_draw_from(s):
            return PROSPECT[seat]
        s.emit(events.PILE_EMPTY, NOBODY)
        return None


class Prospect(MayDraw):
    """Draw a card, two with the library, or none (11, 43)."""

    ask = "ask-prospect"
    cites = "43"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return verbs.DRAW_OR_NOT[1 if s.roles.doubled else 0]

    def draw(self, s: SanJuan, seat: Seat, cards: i64) -> None:
        s.stack.append(ToHand(seat, cards))


PROSPECT: Final = [Prospect(seat) for seat in range(box.MOST_SEATS)]


# Gold mine and goldsmith


class MinesAndSmiths(Owners):
    """Of each player the gold mine, then the goldsmith (44, E18)."""

    buildings: i64 = fixed(bit(box.GOLD_MINE) | bit(box.GOLDSMITH))

    def push(self, s: SanJuan, seat: Seat) -> None:
        if s.cities.works(seat, box.GOLDSMITH):
            s.stack.append(GOLDSMITH[seat])
        if s.cities.works(seat, box.GOLD_MINE):
            s.stack.append(GOLD_MINE[seat])


class GoldMine(InTurn):
    """It reveals four cards (44, 56)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if cards_to_draw_from(s):
            s.emit(events.WORKS, seat, box.GOLD_MINE)
            return MineReveal(seat, box.GOLD_MINE_CARDS)
        return None


GOLD_MINE: Final = [GoldMine(seat) for seat in range(box.MOST_SEATS)]


class Goldsmith(InTurn):
    """It reveals a card (44, 64)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if cards_to_draw_from(s):
            s.emit(events.WORKS, seat, box.GOLDSMITH)
            return SmithReveal(seat, 1)
        return None


GOLDSMITH: Final = [Goldsmith(seat) for seat in range(box.MOST_SEATS)]


class Reveal(FromPile):
    """Cards are turned up for all to see."""

    def put(self, s: SanJuan, kind: i64) -> None:
        s.shown.append(kind)
        s.revealed += 1
        s.emit(events.REVEALED, self.owner, kind)


def take(s: SanJuan, seat: Seat, card: i64) -> None:
    s.hands.gain(seat, card)
    s.emit(events.TOOK, seat, card)


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
        if cheapest != NONE:
            take(s, self.owner, cheapest)
        else:
            s.emit(events.MINE_FAILED, self.owner)
        put_away(s, cheapest)


def cheapest_of_different(cards: list[int]) -> i64:
    """The cheapest card if all cost differently."""
    costs: i64 = 0
    cheapest: i64 = NONE
    for card in cards:
        if costs & bit(box.COST[card]):
            return NONE
        costs |= bit(box.COST[card])
        if cheapest == NONE or box.COST[card] < box.COST[cheapest]:
            cheapest = card
    return cheapest


class SmithReveal(Reveal):
    """One card; if nobody has that building in play, the owner may take it (64)."""

    def follow(self, s: SanJuan, dealt: i64) -> None:
        card = s.shown[-1]
        if s.in_play(card):
            s.emit(events.ALREADY_BUILT, self.owner, card)
            put_away(s, NONE)
        else:
            s.stack.append(TakeRevealed(self.owner))


class TakeRevealed(Step[SanJuan]):
    """Whether to take the card that the goldsmith revealed (64)."""

    ask = "ask-goldsmith"
    cites = "64"

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        return [verbs.TAKE, verbs.LEAVE]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        card = s.shown[-1]
        if action is verbs.TAKE:
            take(s, seat, card)
            put_away(s, card)
        else:
            s.emit(events.LEFT, seat, card)
            put_away(s, NONE)
