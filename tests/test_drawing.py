"""Pictures of final boards: made of shapes alone, of one size, and of that board and no other."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from quivira.drawing import FIGURES, SIZE, SYMBOLS, drawn, example, figure, frame, plain, png
from quivira.kernel.record import replay
from quivira.kernel.registry import find, names
from quivira.testing.play import default_table, play_record

MARKS = Path(__file__).parents[1] / "web" / "src" / "parts" / "marks.ts"


def end(name: str, seed: int) -> str:
    """The picture of a random game's end."""
    game = find(name)
    *_, last = replay(game, play_record(default_table(game), seed))
    return drawn(name, last, game.scores(last))


def size(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


@pytest.mark.parametrize("name", names())
def test_a_final_board_is_a_picture_of_its_own(name: str) -> None:
    one, other = end(name, 1), end(name, 2)
    assert one == end(name, 1)
    assert one != other
    assert "<text" not in one  # a server may have no fonts
    assert "None" not in one
    assert size(png(one)) == SIZE
    ids = re.findall(r' id="([^"]+)"', one)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", one)) <= set(ids)


@pytest.mark.parametrize("name", [name for name in names() if find(name).picture is not None])
def test_a_board_is_drawn_from_what_everybody_may_see(name: str) -> None:
    """The board alone differs from game to game, and an invitation shows it without points."""
    game = find(name)
    last = example(name)
    assert last is not None
    invitation = drawn(name, last, [])
    assert invitation != drawn(name, last, game.scores(last))
    assert game.picture is not None
    assert len(game.picture(game.view(last, None), [])) > 2 * len(plain(last.seats))


def test_figures_are_drawn_and_every_seat_has_its_mark() -> None:
    assert len({figure(n, 0, 0, 16) for n in range(-12, 120)}) == 132
    assert {*"0123456789-"} == {*FIGURES}
    symbols = re.sub(r"' \+\s+'", "", MARKS.read_text("utf-8"))
    assert [path for path in SYMBOLS if path not in symbols] == []  # the client's
    picture = frame(plain(8), [], 8)
    assert all(picture.count(path) == 2 for path in SYMBOLS)
