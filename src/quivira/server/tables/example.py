"""A round as it is played, for whoever learns a game: from the record that the game's folder keeps as its example."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

import msgspec

from quivira.kernel import CHANCE
from quivira.kernel.record import decode, replay
from quivira.kernel.registry import find, module
from quivira.match import Line, Match
from quivira.match.wire import Outcome, outcome, told
from quivira.server.problems import Problem
from quivira.server.tables.play import ROUND
from quivira.server.tables.records import Moment

SEAT: Final = 0  # through whose eyes
STEPS: Final = 80  # where a game has no rounds, or long ones


class Example(msgspec.Struct):
    """What happens until the first round is over, what is new later, and how the game ended."""

    seats: int
    seat: int
    moments: list[Moment]  # one for each choice, and one for what chance brings in between
    later: list[Moment]  # after the first round: where something happens that has not happened before
    outcome: Outcome


@cache
def example(name: str) -> bytes:
    """Encoded; raises a problem where the game keeps none."""
    game = find(name)
    path = files(module(name)) / "records" / f"{name}-example.json"
    if not path.is_file():
        raise Problem(404, "no-example", f"The game {name} keeps no example.")
    record = decode(path.read_bytes())
    match = Match.resume(game, record)
    ended = outcome(game, match.state)
    assert ended is not None, "an example is played to its end"
    steps = {lines[-1].number: lines for lines in _steps(match.lines)}
    firsts = {line.number: [line] for line in _firsts(match.lines, max(steps))}
    moments = {
        number: Moment(number, told(lines, SEAT), [msgspec.Raw(msgspec.json.encode(game.view(state, SEAT)))])
        for number, state in enumerate(replay(game, record))
        if (lines := steps.get(number) or firsts.get(number))
    }
    first, later = ([moments[number] for number in numbers] for numbers in (steps, firsts))
    return msgspec.json.encode(Example(record.seats, SEAT, first, later, ended))


def _steps(lines: list[Line]) -> Iterator[list[Line]]:
    """The first round: what chance brings is gathered, a choice stands alone if it shows something."""
    gathered: list[Line] = []
    rounds = 0
    for line, following in pairwise(lines[: STEPS + 1]):
        gathered.append(line)
        rounds += any(event.verb == ROUND for event in line.events)
        chosen = line.seat != CHANCE or following.seat != CHANCE
        if rounds > 1 or (chosen and told(gathered, SEAT)):
            yield gathered
            gathered = []
        if rounds > 1:
            return


def _firsts(lines: list[Line], last: int) -> Iterator[Line]:
    """After the last step: each line that tells, to whom we look over the shoulder, something for the first time."""
    known: set[str] = set()
    for line in lines:
        verbs = {event.verb for one in told([line], SEAT) for event in one.events}
        if line.number > last and not verbs <= known:
            yield line
        known |= verbs
