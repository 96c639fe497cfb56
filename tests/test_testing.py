"""The checks themselves: each finds the fault it is there for."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from inspect import signature
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from quivira.features import Features
from quivira.kernel import (
    BadTable,
    Game,
    IllegalAction,
    Meta,
    QuiviraError,
    Rng,
    Score,
    Sealed,
    Seat,
    Side,
    State,
    Text,
    View,
)
from quivira.kernel.registry import find
from quivira.match import Match, Unforeseen
from quivira.match import match as matches
from quivira.testing import laws, leaks, soak
from quivira.testing.case import Check, failure
from quivira.testing.citations import refuses, uncited
from quivira.testing.conformance import (
    CHECKS,
    QUICK,
    check_clones_are_equal_and_independent,
    check_evaluate_knows_every_seat,
    check_scores_add_up,
    check_what_was_shown_stays,
    conformance,
)
from quivira.testing.goldens import Golden
from quivira.testing.play import LONG, Table, asked, default_table, long_game, random_move, sealed_openings, tables
from quivira.testing.records import perft, reshaped, write_shape

GAME = find(long_game())


class LeakyView(View, frozen=True):
    all: bytes


def broken(**parts: Any) -> Table:
    """A game with some of its functions spoilt."""
    game: Game[Any] = replace(GAME, **parts)
    return tables(game)[-1]


def fails(check: Check, table: Table) -> bool:
    return failure(check, table) is not None


def truth(s: State, seat: Seat, rng: Rng) -> State:
    return s.clone()


def test_a_shape_that_changes_without_a_new_version_is_found() -> None:
    """A step that is gone, or a field of the state: neither passes, and the records cannot be written over it."""
    *_, last = GAME.kinds
    changed: Game[Any] = replace(GAME, kinds={name: kind for name, kind in GAME.kinds.items() if name != last})
    assert last in (reshaped(changed) or "")
    with pytest.raises(QuiviraError, match="raise rules_version"):
        write_shape(changed)
    meta = replace(GAME.meta, rules_version=GAME.meta.rules_version + 1)
    assert "write the shape" in (reshaped(replace(changed, meta=meta)) or "")


def test_a_sound_game_passes() -> None:
    for check in CHECKS:
        assert not fails(check, tables(GAME)[0])


def test_a_view_that_tells_all_is_found() -> None:
    assert fails(leaks.check_nothing_leaks, broken(view=lambda s, seat: LeakyView(all=GAME.dump(s))))


def test_a_secret_in_any_part_of_what_is_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part of a side in turn tells a fingerprint of the true state."""

    def secret(side: Side[Any]) -> str:
        return game.dump(side._state).decode()

    game: Game[Any] = GAME
    parts: dict[str, Any] = {
        "prompt": property(lambda side: Text(secret(side))),
        "cites": property(secret),
        "legal": property(lambda side: side.game.space.actions[: crc32(secret(side).encode()) % 9]),
        "refused": lambda side: [(action, Text(secret(side))) for action in side.game.space.actions[:1]],
    }
    for name, part in parts.items():
        with monkeypatch.context() as patch:
            patch.setattr(Side, name, part)
            assert fails(leaks.check_nothing_leaks, tables(game)[-1]), name


def test_resampling_that_keeps_the_truth_is_found() -> None:
    assert fails(leaks.check_nothing_leaks, broken(resample=truth))


def test_a_view_that_forgets_what_events_tell_is_found() -> None:
    assert fails(leaks.check_events_tell_no_more_than_views, broken(view=lambda s, seat: LeakyView(all=b"")))


def test_features_that_tell_all_nothing_or_now_more_now_less_are_found() -> None:
    def all_of_it(s: State, seat: Seat, out: Features) -> None:
        out.number("truth", crc32(GAME.dump(s)), 1)

    def now_and_then(s: State, seat: Seat, out: Features) -> None:
        GAME.features(s, seat, out)
        if s.is_over():
            out.flag("over", True)

    assert fails(leaks.check_nothing_leaks, broken(features=all_of_it))
    assert fails(leaks.check_features_miss_nothing, broken(features=lambda s, seat, out: None))
    assert fails(leaks.check_features_miss_nothing, broken(features=now_and_then))


def telling(kind: str) -> list[Table]:
    """The tables of games with a question that is declared to tell something."""
    return [default_table(find(name)) for name in asked(kind)]


def opening_sealed() -> list[Table]:
    """The last table of each game that begins with a sealed question; something comes after the question there."""
    return [tables(find(name))[-1] for name in sealed_openings()]


def without_barriers(self: Match[Any], seat: Seat, keys: list[str], client: None = None, at: int = 0) -> Match[Any]:
    """A list of keys as it was tried before there were barriers."""
    trial = Match.at(self.game, self.state.clone(), self.lines, self.rng)
    for key in keys:
        trial._act(seat, self.game.space.parse(key), at)
    return trial


def test_lists_that_run_through_a_reveal_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tables_ = [*opening_sealed(), *telling("shows")]  # what is allowed next hangs there on what was revealed
    monkeypatch.setattr(Match, "attempt", without_barriers)
    assert tables_
    for table in tables_:
        assert fails(laws.check_answers_are_a_function_of_knowledge, table), table


def test_a_refusal_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The barrier stands, but its reason names what lies behind it."""

    def talkative(self: Match[Any], seat: Seat, keys: list[str]) -> Match[Any]:
        try:
            return honest(self, seat, keys)
        except Unforeseen as error:
            truth_told = Text("why-unforeseen", {"n": crc32(self.game.dump(self.state))})
            raise Unforeseen(error.key, truth_told) from None

    honest = Match.attempt
    monkeypatch.setattr(Match, "attempt", talkative)
    assert fails(laws.check_answers_are_a_function_of_knowledge, tables(GAME)[-1])


def test_a_look_that_can_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tables_ = [*telling("shows"), *telling("private")]
    monkeypatch.setattr(matches, "_is_final", lambda question, seat, after: isinstance(question, Sealed))
    assert tables_
    for table in tables_:
        assert fails(laws.check_undo_makes_nobody_wiser, table), table


def test_a_secret_answer_that_can_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "_is_final", lambda question, seat, after: not after.stack)
    for table in opening_sealed():
        assert fails(laws.check_undo_makes_nobody_wiser, table), table


def test_an_undo_that_forgets_to_forget_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Match[Any], number: int) -> None:
        events = [event for line in self.lines if line.number >= number for event in line.events]
        whole(self, number)
        last = self.lines[-1]
        self.lines[-1] = msgspec.structs.replace(last, events=[*last.events, *events])

    whole = Match.rewind
    monkeypatch.setattr(Match, "rewind", half)
    assert fails(laws.check_undo_makes_nobody_wiser, tables(GAME)[-1])


def test_scores_that_do_not_fit_are_found() -> None:
    def no_winner(s: State) -> list[Score]:
        return [Score(x.seat, x.parts, x.tie_breaks, x.rank + 1) for x in GAME.scores(s)]

    def a_seat_short(s: State) -> list[Score]:
        return GAME.scores(s)[1:]

    assert fails(check_scores_add_up, broken(scores=no_winner))
    assert fails(check_scores_add_up, broken(scores=a_seat_short))
    assert fails(check_scores_add_up, broken(end_reason=lambda s: "boredom"))


def test_an_evaluation_that_misses_a_seat_is_found() -> None:
    assert fails(check_evaluate_knows_every_seat, broken(evaluate=lambda s: [0.0]))


def test_a_clone_that_shares_is_found() -> None:
    class Shared(type(GAME.new(GAME.meta.seats[0]))):  # type: ignore[misc]
        def clone(self) -> Any:
            return self

    def set_up(seats: int, options: Any) -> State:
        s: Any = GAME.set_up(seats, options)
        s.__class__ = Shared
        return s  # type: ignore[no-any-return]

    assert fails(check_clones_are_equal_and_independent, broken(set_up=set_up))


def test_a_view_that_goes_on_changing_is_found() -> None:
    class Growing(View, frozen=True):
        seen: list[int]

    seen: list[int] = []

    def view(s: State, seat: Seat | None) -> View:
        seen.append(len(seen))
        return Growing(seen=seen)

    assert fails(check_what_was_shown_stays, broken(view=view))


def test_the_suite_covers_every_table_with_every_check() -> None:
    marks = conformance(GAME).pytestmark  # type: ignore[attr-defined]
    sizes = [len(mark.args[1]) for mark in marks]
    assert sorted(sizes) == sorted([len(CHECKS), 1 if QUICK else len(tables(GAME))])


def test_rules_without_tests_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivira.testing.citations.rules", lambda game, language: {"1": "", "999": ""})
    missing = uncited(GAME.meta.name)
    assert "rule 999 has no test that allows it" in missing
    assert "rule 999 has no test that refuses or rules_out it" in missing
    assert "a test cites rule 2, which is not in the rulebook" in missing


def test_a_test_that_refuses_must_see_a_refusal() -> None:
    """Of an action that is tried or asked about, or of a table; a game that goes well is none."""
    seats = GAME.meta.seats[0]

    @refuses("7", "8")
    def all_is_well(seats: int) -> None:
        s = GAME.new(seats)
        assert s.refusal(*random_move(s, Rng(1))) is None

    @refuses("7")
    def asked(seats: int) -> None:
        s = GAME.new(seats)
        assert s.refusal(seats, GAME.space.actions[0]) is not None

    @refuses("7")
    def tried(seats: int) -> None:
        with pytest.raises(IllegalAction):
            GAME.new(seats).apply(seats, GAME.space.actions[0])

    @refuses("7")
    def no_such_table(seats: int) -> None:
        with pytest.raises(BadTable):
            GAME.new(99)

    with pytest.raises(AssertionError, match=r'marked @refuses\("7", "8"\), but nothing was refused') as failed:
        all_is_well(seats)
    assert '@rules_out("7", "8")' in str(failed.value)
    for test in (asked, tried, no_such_table):
        test(seats)
    assert signature(asked) == signature(no_such_table), "pytest finds the arguments of the test"


def test_only_tests_cite(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        '@allows("1")\ndef table(): ...\n\n@rules_out("1")\ndef test_it(): ...\n'
    )
    monkeypatch.setattr("quivira.testing.citations.rules", lambda game, language: {"1": ""})
    monkeypatch.setattr("quivira.testing.citations.folder_of", lambda game: tmp_path)
    assert uncited("some_game") == ["rule 1 has no test that allows it"]


def test_a_change_of_behaviour_shows_in_the_golden_game() -> None:
    table = tables(GAME)[0]
    changed = replace(GAME, meta=replace_version(GAME.meta))
    assert Golden(table).text() != Golden(replace(table, game=changed)).text()


def replace_version(meta: Meta) -> Meta:
    return replace(meta, rules_version=meta.rules_version + 1)


def test_perft_counts_leaves() -> None:
    s = tables(GAME)[0].new()
    assert perft(s, 0) == 1
    assert perft(s, 1) == len(s.legal(s.actors()[0]))


def test_a_short_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(soak, "CHUNK", 2)
    actions, searched, ends = soak.play_chunk(GAME.meta.name, 0)
    assert actions > soak.CHUNK * LONG
    assert searched > 0
    assert sum(ends.values()) == soak.CHUNK
    monkeypatch.setattr(soak, "ProcessPoolExecutor", ThreadPoolExecutor)
    soak.main([GAME.meta.name, "--games", "4", "--laws", "2", "--processes", "1"])
    told = capsys.readouterr().out
    assert f"{GAME.meta.name}: 4 games" in told
    assert f"{GAME.meta.name}: both laws held in 2 games" in told
