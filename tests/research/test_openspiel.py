"""All games as games of OpenSpiel, by its own tests and ours."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from quivira.kernel import BadTable, Game
from quivira.kernel.registry import find, names
from quivira.research.openspiel import PREFIX, Playouts
from quivira.testing.play import sealed_openings

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())
every_sealed_game = pytest.mark.parametrize("name", sealed_openings())


def load(game: Game[Any], **parameters: Any) -> Any:
    return pyspiel.load_game(PREFIX + game.meta.name, parameters)


def chance(state: Any, rng: random.Random) -> Any:
    """Let chance act until a player is asked."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def opened(game: Any, decisions: int, seed: int = 1) -> Any:
    """A game after some random decisions, or fewer if it would be over by then."""
    rng = random.Random(seed)
    state = chance(game.new_initial_state(), rng)
    for _ in range(decisions):
        following = state.clone()
        following.apply_action(rng.choice(state.legal_actions()))
        chance(following, rng)
        if following.is_terminal():
            break
        state = following
    return state


@every_game
def test_openspiels_random_simulation(game: Game[Any]) -> None:
    pyspiel.random_sim_test(load(game, players=game.meta.seats[0]), num_sims=1, serialize=True, verbose=False)


@every_game
@pytest.mark.parametrize("reward", ["rank", "lead"])
def test_rewards_are_what_the_game_type_says(game: Game[Any], reward: str) -> None:
    spiel = load(game, players=game.meta.seats[0], reward=reward)
    state = opened(spiel, 0)
    assert state.returns() == [0.0] * spiel.num_players()
    rng = random.Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        chance(state, rng)
    assert all(spiel.min_utility() <= value <= spiel.max_utility() for value in state.returns())
    if reward == "rank":
        assert sum(state.returns()) == pytest.approx(spiel.utility_sum())
    else:
        assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@every_game
def test_options_are_parameters(game: Game[Any]) -> None:
    for option in game.meta.options:
        if len(option.values) > 1:
            spiel = load(game, **{option.key: option.values[-1]})
            assert spiel.start.options[option.key] == option.values[-1]
            again = pyspiel.load_game(str(spiel))
            assert again.start.options == spiel.start.options
    spiel = load(game)
    assert spiel.num_players() == max(game.meta.seats)
    assert spiel.start.options == game.options({})
    with pytest.raises(BadTable, match="players, not 9"):
        load(game, players=9)


@every_game
def test_a_state_is_saved_and_goes_on(game: Game[Any]) -> None:
    spiel = load(game)
    state = opened(spiel, 8)
    again = pickle.loads(pickle.dumps(state))
    _, third = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    clone = state.clone()
    before = str(state)
    action = state.legal_actions()[-1]
    for copy in (again, third, clone):
        assert str(copy) == before
        assert copy.history() == state.history()
        copy.apply_action(action)
    assert str(again) == str(third) == str(clone) != before
    assert str(state) == before


@every_game
def test_a_sampled_world_looks_the_same_and_keeps_no_history(game: Game[Any]) -> None:
    state = opened(load(game), 8)
    for player in range(state.num_players()):
        world = state.resample_from_infostate(player, random.Random(1).random)
        assert world.history() == []
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        again = world.resample_from_infostate(player, random.Random(2).random)
        assert str(again) == str(state.resample_from_infostate(player, random.Random(2).random))


@every_sealed_game
def test_a_sealed_answer_is_a_hidden_turn(name: str) -> None:
    spiel = pyspiel.load_game(PREFIX + name)
    first, second = opened(spiel, 0), opened(spiel, 0)
    actor = first.current_player()
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[-1])
    assert first.current_player() == second.current_player() != actor
    assert str(first) != str(second)
    for player in range(spiel.num_players()):
        same = first.information_state_string(player) == second.information_state_string(player)
        assert same == (player != actor)
        assert (first.observation_tensor(player) == second.observation_tensor(player)) == same


@every_game
def test_tensors_are_the_same_from_python_and_from_c(game: Game[Any]) -> None:
    spiel = load(game)
    state = opened(spiel, 9)
    observation = make_observation(spiel)
    for player in range(spiel.num_players()):
        row = np.asarray(state.observation_tensor(player))
        assert (row == pyspiel.State.observation_tensor(state, player)).all()
        assert (row == pyspiel.State.information_state_tensor(state, player)).all()
        observation.set_from(state, player)
        assert (row == observation.tensor).all()
        assert observation.string_from(state, player) == pyspiel.State.information_state_string(state, player)
        assert state.observation_string(player) == state.information_state_string(player)
    assert spiel.observation_tensor_size() == spiel.information_state_tensor_size() == len(row)
    asked = state.current_player()
    assert state.observation_tensor() == state.observation_tensor(asked)
    assert state.information_state_string() == state.information_state_string(asked)
    with pytest.raises(ValueError, match="there is no player 9"):
        state.observation_tensor(9)
    with pytest.raises(ValueError, match="and no others"):
        spiel.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )
    with pytest.raises(ValueError, match="no parameters"):
        spiel.make_py_observer(params={"size": 1})


@every_game
def test_openspiels_ismcts_plays_a_whole_game(game: Game[Any]) -> None:
    spiel = load(game, players=game.meta.seats[0])
    bots: list[Any] = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(spiel.num_players())]
    bots[0] = ismcts.ISMCTSBot(spiel, Playouts(seed=3), 1.0, 2, random_state=np.random.RandomState(4))
    rng = random.Random(5)
    state = chance(spiel.new_initial_state(), rng)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
        chance(state, rng)
    assert sum(state.returns()) == pytest.approx(1)


def test_openspiels_own_playouts_do_too() -> None:
    state = opened(load(GAMES[0], players=GAMES[0].meta.seats[0]), 3)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.0, 4, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_playouts_are_mean_results() -> None:
    state = opened(load(GAMES[0]), 2)
    before = str(state)
    assert Playouts(games=4).evaluate(state).sum() == pytest.approx(1)
    assert str(state) == before
    assert dict(Playouts().prior(state)) == pytest.approx(
        dict.fromkeys(state.legal_actions(), 1 / len(state.legal_actions()))
    )
    start = load(GAMES[0]).new_initial_state()
    assert Playouts().prior(start) == start.chance_outcomes()


def test_openspiel_lists_all_games_and_lets_them_go_at_the_end() -> None:
    code = "import pyspiel, quivira.research.openspiel as q; q.register(); print(*pyspiel.registered_names())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {PREFIX + name for name in names()} <= set(done.stdout.split())
    assert done.stderr == ""
