"""What a learner is told of a game, and which tables it plays at; all that needs no PyTorch."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from quivira.arena import plots
from quivira.cli import main
from quivira.kernel import BadTable, QuiviraError
from quivira.kernel.registry import find, names
from quivira.learning import Rows
from quivira.learning.training.curve import Curve, Point
from quivira.learning.training.players import Here, Players, Playing, Shape
from quivira.learning.training.results import Scale, leads, seats_worth
from quivira.learning.training.settings import MOST_WEIGHTS, Settings, at, mixed, usual, weights
from quivira.processes import Ended

TOTALS = np.array([[30, 20, 25, -1], [10, 10, 4, 4]], np.int32)
RANKS = np.array([[1, 3, 2, -1], [1, 1, 3, 3]], np.int32)


def test_a_lead_is_over_the_best_other_seat() -> None:
    assert leads(TOTALS, RANKS).tolist() == [[5, -10, -5, 0], [0, 0, -6, -6]]


def test_the_worth_of_a_game_is_mostly_the_share_of_the_victory() -> None:
    found = seats_worth(TOTALS, RANKS, scale=5.0, win=0.8)
    assert found[0] == pytest.approx([0.8 + 0.2 / (1 + np.exp(-1)), 0.2 / (1 + np.exp(2)), 0.2 / (1 + np.exp(1)), 0])
    assert found[1] == pytest.approx([0.5, 0.5, *[0.2 / (1 + np.exp(6 / 5))] * 2])


def test_a_seat_with_more_points_that_loses_the_tie_does_not_win() -> None:
    found = seats_worth(np.array([[10, 10]], np.int32), np.array([[1, 2]], np.int32), scale=1.0, win=0.8)
    assert found[0] == pytest.approx([0.9, 0.1])


def test_the_scale_is_the_usual_lead() -> None:
    scale = Scale()
    assert scale.value() == 1.0
    scale.see(TOTALS, RANKS)
    assert scale.value() == pytest.approx((5 + 10 + 5 + 6 + 6) / 7)


def test_half_of_the_games_have_no_option_and_every_table_is_played() -> None:
    for name in names():
        game = find(name)
        tables = Rows(game).tables
        mix = mixed(game, tables, seed=1)
        count = Counter((seats, str(options)) for seats, options in mix)
        assert set(count) == {(seats, str(options)) for seats, options in tables}
        plain = sum(options == game.options({}) for _, options in mix) / len(mix)
        assert 0.4 < plain < 0.51 if game.meta.options else plain == 1
        assert mix == mixed(game, tables, seed=1)


def test_the_largest_network_fits_into_a_folder() -> None:
    for name in names():
        rows = Rows(name)
        settings = usual(rows.size, rows.actions, cores=16, gpu=True)
        size = weights(rows.size, rows.actions, settings.layers)
        assert 0.8 * MOST_WEIGHTS < size <= MOST_WEIGHTS
        assert settings.jobs == 15


def test_what_falls_falls_in_a_straight_line() -> None:
    assert [at((3.0, 1.0), progress) for progress in (0.0, 0.5, 1.0, 1.5)] == [3.0, 2.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [({"games": 3}, "even number"), ({"jobs": 0}, "jobs is at least 1"), ({"layers": ()}, "needs a layer")],
)
def test_settings_say_what_is_wrong(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadTable, match=complaint):
        Settings(**wrong)  # type: ignore[arg-type]


def test_without_pytorch_the_way_to_get_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in [name for name in sys.modules if name.startswith("quivira.learning.training.")]:
        monkeypatch.delitem(sys.modules, name)
    assert main(["train", names()[0], "--minutes", "1"]) == 2
    assert "pip install 'quivira[train]'" in capsys.readouterr().err


def test_a_process_that_ends_is_no_riddle(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(self: Playing, half: int) -> None:
        raise Ended

    monkeypatch.setattr(Playing, "__call__", end)
    monkeypatch.setattr(Here, "ask", lambda self, item: None)
    monkeypatch.setattr(Here, "answer", lambda self: self.playing(0))
    rows = Rows(names()[0])
    with pytest.raises(QuiviraError, match="the same command goes on"):
        Players(names()[0], rows.tables, 1, 2, Shape(2, rows.size, rows.actions), 1, None)


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    points = [Point(m, 1000, 10, 20.5, 1.2, bot, 4, 0.5, 0.4, 0.6) for m in (1.0, 2.5) for bot in ("easy", "hard")]
    plots.curve(names()[0], points, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_a_curve_is_kept_line_by_line(tmp_path: Path) -> None:
    curve = Curve(tmp_path / "curve.csv")
    assert curve.read() == []
    points = [Point(m, 1000, 10, 20.5, 1.2, "easy", 4, 0.5, 0.4, 0.6) for m in (1.0, 2.5)]
    for point in points:
        curve.add(point)
    assert Curve(curve.path).read() == points
    curve.path.write_text("minutes\nmany\n")
    with pytest.raises(QuiviraError, match="no curve"):
        curve.read()
