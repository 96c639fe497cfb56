"""All that players and chance can do. Keys never change."""

from typing import Final

from quivira.games.san_juan import components as box
from quivira.kernel import Action, ActionSpace, Verb

SPACE: Final = ActionSpace()
CHOOSE: Final[Verb] = SPACE.verb("role", box.ROLE, box.ROLE_LABEL)
USE_LIBRARY: Final[Verb] = SPACE.verb("library", ["yes", "no"], ["library-now", "library-later"])
LIBRARY_NOW: Final[Action] = USE_LIBRARY.actions[0]
BUILD: Final[Verb] = SPACE.verb("build", box.CARD, box.CARD_LABEL)
BUILD_NOTHING: Final[Action] = SPACE.single("build-nothing")
OVER: Final[Verb] = SPACE.verb("over", [*box.CARD, "none"], box.OVER_LABEL)
OVER_NOTHING: Final[Action] = OVER.actions[box.KINDS]
MARKET: Final[Verb] = SPACE.verb("market", box.PLACE, box.PLACE_LABEL)
MARKET_DONE: Final[Action] = SPACE.single("market-done")
PAY: Final[Verb] = SPACE.verb("pay", box.CARD, box.CARD_LABEL)
PRODUCE: Final[Verb] = SPACE.verb("produce", box.CARD[: box.PRODUCTIONS], box.CARD_LABEL[: box.PRODUCTIONS])
PRODUCE_DONE: Final[Action] = SPACE.single("produce-done")
SELL: Final[Verb] = SPACE.verb("sell", box.PLACE, box.PLACE_LABEL)
SELL_DONE: Final[Action] = SPACE.single("sell-done")
SHIP: Final[Verb] = SPACE.verb("harbor", [str(n) for n in range(box.MOST_SALES + 1)])
DRAW_CARDS: Final[Verb] = SPACE.verb("draw", [str(n) for n in range(1, box.COUNCIL + 2 * box.COUNCIL_PRIVILEGE + 1)])
DECLINE: Final[Action] = SPACE.single("decline")
KEEP: Final[Verb] = SPACE.verb("keep", box.CARD, box.CARD_LABEL)
DISCARD: Final[Verb] = SPACE.verb("discard", box.CARD, box.CARD_LABEL)
EXCHANGE: Final[Verb] = SPACE.verb("office", box.CARD, box.CARD_LABEL)
EXCHANGE_DONE: Final[Action] = SPACE.single("office-done")
TUCK: Final[Verb] = SPACE.verb("chapel", box.CARD, box.CARD_LABEL)
TUCK_NOTHING: Final[Action] = SPACE.single("chapel-nothing")
DEPOSIT: Final[Verb] = SPACE.verb("bank", box.CARD, box.CARD_LABEL)
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
    [draw, DRAW_CARDS.actions[box.COUNCIL - 1], DECLINE] for draw in DRAW_CARDS.actions
]

# What chance does
GOVERNOR: Final[Verb] = SPACE.verb("governor", [str(seat) for seat in range(box.MOST_SEATS)])
DEAL: Final[Verb] = SPACE.verb("card", box.CARD, box.CARD_LABEL)
TURN_TILE: Final[Verb] = SPACE.verb("tile", [f"t{n}" for n in range(1, box.TILES + 1)], box.TILE_LABEL)
