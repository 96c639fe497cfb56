"""Worlds that a seat cannot tell from the true one."""

from quivira.games.golden_city.components import BONUSES_ALL, LANDSCAPES, TERRAIN
from quivira.games.golden_city.rules.payment import Pay, needed
from quivira.games.golden_city.rules.rewards import TakeBonus
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import NONE, Deck, Rng, Seat, bit


def resample(s: GoldenCity, seat: Seat, rng: Rng) -> GoldenCity:
    """Other hands keep what all have seen of them; other bonus cards fit what the seat saw when it looked."""
    world = s.clone()
    deal_hands(world, seat, rng)
    if not world.is_over():  # then bonus cards lie open (E5)
        deal_bonuses(world, seat, rng)
    return world


def deal_hands(world: GoldenCity, seat: Seat, rng: Rng) -> None:
    """Deal the cards that the seat cannot place, those of the deck and the unknown ones of others, anew."""
    others = [other for other in range(world.seats) if other != seat]
    unseen = list(world.deck.counts)
    unknown = [0] * world.seats
    for other in others:
        hidden = world.hands.hide(other)
        unknown[other] = sum(hidden)
        for t in range(LANDSCAPES):
            unseen[t] += hidden[t]
    while True:
        world.deck = Deck(unseen)
        for other in others:
            world.hands.hide(other)
            for _ in range(unknown[other]):
                card = world.deck.pick(rng)
                world.deck.take(card)
                world.hands.draw(other, card)
        if fits_question(world, seat):
            return


def fits_question(world: GoldenCity, seat: Seat) -> bool:
    """Whether the hands explain the open question: who is asked how to pay has a choice."""
    top = world.stack[-1] if world.stack else None
    if top is None or top.seat == seat:
        return True
    if isinstance(top, Pay):
        landscape = TERRAIN[top.site]
        may_pay = world.hands.payable(top.seat, landscape) >= top.left
        return may_pay and needed(world.hands, top.seat, landscape, top.left) == NONE
    return True


def deal_bonuses(world: GoldenCity, seat: Seat, rng: Rng) -> None:
    """Deal the bonus cards of others anew.

    When the seat took one it saw which were left. So of those that others took between two of its looks it knows
    the set, though not who has which; of those taken since its last look it knows only what they can be.
    """
    since: list[int] = []  # takes by others after the seat's last look
    for take in range(len(world.bonus_takers)):
        if world.bonus_takers[take] != seat:
            since.append(take)
        else:
            hand_out(world, since, [], rng)
            since = []
    top = world.stack[-1]
    looking = isinstance(top, TakeBonus) and top.seat == seat
    hand_out(world, since, [] if looking else [b for b in range(BONUSES_ALL) if world.free_bonuses() & bit(b)], rng)


def hand_out(world: GoldenCity, takes: list[int], left: list[int], rng: Rng) -> None:
    """Give each of the takes one of their cards or of those left, each equally likely."""
    cards = sorted(left + [world.bonus_cards[take] for take in takes])
    for take in takes:
        world.bonus_cards[take] = cards.pop(rng.below(len(cards)))
