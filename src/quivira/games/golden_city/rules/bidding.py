"""Phase 3: bidding hands (R5-R11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.golden_city.components import CHASED, MOST_SEATS, PLACE, PLACED, TOOK_PAIR
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Action, Seat, Step, Text, among, bit


def price(s: GoldenCity) -> i64:
    """What the next chase of this round costs: the k-th costs k, whoever chases whomever (R7)."""
    return s.chases + 1


def without_pair(s: GoldenCity, seat: Seat) -> Seat:
    """The first player clockwise from `seat` whose hand lies on no pair (R5), or -1."""
    placed: i64 = 0
    for pair in range(s.seats):
        if s.hand_on[pair] >= 0:
            placed |= bit(s.hand_on[pair])
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if not placed & bit(seat):
            return seat
    return -1


PAIRS: Final = [PLACE.actions[:seats] for seats in range(MOST_SEATS + 1)]  # by seats
FREE_PAIRS: Final = [among(PLACE.actions, pairs) for pairs in range(1 << MOST_SEATS)]  # by the set of them


class PlaceHand(Step[GoldenCity]):
    """On which pair to put the bidding hand (R6)."""

    ask = "ask-place"
    cites = "R6"

    def prompt(self, s: GoldenCity) -> Text:
        return Text(self.ask, {"n": price(s)})

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return PAIRS[s.seats]

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if s.hand_on[action.arg] >= 0 and s.coins[seat] < price(s):
            return Text("why-cannot-chase", {"price": price(s), "n": s.coins[seat]})
        return None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        if s.coins[seat] >= price(s):
            return self.choices(s, seat)
        free: i64 = 0
        for pair in range(s.seats):
            if s.hand_on[pair] < 0:
                free |= bit(pair)
        return FREE_PAIRS[free]

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        pair = action.arg
        chased = s.hand_on[pair]
        if chased >= 0:
            s.emit(CHASED, seat, chased, pair + 1, price(s))
            s.coins[seat] -= price(s)
            s.supply += price(s)
            s.chases += 1
        else:
            s.emit(PLACED, seat, pair + 1)
        s.hand_on[pair] = seat
        after = without_pair(s, seat)
        if after >= 0:
            s.stack.append(PLACE_HAND[after])  # R8: the chased player waits for the turn
        else:
            take_pairs(s)


PLACE_HAND: Final = [PlaceHand(seat) for seat in range(MOST_SEATS)]


def take_pairs(s: GoldenCity) -> None:
    """Every pair holds one hand: everyone takes back the hand and takes the pair, seen by all (R10)."""
    for pair in range(s.seats):
        seat = s.hand_on[pair]
        first: i64 = s.layout[pair]
        second: i64 = s.layout[s.seats + pair]
        s.hands.take(seat, first)
        s.hands.take(seat, second)
        s.hand_on[pair] = -1
        s.emit(TOOK_PAIR, seat, first, second)
    s.layout = []
    s.chases = 0
