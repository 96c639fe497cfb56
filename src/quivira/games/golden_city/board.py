"""The boards as data: board.json, or another file that a host names, and that of older games. Errors name the place."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from quivira.games import DataFile
from quivira.kernel import QuiviraError

TERRAINS: Final = ["forest", "plain", "mountain", "desert"]
TYPES: Final = ["coast", *TERRAINS]  # of landscape cards
GOODS: Final = ["jugs", "wine", "cloth", "spices"]
RIVERS: Final = ["north", "east", "south", "west"]
BONUSES: Final = ["goods", "coins", "city", "rivers", *TERRAINS]
BONUS_LETTERS: Final = dict(zip(BONUSES, [3, 2, 1, 2, 1, 1, 1, 1], strict=True))  # B1-B8
KINDS: Final = {"coast": 16, "suburb": 30, "outer": 8, "inner": 4}  # D1
STACKS: Final = {1: 4, 2: 8, 3: 4}  # S6
REWARDS: Final = [("coins", 1), ("coins", 2), *((f"{k}_card", 1) for k in ("landscape", "key", "bonus", "goods"))]  # W1
IDS: Final = {
    "coast": r"coast_\d\d",
    "suburb": rf"({'|'.join(TERRAINS)})_\d+",
    "outer": rf"({'|'.join(TERRAINS)})_outer_[12]",
    "inner": rf"({'|'.join(TERRAINS)})_inner",
}


class BadBoard(QuiviraError):
    """A board file that is broken or that the rules do not fit; the message names the place."""


class Gain(msgspec.Struct, frozen=True):
    letters: int = 0
    coins: int = 0
    landscape_cards: int = 0


class Reward(msgspec.Struct, frozen=True):
    type: str
    amount: int = 0
    first: Gain = Gain()
    second: Gain = Gain()


class Place(msgspec.Struct, frozen=True):
    id: str
    kind: str
    terrain: str
    river: str | None
    quarter: str | None
    reward: Reward
    capacity: int | str
    cost: dict[str, int]
    x: float
    y: float


class Road(msgspec.Struct, frozen=True):
    a: str
    b: str


class River(msgspec.Struct, frozen=True):
    id: str
    suburbs: list[str]


class Quarter(msgspec.Struct, frozen=True):
    id: str
    districts: list[str]


class GoodsCard(msgspec.Struct, frozen=True):
    id: str
    goods: list[str]


class Area(msgspec.Struct, frozen=True):
    kind: str
    id: str


class ScoringCard(msgspec.Struct, frozen=True):
    id: str
    stack: int
    good: str
    area: Area


class BonusCard(msgspec.Struct, frozen=True):
    id: str
    letters: int


class Components(msgspec.Struct, frozen=True):
    houses_used: dict[str, int]
    landscape_cards: dict[str, int]
    key_cards: int
    coins: int
    start_coins: int
    hand_limit: int
    goods_limit: int


class Board(msgspec.Struct, frozen=True):
    """What the rules read; the drawing of the file is left to clients."""

    places: list[Place]
    roads: list[Road]
    rivers: list[River]
    quarters: list[Quarter]
    goods_cards: list[GoodsCard]
    scoring_cards: list[ScoringCard]
    bonus_cards: list[BonusCard]
    components: Components


PUBLISHED: Final = Components({"3": 18, "4": 16}, dict.fromkeys(TYPES, 10), 6, 35, 3, 5, 4)


def read(data: bytes) -> Board:
    """The board in a file; BadBoard says what is wrong with it, and where."""
    try:
        board = msgspec.json.decode(data, type=Board)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBoard(f"this is not a board: {error}") from None
    places = {place.id: place for place in board.places}
    if len(places) < len(board.places):
        raise BadBoard(f"place {_twice(p.id for p in board.places)}: it stands twice")
    _check_places(board.places)
    _check_roads(board.roads, places)
    _check_rivers(board.rivers, places)
    _check_quarters(board.quarters, places)
    _check_cards(board)
    return board


def _twice(words: Iterable[str]) -> str:
    return Counter(words).most_common(1)[0][0]


def _demand(holds: bool, where: str, problem: str) -> None:
    if not holds:
        raise BadBoard(f"{where}: {problem}")


def _one_of(word: object, known: Iterable[object], where: str, what: str) -> None:
    _demand(word in known, where, f"the {what} '{word}' is none of {', '.join(map(str, known))}")


def _check_places(places: list[Place]) -> None:
    for place in places:
        _check_place(place, f"place {place.id}")
    for kind, number in KINDS.items():
        found = sum(place.kind == kind for place in places)
        _demand(found == number, "places", f"there are {found} of the kind '{kind}' instead of {number} (D1)")
    with_coin = [p.id for p in places if p.kind == "outer" and p.reward.first.coins]
    _demand(len(with_coin) == 4, "places", f"{len(with_coin)} outer districts give a coin instead of 4 (W8)")


def _check_place(place: Place, where: str) -> None:
    _one_of(place.kind, KINDS, where, "kind")
    _demand(re.fullmatch(IDS[place.kind], place.id) is not None, where, f"a {place.kind} is not named like this")
    _one_of(place.terrain, ["coast"] if place.kind == "coast" else TERRAINS, where, "terrain")
    _demand(place.id.startswith(place.terrain), where, f"its terrain is '{place.terrain}'")
    cost = {place.terrain: 1 if place.kind == "coast" else 2} | ({"key": 1} if place.kind == "inner" else {})
    _demand(place.cost == cost, where, f"it costs {place.cost} instead of {cost} (R16)")
    district = place.kind in ("outer", "inner")
    capacity = "one_per_player" if district else 1
    _demand(place.capacity == capacity, where, f"its capacity is {place.capacity} instead of {capacity} (R14)")
    _demand(district == (place.quarter is not None), where, "districts, and only they, belong to a quarter (D2)")
    _demand(place.river is None or place.kind == "suburb", where, "only suburbs are riverside (D5)")
    reward = place.reward
    if place.kind == "outer":
        gains = (Gain(5), Gain(3)) if not reward.first.coins else (Gain(5, 1), Gain(3))
        _demand((reward.first, reward.second) == gains, where, "an outer district gives 5 or 3 letters (W8)")
    elif place.kind == "inner":
        gains = (Gain(10, 0, 1), Gain(6))
        _demand((reward.first, reward.second) == gains, where, "an inner district gives 10 and a card, or 6 (W9)")
    else:
        _demand((reward.type, reward.amount) in REWARDS, where, f"no reward is {reward.amount} {reward.type} (W1)")


def _check_roads(roads: list[Road], places: dict[str, Place]) -> None:
    seen: set[frozenset[str]] = set()
    near: dict[str, set[str]] = {place: set() for place in places}
    for number, road in enumerate(roads):
        where = f"road {number} from {road.a} to {road.b}"
        for end in (road.a, road.b):
            _demand(end in places, where, f"there is no place {end}")
        _demand(road.a != road.b, where, "it leads nowhere")
        _demand(frozenset((road.a, road.b)) not in seen, where, "it stands twice")
        seen.add(frozenset((road.a, road.b)))
        near[road.a].add(road.b)
        near[road.b].add(road.a)
    reached = {place for place in places if places[place].kind == "coast"}
    edge = list(reached)
    while edge:
        fresh = near[edge.pop()] - reached
        reached |= fresh
        edge += fresh
    for place in places:
        _demand(place in reached, f"place {place}", "no road leads to it from a coast")


def _check_rivers(rivers: list[River], places: dict[str, Place]) -> None:
    _demand(sorted(river.id for river in rivers) == sorted(RIVERS), "rivers", f"they are not {', '.join(RIVERS)}")
    for river in rivers:
        where = f"river {river.id}"
        _demand(len(set(river.suburbs)) == 3, where, f"it has {len(set(river.suburbs))} suburbs instead of 3 (D5)")
        for suburb in river.suburbs:
            _demand(suburb in places, where, f"there is no place {suburb}")
            _demand(places[suburb].river == river.id, f"place {suburb}", f"it says nothing of the river {river.id}")
    for place in places.values():
        listed = [river.id for river in rivers if place.id in river.suburbs]
        _demand(place.river is None or place.river in listed, f"place {place.id}", "its river does not list it")


def _check_quarters(quarters: list[Quarter], places: dict[str, Place]) -> None:
    found = sorted(quarter.id for quarter in quarters)
    _demand(found == sorted(TERRAINS), "quarters", f"they are not {', '.join(TERRAINS)}")
    for quarter in quarters:
        where = f"quarter {quarter.id}"
        for district in quarter.districts:
            _demand(district in places, where, f"there is no place {district}")
            _demand(places[district].quarter == quarter.id, f"place {district}", f"it is not of the {where}")
            _demand(places[district].terrain == quarter.id, f"place {district}", f"its terrain is not the {where}'s")
        kinds = sorted(places[district].kind for district in quarter.districts)
        _demand(kinds == ["inner", "outer", "outer"], where, "it needs one inner and two outer districts (D2)")


def _check_cards(board: Board) -> None:
    _demand(board.components == PUBLISHED, "components", f"the rules are for {PUBLISHED}")
    _demand(len(board.goods_cards) == 8, "goods_cards", f"there are {len(board.goods_cards)} instead of 8 (S4)")
    for goods_card in board.goods_cards:
        where = f"goods card {goods_card.id}"
        for good in goods_card.goods:
            _one_of(good, GOODS, where, "good")
        _demand(len(set(goods_card.goods)) == 2, where, "it needs two different goods")
    for card in board.scoring_cards:
        where = f"scoring card {card.id}"
        _one_of(card.good, GOODS, where, "good")
        _one_of(card.area.kind, ["river", "quarter"], where, "area")
        _one_of(card.area.id, RIVERS if card.area.kind == "river" else TERRAINS, where, card.area.kind)
    stacks = {stack: sum(card.stack == stack for card in board.scoring_cards) for stack in STACKS}
    _demand(stacks == STACKS, "scoring_cards", f"the backs 1, 2, 3 stand on {list(stacks.values())} cards (S6)")
    _demand(len(board.scoring_cards) == 16, "scoring_cards", f"there are {len(board.scoring_cards)} instead of 16 (S6)")
    ids = [card.id for card in board.scoring_cards]
    _demand(len(set(ids)) == len(ids), f"scoring card {_twice(ids)}", "it stands twice")
    found = [card.id.removeprefix("bonus_") for card in board.bonus_cards]
    _demand(sorted(found) == sorted(BONUSES), "bonus_cards", f"they are not {', '.join(BONUSES)} (B1-B8)")
    for bonus in board.bonus_cards:
        letters = BONUS_LETTERS[bonus.id.removeprefix("bonus_")]
        _demand(bonus.letters == letters, f"bonus card {bonus.id}", f"it gives {bonus.letters} instead of {letters}")


FILE: Final = DataFile("golden_city", "board", "board.json", read)
OLD_FILE: Final = DataFile("golden_city", "board_reconstructed", "board_reconstructed.json", read, is_fixed=True)
BOARD: Final[Board] = read(FILE.read())
# By the value of the option that chooses one. All have the same sites, areas and cards: roads and rewards differ.
BOARDS: Final[dict[str, Board]] = (
    {"own": BOARD} if FILE.is_replaced() else {"fair": BOARD, "reconstructed": read(OLD_FILE.read())}
)
BOARD_TEXT: Final = {
    "fair": "option-board-fair",
    "reconstructed": "option-board-reconstructed",
    "own": "option-board-own",
}
