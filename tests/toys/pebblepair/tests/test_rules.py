"""The one rule."""

from __future__ import annotations

import pytest

from quivira.games.pebblepair import GAME
from quivira.kernel import IllegalAction
from quivira.testing import allows, refuses


@allows("1")
@refuses("1")
def test_both_take_and_not_the_same() -> None:
    s = GAME.new(2)
    s.apply(0, GAME.space.parse("take:2"))
    with pytest.raises(IllegalAction, match="why-same"):
        s.apply(1, GAME.space.parse("take:2"))
    s.apply(1, GAME.space.parse("take:3"))
    assert [score.rank for score in GAME.scores(s)] == [2, 1]
