"""Moves in words, for tests of rules: `0 take:3` is done by seat 0, `c draw:7` by chance."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from quivira.kernel import CHANCE, Action, Game, Seat, State, Text

S = TypeVar("S", bound=State)
ALL: Final = -2  # whatever was told, to whomever


class Moves:
    """The moves of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def play(self, s: S, *moves: str) -> S:
        """Make moves; the invariants hold after each."""
        for move in moves:
            s.apply(*self._read(move))
            s.check()
        return s

    def reason(self, s: State, move: str) -> Text:
        """Why a move is refused."""
        reason = s.refusal(*self._read(move))
        assert reason is not None, f"{move} is allowed"
        return reason

    def refused(self, s: State, move: str) -> str:
        """The key of the reason why a move is refused."""
        return self.reason(s, move).key

    def legal(self, s: State, seat: Seat) -> list[str]:
        return [action.key for action in s.legal(seat)]

    def told(self, s: State, seat: Seat | None = ALL) -> list[str]:
        """The verbs of all events since listening began (`s.events = []`), or of those that a seat, or None, heard."""
        return [event.verb for event in s.events or [] if seat == ALL or event.seen_by(seat)]

    def _read(self, move: str) -> tuple[Seat, Action]:
        who, key = move.split()
        return CHANCE if who == "c" else int(who), self.game.space.parse(key)
