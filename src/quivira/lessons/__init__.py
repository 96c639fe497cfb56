"""Lessons: games with a chosen deal and chosen moves of bots, told in words, in which the reader makes some moves."""

from quivira.lessons.checking import keys, problems
from quivira.lessons.lesson import (
    FIRST,
    FORMAT,
    BadLesson,
    Lesson,
    Outline,
    Question,
    Station,
    decode,
    encode,
    load,
    names,
    outlines,
)
from quivira.lessons.working import Taught, TaughtQuestion, TaughtStation, end, taught

__all__ = [
    "FIRST",
    "FORMAT",
    "BadLesson",
    "Lesson",
    "Outline",
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
    "outlines",
    "problems",
    "taught",
]
