"""The coach: "Are you sure?", where a choice cannot be good at all as far as our best bot can tell.

It looks at games against bots alone: among people it would be advice that the others have not got.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

import msgspec

from quivira.bots import better
from quivira.kernel import Rng, Turn, settle
from quivira.kernel.registry import find
from quivira.match.wire import Choice
from quivira.server import problems
from quivira.server.people import Homes
from quivira.server.tables.bots import Thinkers
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table

SECONDS: Final = 0.5  # to think about a whole command; whoever waits has chosen already
MOST: Final = 8  # actions of a command that are looked at


class Doubt(msgspec.Struct):
    """A choice that cannot be good, and what the coach would rather do there."""

    about: Choice
    rather: Choice


class Doubts(msgspec.Struct):
    doubt: Doubt | None  # None: it may be good


class Chosen(NamedTuple):
    """What somebody is about to do, in a world of their seat."""

    game: str
    world: bytes
    seat: int
    keys: tuple[str, ...]
    seed: int
    seconds: float

    def answer(self) -> str:
        """The choice that cannot be good and what would be better; nothing if there is none."""
        game, rng = find(self.game), Rng(self.seed, 2)
        s = game.load(self.world)
        for key in self.keys:
            turn: Turn[Any] = Turn(game, s, self.seat, Rng(self.seed, 1))
            rather = better(turn, key, rng, self.seconds / len(self.keys))
            if rather is not None:
                return f"{key} {rather}"
            if key not in [action.key for action in turn.legal]:
                break
            s.apply(self.seat, game.space.parse(key))
            settle(s, rng)
            if self.seat not in s.actors():
                break
        return ""


class Coach:
    def __init__(self, room: Room, thinkers: Thinkers, homes: Homes) -> None:
        self._room, self._thinkers, self._homes = room, thinkers, homes

    async def doubts(self, person: str, table: str, seat: int, seen: int, keys: list[str]) -> Doubts:
        """What is to be said before somebody does this."""
        live = await self._room.find(table)
        match = live.playing()
        if seat not in live.seats_of(person):
            raise problems.forbidden("You do not sit there.")
        if not is_coached(live, seat):
            raise problems.forbidden("The coach looks only at games against bots.")
        if live.number != seen:
            raise problems.stale(live.number)
        if live.sheet.status != "playing" or live.chairs[seat].played_by is not None:
            return Doubts(None)
        game = match.game
        for key in keys:
            game.space.parse(key)
        world = game.dump(game.resample(match.state, seat, match.rng))
        chosen = Chosen(live.sheet.game, world, seat, tuple(keys[:MOST]), secrets.randbits(62), SECONDS)
        said = await self._thinkers.think(live, chosen, "coach", self._homes.of(live.sheet.host))
        if not said:
            return Doubts(None)
        about, rather = (game.space.parse(key) for key in said.split())
        options = match.state.options
        return Doubts(Doubt(*(Choice(one.key, game.space.describe(one, options)) for one in (about, rather))))


def is_coached(live: Table, seat: int) -> bool:
    """Whether the coach may look: all others are bots of ours."""
    return all(chair.bot is not None for chair in live.chairs if chair.seat != seat)
