"""Cards, roles and market cards as constant tables, read from cards.json; the verbs and events of the game."""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from quivira.kernel import Action, ActionSpace, EventKind, Ints, Label, Text, Verb, ints, others

DATA: Final[dict[str, Any]] = json.loads(files("quivira.games.san_juan").joinpath("cards.json").read_text("utf-8"))
MOST_SEATS: Final = 4
OTHERS: Final[list[int]] = [others(seat) for seat in range(MOST_SEATS)]  # the audience of all but a seat

# Cards. A card is the index of its kind; production buildings come first, from indigo to silver.
CARD: Final[list[str]] = [card["id"] for card in DATA["cards"]]
KINDS: Final[i64] = len(CARD)
COST: Final[Ints] = ints([card["cost"][0] for card in DATA["cards"]])
POINTS: Final[Ints] = ints([card["points"][0] for card in DATA["cards"]])
COPIES: Final[list[int]] = [card["copies"][0] for card in DATA["cards"]]
BASE_COPIES: Final[list[int]] = [card["copies"][0] * (card["set"] == "base") for card in DATA["cards"]]
PRODUCTIONS: Final[i64] = len(DATA["production"])
IS_PRODUCTION: Final[list[bool]] = [card["id"] in DATA["production"] for card in DATA["cards"]]
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

# Places for goods, in the order in which goods are named: production buildings, then the customs office
PLACE: Final[list[str]] = [*CARD[:PRODUCTIONS], CARD[CUSTOMS_OFFICE]]
PLACES: Final[i64] = len(PLACE)
PLACE_OF: Final[Ints] = ints([PLACE.index(card) if card in PLACE else -1 for card in CARD])
NO_GOOD: Final = -1
NO_CARD: Final = -1
ORDERED: Final = -2  # a good chosen to be made, whose card has yet to come off the pile

# Market cards: what a good of each place brings; the customs office's good has one price (36)
TILES: Final = len(DATA["tiles"])
PRICES: Final[list[list[int]]] = [[*[price for price, _ in row], DATA["customs_price"]] for row in DATA["tiles"]]

# Roles
ROLE: Final[list[str]] = ["builder", "producer", "trader", "councillor", "prospector"]
ROLES: Final[i64] = len(ROLE)
BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4

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

# Verbs. Keys never change.
SPACE: Final = ActionSpace()
CHOOSE: Final[Verb] = SPACE.verb("role", ROLE, ROLE_LABEL)
USE_LIBRARY: Final[Verb] = SPACE.verb("library", ["yes", "no"], ["library-now", "library-later"])
BUILD: Final[Verb] = SPACE.verb("build", CARD, CARD_LABEL)
BUILD_NOTHING: Final[Action] = SPACE.single("build-nothing")
OVER: Final[Verb] = SPACE.verb("over", [*CARD, "none"], OVER_LABEL)
MARKET: Final[Verb] = SPACE.verb("market", PLACE, PLACE_LABEL)
MARKET_DONE: Final[Action] = SPACE.single("market-done")
PAY: Final[Verb] = SPACE.verb("pay", CARD, CARD_LABEL)
PRODUCE: Final[Verb] = SPACE.verb("produce", CARD[:PRODUCTIONS], CARD_LABEL[:PRODUCTIONS])
PRODUCE_DONE: Final[Action] = SPACE.single("produce-done")
SELL: Final[Verb] = SPACE.verb("sell", PLACE, PLACE_LABEL)
SELL_DONE: Final[Action] = SPACE.single("sell-done")
SHIP: Final[Verb] = SPACE.verb("harbor", [str(n) for n in range(MOST_SALES + 1)])
DRAW_CARDS: Final[Verb] = SPACE.verb("draw", [str(n) for n in range(1, COUNCIL + 2 * COUNCIL_PRIVILEGE + 1)])
DECLINE: Final[Action] = SPACE.single("decline")
KEEP: Final[Verb] = SPACE.verb("keep", CARD, CARD_LABEL)
DISCARD: Final[Verb] = SPACE.verb("discard", CARD, CARD_LABEL)
EXCHANGE: Final[Verb] = SPACE.verb("office", CARD, CARD_LABEL)
EXCHANGE_DONE: Final[Action] = SPACE.single("office-done")
TUCK: Final[Verb] = SPACE.verb("chapel", CARD, CARD_LABEL)
TUCK_NOTHING: Final[Action] = SPACE.single("chapel-nothing")
DEPOSIT: Final[Verb] = SPACE.verb("bank", CARD, CARD_LABEL)
DEPOSIT_DONE: Final[Action] = SPACE.single("bank-done")
TAKE: Final[Action] = SPACE.single("take")
LEAVE: Final[Action] = SPACE.single("leave")


def subsets(actions: list[Action], *more: Action) -> list[list[Action]]:
    """For each set of the actions, written as bits, the list of them and of what is always there."""
    sets = range(1 << len(actions))
    return [[*[actions[i] for i in range(len(actions)) if bits >> i & 1], *more] for bits in sets]


# Lists of choices that come again and again, made once; whoever asks for them must not change them
ROLE_SETS: Final[list[list[Action]]] = subsets(CHOOSE.actions)
PRODUCE_SETS: Final[list[list[Action]]] = subsets(PRODUCE.actions, PRODUCE_DONE)
SELL_SETS: Final[list[list[Action]]] = subsets(SELL.actions, SELL_DONE)
DRAW_OR_NOT: Final[list[list[Action]]] = [[draw, DECLINE] for draw in DRAW_CARDS.actions]
COUNCIL_DRAWS: Final[list[list[Action]]] = [  # all cards, those without the privilege (11, 40), none
    [draw, DRAW_CARDS.actions[COUNCIL - 1], DECLINE] for draw in DRAW_CARDS.actions
]

# What chance does
GOVERNOR: Final[Verb] = SPACE.verb("governor", [str(seat) for seat in range(MOST_SEATS)])
DEAL: Final[Verb] = SPACE.verb("card", CARD, CARD_LABEL)
TURN_TILE: Final[Verb] = SPACE.verb("tile", [f"t{n}" for n in range(1, TILES + 1)], TILE_LABEL)

# Events
GOVERNOR_DRAWN: Final = EventKind("governor-drawn")
GOVERNOR_MOVES: Final = EventKind("governor-moves")
ROUND_BEGINS: Final = EventKind("round-begins", n=None)
ROLE_TAKEN: Final = EventKind("role-taken", role=ROLE_LABEL)
LIBRARY_USED: Final = EventKind("library-used")
LIBRARY_KEPT: Final = EventKind("library-kept")
LIBRARY_SPENT: Final = EventKind("library-spent")
DREW: Final = EventKind("drew", card=CARD_LABEL)  # to the owner, card by card
DREW_HIDDEN: Final = EventKind("drew-hidden", n=None)  # to the others
DISCARDED: Final = EventKind("discarded", card=CARD_LABEL)
DISCARDED_HIDDEN: Final = EventKind("discarded-hidden", n=None)
RESHUFFLED: Final = EventKind("reshuffled", n=None)
PILE_EMPTY: Final = EventKind("pile-empty")
WORKS: Final = EventKind("works", card=CARD_LABEL)
BUILT: Final = EventKind("built", card=CARD_LABEL, n=None)
BUILT_OVER: Final = EventKind("built-over", card=CARD_LABEL, over=CARD_LABEL, n=None)
GOOD_LOST: Final = EventKind("good-lost", card=CARD_LABEL)
GOOD_SPENT: Final = EventKind("good-spent", card=CARD_LABEL)
PAID: Final = EventKind("paid", card=CARD_LABEL)
BUILT_NOTHING: Final = EventKind("built-nothing")
CANNOT_BUILD: Final = EventKind("cannot-build")
PRODUCED: Final = EventKind("produced", card=CARD_LABEL)
PRODUCED_NOTHING: Final = EventKind("produced-nothing")
NOTHING_EMPTY: Final = EventKind("nothing-empty")
TILE_TURNED: Final = EventKind("tile-turned", tile=TILE_LABEL)
SOLD: Final = EventKind("sold", card=CARD_LABEL, n=None)
SOLD_NOTHING: Final = EventKind("sold-nothing")
NO_GOODS: Final = EventKind("no-goods")
SHIPPED: Final = EventKind("shipped", n=None)
CUSTOMS_FILLED: Final = EventKind("customs-filled")
DECLINED: Final = EventKind("declined")
KEPT: Final = EventKind("kept", card=CARD_LABEL)
KEPT_HIDDEN: Final = EventKind("kept-hidden", n=None)
REVEALED: Final = EventKind("revealed", card=CARD_LABEL)
TOOK: Final = EventKind("took", card=CARD_LABEL)
MINE_FAILED: Final = EventKind("mine-failed")
ALREADY_BUILT: Final = EventKind("already-built", card=CARD_LABEL)
LEFT: Final = EventKind("left", card=CARD_LABEL)
EXCHANGED: Final = EventKind("exchanged", n=None)
TUCKED: Final = EventKind("tucked", card=CARD_LABEL, under=CARD_LABEL)
TUCKED_HIDDEN: Final = EventKind("tucked-hidden", under=CARD_LABEL)
ENDED: Final = EventKind("ended")
STALLED: Final = EventKind("stalled", n=None)
EXHAUSTED: Final = EventKind("exhausted")
