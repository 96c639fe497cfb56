"""A lesson worked out for its reader: what their seat sees and may do at each station, as a table would send it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

import msgspec

from quivira.kernel import CHANCE, Game, IllegalAction, QuiviraError, Seat
from quivira.lessons.lesson import BadLesson, Lesson, Station
from quivira.match import Match
from quivira.match.wire import Position

WATCHED: Final = 40  # of the moves before a station; what was before them has happened when one comes there


class TaughtStation(msgspec.Struct):
    """A station as it is shown. Texts are keys of the game's words."""

    says: str
    shows: list[str]
    points: str
    positions: list[Position]  # one after the other; the last one stays
    does: list[str]
    between: list[Position]  # after each action of `does` but the last
    answers: dict[str, str]  # by action: what the lesson says to it; where it says nothing, the rules' own reason does


class TaughtQuestion(msgspec.Struct):
    """A question of the quiz."""

    says: str
    choices: list[str]
    right: int  # counted from 0


class Taught(msgspec.Struct):
    """All that a client needs to play a lesson."""

    game: str
    name: str
    title: str
    seats: int
    seat: int
    level: str  # of the bots against whom one plays on
    stations: list[TaughtStation]
    quiz: list[TaughtQuestion]


def taught(game: Game[Any], name: str, lesson: Lesson) -> Taught:
    """Raises BadLesson where the rules installed do not allow what the lesson does."""
    prefix = f"lesson-{name}"
    way = _Way(game, lesson)
    stations = [way.told(station, f"{prefix}-{station.name}") for station in lesson.stations]
    quiz = [
        TaughtQuestion(
            f"{prefix}-quiz-{q.name}", [f"{prefix}-quiz-{q.name}-{n + 1}" for n in range(q.choices)], q.right - 1
        )
        for q in lesson.quiz
    ]
    return Taught(lesson.game, name, prefix, lesson.seats, lesson.seat, lesson.level, stations, quiz)


def end(game: Game[Any], lesson: Lesson) -> Match[Any]:
    """Where the lesson ends, to be played on from there; only from here on chance is chance."""
    way = _Way(game, lesson)
    for station in lesson.stations:
        way.pass_by(station)
    if way.match.state.is_over():
        raise BadLesson("the game is over where the lesson ends; end it where one can play on")
    if lesson.seat not in way.match.state.actors():
        raise BadLesson("the lesson ends where others are to move; end it at a question to its reader")
    return way.match


class _Way:
    """Goes through a lesson, station by station."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self._seat = lesson.seat
        try:
            state = game.new(lesson.seats, lesson.options, listening=True)
        except QuiviraError as error:
            raise BadLesson(str(error)) from None
        self.match: Match[Any] = Match.at(game, state, [])
        self._number = 0  # up to which the reader has been told

    def told(self, station: Station, says: str) -> TaughtStation:
        try:
            positions = list(self._happens(station))
            answers: dict[str, str] = {}
            between = list(self._does(station, says, answers))
        except QuiviraError as error:
            raise BadLesson(f"at the station '{station.name}': {error}") from None
        points = station.points or next(iter(station.shows), "")
        return TaughtStation(says, station.shows, points, positions, station.does, between, answers)

    def pass_by(self, station: Station) -> None:
        """What happens and is done there, of which nothing is shown."""
        try:
            for seat, key in [*station.moves, *((self._seat, key) for key in station.does)]:
                self._move(seat, key)
        except QuiviraError as error:
            raise BadLesson(f"at the station '{station.name}': {error}") from None

    def _happens(self, station: Station) -> Iterator[Position]:
        """What chance brings is gathered, a choice is shown by itself; at the end the table as it is talked about."""
        left = len(station.moves)
        for (seat, key), following in zip_longest(station.moves, station.moves[1:]):
            self._move(seat, key)
            left -= 1
            gathered = left >= WATCHED or (seat == CHANCE and following is not None and following[0] == CHANCE)
            if following is not None and not gathered and self.match.told(self._seat, self._number):
                yield self._position(is_closed=True)
        yield self._position(is_closed=not station.does)

    def _does(self, station: Station, says: str, answers: dict[str, str]) -> Iterator[Position]:
        """The position after each action but the last; what is answered to others is gathered on the way."""
        unmet = set(station.answers)
        for place, key in enumerate(station.does, start=1):
            unmet -= self._answer(station, says, answers)
            self._move(self._seat, key)
            if place < len(station.does):
                yield self._position(is_closed=False)
        if unmet:
            raise BadLesson(f"the answer to {min(unmet)} is to nothing that can be tried there")

    def _answer(self, station: Station, says: str, answers: dict[str, str]) -> set[str]:
        """Gathers what the lesson says to what can be tried now; tells which of its answers found something."""
        side = self.match.side(self._seat)
        if side.question is None:
            raise BadLesson(f"the reader is to do {station.does[0]}, but is not asked")
        legal = [action.key for action in side.legal]
        refused = [action.key for action, _ in side.refused()]
        met: set[str] = set()
        for pattern, name in station.answers.items():
            start = pattern.removesuffix("*")
            named = [key for key in (*legal, *refused) if key == pattern]
            meant = named if start == pattern else [key for key in legal if key.startswith(start)]
            if meant:
                met.add(pattern)
            for key in meant:
                if key not in station.does:
                    answers.setdefault(key, f"{says}-{name}")
        return met

    def _move(self, seat: Seat, key: str) -> None:
        actors = self.match.state.actors()
        if seat not in actors:
            asked = " and ".join("chance" if actor == CHANCE else f"seat {actor}" for actor in actors) or "nobody"
            who = "chance" if seat == CHANCE else f"seat {seat}"
            raise BadLesson(f"{who} is to do {key}, but {asked} is asked")
        try:
            self.match = self.match.attempt(seat, [key])
        except IllegalAction as error:
            legal = ", ".join(action.key for action in self.match.state.legal(seat)[:12])
            raise BadLesson(f"{error.key} cannot be done ({error.reason.key}); legal are {legal}") from None

    def _position(self, *, is_closed: bool) -> Position:
        """What the reader sees; where nothing is to be done there is no question."""
        position = self.match.position([self._seat], self._number, is_closed=is_closed)
        self._number = self.match.number
        position.sides[0].undo = []
        return position
