"""Every game as a game of OpenSpiel, registered under `quivira_NAME` when this module is imported.

    game = pyspiel.load_game("quivira_NAME(players=3)")

The parameters are `players`, `reward` (see quivira.research.rewards) and the game's own options.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec

from quivira.kernel import Game, Options, Rng, Seat, State, play_out
from quivira.kernel.errors import needs
from quivira.kernel.registry import find, names
from quivira.research.rewards import WIN, check, least, rewards, total

with needs("openspiel"):
    import numpy as np
    import pyspiel

from quivira.research.encoder import Encoder

PREFIX: Final = "quivira_"
LONGEST: Final = 100_000  # actions, those of chance among them; conformance checks that games end long before


class World:
    """The engine's state inside OpenSpiel's: cloned when it is copied, saved as JSON when it is pickled."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.s = s

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return World(self.game, self.s.clone())

    def __reduce__(self) -> tuple[Callable[[str, bytes], World], tuple[str, bytes]]:
        return restore, (self.game.meta.name, self.game.dump(self.s))


def restore(name: str, saved: bytes) -> World:
    game = find(name)
    return World(game, game.load(saved))


def knowledge(game: Game[Any], s: State, seat: Seat) -> str:
    """All that a seat knows: its view, what is asked of whom, and what it may do; as JSON."""
    top = s.stack[-1] if s.stack else None
    told = {
        "view": game.view(s, seat),
        "question": type(top).__name__ if top is not None else None,
        "asked": s.actors(),
        "legal": [action.key for action in s.legal(seat)],
    }
    return msgspec.json.encode(told).decode()


class QuiviraState(pyspiel.State):
    """A game in progress. Its one field is the world: OpenSpiel copies and saves whatever is there."""

    def __init__(self, game: QuiviraGame) -> None:
        super().__init__(game)
        self.world = World(game.game, game.start.clone())

    def current_player(self) -> int:
        stack = self.world.s.stack
        return stack[-1].seat if stack else pyspiel.PlayerId.TERMINAL  # chance is -1 here as there

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([action.id for action in self.world.s.legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.world.s.chance()
        weights = sum(weight for _, weight in outcomes)
        return sorted((action.id, weight / weights) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        s = self.world.s
        s.apply(s.stack[-1].seat, self.world.game.space.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.world.game.space.actions[action].key

    def is_terminal(self) -> bool:
        return not self.world.s.stack

    def returns(self) -> list[float]:
        s = self.world.s
        if s.stack:
            return [0.0] * s.seats
        return rewards(self.get_game().reward, self.world.game.scores(s))

    def __str__(self) -> str:
        return self.world.game.dump(self.world.s).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> QuiviraState:
        """A world that the player cannot tell from this one.

        Its history is empty, for that would tell what the player does not know.
        """
        rng = Rng(int(sampler() * (1 << 31)), int(sampler() * (1 << 31)))
        state: QuiviraState = self.get_game().new_initial_state()
        state.world = World(self.world.game, self.world.game.resample(self.world.s, player, rng))
        return state

    # Asked from Python these need not take the way through C++ and back.

    def information_state_string(self, player: int | None = None) -> str:
        return knowledge(self.world.game, self.world.s, self._player(player))

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        row: list[float] = self.get_game().encoder.encode(self.world.s, self._player(player)).tolist()
        return row

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.information_state_tensor(player)

    def _player(self, player: int | None) -> Seat:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.world.s.seats:
            raise ValueError(f"there is no player {seat}")
        return seat


class Observer:
    """Tensors and strings of what a player knows, for OpenSpiel's own algorithms."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuiviraState, player: int) -> None:
        self.tensor[:] = self._encoder.encode(state.world.s, player)

    def string_from(self, state: QuiviraState, player: int) -> str:
        return knowledge(state.world.game, state.world.s, player)


class QuiviraGame(pyspiel.Game):
    """One title at one kind of table. Each title is a class of its own, as OpenSpiel's registry wants it."""

    game: ClassVar[Game[Any]]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.game
        defaults = parameters_of(game)
        given = {**defaults, **(parameters or {})}
        chosen = {key: value for key, value in given.items() if value != defaults.get(key)}
        seats: int = given.pop("players")
        self.reward = check(given.pop("reward"))
        options: Options = given
        self.start: State = game.new(seats, options)
        self.encoder = Encoder(game, seats, options)
        super().__init__(
            game_type(game, self.reward),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.space),
                max_chance_outcomes=len(game.space),
                num_players=seats,
                min_utility=least(self.reward),
                max_utility=1.0,
                utility_sum=total(self.reward, seats),
                max_game_length=LONGEST,
            ),
            chosen,
        )

    def new_initial_state(self, saved: Any = None) -> QuiviraState:
        return QuiviraState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters; given: {params}")
        if iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError("there are observers of all that one player knows, and no others")
        return Observer(self.encoder)


class Playouts:
    """An evaluator for OpenSpiel's searches: the mean result of random games, played inside the engine."""

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self._games = games
        self._rng = Rng(seed)

    def evaluate(self, state: QuiviraState) -> Any:
        reward = state.get_game().reward
        results = np.zeros(state.num_players())
        for _ in range(self._games):
            s = state.world.s.clone()
            play_out(s, self._rng)
            results += rewards(reward, state.world.game.scores(s))
        return results / self._games

    def prior(self, state: QuiviraState) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]]
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def parameters_of(game: Game[Any]) -> dict[str, Any]:
    """What can be chosen, with its default: options that offer but one value are none."""
    options = {option.key: option.values[0] for option in game.meta.options if len(option.values) > 1}
    return {"players": max(game.meta.seats), "reward": WIN, **options}


def game_type(game: Game[Any], reward: str = WIN) -> Any:
    kinds = pyspiel.GameType
    constant = total(reward, max(game.meta.seats)) is not None
    return kinds(
        short_name=PREFIX + game.meta.name,
        long_name=game.meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if constant else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def register() -> None:
    """Let OpenSpiel know every game there is."""
    known = set(pyspiel.registered_names())
    for name in names():
        if PREFIX + name not in known:
            game = find(name)
            pyspiel.register_game(game_type(game), type(f"{PREFIX}{name}", (QuiviraGame,), {"game": game}))


register()
