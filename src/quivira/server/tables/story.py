"""A finished game in words, in the reader's language: as a text to keep, and as the lines that messengers show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, tzinfo
from itertools import islice
from typing import Final

import msgspec
from babel.dates import format_date, format_time, format_timedelta, get_timezone

from quivira.kernel import Event
from quivira.locale import Catalog, catalog
from quivira.match import Line, standing
from quivira.match.wire import Points, points
from quivira.server.kept import Ended, Result, Sheet
from quivira.server.tables.characters import called
from quivira.server.tables.table import Table

ROUND: Final = "round-begins"  # by this event every game says so
CHOSE: Final = "chose"  # a secret answer was given; what it was is told later
ENDED: Final[dict[Ended, str]] = {  # without a winner
    "vote": "ended-vote",
    "abandoned": "ended-abandoned",
    "resigned": "ended-resigned",
}
TOLD: Final = 5000  # sentences; a longer text is nobody's to read
MANY: Final = 4  # seats; more are listed instead of put side by side
WIDE: Final = 14  # letters of a name above a column


class Story:
    """What is told of a game in one language."""

    def __init__(self, live: Table, result: Result, language: str) -> None:
        self.words: Catalog = catalog(live.sheet.game, language)
        self.names = [called(live.sheet, chair) for chair in live.chairs]
        self._sheet: Sheet = live.sheet
        self._result = result
        self._scores = _by_place(result.outcome.scores) if result.outcome is not None else _stood(live)

    @property
    def title(self) -> str:
        return self.words.text("title")

    def who(self) -> str:
        return self.words.enumeration(self.names)

    def verdict(self) -> str:
        """Who has won."""
        ended = self._result.outcome
        if ended is None:
            return self.words.text("nobody-won")
        first = [score.seat for score in ended.scores if score.rank == 1]
        if len(first) == 1:
            return self.words.say("winner", seat=self.names[first[0]])
        return self.words.say("winners", seats=self.words.enumeration([self.names[seat] for seat in first]))

    def standings(self) -> str:
        """Everybody's points in one line."""
        return ", ".join(f"{self.names[score.seat]} {score.total}" for score in self._scores)

    def text(self, lines: Sequence[Line], zone: str, address: str) -> str:
        """All of it, to be read as it stands; the result first, since that is what one looks for."""
        parts = [
            [self.title, "=" * len(self.title), self.who(), self.when(zone), address],
            [self.verdict(), *self.end(), "", *self.sheet()],
            *self.rounds(lines),
        ]
        return "\n\n".join("\n".join(part) for part in parts) + "\n"

    def when(self, zone: str) -> str:
        """The day, the hours and how long it took, by the reader's clock."""
        began, ended = (datetime.fromtimestamp(at / 1000, UTC) for at in (self._result.began, self._result.ended))
        here, language = _zone(zone), self.words.language
        span = format_timedelta(ended - began, threshold=1.2, locale=language)
        day = format_date(began.astimezone(here).date(), "long", locale=language)
        hours = [format_time(at, "short", tzinfo=here, locale=language) for at in (began, ended)]
        if began.astimezone(here).date() == ended.astimezone(here).date():
            return f"{day}, {hours[0]}–{hours[1]} ({span})"
        last = format_date(ended.astimezone(here).date(), "long", locale=language)
        return f"{day}, {hours[0]} – {last}, {hours[1]} ({span})"

    def end(self) -> list[str]:
        """Why it was over."""
        if self._result.outcome is not None:
            return [self.words.text(f"end-{self._result.outcome.end_reason}")]
        return [self.words.text(ENDED[self._sheet.ended])] if self._sheet.ended is not None else []

    def sheet(self) -> Iterator[str]:
        """What each total is made of; without places where nobody won."""
        scores = self._scores
        if not scores:
            return
        titles = [name for name in scores[0].parts if any(score.parts[name] for score in scores)]
        rows = [[self.words.text(name), *(str(score.parts[name]) for score in scores)] for name in titles]
        rows.append([self.words.text("total"), *(str(score.total) for score in scores)])
        if self._result.outcome is not None:
            rows.append([self.words.text("place"), *(str(score.rank) for score in scores)])
        rows.insert(0, ["", *(self.names[score.seat][:WIDE] for score in scores)])
        yield self.words.text("final-scores")
        yield from _columns(rows if len(scores) <= MANY else [list(row) for row in zip(*rows, strict=True)])

    def rounds(self, lines: Sequence[Line]) -> Iterator[list[str]]:
        """What happened, round by round."""
        part: list[str] = []
        seen = _seen(lines)
        for event in islice(seen, TOLD):
            sentence = self.words.text(event.text(), self.names)
            if event.verb == ROUND:
                if part:
                    yield part
                part = [sentence, "-" * len(sentence)]
            else:
                part.append(sentence)
        if next(seen, None) is not None:
            part.append("…")
        if part:
            yield part


class Shared(msgspec.Struct):
    """What a messenger shows of a link."""

    title: str
    about: str


def shared(live: Table, result: Result, language: str) -> Shared:
    story = Story(live, result, language)
    return Shared(f"{story.title}: {story.who()}", f"{story.verdict()} {story.standings()}".strip())


def invitation(live: Table, language: str) -> Shared:
    """For a table that waits, and for one that plays: who sits there."""
    words = catalog(live.sheet.game, language)
    people = [chair.name for chair in live.chairs if chair.person is not None]
    title = words.text("title")
    if live.sheet.status != "waiting":
        names = [called(live.sheet, chair) for chair in live.chairs]
        return Shared(title, words.enumeration(names))
    free = sum(chair.is_free for chair in live.chairs)
    about = words.say("invited", names=words.enumeration(people)) if people else words.text("invited-nobody")
    return Shared(title, f"{about} {words.say('invited-seats', n=free)}" if free else about)


def _seen(lines: Iterable[Line]) -> Iterator[Event]:
    """What everybody could see, without what was taken back."""
    for line in standing(lines):
        yield from (event for event in line.events if event.seen_by(None) and event.verb != CHOSE)


def _by_place(scores: list[Points]) -> list[Points]:
    return sorted(scores, key=lambda score: (score.rank, score.seat))


def _stood(live: Table) -> list[Points]:
    """What everybody had when a game ended without a winner; nothing where its rules are gone."""
    return points(live.game, live.match.state) if live.sheet.ended is not None and live.match is not None else []


def _columns(rows: list[list[str]]) -> Iterator[str]:
    """The first column to the left, figures to the right."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def _zone(name: str) -> tzinfo:
    """A place's clock by its name; the server's readers may be anywhere, and some machines know no zones."""
    try:
        return get_timezone(name)
    except (LookupError, ValueError, OSError):
        return UTC
