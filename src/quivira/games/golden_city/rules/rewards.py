"""The house and what it brings, at once (R19, R20, W1-W9)."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.golden_city import components as box
from quivira.games.golden_city.rules.landscape import DrawCard, may_draw
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import NOBODY, Action, Deck, Draw, Seat, Step, Text, among, bit, others


def put_house(s: GoldenCity, seat: Seat, site: i64) -> None:
    """The house goes onto the site; its reward follows (R19, R20)."""
    earlier = len(s.builders(site)) if box.IS_DISTRICT[site] else 0
    s.built[seat] |= bit(site)
    s.reach[seat] |= s.island().near[site]
    s.houses_left[seat] -= 1
    s.emit(box.BUILT, seat, site)
    if s.houses_left[seat] == 0:
        s.emit(box.LAST_HOUSE, seat)
    if box.IS_DISTRICT[site]:
        reward_district(s, seat, site, earlier)
    else:
        reward_place(s, seat, site)


def reward_place(s: GoldenCity, seat: Seat, site: i64) -> None:
    """Each coast and suburb shows one reward (W1)."""
    island = s.island()
    win_coins(s, seat, island.coins[site])
    if island.card[site] and may_draw(s):
        s.stack.append(DrawCard(seat))
    if island.key[site] and s.key_supply:  # A2
        s.key_supply -= 1
        s.keys[seat] += 1
        s.emit(box.WON_KEY, seat)
    if island.bonus[site] and s.free_bonuses():  # A3
        s.stack.append(TakeBonus(seat))
    if island.goods[site] and (s.display or s.goods_deck.size):  # A4
        s.stack.append(TakeGoods(seat))


def reward_district(s: GoldenCity, seat: Seat, site: i64, earlier: int) -> None:
    """Letters for the first and second builder, more for the first (W8, W9)."""
    letters = box.LETTERS_WON[site][earlier]
    if letters:
        s.letters[seat] += letters
        s.emit(box.WON_LETTERS, seat, letters)
    if earlier == 0:
        win_coins(s, seat, s.island().first_coins[site])
        if box.FIRST_CARDS[site] and may_draw(s):
            s.stack.append(DrawCard(seat))


def win_coins(s: GoldenCity, seat: Seat, coins: i64) -> None:
    """Coins from the supply, as far as there are any (W2, A5)."""
    coins = min(coins, s.supply)
    if coins:
        s.supply -= coins
        s.coins[seat] += coins
        s.emit(box.WON_COINS, seat, coins)


class TakeBonus(Step[GoldenCity]):
    """Look through the bonus cards and keep one face down (W5)."""

    ask = "ask-bonus"
    cites = "W5"
    shows = True  # which cards are left

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return box.BONUS_TAKE.actions

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        return Text("why-bonus-taken") if action.arg in s.bonus_cards else None

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return among(box.BONUS_TAKE.actions, s.free_bonuses())

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        s.bonus_cards.append(action.arg)
        s.bonus_takers.append(seat)
        s.emit(box.TOOK_BONUS, seat, action.arg, to=seat)
        s.emit(box.TOOK_BONUS_UNSEEN, seat, to=others(seat))


class TakeGoods(Step[GoldenCity]):
    """Which open goods card to take, or the top of the deck, unseen (W6)."""

    ask = "ask-goods"
    cites = "W6"

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return box.GOODS_TAKE.actions

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        if action.arg == box.GOODS_KINDS:
            return None if s.goods_deck.size else Text("why-goods-deck-empty")
        return None if action.arg in s.display else Text("why-not-in-display")

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        kinds: i64 = bit(box.GOODS_KINDS) if s.goods_deck.size else 0
        for kind in s.display:
            kinds |= bit(kind)
        return among(box.GOODS_TAKE.actions, kinds)

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        if len(s.goods[seat]) == box.GOODS_LIMIT:
            s.stack.append(DropGoods(seat))  # W7, after the display is refilled
        if action.arg == box.GOODS_KINDS:
            s.stack.append(DrawGoods(seat))
            return
        s.display.remove(action.arg)
        s.goods[seat].append(action.arg)
        s.emit(box.TOOK_GOODS, seat, action.arg)
        if s.goods_deck.size:
            s.stack.append(ShowGoods())


class ShowGoods(Draw[GoldenCity]):
    """A goods card is turned face up for the display (S4, W6)."""

    def deck(self, s: GoldenCity) -> Deck:
        return s.goods_deck

    def actions(self) -> list[Action]:
        return box.SHOW.actions

    def drawn(self, s: GoldenCity, kind: int) -> None:
        s.display.append(kind)
        s.emit(box.GOODS_TURNED, NOBODY, kind)


class DrawGoods(Draw[GoldenCity]):
    """The top card of the goods deck goes openly in front of a player (W6)."""

    taker: Seat

    def deck(self, s: GoldenCity) -> Deck:
        return s.goods_deck

    def actions(self) -> list[Action]:
        return box.SHOW.actions

    def drawn(self, s: GoldenCity, kind: int) -> None:
        s.goods[self.taker].append(kind)
        s.emit(box.DREW_GOODS, self.taker, kind)


class DropGoods(Step[GoldenCity]):
    """Which of five goods cards goes into the box (W7)."""

    ask = "ask-drop"
    cites = "W7"

    def choices(self, s: GoldenCity, seat: Seat) -> list[Action]:
        return box.DROP.actions

    def refusal(self, s: GoldenCity, seat: Seat, action: Action) -> Text | None:
        return None if action.arg in s.goods[seat] else Text("why-not-your-goods")

    def legal(self, s: GoldenCity, seat: Seat) -> list[Action]:
        kinds: i64 = 0
        for kind in s.goods[seat]:
            kinds |= bit(kind)
        return among(box.DROP.actions, kinds)

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        s.goods[seat].remove(action.arg)
        s.goods_out.append(action.arg)
        s.emit(box.DROPPED, seat, action.arg)
