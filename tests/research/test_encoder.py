"""Arrays of what a seat knows. That they leak nothing and miss nothing is checked by conformance."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from quivira.features import Features
from quivira.kernel import Game, Rng, Score, rank, settle
from quivira.kernel.registry import find, names
from quivira.research.encoder import Encoder
from quivira.research.rewards import rewards
from quivira.simulation import Batch
from quivira.testing.play import Table, near_tables, walk

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())


@pytest.mark.parametrize("table", [table for game in GAMES for table in near_tables(game)], ids=str)
def test_every_column_has_its_own_name(table: Table) -> None:
    encoder = Encoder(table.game, table.seats, table.options)
    columns = encoder.columns()
    assert len(set(columns)) == len(columns) == encoder.size
    assert [i for block in encoder.blocks.values() for i in range(encoder.size)[block]] == list(range(encoder.size))


@every_game
def test_rows_are_finite_writable_and_named(game: Game[Any]) -> None:
    seats = game.meta.seats[0]
    encoder = Encoder(game, seats)
    question, asked = encoder.blocks["question"], encoder.blocks["asked"]
    for number, (s, _) in enumerate(walk(Table(game, seats, game.options({})), 1)):
        seat = number % seats
        row = encoder.encode(s, seat)
        assert row.dtype == np.float32
        assert row.shape == (encoder.size,)
        assert row.flags.writeable
        assert np.isfinite(row).all()
        assert encoder.named(row)["asked"].tolist() == row[asked].tolist()
        assert row[asked].tolist() == [(seat + place) % seats in s.actors() for place in range(seats)]
        assert row[question].sum() == (not s.is_over())


@every_game
def test_the_own_seat_comes_first(game: Game[Any]) -> None:
    """Who acts sees itself at place 0, whoever it is."""
    seats = game.meta.seats[-1]
    encoder = Encoder(game, seats)
    asked = encoder.columns().index("asked.0")
    batch = Batch(game, seats, 2, seed=3, games=2)
    while not batch.is_over():
        assert (encoder.encode_batch(batch)[:, asked] == 1).all()
        batch.apply([legal[0] for legal in batch.legal()])


@every_game
def test_a_batch_is_encoded_as_its_games_are(game: Game[Any]) -> None:
    seats = game.meta.seats[0]
    encoder = Encoder(game, seats)
    batch = Batch(game, seats, 3, seed=5)
    rows = encoder.encode_batch(batch)
    for row, s, seat in zip(rows, batch.states, batch.actors(), strict=True):
        assert (row == encoder.encode(s, seat)).all()
        assert np.flatnonzero(encoder.mask(s, seat)).tolist() == sorted(action.id for action in s.legal(seat))
    masks = [encoder.mask(s, seat) for s, seat in zip(batch.states, batch.actors(), strict=True)]
    assert (np.frombuffer(batch.mask(), np.int8).reshape(3, -1) == masks).all()


@every_game
def test_what_others_hold_is_not_in_a_row(game: Game[Any]) -> None:
    """Not even after many questions, in a world sampled for the seat."""
    seats = game.meta.seats[-1]
    encoder = Encoder(game, seats)
    batch = Batch(game, seats, 1, seed=8)
    for number in range(40):
        s = batch.states[0]
        for seat in range(seats):
            world = game.resample(s, seat, Rng(number, seat))
            assert (encoder.encode(world, seat) == encoder.encode(s, seat)).all()
            assert (encoder.mask(world, seat) == encoder.mask(s, seat)).all()
        batch.apply([legal[-1] for legal in batch.legal()])


def test_the_pen_writes_what_it_is_told() -> None:
    pen = Features(3)
    pen.blocks = []
    pen.begin(2)
    pen.number("round", 3, 4)
    pen.flag("open", True)
    pen.one_of("phase", 1, ["a", "b", "c"])
    pen.one_of("none", -1, ["a", "b"])
    pen.who("torch", 0)
    pen.who("nobody", -1)
    assert pen.player(1) == 0
    pen.kinds("hand", [0, 2, 2, -1], ["x", "y", "z"], 2)
    pen.amounts("deck", [4, 0], ["x", "y"], 4)
    pen.flags("covered", [True, False], ["x", "y"])
    pen.members("houses", 0b101, ["x", "y", "z"])
    row = np.frombuffer(pen.rows(), np.float32).tolist()
    assert row == [0.75, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0.5, 0, 1, 1, 0, 1, 0, 1, 0, 1]
    assert [name for name, _ in pen.blocks][-4:] == [
        "player1.hand",
        "player1.deck",
        "player1.covered",
        "player1.houses",
    ]
    assert pen.rows() == b""


def test_rewards() -> None:
    scores = rank([Score(seat, {"points": points}) for seat, points in enumerate([30, 10, 30, 20])])
    assert rewards("win", scores) == [0.5, 0, 0.5, 0]
    assert rewards("rank", scores) == pytest.approx([5 / 6, 0, 5 / 6, 1 / 3])
    assert rewards("lead", scores) == [0, -0.2, 0, -0.1]
    scores = rank([Score(seat, {"points": points}) for seat, points in enumerate([0, 500])])
    assert rewards("lead", scores) == [-1, 1]


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("numpy", "encoder", "research"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(library: str, module: str, extra: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import quivira.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"{library} is not installed; get it with: pip install 'quivira[{extra}]'" in done.stderr


def test_the_core_does_without_numpy() -> None:
    code = (
        "import sys, quivira.simulation, quivira.features, quivira.bots, quivira.match; print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@every_game
def test_encoding_changes_nothing(game: Game[Any]) -> None:
    s = game.new(game.meta.seats[0])
    settle(s, Rng(4))
    before = game.dump(s)
    Encoder(game, game.meta.seats[0]).encode(s, 0)
    assert game.dump(s) == before
