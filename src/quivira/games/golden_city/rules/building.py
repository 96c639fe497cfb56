"""Phase 4: building (R12-R23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.golden_city import components as box
from quivira.games.golden_city.pieces import hand_of
from quivira.games.golden_city.rules.landscape import put_away
from quivira.games.golden_city.rules.payment import pay
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Action, Flow, Ints, Rng, Seat, Step, Text, among, done, ints, nth, size

COST_OF: Final[Ints] = ints(
    [box.COST[list(box.TERRAIN).index(t)] for t in range(box.LANDSCAPES)]
)  # all of a type cost the same


class Building(Flow[GoldenCity]):
    """Each player has one turn, the start player first, then clockwise (R12)."""

    def proceed(self, s: GoldenCity) -> None:
        if s.paid:
            s.paid = []
        if s.turns == s.seats:
            s.turns = 0
            done(s)
            return
        seat = s.start + s.turns
        s.turns += 1
        go_on(s, seat - s.seats if seat >= s.seats else seat, 0)


BUILDING: Final = Building()


def go_on(s: GoldenCity, seat: Seat, houses: i64) -> None:
    """The next house of a turn, or its end (R12, R23)."""
    if houses < box.HOUSES_A_TURN and s.houses_left[seat]:
        s.stack.append(BUILDS[seat][houses])
    else:
        limit_hand(s, seat)


class GoOn(Flow[GoldenCity]):
    """After a house and its reward: the next one, or the end of the turn (R12, R23)."""

    builder: Seat
    houses: i64  # built in this turn

    def proceed(self, s: GoldenCity) -> None:
        done(s)
        announce_blocked(s)
        go_on(s, self.builder, self.houses)


GO_ON: Final = [[GoOn(seat, houses) for houses in range(box.HOUSES_A_TURN + 1)] for seat in range(box.MOST_SEATS)]


def announce_blocked(s: GoldenCity) -> None:
    """Who can never build again is named as soon as a house has shut them in, for the round is the last one (E3)."""
    if box.ALL_COASTS & ~s.taken():
        return
    for seat in range(s.seats):
        if not s.out[seat] and is_blocked(s, seat):
            s.out[seat] = True
            s.emit(box.BLOCKED, seat)


def is_blocked(s: GoldenCity, seat: Seat) -> bool:
    """Whether a player who still has houses can never build again; cards in hand are not looked at (E4)."""
    found = unlocked(s, seat) if s.options["blocked_without_key"] else sites(s, seat)  # A24
    return s.houses_left[seat] > 0 and not found


def sites(s: GoldenCity, seat: Seat) -> i64:
    """Where a player may build, cards and keys aside (R13, R14)."""
    free = ~s.taken()
    reach = s.reach[seat]
    return free & box.ALL_COASTS | free & reach & box.ALL_SUBURBS | reach & box.CITY & ~s.built[seat]


def unlocked(s: GoldenCity, seat: Seat) -> i64:
    """Where a player may build, cards aside; inner districts ask for a key (R16)."""
    found = sites(s, seat)
    return found if s.keys[seat] else found & ~box.ALL_INNER


def affordable(s: GoldenCity, seat: Seat) -> i64:
    """The sites that a hand can pay, keys aside; all sites of a type cost the same."""
    found: i64 = 0
    pairs = s.hands.pairs(seat)
    for t in range(box.LANDSCAPES):
        cards = s.hands.number(seat, t)
        if cards + pairs - (cards >> 1) >= COST_OF[t]:  # `payable`, with the pairs counted once
            found |= box.SITES_OF[t]
    return found


def sites_to_build_on(s: GoldenCity, seat: Seat) -> i64:
    """Where a player may build with what is in hand."""
    if not s.houses_left[seat]:
        return 0
    return unlocked(s, seat) & affordable(s, seat)


def types_to_build_on(s: GoldenCity, seat: Seat, cards: list[int]) -> list[int]:
    """The types of sites that a player may build on with some cards more (R13, R16, R17)."""
    hand = s.hands.of(seat)
    for t in cards:
        hand[t] += 1
    means, found = hand_of(hand), unlocked(s, seat)
    return [t for t in range(box.LANDSCAPES) if found & box.SITES_OF[t] and means.payable(0, t) >= COST_OF[t]]


class Build(Step[GoldenCity]):
    """Where to build a house, or to end the turn (R12, R13)."""

    ask = "ask-build"
    cites = "R13"
    private = True  # a hand that can build nothing passes

    houses: i64  # already built in this turn

    def prompt(self, s: GoldenCity) -> Text:
        return Text("ask-build-second" if self.houses else self.ask)

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return [*box.BUILD.actions, box.END_TURN]

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if action is box.END_TURN:
            return None
        site = action.arg
        if not s.houses_left[seat]:
            return Text("why-no-house-left")  # R23
        if s.built[seat] >> site & 1:
            return Text("why-own-house")  # R14
        if not box.IS_DISTRICT[site] and s.taken() >> site & 1:
            return Text("why-site-taken")  # R14
        if not box.IS_COAST[site] and not s.reach[seat] >> site & 1:
            return Text("why-no-connection")  # R13
        if box.NEEDS_KEY[site] and not s.keys[seat]:
            return Text("why-no-key")  # R16
        missing = box.COST[site] - s.hands.payable(seat, box.TERRAIN[site])
        if missing > 0:
            return Text("why-cannot-pay", {"n": missing, "card": box.TYPE_LABEL[box.TERRAIN[site]]})  # R17
        return None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        actions = among(box.BUILD.actions, sites_to_build_on(s, seat))
        actions.append(box.END_TURN)
        return actions

    def random(self, s: GoldenCity, seat: Seat, rng: Rng) -> Action:
        free = sites_to_build_on(s, seat)
        at = rng.below(size(free) + 1)
        return box.BUILD.actions[nth(free, at)] if at < size(free) else box.END_TURN

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        if action is box.END_TURN:
            s.emit(box.ENDED_TURN, seat)
            limit_hand(s, seat)
            return
        s.stack.append(GO_ON[seat][self.houses + 1])
        pay(s, seat, action.arg)


BUILDS: Final = [[Build(seat, houses) for houses in range(box.HOUSES_A_TURN)] for seat in range(box.MOST_SEATS)]


def too_many(s: GoldenCity, seat: Seat) -> i64:
    """How many cards a hand has above the limit (R22); fewer than none where there is room."""
    return s.hands.cards(seat) - box.HAND_LIMIT


def limit_hand(s: GoldenCity, seat: Seat) -> None:
    """At the end of the own turn at most five cards stay (R22)."""
    if too_many(s, seat) > 0:
        s.stack.append(LimitHand(seat))


class LimitHand(Step[GoldenCity]):
    """Which card to discard, down to the limit, in any order (R22)."""

    ask = "ask-discard"
    cites = "R22"

    def prompt(self, s: GoldenCity) -> Text:
        return Text(self.ask, {"n": too_many(s, self.seat)})

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return box.DISCARD.actions

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        return None if s.hands.number(seat, action.arg) else Text("why-no-such-card")

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return among(box.DISCARD.actions, s.hands.types(seat))

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        put_away(s, seat, action.arg, 1)
        s.emit(box.DISCARDED, seat, action.arg)
        limit_hand(s, seat)
