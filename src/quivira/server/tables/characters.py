"""What people call the bots of a table: the same names as on the page, whose portraits a test compares with these."""

from __future__ import annotations

from typing import Final

from quivira.server.kept import Chair, Sheet

CHARACTERS: Final = (
    *("Isabela", "Tomás", "Pepa", "Baltasar", "Nils", "Ximena"),
    *("Coco", "Anselm", "Amina", "Joost", "Sigrid", "Marisol"),
)
APART: Final = 5  # places between two neighbours: at a table no two bots are alike


def like_a_lesson(opened: int) -> int:
    """The time nearest before, at which the same characters sit as at a lesson's table, which was opened at 0."""
    return opened - opened % len(CHARACTERS)


def called(sheet: Sheet, chair: Chair) -> str:
    """The name at a seat, as all who look read it."""
    if chair.bot is None:
        return chair.name
    return CHARACTERS[(sheet.created + chair.seat * APART) % len(CHARACTERS)]
