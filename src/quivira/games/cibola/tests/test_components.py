"""The data file: what is published about the box holds, whatever a person corrects in the rest."""

from __future__ import annotations

from quivira.games.cibola.components import (
    AT_ONCE,
    CARDS,
    CHAMBERS,
    COLUMNS,
    DATA,
    EXPLORERS,
    HAS_ROCK,
    HAS_TOTEM,
    IN_DECK_ONE,
    ROCKS,
    START_EXPLORERS,
    SYMBOLS,
    TOTEMS,
    TOTEMS_SHOWN,
    TREASURES,
)


def test_cards() -> None:
    assert CARDS == 32
    assert sum(IN_DECK_ONE) == 16
    assert sum(HAS_ROCK) == ROCKS == 13
    assert sum(HAS_TOTEM) == TOTEMS_SHOWN == 5
    assert not any(rock and totem for rock, totem in zip(HAS_ROCK, HAS_TOTEM, strict=True))
    for card, in_deck_one in enumerate(IN_DECK_ONE):
        assert 1 <= sum(SYMBOLS[card]) <= (2 if in_deck_one else 3)


def test_symbols_of_each_treasure() -> None:
    assert [sum(card[t] for card in SYMBOLS) for t in range(TREASURES)] == [12, 15, 7, 15, 11]


def test_temple() -> None:
    assert sorted(len(column) for column in COLUMNS) == [3, 3, 4, 4, 4]
    assert CHAMBERS == ROCKS + TREASURES
    for column in DATA["temple"]["columns"]:
        assert set(column["published_values"]) <= set(column["chambers"])


def test_explorers_are_all_shared_out() -> None:
    assert all(seats * each == EXPLORERS for seats, each in START_EXPLORERS.items())


def test_totems() -> None:
    assert TOTEMS == 10
    assert sum(AT_ONCE) == 4


def test_reconstructed_numbers_are_marked() -> None:
    assert DATA["provenance"]["reconstructed"]
    assert all(totem["source"] for totem in DATA["totems"])
