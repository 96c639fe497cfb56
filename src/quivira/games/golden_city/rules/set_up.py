"""Set-up (S1-S7)."""

from __future__ import annotations

from quivira.games.golden_city import components as box
from quivira.games.golden_city.pieces import empty_hands
from quivira.games.golden_city.rules.landscape import DrawCard
from quivira.games.golden_city.rules.rewards import ShowGoods
from quivira.games.golden_city.rules.rounds import Rounds
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Action, BadTable, Chance, Deck, Options, Seat, filled


def set_up(seats: int, options: Options) -> GoldenCity:
    if options["board"] not in box.ISLANDS:
        raise BadTable(f"this game was begun on the board '{options['board']}'; in use is {' or '.join(box.ISLANDS)}")
    deck = Deck(box.LANDSCAPE_CARDS[:])
    s = GoldenCity(seats, options)
    s.built = filled(seats, 0)
    s.reach = filled(seats, 0)
    s.houses_left = filled(seats, box.HOUSES[seats])
    s.letters = filled(seats, 0)
    s.coins = filled(seats, box.START_COINS)
    s.supply = box.COINS - box.START_COINS * seats
    s.keys = filled(seats, 0)
    s.key_supply = box.KEYS
    s.hands = empty_hands(seats)
    for seat in range(seats):  # S3
        deck.take(box.COAST)
        s.hands.take(seat, box.COAST)
    s.deck = deck
    s.discard = filled(box.LANDSCAPES, 0)
    s.hand_on = filled(seats, -1)
    s.goods_deck = Deck(box.GOODS_COPIES[:])
    s.goods = [[] for _ in range(seats)]
    s.out = [False] * seats
    draws = [DrawCard(seat) for seat in range(seats)]  # S3
    shows = [ShowGoods() for _ in range(box.GOODS_SHOWN)]  # S4
    s.follow(DrawStart(), *draws, *shows, Rounds())
    return s


class DrawStart(Chance[GoldenCity]):
    """Who is start player: lots are drawn (S7)."""

    def outcomes(self, s: GoldenCity) -> list[tuple[Action, int]]:
        return [(action, 1) for action in box.START.actions[: s.seats]]

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        s.start = action.arg
        s.emit(box.START_DRAWN, s.start)
