"""What a bot needs to know: how many letters each seat may expect from a position."""

from typing import Final

from quivira.games.golden_city.components import (
    ALL_INNER,
    ALL_OUTER,
    ALL_SUBURBS,
    ALONE,
    AREA_SITES,
    CITY,
    GOOD,
    HOUSES_A_TURN,
    LANDSCAPES,
    LETTERS_WON,
    PRESENT,
    SCORED_AREA,
    SCORED_GOOD,
    SCORING_CARDS,
)
from quivira.games.golden_city.rules.rounds import has_good
from quivira.games.golden_city.scoring import bonus_letters
from quivira.games.golden_city.state import GoldenCity, count

CARD: Final = 0.7  # letters that a landscape card is worth while houses can be built
PAIR: Final = 0.5  # more for two equal ones
COIN: Final = 0.4
KEY: Final = 3.0  # what an inner district brings above an outer one, with its cards
HOUSE: Final = 0.5  # roads and rewards to come
NEARBY: Final = 0.35  # how much of a district's letters a house next to it promises
SECURE: Final = 0.75  # how sure a lead is while rounds are left
GROWTH: Final = 0.05  # by which share a bonus card gains in each round
LOST: Final = 100  # more than any game is worth: a blocked player has lost (E3)
PACE: Final = 1.25  # houses that a busy player builds in a round


def evaluate(s: GoldenCity) -> list[float]:
    """Expected letters of each seat at the end; higher is better."""
    left = rounds_left(s)
    worth = [s.letters[seat] + holdings(s, seat, left) + prospects(s, seat, left) for seat in range(s.seats)]
    for seat, bonus in zip(s.bonus_takers, s.bonus_cards, strict=True):
        worth[seat] += bonus_letters(s, seat, bonus) * (1 + GROWTH * left)
    for seat, letters in enumerate(to_be_scored(s, left)):
        worth[seat] += letters
    return [value - (LOST if s.out[seat] else 0) for seat, value in enumerate(worth)]


def rounds_left(s: GoldenCity) -> float:
    """Rounds that may still be scored, this one included: cards, or houses of the busiest player, run out."""
    if s.is_over():
        return 0.0
    cards = SCORING_CARDS - len(s.scored)
    return min(cards, max(1.0, min(s.houses_left) / PACE))


def holdings(s: GoldenCity, seat: int, left: float) -> float:
    """Cards, coins and keys, worth something while there is time to use them."""
    use = min(1.0, left / HOUSES_A_TURN)
    hand = s.hand(seat)
    pairs = sum([hand[t] >> 1 for t in range(LANDSCAPES)])
    keys = min(s.keys[seat], count(ALL_INNER & ~s.built[seat]))
    return use * (CARD * sum(hand) + PAIR * pairs + COIN * s.coins[seat] + KEY * keys)


def prospects(s: GoldenCity, seat: int, left: float) -> float:
    """Houses on the board, and the districts and free suburbs they lead to."""
    if not s.houses_left[seat]:
        return 0.0
    near: int = s.reach[seat] & CITY & ~s.built[seat]
    if not s.keys[seat]:
        near &= ALL_OUTER
    letters = 0
    while near:
        site = near.bit_length() - 1
        letters += LETTERS_WON[site][len(s.builders(site))]
        near -= 1 << site
    roads = count(s.reach[seat] & ALL_SUBURBS & ~s.taken())
    use = min(1.0, left / (2 * HOUSES_A_TURN))
    return use * (NEARBY * letters + HOUSE * (count(s.built[seat]) + min(roads, 4)))


def to_be_scored(s: GoldenCity, left: float) -> list[float]:
    """What the scoring cards still to come bring, as houses and goods lie now.

    The open card comes for certain, the others as likely as rounds are left; until then a lead may be lost.
    """
    later = SCORING_CARDS - len(s.scored) - (s.card >= 0)
    chance = max(0.0, left - (s.card >= 0)) / later if later else 0.0
    goods, goods_alone = [0.0] * len(GOOD), [0.0] * len(GOOD)
    areas, areas_ahead = [0.0] * len(AREA_SITES), [0.0] * len(AREA_SITES)
    for card in range(SCORING_CARDS):
        if card not in s.scored:
            goods[SCORED_GOOD[card]] += 1.0 if card == s.card else chance
            goods_alone[SCORED_GOOD[card]] += 1.0 if card == s.card else chance * SECURE
            areas[SCORED_AREA[card]] += 1.0 if card == s.card else chance
            areas_ahead[SCORED_AREA[card]] += 1.0 if card == s.card else chance * SECURE
    worth = [0.0] * s.seats
    for good in range(len(GOOD)):
        having = [seat for seat in range(s.seats) if has_good(s, seat, good)]
        for seat in having:
            worth[seat] += PRESENT * goods[good] + (ALONE * goods_alone[good] if len(having) == 1 else 0.0)
    for area in range(len(AREA_SITES)):
        add_area(s, AREA_SITES[area], PRESENT * areas[area], ALONE * areas_ahead[area], worth)
    return worth


def add_area(s: GoldenCity, sites: int, present: float, ahead: float, worth: list[float]) -> None:
    """Add what an area promises to those who are there, and to the one who is ahead."""
    houses = [s.houses_on(seat, sites) for seat in range(s.seats)]
    most = max(houses)
    if most == 0:
        return
    leads = houses.count(most) == 1
    for seat in range(s.seats):
        if houses[seat]:
            worth[seat] += present + (ahead if leads and houses[seat] == most else 0.0)
