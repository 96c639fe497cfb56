"""The whole game."""

from __future__ import annotations

from typing import Final

from quivira.features import Features
from quivira.kernel import (
    NONE,
    Action,
    ActionSpace,
    Deck,
    Draw,
    EventKind,
    Meta,
    Options,
    Rng,
    Score,
    Seat,
    State,
    Step,
    View,
    others,
    rank,
)

META: Final = Meta("hushdeal", "Hush Deal", "nobody", (2, 5), ("asked",), 1, english_only=True)
CARDS: Final = 9
BURNT: Final = 5  # what no card is worth
SPACE: Final = ActionSpace()
KEEP: Final = SPACE.single("keep")
BURN: Final = SPACE.single("burn")
DEAL: Final = SPACE.verb("deal", [str(n) for n in range(CARDS)])
DEALT: Final = EventKind("dealt", card=[*range(CARDS)])
DEALT_UNSEEN: Final = EventKind("dealt-unseen")
DECIDED: Final = EventKind("decided")


class HushDeal(State):
    deck: Deck
    cards: list[int]
    burnt: list[bool]

    def check(self) -> None:
        assert self.deck.size + len([card for card in self.cards if card != NONE]) == CARDS, "no card is lost"


class DealCard(Draw[HushDeal]):
    owner: Seat

    def deck(self, s: HushDeal) -> Deck:
        return s.deck

    def actions(self) -> list[Action]:
        return DEAL.actions

    def drawn(self, s: HushDeal, kind: int) -> None:
        s.cards[self.owner] = kind
        s.emit(DEALT, self.owner, kind, to=self.owner)
        s.emit(DEALT_UNSEEN, self.owner, to=others(self.owner))


class Decide(Step[HushDeal]):
    ask = "ask-decide"
    cites = "2"

    def choices(self, s: HushDeal, seat: Seat) -> list[Action]:
        return [KEEP, BURN]

    def apply(self, s: HushDeal, seat: Seat, action: Action) -> None:
        s.burnt[seat] = action is BURN
        s.emit(DECIDED, seat)


class HushDealView(View, frozen=True):
    card: int | None
    burnt: bool
    worths: list[int]  # at the end


def set_up(seats: int, options: Options) -> HushDeal:
    s = HushDeal(seats, options)
    s.deck = Deck([1] * CARDS)
    s.cards = [NONE] * seats
    s.burnt = [False] * seats
    s.follow(*[DealCard(seat) for seat in range(seats)], *[Decide(seat) for seat in range(seats)])
    return s


def view(s: HushDeal, seat: Seat | None) -> HushDealView:
    known = seat is not None and s.cards[seat] != NONE
    return HushDealView(
        card=s.cards[seat] if seat is not None and known else None,
        burnt=known and s.burnt[seat],
        worths=worths(s) if s.is_over() else [],
    )


def resample(s: HushDeal, seat: Seat, rng: Rng) -> HushDeal:
    """Others' cards, and what they did with them, until the end."""
    world = s.clone()
    if world.is_over():
        return world
    asked = [step.seat for step in world.stack if isinstance(step, Decide)]
    unseen = [other for other in range(world.seats) if other != seat and world.cards[other] != NONE]
    for other in unseen:
        world.deck.put(world.cards[other])
    for other in unseen:
        world.cards[other] = world.deck.pick(rng)
        world.deck.take(world.cards[other])
        world.burnt[other] = other not in asked and rng.below(2) == 1
    return world


def scores(s: HushDeal) -> list[Score]:
    return rank([Score(seat, {"score-card": worth}) for seat, worth in enumerate(worths(s))])


def worths(s: HushDeal) -> list[int]:
    return [BURNT if s.burnt[seat] else s.cards[seat] for seat in range(s.seats)]


def evaluate(s: HushDeal) -> list[float]:
    return [float(worth) for worth in worths(s)]


def features(s: HushDeal, seat: Seat, out: Features) -> None:
    out.number("card", s.cards[seat], CARDS)
    out.flag("burnt", s.burnt[seat])
    for place in range(s.seats):
        player = out.player(place)
        out.number("worth", worths(s)[player] if s.is_over() else NONE, CARDS)
