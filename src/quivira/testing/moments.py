"""What is worth watching at a table, and where in a game it comes: for whoever must see that it can be seen.

What that is, a game says itself, in `tests/moments.py` of its folder: `WATCHED`, a list of `Watched`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, NamedTuple

from quivira.kernel import Action, Event, Rng, Seat
from quivira.kernel.registry import find, module
from quivira.match import Match
from quivira.testing.late import meaning

OVER: Final = "over"  # the verb of a game's end, which the frame stages
LONGEST: Final = 8  # choices that one stretch of a game has at most
GAMES: Final = 40  # played in search of all that is to be watched
CHOICES: Final = 450  # of a game until it is given up


class Watched(NamedTuple):
    """What is seen of an event. It may hold what the event tells, `seat:{seat}`, `+{n}`, a `{name}`, and wildcards."""

    verb: str
    banner: str = ""  # words of it, in English
    to: str = ""  # a place where something ends that flies over the board
    flies: str = "*"  # what is written on it
    bounces: str = ""  # the name of the thing that does
    comes_from: str = ""  # a place from which something on the board comes
    shows: str = ""  # the class of what lies over the board for it
    when: Callable[[Any, Event], bool] = lambda _state, _event: True  # of the state after it


class Choice(NamedTuple):
    seat: Seat
    key: str
    seen: list[tuple[Watched, Event]]  # by it, to everybody


class Stretch(NamedTuple):
    """A part of a game: where it begins, and what is chosen from there on; chance is the same every time."""

    start: Match[Any]
    choices: list[Choice]


def watched(game: str) -> list[Watched]:
    """What a game wants to be watched for; whatever it says, its end."""
    name = f"{module(game)}.tests.moments"
    there = find_spec(f"{module(game)}.tests") is not None and find_spec(name) is not None
    said: list[Watched] = import_module(name).WATCHED if there else []
    return [*said, Watched(OVER, banner="The game is over.*")]


def stretches(name: str, seats: int) -> list[Stretch]:
    """Few stretches of games in which all comes that is to be watched, each where most of it does."""
    found: list[Stretch] = []
    missing = set(watched(name))
    for seed in range(GAMES):
        played = list(islice(_played(name, seats, Rng(seed), eager=seed % 2 == 0), CHOICES))
        while missing:
            gains = [len(missing & _seen(played[k : k + LONGEST])) for k in range(len(played))]
            best = gains.index(max(gains))
            if not gains[best]:
                break
            part = _trimmed(played[best : best + LONGEST])
            missing -= _seen(part)
            found.append(Stretch(part[0][0], [choice for _, choice in part]))
    assert not missing, f"never seen in {GAMES} games: {missing}"
    return found


def _trimmed(part: list[tuple[Match[Any], Choice]]) -> list[tuple[Match[Any], Choice]]:
    """From the first to the last choice that shows something."""
    telling = [k for k, (_, choice) in enumerate(part) if choice.seen]
    return part[telling[0] : telling[-1] + 1]


def _seen(part: list[tuple[Match[Any], Choice]]) -> set[Watched]:
    return {one for _, choice in part for one, _ in choice.seen}


def _played(name: str, seats: int, rng: Rng, *, eager: bool) -> Iterator[tuple[Match[Any], Choice]]:
    """A game at random, or with those choices that lead far: each choice, and where it is made."""
    wanted, means = watched(name), meaning(name)
    match: Match[Any] = Match(find(name), seats, rng=Rng(rng.below(1 << 30)))
    while not match.state.is_over():
        before, s = match.fork(), match.state
        before.rng = copy(match.rng)
        seat = s.actors()[0]
        legal: list[Action] = s.legal(seat)
        worth = [means.worth(s, seat, choice) if eager else 0 for choice in legal]
        best = [choice for choice, n in zip(legal, worth, strict=True) if n == max(worth)]
        key = best[rng.below(len(best))].key
        match.play(seat, [key])
        events = [event for line in match.since(before.number) for event in line.events if event.seen_by(None)]
        if match.state.is_over():
            events.append(Event(OVER, None, {}))
        seen = [(one, event) for event in events for one in wanted if one.verb == event.verb]
        yield before, Choice(seat, key, [pair for pair in seen if pair[0].when(match.state, pair[1])])
