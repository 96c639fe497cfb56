"""Golden playthroughs: random games written out, in which a change of behaviour is read as a diff.

The base game has one for each number of seats. An option has one in all, of a game in which it matters: the part from
where that game leaves the one that is played without the option.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec

from quivira.kernel import CHANCE, Game, QuiviraError, State
from quivira.kernel.record import digest
from quivira.match.wire import message
from quivira.testing.play import Table, tables, walk

SHOWN: Final = 40  # moments of an option's game
FEW_SEEDS: Final = 20  # tried at every table that has the option
MANY_SEEDS: Final = 3_000  # tried at those that have no other option
HEADER: Final = re.compile(r"# (?P<table>\S+), random game (?P<seed>\d+)(?:, where it leaves (?P<without>\S+))?")
CHANGED: Final = """{where}: the game is not the one that is written down
    written: {then}
    now:     {now}
  look at: what you changed; if you meant to, raise rules_version in meta.py,
    run python -m quivira.testing.records {game} and read the diff"""


@dataclass(frozen=True)
class Golden:
    """A random game to be written out."""

    table: Table
    seed: int = 1
    without: Table | None = None  # of an option's game: the table with the option as it is by default

    @property
    def shows(self) -> str:
        """What it is there for: a number of seats, or the value of an option."""
        if self.without is None:
            return f"{self.table.seats} seats"
        return next(f"{key}={value}" for key, value in self.table.options.items() if value != self.without.options[key])

    def header(self) -> str:
        leaves = f", where it leaves {self.without}" if self.without is not None else ""
        return f"# {self.table}, random game {self.seed}{leaves}"

    def text(self) -> str:
        """Events, fingerprints, answers and scores; of an option that does not matter in this game, nothing."""
        start, stop = self._shown()
        lines = [self.header()]
        for number, (s, led, asked) in enumerate(course(self.table, self.seed)):
            if start <= number < stop:
                lines += [*led, f"{number} state {digest(self.table.game, s)} seen {' '.join(seen(self.table, s))}"]
                lines += asked
        return "\n".join(lines) + "\n"

    def differs(self, kept: str) -> str | None:
        """What is not as it is written down: where, both lines, and what to do; None if nothing is."""
        moment = "0"
        for now, then in zip_longest(self.text().splitlines(), kept.splitlines(), fillvalue="nothing"):
            if then[:1].isdigit():
                moment = then.split()[0]
            if now != then:
                where = f"{self.table}, seed {self.seed}, decision {moment}"
                return CHANGED.format(where=where, then=then, now=now, game=self.table.game.meta.name)
        return None

    def _shown(self) -> tuple[float, float]:
        if self.without is None:
            return 0, float("inf")
        leaves = self.leaves()
        return (0, 0) if leaves is None else (leaves - 1, leaves + SHOWN)  # the action before shows what led there

    def leaves(self) -> int | None:
        """The first moment that is played differently without the option, or else looks different."""
        plays = self.plays_differently()
        if plays is not None or self.without is None:
            return plays
        both = zip(course(self.table, self.seed), course(self.without, self.seed), strict=True)
        for number, ((s, *_), (other, *_)) in enumerate(both):
            if seen(self.table, s) != seen(self.without, other):
                return number
        return None

    def plays_differently(self) -> int | None:
        """The first moment whose events, choices, answer or scores are not those of the game without the option."""
        if self.without is None:
            return None
        both = zip(course(self.table, self.seed), course(self.without, self.seed), strict=False)
        return next((number for number, (one, other) in enumerate(both) if one[1:] != other[1:]), None)


def course(table: Table, seed: int) -> Iterator[tuple[State, list[str], list[str]]]:
    """A random game: the live state, the events that led there, and the answer that comes next; at last the scores."""
    for s, move in walk(table, seed):
        told, s.events = s.events or [], []
        led = [f"    {event.verb} {event.seat} {_short(event.args)} to {event.to}" for event in told]
        if move is None:
            asked = [f"score {x.seat}: {x.total} rank {x.rank} {_short(x.parts)}" for x in table.game.scores(s)]
            yield s, led, [*asked, f"end {table.game.end_reason(s)}"]
        elif move[0] == CHANCE:
            yield s, led, [f"  chance {move[1].key}"]
        else:
            yield s, led, [f"  {move[0]} {move[1].key} of {' '.join(a.key for a in s.legal(move[0]))}"]


def seen(table: Table, s: State) -> list[str]:
    """Fingerprints of what a spectator and each seat are shown."""
    viewers = [None, *range(table.seats)]
    return [sha256(message(table.game, s, viewer)).hexdigest()[:6] for viewer in viewers]


def read(game: Game[Any], folder: Path) -> list[tuple[Golden, str]]:
    """The goldens that are written down, with their text."""
    return [(_known(game, path), path.read_text("utf-8")) for path in _files(folder)]


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("golden-*.txt"))


def _known(game: Game[Any], path: Path) -> Golden:
    found = _parsed(game, path)
    if found is None:
        raise QuiviraError(
            f"{path.name} names no table of {game.meta.name}: python -m quivira.testing.records {game.meta.name}"
        )
    return found


def _parsed(game: Game[Any], path: Path) -> Golden | None:
    known = {str(table): table for table in tables(game)}
    with path.open(encoding="utf-8") as file:
        header = HEADER.fullmatch(file.readline().rstrip("\n"))
    table = known.get(header["table"]) if header else None
    if header is None or table is None or header["without"] not in (known if table.choices() else {None}):
        return None
    return Golden(table, int(header["seed"]), known[header["without"]] if table.choices() else None)


def shown(game: Game[Any], folder: Path) -> set[str]:
    """What the goldens written down show: numbers of seats and values of options. A mere header shows nothing."""
    return {golden.shows for golden, text in read(game, folder) if text.count("\n") > 1}


def write(game: Game[Any], folder: Path) -> list[Golden]:
    """Write them all; an option's game in which it still matters is kept, else another is looked for."""
    old = [golden for path in _files(folder) if (golden := _parsed(game, path)) is not None]
    kept = {golden.shows: golden for golden in old if golden.leaves() is not None}
    goldens = [Golden(table) for table in tables(game) if not table.choices()]
    for option in game.meta.options:
        for value in option.values[1:]:
            found = kept.get(f"{option.key}={value}") or look_for(game, option.key, value)
            goldens += [found] if found is not None else []
    for path in _files(folder):
        path.unlink()
    for golden in goldens:
        (folder / f"golden-{golden.table}.txt").write_text(golden.text(), "utf-8")
    return goldens


def look_for(game: Game[Any], key: str, value: bool | int | str) -> Golden | None:
    """A game that plays differently by this value of an option; if none does, one that looks different."""
    for golden in _candidates(game, key, value):
        if golden.plays_differently() is not None:
            return golden
    first = next(_candidates(game, key, value))
    return first if first.leaves() is not None else None


def _candidates(game: Game[Any], key: str, value: bool | int | str) -> Iterator[Golden]:
    """Games with this value of an option and, if possible, no other option; some take another to matter."""
    default = game.options({})[key]
    having = sorted((t for t in tables(game) if t.options[key] == value), key=lambda table: len(table.choices()))
    few = ((table, seed) for table in having for seed in range(1, FEW_SEEDS))
    many = ((table, seed) for seed in range(FEW_SEEDS, MANY_SEEDS) for table in having if table.is_near_default())
    for table, seed in chain(few, many):
        yield Golden(table, seed, replace(table, options={**table.options, key: default}))


def _short(args: dict[str, Any]) -> str:
    return msgspec.json.encode(args).decode()
