"""Positions in words, `table("hand: coast forest*2; houses: coast_09", "", "")`, and games, `play(s, "0 end_turn")`.

A seat's words are hand, known, houses, coins, keys, goods, bonus and letters; what is not said is none, coins are 3.
"""

from __future__ import annotations

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import (
    BONUS,
    CARDS_A_PAIR,
    COINS,
    GOODS_CARD,
    HOUSES,
    KEYS,
    LANDSCAPES,
    SCORING,
    SITE,
    TYPE,
)
from quivira.games.golden_city.rules.bidding import PlaceHand
from quivira.games.golden_city.rules.building import Building
from quivira.games.golden_city.rules.rounds import Rounds, ScoreRound
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Deck, Seat, Step, ints
from quivira.testing import Moves

moves = Moves(GAME)
play, refused, legal, told = moves.play, moves.refused, moves.legal, moves.told

COASTS = " ".join(f"coast_{n:02}" for n in range(1, 17))


def table(
    *seats: str,
    turn: Seat = 0,
    start: Seat = 0,
    round: int = 1,  # noqa: A002 - the rulebook's word
    card: str = "1_1",
    layout: str = "",
    discard: str = "",
    deck: str | None = None,
    display: str = "",
    goods_out: str = "",
    score: bool = False,
    **options: bool | str,
) -> GoldenCity:
    """A table with the given things on it: in phase 3 if pairs are laid out, else in phase 4, or before phase 5.

    Landscape cards that are not named are in the deck or, if the deck is named, on the discard pile. The board is the
    reconstructed one, for which the examples of the rule sheet are written, unless another is named.
    """
    s: GoldenCity = GAME.new(len(seats), {"board": "reconstructed", **options})
    s.round, s.start, s.card = round, start, SCORING.index(card)
    s.scored = [c for c in range(len(SCORING)) if c != s.card][: round - 1]
    for seat, words in enumerate(seats):
        take_seat(s, seat, words)
    s.supply = COINS - sum(list(s.coins))
    s.key_supply = KEYS - sum(list(s.keys))
    s.layout = [TYPE.index(word) for word in layout.split()]
    s.display = [GOODS_CARD.index(word) for word in display.split()]
    s.goods_out = [GOODS_CARD.index(word) for word in goods_out.split()]
    for kind in [*s.display, *s.goods_out, *(kind for goods in s.goods for kind in goods)]:
        s.goods_deck.take(kind)
    lie_down(s, counts(discard), None if deck is None else counts(deck))
    stack: list[Step[GoldenCity]] = [Rounds(), ScoreRound()]
    if s.layout:
        assert len(s.layout) == CARDS_A_PAIR * s.seats
        stack += [Building(), PlaceHand(start)]
    elif not score:
        stack.append(Building())
        s.turns = (turn - start) % s.seats
    s.stack = list(stack)
    s.check()
    s.run()
    return s


def take_seat(s: GoldenCity, seat: Seat, words: str) -> None:
    said = {key.strip(): value.strip() for key, _, value in (part.partition(":") for part in words.split(";"))}
    assert set(said) <= {"", "hand", "known", "houses", "coins", "keys", "goods", "bonus", "letters"}, said
    hold(s, seat, said.get("hand", ""), said.get("known", ""))
    s.coins[seat] = int(said.get("coins", "3"))
    s.keys[seat] = int(said.get("keys", "0"))
    s.letters[seat] = int(said.get("letters", "0"))
    for site in said.get("houses", "").split():
        s.built[seat] |= 1 << SITE.index(site)
        s.reach[seat] |= s.island().near[SITE.index(site)]
    s.houses_left[seat] = HOUSES[s.seats] - int(s.built[seat]).bit_count()
    s.goods[seat] = [GOODS_CARD.index(word) for word in said.get("goods", "").split()]
    for bonus in said.get("bonus", "").split():
        s.bonus_cards.append(BONUS.index(bonus))
        s.bonus_takers.append(seat)


def hold(s: GoldenCity, seat: Seat, hand: str, known: str) -> None:
    for t in range(LANDSCAPES):
        s.hands.row[seat * LANDSCAPES + t] = counts(hand)[t]
        s.hands.memory.seen[seat * LANDSCAPES + t] = counts(known)[t]


def hands(s: GoldenCity) -> list[list[int]]:
    return [s.hands.of(seat) for seat in range(s.seats)]


def counts(words: str) -> list[int]:
    """`coast forest*2` as how many there are of each type."""
    cards = [0] * LANDSCAPES
    for word in words.split():
        name, _, number = word.partition("*")
        cards[TYPE.index(name)] += int(number or 1)
    return cards


def lie_down(s: GoldenCity, discard: list[int], deck: list[int] | None) -> None:
    """All other landscape cards go to the deck or, if it is given, to the discard pile."""
    left = [10 - sum(hand[t] for hand in hands(s)) - s.layout.count(t) for t in range(LANDSCAPES)]
    if deck is None:
        deck = [left[t] - discard[t] for t in range(LANDSCAPES)]
    s.deck = Deck(deck)
    s.discard = ints([left[t] - deck[t] for t in range(LANDSCAPES)])


def sites(s: GoldenCity, seat: Seat) -> set[str]:
    """Where a seat may build now."""
    return {key.removeprefix("build:") for key in legal(s, seat) if key.startswith("build:")}
