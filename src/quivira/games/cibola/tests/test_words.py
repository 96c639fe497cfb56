"""What screen readers are told of the temple."""

from __future__ import annotations

import re

import pytest

from quivira.locale import LANGUAGES, catalog


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["board-worth", "board-brings"])
def test_one_open_chamber_is_worth_one_number(key: str, language: str) -> None:
    words = catalog("cibola", language)
    assert re.findall(r"\d+", words.say(key, lowest=8, highest=8, span=0)) == ["8"]
    assert re.findall(r"\d+", words.say(key, lowest=8, highest=14, span=6)) == ["8", "14"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_treasure_is_not_told_of_as_many_and_skulls_cost_points(language: str) -> None:
    words = catalog("cibola", language)

    def found(kind: str, n: int) -> str:
        return words.say("board-found", kind=kind, n=n, things="", range="")

    assert len(found("sundial", 1)) < len(found("sundial", 2))
    assert found("skull", 1) != found("statuette", 1)
