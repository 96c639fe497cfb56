"""A lesson as its author writes it: `lessons/NAME.json` in a game's folder; its words are in the game's `locale/`.

A lesson is a record that is cut into stations. At each one something has happened (`moves`), something is said, and
either the reader goes on or makes the moves that the lesson wants (`does`). There is one way through a lesson, so all
of it can be worked out beforehand, sent at once and played without a network.

The words of the station `send` of the lesson `first` are `lesson-first-send`; those of its answer `too-few` are
`lesson-first-send-too-few`. The question `camp` of the quiz is `lesson-first-quiz-camp`, why its answer is right its
`.about`, and its choices are `lesson-first-quiz-camp-1` and so on.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import msgspec

from quivira.kernel import Options, QuiviraError, Seat, registry
from quivira.kernel.errors import unknown
from quivira.locale import folder_of

FORMAT: Final = "quivira-lesson-1"
FOLDER: Final = "lessons"
FIRST: Final = "first"  # the lesson for whoever has never heard of the game
QUESTIONS: Final = 10  # of a quiz
WIDTH: Final = 120  # of a line, at most


class BadLesson(QuiviraError):
    """A lesson that is broken, or that the rules installed do not allow any more."""


class Station(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a lesson stops to say something."""

    name: str
    moves: list[tuple[Seat, str]] = []  # what happens before: chance, bots, and what the reader has no choice in
    shows: list[str] = []  # things that are lit, by the start of their names (`data-thing`)
    points: str = ""  # the one that the arrow points at; else the first of those lit
    does: list[str] = []  # what the reader is to do; nothing: to read
    # To what else they may try: an action or, of those that are legal, the start of some and `*`; the first one counts
    answers: dict[str, str] = {}
    rules: list[str] = []  # the rules of the rulebook that can be seen at work here


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A question of the quiz."""

    name: str
    choices: int
    right: int  # counted from 1


class Lesson(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    format: str
    game: str
    rules: int  # the version by which it was written
    seats: int
    options: Options = {}
    seat: Seat = 0  # the reader's
    place: int = 0  # among the lessons of its game: the lowest one is offered first, equal ones by their names
    advises: bool = False  # what the reader is to do is what the strongest bots would do; a test asks them
    level: str = "easy"  # of the bots against whom one plays on where the lesson ends
    stations: list[Station]
    quiz: list[Question] = []


class Outline(msgspec.Struct):
    """What there is in a lesson."""

    name: str
    stations: list[str]
    questions: int  # of its quiz
    shows: dict[str, str]  # by rule: the station at which it can be seen at work


class _Place(msgspec.Struct):
    """All that is read of a lesson to put it in its place."""

    place: int = 0


def names(game: str) -> list[str]:
    """The lessons of a game in the order in which they are offered, `first` before all; many games have none."""
    folder = folder_of(game) / FOLDER
    if not folder.is_dir():
        return []
    places = {
        file.name.removesuffix(".json"): _place(file.read_bytes())
        for file in folder.iterdir()
        if file.name.endswith(".json")
    }
    return sorted(places, key=lambda name: (name != FIRST, places[name], name))


@cache
def offered() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """All games, each with its lessons; kept, for to look for them takes long."""
    return tuple((game, tuple(names(game))) for game in registry.names())


def _place(data: bytes) -> int:
    try:
        return msgspec.json.decode(data, type=_Place).place
    except (msgspec.DecodeError, UnicodeDecodeError):
        return 0  # whoever loads it is told what is wrong with it


def load(game: str, name: str) -> Lesson:
    known = names(game)
    if name not in known:
        raise BadLesson(unknown(f"lesson of {game}", name, known))
    lesson = decode((folder_of(game) / FOLDER / f"{name}.json").read_bytes())
    if lesson.game != game:
        raise BadLesson(f"this is a lesson of '{lesson.game}', not of '{game}'")
    return lesson


def outlines(game: str) -> list[Outline]:
    """Of all lessons of a game."""
    found = []
    for name in names(game):
        lesson = load(game, name)
        shows = {rule: station.name for station in reversed(lesson.stations) for rule in station.rules}
        found.append(Outline(name, [station.name for station in lesson.stations], len(lesson.quiz), shows))
    return found


def decode(data: bytes) -> Lesson:
    try:
        lesson = msgspec.json.decode(data, type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"this is not a lesson: {error}") from None
    if lesson.format != FORMAT:
        raise BadLesson(f"this lesson has the format '{lesson.format}'; this version reads '{FORMAT}'")
    return lesson


def encode(lesson: Lesson) -> bytes:
    """To be read and changed by people: what belongs together stands in a line, as far as a line goes."""
    return f"{_laid_out(msgspec.to_builtins(lesson))}\n".encode()


def _laid_out(value: Any, indent: str = "", before: int = 0) -> str:
    """JSON in lines; `before` is what stands in the first one already."""
    flat = json.dumps(value, ensure_ascii=False)
    inner = indent + " "
    parts = list(value.values()) if isinstance(value, dict) else value
    deepest = list | dict if isinstance(value, dict) else dict
    if not isinstance(parts, list) or (
        len(indent) + before + len(flat) <= WIDTH and not any(isinstance(part, deepest) for part in parts)
    ):
        return flat
    if isinstance(value, dict):
        keys = [f"{json.dumps(key)}: " for key in value]
        lines = [key + _laid_out(part, inner, len(key) + 1) for key, part in zip(keys, parts, strict=True)]
        return "{\n" + ",\n".join(inner + line for line in lines) + f"\n{indent}}}"
    lines = [_laid_out(part, inner) for part in parts]
    filled = lines if any(isinstance(part, dict) for part in parts) else _filled(lines, WIDTH - len(inner) - 1)
    return "[\n" + ",\n".join(inner + line for line in filled) + f"\n{indent}]"


def _filled(parts: list[str], width: int) -> list[str]:
    """As many of them in each line as there is room for."""
    lines = parts[:1]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) + 2 <= width:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines
