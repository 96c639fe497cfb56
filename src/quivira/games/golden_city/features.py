"""What a seat knows as numbers, for networks: all that its view shows."""

from typing import Final, cast

from quivira.features import Features
from quivira.games.golden_city.components import (
    BONUS,
    CARDS,
    CARDS_A_PAIR,
    COINS,
    GOODS_CARD,
    GOODS_CARDS,
    GOODS_LIMIT,
    HAND_LIMIT,
    HOUSES,
    ISLANDS,
    KEYS,
    MOST_SEATS,
    SCORING,
    SCORING_CARDS,
    SITE,
    TYPE,
)
from quivira.games.golden_city.rules.bidding import price
from quivira.games.golden_city.rules.building import Build
from quivira.games.golden_city.rules.payment import Pay
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Seat

PAIR: Final = [f"pair{n}" for n in range(1, MOST_SEATS + 1)]
TAKER: Final = [f"{pair}_taker" for pair in PAIR]
MANY_LETTERS: Final = 50
BOARD: Final = list(ISLANDS)
NO_CARDS: Final = [0] * len(TYPE)
NONE: Final[list[int]] = []


def features(s: GoldenCity, seat: Seat, out: Features) -> None:
    top = s.stack[-1] if s.stack else None
    out.one_of("board", BOARD.index(cast("str", s.options["board"])), BOARD)
    out.one_of("building", top.site if isinstance(top, Pay) else -1, SITE)
    out.number("to_pay", top.left if isinstance(top, Pay) else 0, HAND_LIMIT)
    out.kinds("paid", s.paid, TYPE, HAND_LIMIT)
    out.flag("second_house", isinstance(top, Build) and top.houses > 0)
    out.number("round", s.round, SCORING_CARDS)
    out.who("start", s.start)
    out.one_of("scoring_card", s.card, SCORING)
    out.kinds("scored", s.scored, SCORING, 1)
    for pair in range(s.seats):
        out.kinds(PAIR[pair], s.layout[pair :: s.seats], TYPE, CARDS_A_PAIR)
        out.who(TAKER[pair], s.hand_on[pair])
    out.number("price", price(s), COINS)
    out.kinds("display", s.display, GOODS_CARD, 1)
    out.kinds("goods_out", s.goods_out, GOODS_CARD, 1)
    out.number("goods_deck", s.goods_deck.size, GOODS_CARDS)
    out.number("deck", s.deck.size, CARDS)
    out.packed("discard", s.discard, TYPE, HAND_LIMIT)
    out.number("supply", s.supply, COINS)
    out.number("key_supply", s.key_supply, KEYS)
    out.number("keys_used", s.keys_used, KEYS)
    for place in range(s.seats):
        player(s, seat, out.player(place), out)


def player(s: GoldenCity, seat: Seat, owner: Seat, out: Features) -> None:
    open_bonus = owner == seat or s.is_over()  # E5
    open_letters = open_bonus or bool(s.options["show_letters"])  # R29, A28
    bonuses = s.bonuses(owner)
    out.flag("letters_known", open_letters)
    out.number("letters", s.letters[owner] if open_letters else 0, MANY_LETTERS)
    out.number("coins", s.coins[owner], COINS)
    out.number("keys", s.keys[owner], KEYS)
    out.number("houses_left", s.houses_left[owner], HOUSES[s.seats])
    out.members("houses", s.built[owner], SITE)
    out.number("hand", sum(s.hand(owner)), HAND_LIMIT)
    out.amounts("cards", s.hand(owner) if owner == seat else NO_CARDS, TYPE, HAND_LIMIT)
    if s.options["memory_aid"]:
        out.amounts("known", s.known_of(owner), TYPE, HAND_LIMIT)
    out.kinds("goods", s.goods[owner], GOODS_CARD, GOODS_LIMIT)
    out.number("bonuses", len(bonuses), len(BONUS))
    out.kinds("bonus_cards", bonuses if open_bonus else NONE, BONUS, 1)
    out.flag("out", s.out[owner])
