"""What is on the outside of the box."""

from typing import Final

from quivira.games.golden_city.board import BOARDS
from quivira.kernel import Meta, Option

META: Final = Meta(
    name="golden_city",
    title="The Golden City",
    designer="Michael Schacht",
    seats=(3, 4),
    options=(
        Option("show_letters", (False, True)),  # A28
        Option("memory_aid", (False, True)),
        Option("blocked_always_loses", (True, False)),  # A21
        Option("blocked_without_key", (True, False)),  # A24
        Option("board", tuple(BOARDS)),  # so that a record says what it was played on
    ),
    end_reasons=("houses", "cards", "blocked"),
    rules_version=2,
    minutes=60,
    weight="medium",
)
