"""A match applies what seats ask for, draws for chance, makes forced moves, and remembers all of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from quivira.kernel import CHANCE, Event, Game, Options, Rng, Sealed, Seat, State, Turn, pick
from quivira.kernel.record import Record, replay, result

S = TypeVar("S", bound=State)


class SecretRng(Rng):
    """Randomness of a live table: nobody can foresee it."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> int:
        return secrets.randbits(32)


class Entry(msgspec.Struct, frozen=True):
    """One action of the record and what it told to whom."""

    seat: Seat
    key: str
    events: list[Event]
    sealed: bool = False  # an answer to a sealed question is final
    forced: bool = False  # there was nothing else to do


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

    def turn(self, seat: Seat) -> Turn[S]:
        """All that a seat may know and do."""
        return Turn(self.game, self.state, seat, self.rng)

    def play(self, seat: Seat, keys: Iterable[str]) -> None:
        """Do all of these actions, or none and raise why; then chance and forced moves follow."""
        state, entries = self._clone(), self.entries[:]
        for key in keys:
            entries.append(_entry(self.game, state, seat, key))
        self.state, self.entries = self._settled(state, entries)

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat was told, from entry `since` on."""
        return [event for entry in self.entries[since:] for event in entry.events if event.seen_by(seat)]

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last choice, if no draw, reveal or other seat's action came since."""
        choices = self.takes_back(seat)
        if choices:
            self.rewind(choices[0])
        return bool(choices)

    def takes_back(self, seat: Seat) -> list[int]:
        """The entries that a seat may take back by itself, the last one first."""
        choices: list[int] = []
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.seat != seat or entry.sealed:
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
        return state, [_entry(self.game, state, seat, key) for seat, key in moves]

    def _settled(self, state: S, entries: list[Entry]) -> tuple[S, list[Entry]]:
        """Draw for chance and make forced moves until somebody has a choice."""
        while True:
            if state.actors() == [CHANCE]:
                entries.append(_entry(self.game, state, CHANCE, pick(state.chance(), self.rng).key))
                continue
            forced = [(seat, legal[0]) for seat in state.actors() if len(legal := state.legal(seat)) == 1]
            if not forced:
                return state, entries
            seat, action = forced[0]
            entries.append(_entry(self.game, state, seat, action.key, forced=True))


def _entry(game: Game[S], state: S, seat: Seat, key: str, *, forced: bool = False) -> Entry:
    """Apply one action and write down what it told."""
    sealed = bool(state.stack) and isinstance(state.stack[-1], Sealed)
    state.events = []
    state.apply(seat, game.space.parse(key))
    return Entry(seat, key, state.events, sealed, forced)
