"""Positions in which the best move is plain: no bot above `random` may miss it."""

from __future__ import annotations

import pytest

from quivira.games.cibola import GAME
from quivira.games.cibola.tests.position import last_round, play, send, table
from quivira.testing.choices import LEVELS, chosen

ROCKS = "statuette-1 statuette-2 sundial-1 sundial-2 sundial-3 snake-1 snake-2 snake-3 skull-1 skull-2"
VALUES = f"{ROCKS} feather_shield-1 feather_shield-3 feather_shield-4"  # feather shields are worth 6

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_points_rather_than_skulls(level: str) -> None:
    s = table(explorers="6 6 6 6", round=8, row="I-06 I-01 II-04 I-12", rocks=ROCKS)
    send(s, "2 1 1 1")
    assert chosen(GAME, s, level) == "take:I-01"


@every_level
def test_the_last_rock_makes_ones_own_treasure_dear(level: str) -> None:
    rocks = f"{ROCKS} feather_shield-2 feather_shield-3"
    cards = ("II-01 I-15", "I-04", "I-08", "I-13")
    s = send(table(explorers="6 6 6 6", round=8, row="I-03 I-05 I-02 I-14", rocks=rocks, cards=cards), "3 1 1 1")
    play(s, "0 take:I-03")
    assert chosen(GAME, s, level) == "rock:feather_shield-4"


@every_level
def test_echo_copies_what_brings_most(level: str) -> None:
    s = last_round(
        explorers="2 6 6 6",
        rocks=VALUES,
        cards=("I-01 I-15 II-10", "I-04", "I-08", "I-13"),
        totems=("copy", "feather_plus3", "explorer_plus1", "sundial_plus1"),
    )
    assert chosen(GAME, s, level) == "copy:feather_plus3"


@every_level
def test_explorers_for_nothing_are_taken(level: str) -> None:
    s = table(explorers="2 2 2 2", round=8, row="I-02 I-01 I-04 I-09", above="recruit_all", rocks=ROCKS)
    send(s, "1 1 1 1")
    play(s, "0 take:I-02", "0 totem:recruit_all")
    assert chosen(GAME, s, level) == "recruit"
