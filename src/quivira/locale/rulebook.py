"""Rulebooks: Markdown whose numbered paragraphs (`**17.** ...`) are what code, tests and questions cite."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from quivira.locale import folder_of, must_speak

NUMBERED: Final = re.compile(r"^\*\*([A-Z]?\d+[a-z]?)\.\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


@cache
def rulebook(game: str, language: str) -> str:
    """The rules of a game as Markdown, in English where it does not speak the language."""
    must_speak(language)
    folder = folder_of(game) / "rulebook"
    page = folder / f"{language}.md"
    return (page if page.is_file() else folder / "en.md").read_text("utf-8")


def rules(game: str, language: str) -> dict[str, str]:
    """Each numbered rule, by its number."""
    return {number: " ".join(text.split()) for number, text in NUMBERED.findall(rulebook(game, language))}
