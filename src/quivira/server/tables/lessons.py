"""Lessons: what a client plays them with, and the table at which one plays on where a lesson ends."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec

from quivira import lessons
from quivira.kernel.registry import find
from quivira.locale import catalog
from quivira.match import Match
from quivira.server.kept import FROM_LESSON, Chair
from quivira.server.people import Person
from quivira.server.problems import Problem
from quivira.server.tables.characters import like_a_lesson
from quivira.server.tables.desk import Desk, NewTable, bot_chair, sheet_for
from quivira.server.tables.standins import check_level
from quivira.server.tables.table import Table


@cache
def lesson(game: str, name: str) -> bytes:
    """Encoded; raises a problem where the game has no such lesson."""
    return msgspec.json.encode(lessons.taught(find(game), name, _known(game, name)))


@cache
def lesson_outlines(game: str) -> list[lessons.Outline]:
    find(game)
    return lessons.outlines(game)


def forget_lessons() -> None:
    """They have changed, and their words have: each process reads them again."""
    lessons.offered.cache_clear()
    lesson.cache_clear()
    lesson_outlines.cache_clear()
    catalog.cache_clear()


async def play_on(desk: Desk, person: Person, game: str, name: str, language: str) -> Table:
    """A new table that stands where a lesson ends, against its bots, of the level that the lesson names."""
    known, match = await asyncio.to_thread(_played, game, name)
    new = NewTable(game=game, seats=known.seats, options=known.options, language=language)
    chairs = [bot_chair(Chair(seat), known.level) for seat in range(known.seats)]
    chairs[known.seat] = Chair(known.seat, person.name, person.id)
    sheet = sheet_for(person.id, new)
    sheet = msgspec.structs.replace(sheet, created=like_a_lesson(sheet.created), parent=FROM_LESSON)
    return await desk.add(sheet, chairs, match)


def _played(game: str, name: str) -> tuple[lessons.Lesson, Match[Any]]:
    """A lesson to its end, and where it ends; to read it and to play it takes a while."""
    known = _known(game, name)
    check_level(game, known.level)
    match = lessons.end(find(game), known)
    match.settle()
    return known, match


def _known(game: str, name: str) -> lessons.Lesson:
    find(game)
    if name not in lessons.names(game):
        raise Problem(404, "no-lesson", f"The game {game} has no lesson '{name}'.")
    return lessons.load(game, name)
