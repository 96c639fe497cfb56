"""Sentences: cases, lists, missing words, and every sentence of a whole game in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import quivira
from quivira.kernel import Chance, Game, QuiviraError, Text
from quivira.kernel.registry import find, names
from quivira.locale import LANGUAGES, Catalog, catalog, preferred, source
from quivira.locale.rulebook import rules
from quivira.testing.language import compare, in_short, messages, rulebook_problems
from quivira.testing.play import tables, walk

OURS = [name for name in names() if (Path(quivira.__file__).parent / "games" / name).is_dir()]
FLUENT = """
orel = Orzeł
    .acc = Orła
take = { $seat } bierze { $totem-acc }
list = { $things }
nested = <{ $inner }>
number = { $n ->
    [one] jeden
    [few] kilka
   *[many] wiele
}
"""


def test_names_come_with_their_cases() -> None:
    words = Catalog("pl", [FLUENT])
    assert words.text(Text("take", {"seat": 1, "totem": "orel"}), ["Jan", "Anna"]) == "Anna bierze Orła"


def test_lists_numbers_and_nested_texts() -> None:
    words = Catalog("pl", [FLUENT])
    assert words.text(Text("list", {"things": ["orel", 2, Text("nested", {"inner": "orel"})]})) == "Orzeł, 2 i <Orzeł>"
    assert [words.text(Text("number", {"n": n})) for n in (1, 3, 5, 22)] == ["jeden", "kilka", "wiele", "kilka"]
    assert words.text(7) == "7"


def test_what_is_missing_is_named() -> None:
    words = Catalog("pl", [FLUENT])
    with pytest.raises(QuiviraError, match="no text 'nothing'"):
        words.text("nothing")
    with pytest.raises(QuiviraError, match="'take'"):
        words.text(Text("take", {"seat": 0}), ["Jan"])
    with pytest.raises(QuiviraError, match="unknown language 'xx'"):
        catalog(None, "xx")


@pytest.mark.parametrize(
    ("variables", "language"),
    [({"LC_ALL": "pl_PL.UTF-8"}, "pl"), ({"LANG": "hu_HU"}, "hu"), ({"LANG": "fr_FR"}, "en"), ({}, "en")],
)
def test_the_terminals_language(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


def test_common_sentences_are_all_used() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(quivira.__file__).parent.rglob("*.py"))
    keys = [key for key in messages(source("quivira.locale", "en.ftl")) if not key.startswith("log-")]
    assert [key for key in keys if f'"{key}"' not in code and f"'{key}'" not in code] == []


def test_a_language_that_lacks_something_is_found_out() -> None:
    english = "a = A { $n }\nb = B\n    .about = more\n"
    polish = "a = A { $m }\n    .acc = Ą\nc = C\n"
    assert compare("x", {"en": english, "pl": polish}) == [
        "x: pl has c, which English lacks",
        "x: pl lacks b",
        "x: pl lacks b.about",
        "x: pl uses {'m'} in a",
    ]


@pytest.mark.parametrize("game", [find(name) for name in names()], ids=names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(game: Game[Any], language: str) -> None:
    """Every event, question, choice and refusal of a random game is a sentence without holes."""
    words = catalog(game.meta.name, language)
    seats = [f"Anna {number}" for number in range(game.meta.seats[-1])]
    for s, _ in walk(tables(game)[-1], 3):
        labels = [event.text() for event in s.events or []]
        s.events = []
        top = s.stack[-1] if s.stack else None
        if top is not None and not isinstance(top, Chance):
            labels.append(top.prompt(s))
            for action in top.choices(s, s.actors()[0]):
                labels.append(game.space.describe(action, s.options))
                labels += [reason for reason in [s.refusal(s.actors()[0], action)] if reason is not None]
        for label in labels:
            sentence = words.text(label, seats)
            assert sentence.strip()
            assert not re.search(r"[{}]|None", sentence)


@pytest.mark.parametrize("name", OURS)
def test_every_part_of_a_score_says_what_it_counts(name: str) -> None:
    game = find(name)
    *_, (over, _) = walk(tables(game)[-1], 3)
    for language in LANGUAGES:
        words = catalog(name, language)
        for part in game.scores(over)[0].parts:
            assert re.fullmatch(r"[^{}]+\.", words.about(part) or ""), f"{part} in {language}"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_can_be_read_one_by_one(name: str, language: str) -> None:
    numbered = rules(name, language)
    assert numbered
    assert all(len(text) > 10 for text in numbered.values())


def test_a_rule_in_short_is_its_first_sentence() -> None:
    assert in_short("After 8. then (62). Then it ends.") == "After 8. then (62)."
    assert in_short("Only one sentence") == "Only one sentence"
    assert in_short("Építs egyet! Ötöt ne.") == "Építs egyet!"


def test_a_question_whose_rule_begins_with_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = {language: rules(OURS[0], language) for language in LANGUAGES}
    spoken["hu"] = {number: f"Akció nincs. {text}" for number, text in spoken["hu"].items()}
    monkeypatch.setattr("quivira.testing.language.rules", lambda _, language: spoken[language])
    found = rulebook_problems(OURS[0])
    assert found
    assert all("in hu begins with 'Akció nincs.'" in problem for problem in found)
