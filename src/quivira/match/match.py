"""A match applies what seats ask for, draws for chance, makes forced moves, and remembers all of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from quivira.kernel import (
    CHANCE,
    Action,
    Event,
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

S = TypeVar("S", bound=State)

UNFORESEEN: Final = Text("why-unforeseen")


class SecretRng(Rng):
    """Randomness of a live table: nobody can foresee it."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> int:
        return secrets.randbits(32)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One action of the record and what it told to whom."""

    seat: Seat
    key: str
    events: list[Event]
    final: bool = False  # somebody has learnt something by it; to be taken back only with everybody's consent
    forced: bool = False  # there was nothing else to do


class Unforeseen(IllegalAction):
    """An action sent along with one that may show its seat something new, or bring somebody else to the move."""


class Match(Generic[S]):
    """One running game."""

    def __init__(self, game: Game[S], seats: int, options: Options | None = None, rng: Rng | None = None) -> None:
        self.game = game
        self.rng = rng or SecretRng()
        self.state: S = game.new(seats, options)
        self.entries: list[Entry] = []
        self.state, self.entries = self._settled(self.state, [])

    @classmethod
    def resume(cls, game: Game[S], record: Record, rng: Rng | None = None) -> Match[S]:
        """Go on with a recorded game. Raises BadRecord if its moves cannot be played."""
        for _ in replay(game, record):
            pass
        match = cls.__new__(cls)
        match.game, match.rng = game, rng or SecretRng()
        match.state, match.entries = match._replayed(record.seats, record.options, record.moves)
        match.state, match.entries = match._settled(match.state, match.entries)
        return match

    @classmethod
    def at(cls, game: Game[S], state: S, entries: Iterable[Entry], rng: Rng | None = None) -> Match[S]:
        """A match in its middle, as it was stored: where it stands and the entries that led there."""
        match = cls.__new__(cls)
        match.game, match.rng = game, rng or SecretRng()
        match.state, match.entries = state, list(entries)
        return match

    def fork(self) -> Match[S]:
        """The same match, to go on with by itself: what one plays, the other does not see."""
        return Match.at(self.game, self.state, self.entries, self.rng)

    def side(self, seat: Seat | None) -> Side[S]:
        """All that a seat, or a spectator, is shown."""
        return Side(self.game, self.state, seat, self.takes_back(seat) if seat is not None else ())

    def turn(self, seat: Seat) -> Turn[S]:
        """The same for a bot, which gets no hold of the true state."""
        return Turn(self.game, self.state, seat, self.rng)

    def play(self, seat: Seat, keys: Iterable[str]) -> None:
        """Do all of these actions, or none and raise why; then chance and forced moves follow."""
        self.state, self.entries = self._settled(*self.attempt(seat, keys))

    def attempt(self, seat: Seat, keys: Iterable[str]) -> tuple[S, list[Entry]]:
        """Where these actions lead, before chance and forced moves; raises why they are refused.

        So that nobody learns anything by what is only tried, nothing is tried after an action whose outcome its seat
        may not know beforehand.
        """
        actions = [self.game.space.parse(key) for key in keys]
        state, entries = self._clone(), self.entries[:]
        for number, action in enumerate(actions):
            if number and (entries[-1].final or state.actors() != [seat]):
                raise Unforeseen(action.key, UNFORESEEN)
            entries.append(_entry(state, seat, action))
        return state, entries

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat was told, from entry `since` on."""
        return [event for entry in self.entries[since:] for event in entry.events if event.seen_by(seat)]

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last choice, if nobody has drawn, acted or learnt anything since."""
        choices = self.takes_back(seat)
        if choices:
            self.rewind(choices[0])
        return bool(choices)

    def takes_back(self, seat: Seat) -> list[int]:
        """The entries that a seat may take back by itself, the last one first."""
        choices: list[int] = []
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.seat != seat or entry.final:
                break
            if not entry.forced:
                choices.append(number)
        return choices

    def rewind(self, number: int) -> None:
        """Go back to before entry `number`; beyond a draw or another seat only with everybody's consent."""
        moves = [(entry.seat, entry.key) for entry in self.entries[:number]]
        kept = self.entries[:number]
        self.state, _ = self._replayed(self.state.seats, self.state.options, moves)
        self.entries = kept

    def settle(self) -> None:
        """Let chance and forced moves follow, until somebody has a choice; needed only after `at`."""
        self.state, self.entries = self._settled(self._clone(), self.entries[:])

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far. It holds every secret: show it to nobody before the end."""
        return Record(
            game=self.game.meta.name,
            rules=self.game.meta.rules_version,
            seats=self.state.seats,
            options=self.state.options,
            names=list(names),
            moves=[(entry.seat, entry.key) for entry in self.entries],
            result=result(self.game, self.state) if self.state.is_over() else None,
        )

    def _clone(self) -> S:
        state: S = self.state.clone()  # type: ignore[assignment] # a game's clone is of its own kind
        return state

    def _replayed(self, seats: int, options: Options, moves: Iterable[tuple[Seat, str]]) -> tuple[S, list[Entry]]:
        state = self.game.new(seats, options)
        return state, [_entry(state, seat, self.game.space.parse(key)) for seat, key in moves]

    def _settled(self, state: S, entries: list[Entry]) -> tuple[S, list[Entry]]:
        """Draw for chance and make forced moves until somebody has a choice."""
        while True:
            if state.actors() == [CHANCE]:
                entries.append(_entry(state, CHANCE, pick(state.chance(), self.rng)))
                continue
            forced = [(seat, legal[0]) for seat in state.actors() if len(legal := state.legal(seat)) == 1]
            if not forced:
                return state, entries
            seat, action = forced[0]
            entries.append(_entry(state, seat, action, forced=True))


def _entry(state: State, seat: Seat, action: Action, *, forced: bool = False) -> Entry:
    """Apply one action and write down what it told."""
    question = state.stack[-1] if state.stack else None
    state.events = []
    state.apply(seat, action)
    return Entry(seat, action.key, state.events, _is_final(question, seat, state), forced)


def _is_final(question: Step[Any] | None, seat: Seat, after: State) -> bool:
    """Whether an answer has told somebody something that must not be had for nothing.

    A sealed answer is final. So is one that ends the game, which opens all hands; one that leads to a question that
    shows something; and one that brings others to the move, where whether they have a choice is a secret.
    """
    if isinstance(question, Sealed) or not after.stack:
        return True
    following = after.stack[-1]
    return following.shows or (following.private and following.actors() != [seat])
