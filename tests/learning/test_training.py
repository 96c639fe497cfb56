"""Learning by self-play. Needs PyTorch, which developers may do without."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from quivira.cli import main  # noqa: E402
from quivira.kernel import QuiviraError  # noqa: E402
from quivira.kernel.registry import find  # noqa: E402
from quivira.learning import Rows  # noqa: E402
from quivira.learning.network import network_of, read  # noqa: E402
from quivira.learning.training.learner import Learner, Round  # noqa: E402
from quivira.learning.training.rollout import advantages  # noqa: E402
from quivira.learning.training.settings import Settings, changed  # noqa: E402

TOY = "whisperbid"
SMALL = Settings(games=8, steps=8, layers=(16, 16), batch=16)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    network_of.cache_clear()


def losses(found: Round) -> list[float]:
    return [*found.losses, found.games]


def test_every_seat_has_a_chain_of_its_own() -> None:
    """Two seats of one place: 0, 1, 0, end; then 1, 0 of the next game."""
    seat = torch.tensor([[0], [1], [0], [1], [0]])
    value = torch.tensor([[0.5], [0.4], [0.6], [0.3], [0.2]])
    over = torch.tensor([[False], [False], [True], [False], [False]])
    worths = torch.zeros(5, 1, 2)
    worths[2, 0] = torch.tensor([1.0, 0.0])
    found, told = advantages(seat, value, over, worths, trace=0.5)
    last = 1.0 - 0.6
    assert found[:3, 0].tolist() == pytest.approx([0.6 - 0.5 + 0.5 * last, 0.0 - 0.4, last])
    assert told[:, 0].tolist() == [True, True, True, False, False]


class Cluster:
    """As much of Ray as a learner uses, in this process."""

    def remote(self, num_cpus: int) -> Callable[[type[Any]], Any]:
        return lambda kind: SimpleNamespace(remote=lambda *words: self._actor(kind(*words)))

    def _actor(self, made: Any) -> Any:
        return SimpleNamespace(play=SimpleNamespace(remote=lambda *words: deepcopy(made.play(*words))))

    def get(self, answer: Any) -> Any:
        return answer

    def kill(self, actor: Any) -> None:
        pass


def test_one_seed_is_one_curve_on_whatever_machines() -> None:
    found = []
    for ray in (None, None, Cluster()):
        learner = Learner(find(TOY), SMALL, "cpu")
        learner.ray = ray
        found.append([losses(learner.round(0.0)), losses(learner.round(0.5))])
    assert found[0] == found[1] == found[2]


def test_processes_play() -> None:
    learner = Learner(find(TOY), Settings(jobs=2, games=8, steps=8, layers=(16, 16), batch=16), "cpu")
    try:
        assert learner.round(0.0).decisions == 2 * 8 * 8
        assert learner.round(0.5).games > 0
    finally:
        learner.end()


def test_it_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    learner = Learner(find(TOY), SMALL, "cpu")
    learner.round(0.0)
    learner.save(tmp_path / "checkpoint.pt")
    again = [Learner.load(tmp_path / "checkpoint.pt", find(TOY), {}, "cpu") for _ in range(2)]
    assert again[0].done.decisions == learner.done.decisions == 64
    assert losses(again[0].round(0.5)) == losses(again[1].round(0.5))
    assert again[0].done.pieces == 2
    with pytest.raises(QuiviraError, match="another game"):
        Learner.load(tmp_path / "checkpoint.pt", find("pebblepair"), {})
    (tmp_path / "checkpoint.pt").write_bytes(b"no")
    with pytest.raises(QuiviraError, match="holds no training"):
        Learner.load(tmp_path / "checkpoint.pt", find(TOY), {})


def test_a_bot_reads_what_was_learnt(tmp_path: Path) -> None:
    learner = Learner(find(TOY), SMALL, "cpu")
    learner.round(0.0)
    learner.export(tmp_path / "weights.npz")
    rows = Rows(TOY)
    looked = np.random.default_rng(1).random((6, rows.size), np.float32)
    logits, values = read(tmp_path / "weights.npz", rows).look(looked)
    wide = torch.zeros(6, learner.net.trunk[0].in_features)
    wide[:, : rows.size] = torch.from_numpy(looked)
    allowed = torch.zeros(6, learner.net.policy.out_features, dtype=torch.uint8)
    allowed[:, : rows.actions] = 1
    with torch.no_grad():
        chances, value = learner.net(wide, allowed)
    own = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    assert own == pytest.approx(chances[:, : rows.actions].numpy(), abs=2e-3)
    assert values == pytest.approx(torch.sigmoid(value).numpy(), abs=2e-3)


def test_a_network_learns_what_pays(tmp_path: Path) -> None:
    """Whoever takes more pebbles wins, and the second may not take as many as the first."""
    game = find("pebblepair")
    learner = Learner(game, Settings(games=32, steps=8, layers=(16,), batch=64, rate=(0.01, 0.01)), "cpu")
    for _ in range(8):
        learner.round(0.0)
    learner.export(tmp_path / "weights.npz")
    rows = Rows(game)
    logits, values = read(tmp_path / "weights.npz", rows).look(rows.encode(game.new(2), 0)[None])
    assert game.space.actions[int(logits[0].argmax())].key == "take:3"
    assert values[0] > 0.6


def test_it_begins_with_the_network_in_a_file(tmp_path: Path) -> None:
    learner = Learner(find(TOY), SMALL, "cpu")
    learner.round(0.0)
    learner.export(tmp_path / "weights.npz")
    again = Learner.of(tmp_path / "weights.npz", find(TOY), Settings(games=8, layers=(4,)), "cpu")
    again.export(tmp_path / "again.npz")
    with np.load(tmp_path / "weights.npz") as first, np.load(tmp_path / "again.npz") as second:
        assert all((first[name] == second[name]).all() for name in first.files if name != "meta")
    assert again.before["trained"]["decisions"] == 64
    assert again.scale.value() == pytest.approx(learner.scale.value(), abs=1e-3)
    with pytest.raises(QuiviraError, match="another version"):
        Learner.of(tmp_path / "weights.npz", find("pebblepair"), SMALL, "cpu")


def test_a_policy_that_is_held_stays_while_the_value_learns(tmp_path: Path) -> None:
    """The first seat wins by what the policy likes; that is all there is to know."""
    game = find("pebblepair")
    usual = Settings(games=32, steps=8, layers=(16,), batch=64, rate=(0.01, 0.01))
    learner = Learner(game, usual, "cpu")
    for _ in range(8):
        learner.round(0.0)
    learner.export(tmp_path / "weights.npz")
    rows = Rows(game)
    row = rows.encode(game.new(2), 0)[None]
    logits, _ = read(tmp_path / "weights.npz", rows).look(row)
    held = Learner.of(tmp_path / "weights.npz", game, changed(usual, {"hold": 5.0, "trace": [1, 1]}), "cpu")
    with torch.no_grad():
        held.net.value.weight.zero_()
        held.net.value.bias.zero_()
    moved = [held.round(0.0).losses.moved for _ in range(40)]
    held.export(tmp_path / "held.npz")
    after, learnt = read(tmp_path / "held.npz", rows).look(row)
    assert np.argmax(after) == np.argmax(logits)
    assert max(moved) < 0.02
    assert learnt[0] > 0.6


def test_the_command_trains_measures_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"train {TOY} --jobs 1 --games 8 --set layers=16,8 --measures 1 --against random --into".split()
    words.append(str(tmp_path))
    assert main([*words, "--decisions", "1000"]) == 0
    told = capsys.readouterr().out
    assert "against 7 random" in told
    assert {path.name for path in tmp_path.iterdir()} == {"checkpoint.pt", "curve.csv", "curve.png", "weights.npz"}
    assert main([*words, "--decisions", "1000"]) == 0
    assert "All of it is done" in capsys.readouterr().out
    further = [*words[:-1], str(tmp_path / "further"), "--decisions", "100"]
    layers = further.index("layers=16,8")
    without = [*further[: layers - 1], *further[layers + 1 :]]
    assert main([*without, "--begin", str(tmp_path / "weights.npz")]) == 0
    assert main([*further, "--begin", str(tmp_path / "weights.npz")]) == 2
    assert "has its layers" in capsys.readouterr().err
    assert main([*without, "--fresh", "--begin", "own"]) == 2
    assert "comes without a network" in capsys.readouterr().err
    assert main([*words, "--decisions", "1500"]) == 0
    assert "Going on" in capsys.readouterr().out
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 3
