"""Many games at once."""

from __future__ import annotations

from typing import Any

import pytest

from quivira import Batch, Walk, simulate
from quivira.kernel import NOBODY, BadTable, Game, IllegalAction, Rng, play_out, settle
from quivira.kernel.registry import find, names
from quivira.testing.checksum import checksum, main

every_game = pytest.mark.parametrize("game", [find(name) for name in names()], ids=names())


@every_game
def test_a_walk_is_the_game_of_the_generator(game: Game[Any]) -> None:
    seats = game.meta.seats[-1]
    walk, luck = Walk(game, seats, seed=4), Rng(5)
    s, rng = game.new(seats), Rng(4)
    settle(s, rng)
    while walk.legal:
        assert (walk.seat, walk.legal) == (s.actors()[0], s.legal(s.actors()[0]))
        number = luck.below(len(walk.legal))
        s.apply(walk.seat, walk.legal[number])
        settle(s, rng)
        assert walk.choose(number) is walk.legal
    assert s.is_over()
    assert game.dump(walk.state) == game.dump(s)
    with pytest.raises(IndexError):
        walk.choose(0)


@every_game
def test_simulated_games_are_the_games_of_the_generator(game: Game[Any]) -> None:
    seats = game.meta.seats[-1]
    results = simulate(game.meta.name, seats, 3, seed=4, first=1)
    assert len(results) == 3
    for i in range(3):
        s = game.new(seats)
        assert results.lengths[i] == play_out(s, Rng(4, i + 1))
        scores = game.scores(s)
        assert list(results.totals[i * seats : (i + 1) * seats]) == [score.total for score in scores]
        assert list(results.ranks[i * seats : (i + 1) * seats]) == [score.rank for score in scores]
        assert game.meta.end_reasons[results.ends[i]] == game.end_reason(s)


@every_game
def test_results_are_arrays(game: Game[Any]) -> None:
    results = simulate(game, game.meta.seats[0], 2)
    view = memoryview(results.totals)
    assert view.format == "i"
    assert len(view) == 2 * game.meta.seats[0]


@every_game
def test_a_batch_is_driven_from_python(game: Game[Any]) -> None:
    """Stepped with the choices that a playout makes, a batch plays the same games."""
    seats = game.meta.seats[0]
    batch = Batch(game, seats, 3, seed=7)
    size = len(game.space)
    while any(actor != NOBODY for actor in batch.actors()):
        legal = batch.legal()
        mask = batch.mask()
        assert [sum(mask[i * size : (i + 1) * size]) for i in range(3)] == [len(ids) for ids in legal]
        batch.apply([ids[rng.below(len(ids))] if ids else 0 for ids, rng in zip(legal, batch.rngs, strict=True)])
    stepped = batch.play_out()
    inside = Batch(game, seats, 3, seed=7).play_out()
    assert stepped.totals == inside.totals
    assert stepped.lengths == inside.lengths == simulate(game, seats, 3, seed=7).lengths


@every_game
def test_a_batch_refuses_what_is_not_legal(game: Game[Any]) -> None:
    batch = Batch(game, game.meta.seats[0], 2)
    wrong = next(a.id for a in game.space.actions if a.id not in batch.legal()[0])
    with pytest.raises(IllegalAction):
        batch.apply([wrong, wrong])
    with pytest.raises(BadTable, match="2 games"):
        batch.apply([0])


@every_game
def test_the_checksum_depends_on_the_games(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert checksum(game, 3) == checksum(game, 3)
    assert checksum(game, 3) != checksum(game, 4)
    main(["--games", "1"])
    assert f"{game.meta.name} 1 {checksum(game, 1)}" in capsys.readouterr().out
