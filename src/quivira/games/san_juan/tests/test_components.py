"""The data file: what the rulebook says of the box holds, whatever a person corrects in the rest."""

from __future__ import annotations

from quivira.games.san_juan.components import (
    BASE_COPIES,
    CARD,
    COPIES,
    COST,
    DATA,
    IS_MONUMENT,
    IS_PRODUCTION,
    KINDS,
    POINTS,
    PRICES,
    PRODUCTIONS,
)


def test_cards() -> None:
    assert KINDS == 40
    assert sum(BASE_COPIES) == 112
    assert sum(COPIES) == 142
    assert sum(IS_PRODUCTION) == PRODUCTIONS == 5
    assert sum(copies > 0 for copies in BASE_COPIES) == 29


def test_production_buildings_come_first() -> None:
    assert IS_PRODUCTION[:PRODUCTIONS] == [True] * PRODUCTIONS
    assert COPIES[:PRODUCTIONS] == [10, 8, 9, 9, 8]


def test_every_number_has_its_mark() -> None:
    for card in DATA["cards"]:
        assert all(card[name][1] in DATA["marks"] for name in ("cost", "points", "copies"))
    for row in DATA["tiles"]:
        assert all(mark in DATA["marks"] for _, mark in row)
    guessed = [card["id"] for card in DATA["cards"] if card["cost"][1] == "E"]
    assert guessed == ["hut"]


def test_the_rulebook_states_three_market_prices() -> None:
    """It shows one market card, in part: indigo 1, tobacco 2, silver 3."""
    stated = [(at, price) for row in DATA["tiles"] for at, (price, mark) in enumerate(row) if mark == "A"]
    assert [(CARD[at], price) for at, price in stated] == [
        ("indigo_plant", 1),
        ("tobacco_storage", 2),
        ("silver_smelter", 3),
    ]


def test_points_are_half_the_cost_of_plain_buildings() -> None:
    for card in range(KINDS):
        if not IS_MONUMENT[card] and COST[card] < 6:
            assert POINTS[card] == (COST[card] + 1) // 2, CARD[card]


def test_market_prices_rise_with_the_good_and_the_card() -> None:
    assert len(PRICES) == 5
    for row in PRICES:
        assert row[:PRODUCTIONS] == sorted(row[:PRODUCTIONS])
        assert row[PRODUCTIONS] == 2, "the customs office's good (36)"
    for place in range(PRODUCTIONS):
        assert [row[place] for row in PRICES] == sorted(row[place] for row in PRICES)
