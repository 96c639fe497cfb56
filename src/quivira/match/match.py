"""A match applies what seats ask for, draws for chance, makes forced moves, and remembers all of it."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from quivira.kernel import (
    CHANCE,
    Action,
    Game,
    IllegalAction,
    Options,
    Rng,
    Sealed,
    Seat,
    Side,
    State,
    Step,
    Text,
    Turn,
    pick,
)
from quivira.kernel.record import Record, replay, result
from quivira.match import wire
from quivira.match.log import Line, standing, undo_line

S = TypeVar("S", bound=State)

UNFORESEEN: Final = Text("why-unforeseen")
_number = attrgetter("number")


class SecretRng(Rng):
    """Randomness of a live table: nobody can foresee it."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> int:
        return secrets.randbits(32)


class Unforeseen(IllegalAction):
    """An action sent along with one that may show its seat something new, or bring somebody else to the move."""


class Match(Generic[S]):
    """One running game: where it stands, the `lines` that led there, and the `log` of all that was ever written."""

    def __init__(self, game: Game[S], seats: int, options: Options | None = None, rng: Rng | None = None) -> None:
        self._stand(game, game.new(seats, options, listening=True), [], rng)
        self._go_on(0)

    @classmethod
    def resume(cls, game: Game[S], record: Record, rng: Rng | None = None) -> Match[S]:
        """Go on with a recorded game. Raises BadRecord if its moves cannot be played."""
        for _ in replay(game, record):
            pass
        match = cls.at(game, game.new(record.seats, record.options, listening=True), [], rng)
        for seat, key in record.moves:
            forced = seat != CHANCE and len(match.state.legal(seat)) == 1
            match._act(seat, game.space.parse(key), 0, forced=forced)
        match._go_on(0)
        return match

    @classmethod
    def at(cls, game: Game[S], state: S, lines: Iterable[Line], rng: Rng | None = None) -> Match[S]:
        """A match in its middle: where it stands, and the lines that led there."""
        match = cls.__new__(cls)
        match._stand(game, state, list(lines), rng)
        return match

    @classmethod
    def from_log(cls, game: Game[S], state: S, done: int, log: Sequence[Line], rng: Rng | None = None) -> Match[S]:
        """A match as it was stored: a state, the number of the last line that led to it, and the whole log."""
        before = [line for line in log if line.number <= done]
        match = cls.at(game, state, standing(before), rng)
        match.log = before
        match.follow(log[len(before) :])
        return match

    def _stand(self, game: Game[S], state: S, lines: list[Line], rng: Rng | None) -> None:
        self.game, self.rng = game, rng or SecretRng()
        self.state = state
        self.lines, self.log = lines, lines[:]

    def fork(self) -> Match[S]:
        """The same match, to go on with by itself: what one plays, the other does not see."""
        match: Match[S] = Match.at(self.game, self.state, self.lines, self.rng)
        match.log = self.log[:]
        return match

    @property
    def number(self) -> int:
        """Of the last line."""
        return self.log[-1].number if self.log else 0

    def side(self, seat: Seat | None) -> Side[S]:
        """All that a seat, or a spectator, is shown."""
        return Side(self.game, self.state, seat, self.takes_back(seat) if seat is not None else ())

    def turn(self, seat: Seat) -> Turn[S]:
        """The same for a bot, which gets no hold of the true state."""
        return Turn(self.game, self.state, seat, self.rng)

    def play(self, seat: Seat, keys: Iterable[str], client: str | None = None, at: int = 0) -> None:
        """Do all of these actions, or none and raise why; then chance and forced moves follow."""
        after = self.after(seat, keys, client, at)
        self.state, self.lines, self.log = after.state, after.lines, after.log

    def after(self, seat: Seat, keys: Iterable[str], client: str | None = None, at: int = 0) -> Match[S]:
        """The match as it would go on; this one stays where it is."""
        trial = self.attempt(seat, keys, client, at)
        trial._go_on(at)
        return trial

    def attempt(self, seat: Seat, keys: Iterable[str], client: str | None = None, at: int = 0) -> Match[S]:
        """Where these actions lead, before chance and forced moves; raises why they are refused.

        So that nobody learns anything by what is only tried, nothing is tried after an action whose outcome its seat
        may not know beforehand.
        """
        actions = [self.game.space.parse(key) for key in keys]
        trial = self.fork()
        trial.state = self._clone()
        trial.state.events = list(self.state.events or [])  # told at set-up, if this is the first action
        for number, action in enumerate(actions):
            if number and (trial.lines[-1].final or trial.state.actors() != [seat]):
                raise Unforeseen(action.key, UNFORESEEN)
            trial._act(seat, action, at, None if number else client)
        return trial

    def follow(self, lines: Sequence[Line]) -> None:
        """Do what was written down elsewhere; where it goes back, that costs once and not for each undo."""
        back = min((line.back for line in lines if line.back is not None), default=self.number + 1)
        if self.lines and self.lines[-1].number >= back:
            self.rewind(back)
        for line in standing(lines):
            self.state.events = None
            self.state.apply(line.seat, self.game.space.parse(line.key))
            self.lines.append(line)
        self.log += lines

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last choice, if nobody has drawn, acted or learnt anything since."""
        choices = self.takes_back(seat)
        if choices:
            self.go_back(seat, choices[0])
        return bool(choices)

    def takes_back(self, seat: Seat) -> list[int]:
        """The numbers of the choices that a seat may take back by itself, the last one first."""
        choices: list[int] = []
        for line in reversed(self.lines):
            if line.seat != seat or line.final:
                break
            if not line.forced:
                choices.append(line.number)
        return choices

    def choice_at(self, number: int) -> int | None:
        """The number of the choice made at a line that stands, or of the one that led there."""
        for k in range(self._index(number), -1, -1):
            if self.lines[k].is_choice():
                return self.lines[k].number
        return None

    def go_back(self, seat: Seat, number: int, client: str | None = None, at: int = 0) -> None:
        """To before line `number`; a line of the seat says so. Further than it may alone only with all's consent."""
        self.rewind(number)
        self.log.append(undo_line(self.number + 1, seat, number, client, at))

    def rewind(self, number: int) -> None:
        """Stand where the match stood before line `number`."""
        self.lines = self.lines[: self._index(number)]
        state = self.game.new(self.state.seats, self.state.options, listening=not self.lines)
        for line in self.lines:
            state.apply(line.seat, self.game.space.parse(line.key))
        self.state = state

    def settle(self, at: int = 0) -> None:
        """Let chance and forced moves follow, until somebody has a choice; needed only after `at`."""
        self.state = self._clone()
        self._go_on(at)

    def since(self, number: int) -> list[Line]:
        """The lines after a number; most viewers have seen all but the last few."""
        lines: list[Line] = []
        for line in reversed(self.log):
            if line.number <= number:
                break
            lines.append(line)
        lines.reverse()
        return lines

    def stands(self, line: Line) -> bool:
        """Whether a line is told to those who come later. While the game is on, what was taken back is not."""
        if line.back is not None or self.state.is_over():
            return True
        k = self._index(line.number)
        return k < len(self.lines) and self.lines[k].number == line.number

    def told(self, viewer: Seat | None, since: int = 0) -> list[wire.Told]:
        """What a seat, or a spectator, was told after line `since`."""
        lines = self.since(since)
        if any([line.back is not None for line in lines]):  # else nothing of this was taken back
            lines = [line for line in lines if self.stands(line)]
        return wire.told(lines, viewer)

    def position(self, viewers: Sequence[Seat | None], since: int, *, is_closed: bool = False) -> wire.Position:
        """Where the match stands for these viewers, and what they were told after line `since`."""
        since = self.reachable(since)
        sides = [self.side(viewer) for viewer in viewers]
        waiting = sorted(seat for seat in self.state.actors() if seat >= 0)
        if is_closed:
            waiting = []
            for side in sides:
                side.undo, side.question = (), None
        shown = [wire.side(side, self.told(side.seat, since)) for side in sides]
        return wire.Position(self.number, since, waiting, shown, wire.outcome(self.game, self.state))

    def reachable(self, since: int) -> int:
        """From where on the log is complete here. A number that never was means: all that we have."""
        first = self.log[0].number - 1 if self.log else 0
        return first if since > self.number else max(since, first)

    def forget(self, but: int) -> None:
        """Keep the events of so many last lines only: whoever stores the log has the others."""
        old, self.log = self.log[:-but], self.log[-but:]
        for line in old:
            k = self._index(line.number)
            if k < len(self.lines) and self.lines[k] is line:
                self.lines[k] = line.without_events()

    def record(self, names: Sequence[str] = (), rules: int | None = None) -> Record:
        """The game so far, by the rules installed or those it began with. Show it to nobody before the end."""
        return Record(
            game=self.game.meta.name,
            rules=rules or self.game.meta.rules_version,
            seats=self.state.seats,
            options=self.state.options,
            names=list(names),
            moves=[(line.seat, line.key) for line in self.lines],
            result=result(self.game, self.state) if self.state.is_over() else None,
        )

    def _index(self, number: int) -> int:
        """Of the first line that stands and is not before a number."""
        return bisect_left(self.lines, number, key=_number)

    def _clone(self) -> S:
        state: S = self.state.clone()
        return state

    def _go_on(self, at: int) -> None:
        """Draw for chance and make forced moves until somebody has a choice."""
        while True:
            if self.state.actors() == [CHANCE]:
                self._act(CHANCE, pick(self.state.chance(), self.rng), at)
                continue
            forced = [(seat, legal[0]) for seat in self.state.actors() if len(legal := self.state.legal(seat)) == 1]
            if not forced:
                return
            seat, action = forced[0]
            self._act(seat, action, at, forced=True)

    def _act(self, seat: Seat, action: Action, at: int, client: str | None = None, *, forced: bool = False) -> None:
        """Apply one action and write down what it told; what was told at set-up belongs to the first one."""
        question = self.state.stack[-1] if self.state.stack else None
        told = self.state.events = self.state.events or []
        self.state.apply(seat, action)
        self.state.events = None
        final = _is_final(question, seat, self.state)
        line = Line(self.number + 1, seat, action.key, None, final, forced, told, client, at)
        self.lines.append(line)
        self.log.append(line)


def _is_final(question: Step[Any] | None, seat: Seat, after: State) -> bool:
    """Whether an answer has told somebody something that must not be had for nothing.

    A sealed answer is final. So is one that ends the game, which opens all hands; one that leads to a question that
    shows something; and one that brings others to the move, where whether they have a choice is a secret.
    """
    if isinstance(question, Sealed) or not after.stack:
        return True
    following = after.stack[-1]
    return following.shows or (following.private and following.actors() != [seat])
