"""The data file: what the rulebook says of the box holds, whatever a person corrects in the rest."""

from __future__ import annotations

from quivira.games.san_juan import components as box


def test_cards() -> None:
    assert box.KINDS == 40
    assert sum(box.BASE_COPIES) == 112
    assert sum(box.COPIES) == 142
    assert sum([box.is_production(card) for card in range(box.KINDS)]) == box.PRODUCTIONS == 5
    assert sum(copies > 0 for copies in box.BASE_COPIES) == 29


def test_production_buildings_come_first() -> None:
    assert box.CARD[: box.PRODUCTIONS] == box.DATA["production"]
    assert box.COPIES[: box.PRODUCTIONS] == [10, 8, 9, 9, 8]


def test_every_number_has_its_mark() -> None:
    for card in box.DATA["cards"]:
        assert all(card[name][1] in box.DATA["marks"] for name in ("cost", "points", "copies"))
    for row in box.DATA["tiles"]:
        assert all(mark in box.DATA["marks"] for _, mark in row)
    guessed = [card["id"] for card in box.DATA["cards"] if card["cost"][1] == "E"]
    assert guessed == ["hut"]


def test_the_rulebook_states_three_market_prices() -> None:
    """It shows one market card, in part: indigo 1, tobacco 2, silver 3."""
    stated = [(at, price) for row in box.DATA["tiles"] for at, (price, mark) in enumerate(row) if mark == "A"]
    assert [(box.CARD[at], price) for at, price in stated] == [
        ("indigo_plant", 1),
        ("tobacco_storage", 2),
        ("silver_smelter", 3),
    ]


def test_points_are_half_the_cost_of_plain_buildings() -> None:
    for card in range(box.KINDS):
        if not box.IS_MONUMENT[card] and box.COST[card] < 6:
            assert box.POINTS[card] == (box.COST[card] + 1) // 2, box.CARD[card]


def test_market_prices_rise_with_the_good_and_the_card() -> None:
    assert len(box.PRICES) == 5
    for row in box.PRICES:
        assert row[: box.PRODUCTIONS] == sorted(row[: box.PRODUCTIONS])
        assert row[box.PRODUCTIONS] == 2, "the customs office's good (36)"
    for place in range(box.PRODUCTIONS):
        assert [row[place] for row in box.PRICES] == sorted(row[place] for row in box.PRICES)
