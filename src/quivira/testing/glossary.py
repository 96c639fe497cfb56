"""One word for one thing: each game, and the client, has a glossary in each language, and its texts keep to it.

A glossary is a table in `glossary/LANGUAGE.md` beside the texts: what is meant, our word, the printed rulebook's,
where it is used, and what must not stand for it. A star stands for any ending or beginning: `rol*` forbids every word
that begins so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec
from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as ftl

from quivira.locale import LANGUAGES, folder_of
from quivira.locale.rulebook import rulebook


class Term(msgspec.Struct, frozen=True):
    """A row: one thing and its word."""

    meaning: str
    word: str
    printed: str
    used: str
    never: list[str]


class _Words(Visitor):
    """What a reader sees of a Fluent entry: its text, without names and variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's protocol
        self.parts.append(node.value)


def terms(table: str) -> list[Term]:
    """The rows of a glossary, without its head."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in table.splitlines() if "|" in line]
    return [
        Term(meaning, word, printed, used, [entry.strip() for entry in never.split(",") if entry.strip()])
        for meaning, word, printed, used, never in rows[2:]
    ]


def said(source: str) -> Iterator[tuple[str, str]]:
    """What a Fluent file says: the keys, and the words."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            words = _Words()
            words.visit(entry)
            yield entry.id.name, " ".join(words.parts)


def texts(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything that a game says in a language: where it stands, and the words."""
    yield from said((folder_of(name) / "locale" / f"{language}.ftl").read_text("utf-8"))
    for number, paragraph in enumerate(rulebook(name, language).split("\n\n"), 1):
        yield f"paragraph {number} of the rulebook", " ".join(paragraph.split())


def glossary_problems(name: str) -> list[str]:
    """Where a game breaks its own glossaries, and where those differ in what they explain."""
    return broken(name, folder_of(name) / "glossary", {language: list(texts(name, language)) for language in LANGUAGES})


def broken(name: str, folder: Traversable, spoken: dict[str, list[tuple[str, str]]]) -> list[str]:
    """Where what is said in each language breaks the glossaries of a folder."""
    found: list[str] = []
    known = {language: terms((folder / f"{language}.md").read_text("utf-8")) for language in LANGUAGES}
    for language, rows in known.items():
        lists = f"{name}: the glossary in {language}"
        meanings = {row.meaning for row in rows}
        found += [f"{lists} lacks '{term.meaning}'" for term in known["en"] if term.meaning not in meanings]
        for row in rows:
            found += _broken(lists, row, spoken[language])
    return found


def _broken(lists: str, row: Term, spoken: list[tuple[str, str]]) -> Iterator[str]:
    word = pattern(row.word)
    if not any(word.search(text) for _, text in spoken):
        yield f"{lists} has '{row.word}', which is never said"
    for never in row.never:
        wrong = pattern(never)
        yield from (
            f"{lists} forbids '{match.group()}' in {where}: say '{row.word}'"
            for where, text in spoken
            if (match := wrong.search(text))
        )


def pattern(entry: str) -> re.Pattern[str]:
    """The words that an entry means; a star stands for any ending or beginning."""
    words = r"\w*".join(re.escape(part) for part in entry.split("*"))
    return re.compile(rf"\b{words}\b", re.IGNORECASE)
