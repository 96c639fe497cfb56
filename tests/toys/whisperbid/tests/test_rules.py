"""Both rules."""

from __future__ import annotations

import pytest

from quivira.games.whisperbid import GAME
from quivira.games.whisperbid.rules import WhisperBid
from quivira.kernel import IllegalAction
from quivira.testing import allows, refuses, rules_out


def whisper(s: WhisperBid, numbers: str) -> WhisperBid:
    for seat, n in enumerate(numbers.split()):
        s.apply(seat, GAME.space.parse(f"whisper:{n}"))
    return s


@allows("1")
@refuses("1")
def test_not_what_has_just_won() -> None:
    s = whisper(GAME.new(3, {"rounds": 3}), "1 1 2")
    with pytest.raises(IllegalAction, match="why-again"):
        whisper(s, "2")
    whisper(s, "1 1 1")
    assert s.round == 3


@allows("2")
@rules_out("2")
@pytest.mark.parametrize(("numbers", "points"), [("3 3 2", [0, 0, 2]), ("1 1 1", [0, 0, 0]), ("0 3 2", [0, 3, 0])])
def test_the_highest_alone_counts(numbers: str, points: list[int]) -> None:
    assert whisper(GAME.new(3), numbers).points == points
