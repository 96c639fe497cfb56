"""What holds for every game that is found, without naming one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from quivira.kernel import BadRecord, Game
from quivira.kernel.record import decode, digest, replay
from quivira.kernel.registry import find, names
from quivira.kernel.snapshot import pack
from quivira.match.shape import fits
from quivira.testing import goldens
from quivira.testing.citations import uncited
from quivira.testing.conformance import conformance
from quivira.testing.language import common_problems, problems
from quivira.testing.play import Table, near_tables, walk
from quivira.testing.records import END, ending, finished, folder, perft_table, reshaped, uncovered

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())

test_conformance = conformance(*GAMES)


@every_game
def test_rules_are_shown_allowed_and_refused(game: Game[Any]) -> None:
    assert uncited(game.meta.name) == []


@every_game
def test_all_languages_are_complete(game: Game[Any]) -> None:
    assert problems(game) == []


def test_common_sentences_are_complete() -> None:
    assert common_problems() == []


@pytest.mark.parametrize(
    ("golden", "text"),
    [pytest.param(*found, id=str(found[0].table)) for game in GAMES for found in goldens.read(game, folder(game))],
)
def test_golden_playthrough(golden: goldens.Golden, text: str) -> None:
    if told := golden.differs(text):
        pytest.fail(told, pytrace=False)


@pytest.mark.untraced
@every_game
def test_perft(game: Game[Any]) -> None:
    assert perft_table(game) == msgspec.json.decode((folder(game) / "perft.json").read_bytes())


@every_game
def test_the_shape_of_states_changes_with_the_rules_version_only(game: Game[Any]) -> None:
    assert reshaped(game) is None


@pytest.mark.parametrize("table", [table for game in GAMES for table in near_tables(game)], ids=str)
def test_saved_states_have_the_shape_of_their_game(table: Table) -> None:
    assert all(fits(table.game, pack(s)) for number, (s, _) in enumerate(walk(table, 5)) if number % 10 == 0)


@every_game
def test_records_cover_every_end_and_option(game: Game[Any]) -> None:
    assert uncovered(game) == []


@pytest.mark.parametrize(
    "path",
    [path for game in GAMES for path in finished(game)],
    ids=lambda p: p.stem,
)
def test_record_replays(path: Any) -> None:
    record = decode(path.read_bytes())
    game = find(record.game)
    *_, last = replay(game, record)
    assert record.result is not None
    assert digest(game, last) == record.result.digest


COUNTED = [game for game in GAMES if (folder(game).parent / "web" / "scored.ts").is_file()]


@pytest.mark.parametrize("game", COUNTED, ids=lambda game: game.meta.name)
def test_the_client_counts_with_the_end_of_the_example(game: Game[Any]) -> None:
    assert (folder(game) / END).read_bytes() == ending(game)


OLD_RECORDS = [path for game in GAMES for path in sorted(folder(game).glob("version-*/*.json"))]


@pytest.mark.parametrize("path", OLD_RECORDS, ids=lambda path: "-".join(path.parts[-4:]))
def test_a_record_of_older_rules_replays_or_names_the_version_it_needs(path: Any) -> None:
    record = decode(path.read_bytes())
    game = find(record.game)
    assert f"version-{record.rules}" == path.parent.name
    assert record.rules < game.meta.rules_version
    if path.stem == "replays":
        *_, last = replay(game, record)
        assert record.result is not None
        assert [score.total for score in game.scores(last)] == record.result.totals
    else:
        with pytest.raises(BadRecord, match=f"rules version {record.rules}, installed is {game.meta.rules_version}"):
            list(replay(game, record))


def test_there_are_records_of_older_rules() -> None:
    assert {path.stem for path in OLD_RECORDS} == {"replays", "needs-it"}
