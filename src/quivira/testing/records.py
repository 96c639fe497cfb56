"""The records of a game: finished games, golden playthroughs, perft counts and the shape of its states.

They are to be read as a diff when they change.

python -m quivira.testing.records GAME      writes them again
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from quivira.kernel import CHANCE, Game, QuiviraError, State
from quivira.kernel.record import decode, digest
from quivira.kernel.registry import find, module, names
from quivira.match.shape import Shape, shape
from quivira.testing.leaks import wire
from quivira.testing.play import Table, near_tables, play_record, tables, walk

PERFT_PLIES: Final = (0, 12, 40)  # how far into a random game to count
PERFT_NODES: Final = 3_000  # count no deeper than this
SHAPE: Final = "shape.json"
NOT_GAMES: Final = ("perft.json", SHAPE)
MANY_SEEDS: Final = 20_000  # tried for a game that ends for a rare reason


def folder(game: Game[Any]) -> Path:
    package = import_module(module(game.meta.name))
    return Path(next(iter(package.__path__))) / "records"


def golden(table: Table, seed: int = 1) -> str:
    """One random game: every question, answer, event and fingerprint in it."""
    lines = [f"# {table}, random game {seed}"]
    for number, (s, move) in enumerate(walk(table, seed)):
        told = s.events or []
        lines += [f"    {event.verb} {event.seat} {_short(event.args)} to {event.to}" for event in told]
        s.events = []
        if move is not None:
            seat, action = move
            if seat != CHANCE:
                lines.append(f"  legal {' '.join(a.key for a in s.legal(seat))}")
            lines.append(f"{number} {'chance' if seat == CHANCE else seat} {action.key}")
        seen = " ".join(_hash(wire(table.game, s, viewer))[:6] for viewer in [None, *range(table.seats)])
        lines.append(f"  state {digest(table.game, s)} seen {seen}")
    lines += [f"score {x.seat}: {x.total} rank {x.rank} {_short(x.parts)}" for x in table.game.scores(s)]
    lines.append(f"end {table.game.end_reason(s)}")
    return "\n".join(lines) + "\n"


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
    for table in near_tables(game):
        for number, (s, _) in enumerate(walk(table, 2)):
            if number in PERFT_PLIES:
                row = [1]
                while row[-1] * len(s.legal(s.actors()[0])) < PERFT_NODES and len(row) <= 5:
                    row.append(perft(s, len(row)))
                counts[f"{table} after {number}"] = row
    return counts


def games_for_reasons(game: Game[Any]) -> Iterator[tuple[str, bytes]]:
    """A record for each table, and one for each reason to end at each number of seats."""
    for table in near_tables(game):
        yield f"{table}.json", play_record(table, 7).encode()
    for seats in game.meta.seats:
        wanted = set(game.meta.end_reasons)
        for seed in range(MANY_SEEDS):
            if not wanted:
                break
            table = tables(game)[0]
            record = play_record(Table(game, seats, table.options), seed)
            if record.result is not None and record.result.end_reason in wanted:
                wanted.remove(record.result.end_reason)
                yield f"{game.meta.name}-{seats}-ends-{record.result.end_reason}.json", record.encode()


def uncovered(game: Game[Any]) -> list[str]:
    """End reasons and option values that no record shows."""
    shown: set[str] = set()
    for path in sorted(folder(game).glob("*.json")):
        if path.name not in NOT_GAMES:
            record = decode(path.read_bytes())
            shown |= {f"{key}={value}" for key, value in record.options.items()} | {f"{record.seats} seats"}
            if record.result is not None:
                shown.add(f"end {record.result.end_reason}")
    wanted = {f"end {reason}" for reason in game.meta.end_reasons} | {f"{n} seats" for n in game.meta.seats}
    wanted |= {f"{option.key}={value}" for option in game.meta.options for value in option.values}
    return sorted(wanted - shown)


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
    return Shaped(game.meta.rules_version, shape(game, game.tables()))


def write_shape(game: Game[Any]) -> None:
    """Raises what to do if the version of the rules must be raised first."""
    known, wrong = _known_shape(game), reshaped(game)
    if wrong is not None and known is not None and known.rules == game.meta.rules_version:
        raise QuiviraError(wrong)
    (folder(game) / SHAPE).write_bytes(msgspec.json.format(msgspec.json.encode(_shaped(game)), indent=1) + b"\n")


def write(game: Game[Any]) -> None:
    place = folder(game)
    place.mkdir(exist_ok=True)
    write_shape(game)
    for table in near_tables(game):
        (place / f"golden-{table}.txt").write_text(golden(table), "utf-8")
    (place / "perft.json").write_bytes(msgspec.json.format(msgspec.json.encode(perft_table(game)), indent=1) + b"\n")
    for name, record in games_for_reasons(game):
        (place / name).write_bytes(record)


def _short(args: dict[str, Any]) -> str:
    return msgspec.json.encode(args).decode()


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()


if __name__ == "__main__":
    try:
        for name in sys.argv[1:] or names():
            write(find(name))
    except QuiviraError as error:
        sys.exit(str(error))
