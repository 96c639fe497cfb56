"""Phase 4: building (R12-R23)."""

from typing import Final

from mypy_extensions import i64

from quivira.games.golden_city.components import (
    ALL_COASTS,
    ALL_INNER,
    ALL_SUBURBS,
    BUILD,
    CITY,
    COST,
    DISCARD,
    DISCARDED,
    END_TURN,
    ENDED_TURN,
    HAND_LIMIT,
    HOUSES_A_TURN,
    IS_COAST,
    IS_DISTRICT,
    LANDSCAPES,
    MOST_SEATS,
    NEEDS_KEY,
    SITES_OF,
    TERRAIN,
    TYPE_LABEL,
)
from quivira.games.golden_city.rules.landscape import put_away
from quivira.games.golden_city.rules.payment import pay, payable
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Action, Flow, Seat, Step, Text

COST_OF: Final[list[int]] = [COST[TERRAIN.index(t)] for t in range(LANDSCAPES)]  # all sites of a type cost the same


class Building(Flow[GoldenCity]):
    """Each player has one turn, the start player first, then clockwise (R12)."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns  # begun

    def proceed(self, s: GoldenCity) -> None:
        if s.paid:
            s.paid = []
        if self.turns == s.seats:
            s.stack.pop()
            return
        seat = (s.start + self.turns) % s.seats
        self.turns += 1
        s.stack.append(GO_ON[seat][0])

    def clone(self) -> "Building":
        return Building(self.turns)


class GoOn(Flow[GoldenCity]):
    """After a house and its reward: the next one, or the end of the turn (R12, R23)."""

    def __init__(self, builder: Seat, houses: int) -> None:
        super().__init__()
        self.builder = builder
        self.houses = houses  # built in this turn

    def proceed(self, s: GoldenCity) -> None:
        s.stack.pop()
        if self.houses < HOUSES_A_TURN and s.houses_left[self.builder]:
            s.stack.append(BUILDS[self.builder][self.houses])
        else:
            limit_hand(s, self.builder, 0)

    def clone(self) -> "GoOn":
        return GoOn(self.builder, self.houses)


GO_ON: Final = [[GoOn(seat, houses) for houses in range(HOUSES_A_TURN + 1)] for seat in range(MOST_SEATS)]


def sites(s: GoldenCity, seat: Seat) -> i64:
    """Where a player may build, cards and keys aside (R13, R14)."""
    free = ~s.taken()
    reach = s.reach[seat]
    return free & ALL_COASTS | free & reach & ALL_SUBURBS | reach & CITY & ~s.built[seat]


def affordable(hand: list[int]) -> i64:
    """The sites that a hand can pay, keys aside; the same as asking `payable` for each type, but faster."""
    pairs = 0
    for cards in hand:
        pairs += cards >> 1
    found: i64 = 0
    for t, cards in enumerate(hand):
        if cards + pairs - (cards >> 1) >= COST_OF[t]:
            found |= SITES_OF[t]
    return found


class Build(Step[GoldenCity]):
    """Where to build a house, or to end the turn (R12, R13)."""

    ask = "ask-build"
    cites = "R13"

    def __init__(self, seat: Seat, houses: int) -> None:
        super().__init__(seat)
        self.houses = houses  # already built in this turn

    def prompt(self, s: GoldenCity) -> Text:
        return Text("ask-build-second" if self.houses else self.ask)

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return [*BUILD.actions, END_TURN]

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if action is END_TURN:
            return None
        site = action.arg
        if not s.houses_left[seat]:
            return Text("why-no-house-left")  # R23
        if s.built[seat] >> site & 1:
            return Text("why-own-house")  # R14
        if not IS_DISTRICT[site] and s.taken() >> site & 1:
            return Text("why-site-taken")  # R14
        if not IS_COAST[site] and not s.reach[seat] >> site & 1:
            return Text("why-no-connection")  # R13
        if NEEDS_KEY[site] and not s.keys[seat]:
            return Text("why-no-key")  # R16
        missing = COST[site] - payable(s.hands[seat], TERRAIN[site])
        if missing > 0:
            return Text("why-cannot-pay", {"n": missing, "card": TYPE_LABEL[TERRAIN[site]]})  # R17
        return None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        if not s.houses_left[seat]:
            return [END_TURN]
        left = sites(s, seat) & affordable(s.hands[seat])
        if not s.keys[seat]:
            left &= ~ALL_INNER
        actions: list[Action] = []
        site: i64 = 0
        while left:
            while left & 0xFF == 0:  # no site among the next eight
                left >>= 8
                site += 8
            if left & 1:
                actions.append(BUILD.actions[site])
            left >>= 1
            site += 1
        actions.append(END_TURN)
        return actions

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        if action is END_TURN:
            s.emit(ENDED_TURN, seat)
            limit_hand(s, seat, 0)
            return
        s.stack.append(GO_ON[seat][self.houses + 1])
        pay(s, seat, action.arg)

    def clone(self) -> "Build":
        return Build(self.seat, self.houses)


BUILDS: Final = [[Build(seat, houses) for houses in range(HOUSES_A_TURN)] for seat in range(MOST_SEATS)]


def too_many(s: GoldenCity, seat: Seat) -> int:
    """How many cards a hand has above the limit (R22)."""
    cards = -HAND_LIMIT
    for number in s.hands[seat]:
        cards += number
    return cards


def limit_hand(s: GoldenCity, seat: Seat, least: int) -> None:
    """At the end of the own turn at most five cards stay (R22)."""
    if too_many(s, seat) > 0:
        s.stack.append(LimitHand(seat, least))


class LimitHand(Step[GoldenCity]):
    """Which card to discard, down to the limit, in the order of the types (R22)."""

    ask = "ask-discard"
    cites = "R22"

    def __init__(self, seat: Seat, least: int) -> None:
        super().__init__(seat)
        self.least = least  # the type discarded last

    def prompt(self, s: GoldenCity) -> Text:
        return Text(self.ask, {"n": too_many(s, self.seat)})

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return DISCARD.actions

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if not s.hands[seat][action.arg]:
            return Text("why-no-such-card")
        if action.arg < self.least or sum(s.hands[seat][action.arg :]) < too_many(s, seat):
            return Text("why-discard-in-order")
        return None

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        put_away(s, seat, action.arg, 1)
        s.emit(DISCARDED, seat, action.arg)
        limit_hand(s, seat, action.arg)

    def clone(self) -> "LimitHand":
        return LimitHand(self.seat, self.least)
