"""What is in the box: cards, roles and market cards as constant tables, read from cards.json; numbers of the rules."""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from quivira.kernel import NONE, Ints, Label, Text, ints

DATA: Final[dict[str, Any]] = json.loads(files("quivira.games.san_juan").joinpath("cards.json").read_text("utf-8"))
MOST_SEATS: Final = 4

# Cards. A card is the index of its kind; production buildings come first, from indigo to silver.
CARD: Final[list[str]] = [card["id"] for card in DATA["cards"]]
KINDS: Final[i64] = len(CARD)
COST: Final[Ints] = ints([card["cost"][0] for card in DATA["cards"]])
POINTS: Final[Ints] = ints([card["points"][0] for card in DATA["cards"]])
COPIES: Final[list[int]] = [card["copies"][0] for card in DATA["cards"]]
BASE_COPIES: Final[list[int]] = [card["copies"][0] * (card["set"] == "base") for card in DATA["cards"]]
PRODUCTIONS: Final[i64] = len(DATA["production"])
IS_MONUMENT: Final[list[bool]] = [card["id"] in DATA["monuments"] for card in DATA["cards"]]

INDIGO_PLANT: Final[i64] = CARD.index("indigo_plant")
ARCHIVE: Final[i64] = CARD.index("archive")
SMITHY: Final[i64] = CARD.index("smithy")
GOLD_MINE: Final[i64] = CARD.index("gold_mine")
POOR_HOUSE: Final[i64] = CARD.index("poor_house")
BLACK_MARKET: Final[i64] = CARD.index("black_market")
WELL: Final[i64] = CARD.index("well")
MARKET_STAND: Final[i64] = CARD.index("market_stand")
TRADING_POST: Final[i64] = CARD.index("trading_post")
CRANE: Final[i64] = CARD.index("crane")
CHAPEL: Final[i64] = CARD.index("chapel")
AQUEDUCT: Final[i64] = CARD.index("aqueduct")
TOWER: Final[i64] = CARD.index("tower")
CARPENTER: Final[i64] = CARD.index("carpenter")
PREFECTURE: Final[i64] = CARD.index("prefecture")
MARKET_HALL: Final[i64] = CARD.index("market_hall")
QUARRY: Final[i64] = CARD.index("quarry")
LIBRARY: Final[i64] = CARD.index("library")
TRIUMPHAL_ARCH: Final[i64] = CARD.index("triumphal_arch")
PALACE: Final[i64] = CARD.index("palace")
CITY_HALL: Final[i64] = CARD.index("city_hall")
GUILD_HALL: Final[i64] = CARD.index("guild_hall")
OFFICE: Final[i64] = CARD.index("office")
GUARD_ROOM: Final[i64] = CARD.index("guard_room")
HUT: Final[i64] = CARD.index("hut")
TAVERN: Final[i64] = CARD.index("tavern")
CUSTOMS_OFFICE: Final[i64] = CARD.index("customs_office")
PARK: Final[i64] = CARD.index("park")
BANK: Final[i64] = CARD.index("bank")
HARBOR: Final[i64] = CARD.index("harbor")
GOLDSMITH: Final[i64] = CARD.index("goldsmith")
RESIDENCE: Final[i64] = CARD.index("residence")
CATHEDRAL: Final[i64] = CARD.index("cathedral")


def is_production(card: i64) -> bool:
    """Whether the card is a production building; all others are city buildings."""
    return card < PRODUCTIONS


# Places for goods, in the order in which goods are named: production buildings, then the customs office
PLACE: Final[list[str]] = [*CARD[:PRODUCTIONS], CARD[CUSTOMS_OFFICE]]
PLACES: Final[i64] = len(PLACE)
PLACE_OF: Final[Ints] = ints([PLACE.index(card) if card in PLACE else NONE for card in CARD])

# Market cards: what a good of each place brings; the customs office's good has one price (36)
TILES: Final[i64] = len(DATA["tiles"])
PRICES: Final[list[list[int]]] = [[*[price for price, _ in row], DATA["customs_price"]] for row in DATA["tiles"]]

# Roles
ROLE: Final[list[str]] = ["builder", "producer", "trader", "councillor", "prospector"]
ROLES: Final[i64] = len(ROLE)
BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2

# Numbers of the rules
HAND_AT_START: Final = 4  # 5
MORE_AT_START: Final = 4  # advanced: 4 + k are drawn in turn position k (6)
CHOICES_IN_ROUND: Final[Ints] = ints([0, 0, 3, 3, 4])  # by seats (8)
HAND_LIMIT: Final = 7  # 16
TOWER_LIMIT: Final = 12
GUARDED_LIMIT: Final = 6
OFFICE_CARDS: Final = 2  # 14
CRANE_CREDIT: Final[Ints] = ints([DATA["park_credit"] if card == PARK else COST[card] for card in range(KINDS)])  # 22
MARKET_GOODS: Final = 2  # 48
POOR_HAND: Final = 1  # 53
COUNCIL: Final = 2  # cards drawn (40)
COUNCIL_PRIVILEGE: Final = 3
GOLD_MINE_CARDS: Final = 4  # 56
WELL_GOODS: Final = 2  # 32
STAND_GOODS: Final = 2  # 37
LAST_BUILDING: Final = 12  # 68
IDLE_ROUNDS: Final = 20  # 68
IDLE_SHOWN: Final = 10  # from here on their number is told
ARCH_POINTS: Final[list[int]] = [0, 4, 6, 8]  # by monuments (70c)
FALLING_POINTS: Final[list[int]] = [4, 3, 2, 1]  # residence and cathedral (70f, 70g)
SET_OF_NAMES: Final = 3  # 70f
CATHEDRAL_COST: Final = 6  # the cost of the buildings that a cathedral counts (70g)
PALACE_SHARE: Final = 4  # 70h
MOST_SALES: Final = 4  # trader with library and trading post (35)

# Names for people
CARD_LABEL: Final[list[Label]] = [f"card-{card}" for card in CARD]
PLACE_LABEL: Final[list[Label]] = [f"card-{card}" for card in PLACE]
ROLE_LABEL: Final[list[Label]] = [f"role-{role}" for role in ROLE]
OVER_LABEL: Final[list[Label]] = [*[Text("over-card", {"card": f"card-{card}"}) for card in CARD], "over-nothing"]
TILE_LABEL: Final[list[Label]] = [
    Text("tile", {"indigo": r[0], "sugar": r[1], "tobacco": r[2], "coffee": r[3], "silver": r[4]}) for r in PRICES
]
