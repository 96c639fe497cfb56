"""One table in memory: its sheet, its chairs, and the match that is played there."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from quivira.kernel import BadTable, Game, State
from quivira.kernel.registry import find
from quivira.match import Line, Match
from quivira.match.shape import fits
from quivira.match.wire import Moved, Position, Shown, encode
from quivira.server import problems
from quivira.server.kept import Chair, Sheet, bits
from quivira.server.now import now
from quivira.server.tables import clocks
from quivira.server.tables.clocks import Overdue
from quivira.server.tables.endings import placed

RECENT: Final = 120  # lines whose events stay in memory, for clients that come back
IDS: Final = 1000  # of the last commands, for those that are sent again
Snapshot: TypeAlias = tuple[int, bytes]  # a number, and the state there
log = logging.getLogger("quivira.room")


class Present(msgspec.Struct, frozen=True):
    """Who looks at a table (None), and since when the others are away; and how many look on who do not sit there."""

    away: dict[str, int | None] = {}
    watching: int = 0


Basis: TypeAlias = tuple[Sheet, list[Chair], Present | None]


class Table:
    def __init__(self, sheet: Sheet, chairs: list[Chair]) -> None:
        self.sheet = sheet
        self.chairs = chairs
        self.game: Game[Any] = installed(sheet.game)
        self.match: Match[Any] | None = None
        self.clients: dict[str, int] = {}  # commands done, by the id their client gave them
        self.before = 0  # the number before the last change
        self.broken: problems.Problem | None = None  # its rules are gone; only its log can be read
        self.waits = 0  # milliseconds that it waits for its start before it is closed; 0: for ever
        self.missed = 0  # changes by others that have not been read yet
        self.present: Present | None = None  # None: not read yet
        self._overdue: tuple[Basis, Overdue] | None = None
        self.typing: dict[str, int] = {}  # when whom we heard typing
        self.drawn: dict[
            tuple[tuple[int, ...], int, bool, bool], bytes
        ] = {}  # messages that several are sent of this number
        self.shown: dict[tuple[int, ...], Shown] = {}  # to whoever is told changes, by the seats they look from

    @property
    def number(self) -> int:
        return self.sheet.number

    def playing(self) -> Match[Any]:
        if self.broken is not None:
            raise self.broken
        if self.match is None:
            raise problems.conflict("not-started", "The game has not started yet.")
        return self.match

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def away(self) -> dict[int, int]:
        """Since when whoever sits there is away, by seat; whoever was never here, since there is a table."""
        if self.present is None:
            return {}
        known, begun = self.present.away, self.sheet.created
        away = [(chair.seat, known.get(chair.person, begun)) for chair in self.chairs if chair.person is not None]
        return {seat: since for seat, since in away if since is not None}

    def overdue(self, at: int | None = None) -> Overdue:
        """Who keeps the others waiting `at` a moment, or when the table last changed or was asked that."""
        basis = (self.sheet, self.chairs, self.present)
        if at is not None or self._overdue is None or self._overdue[0] != basis:
            self._overdue = basis, clocks.overdue(self.sheet, self.chairs, at or now(), self.away())
        return self._overdue[1]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def play(self, match: Match[Any], lines: list[Line]) -> None:
        """The match goes on, or begins, with these lines, which are stored."""
        self.match = match
        match.forget(but=RECENT)
        self.remember(lines)

    def follow(self, lines: list[Line]) -> None:
        """Do what another process has written down."""
        if self.broken is None:
            self.playing().follow(lines)
            self.playing().forget(but=RECENT)
        self.remember(lines)

    def restore(self, snapshot: Snapshot | None, lines: list[Line]) -> None:
        """Stand where the whole log leads, from a snapshot on or from the beginning."""
        self.match = restored(self.game, self.sheet, snapshot, lines)
        self.clients = {}
        self.play(self.match, lines)

    def remember(self, lines: list[Line]) -> None:
        for line in lines:
            if line.client is not None:
                self.clients[line.client] = line.number
        if len(self.clients) > 2 * IDS:
            self.clients = dict(list(self.clients.items())[-IDS:])
        if lines:
            self.before = lines[0].number - 1
        self.drawn.clear()

    def position(self, seats: Sequence[int], since: int) -> Position:
        """Where the game stands for whoever holds these seats; none: a spectator."""
        position = self.playing().position(seats or [None], since, is_closed=self.sheet.status in ("closed", "over"))
        if position.outcome is not None:
            position.outcome.scores = placed(position.outcome.scores, self.chairs)
        return position

    def message(self, seats: tuple[int, ...], since: int, holds: int | None = None) -> bytes:
        """The position as it is sent; viewers of the same side who have seen the same share its bytes.

        Whoever takes changes `holds` the position of a number (-1: none yet), and is sent what has changed since, if we
        know. It is kept only from where others look too: a number that one client names costs no memory.
        """
        since = self.playing().reachable(since)
        key = (seats, since, holds is not None, holds == since)
        message = self.drawn.get(key)
        if message is None:
            message = encode(self._told(seats, since, holds))
            if self.is_shared(since):
                self.drawn[key] = message
        return message

    def _told(self, seats: tuple[int, ...], since: int, holds: int | None) -> Position | Moved:
        position = self.position(seats, since)
        if holds is None:
            return position
        before, shown = self.shown.get(seats), Shown(position)
        self.shown[seats] = shown
        return shown.after(before, position) if before is not None and before.number == holds == since else position

    def unwatched(self) -> None:
        """Nobody looks any more."""
        self.drawn.clear()
        self.shown.clear()

    def is_shared(self, since: int) -> bool:
        """Whether others look from there too: those who follow, who are new, and who have seen all."""
        return since in (self.before, self.playing().reachable(0), self.number)

    def is_restored(self) -> bool:
        """Whether the match stands where the sheet says."""
        return self.sheet.status != "playing" or bits(self.playing().state.actors()) == self.sheet.waiting


def installed(name: str) -> Game[Any]:
    """A stored table's game; raises a problem for people where it is gone, or cannot even be imported."""
    game = _game(name)
    if game is None:
        raise problems.not_installed(name)
    return game


@cache  # by names that the database holds
def _game(name: str) -> Game[Any] | None:
    try:
        return find(name)
    except Exception:  # whatever a broken game raises, its tables alone cannot go on
        log.exception("a game is not installed", extra={"game": name})
        return None


def restored(game: Game[Any], sheet: Sheet, snapshot: Snapshot | None, lines: list[Line]) -> Match[Any]:
    """The match that a log tells, from a snapshot on or from the beginning."""
    if snapshot is None:
        return Match.from_log(game, game.new(sheet.seats, sheet.options, listening=not lines), 0, lines)
    return Match.from_log(game, loaded(game, snapshot[1]), snapshot[0], lines)


def loaded(game: Game[Any], snapshot: bytes) -> State:
    """A stored state. A running game survives a change of the rules' version if its state still has that shape."""
    saved = msgspec.json.decode(snapshot)
    name, _ = saved.pop("game"), saved.pop("rules")
    if name != game.meta.name or not fits(game, saved):
        raise BadTable(f"this state has not the shape of {game.meta.name}'s")
    state: State = game.load(msgspec.json.encode({**saved, "game": game.meta.name, "rules": game.meta.rules_version}))
    return state


def old_rules(sheet: Sheet) -> problems.Problem:
    message = f"This table was played by rules of {sheet.game} (version {sheet.rules}) that this server no longer has."
    return problems.conflict("old-rules", message)
