"""All that is told. Arguments are indices of the tables that name them."""

from typing import Final

from quivira.games.san_juan import components as box
from quivira.kernel import EventKind, others

OTHERS: Final[list[int]] = [others(seat) for seat in range(box.MOST_SEATS)]  # the audience of all but a seat

GOVERNOR_DRAWN: Final = EventKind("governor-drawn")
GOVERNOR_MOVES: Final = EventKind("governor-moves")
ROUND_BEGINS: Final = EventKind("round-begins", n=None)
ROLE_TAKEN: Final = EventKind("role-taken", role=box.ROLE_LABEL)
LIBRARY_USED: Final = EventKind("library-used")
LIBRARY_KEPT: Final = EventKind("library-kept")
LIBRARY_SPENT: Final = EventKind("library-spent")
DREW: Final = EventKind("drew", card=box.CARD_LABEL)  # to the owner, card by card
DREW_HIDDEN: Final = EventKind("drew-hidden", n=None)  # to the others
DISCARDED: Final = EventKind("discarded", card=box.CARD_LABEL)
DISCARDED_HIDDEN: Final = EventKind("discarded-hidden", n=None)
RESHUFFLED: Final = EventKind("reshuffled", n=None)
PILE_EMPTY: Final = EventKind("pile-empty")
WORKS: Final = EventKind("works", card=box.CARD_LABEL)
BUILT: Final = EventKind("built", card=box.CARD_LABEL, n=None)
BUILT_OVER: Final = EventKind("built-over", card=box.CARD_LABEL, over=box.CARD_LABEL, n=None)
GOOD_LOST: Final = EventKind("good-lost", card=box.CARD_LABEL)
GOOD_SPENT: Final = EventKind("good-spent", card=box.CARD_LABEL)
PAID: Final = EventKind("paid", card=box.CARD_LABEL)
BUILT_NOTHING: Final = EventKind("built-nothing")
CANNOT_BUILD: Final = EventKind("cannot-build")
PRODUCED: Final = EventKind("produced", card=box.CARD_LABEL)
PRODUCED_NOTHING: Final = EventKind("produced-nothing")
NOTHING_EMPTY: Final = EventKind("nothing-empty")
TILE_TURNED: Final = EventKind("tile-turned", tile=box.TILE_LABEL)
SOLD: Final = EventKind("sold", card=box.CARD_LABEL, n=None)
SOLD_NOTHING: Final = EventKind("sold-nothing")
NO_GOODS: Final = EventKind("no-goods")
SHIPPED: Final = EventKind("shipped", n=None)
CUSTOMS_FILLED: Final = EventKind("customs-filled")
DECLINED: Final = EventKind("declined")
KEPT: Final = EventKind("kept", card=box.CARD_LABEL)
KEPT_HIDDEN: Final = EventKind("kept-hidden", n=None)
REVEALED: Final = EventKind("revealed", card=box.CARD_LABEL)
TOOK: Final = EventKind("took", card=box.CARD_LABEL)
MINE_FAILED: Final = EventKind("mine-failed")
ALREADY_BUILT: Final = EventKind("already-built", card=box.CARD_LABEL)
LEFT: Final = EventKind("left", card=box.CARD_LABEL)
EXCHANGED: Final = EventKind("exchanged", n=None)
TUCKED: Final = EventKind("tucked", card=box.CARD_LABEL, under=box.CARD_LABEL)
TUCKED_HIDDEN: Final = EventKind("tucked-hidden", under=box.CARD_LABEL)
ENDED: Final = EventKind("ended")
STALLED: Final = EventKind("stalled", n=None)
EXHAUSTED: Final = EventKind("exhausted")
