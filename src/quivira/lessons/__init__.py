"""Lessons: games with a chosen deal and chosen moves of bots, told in words, in which the reader makes some moves."""

from quivira.lessons.checking import flaws, keys, keys_of, missing, problems
from quivira.lessons.deeds import AnyDeed, do
from quivira.lessons.draft import Draft, Sketch
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
    offered,
    outlines,
)
from quivira.lessons.saving import has_words, home, lines, save, spoken, with_words, without_texts
from quivira.lessons.working import Taught, TaughtQuestion, TaughtStation, end, taught

__all__ = [
    "FIRST",
    "FORMAT",
    "AnyDeed",
    "BadLesson",
    "Draft",
    "Lesson",
    "Outline",
    "Question",
    "Sketch",
    "Station",
    "Taught",
    "TaughtQuestion",
    "TaughtStation",
    "decode",
    "do",
    "encode",
    "end",
    "flaws",
    "has_words",
    "home",
    "keys",
    "keys_of",
    "lines",
    "load",
    "missing",
    "names",
    "offered",
    "outlines",
    "problems",
    "save",
    "spoken",
    "taught",
    "with_words",
    "without_texts",
]
