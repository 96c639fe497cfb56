"""Boards and cards as constant tables, read from the board files; the verbs and events of the game.

Sets of sites are bits of one number: site i is the bit 1 << i.
"""

from typing import Final, final

from mypy_extensions import i64

from quivira.games.golden_city.board import BOARD, BOARDS, BONUSES, GOODS, RIVERS, TERRAINS, TYPES, Board, Place
from quivira.kernel import Action, ActionSpace, EventKind, Ints, Label, Text, Verb, ints

# The box
HOUSES: Final[dict[int, int]] = {int(n): houses for n, houses in BOARD.components.houses_used.items()}  # S1
MOST_SEATS: Final[int] = max(HOUSES)
COINS: Final[int] = BOARD.components.coins
START_COINS: Final[int] = BOARD.components.start_coins
KEYS: Final[int] = BOARD.components.key_cards
HAND_LIMIT: Final[i64] = BOARD.components.hand_limit
GOODS_LIMIT: Final[int] = BOARD.components.goods_limit
HOUSES_A_TURN: Final = 2  # R12
GOODS_SHOWN: Final = 3  # S4
CARDS_A_PAIR: Final = 2  # R2

# Landscape cards
TYPE: Final[list[str]] = TYPES
LANDSCAPES: Final[i64] = len(TYPE)
COAST: Final = TYPE.index("coast")
LANDSCAPE_CARDS: Final[list[int]] = [BOARD.components.landscape_cards[t] for t in TYPE]
CARDS: Final = sum(LANDSCAPE_CARDS)

# Sites
SITE: Final[list[str]] = [place.id for place in BOARD.places]
SITES: Final[i64] = len(SITE)


def _sites(ids: list[str]) -> int:
    return sum(1 << SITE.index(i) for i in ids)


def _of_kind(*kinds: str) -> int:
    return _sites([place.id for place in BOARD.places if place.kind in kinds])


ALL_COASTS: Final[i64] = _of_kind("coast")
ALL_SUBURBS: Final[i64] = _of_kind("suburb")
ALL_OUTER: Final[i64] = _of_kind("outer")
ALL_INNER: Final[i64] = _of_kind("inner")
CITY: Final[i64] = ALL_OUTER | ALL_INNER
RIVERSIDE: Final[i64] = _sites([place.id for place in BOARD.places if place.river])
IS_COAST: Final[list[bool]] = [place.kind == "coast" for place in BOARD.places]
IS_DISTRICT: Final[list[bool]] = [place.kind in ("outer", "inner") for place in BOARD.places]
NEEDS_KEY: Final[list[bool]] = ["key" in place.cost for place in BOARD.places]
TERRAIN: Final[Ints] = ints([TYPE.index(place.terrain) for place in BOARD.places])  # the type of card to pay
COST: Final[Ints] = ints([place.cost[place.terrain] for place in BOARD.places])
SITES_OF: Final[Ints] = ints([_sites([p.id for p in BOARD.places if p.terrain == t]) for t in TYPE])


@final
class Island:
    """Where roads lead on a board, and what its places bring."""

    def __init__(self, board: Board) -> None:
        places = board.places
        self.near: Ints = ints([_sites(_near(board, site)) for site in SITE])  # adjacent sites (D4)
        # Rewards of coasts and suburbs (W1): one table for each kind
        self.coins: Ints = ints([p.reward.amount if p.reward.type == "coins" else 0 for p in places])
        self.card: list[bool] = [p.reward.type == "landscape_card" for p in places]
        self.key: list[bool] = [p.reward.type == "key_card" for p in places]
        self.bonus: list[bool] = [p.reward.type == "bonus_card" for p in places]
        self.goods: list[bool] = [p.reward.type == "goods_card" for p in places]
        self.first_coins: Ints = ints([p.reward.first.coins for p in places])  # of districts (W8)


def _near(board: Board, site: str) -> list[str]:
    return [road.b for road in board.roads if road.a == site] + [road.a for road in board.roads if road.b == site]


ISLANDS: Final[dict[str, Island]] = {name: Island(board) for name, board in BOARDS.items()}

# Rewards of districts, by how many houses stand there already (W8, W9)
LETTERS_WON: Final[list[list[int]]] = [
    [p.reward.first.letters, p.reward.second.letters] + [0] * MOST_SEATS for p in BOARD.places
]
FIRST_CARDS: Final[list[int]] = [p.reward.first.landscape_cards for p in BOARD.places]

# Goods cards, by the two goods they show; equal cards are one kind
GOOD: Final[list[str]] = GOODS
ALL_GOODS_CARDS: Final[list[str]] = ["_".join(sorted(card.goods, key=GOOD.index)) for card in BOARD.goods_cards]
GOODS_CARD: Final[list[str]] = list(dict.fromkeys(ALL_GOODS_CARDS))
GOODS_KINDS: Final[i64] = len(GOODS_CARD)
GOODS_COPIES: Final[list[int]] = [ALL_GOODS_CARDS.count(kind) for kind in GOODS_CARD]
GOODS_CARDS: Final = sum(GOODS_COPIES)
SHOWS: Final[Ints] = ints([sum([1 << GOOD.index(good) for good in kind.split("_")]) for kind in GOODS_CARD])  # sets

# Scoring cards: a good, and a river or a quarter
SCORING: Final[list[str]] = [card.id.removeprefix("score_") for card in BOARD.scoring_cards]
SCORING_CARDS: Final = len(SCORING)
STACK: Final[Ints] = ints([card.stack for card in BOARD.scoring_cards])
STACK_SETS: Final[list[int]] = [
    sum([1 << c for c in range(SCORING_CARDS) if STACK[c] == n]) for n in sorted(set(STACK))
]
SCORED_GOOD: Final[Ints] = ints([GOOD.index(card.good) for card in BOARD.scoring_cards])
RIVER_SITES: Final[list[int]] = [_sites(next(r.suburbs for r in BOARD.rivers if r.id == river)) for river in RIVERS]
QUARTER_SITES: Final[list[int]] = [_sites(next(q.districts for q in BOARD.quarters if q.id == t)) for t in TERRAINS]
AREA_SITES: Final[Ints] = ints([*RIVER_SITES, *QUARTER_SITES])
SCORED_AREA: Final[Ints] = ints(
    [
        RIVERS.index(card.area.id) if card.area.kind == "river" else len(RIVERS) + TERRAINS.index(card.area.id)
        for card in BOARD.scoring_cards
    ]
)
PRESENT: Final = 2  # letters for a good, or for being on the river or in the quarter (R24-R26)
ALONE: Final = 2  # more for the only one with the good, or the majority (R24, R27)

# Bonus cards
BONUS: Final[list[str]] = BONUSES
BONUSES_ALL: Final[i64] = len(BONUS)
BONUS_LETTERS: Final[list[int]] = [
    next(card.letters for card in BOARD.bonus_cards if card.id == f"bonus_{bonus}") for bonus in BONUS
]
PER_GOODS_CARD: Final = BONUS.index("goods")
PER_COIN: Final = BONUS.index("coins")
BONUS_SITES: Final[Ints] = ints(
    [  # houses on these sites count; none for the two cards above
        CITY
        if bonus == "city"
        else RIVERSIDE
        if bonus == "rivers"
        else SITES_OF[TYPE.index(bonus)]
        if bonus in TERRAINS
        else 0
        for bonus in BONUS
    ]
)


# Names for people
def _site_label(place: Place) -> Text:
    if place.kind == "coast":
        return Text("site-coast", {"n": int(place.id.removeprefix("coast_"))})
    terrain = f"landscape-{place.terrain}"
    if place.kind == "inner":
        return Text("site-inner", {"terrain": terrain})
    return Text(f"site-{place.kind}", {"terrain": terrain, "n": int(place.id.split("_")[-1])})


def _reward(place: Place) -> str:
    if place.kind == "inner":
        return "reward-inner"
    if place.kind == "outer":
        return "reward-outer-coin" if place.reward.first.coins else "reward-outer"
    if place.reward.type == "coins":
        return "reward-coin" if place.reward.amount == 1 else "reward-two-coins"
    return f"reward-{place.reward.type}"


def _build_label(place: Place) -> Label:
    return Text("site-with-reward", {"site": _site_label(place), "reward": _reward(place)})


def _scoring_label(card: int) -> Label:
    area = BOARD.scoring_cards[card].area
    return Text("scoring-card", {"good": f"good-{GOOD[SCORED_GOOD[card]]}", "area": f"{area.kind}-{area.id}"})


def _goods_label(kind: int) -> Label:
    shown: list[int | str | Text] = [f"good-{GOOD[good]}" for good in range(len(GOOD)) if SHOWS[kind] >> good & 1]
    return Text("goods-card", {"goods": shown})


TYPE_LABEL: Final[list[Label]] = [f"landscape-{t}" for t in TYPE]
PAIR_LABEL: Final[list[Label]] = [f"two-{t}" for t in TYPE]
SITE_LABEL: Final[list[Label]] = [_site_label(place) for place in BOARD.places]
BUILD_LABELS: Final[dict[str, list[Label]]] = {
    name: [_build_label(place) for place in board.places] for name, board in BOARDS.items()
}
GOODS_LABEL: Final[list[Label]] = [_goods_label(kind) for kind in range(GOODS_KINDS)]
SCORING_LABEL: Final[list[Label]] = [_scoring_label(card) for card in range(SCORING_CARDS)]
BONUS_LABEL: Final[list[Label]] = [f"bonus-{bonus}" for bonus in BONUS]
BONUS_ROW: Final = "score-bonus"  # the one part for all cards that games finished earlier have
BONUS_PART: Final[list[str]] = [f"{BONUS_ROW}-{bonus}" for bonus in BONUS]
FACE_DOWN: Final[Label] = "goods-face-down"

# Verbs. Keys never change; pairs count from 1.
SPACE: Final = ActionSpace()
PLACE: Final[Verb] = SPACE.verb("place", [str(n) for n in range(1, MOST_SEATS + 1)])
BUILD: Final[Verb] = SPACE.verb("build", SITE, SITE_LABEL)
for _board, _labels in BUILD_LABELS.items():
    BUILD.labels_at["board", _board] = _labels
END_TURN: Final[Action] = SPACE.single("end_turn")
PAY: Final[Verb] = SPACE.verb("pay", [*TYPE, *[f"{t}_pair" for t in TYPE]], [*TYPE_LABEL, *PAIR_LABEL])
GOODS_TAKE: Final[Verb] = SPACE.verb("goods", [*GOODS_CARD, "deck"], [*GOODS_LABEL, FACE_DOWN])
DROP: Final[Verb] = SPACE.verb("drop", GOODS_CARD, GOODS_LABEL)
BONUS_TAKE: Final[Verb] = SPACE.verb("bonus", BONUS, BONUS_LABEL)
DISCARD: Final[Verb] = SPACE.verb("discard", TYPE, TYPE_LABEL)

# What chance does
START: Final[Verb] = SPACE.verb("start", [str(seat) for seat in range(MOST_SEATS)])
DEAL: Final[Verb] = SPACE.verb("deal", TYPE, TYPE_LABEL)
DRAW: Final[Verb] = SPACE.verb("draw", TYPE, TYPE_LABEL)
SHOW: Final[Verb] = SPACE.verb("show", GOODS_CARD, GOODS_LABEL)
SCORE: Final[Verb] = SPACE.verb("score", SCORING, SCORING_LABEL)

# Events
START_DRAWN: Final = EventKind("start-drawn")
GOODS_TURNED: Final = EventKind("goods-turned", goods=GOODS_LABEL)
ROUND_BEGINS: Final = EventKind("round-begins", n=None)
SCORING_TURNED: Final = EventKind("scoring-turned", card=SCORING_LABEL)
RESHUFFLED: Final = EventKind("reshuffled")
DEALT: Final = EventKind("dealt", card=TYPE_LABEL, n=None)
PLACED: Final = EventKind("placed", n=None)
CHASED: Final = EventKind("chased", other=None, n=None, price=None)
TOOK_PAIR: Final = EventKind("took-pair", card=TYPE_LABEL, second=TYPE_LABEL)
DREW: Final = EventKind("drew", card=TYPE_LABEL)
DREW_UNSEEN: Final = EventKind("drew-unseen")
PAID: Final = EventKind("paid", card=TYPE_LABEL)
PAID_PAIR: Final = EventKind("paid-pair", card=PAIR_LABEL)
PAID_KEY: Final = EventKind("paid-key")
BUILT: Final = EventKind("built", site=SITE_LABEL)
WON_COINS: Final = EventKind("won-coins", n=None)
WON_LETTERS: Final = EventKind("won-letters", n=None)
WON_KEY: Final = EventKind("won-key")
TOOK_GOODS: Final = EventKind("took-goods", goods=GOODS_LABEL)
DREW_GOODS: Final = EventKind("drew-goods", goods=GOODS_LABEL)
DROPPED: Final = EventKind("dropped", goods=GOODS_LABEL)
TOOK_BONUS: Final = EventKind("took-bonus", bonus=BONUS_LABEL)
TOOK_BONUS_UNSEEN: Final = EventKind("took-bonus-unseen")
DISCARDED: Final = EventKind("discarded", card=TYPE_LABEL)
ENDED_TURN: Final = EventKind("ended-turn")
LAST_HOUSE: Final = EventKind("last-house")
BLOCKED: Final = EventKind("blocked")
LOST: Final = EventKind("lost")
SCORED_FOR_GOOD: Final = EventKind("scored-good", n=None)
SCORED_FOR_AREA: Final = EventKind("scored-area", n=None)
START_PASSED: Final = EventKind("start-passed")
BONUS_SCORED: Final = EventKind("bonus-scored", bonus=BONUS_LABEL, n=None)
ENDED: Final = EventKind("ended")
