"""Many games at once."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from quivira import Batch, Walk, simulate
from quivira.kernel import BadTable, Game, IllegalAction, Rng, UnknownAction, play_out, settle
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


def at_random(batch: Batch) -> list[int]:
    """The choices that a playout makes."""
    return [ids[rng.below(len(ids))] for ids, rng in zip(batch.legal(), batch.rngs, strict=True)]


@every_game
def test_a_batch_plays_the_games_of_the_generator_and_no_more(game: Game[Any]) -> None:
    """Every game once, whatever place it finds, though some are longer than others."""
    seats = game.meta.seats[0]
    expected = simulate(game, seats, 8, seed=7)
    batch = Batch(game, seats, 3, seed=7, games=8)
    lengths: dict[int, int] = {}
    totals: dict[int, array[int]] = {}
    while not batch.is_over():
        played = batch.games[:]
        ended = batch.apply(at_random(batch))
        assert [played[place] for place in ended.places] == list(ended.games)
        lengths |= dict(zip(ended.games, ended.lengths, strict=True))
        totals |= {number: ended.totals[k * seats : (k + 1) * seats] for k, number in enumerate(ended.games)}
        assert len(batch) == min(3, 8 - len(lengths))
    assert [lengths[number] for number in range(8)] == list(expected.lengths)
    assert sum((totals[number] for number in range(8)), expected.totals[:0]) == expected.totals


@every_game
def test_a_batch_goes_on_where_games_end(game: Game[Any]) -> None:
    """All places are always in play, and the next game takes the place of the one that ended."""
    batch = Batch(game, game.meta.seats[0], 3, seed=7)
    size = len(game.space)
    begun = 3
    while begun < 6:
        mask = batch.mask()
        assert [sum(mask[i * size : (i + 1) * size]) for i in range(3)] == [len(ids) for ids in batch.legal()]
        ended = batch.apply(at_random(batch))
        assert [batch.games[place] for place in ended.places] == list(range(begun, begun + len(ended)))
        assert all(batch.lengths[place] == 0 for place in ended.places)
        assert all(seat >= 0 for seat in batch.actors())
        begun += len(ended)
    assert not batch.is_over()


@every_game
def test_a_batch_is_played_out(game: Game[Any]) -> None:
    seats = game.meta.seats[0]
    batch = Batch(game, seats, 3, seed=7, games=5)
    for _ in range(1):
        batch.apply(at_random(batch))
    first, second = batch.play_out(), batch.play_out()
    assert (list(first.games), list(second.games)) == ([0, 1, 2], [3, 4])
    assert batch.is_over()
    assert first.lengths + second.lengths == simulate(game, seats, 5, seed=7).lengths


@every_game
def test_a_batch_refuses_what_is_not_legal_and_changes_no_game(game: Game[Any]) -> None:
    batch = Batch(game, game.meta.seats[0], 2)
    before = [game.dump(s) for s in batch.states]
    right = batch.legal()[0][0]
    for wrong in [a.id for a in game.space.actions if a.id not in batch.legal()[1]][:1]:
        with pytest.raises(IllegalAction):
            batch.apply([right, wrong])
    with pytest.raises(UnknownAction, match=f"0 to {len(game.space) - 1}, not -1"):
        batch.apply([right, -1])
    with pytest.raises(BadTable, match="2 games"):
        batch.apply([right])
    assert [game.dump(s) for s in batch.states] == before


@every_game
def test_the_checksum_depends_on_the_games(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    two = checksum(game, 2)
    assert two != checksum(game, 1)
    main([game.meta.name, "--games", "2"])
    assert capsys.readouterr().out == f"{game.meta.name} 2 {two}\n"
