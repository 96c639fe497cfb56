"""Both rules."""

from __future__ import annotations

import pytest

from quivira.games.hushdeal import GAME
from quivira.games.hushdeal.rules import HushDeal
from quivira.kernel import CHANCE, IllegalAction
from quivira.testing import allows, refuses


def play(s: HushDeal, *moves: str) -> HushDeal:
    for move in moves:
        who, key = move.split()
        s.apply(CHANCE if who == "c" else int(who), GAME.space.parse(key))
    return s


@allows("1")
@refuses("1")
def test_a_card_comes_once_and_is_secret() -> None:
    s = play(GAME.new(2), "c deal:3")
    with pytest.raises(IllegalAction, match="why-not-asked"):
        play(s, "c deal:3")
    play(s, "c deal:4")
    assert [GAME.view(s, seat).card for seat in (0, 1, None)] == [3, 4, None]


@allows("2")
@refuses("2")
def test_a_burnt_card_is_worth_five() -> None:
    s = play(GAME.new(2), "c deal:3", "c deal:4")
    with pytest.raises(IllegalAction, match="why-not-your-turn"):
        play(s, "1 keep")
    play(s, "0 burn", "1 keep")
    assert [score.total for score in GAME.scores(s)] == [5, 4]
