"""What the terminal shows at tables of up to eight seats."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from rich.console import Console, RenderableType

from quivira.cli.show import SEAT_STYLES, Shower
from quivira.cli.table import seat_names
from quivira.kernel import SEAT, Event, Score, View, rank
from quivira.locale import LANGUAGES, Catalog, source

SEATS = range(1, 9)
WORDS = "\n".join(
    f"{key} = {key.title()}" for key in ("score-land", "score-sea", "view-players", "view-seat", "log-passed")
)
WORDS += "\n" + "\n".join(f"view-side{number} = Side {number}" for number in range(1, 8))


class PlayerView(msgspec.Struct, frozen=True):
    seat: Annotated[int, SEAT]
    side1: int = 1
    side2: int = 2
    side3: int = 3
    side4: int = 4
    side5: int = 5
    side6: int = 6
    side7: int = 7


class ManyView(View, frozen=True):
    players: list[PlayerView]


def words(language: str) -> Catalog:
    """The common words of a language and those of a toy game."""
    return Catalog(language, [source("quivira.locale", f"{language}.ftl"), WORDS])


def printed(thing: RenderableType, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_score_sheet_has_room_for_every_seat(seats: int, language: str) -> None:
    names = seat_names(words(language), seats, 1, "medium")
    scores = rank([Score(seat, {"score-land": 10 + seat, "score-sea": 3}) for seat in range(seats)])
    told = printed(Shower(words(language), names).scores(scores))
    assert all(word in told for name in names for word in name.split()), "no word of a name is broken or cut"
    assert all(f" {13 + seat} " in told for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_players_of_many_sides_are_all_shown(seats: int) -> None:
    names = seat_names(words("en"), seats, 1, "easy")
    told = printed(Shower(words("en"), names).view(ManyView(players=[PlayerView(seat) for seat in range(seats)])))
    assert all(f"Side {number}" in told for number in range(1, 8)), "no title is broken or cut"


def test_eight_seats_look_different() -> None:
    show = Shower(words("en"), [f"Player {n}" for n in SEATS])
    styles = {str(show.event(Event("passed", seat, {})).style) for seat in range(8)}
    assert styles == set(SEAT_STYLES)
    assert len(styles) == 8
