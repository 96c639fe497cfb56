"""What a seat may know, built up field by field: all but the others' cards, their bonus cards and, mostly, letters.

What an attentive player could remember of the others' cards is shown only at tables with the memory aid.
"""

from typing import Annotated, Final, cast

import msgspec

from quivira.games.golden_city import components as box
from quivira.games.golden_city.board import BOARD, BOARD_TEXT
from quivira.games.golden_city.rules.bidding import PlaceHand, price
from quivira.games.golden_city.rules.building import COST_OF, Build, types_to_build_on
from quivira.games.golden_city.rules.payment import Pay, payments
from quivira.games.golden_city.rules.rounds import for_area, for_good, leader, owners
from quivira.games.golden_city.scoring import bonus_letters
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import DETAIL, SEAT, Label, Seat, View


class GoodsView(msgspec.Struct, frozen=True):
    key: str
    label: Label


class ScoringView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    good: str
    area: str


class PairView(msgspec.Struct, frozen=True):
    pair: int
    cards: list[str]
    taken_by: Annotated[Seat | None, SEAT]


class SiteView(msgspec.Struct, frozen=True):
    key: str
    label: Label


class HousesView(msgspec.Struct, frozen=True):
    site: SiteView
    houses: list[Annotated[Seat, SEAT]]


class PaymentView(msgspec.Struct, frozen=True):
    cards: list[str]
    answers: list[str]  # keys of the choices that lead to it, after that of the site


class PriceView(msgspec.Struct, frozen=True):
    landscape: str
    ways: list[PaymentView]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Annotated[Seat, SEAT]
    letters: int | None  # None: not shown to you
    coins: int
    keys: int
    houses_left: int
    hand: int
    cards: dict[str, int] | None  # None: not shown to you
    known: dict[str, int] | None  # what all have seen of the hand, with the memory aid
    goods: list[GoodsView]
    bonus: int
    bonus_cards: list[str] | None  # None: not shown to you
    bonus_worth: Annotated[dict[str, int], DETAIL]  # what each bonus card would bring this player, were it the end
    for_good: int  # letters that the scoring card would bring now
    for_area: int
    out: bool


class GoldenCityView(View, frozen=True):
    round: int
    start: Annotated[Seat, SEAT]
    scoring_card: ScoringView | None
    pairs: list[PairView]
    price: int
    building: SiteView | None  # being paid for
    paid: list[str]
    display: list[GoodsView]
    players: list[PlayerView]
    board: list[HousesView]
    deck: int
    discard: Annotated[dict[str, int], DETAIL]
    supply: Annotated[int, DETAIL]
    key_supply: Annotated[int, DETAIL]
    keys_used: Annotated[int, DETAIL]
    goods_deck: Annotated[int, DETAIL]
    goods_out: Annotated[list[GoodsView], DETAIL]
    bonus_deck: Annotated[int, DETAIL]
    scoring_deck: Annotated[int, DETAIL]
    scored: Annotated[list[ScoringView], DETAIL]
    played_on: Annotated[str, DETAIL]
    prices: Annotated[list[PriceView], DETAIL]  # how you can pay a house of each type, while you are asked for one
    pays_for: Annotated[list[list[str]], DETAIL]  # types within reach that your hand and each pair pay, while you bid


LANDSCAPE: Final = [f"landscape-{t}" for t in box.TYPE]
SITE_VIEW: Final = [SiteView(key, label) for key, label in zip(box.SITE, box.SITE_LABEL, strict=True)]
GOODS_VIEW: Final = [GoodsView(key, label) for key, label in zip(box.GOODS_CARD, box.GOODS_LABEL, strict=True)]
SCORING_VIEW: Final = [
    ScoringView(
        box.SCORING[i], box.SCORING_LABEL[i], f"good-{box.GOOD[box.SCORED_GOOD[i]]}", f"{card.area.kind}-{card.area.id}"
    )
    for i, card in enumerate(BOARD.scoring_cards)
]


def view(s: GoldenCity, seat: Seat | None) -> GoldenCityView:
    top = s.stack[-1] if s.stack else None
    return GoldenCityView(
        round=s.round,
        start=s.start,
        scoring_card=SCORING_VIEW[s.card] if s.card >= 0 else None,
        pairs=pairs_view(s),
        price=price(s),
        building=SITE_VIEW[top.site] if isinstance(top, Pay) else None,
        paid=[LANDSCAPE[card] for card in s.paid],
        display=[GOODS_VIEW[card] for card in s.display],
        players=players_view(s, seat),
        board=board_view(s),
        deck=s.deck.size,
        discard=counted(list(s.discard)),
        supply=s.supply,
        key_supply=s.key_supply,
        keys_used=s.keys_used,
        goods_deck=s.goods_deck.size,
        goods_out=[GOODS_VIEW[card] for card in s.goods_out],
        bonus_deck=box.BONUSES_ALL - len(s.bonus_cards),
        scoring_deck=box.SCORING_CARDS - len(s.scored) - (s.card >= 0),
        scored=[SCORING_VIEW[card] for card in s.scored],
        played_on=BOARD_TEXT[cast("str", s.options["board"])],
        prices=prices_view(s, seat) if isinstance(top, Build) and top.seat == seat else [],
        pays_for=pays_for(s, seat) if isinstance(top, PlaceHand) and top.seat == seat else [],
    )


def counted(cards: list[int]) -> dict[str, int]:
    return {LANDSCAPE[t]: cards[t] for t in range(box.LANDSCAPES) if cards[t]}


def pairs_view(s: GoldenCity) -> list[PairView]:
    """The pairs as far as they are laid out."""
    n = s.seats
    return [
        PairView(k + 1, [LANDSCAPE[c] for c in s.layout[k::n]], s.hand_on[k] if s.hand_on[k] >= 0 else None)
        for k in range(min(n, len(s.layout)))
    ]


def board_view(s: GoldenCity) -> list[HousesView]:
    """The sites with houses; where all sites and roads lie is in the board file."""
    taken = s.taken()
    return [HousesView(SITE_VIEW[i], s.builders(i)) for i in range(box.SITES) if taken >> i & 1]


def prices_view(s: GoldenCity, seat: Seat) -> list[PriceView]:
    """What is worked out of the own hand, so that no client needs to know the rules of payment."""
    return [
        PriceView(LANDSCAPE[t], [PaymentView([LANDSCAPE[c] for c in cards], answers) for cards, answers in found])
        for t in range(box.LANDSCAPES)
        if (found := payments(s.hands.of(seat), t, COST_OF[t]))
    ]


def pays_for(s: GoldenCity, seat: Seat) -> list[list[str]]:
    """The types of sites that a hand could build on if it had one pair more, pair by pair."""
    return [[LANDSCAPE[t] for t in types_to_build_on(s, seat, s.layout[k :: s.seats])] for k in range(s.seats)]


def players_view(s: GoldenCity, seat: Seat | None) -> list[PlayerView]:
    if s.card < 0:
        return [player_view(s, owner, seat, 0, 0) for owner in range(s.seats)]
    having, area = owners(s, box.SCORED_GOOD[s.card]), box.AREA_SITES[box.SCORED_AREA[s.card]]
    first = leader(s, area)
    return [
        player_view(s, owner, seat, for_good(having, owner), for_area(s, owner, area, first))
        for owner in range(s.seats)
    ]


def player_view(s: GoldenCity, owner: Seat, seat: Seat | None, good: int, area: int) -> PlayerView:
    own = owner == seat
    bonuses = s.bonuses(owner)
    known = s.hands.memory.shown(s, owner)
    return PlayerView(
        owner,
        s.letters[owner] if own or s.is_over() or s.options["show_letters"] else None,  # R29, A28
        s.coins[owner],
        s.keys[owner],
        s.houses_left[owner],
        sum(s.hands.of(owner)),
        counted(s.hands.of(owner)) if own else None,
        counted(known) if known is not None else None,
        [GOODS_VIEW[card] for card in s.goods[owner]],
        len(bonuses),
        [f"bonus-{box.BONUS[card]}" for card in bonuses] if own or s.is_over() else None,  # E5
        {f"bonus-{box.BONUS[card]}": bonus_letters(s, owner, card) for card in range(box.BONUSES_ALL)},
        good,
        area,
        s.out[owner],
    )
