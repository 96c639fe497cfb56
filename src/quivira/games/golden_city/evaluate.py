"""What a bot needs to know: how many letters each seat may expect from a position.

Letters and bonus cards as they stand count in full. What is to come is a sum of features, each with its weight.
"""

from typing import Final

from mypy_extensions import i64

from quivira.games.golden_city import components as box
from quivira.games.golden_city.rules.landscape import DrawCard
from quivira.games.golden_city.rules.payment import Pay
from quivira.games.golden_city.rules.rewards import TakeBonus, TakeGoods
from quivira.games.golden_city.scoring import bonus_letters, has_lost
from quivira.games.golden_city.state import GoldenCity, count
from quivira.kernel import Seat, lowest

LOST: Final = 100  # more than any game is worth: a blocked player has lost (E3)
PACE: Final = 1.25  # houses that a busy player builds in a round
ROADS: Final = 3  # ways on that are enough

# Features
HOUSE: Final = 0  # houses that can still be built: whoever has many is behind
CARD: Final = 1  # landscape cards up to the limit
PAIR: Final = 2  # two equal ones
EXTRA: Final = 3  # cards above the limit
COIN: Final = 4
KEY: Final = 5  # for an inner district
ROAD: Final = 6  # free suburbs within reach
OUTER: Final = 7  # letters of outer districts within reach
INNER: Final = 8  # letters of inner districts within reach, with a key
DOOR: Final = 9  # the same without a key
OPEN: Final = 10  # letters that the open scoring card would bring now
OPEN_ALONE: Final = 11  # and those for being alone or ahead
GOODS: Final = 12  # letters that the goods would bring with the cards to come
GOODS_ALONE: Final = 13
AREA: Final = 14  # letters that the houses would bring with the cards to come
AREA_AHEAD: Final = 15
BONUS: Final = 16  # growth of bonus cards with their letters
BONUS_CARD: Final = 17  # and with the rounds to come

# Fitted to 400 games of the easy bot (benchmarks/fit.py, November 2026)
WEIGHTS: Final[list[float]] = [
    *(-1.18, 2.82, -0.93, 1.86, 0.11, 5.22, 0.6, 0.62, 0.04, -0.05),  # HOUSE to DOOR
    *(0.82, 0.94, 1.36, -0.81, 1.05, 1.05, -0.04, 0.12),  # OPEN to BONUS_CARD
]


def evaluate(s: GoldenCity) -> list[float]:
    """Expected letters of each seat at the end; higher is better."""
    if s.stack and isinstance(s.stack[-1], Pay):
        s = paid(s)
    left = rounds_left(s)
    turns = turns_left(s, left)
    worth = [float(letters) for letters in s.letters]
    for i in range(len(s.bonus_cards)):
        seat = s.bonus_takers[i]
        letters = bonus_letters(s, seat, s.bonus_cards[i])
        worth[seat] += letters + turns[seat] * (WEIGHTS[BONUS] * letters + WEIGHTS[BONUS_CARD])
    if s.stack:
        taken = s.taken()
        for seat in range(s.seats):
            worth[seat] += prospects(s, seat, turns[seat], taken)
        if s.card >= 0:
            add_open_card(s, worth)
        add_cards_to_come(s, left, worth)
        add_reward(s, left, turns, worth)
    for seat in range(s.seats):
        if has_lost(s, seat):
            worth[seat] -= LOST
    return worth


def paid(s: GoldenCity) -> GoldenCity:
    """The house that is being paid stands; of all ways to pay the first is taken."""
    after = s.clone()
    while isinstance(after.stack[-1], Pay):
        pay = after.stack[-1]
        pay.answer(after, pay.seat, pay.legal(after, pay.seat)[0])
    return after


def add_reward(s: GoldenCity, left: float, turns: list[float], worth: list[float]) -> None:
    """What the reward that is being taken will be worth."""
    top = s.stack[-1]
    if isinstance(top, DrawCard):
        worth[top.taker] += WEIGHTS[CARD] * min(1.0, turns[top.taker] / box.HOUSES_A_TURN)
    elif isinstance(top, TakeBonus):
        free = s.free_bonuses()
        best = 0
        while free:
            best = max(best, bonus_letters(s, top.seat, lowest(free)))
            free &= free - 1
        worth[top.seat] += best + turns[top.seat] * (WEIGHTS[BONUS] * best + WEIGHTS[BONUS_CARD])
    elif isinstance(top, TakeGoods):  # two goods, each scored in one round of four
        new = 2 * (len(box.GOOD) - count(goods_of(s, top.seat))) / len(box.GOOD)
        worth[top.seat] += WEIGHTS[GOODS] * box.PRESENT * new * left / len(box.GOOD)


def rounds_left(s: GoldenCity) -> float:
    """Rounds that may still be scored, this one included: cards, or houses of the busiest player, run out."""
    if s.is_over():
        return 0.0
    cards = box.SCORING_CARDS - len(s.scored)
    return min(cards, max(1.0, float(min(list(s.houses_left))) / PACE))


def turns_left(s: GoldenCity, left: float) -> list[float]:
    """For each seat the turns to build that may still come; the one it is in counts half."""
    turns = [left] * s.seats
    for turn in range(s.turns):
        turns[(s.start + turn) % s.seats] -= 0.5 if turn == s.turns - 1 else 1.0
    return turns


def prospects(s: GoldenCity, seat: Seat, left: float, taken: i64) -> float:
    """What there is to build with, and where it leads."""
    if not s.houses_left[seat] or left <= 0.0:
        return 0.0
    near = min(1.0, left / box.HOUSES_A_TURN)
    far = near * near  # what has yet to lead somewhere
    cards, pairs = s.hands.cards(seat), s.hands.pairs(seat)
    kept = min(cards, box.HAND_LIMIT)
    free = s.reach[seat] & ~s.built[seat]
    means = WEIGHTS[CARD] * float(kept) + WEIGHTS[PAIR] * float(pairs) + WEIGHTS[EXTRA] * float(cards - kept)
    keys = min(s.keys[seat], count(box.ALL_INNER & ~s.built[seat]))
    means += WEIGHTS[COIN] * float(s.coins[seat]) + WEIGHTS[KEY] * float(keys)
    means += WEIGHTS[ROAD] * min(count(free & box.ALL_SUBURBS & ~taken), ROADS)
    goals = WEIGHTS[OUTER] * letters_on(s, free & box.ALL_OUTER)
    goals += WEIGHTS[INNER if s.keys[seat] else DOOR] * letters_on(s, free & box.ALL_INNER)
    return far * means + near * goals + WEIGHTS[HOUSE] * min(float(s.houses_left[seat]), box.HOUSES_A_TURN * left)


def letters_on(s: GoldenCity, sites: i64) -> int:
    """What the next builder gets on these districts."""
    letters = 0
    while sites:
        site = lowest(sites)
        letters += box.LETTERS_WON[site][len(s.builders(site))]
        sites &= sites - 1
    return letters


def goods_of(s: GoldenCity, seat: Seat) -> i64:
    """The goods that a seat's cards show."""
    goods: i64 = 0
    for card in s.goods[seat]:
        goods |= box.SHOWS[card]
    return goods


def add_open_card(s: GoldenCity, worth: list[float]) -> None:
    """What the face-up card would bring if the round ended now."""
    add_good(s, box.SCORED_GOOD[s.card], WEIGHTS[OPEN], WEIGHTS[OPEN_ALONE], worth)
    add_area(s, box.AREA_SITES[box.SCORED_AREA[s.card]], WEIGHTS[OPEN], WEIGHTS[OPEN_ALONE], worth)


def add_cards_to_come(s: GoldenCity, left: float, worth: list[float]) -> None:
    """What the other cards would bring as things stand, each as likely as there are rounds for it."""
    later = box.SCORING_CARDS - len(s.scored)
    rounds = left
    if s.card >= 0:
        later -= 1
        rounds -= 1.0
    if later == 0 or rounds <= 0.0:
        return
    goods = [0.0] * len(box.GOOD)
    areas = [0.0] * len(box.AREA_SITES)
    for card in range(box.SCORING_CARDS):
        if card != s.card and card not in s.scored:
            goods[box.SCORED_GOOD[card]] += rounds / later
            areas[box.SCORED_AREA[card]] += rounds / later
    for good in range(len(box.GOOD)):
        if goods[good] > 0.0:
            add_good(s, good, WEIGHTS[GOODS] * goods[good], WEIGHTS[GOODS_ALONE] * goods[good], worth)
    for area in range(len(box.AREA_SITES)):
        if areas[area] > 0.0:
            add_area(s, box.AREA_SITES[area], WEIGHTS[AREA] * areas[area], WEIGHTS[AREA_AHEAD] * areas[area], worth)


def add_good(s: GoldenCity, good: i64, present: float, alone: float, worth: list[float]) -> None:
    """Letters for having a good, and for being the only one (R24)."""
    having = [seat for seat in range(s.seats) if goods_of(s, seat) >> good & 1]
    for seat in having:
        worth[seat] += box.PRESENT * present
    if len(having) == 1:
        worth[having[0]] += box.ALONE * alone


def add_area(s: GoldenCity, sites: i64, present: float, ahead: float, worth: list[float]) -> None:
    """Letters for being in an area, and for having the most houses there (R25-R27)."""
    most = 0
    first = -1
    for seat in range(s.seats):
        houses = s.houses_on(seat, sites)
        if houses:
            worth[seat] += box.PRESENT * present
            if houses > most:
                most = houses
                first = seat
            elif houses == most:
                first = -1
    if first >= 0:
        worth[first] += box.ALONE * ahead
