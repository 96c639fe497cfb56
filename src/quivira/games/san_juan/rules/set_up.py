"""Set-up (1-7)."""

from __future__ import annotations

from quivira.games.san_juan.components import (
    BASE_COPIES,
    CATHEDRAL,
    COPIES,
    GOVERNOR,
    GOVERNOR_DRAWN,
    HAND_AT_START,
    INDIGO_PLANT,
    KINDS,
    LAST_BUILDING,
    MORE_AT_START,
    NO_GOOD,
    ROLES,
    TILES,
)
from quivira.games.san_juan.rules.cards import Discard, ToHand
from quivira.games.san_juan.rules.rounds import Rounds
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Action, Chance, Deck, Flow, Options, Seat, filled


def set_up(seats: int, options: Options) -> SanJuan:
    s = SanJuan(seats, options)
    s.stack = [Rounds(), FirstHands(), DrawGovernor()]
    s.takers = filled(ROLES, -1)
    s.pile = draw_pile(seats, bool(options["expansion"]))
    s.discard = Deck([0] * KINDS)
    s.hands = filled((seats + 1) * KINDS, 0)
    s.held = filled(seats + 1, 0)
    s.hand_sizes = filled(seats + 1, 0)
    s.sizes = filled(seats, 1)
    s.cities = filled(seats * LAST_BUILDING, INDIGO_PLANT)  # 3; the first place counts
    s.goods = filled(seats * LAST_BUILDING, NO_GOOD)
    s.under = filled(seats * LAST_BUILDING, 0)
    s.owned = filled(seats, 1 << INDIGO_PLANT)
    s.working = filled(seats, 1 << INDIGO_PLANT)
    s.tucked = [[] for _ in range(seats)]
    s.shipped = [[] for _ in range(seats)]
    s.bank_used = [False] * seats
    s.cathedral_free = bool(options["expansion"])
    s.tiles = Deck([1] * TILES)  # 4
    return s


def draw_pile(seats: int, expansion: bool) -> Deck:
    """All cards but the cathedral and an indigo plant for each player (2, 3)."""
    counts = (COPIES if expansion else BASE_COPIES)[:]
    counts[CATHEDRAL] = 0
    counts[INDIGO_PLANT] -= seats
    return Deck(counts)


class DrawGovernor(Chance[SanJuan]):
    """Who is the first governor (1)."""

    def outcomes(self, s: SanJuan) -> list[tuple[Action, int]]:
        return [(action, 1) for action in GOVERNOR.actions[: s.seats]]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.governor = action.arg
        s.emit(GOVERNOR_DRAWN, s.governor)


class FirstHands(Flow[SanJuan]):
    """Four cards each (5); in the advanced set-up one more for each turn position, of which four are kept (6)."""

    def proceed(self, s: SanJuan) -> None:
        s.stack.pop()
        order = [s.clockwise(s.governor, turn) for turn in range(s.seats)]
        if not s.options["advanced"]:
            s.follow(*[ToHand(seat, HAND_AT_START) for seat in order])
            return
        s.follow(
            *[ToHand(seat, MORE_AT_START + k) for k, seat in enumerate(order, start=1)],
            *[KeepFour(seat, k, 0, k) for k, seat in enumerate(order, start=1)],
        )


class KeepFour(Discard):
    """Which cards of the first hand to give up (6)."""

    ask = "ask-keep-four"
    cites = "6"
