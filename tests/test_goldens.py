"""Golden playthroughs of options: of a game in which the option matters, and no more than what it changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quivira.kernel import Game, Option, QuiviraError, Score, State
from quivira.kernel.registry import find, names
from quivira.testing import goldens, records
from quivira.testing.goldens import Golden
from quivira.testing.play import Table, default_table, tables, walk

SOUND = min(map(find, names()), key=lambda game: sum(1 for _ in walk(default_table(game), 0)))  # the shortest


def with_options(*keys: str) -> Game[Any]:
    """The shortest game at its fewest seats, with options that change nothing but a point when all are chosen."""

    def scores(s: State) -> list[Score]:
        extra = int(all(s.options[key] for key in keys if key != "idle"))
        return [Score(score.seat, {**score.parts, "extra": extra}, rank=score.rank) for score in SOUND.scores(s)]

    options = tuple(Option(key, (False, True)) for key in keys)
    meta = replace(SOUND.meta, seats=SOUND.meta.seats[:1], options=options)
    return replace(SOUND, meta=meta, scores=scores, set_up=set_up)


def set_up(seats: int, options: Any) -> Any:
    s = SOUND.set_up(seats, SOUND.options({}))
    s.options = options
    return s


def golden(game: Game[Any], key: str, seed: int = 1) -> Golden:
    without = tables(game)[0]
    return Golden(replace(without, options={**without.options, key: True}), seed, without)


@pytest.fixture(autouse=True)
def few_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goldens, "FEW_SEEDS", 3)
    monkeypatch.setattr(goldens, "MANY_SEEDS", 6)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(records, "folder", lambda game: tmp_path)
    return tmp_path


def test_an_option_that_changes_nothing_is_not_shown(folder: Path) -> None:
    game = with_options("idle", "generous")
    same = golden(game, "idle")
    assert same.text() == f"{same.header()}\n"
    assert goldens.look_for(game, "idle", True) is None
    with pytest.raises(QuiviraError, match=r"shows idle=True: can it happen at all"):
        records.write(game)
    (folder / f"golden-{same.table}.txt").write_text(same.text())
    assert records.uncovered(game) == ["idle=True"]


def test_of_an_option_the_part_is_shown_that_it_changes() -> None:
    changed = golden(with_options("generous"), "generous")
    last = sum(1 for _ in walk(changed.table, 1)) - 1
    moments = [line for line in changed.text().splitlines() if " state " in line]
    assert [int(line.split()[0]) for line in moments] == [last - 1, last]
    assert "score 0" in changed.text()


def test_an_option_that_only_looks_different_is_shown_from_the_start() -> None:
    game = replace(with_options("idle"), view=lambda s, seat: SOUND.view(s if s.options["idle"] else new(), seat))

    def new() -> Any:
        return Table(SOUND, SOUND.meta.seats[0], SOUND.options({})).new()

    found = goldens.look_for(game, "idle", True)
    assert found is not None
    assert found.plays_differently() is None
    assert " state " in found.text()


def test_an_option_that_takes_another_to_matter_is_shown_with_it() -> None:
    game = with_options("kind", "generous")
    found = goldens.look_for(game, "kind", True)
    assert found is not None
    assert (found.table.options, found.shows) == ({"kind": True, "generous": True}, "kind=True")


def test_a_golden_in_which_its_option_matters_is_kept(folder: Path) -> None:
    game = with_options("generous")
    records.write(game)
    assert records.uncovered(game) == []
    kept = golden(game, "generous", 5)
    (folder / f"golden-{kept.table}.txt").write_text(kept.text())
    records.write(game)
    assert [found.seed for found, _ in goldens.read(game, folder) if found.without is not None] == [5]


def test_goldens_of_tables_that_are_gone_are_named(folder: Path) -> None:
    game = with_options("generous")
    records.write(game)
    other = with_options("other")
    with pytest.raises(QuiviraError, match=r"golden-\S+generous=true\.txt names no table"):
        goldens.read(other, folder)
    (folder / records.SHAPE).unlink()
    records.write(other)
    assert records.uncovered(other) == []
