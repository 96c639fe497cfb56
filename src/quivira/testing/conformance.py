"""The conformance suite: what holds for every game, at every table, in random play."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import pytest

from quivira.kernel import CHANCE, Chance, Draw, Game, IllegalAction, Rng, State, pick, settle
from quivira.kernel.record import decode, digest, replay
from quivira.locale.rulebook import rules
from quivira.testing.laws import LAWS
from quivira.testing.leaks import check_events_tell_no_more_than_views, check_features_miss_nothing, check_nothing_leaks
from quivira.testing.play import Table, default_table, play_record, random_move, tables, walk

LONGEST: Final = 100_000  # actions; a game that takes more does not end
QUICK: Final = os.environ.get("QUIVIRA_QUICK") == "1"  # one game a check, at one table; for coverage
ENOUGH: Final = 400  # actions to look at; a check of a long game stops after the seed that brings it so far


def check_actions_are_one_to_one(table: Table, seed: int) -> None:
    actions = table.game.space.actions
    assert [a.id for a in actions] == list(range(len(actions)))
    assert len({a.key for a in actions}) == len(actions)
    for action in actions:
        assert table.game.space.parse(action.key) is action


def check_somebody_can_act(table: Table, seed: int) -> None:
    """Until the game is over every actor has a choice, nobody else has, and the invariants hold."""
    for number, (s, _) in enumerate(walk(table, seed)):
        assert number < LONGEST, "the game does not end"
        s.check()
        actors = s.actors()
        assert len(actors) == len(set(actors))
        for seat in [CHANCE, *range(s.seats)]:
            assert bool(s.legal(seat)) == (seat in actors)


def check_chance_is_the_deck(table: Table, seed: int) -> None:
    for s, _ in walk(table, seed):
        weights = [weight for _, weight in s.chance()]
        assert (s.actors() == [CHANCE]) == bool(weights)
        assert all(weight > 0 for weight in weights)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Draw):
            assert sum(weights) == top.deck(s).size


def check_settling_is_drawing_one_by_one(table: Table, seed: int) -> None:
    """Chance that answers several draws at once answers as it would one by one."""
    for s, _ in walk(table, seed):
        if s.actors() == [CHANCE]:
            at_once, one_by_one, rng = s.clone(), s.clone(), Rng(seed, 3)
            settle(at_once, Rng(seed, 3))
            while one_by_one.actors() == [CHANCE]:
                one_by_one.apply(CHANCE, pick(one_by_one.chance(), rng))
            assert table.game.dump(at_once) == table.game.dump(one_by_one)


def check_legal_is_what_is_not_refused(table: Table, seed: int) -> None:
    for s, _ in walk(table, seed):
        for seat in s.actors():
            legal = s.legal(seat)
            assert len({a.id for a in legal}) == len(legal), "a choice is offered twice"
            assert {a.id for a in legal} == {a.id for a in table.game.space.actions if s.refusal(seat, a) is None}


def check_random_is_a_pick_from_legal(table: Table, seed: int) -> None:
    """A step that finds a random action without the list of legal ones finds the same."""
    for number, (s, _) in enumerate(walk(table, seed)):
        for seat in s.actors():
            legal = s.legal(seat)
            found = s.stack[-1].random(s, seat, Rng(seed, number))
            assert found is legal[Rng(seed, number).below(len(legal))]


def check_illegal_actions_change_nothing(table: Table, seed: int) -> None:
    rng = Rng(seed, 1)
    for s, _ in walk(table, seed):
        before = table.game.dump(s)
        s.events = []
        for seat in [CHANCE, *range(s.seats)]:
            legal = s.legal(seat)
            for _ in range(20):
                action = table.game.space.actions[rng.below(len(table.game.space))]
                if action not in legal:
                    with pytest.raises(IllegalAction):
                        s.apply(seat, action)
        assert table.game.dump(s) == before
        assert s.events == []


def check_clones_are_equal_and_independent(table: Table, seed: int) -> None:
    """No old copy ever changes, whatever happens to the game it was taken from."""
    copies: list[tuple[State, bytes]] = []
    for s, _ in walk(table, seed):
        copy = s.clone()
        assert type(copy) is type(s)
        assert table.game.dump(copy) == table.game.dump(s)
        copies.append((copy, table.game.dump(copy)))
    for copy, before in copies:
        assert table.game.dump(copy) == before
    for copy, _ in copies[:: max(1, len(copies) // 10)]:
        _play_on(copy, seed)


def check_dump_and_load(table: Table, seed: int) -> None:
    """A state saved at any moment goes on as the original does, and no load changes what was loaded before."""
    game = table.game
    earlier: list[tuple[State, bytes]] = []
    for number, (s, move) in enumerate(walk(table, seed)):
        loaded = game.load(game.dump(s))
        assert game.dump(loaded) == game.dump(s)
        earlier.append((loaded.clone(), game.dump(s)))
        if move is not None and number % 7 == 0:
            original = s.clone()
            loaded.apply(*move)
            original.apply(*move)
            assert game.dump(loaded) == game.dump(original)
    assert all(game.dump(loaded) == saved for loaded, saved in earlier)


def check_records_replay(table: Table, seed: int) -> None:
    game = table.game
    record = play_record(table, seed)
    states = [digest(game, s) for s in replay(game, decode(record.encode()))]
    assert record.result is not None
    assert states[-1] == record.result.digest
    assert len(states) == len(record.moves) + 1


def check_scores_add_up(table: Table, seed: int) -> None:
    for s, _ in walk(table, seed):
        last = s
    scores = table.game.scores(last)
    assert [score.seat for score in scores] == list(range(table.seats))
    assert table.game.end_reason(last) in table.game.meta.end_reasons
    assert len({tuple(score.parts) for score in scores}) == 1, "all seats have the same parts"
    assert all(score.total == sum(score.parts.values()) for score in scores)
    assert min(score.rank for score in scores) == 1
    better = sorted(scores, key=lambda score: score.rank)
    assert all(b.rank in (a.rank, i) for i, (a, b) in enumerate(pairwise(better), start=2))


def check_evaluate_knows_every_seat(table: Table, seed: int) -> None:
    for s, _ in walk(table, seed):
        before = table.game.dump(s)
        worth = table.game.evaluate(s)
        assert len(worth) == table.seats
        assert all(isinstance(value, float) for value in worth)
        assert table.game.dump(s) == before


def check_questions_cite_rules(table: Table, seed: int) -> None:
    numbers = rules(table.game.meta.name, "en")
    for s, _ in walk(table, seed):
        top = s.stack[-1] if s.stack else None
        if top is not None and not isinstance(top, Chance):
            assert top.cites in numbers, f"{type(top).__name__} cites no rule of the rulebook"


CHECKS: Final[list[Callable[[Table, int], None]]] = [
    check_actions_are_one_to_one,
    check_somebody_can_act,
    check_chance_is_the_deck,
    check_settling_is_drawing_one_by_one,
    check_legal_is_what_is_not_refused,
    check_random_is_a_pick_from_legal,
    check_illegal_actions_change_nothing,
    check_clones_are_equal_and_independent,
    check_dump_and_load,
    check_records_replay,
    check_scores_add_up,
    check_evaluate_knows_every_seat,
    check_questions_cite_rules,
    check_nothing_leaks,
    check_events_tell_no_more_than_views,
    check_features_miss_nothing,
    *LAWS,
]


def conformance(
    *games: Game[Any], seeds: int = 1 if QUICK else 3
) -> Callable[[Table, Callable[[Table, int], None]], None]:
    """A test function that runs every check on every table of the games: `test_x = conformance(GAME)`.

    Tables that differ from the default in several options play one game for each check, the others `seeds`.
    """

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
    @pytest.mark.parametrize("table", [table for game in games for table in _tables(game)], ids=str)
    def test(table: Table, check: Callable[[Table, int], None]) -> None:
        looked_at = 0
        for seed in range(seeds if table.is_near_default() else 1):
            if looked_at < ENOUGH:
                check(table, seed)
                looked_at += sum(1 for _ in walk(table, seed))

    return test


def _tables(game: Game[Any]) -> list[Table]:
    return [default_table(game)] if QUICK else tables(game)


def _play_on(s: State, seed: int) -> None:
    rng = Rng(seed, 2)
    while not s.is_over():
        s.apply(*random_move(s, rng))
    s.check()
