"""Jokers and the choice of what to pay: rules R17 and R18."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from quivira.games.golden_city import GAME
from quivira.games.golden_city.components import LANDSCAPES, PAY, SITE, TYPE
from quivira.games.golden_city.pieces import hand_of
from quivira.games.golden_city.rules.payment import needed, ways
from quivira.games.golden_city.rules.payment import payments as listed_payments
from quivira.games.golden_city.tests.position import counts, legal, play, refused, sites, table
from quivira.games.golden_city.view import view
from quivira.kernel import among
from quivira.testing import allows, refuses, rules_out


@allows("R17")
@pytest.mark.parametrize(
    ("site", "hand"),
    [
        ("forest_1", "forest desert*2"),  # T3a
        ("mountain_1", "mountain coast*2"),  # T3b
        ("mountain_1", "mountain plain*2"),  # T3c
        ("forest_1", "desert*2 plain*2"),  # T3d
        ("forest_1", "desert*4"),
    ],
)
def test_jokers_of_the_examples(site: str, hand: str) -> None:
    s = table(f"hand: {hand}; houses: coast_13 coast_05", "", "")
    assert site in sites(s, 0)
    play(s, f"0 build:{site}")
    assert sum(s.hands.of(0)) == 0, "there is one way to pay, so nothing is asked"
    assert list(s.discard) == counts(hand)


@allows("R17")
def test_a_pair_stands_for_a_coast_card() -> None:
    """T3e."""
    s = table("hand: desert*2", "", "")
    play(s, "0 build:coast_02")
    assert list(s.discard) == counts("desert*2")


@refuses("R17")
@pytest.mark.parametrize("hand", ["forest plain desert", "desert*3", "forest desert", "coast mountain desert*2 plain"])
def test_what_is_no_payment(hand: str) -> None:
    s = table(f"hand: {hand}; houses: coast_13", "", "")
    assert refused(s, "0 build:forest_1") == "why-cannot-pay"


@refuses("R17")
def test_a_pair_of_the_wanted_type_is_no_joker() -> None:
    """A12: two forest never stand for one forest."""
    s = table("hand: forest*3 desert*2; houses: coast_13", "", "")
    play(s, "0 build:forest_1")
    assert s.paid == [TYPE.index("forest")], "one forest is paid in any case"
    assert legal(s, 0) == ["pay:forest", "pay:desert_pair"]
    assert refused(s, "0 pay:forest_pair") == "why-not-asked"


@allows("R18")
def test_jokers_also_while_holding_the_fitting_card() -> None:
    s = table("hand: coast desert*2", "", "")
    play(s, "0 build:coast_02")
    assert legal(s, 0) == ["pay:coast", "pay:desert_pair"]
    play(s, "0 pay:desert_pair")
    assert s.hands.of(0) == counts("coast")


@allows("R18")
def test_a_cheaper_way_is_never_closed_without_a_question() -> None:
    """Whatever is paid first, the card itself may still follow."""
    s = table("hand: forest coast*2 desert*2; houses: coast_13", "", "")
    play(s, "0 build:forest_1", "0 pay:coast_pair")
    assert s.hands.of(0) == counts("forest desert*2"), "nothing is taken unasked"
    assert legal(s, 0) == ["pay:forest", "pay:desert_pair"]
    play(s, "0 pay:forest")
    assert s.hands.of(0) == counts("desert*2")


@allows("R18")
def test_payments_come_in_any_order() -> None:
    s = table("hand: forest coast*2 plain*2 desert*2; houses: coast_13", "", "")
    play(s, "0 build:forest_1")
    assert legal(s, 0) == ["pay:forest", "pay:coast_pair", "pay:plain_pair", "pay:desert_pair"]
    assert refused(s, "0 pay:mountain_pair") == "why-no-such-pair"
    play(s, "0 pay:desert_pair", "0 pay:plain_pair")
    assert s.hands.of(0) == counts("forest coast*2")


@refuses("R18")
def test_a_card_that_is_not_there_cannot_be_paid() -> None:
    s = table("hand: coast*2 plain*2 desert*2; houses: coast_13", "", "")
    play(s, "0 build:forest_1")
    assert refused(s, "0 pay:forest") == "why-no-such-card"
    assert refused(s, "0 pay:plain") == "why-not-asked"


def payments(hand: list[int], landscape: int, cost: int) -> list[tuple[int, ...]]:
    """Rule R17 to the letter: cost - j cards of the type and j pairs of other types, as counts of cards paid."""
    others = [t for t in range(LANDSCAPES) if t != landscape]
    found: list[tuple[int, ...]] = []
    for jokers in range(cost + 1):
        for pairs in combinations_with_replacement(others, jokers):
            paid = [0] * LANDSCAPES
            paid[landscape] = cost - jokers
            for t in pairs:
                paid[t] += 2
            if all(p <= h for p, h in zip(paid, hand, strict=True)):
                found.append(tuple(paid))
    return found


def paid_by_answers(hand: list[int], landscape: int, left: int) -> list[tuple[int, ...]]:
    """What all answers, in all their orders, pay."""
    if left == 0:
        return [(0,) * LANDSCAPES]
    found: list[tuple[int, ...]] = []
    for action in among(PAY.actions, ways(hand_of(hand), 0, landscape)):
        t, pair = action.arg % LANDSCAPES, action.arg >= LANDSCAPES
        rest = hand[:]
        rest[t] -= 2 if pair else 1
        assert hand_of(rest).payable(0, landscape) >= left - 1, "no answer leads nowhere"
        found += [
            tuple(n + hand[i] - rest[i] for i, n in enumerate(paid))
            for paid in paid_by_answers(rest, landscape, left - 1)
        ]
    return found


HANDS = [[a, b, c, d, 0] for a in range(5) for b in range(5) for c in range(5) for d in range(5) if a + b + c + d <= 9]


@allows("R17", "R18")
@rules_out("R17")
@pytest.mark.parametrize("cost", [1, 2])
def test_every_payment_is_reached_and_nothing_else(cost: int) -> None:
    for hand in HANDS:
        for landscape in range(LANDSCAPES):
            wanted = payments(hand, landscape, cost)
            assert (hand_of(hand).payable(0, landscape) >= cost) == bool(wanted)
            if wanted:
                assert set(paid_by_answers(hand, landscape, cost)) == set(wanted), (hand, landscape)
                held = [min(paid[t] for paid in wanted) for t in range(LANDSCAPES)]
                must = needed(hand_of(hand), 0, landscape, cost)
                assert (must < 0) == (max(held) == 0), "what every payment holds is not asked for"
                assert must < 0 or held[must % LANDSCAPES] > 0
            listed = [tuple(map(cards.count, range(LANDSCAPES))) for cards, _ in listed_payments(hand, landscape, cost)]
            assert Counter(listed) == Counter(wanted), "a client is shown each of them once"


def makes(cards: tuple[int, ...], landscape: int) -> bool:
    """Whether the cards, all of them, make one card of a type with jokers made of jokers."""
    if sum(cards) == 1:
        return cards[landscape] == 1
    for t in range(LANDSCAPES):
        if t != landscape:
            for part in parts(cards):
                rest = tuple(c - p for c, p in zip(cards, part, strict=True))
                if makes(part, t) and makes(rest, t):
                    return True
    return False


def parts(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The ways to split off some of the cards, but not all."""
    found: list[tuple[int, ...]] = [()]
    for n in cards:
        found = [(*part, k) for part in found for k in range(n + 1)]
    return [part for part in found if 0 < sum(part) < sum(cards)]


@rules_out("R17")
def test_jokers_made_of_jokers_would_never_help() -> None:
    """A11: whatever they can pay holds a plain payment of fewer cards, so there is no such option."""
    nested = 0
    for hand in HANDS:
        if sum(hand) <= 5:
            for landscape in range(LANDSCAPES):
                if makes(tuple(hand), landscape):
                    assert hand_of(hand).payable(0, landscape) >= 1
                    nested += tuple(hand) not in payments(hand, landscape, 1)
    assert nested > 100
    assert "nested_jokers" not in {option.key for option in GAME.meta.options}


@allows("R18")
@pytest.mark.parametrize(("site", "houses"), [("coast_02", ""), ("forest_1", "coast_13"), ("plain_6", "coast_04")])
def test_the_view_works_out_every_payment(site: str, houses: str) -> None:
    """Each way is reached by the answers that it names, and there is no other way."""
    words = f"hand: coast*3 forest*2 plain*2 desert*2; houses: {houses}"
    seen = view(table(words, "", ""), 0)
    landscape = f"landscape-{site.rpartition('_')[0]}"
    ways = next(price.ways for price in seen.prices if price.landscape == landscape)
    assert len(ways) > 1
    for way in ways:
        s = play(table(words, "", ""), f"0 build:{site}", *(f"0 {answer}" for answer in way.answers))
        assert s.taken() >> SITE.index(site) & 1, "the house stands, nothing more is asked"
        assert sorted(way.cards) == sorted(f"landscape-{TYPE[card]}" for card in s.paid)
    assert len({tuple(sorted(way.cards)) for way in ways}) == len(ways)


@rules_out("R18")
def test_payments_are_worked_out_for_nobody_else() -> None:
    s = table("hand: coast*3", "hand: coast*3", "")
    assert view(s, 0).prices
    assert not view(s, 1).prices
    assert not view(s, None).prices
