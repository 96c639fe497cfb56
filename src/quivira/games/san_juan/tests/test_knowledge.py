"""What a seat may know: sampled worlds keep what it can place and vary the rest."""

from __future__ import annotations

import pytest

from quivira.games.san_juan import GAME
from quivira.games.san_juan.evaluate import City, bonus_of, evaluate
from quivira.games.san_juan.resample import cards_out_of_sight, resample
from quivira.games.san_juan.rules.paying import Pay
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import asked, card, play, settle, table
from quivira.kernel import Rng


def worlds(s: SanJuan, seat: int) -> list[SanJuan]:
    found = [resample(s, seat, Rng(n)) for n in range(30)]
    for world in found:
        world.check()
    return found


def rich_table() -> SanJuan:
    return table(
        seat0="hand: tower well; city: chapel indigo harbor; goods: indigo; tucked: palace hero; shipped: library",
        seat1="hand: quarry indigo*2; city: bank sugar; goods: sugar; tucked: statue*2",
        seat2="hand: hut",
        discard="archive*3",
    )


def lies_open(s: SanJuan) -> list[list[tuple[int, bool, int]]]:
    """Of each city the buildings, whether there is a good, and the number of cards under them."""
    cities = s.cities
    return [
        [(card, cities.has_good(seat, at), cities.under(seat, at)) for at, card in enumerate(cities.cards(seat))]
        for seat in range(s.seats)
    ]


def test_own_cards_stay_and_the_rest_varies() -> None:
    s = rich_table()
    found = worlds(s, 0)
    assert all(world.hands.cards(0) == s.hands.cards(0) for world in found)
    assert all(world.cities.tucked[0] == s.cities.tucked[0] for world in found)
    assert all(lies_open(world) == lies_open(s) for world in found)
    hidden = [
        [w.hands.cards(1), *map(w.cities.good_cards, (0, 1)), w.cities.shipped[0], w.cities.tucked[1], w.discard.counts]
        for w in found
    ]
    for place in zip(*hidden, strict=True):
        assert len({str(cards) for cards in place}) > 5


def test_no_world_holds_a_card_that_the_seat_can_place() -> None:
    s = rich_table()
    unseen = cards_out_of_sight(s, 0)
    assert unseen[card("palace")] == 2 - 1
    assert unseen[card("chapel")] == 3 - 1
    assert unseen[card("tower")] == 3 - 1
    assert unseen[card("cathedral")] == 0
    hidden = sum(unseen)
    assert hidden == s.pile.size + s.discard.size + 4 + 2 + 1 + 2, "hands, goods, shipped and tucked of others"


def test_how_far_another_payment_has_got_is_not_known() -> None:
    s = table(seat0="hand: tower indigo*2 sugar well quarry")
    play(s, "0 role:builder", "0 build:tower", "0 pay:sugar_mill")
    assert asked(s) == (0, "Pay")
    assert {passed_over(world) for world in worlds(s, 1)} == {0}
    assert {passed_over(world) for world in worlds(s, 0)} == {1}


def passed_over(s: SanJuan) -> int:
    top = s.stack[-1]
    assert isinstance(top, Pay)
    return top.first


def test_drawn_cards_are_known_to_the_drawer_alone() -> None:
    s = play(table(), "0 role:councillor", "0 draw:5", "c indigo sugar tower well quarry")
    assert all(world.hands.cards(world.hands.aside) == s.hands.cards(s.hands.aside) for world in worlds(s, 0))
    assert len({str(world.hands.cards(world.hands.aside)) for world in worlds(s, 1)}) > 5


def test_more_is_worth_more() -> None:
    """The bots' compass points the right way."""
    poor, rich = evaluate(
        table(seat0="hand: well; city: indigo", seat1="hand: well*2; city: indigo tower; goods: indigo")
    )
    assert rich > poor
    held, not_held = evaluate(
        table(seat0="hand: guild_hall; city: indigo*4 sugar", seat1="hand: tower; city: indigo*4 sugar")
    )
    assert held > not_held


def test_an_unfinished_turn_is_seen_to_its_end() -> None:
    s = play(table(seat0="hand: hero indigo*5", seat1="hand: hut"), "0 role:builder")
    before = evaluate(s)[0]
    begun = evaluate(play(s.clone(), "0 build:hero"))[0]
    done = evaluate(play(s.clone(), "0 build:hero", *["0 pay:indigo_plant"] * 4))[0]
    assert begun > before
    assert abs(begun - done) < 1.0
    assert len(GAME.evaluate(s)) == 2


@pytest.mark.parametrize(
    ("held", "city", "bonus"),
    [
        ("triumphal", "statue hero", 6.0),
        ("city_hall", "statue hero indigo", 3.0),
        ("guild_hall", "indigo*2 sugar", 5.0),
        ("residence", "indigo smithy archive", 4.0),
        ("cathedral", "indigo", 4.0),
        ("palace", "hero statue", 2.0),
        ("tower", "indigo", 0.0),
    ],
)
def test_what_a_bonus_building_would_add(held: str, city: str, bonus: float) -> None:
    s = table(seat0=f"city: {city}", seat1="city: guild_hall", expansion=True)
    assert bonus_of(s, 0, card(held), City(s, 0)) == bonus


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("hand: library indigo*6; city: black_market indigo; goods: indigo", ["role:builder", "build:library"]),
        ("hand: library indigo*6; city: crane tower", ["role:builder", "build:library"]),
        ("city: indigo sugar*2; goods: indigo sugar*2", ["role:trader", "sell:indigo_plant"]),
        ("city: indigo", ["role:councillor", "draw:2"]),
    ],
)
def test_no_step_of_a_turn_looks_like_a_loss(position: str, moves: list[str]) -> None:
    """A bot that looks one answer ahead would otherwise never begin."""
    s = table(seat0=position, seat1="hand: hut")
    before = evaluate(s)[0]
    for move in moves:
        play(s, f"0 {move}")
        settle(s)
    assert evaluate(s)[0] >= before
