"""The builder phase (21, 24-29): what to build, and what follows when it stands. Paying has a file of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.rules.cards import ToHand
from quivira.games.san_juan.rules.paying import ask_crane, ask_market
from quivira.games.san_juan.rules.phase import Contents, InTurn, Owners, end_phase
from quivira.games.san_juan.rules.price import (
    cards_to_pay_with,
    is_second,
    kinds_to_build,
    lowest_price,
    might_build,
)
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NOBODY, Action, Flow, Rng, Seat, Step, Text, among, bit, done, fixed, nth, size


def builder_phase(order: list[Seat]) -> Contents:
    """Each player may build one building (21); then taverns (62), then the end test (29)."""
    return [*[BuildingTurn(seat) for seat in order], Taverns(order[0]), EndBuilderPhase()]


class BuildingTurn(InTurn):
    """A player may build (21)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        if might_build(s, seat):
            return BUILD[seat]
        s.emit(events.CANNOT_BUILD, seat)
        return None


class Build(Step[SanJuan]):
    """Which building to build, or none (21)."""

    ask = "ask-build"
    cites = "21"
    private = True  # a hand that can build nothing passes

    def choices(self, s: SanJuan, seat: Seat) -> list[Action]:
        choices = among(verbs.BUILD.actions, s.hands.kinds(seat))
        if s.cathedral_free:
            choices.append(verbs.BUILD.actions[box.CATHEDRAL])  # 63
        choices.append(verbs.BUILD_NOTHING)
        return choices

    def refusal(self, s: SanJuan, seat: Seat, action: Action) -> Text | None:
        if action is verbs.BUILD_NOTHING:
            return None
        card = action.arg
        if is_second(s, seat, card):
            return Text("why-owned")  # 24
        needs = lowest_price(s, seat, card)
        has = cards_to_pay_with(s, seat, card)
        return Text("why-cannot-pay", {"has": has, "needs": needs}) if has < needs else None

    def legal(self, s: SanJuan, seat: Seat) -> list[Action]:
        legal = among(verbs.BUILD.actions, kinds_to_build(s, seat))
        legal.append(verbs.BUILD_NOTHING)
        return legal

    def random(self, s: SanJuan, seat: Seat, rng: Rng) -> Action:
        kinds = kinds_to_build(s, seat)
        at = rng.below(size(kinds) + 1)
        return verbs.BUILD.actions[nth(kinds, at)] if at < size(kinds) else verbs.BUILD_NOTHING

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        if action is verbs.BUILD_NOTHING:
            s.emit(events.BUILT_NOTHING, seat)
            return
        s.building = action.arg
        if s.building == box.CATHEDRAL:
            s.cathedral_free = False
        else:
            s.hands.lose(seat, s.building)
        if s.cities.works(seat, box.CRANE):
            ask_crane(s, seat)
        else:
            ask_market(s, seat)


BUILD: Final = [Build(seat) for seat in range(box.MOST_SEATS)]


class Taverns(Owners):
    """They help whoever has the fewest buildings (62)."""

    buildings: i64 = fixed(bit(box.TAVERN))

    def push(self, s: SanJuan, seat: Seat) -> None:
        if s.cities.works(seat, box.TAVERN) and is_least_built(s, seat):
            s.stack.append(TAVERN[seat])


class Tavern(InTurn):
    """It brings a card (62)."""

    def begin(self, s: SanJuan, seat: Seat) -> Step[SanJuan] | None:
        s.emit(events.WORKS, seat, box.TAVERN)
        return ToHand(seat, 1)


TAVERN: Final = [Tavern(seat) for seat in range(box.MOST_SEATS)]


def is_least_built(s: SanJuan, seat: Seat) -> bool:
    """Nobody has fewer buildings, and somebody has more (62)."""
    sizes = [s.cities.size(other) for other in range(s.seats)]
    return sizes[seat] == min(sizes) < max(sizes)


class EndBuilderPhase(Flow[SanJuan]):
    """From the next phase on what was built in this one works (25), unless the game is over (29, 68)."""

    def proceed(self, s: SanJuan) -> None:
        done(s)
        end_phase(s)
        for seat in range(s.seats):
            s.cities.open(seat)
        if s.is_built_up():
            s.stack.clear()
            s.emit(events.ENDED, NOBODY)
