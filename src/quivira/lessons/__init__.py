"""Lessons: games with a chosen deal and chosen moves of bots, told in words, in which the reader makes some moves."""

from quivira.lessons.checking import keys, problems
from quivira.lessons.lesson import FIRST, FORMAT, BadLesson, Lesson, Question, Station, decode, encode, load, names
from quivira.lessons.working import Taught, TaughtQuestion, TaughtStation, end, taught

__all__ = [
    "FIRST",
    "FORMAT",
    "BadLesson",
    "Lesson",
    "Question",
    "Station",
    "Taught",
    "TaughtQuestion",
    "TaughtStation",
    "decode",
    "encode",
    "end",
    "keys",
    "load",
    "names",
    "problems",
    "taught",
]
