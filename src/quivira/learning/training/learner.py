"""Learning by self-play: the network plays all seats of many games, then learns from them, again and again."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec

from quivira.kernel import Game, QuiviraError
from quivira.kernel.errors import needs
from quivira.learning import Rows
from quivira.learning.network import opened
from quivira.learning.training.net import Net, export
from quivira.learning.training.players import Players, Shape
from quivira.learning.training.ppo import Losses, update
from quivira.learning.training.results import Scale
from quivira.learning.training.rollout import Rollout, advantages
from quivira.learning.training.settings import Settings, at, changed, mixed

with needs("train"):
    import numpy as np
    import torch

FORMAT: Final = "quivira-training-1"
COOL: Final = 0.3  # temperature of games from which a value learns whose policy is held: bots play so, or cooler
KNOWN: Final = 100_000.0  # seats of which a network knows the usual lead that it was taught with


class Done(msgspec.Struct):
    """How much was done, in all pieces of a training together."""

    pieces: int = 0  # how often it was begun or gone on with
    rounds: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a rollout and the update after it."""

    decisions: int
    games: int
    points: float | None  # mean of all seats, of the games that ended
    losses: Losses
    playing: float  # seconds
    learning: float


class Learner:
    """A network that learns a game. Give it rounds; `save` it and go on with it another time."""

    def __init__(self, game: Game[Any], settings: Settings, device: str = "") -> None:
        self.game, self.settings = game, settings
        self.ray: Any = None  # a cluster whose machines play, instead of processes of this one
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.rows = Rows(game)
        self.net = Net(self.rows.size, self.rows.actions, settings.layers).to(self.device)
        on_gpu = self.device.type == "cuda"
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=settings.rate[0], eps=1e-5, fused=on_gpu)
        self.scale = Scale()
        self.done = Done()
        self.before: dict[str, Any] = {}  # what was done for the network that this one began with
        self._held: Net | None = None
        self._players: Players | None = None
        self._rollout: Rollout | None = None

    def begin(self) -> None:
        """Start the processes that play."""
        s = self.settings
        seed = s.seed * 1_000_000 + 1_000 * self.done.pieces  # other games in each piece
        self.done.pieces += 1
        torch.manual_seed(seed)
        tables = mixed(self.game, self.rows.tables, s.seed)
        name = self.game.meta.name
        places = s.games // 2
        shape = Shape(s.jobs * places, self.rows.size, self.rows.actions)
        self._players = Players(name, tables, s.jobs, places, shape, seed, self.ray)
        self._rollout = Rollout(self._players, s.steps, max(self.game.meta.seats), self.device)
        self._held = deepcopy(self.net) if s.hold else None

    def round(self, progress: float) -> Round:
        """Play and learn once; `progress` is the part of the way that lies behind, from 0 to 1."""
        if self._rollout is None:
            self.begin()
        rollout, s = self._rollout, self.settings
        assert rollout is not None
        began = perf_counter()
        rollout.play(self.net, 1.0 if self._held is None else COOL)
        played = perf_counter()
        over, worths = rollout.results(self.scale, s.win)
        advantage, told = advantages(rollout.seat, rollout.value, over, worths, at(s.trace, progress))
        for group in self.optimiser.param_groups:
            group["lr"] = at(s.rate, progress)
        entropy = at(s.entropy, progress)
        losses = update(self.net, self.optimiser, rollout, advantage, told, s, entropy, self._held)
        learnt = perf_counter()
        games = sum(len(ended.places) for _, _, ended in rollout.ended)
        decisions = rollout.action.numel()
        self.done.rounds += 1
        self.done.decisions += decisions
        self.done.games += games
        self.done.seconds += learnt - began
        return Round(
            decisions=decisions,
            games=games,
            points=_points(rollout),
            losses=losses,
            playing=played - began,
            learning=learnt - played,
        )

    def end(self) -> None:
        """End the processes that play."""
        if self._players is not None:
            self._players.end()
        self._players = self._rollout = None

    def export(self, path: Path) -> None:
        """Write the weights as a bot reads them."""
        meta = {
            "game": self.game.meta.name,
            "fingerprint": self.rows.fingerprint,
            "layers": list(self.settings.layers),
            "lead": round(self.scale.value(), 3),  # a usual one, by which leads were measured
            "trained": msgspec.to_builtins(self.done),
            "before": self.before,
            "settings": msgspec.to_builtins(self.settings),
        }
        export(self.net, path, meta)

    def save(self, path: Path) -> None:
        """Write all that is needed to go on; a kill on the way leaves the file that was there."""
        kept = {
            "format": FORMAT,
            "fingerprint": self.rows.fingerprint,
            "settings": msgspec.json.encode(self.settings),
            "done": msgspec.json.encode(self.done),
            "before": self.before,
            "scale": (self.scale.sum, self.scale.count),
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        draft = path.with_name(f"{path.name}.new")
        torch.save(kept, draft)
        draft.replace(path)

    @classmethod
    def load(cls, path: Path, game: Game[Any], changes: dict[str, Any], device: str = "") -> Learner:
        """Go on with what was saved, with some settings changed."""
        try:
            kept = torch.load(path, map_location="cpu", weights_only=True)
            settings = msgspec.json.decode(kept["settings"], type=Settings)
            done = msgspec.json.decode(kept["done"], type=Done)
            known = kept["format"] == FORMAT
        except Exception as error:  # whatever a broken file makes torch raise
            raise QuiviraError(f"{path} holds no training: {error}") from None
        if not known or kept["fingerprint"] != Rows(game).fingerprint:
            raise QuiviraError(
                f"{path} is of another game, or of other rules or features than today's; begin anew in another folder"
            )
        wanted = changed(settings, changes)
        if wanted.layers != settings.layers:
            units = ", ".join(map(str, settings.layers))
            raise QuiviraError(f"the network in {path} has layers of {units} units; another one begins anew (--fresh)")
        learner = cls(game, wanted, device)
        learner.net.load_state_dict(kept["net"])
        learner.optimiser.load_state_dict(kept["optimiser"])
        learner.done, learner.scale, learner.before = done, Scale(*kept["scale"]), kept.get("before", {})
        return learner

    @classmethod
    def of(cls, path: Path, game: Game[Any], settings: Settings, device: str = "") -> Learner:
        """Begin with the network in a file."""
        arrays, network = opened(path, Rows(game))
        meta = network.meta
        learner = cls(game, changed(settings, {"layers": meta["layers"]}), device)
        learner.net.take(arrays)
        learner.scale = Scale(meta["lead"] * KNOWN, KNOWN)
        learner.before = {"trained": meta["trained"], "before": meta.get("before", {})}
        return learner


def _points(rollout: Rollout) -> float | None:
    totals = [ended.totals[ended.ranks > 0] for _, _, ended in rollout.ended]
    return float(np.concatenate(totals).mean()) if totals else None
