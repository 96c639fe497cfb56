"""Rows in one shape for all tables of a game, and games for a learner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from quivira.kernel import BadTable, Game, IllegalAction, Rng, Seat, State, UnknownAction, settle
from quivira.kernel.registry import find, names
from quivira.learning import Games, Rows
from quivira.research.encoder import Encoder
from quivira.testing.play import few_tables, walk

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())


@every_game
def test_a_row_says_by_name_what_the_row_of_its_table_says(game: Game[Any]) -> None:
    rows = Rows(game)
    columns = rows.columns()
    assert len(set(columns)) == len(columns) == rows.size
    for table in few_tables(game):
        encoder = Encoder(game, table.seats, table.options)
        marks = {f"seats.{table.seats}", *(f"option.{key}.{value}" for key, value in table.options.items())}
        for number, (s, _) in enumerate(walk(table, 1)):
            if number % 10 == 0:
                seat = number % table.seats
                own = dict(zip(encoder.columns(), encoder.encode(s, seat), strict=True))
                row = rows.encode(s, seat)
                assert row.dtype == np.float32
                assert row.tolist() == [1.0 if name in marks else own.get(name, 0.0) for name in columns]


class Arrays:
    """What a learner brings along."""

    def __init__(self, rows: Rows, n: int) -> None:
        self.rows = np.full((n, rows.size), 7, np.float32)
        self.masks = np.full((n, rows.actions), 7, np.uint8)
        self.seats = np.full(n, 7, np.int8)

    def __iter__(self) -> Iterator[NDArray[Any]]:
        return iter((self.rows, self.masks, self.seats))


class Alone:
    """Games as the generator plays them, to compare with."""

    def __init__(self, game: Game[Any], tables: list[tuple[int, dict[str, Any]]], seed: int) -> None:
        self.game, self.tables, self.seed = game, tables, seed

    def begin(self, number: int) -> tuple[State, Rng]:
        seats, options = self.tables[number % len(self.tables)]
        s, rng = self.game.new(seats, options), Rng(self.seed, number)
        self.go_on(s, rng)
        return s, rng

    def go_on(self, s: State, rng: Rng) -> None:
        settle(s, rng)
        while not s.is_over() and len(s.legal(s.actors()[0])) == 1:
            s.apply(s.actors()[0], s.legal(s.actors()[0])[0])
            settle(s, rng)


@every_game
def test_games_are_those_of_the_generator(game: Game[Any]) -> None:
    """At tables of all sizes, forced moves made, each place with the next game when one has ended."""
    rows, n = Rows(game), 3
    tables = [(table.seats, table.options) for table in few_tables(game)]
    games, arrays, alone = Games(game, tables, n, seed=5), Arrays(rows, n), Alone(game, tables, 5)
    here = [alone.begin(number) for number in range(n)]
    begun, luck, ended = n, Rng(9), 0
    games.begin(*arrays)
    while ended < 6:
        seats: list[Seat] = [s.actors()[0] for s, _ in here]
        assert arrays.seats.tolist() == seats
        chosen = []
        for place, (s, _) in enumerate(here):
            assert (arrays.rows[place] == rows.encode(s, seats[place])).all()
            legal = s.legal(seats[place])
            assert np.flatnonzero(arrays.masks[place]).tolist() == sorted(action.id for action in legal)
            chosen.append(legal[luck.below(len(legal))])
        over = games.play(np.array([action.id for action in chosen], np.int32), *arrays)
        expected = []
        for place, (s, rng) in enumerate(here):
            s.apply(seats[place], chosen[place])
            alone.go_on(s, rng)
            if s.is_over():
                scores = game.scores(s)
                blank = [-1] * (max(game.meta.seats) - s.seats)
                totals = [score.total for score in scores] + blank
                ranks = [score.rank for score in scores] + blank
                expected.append((place, s.seats, rows.tables.index((s.seats, s.options)), totals, ranks))
                here[place] = alone.begin(begun)
                begun += 1
        told = zip(over.places, over.seats, over.tables, over.totals.tolist(), over.ranks.tolist(), strict=True)
        assert list(told) == expected
        ended += len(expected)


def test_what_is_not_legal_changes_nothing() -> None:
    game = GAMES[0]
    rows, tables = Rows(game), game.tables()
    games, before, after = Games(game, tables, 2, seed=1), Arrays(rows, 2), Arrays(rows, 2)
    games.begin(*before)
    legal = int(np.flatnonzero(before.masks[0])[0])
    illegal = int(np.flatnonzero(before.masks[1] == 0)[0])
    for wrong, error in (
        ([legal, illegal], IllegalAction),
        ([legal, rows.actions], UnknownAction),
        ([legal], BadTable),
    ):
        with pytest.raises(error):
            games.play(np.array(wrong), *after)
    games.begin(*after)
    assert all((one == other).all() for one, other in zip(before, after, strict=True))
    with pytest.raises(ValueError, match="contiguous"):
        games.begin(before.rows[:, ::2], before.masks, before.seats)
    with pytest.raises(BadTable):
        Games(game, [], 2)


def test_a_fingerprint_is_of_columns_actions_and_rules() -> None:
    game = GAMES[0]
    newer = replace(game, meta=replace(game.meta, rules_version=game.meta.rules_version + 1))
    fewer = replace(game, meta=replace(game.meta, seats=game.meta.seats[:-1]))
    prints = [Rows(each).fingerprint for each in (game, newer, fewer)]
    assert len(set(prints)) == 3
    assert Rows(game.meta.name).fingerprint == prints[0]
