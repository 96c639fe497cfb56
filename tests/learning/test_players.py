"""Bots with a network: what they know, when they do without it, and how they are offered."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from quivira.bots import Bot, Budget, bot, learned, levels
from quivira.bots.foresight import Foresight, Trial
from quivira.bots.learned import foresight, look
from quivira.bots.ratings import Measured, ratings
from quivira.cli import main
from quivira.kernel import Game, QuiviraError, Rng, State, Turn, settle
from quivira.kernel.registry import find, names
from quivira.learning import Rows
from quivira.learning.network import Network, network_of, read, rows_of
from quivira.learning.weights import weights

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())
every_level = pytest.mark.parametrize("level", ["expert", "master"])


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What was read once is read again."""
    yield
    network_of.cache_clear()


def network(rows: Rows, path: Path, **meta: object) -> str:
    """A file of weights as a learner writes it; they are random and have opinions."""
    luck = np.random.default_rng(1)
    sizes = [rows.size, 24, 16]
    arrays: dict[str, Any] = {}
    for n, (inner, outer) in enumerate(pairwise(sizes)):
        arrays[f"w{n}"], arrays[f"b{n}"] = luck.normal(0, 0.2, (inner, outer)), luck.normal(0, 0.1, outer)
    arrays["policy_w"], arrays["policy_b"] = luck.normal(0, 0.2, (16, rows.actions)), np.zeros(rows.actions)
    arrays["value_w"], arrays["value_b"] = luck.normal(0, 0.2, (16, 1)), np.zeros(1)
    told = json.dumps({"game": rows.game.meta.name, "fingerprint": rows.fingerprint, **meta})
    np.savez_compressed(path, meta=np.array(told), **{name: a.astype(np.float16) for name, a in arrays.items()})
    return str(path)


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[State]:
    """Every twelfth real choice of a random game."""
    s: State = game.new(seats)
    rng = Rng(seed)
    number = 0
    settle(s, rng)
    while not s.is_over():
        seat = s.actors()[-1]
        legal = s.legal(seat)
        if len(legal) > 1:
            if number % 12 == 0:
                yield s
            number += 1
        s.apply(seat, legal[rng.below(len(legal))])
        settle(s, rng)


def player(level: str, path: str, seed: int = 3, more: str = "") -> Bot:
    near = ",ahead=2" if level == "master" else ""
    made = bot(f"{level}:weights={path}{near}{more}", Rng(seed))
    made.budget = Budget(sims=12)
    return made


@pytest.mark.untraced
@every_game
@every_level
def test_a_choice_hangs_on_nothing_that_the_seat_cannot_know(game: Game[Any], level: str, tmp_path: Path) -> None:
    """Tables that the seat cannot tell apart: the same seed finds the same action, whatever the others hold."""
    path = network(rows_of(game.meta.name), tmp_path / "weights.npz")
    secret = several = False
    for s in positions(game, game.meta.seats[-1], 4):
        seat = s.actors()[-1]
        worlds = [s, *(game.resample(s, seat, Rng(number)) for number in range(3))]
        secret |= game.view(s, seat) != game.view(s, (seat + 1) % s.seats)
        several |= len({game.dump(world) for world in worlds}) > 1
        assert len({player(level, path).choose(Turn(game, world, seat, Rng(8))) for world in worlds}) == 1
    assert several or not secret


@every_game
@every_level
def test_they_play_at_every_number_of_seats(game: Game[Any], level: str, tmp_path: Path) -> None:
    path = network(rows_of(game.meta.name), tmp_path / "weights.npz")
    for seats in game.meta.seats:
        for s in positions(game, seats, seats):
            seat = s.actors()[-1]
            key = player(level, path).choose(Turn(game, s, seat, Rng(8)))
            assert key in [action.key for action in s.legal(seat)]


def first_look(path: str) -> Foresight:
    """A search that has looked at a position once."""
    game = GAMES[0]
    rows = rows_of(game.meta.name)
    s = next(positions(game, game.meta.seats[-1], 4))
    made = read(Path(path), rows)
    search = foresight(Turn(game, s, s.actors()[-1], Rng(8)), Rng(3), made, rows, 1)
    first = search.first()
    search.answer(first, *look(made, [first])[0])
    return search


def test_answers_that_fall_behind_by_more_than_luck_are_out(tmp_path: Path) -> None:
    search = first_look(network(rows_of(GAMES[0].meta.name), tmp_path / "weights.npz"))
    liked, other, *_ = search.left
    root = search.root
    assert root is not None
    search.left = [liked, other]
    root.brought[liked], root.brought[other] = [0.2, 0.8] * 8, [0.9, 0.1] * 8
    search.narrow()
    assert search.left == [liked, other]  # a little less on average, now more, now less: it may still be the better one
    root.brought[other] = [0.3, 0.9] * 8
    search.narrow()
    assert search.left == [other]  # always a little more
    assert search.best() is root.legal[other]


def test_of_answers_that_bring_the_same_the_network_chooses(tmp_path: Path) -> None:
    search = first_look(network(rows_of(GAMES[0].meta.name), tmp_path / "weights.npz"))
    root = search.root
    assert root is not None
    liked = max(search.left, key=root.prior.__getitem__)
    for i in search.left:
        root.brought[i] = [0.2, 0.8] * 8
    search.narrow()
    assert search.left == [liked]


@every_game
def test_a_master_answers_in_time(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However far its first trials have come: each look takes a second, and after the fifth it has to answer."""
    path, looks = network(rows_of(game.meta.name), tmp_path / "weights.npz"), list[int]()

    def slow(network: Network, trials: list[Trial]) -> list[tuple[list[float], float]]:
        looks.append(len(trials))
        return look(network, trials)

    monkeypatch.setattr(learned, "look", slow)
    for s in islice(positions(game, game.meta.seats[-1], 4), 3):
        turn: Turn[Any] = Turn(game, s, s.actors()[-1], Rng(8))
        looks.clear()
        master = player("master", path)
        master.budget = Budget(time=5.0)
        master.budget.clock = lambda: float(len(looks))
        assert master.choose(turn) in [action.key for action in turn.legal]
        assert len(looks) <= 5


def test_without_a_trial_a_master_does_as_the_network_would(tmp_path: Path) -> None:
    search = first_look(network(rows_of(GAMES[0].meta.name), tmp_path / "weights.npz"))
    root = search.root
    assert root is not None
    assert search.best() is root.legal[root.prior.index(max(root.prior))]


def test_a_trial_goes_on_for_a_while() -> None:
    with pytest.raises(QuiviraError, match="to the next question at least"):
        bot("master:ahead=0", Rng(1))


@every_level
def test_where_the_network_does_not_fit_a_searcher_plays(
    level: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[0]
    path = network(rows_of(game.meta.name), tmp_path / "weights.npz", fingerprint="of other rules")
    with pytest.raises(QuiviraError, match=f"trained for another version.*quivira train {game.meta.name}"):
        read(Path(path), rows_of(game.meta.name))
    asked = 0
    for s in positions(game, game.meta.seats[0], 1):
        seat = s.actors()[-1]
        turn: Turn[Any] = Turn(game, s, seat, Rng(8))
        instead = bot("hard", Rng(3))
        instead.budget = Budget(sims=12)
        assert player(level, path).choose(turn) == instead.choose(turn)
        asked += 1
    assert asked > 1
    (told,) = [record for record in caplog.records if record.name == "quivira.learning"]
    assert told.levelno == logging.WARNING
    assert "a bot that searches plays instead" in told.getMessage()


def test_a_file_that_is_no_network_is_named(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes(b"nothing")
    np.savez(tmp_path / "other.npz", meta=np.array("{}"), w0=np.zeros((2, 2)))
    for name in ("weights.npz", "other.npz", "missing.npz"):
        with pytest.raises(QuiviraError, match=f"{name} holds no network"):
            read(tmp_path / name, rows_of(GAMES[0].meta.name))


def test_levels_with_a_network_are_offered_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = GAMES[0].meta.name
    monkeypatch.setattr("quivira.learning.weights.files", lambda _: tmp_path)
    assert levels(name) == ["random", "easy", "medium", "hard"]
    with pytest.raises(QuiviraError, match=f"{name} comes without one"):
        bot("expert", Rng(1), name)
    network(rows_of(name), tmp_path / "weights.npz")
    assert levels(name) == ["random", "easy", "medium", "hard", "expert", "master"]
    assert network_of(name) is not None
    assert bot("master", Rng(1), name).budget.time == 0.5


def test_a_network_says_the_same_of_one_row_and_of_many(tmp_path: Path) -> None:
    game = GAMES[0]
    rows = rows_of(game.meta.name)
    made = read(Path(network(rows, tmp_path / "weights.npz")), rows)
    states = [s.clone() for s in positions(game, game.meta.seats[-1], 2)]
    while len(states) < 8:
        states += states
    many = rows.encode_all(states, [s.actors()[-1] for s in states])
    logits, values = made.look(many)
    assert ((values > 0) & (values < 1)).all()
    assert len(set(values.tolist())) > 1
    for row, logit, value in zip(many, logits, values, strict=True):
        alone = made.look(row[None])
        assert np.allclose(alone[0][0], logit, atol=1e-4)
        assert np.allclose(alone[1][0], value, atol=1e-5)


@pytest.mark.parametrize("name", [name for name in names() if weights(name) is not None])
def test_a_network_of_the_package_fits_its_game(name: str) -> None:
    """Whoever changes rules, actions or features trains again: quivira train."""
    file = weights(name)
    assert file is not None
    assert network_of(name) is not None
    assert len(file.read_bytes()) <= 3_000_000


def test_bots_have_a_style(tmp_path: Path) -> None:
    """Without temperature an expert is always the same; tastes, and a temperature, make several of it."""
    game = GAMES[0]
    path = network(rows_of(game.meta.name), tmp_path / "weights.npz")
    asked = [(s.clone(), s.actors()[-1]) for s in positions(game, game.meta.seats[-1], 5)]

    def plays(settings: str, seed: int) -> list[str]:
        chooser = player("expert", path, seed, settings)
        return [chooser.choose(Turn(game, s, seat, Rng(8))) for s, seat in asked]

    assert plays(",temperature=0", 1) == plays(",temperature=0", 2)
    assert len({tuple(plays(",temperature=5", seed)) for seed in range(5)}) > 1
    calm = {tuple(plays(f",temperature=0,taste=t{number}", 1)) for number in range(40)}
    assert len(calm) > 1
    assert plays(",temperature=0,taste=t7", 1) == plays(",temperature=0,taste=t7", 2)


def test_ratings_are_told_of_levels_that_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = GAMES[0].meta.name
    monkeypatch.setattr("quivira.learning.weights.files", lambda _: tmp_path)
    monkeypatch.setattr("quivira.bots.ratings.files", lambda _: tmp_path)
    assert ratings(name) == {}
    measured = Measured(1, 2, 300, {"master": 1900, "hard": 1500, "easy": 1000, "gone": 7})
    (tmp_path / "ratings.json").write_bytes(msgspec.json.encode(measured))
    assert ratings(name) == {"easy": 1000, "hard": 1500}


def test_levels_are_rated_on_one_scale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("quivira.cli.ratings.files", lambda _: tmp_path)
    monkeypatch.chdir(tmp_path)
    name = GAMES[0].meta.name
    words = ["ratings", name, "--bots", "easy", "random", "-n", "12", "--jobs", "1"]
    assert main([*words, "--write"]) == 0
    kept = msgspec.json.decode((tmp_path / "ratings.json").read_bytes(), type=Measured)
    assert kept.ratings["easy"] == 1000
    assert kept.ratings["random"] < 900
    assert kept.games >= 12
    assert "1000" in capsys.readouterr().out
    assert main(["ratings", name, "--bots", "random"]) == 2
    assert "measured by 'easy'" in capsys.readouterr().err
