"""What a bot needs to know: how many letters each seat may expect from a position."""

from typing import Final

from quivira.games.golden_city.components import (
    ALL_INNER,
    ALL_OUTER,
    ALL_SUBURBS,
    ALONE,
    CITY,
    HOUSES_A_TURN,
    LANDSCAPES,
    LETTERS_WON,
    PRESENT,
    SCORED_GOOD,
    SCORED_SITES,
    SCORING_CARDS,
    SITES,
)
from quivira.games.golden_city.rules.rounds import has_good
from quivira.games.golden_city.scoring import bonus_letters
from quivira.games.golden_city.state import GoldenCity, count

CARD: Final = 0.7  # letters that a landscape card is worth while houses can be built
PAIR: Final = 0.5  # more for two equal ones
COIN: Final = 0.4
KEY: Final = 4.0  # what an inner district brings above an outer one, with its cards
HOUSE: Final = 0.3  # roads and rewards to come
NEARBY: Final = 0.35  # how much of a district's letters a house next to it promises
SECURE: Final = 0.75  # how sure a lead is while rounds are left
PACE: Final = 1.25  # houses that a busy player builds in a round


def evaluate(s: GoldenCity) -> list[float]:
    """Expected letters of each seat at the end; higher is better."""
    left = rounds_left(s)
    worth = [s.letters[seat] + holdings(s, seat, left) + prospects(s, seat, left) for seat in range(s.seats)]
    for seat, bonus in zip(s.bonus_takers, s.bonus_cards, strict=True):
        worth[seat] += bonus_letters(s, seat, bonus) * (1 + 0.05 * left)
    for seat, letters in enumerate(to_be_scored(s, left)):
        worth[seat] += letters
    return [value - (100 if s.out[seat] else 0) for seat, value in enumerate(worth)]


def rounds_left(s: GoldenCity) -> float:
    """Rounds that may still be scored, this one included: cards, or houses of the busiest player, run out."""
    if s.is_over():
        return 0.0
    cards = SCORING_CARDS - len(s.scored)
    return min(cards, max(1.0, min(s.houses_left) / PACE))


def holdings(s: GoldenCity, seat: int, left: float) -> float:
    """Cards, coins and keys, worth something while there is time to use them."""
    use = min(1.0, left / HOUSES_A_TURN)
    hand = s.hands[seat]
    pairs = sum([hand[t] >> 1 for t in range(LANDSCAPES)])
    keys = min(s.keys[seat], count(ALL_INNER & ~s.built[seat]))
    return use * (CARD * sum(hand) + PAIR * pairs + COIN * s.coins[seat] + KEY * keys)


def prospects(s: GoldenCity, seat: int, left: float) -> float:
    """Houses on the board, and the districts and free suburbs they lead to."""
    if not s.houses_left[seat]:
        return 0.0
    near = s.reach[seat] & CITY & ~s.built[seat]
    if not s.keys[seat]:
        near &= ALL_OUTER
    letters = 0
    for site in range(SITES):
        if near >> site & 1:
            letters += LETTERS_WON[site][len(s.builders(site))]
    roads = count(s.reach[seat] & ALL_SUBURBS & ~s.taken())
    use = min(1.0, left / (2 * HOUSES_A_TURN))
    return use * (NEARBY * letters + HOUSE * (count(s.built[seat]) + min(roads, 4)))


def to_be_scored(s: GoldenCity, left: float) -> list[float]:
    """What the scoring cards still to come bring, as houses and goods lie now; the open one comes for certain."""
    worth = [0.0] * s.seats
    to_come = [card for card in range(SCORING_CARDS) if card != s.card and card not in s.scored]
    chance = max(0.0, left - (s.card >= 0)) / len(to_come) if to_come else 0.0
    for card in [*to_come, s.card] if s.card >= 0 else to_come:
        weight = 1.0 if card == s.card else chance
        for seat, letters in enumerate(card_letters(s, card, SECURE if weight < 1 else 1.0)):
            worth[seat] += weight * letters
    return worth


def card_letters(s: GoldenCity, card: int, sure: float) -> list[float]:
    """What a scoring card would bring now, being alone or ahead only as sure as said."""
    having = [has_good(s, seat, SCORED_GOOD[card]) for seat in range(s.seats)]
    houses = [s.houses_on(seat, SCORED_SITES[card]) for seat in range(s.seats)]
    most = max(houses)
    alone, ahead = sum(having) == 1, houses.count(most) == 1
    worth = [0.0] * s.seats
    for seat in range(s.seats):
        if having[seat]:
            worth[seat] += PRESENT + (ALONE * sure if alone else 0)
        if houses[seat]:
            worth[seat] += PRESENT + (ALONE * sure if ahead and houses[seat] == most else 0)
    return worth
