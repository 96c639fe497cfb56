"""The records of a game: finished games, golden playthroughs, perft counts, the shape of its states, and how one ended.

They are to be read as a diff when they change.

python -m quivira.testing.records GAME      writes them again
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from quivira.bots import bot
from quivira.kernel import Game, QuiviraError, Rng, State
from quivira.kernel.record import Record, decode
from quivira.kernel.registry import find, module, names
from quivira.match import Match
from quivira.match.shape import Shape, shape
from quivira.testing import goldens
from quivira.testing.play import Table, few_tables, play_record, walk

PERFT_PLIES: Final = (0, 12, 40)  # how far into a random game to count
PERFT_NODES: Final = 3_000  # count no deeper than this
BASE_SEED: Final = 7  # of the base game's records: another game than its golden's
EXAMPLE_SEATS: Final = 3  # enough to see who comes first, few enough to follow
SHAPE: Final = "shape.json"
PERFT: Final = "perft.json"
END: Final = "end.json"
MANY_SEEDS: Final = 20_000  # tried for a game that ends for a rare reason


def folder(game: Game[Any]) -> Path:
    package = import_module(module(game.meta.name))
    return Path(next(iter(package.__path__))) / "records"


def perft(s: State, depth: int) -> int:
    """The number of different ways to go on for so many actions, chance included."""
    if depth == 0 or s.is_over():
        return 1
    seat = s.actors()[0]
    count = 0
    for action in s.legal(seat):
        child = s.clone()
        child.apply(seat, action)
        count += perft(child, depth - 1)
    return count


def perft_table(game: Game[Any]) -> dict[str, list[int]]:
    """For each table, at a few moments of a random game, the counts by depth."""
    counts: dict[str, list[int]] = {}
    for table in few_tables(game):
        for number, (s, _) in enumerate(walk(table, 2)):
            if number in PERFT_PLIES and not s.is_over():
                row = [1]
                while row[-1] * len(s.legal(s.actors()[0])) < PERFT_NODES and len(row) <= 5:
                    row.append(perft(s, len(row)))
                counts[f"{table} after {number}"] = row
    return counts


def ends(game: Game[Any]) -> Iterator[tuple[str, Record]]:
    """A record for each reason to end at each number of seats."""
    for seats in game.meta.seats:
        wanted = set(game.meta.end_reasons)
        for seed in range(MANY_SEEDS):
            if not wanted:
                break
            record = play_record(Table(game, seats, game.options({})), seed)
            reason = record.result.end_reason if record.result is not None else ""
            if reason in wanted:
                wanted.remove(reason)
                yield reason, record


def example(game: Game[Any]) -> Record:
    """A game as it is played, for whoever learns it."""
    seats = min(game.meta.seats, key=lambda n: abs(n - EXAMPLE_SEATS))
    match = Match(game, seats, rng=Rng(BASE_SEED))
    bots = [bot("easy", Rng(BASE_SEED, seat)) for seat in range(seats)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, [bots[seat].choose(match.turn(seat))])
    return match.record()


def ending(game: Game[Any]) -> bytes:
    """How the example ended, as its first seat sees it: the client's tests count with it."""
    match = Match.resume(game, decode((folder(game) / f"{game.meta.name}-example.json").read_bytes()))
    told = [event for line in match.told(0) for event in line.events]
    scores = [score.parts for score in game.scores(match.state)]
    end = {"view": match.side(0).view, "scores": scores, "told": told}
    return msgspec.json.encode(end).replace(b'{"verb"', b'\n{"verb"') + b"\n"


def finished(game: Game[Any]) -> list[Path]:
    """The records of finished games by the rules installed."""
    return sorted(folder(game).glob(f"{game.meta.name}-*.json"))


def uncovered(game: Game[Any]) -> list[str]:
    """Reasons to end, numbers of seats and values of options that no finished game or no golden shows.

    An option's golden shows it only where it makes a difference.
    """
    played: set[str] = set()
    for path in finished(game):
        record = decode(path.read_bytes())
        played |= {f"{key}={value}" for key, value in record.options.items()} | {f"{record.seats} seats"}
        if record.result is not None:
            played.add(f"end {record.result.end_reason}")
    options = {f"{option.key}={value}" for option in game.meta.options for value in option.values[1:]}
    seats = {f"{n} seats" for n in game.meta.seats}
    missing = seats | options | {f"end {reason}" for reason in game.meta.end_reasons}
    return sorted((missing - played) | ((seats | options) - goldens.shown(game, folder(game))))


class Shaped(msgspec.Struct):
    """The shape of a game's states by one version of its rules. Running games count on it."""

    rules: int
    shape: Shape


def reshaped(game: Game[Any]) -> str | None:
    """What is wrong if the shape of the game's states is not the one written down."""
    known, now = _known_shape(game), _shaped(game)
    if known == now:
        return None
    if known is None or known.rules != now.rules:
        return f"write the shape of rules version {now.rules}: python -m quivira.testing.records {game.meta.name}"
    names = sorted(known.shape.keys() | now.shape.keys())
    changed = ", ".join(name for name in names if known.shape.get(name) != now.shape.get(name))
    return (
        f"{changed} of {game.meta.name} changed, and running games are saved in the shape of rules version "
        f"{known.rules}: raise rules_version in meta.py (or delete {SHAPE}, if nobody ever played by that version)"
    )


def _known_shape(game: Game[Any]) -> Shaped | None:
    path = folder(game) / SHAPE
    return msgspec.json.decode(path.read_bytes(), type=Shaped) if path.is_file() else None


def _shaped(game: Game[Any]) -> Shaped:
    return Shaped(game.meta.rules_version, shape(game))


def write_shape(game: Game[Any]) -> None:
    """Raises what to do if the version of the rules must be raised first."""
    known, wrong = _known_shape(game), reshaped(game)
    if wrong is not None and known is not None and known.rules == game.meta.rules_version:
        raise QuiviraError(wrong)
    (folder(game) / SHAPE).write_bytes(msgspec.json.format(msgspec.json.encode(_shaped(game)), indent=1) + b"\n")


def write(game: Game[Any]) -> None:
    """Raises what no random game shows."""
    place = folder(game)
    place.mkdir(exist_ok=True)
    write_shape(game)
    written = goldens.write(game, place)
    counts = [f' "{table}": {row}' for table, row in perft_table(game).items()]
    (place / PERFT).write_text("{\n" + ",\n".join(counts) + "\n}\n", "utf-8")
    for path in finished(game):
        path.unlink()
    for golden in written:
        seed = golden.seed if golden.without is not None else BASE_SEED
        (place / f"{golden.table}.json").write_bytes(play_record(golden.table, seed).encode())
    for reason, record in ends(game):
        (place / f"{game.meta.name}-{record.seats}-ends-{reason}.json").write_bytes(record.encode())
    (place / f"{game.meta.name}-example.json").write_bytes(example(game).encode())
    (place / END).write_bytes(ending(game))
    if missing := uncovered(game):
        raise QuiviraError(f"no random game of {game.meta.name} shows {', '.join(missing)}: can it happen at all?")


if __name__ == "__main__":
    try:
        for name in sys.argv[1:] or names():
            write(find(name))
    except QuiviraError as error:
        sys.exit(str(error))
