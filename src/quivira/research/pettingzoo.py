"""Every game as an environment of PettingZoo: `env` asks one agent at a time, `parallel_env` all at once."""

from __future__ import annotations

import secrets
from typing import Any, Final, TypeAlias

import msgspec

from quivira.kernel import BadTable, Game, IllegalAction, Options, Rng, Seat, State, UnknownAction, settle
from quivira.kernel.errors import needs, unknown
from quivira.kernel.registry import find
from quivira.research.rewards import WIN, check, rewards

with needs("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from quivira.research.encoder import Encoder

Observation: TypeAlias = dict[str, Any]

ARRAY: Final = "array"  # one row of numbers
BLOCKS: Final = "blocks"  # the same as a dict of small arrays, by name
VIEW: Final = "view"  # the view that people see, as plain data
OBSERVATIONS: Final = (ARRAY, BLOCKS, VIEW)
RENDER_MODES: Final = ("ansi", "human")
RAISE: Final = "raise"
REPLACE: Final = "replace"
SEEDS: Final = (1 << 62) - 1


class ViewSpace(Space[Any]):
    """The views of a game, as plain data; it has no fixed shape."""

    def __init__(self, game: Game[Any], start: State) -> None:
        super().__init__()
        self._game = game
        self._start = start
        self._type = type(game.view(start, 0))

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A view from a random moment early in the game."""
        s = self._start.clone()
        rng = Rng(int(self.np_random.integers(SEEDS)))
        for _ in range(rng.below(50)):
            if settle(s, rng) is not None:
                seat = s.actors()[0]
                legal = s.legal(seat)
                s.apply(seat, legal[rng.below(len(legal))])
        return msgspec.to_builtins(self._game.view(s, 0))

    def contains(self, x: Any) -> bool:
        try:
            msgspec.convert(x, self._type)
        except msgspec.ValidationError:
            return False
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewSpace) and self._type is other._type

    def __hash__(self) -> int:
        return hash(self._type)


class Table:
    """What both kinds of environment share: the game in progress, and each agent's side of it."""

    render_mode: str | None

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        options: Options | None = None,
        observation: str = ARRAY,
        reward: str = WIN,
        illegal: str = RAISE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game: Game[Any] = find(game) if isinstance(game, str) else game
        if observation not in OBSERVATIONS:
            raise BadTable(unknown("observation", observation, OBSERVATIONS))
        if illegal not in (RAISE, REPLACE):
            raise BadTable(unknown("way with illegal actions", illegal, (RAISE, REPLACE)))
        if render_mode not in (None, *RENDER_MODES):
            raise BadTable(unknown("render mode", str(render_mode), RENDER_MODES))
        seats = max(self.game.meta.seats) if seats is None else seats
        self.encoder = Encoder(self.game, seats, options)
        self.observation = observation
        self.reward = check(reward)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"quivira_{self.game.meta.name}_v{self.game.meta.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._start: State = self.game.new(seats, options)
        self._s = self._start
        self._rng = Rng(secrets.randbits(62))
        self._actions = self.action_count()
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.state_space = Box(-np.inf, np.inf, (seats, self.encoder.size), np.float32)

    def action_count(self) -> int:
        return len(self.game.space)

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_name(self, action: int) -> str:
        """The key of an action, such as records use."""
        return self.game.space.actions[action].key

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do now."""
        seat = self._seats[agent]
        return {"observation": self._known(seat), "action_mask": self._mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """What all seats know, a row each. For training only: it tells an agent what the others hold."""
        seats = range(self._s.seats)
        return self.encoder.encode_all([self._s] * len(seats), seats)

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        text = msgspec.json.format(msgspec.json.encode(self.game.view(self._s, None))).decode()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def _space(self) -> Space[Any]:
        known: Space[Any]
        if self.observation == VIEW:
            known = ViewSpace(self.game, self._start)
        elif self.observation == BLOCKS:
            blocks = self.encoder.blocks.items()
            known = Dict({name: Box(-np.inf, np.inf, (at.stop - at.start,), np.float32) for name, at in blocks})
        else:
            known = Box(-np.inf, np.inf, (self.encoder.size,), np.float32)
        return Dict({"observation": known, "action_mask": Box(0, 1, (self._actions,), np.int8)})

    def _known(self, seat: Seat) -> Any:
        if self.observation == VIEW:
            return msgspec.to_builtins(self.game.view(self._s, seat))
        row = self.encoder.encode(self._s, seat)
        return self.encoder.named(row) if self.observation == BLOCKS else row

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        return self.encoder.mask(self._s, seat)

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Rng(seed & SEEDS)
        self._s = self._start.clone()
        settle(self._s, self._rng)

    def _act(self, seat: Seat, action: int) -> None:
        """Do it; what is illegal raises, or is replaced by something legal."""
        actions = self.game.space.actions
        try:
            if not 0 <= action < len(actions):
                raise UnknownAction(f"there is no action {action}; {self.game.meta.name} has 0 to {len(actions) - 1}")
            self._s.apply(seat, actions[action])
        except (IllegalAction, UnknownAction):
            if self.illegal == RAISE:
                raise
            legal = self._s.legal(seat)
            self._s.apply(seat, legal[self._rng.below(len(legal))])

    def _result(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """The rewards of a finished game, and its scores as infos."""
        scores = self.game.scores(self._s)
        end = self.game.end_reason(self._s)
        infos = [{"score": score.total, "rank": score.rank, "end_reason": end} for score in scores]
        agents = self.possible_agents
        return dict(zip(agents, rewards(self.reward, scores), strict=True)), dict(zip(agents, infos, strict=True))


class AEC(Table, AECEnv[str, Observation, int | None]):
    """One agent at a time. A question to several seats at once becomes hidden turns, one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self.agents[self._s.stack[-1].seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadTable(f"{agent} has to act: None is for agents whose game is over")
        self._act(self._seats[agent], action)
        settle(self._s, self._rng)
        self._decisions += 1
        if self._s.is_over():
            self.rewards, self.infos = self._result()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[self._s.stack[-1].seat]


class Parallel(Table, ParallelEnv[str, Observation, int]):
    """All agents act in every step; who is not asked has one choice, to wait, which is the last action."""

    def action_count(self) -> int:
        return len(self.game.space) + 1

    def action_name(self, action: int) -> str:
        return "wait" if action == self._actions - 1 else super().action_name(action)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        for seat in self._s.actors():
            if agents[seat] not in actions:
                raise BadTable(f"{agents[seat]} is asked, but has no action")
            self._act(seat, actions[agents[seat]])
        settle(self._s, self._rng)
        self._cycles += 1
        over = self._s.is_over()
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards, infos = self._result() if over else (dict.fromkeys(agents, 0.0), {agent: {} for agent in agents})
        if over or late:
            self.agents = []
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.append(super()._mask(seat), np.int8(0))
        mask[-1] = not mask.any()
        return mask


def raw_env(game: Game[Any] | str, **settings: Any) -> AEC:
    """The environment without the wrapper that watches over the order of calls: a little faster."""
    return AEC(game, **settings)


def env(game: Game[Any] | str, everyone: bool = False, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """A game for agents that act one at a time.

    seats, options: the table (default: as many seats as the game has, its default options)
    observation: "array" (a row of numbers), "blocks" (the same by names) or "view" (what people see, as plain data)
    reward: "win", "rank" or "lead", given at the end; see quivira.research.rewards
    illegal: "raise" an error, or "replace" by a random legal action
    max_cycles: cut the game off after so many decisions, times the number of seats
    everyone: every agent has a turn in every cycle; who is not asked can only wait
    """
    if everyone:
        return parallel_to_aec(Parallel(game, **settings))
    return OrderEnforcingWrapper(AEC(game, **settings))


def parallel_env(game: Game[Any] | str, **settings: Any) -> Parallel:
    """A game for agents that all act at once, with the settings of `env`; `max_cycles` counts steps."""
    return Parallel(game, **settings)
