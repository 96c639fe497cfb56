"""Records: a game as the list of its actions, chance among them. They replay without a seed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec

from quivira.kernel.errors import BadRecord, QuiviraError
from quivira.kernel.game import Game
from quivira.kernel.state import Options, State
from quivira.kernel.step import Seat

FORMAT: Final = "quivira-record-1"


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    totals: list[int]
    ranks: list[int]
    end_reason: str
    digest: str  # of the final state


class Record(msgspec.Struct, kw_only=True):
    """Everything needed to play a game again."""

    format: str = FORMAT
    game: str
    rules: int
    seats: int
    options: Options
    names: list[str] = msgspec.field(default_factory=list)
    moves: list[tuple[Seat, str]]
    result: Result | None = None

    def encode(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


def decode(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is not a game record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"this record has the format '{record.format}'; this version reads '{FORMAT}'")
    return record


def digest(game: Game[Any], s: State) -> str:
    """A short fingerprint of a state."""
    return sha256(game.dump(s)).hexdigest()[:16]


def result(game: Game[Any], s: State) -> Result:
    scores = game.scores(s)
    return Result([x.total for x in scores], [x.rank for x in scores], game.end_reason(s), digest(game, s))


def replay(game: Game[Any], record: Record, listening: bool = False) -> Iterator[State]:
    """The same live state before the first move and after each one; raises BadRecord where the moves go wrong.

    A record of older rules replays if by those installed its moves lead to the same end.
    """
    if record.game != game.meta.name:
        raise BadRecord(f"this is a record of '{record.game}', not of '{game.meta.name}'")
    needs = f"it was played by rules version {record.rules}, installed is {game.meta.rules_version}"
    if record.rules > game.meta.rules_version:
        raise BadRecord(f"this record cannot be replayed: {needs}")
    hint = f" ({needs})" if record.rules < game.meta.rules_version else ""
    s = game.new(record.seats, record.options, listening)
    yield s
    for number, (seat, key) in enumerate(record.moves, start=1):
        try:
            s.apply(seat, game.space.parse(key))
        except QuiviraError as error:
            raise BadRecord(f"move {number} of the record ({seat} {key}) cannot be played: {error}{hint}") from None
        yield s
    if record.result is not None:
        _verify(game, s, record.result, hint)


def _verify(game: Game[Any], s: State, claimed: Result, hint: str) -> None:
    """Digests of other rules differ in any case: then only points, places and the reason to end are compared."""
    if not s.is_over():
        raise BadRecord(f"the record claims a result, but its moves do not finish the game{hint}")
    found = result(game, s)
    if found != (msgspec.structs.replace(claimed, digest=found.digest) if hint else claimed):
        told, said = f"{found.totals} points with digest {found.digest}", f"{claimed.totals} with {claimed.digest}"
        raise BadRecord(f"the moves lead to {told}, the record claims {said}{hint}")
