"""Set-up (1-7)."""

from __future__ import annotations

from quivira.games.san_juan import components as box
from quivira.games.san_juan import events, verbs
from quivira.games.san_juan.pieces import Market, Roles, empty_cities, empty_hands
from quivira.games.san_juan.rules.cards import Discard, ToHand
from quivira.games.san_juan.rules.phase import clockwise
from quivira.games.san_juan.rules.rounds import Rounds
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import NONE, Action, Chance, Deck, Flow, Options, Seat, done, filled


def set_up(seats: int, options: Options) -> SanJuan:
    s = SanJuan(seats, options)
    s.stack = [Rounds(), FirstHands(), DrawGovernor()]
    s.roles = Roles(filled(box.ROLES, NONE))
    s.pile = draw_pile(seats, bool(options["expansion"]))
    s.discard = Deck([0] * box.KINDS)
    s.hands = empty_hands(seats)
    s.cities = empty_cities(seats)
    for seat in range(seats):
        s.cities.build(seat, box.INDIGO_PLANT)  # 3
        s.cities.open(seat)
    s.market = Market(Deck([1] * box.TILES), [])  # 4
    s.cathedral_free = bool(options["expansion"])
    return s


def draw_pile(seats: int, expansion: bool) -> Deck:
    """All cards but the cathedral and an indigo plant for each player (2, 3)."""
    counts = (box.COPIES if expansion else box.BASE_COPIES)[:]
    counts[box.CATHEDRAL] = 0
    counts[box.INDIGO_PLANT] -= seats
    return Deck(counts)


class DrawGovernor(Chance[SanJuan]):
    """Who is the first governor (1)."""

    def outcomes(self, s: SanJuan) -> list[tuple[Action, int]]:
        return [(action, 1) for action in verbs.GOVERNOR.actions[: s.seats]]

    def apply(self, s: SanJuan, seat: Seat, action: Action) -> None:
        s.governor = action.arg
        s.emit(events.GOVERNOR_DRAWN, s.governor)


class FirstHands(Flow[SanJuan]):
    """Four cards each (5); in the advanced set-up one more for each turn position, of which four are kept (6)."""

    def proceed(self, s: SanJuan) -> None:
        done(s)
        order = clockwise(s.seats, s.governor)
        if not s.options["advanced"]:
            s.follow(*[ToHand(seat, box.HAND_AT_START) for seat in order])
            return
        s.follow(
            *[ToHand(seat, box.MORE_AT_START + k) for k, seat in enumerate(order, start=1)],
            *[KeepFour(seat, k, 0, k) for k, seat in enumerate(order, start=1)],
        )


class KeepFour(Discard):
    """Which cards of the first hand to give up (6)."""

    ask = "ask-keep-four"
    cites = "6"
