"""Any game's view as text: built only on what the view says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from quivira.kernel import DETAIL, SEAT, Event, Score, Text, View
from quivira.locale import Catalog

T = TypeVar("T")
SEAT_STYLES = ("red", "blue", "green", "magenta", "cyan", "yellow", "bright_blue", "bright_red")
MANY_SIDES = 6
MANY_SEATS = 4  # more would break names in a narrow terminal


class Shower:
    """Writes in one language, with the names of the seats."""

    def __init__(self, words: Catalog, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def text(self, label: Any) -> str:
        return self.words.text(label, self.names)

    def view(self, view: View) -> RenderableType:
        """Single values in one line, lists in one line each, lists of things with several sides as tables."""
        headline: list[str] = []
        below: list[RenderableType] = []
        for name, hint in get_type_hints(type(view), include_extras=True).items():
            value = getattr(view, name)
            if DETAIL in _notes(hint) or value is None or value == []:
                continue
            title = self.text(f"view-{name}")
            if _is_table(value):
                below.append(self.table(title, value))
            elif isinstance(value, list):
                below.append(Line.assemble((f"{title}: ", "bold"), self.cell(value, hint)))
            else:
                headline.append(f"{title} {self.cell(value, hint)}")
        return Group(Line("  ·  ".join(headline), style="bold"), *below)

    def table(self, title: str, rows: list[msgspec.Struct]) -> Table:
        """One line a row; where sides are many and rows fewer, one column a row: a narrow terminal has room for it."""
        hints = {
            name: hint
            for name, hint in get_type_hints(type(rows[0]), include_extras=True).items()
            if DETAIL not in _notes(hint) and _tells([getattr(row, name) for row in rows])
        }
        grid = [[self.text(f"view-{name}") for name in hints]]
        grid += [[self.cell(getattr(row, name), hint) for name, hint in hints.items()] for row in rows]
        if len(hints) > max(MANY_SIDES, len(rows)):
            grid = _turned(grid)
        table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
        for header in grid[0]:
            table.add_column(header, header_style="dim")
        for line in grid[1:]:
            table.add_row(*line)
        return table

    def cell(self, value: Any, hint: Any) -> str:
        """One value in words."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        if isinstance(value, int):
            return self.names[value] if SEAT in _notes(hint) else str(value)
        if isinstance(value, list):
            inner = (get_args(_bare(hint)) or (Any,))[0]
            mark = " | " if value and hasattr(value[0], "label") else ", "
            return mark.join(self.cell(item, inner) for item in value) or "–"
        if isinstance(value, dict):
            return ", ".join(f"{self.text(key)} {number}" for key, number in value.items() if number) or "–"
        if isinstance(value, msgspec.Struct) and not isinstance(value, Text):
            return self.text(getattr(value, "label"))  # noqa: B009 - not every struct has one, a table takes those
        return self.text(value)

    def event(self, event: Event) -> Line:
        style = seat_style(event.seat) if event.seat is not None else "dim"
        return Line(f"  {self.text(event.text())}", style=style)

    def scores(self, scores: list[Score]) -> RenderableType:
        """What each total is made of, and who wins; one column a seat or, where seats are many, one line."""
        sheet = [[Line(), *[Line(self.names[score.seat], style=seat_style(score.seat)) for score in scores]]]
        sheet += [self._line(part, [score.parts[part] for score in scores]) for part in scores[0].parts]
        sheet.append(self._line("total", [score.total for score in scores], style="bold"))
        sheet.append(self._line("place", [score.rank for score in scores]))
        if len(scores) > MANY_SEATS:
            sheet = _turned(sheet)
        table = Table(title=self.text("final-scores"), title_justify="left", title_style="bold", header_style="")
        for number, header in enumerate(sheet[0]):
            table.add_column(header, justify="right" if number else "left")
        for line in sheet[1:]:
            table.add_row(*line)
        return Group(table, Line(self.winners(scores), style="bold"))

    def _line(self, key: str, numbers: list[int], style: str = "") -> list[Line]:
        return [Line(text, style=style) for text in (self.text(key), *map(str, numbers))]

    def winners(self, scores: list[Score]) -> str:
        first = [score.seat for score in scores if score.rank == 1]
        if len(first) == 1:
            return self.text(Text("winner", {"seat": first[0]}))
        return self.words.say("winners", seats=self.words.enumeration([self.names[seat] for seat in first]))


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _turned(grid: list[list[T]]) -> list[list[T]]:
    """Lines as columns."""
    return [list(line) for line in zip(*grid, strict=True)]


def _notes(hint: Any) -> tuple[Any, ...]:
    return tuple(get_args(hint)[1:]) if get_origin(hint) is Annotated else ()


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and isinstance(value[0], msgspec.Struct) and not hasattr(value[0], "label")


def _tells(column: list[Any]) -> bool:
    """Whether a column is worth its room: not all empty, not the same yes or no everywhere."""
    if isinstance(column[0], bool):
        return len(set(column)) > 1
    return any(value not in (None, [], {}) for value in column)
