"""A game: its data and the functions that make, show and score it. Stateless, one instance per title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from quivira.kernel.action import ActionSpace
from quivira.kernel.chance import Rng
from quivira.kernel.errors import BadTable, unknown
from quivira.kernel.score import Score
from quivira.kernel.snapshot import pack, unpack
from quivira.kernel.state import Options, State
from quivira.kernel.step import Seat

S = TypeVar("S", bound=State)
Weight = Literal["light", "medium", "heavy"]

SEAT: Final = msgspec.Meta(extra={"shown": "seat"})  # a view's number that is a seat
DETAIL: Final = msgspec.Meta(extra={"shown": "detail"})  # a view's field that a short picture leaves out


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know, built up field by field.

    Strings are locale keys (in a field `key`: the word of an action), a field f is titled `view-f`, and a struct with
    a `label` is shown by it: so any client can show any game.
    """


@dataclass(frozen=True)
class Option:
    """A choice made before the game. The locale has `option-KEY` and, for each value, `option-KEY-VALUE`."""

    key: str
    values: tuple[bool | int | str, ...]  # the first is the default


@dataclass(frozen=True)
class Meta:
    """What is on the outside of the box."""

    name: str  # the folder
    title: str
    designer: str
    seats: tuple[int, ...]
    end_reasons: tuple[str, ...]
    rules_version: int  # raised when behaviour or the shape of the state changes
    options: tuple[Option, ...] = ()
    url: str = ""
    minutes: int = 0  # that a game takes, about; 0: nobody has said
    weight: Weight | None = None  # how much there is to think about
    english_only: bool = False  # it speaks English alone so far


@dataclass(frozen=True)
class Game(Generic[S]):
    """One title. `quivira.kernel.folder.game` puts it together."""

    meta: Meta
    space: ActionSpace
    kinds: dict[str, type[Any]]  # steps and pieces by name, from which saved ones are restored
    set_up: Callable[[int, Options], S]
    view: Callable[[S, Seat | None], View]  # None: a spectator
    resample: Callable[[S, Seat, Rng], S]  # a world that `seat` cannot tell from the true one
    scores: Callable[[S], list[Score]]  # of a finished game, by seat
    end_reason: Callable[[S], str]
    evaluate: Callable[[S], list[float]]  # what the position is worth to each seat, for bots
    features: Callable[[S, Seat, Any], None]  # writes what the seat knows with a quivira.features.Features
    data: tuple[Any, ...] = ()  # each a quivira.games.DataFile
    is_quiet: Callable[[S], bool] | None = None  # where `evaluate` judges best; None: anywhere
    picture: Callable[[Any, list[Score]], str] | None = None  # draws a view's board with quivira.drawing

    def new(self, seats: int, options: Options | None = None, listening: bool = False) -> S:
        """A table ready for the first question or draw; to a listener it tells what happened on the way there."""
        if seats not in self.meta.seats:
            offered = ", ".join(map(str, self.meta.seats))
            raise BadTable(f"{self.meta.name} is for {offered} players, not {seats}")
        s = self.set_up(seats, self.options(options or {}))
        if not listening:
            s.events = None
        s.run()
        return s

    def options(self, given: Options) -> Options:
        """All options of a table, with defaults for those not given."""
        known = {option.key: option for option in self.meta.options}
        for key, value in given.items():
            if key not in known:
                raise BadTable(unknown(f"option of {self.meta.name}", key, known))
            if value not in known[key].values or type(value) is not type(known[key].values[0]):
                offered = ", ".join(map(str, known[key].values))
                raise BadTable(f"option {key} of {self.meta.name} is one of {offered}, not {value}")
        return {option.key: given.get(option.key, option.values[0]) for option in self.meta.options}

    def tables(self) -> list[tuple[int, Options]]:
        """Every combination of seats and options that the game offers."""
        keys = [option.key for option in self.meta.options]
        values = list(product(*[option.values for option in self.meta.options]))
        return [(seats, dict(zip(keys, v, strict=True))) for seats in self.meta.seats for v in values]

    def dump(self, s: S) -> bytes:
        """The state as JSON, at any moment, also in the middle of a turn."""
        saved: dict[str, Any] = pack(s)
        saved["game"] = self.meta.name
        saved["rules"] = self.meta.rules_version
        return msgspec.json.encode(saved, order="deterministic")

    def load(self, data: bytes) -> S:
        saved = msgspec.json.decode(data)
        if (saved.pop("game"), saved.pop("rules")) != (self.meta.name, self.meta.rules_version):
            raise BadTable(f"this state is not of {self.meta.name}, rules version {self.meta.rules_version}")
        s = self.set_up(saved["seats"], saved["options"])
        s.events = None
        unpack(s, saved, self.space, self.kinds)
        return s
