"""What a seat knows as numbers, for networks: all that its view shows."""

from typing import Final, cast

from quivira.features import Features
from quivira.games.golden_city import components as box
from quivira.games.golden_city.rules.bidding import price
from quivira.games.golden_city.rules.building import Build
from quivira.games.golden_city.rules.payment import Pay
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Seat

PAIR: Final = [f"pair{n}" for n in range(1, box.MOST_SEATS + 1)]
TAKER: Final = [f"{pair}_taker" for pair in PAIR]
MANY_LETTERS: Final = 50
BOARD: Final = list(box.ISLANDS)
NO_CARDS: Final = [0] * len(box.TYPE)
NONE: Final[list[int]] = []


def features(s: GoldenCity, seat: Seat, out: Features) -> None:
    top = s.stack[-1] if s.stack else None
    out.one_of("board", BOARD.index(cast("str", s.options["board"])), BOARD)
    out.one_of("building", top.site if isinstance(top, Pay) else -1, box.SITE)
    out.number("to_pay", top.left if isinstance(top, Pay) else 0, box.HAND_LIMIT)
    out.kinds("paid", s.paid, box.TYPE, box.HAND_LIMIT)
    out.flag("second_house", isinstance(top, Build) and top.houses > 0)
    out.number("round", s.round, box.SCORING_CARDS)
    out.who("start", s.start)
    out.one_of("scoring_card", s.card, box.SCORING)
    out.kinds("scored", s.scored, box.SCORING, 1)
    for pair in range(s.seats):
        out.kinds(PAIR[pair], s.layout[pair :: s.seats], box.TYPE, box.CARDS_A_PAIR)
        out.who(TAKER[pair], s.hand_on[pair])
    out.number("price", price(s), box.COINS)
    out.kinds("display", s.display, box.GOODS_CARD, 1)
    out.kinds("goods_out", s.goods_out, box.GOODS_CARD, 1)
    out.number("goods_deck", s.goods_deck.size, box.GOODS_CARDS)
    out.number("deck", s.deck.size, box.CARDS)
    out.packed("discard", s.discard, box.TYPE, box.HAND_LIMIT)
    out.number("supply", s.supply, box.COINS)
    out.number("key_supply", s.key_supply, box.KEYS)
    out.number("keys_used", s.keys_used, box.KEYS)
    for place in range(s.seats):
        player(s, seat, out.player(place), out)


def player(s: GoldenCity, seat: Seat, owner: Seat, out: Features) -> None:
    open_bonus = owner == seat or s.is_over()  # E5
    open_letters = open_bonus or bool(s.options["show_letters"])  # R29, A28
    bonuses = s.bonuses(owner)
    out.flag("letters_known", open_letters)
    out.number("letters", s.letters[owner] if open_letters else 0, MANY_LETTERS)
    out.number("coins", s.coins[owner], box.COINS)
    out.number("keys", s.keys[owner], box.KEYS)
    out.number("houses_left", s.houses_left[owner], box.HOUSES[s.seats])
    out.members("houses", s.built[owner], box.SITE)
    out.number("hand", s.hands.cards(owner), box.HAND_LIMIT)
    out.amounts("cards", s.hands.of(owner) if owner == seat else NO_CARDS, box.TYPE, box.HAND_LIMIT)
    if s.options["memory_aid"]:
        out.amounts("known", s.hands.memory.of(owner), box.TYPE, box.HAND_LIMIT)
    out.kinds("goods", s.goods[owner], box.GOODS_CARD, box.GOODS_LIMIT)
    out.number("bonuses", len(bonuses), len(box.BONUS))
    out.kinds("bonus_cards", bonuses if open_bonus else NONE, box.BONUS, 1)
    out.flag("out", s.out[owner])
