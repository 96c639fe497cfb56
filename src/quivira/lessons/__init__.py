"""Lessons: games with a chosen deal and chosen moves of bots, told in words, in which the reader makes some moves."""

from quivira.lessons.lesson import BadLesson, Lesson, Question, Station, decode, load, names
from quivira.lessons.problems import keys, problems
from quivira.lessons.taught import Asked, Taught, Told, end, taught

__all__ = [
    "Asked",
    "BadLesson",
    "Lesson",
    "Question",
    "Station",
    "Taught",
    "Told",
    "decode",
    "end",
    "keys",
    "load",
    "names",
    "problems",
    "taught",
]
