"""All games as environments of PettingZoo, by its own tests and ours."""

from __future__ import annotations

import json
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from quivira.kernel import BadTable, Game, IllegalAction, UnknownAction
from quivira.kernel.registry import find, names
from quivira.research.pettingzoo import env, parallel_env, raw_env
from quivira.testing.play import long_games, sealed_openings

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=names())
every_long_game = pytest.mark.parametrize("game", [find(name) for name in long_games()], ids=long_games())
every_sealed_game = pytest.mark.parametrize("name", sealed_openings())

# Advice that PettingZoo gives to all environments with action masks but its own
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def legal(seen: dict[str, Any]) -> list[int]:
    found: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return found


def play(table: Any, seed: int) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
    """Rewards and infos of a game in which everybody takes the first legal action."""
    table.reset(seed=seed)
    rewards, infos = {}, {}
    for agent in table.agent_iter():
        seen, reward, done, cut, info = table.last()
        if done or cut:
            rewards[agent], infos[agent] = reward, info
        table.step(None if done or cut else legal(seen)[0])
    return rewards, infos


@every_game
def test_pettingzoos_api(game: Game[Any]) -> None:
    api_test(env(game), num_cycles=1000)
    api_test(env(game, observation="blocks"), num_cycles=50)


@every_game
def test_pettingzoos_api_at_other_tables(game: Game[Any]) -> None:
    for seats in game.meta.seats[:-1]:
        api_test(env(game, seats=seats), num_cycles=20)
    for option in game.meta.options:
        api_test(env(game, options={option.key: option.values[-1]}), num_cycles=20)


@every_game
def test_pettingzoos_seeds(game: Game[Any]) -> None:
    seed_test(partial(env, game), num_cycles=100)
    seed_test(partial(env, game, observation="blocks"), num_cycles=5)
    parallel_seed_test(partial(parallel_env, game, illegal="replace"), num_cycles=20)


@every_long_game
def test_pettingzoos_cycles(game: Game[Any]) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, game, everyone=True, illegal="replace"),
            parallel_env=partial(parallel_env, game, illegal="replace"),
        )
    )


@every_game
def test_pettingzoos_parallel_api(game: Game[Any]) -> None:
    parallel_api_test(parallel_env(game), num_cycles=150)
    parallel_api_test(parallel_env(game, seats=game.meta.seats[0], observation="blocks"), num_cycles=50)


@every_game
def test_everyone_has_a_turn_in_every_cycle(game: Game[Any]) -> None:
    api_test(env(game, everyone=True), num_cycles=50)


@every_game
def test_views_as_plain_data(game: Game[Any]) -> None:
    table = env(game, observation="view", max_cycles=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, _, done, cut, _ = table.last()
        space = table.observation_space(agent)
        assert space.contains(seen)
        assert json.loads(json.dumps(seen["observation"])) == seen["observation"]
        table.step(None if done or cut else legal(seen)[0])
    sampled = space.sample()
    assert space.contains(sampled)
    sampled["observation"].popitem()
    assert not space.contains(sampled)
    assert space == env(game, observation="view").observation_space(agent)


@every_game
@pytest.mark.parametrize("observation", ["array", "blocks", "view"])
def test_an_observation_holds_plain_data_and_nothing_that_leads_to_the_game(game: Game[Any], observation: str) -> None:
    def check(value: Any) -> None:
        if isinstance(value, dict):
            assert all(isinstance(key, str) for key in value)
            for item in value.values():
                check(item)
        elif isinstance(value, list):
            for item in value:
                check(item)
        elif isinstance(value, np.ndarray):
            assert value.dtype in (np.float32, np.int8)
        else:
            assert type(value) in (int, str, bool, type(None))

    table = env(game, observation=observation)
    table.reset(seed=1)
    check(table.last()[0])


@every_game
def test_arrays_of_one_step_do_not_change_later(game: Game[Any]) -> None:
    table = env(game)
    table.reset(seed=1)
    seen = table.last()[0]
    before = seen["observation"].copy(), seen["action_mask"].copy()
    table.step(legal(seen)[0])
    table.last()
    assert (seen["observation"] == before[0]).all()
    assert (seen["action_mask"] == before[1]).all()


@every_sealed_game
@pytest.mark.parametrize("observation", ["array", "view"])
def test_a_sealed_answer_is_a_hidden_turn(name: str, observation: str) -> None:
    """Whoever is asked later sees the same, whatever the first one answered."""
    seen = []
    for choice in (0, -1):
        table = env(name, observation=observation)
        table.reset(seed=5)
        first = table.agent_selection
        table.step(legal(table.last()[0])[choice])
        assert table.agent_selection != first
        others = [agent for agent in table.agents if agent != first]
        seen.append([msgspec.json.encode(_plain(table.observe(agent))) for agent in others])
    assert seen[0] == seen[1]


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.tolist()
    return {key: _plain(item) for key, item in value.items()} if isinstance(value, dict) else value


@pytest.mark.parametrize("name", [name for name in sealed_openings() if name in long_games()])
def test_a_sealed_question_is_one_parallel_step(name: str) -> None:
    table = parallel_env(name)
    seen, _ = table.reset(seed=5)
    wait = len(seen["player_0"]["action_mask"]) - 1
    assert table.action_name(wait) == "wait"
    assert all(len(legal(side)) > 1 and not side["action_mask"][wait] for side in seen.values())
    seen, *_ = table.step({agent: legal(side)[0] for agent, side in seen.items()})
    asked = [agent for agent, side in seen.items() if not side["action_mask"][wait]]
    assert len(asked) == 1
    with pytest.raises(BadTable, match=f"{asked[0]} is asked, but has no action"):
        table.step({agent: wait for agent in table.agents if agent not in asked})


@every_game
def test_rewards_and_infos_come_at_the_end(game: Game[Any]) -> None:
    rewards, infos = play(env(game), seed=2)
    assert sum(rewards.values()) == pytest.approx(1)
    assert {agent for agent, reward in rewards.items() if reward} == {a for a, i in infos.items() if i["rank"] == 1}
    assert all(info["end_reason"] in game.meta.end_reasons for info in infos.values())
    assert sum(play(env(game, reward="rank"), seed=2)[0].values()) == pytest.approx(len(rewards) / 2)
    leads, again = play(env(game, reward="lead"), seed=2)
    assert again == infos
    for agent, lead in leads.items():
        best = max(info["score"] for other, info in infos.items() if other != agent)
        assert lead == pytest.approx(max(-1, min(1, (infos[agent]["score"] - best) / 100)))


@every_long_game
def test_luck_follows_the_seed(game: Game[Any]) -> None:
    table = raw_env(game)
    assert play(table, 7)[1] == play(table, 7)[1]
    openings = []
    for _ in range(8):
        table.reset()
        openings.append(table.state().tobytes())
    assert len(set(openings)) > 1


@every_long_game
def test_an_illegal_action_raises_or_is_replaced(game: Game[Any]) -> None:
    table = env(game)
    table.reset(seed=1)
    seen = table.last()[0]
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = table.state()
    with pytest.raises(IllegalAction):
        table.step(illegal)
    with pytest.raises(UnknownAction, match="there is no action -1"):
        table.step(-1)
    with pytest.raises(BadTable, match="has to act"):
        table.step(None)
    assert (table.state() == before).all()
    table = env(game, illegal="replace")
    table.reset(seed=1)
    table.step(illegal)
    assert (table.state() != before).any()


@every_long_game
def test_a_long_game_is_cut_off(game: Game[Any]) -> None:
    table = env(game, max_cycles=2)
    table.reset(seed=1)
    decisions = 0
    for _ in table.agent_iter():
        seen, _, done, cut, _ = table.last()
        assert not done
        decisions += not cut
        table.step(None if cut else legal(seen)[0])
    assert decisions == 2 * len(table.possible_agents)


def test_the_table_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(GAMES[0], render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert json.loads(shown) == msgspec.to_builtins(GAMES[0].view(table.unwrapped._s, None))
    table = raw_env(GAMES[0], render_mode="human")
    table.reset(seed=1)
    assert table.render() is None
    assert capsys.readouterr().out.strip() == shown
    table = raw_env(GAMES[0])
    table.reset()
    assert table.render() is None
    table.close()


def test_wrong_settings_are_named() -> None:
    with pytest.raises(BadTable, match="unknown observation 'arry'; did you mean array"):
        env(GAMES[0], observation="arry")
    with pytest.raises(BadTable, match="unknown reward 'wins'; did you mean win"):
        env(GAMES[0], reward="wins")
    with pytest.raises(BadTable, match="unknown way with illegal actions 'ignore'"):
        env(GAMES[0], illegal="ignore")
    with pytest.raises(BadTable, match="unknown render mode 'rgb_array'; there are: ansi, human"):
        env(GAMES[0], render_mode="rgb_array")
    with pytest.raises(BadTable, match="players, not 9"):
        env(GAMES[0], seats=9)
    name = raw_env(GAMES[0]).action_name(0)
    assert GAMES[0].space.parse(name).id == 0
