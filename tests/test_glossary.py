"""Glossaries: what they say, and what they find."""

from __future__ import annotations

from pathlib import Path

import pytest

import quivira.games
from quivira.locale import LANGUAGES
from quivira.locale.rulebook import rulebook
from quivira.testing.glossary import glossary_problems, pattern, terms

TABLE = """# Glossary

| meaning | word | printed rulebook | where it is used | never |
|---|---|---|---|---|
| what one takes | role | role | everywhere | character*, old word |
| a card | card | – | everywhere | |
"""


def test_a_glossary_is_read_row_by_row() -> None:
    first, second = terms(TABLE)
    assert (first.word, first.printed, first.never) == ("role", "role", ["character*", "old word"])
    assert second.never == []


@pytest.mark.parametrize(
    ("entry", "text", "found"),
    [
        ("rol*", "Wybierz rolę.", "rolę"),
        ("rol*", "Kontrola", None),
        ("rola", "Rola", "Rola"),
        ("old word", "an old word here", "old word"),
        ("*stad", "de buitenstad", "buitenstad"),
    ],
)
def test_words_are_found_whole(entry: str, text: str, found: str | None) -> None:
    match = pattern(entry).search(text)
    assert (match.group() if match else None) == found


def test_a_game_that_breaks_its_glossary_is_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    for part in ("glossary", "locale", "rulebook"):
        (folder / part).mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    for language in LANGUAGES:
        (folder / "glossary" / f"{language}.md").write_text(TABLE)
        (folder / "locale" / f"{language}.ftl").write_text("ask-role = Which role?\ndo-role = Take a card\n")
        (folder / "rulebook" / f"{language}.md").write_text("# Toy\n\n**1.** Take a role.\n")
    monkeypatch.setattr(quivira.games, "__path__", [*quivira.games.__path__, str(tmp_path)])
    rulebook.cache_clear()
    assert glossary_problems("toy") == []
    (folder / "locale" / "pl.ftl").write_text("ask-role = Which role?\ndo-role = Take the Characters\n")
    (folder / "glossary" / "hu.md").write_text(TABLE.replace("| a card | card |", "| a tile | tile |"))
    assert glossary_problems("toy") == [
        "toy: the glossary in pl forbids 'Characters' in do-role: say 'role'",
        "toy: the glossary in pl has 'card', which is never said",
        "toy: the glossary in hu lacks 'a card'",
        "toy: the glossary in hu has 'tile', which is never said",
    ]
