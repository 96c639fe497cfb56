"""The rules, in the order of the rulebook. Numbers in brackets cite rulebook/en.md."""

from __future__ import annotations

from quivira.games.for_sale import components as box
from quivira.games.for_sale.state import ForSale
from quivira.kernel import NOBODY, Action, Chance, Deal, Deck, Flow, Options, Sealed, Seat, Step, Text


def set_up(seats: int, options: Options) -> ForSale:
    s = ForSale(seats, options)
    s.coins = [box.COINS[seats]] * seats  # 2
    s.houses = Deck([1] * box.HOUSES)  # 1
    s.cheques = Deck([2] * len(box.CHEQUES))
    s.owned = [[] for _ in range(seats)]
    s.earned = [[] for _ in range(seats)]
    s.bids = [0] * seats
    s.bidding = [True] * seats
    s.follow(DrawStart(), Buying(box.ROUNDS[seats]), Selling(box.ROUNDS[seats]))
    return s


class DrawStart(Chance[ForSale]):
    """Who bids first (2)."""

    def outcomes(self, s: ForSale) -> list[tuple[Action, int]]:
        return [(action, 1) for action in box.START.actions[: s.seats]]

    def apply(self, s: ForSale, seat: Seat, action: Action) -> None:
        s.start = action.arg
        s.emit(box.STARTS, s.start)


# Buying houses (3-6)


class Buying(Flow[ForSale]):
    """Auction after auction (3)."""

    left: int

    def proceed(self, s: ForSale) -> None:
        s.stack.pop()
        if self.left:
            s.bids = [0] * s.seats
            s.bidding = [True] * s.seats
            s.follow(ShowHouses(NOBODY, s.seats), Bid(s.start), Buying(self.left - 1))


class ShowHouses(Deal[ForSale]):
    """As many houses as players, the lowest first (3)."""

    def deck(self, s: ForSale) -> Deck:
        return s.houses

    def actions(self) -> list[Action]:
        return box.SHOW_HOUSE.actions

    def put(self, s: ForSale, kind: int) -> None:
        s.for_sale = sorted([*s.for_sale, kind])
        s.emit(box.HOUSE_SHOWN, NOBODY, kind + 1)


class Bid(Step[ForSale]):
    """Bid more than all others, or pass (4)."""

    ask = "ask-bid"
    cites = "4"

    def prompt(self, s: ForSale) -> Text:
        return Text(self.ask, {"n": max(s.bids), "house": s.for_sale[0] + 1})

    def choices(self, s: ForSale, seat: Seat) -> list[Action]:
        return [*box.BID.actions[: s.coins[seat]], box.PASS]

    def refusal(self, s: ForSale, seat: Seat, action: Action) -> Text | None:
        return Text("why-too-low", {"n": max(s.bids)}) if action is not box.PASS and action.arg < max(s.bids) else None

    def apply(self, s: ForSale, seat: Seat, action: Action) -> None:
        if action is box.PASS:
            take_house(s, seat, s.bids[seat] - s.bids[seat] // 2)  # 5
        else:
            s.bids[seat] = action.arg + 1
            s.emit(box.DID_BID, seat, s.bids[seat])
        following = s.bidder_after(seat)
        if sum(s.bidding) > 1:
            s.follow(Bid(following))
        else:
            take_house(s, following, s.bids[following])  # 6
            s.start = following


def take_house(s: ForSale, seat: Seat, price: int) -> None:
    """The lowest house for whoever passes, the last one for whoever bid the most (5, 6)."""
    house = s.for_sale.pop(0)
    s.owned[seat] = sorted([*s.owned[seat], house])
    s.coins[seat] -= price
    s.bids[seat] = 0
    s.bidding[seat] = False
    s.emit(box.PASSED if s.for_sale else box.WON, seat, house + 1, price)


# Selling houses (7, 8)


class Selling(Flow[ForSale]):
    """Cheques are shown, and everybody offers a house in secret (7)."""

    left: int

    def proceed(self, s: ForSale) -> None:
        s.stack.pop()
        if self.left:
            s.follow(ShowCheques(NOBODY, s.seats), Sell([None] * s.seats), Selling(self.left - 1))


class ShowCheques(Deal[ForSale]):
    """As many cheques as players, the lowest first (7)."""

    def deck(self, s: ForSale) -> Deck:
        return s.cheques

    def actions(self) -> list[Action]:
        return box.SHOW_CHEQUE.actions

    def put(self, s: ForSale, kind: int) -> None:
        s.offered = sorted([*s.offered, kind])
        s.emit(box.CHEQUE_SHOWN, NOBODY, box.CHEQUES[kind])


class Sell(Sealed[ForSale]):
    """Which house to sell (7); the highest house gets the highest cheque (8)."""

    ask = "ask-sell"
    cites = "7"

    def choices(self, s: ForSale, seat: Seat) -> list[Action]:
        return [box.SELL.actions[house] for house in s.owned[seat]]

    def reveal(self, s: ForSale, answers: list[Action]) -> None:
        for seat in sorted(range(s.seats), key=lambda seat: answers[seat].arg):
            house, cheque = answers[seat].arg, s.offered.pop(0)
            s.owned[seat].remove(house)
            s.earned[seat].append(cheque)
            s.emit(box.SOLD, seat, house + 1, box.CHEQUES[cheque])
