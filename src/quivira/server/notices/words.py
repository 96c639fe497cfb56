"""What a message says, in its reader's language: which game, with whom, in which round, and where to go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel import QuiviraError
from quivira.locale import Catalog, catalog
from quivira.server.config import Config
from quivira.server.kept import Chair, VoteKind, people
from quivira.server.notices.endpoints import Endpoint
from quivira.server.notices.occasions import Question, late_then, question_of
from quivira.server.notices.outbox import Item
from quivira.server.notices.wishes import Event
from quivira.server.now import now
from quivira.server.people import new_id
from quivira.server.tables import History, Room, Story, Table, link_of

HOUR: Final = 3_600_000
MINUTE: Final = 60_000
NOBODY: Final = "—"  # in place of somebody who is gone
SAYS: Final[dict[Event, str]] = {
    "turn": "notice-turn",
    "nudge": "notice-nudge",
    "invitation": "notice-invitation",
    "rematch": "notice-rematch",
    "terms": "notice-terms",
    "ready": "notice-ready",
    "removed": "notice-removed",
}
ASKS: Final[dict[VoteKind, str]] = {
    "back": "notice-vote-back",
    "end": "notice-vote-end",
    "pause": "notice-vote-pause",
}


class Line(msgspec.Struct, frozen=True):
    """One thing that is told, and where it leads."""

    event: str
    table: str
    game: str
    name: str  # whom it concerns
    says: str  # what has happened
    where: str  # the game, with whom, the round
    url: str


class Message(msgspec.Struct, frozen=True):
    """Ready to be put into whatever shape its channel has."""

    id: str  # the same at each attempt
    language: str
    title: str
    lines: list[Line]
    url: str  # where the whole of it leads
    tag: str  # a later message with the same tag takes the place of an earlier one
    is_urgent: bool = False


class Reader(msgspec.Struct, frozen=True):
    """Somebody who is told, or of whom it is told."""

    name: str
    language: str


class Words:
    """Finds tables in the room, which may have to read them: so whoever asks holds no connection meanwhile."""

    def __init__(self, config: Config, room: Room, history: History) -> None:
        self._base, self._room, self._history = config.base_url, room, history

    async def message(
        self, endpoint: Endpoint, items: list[Item], readers: dict[str, Reader], name: str
    ) -> Message | None:
        """Of what is true now; None: nothing of it is any more."""
        language = readers[endpoint.person].language
        if endpoint.table_id is not None:
            language = (await self._room.find(endpoint.table_id)).sheet.language
        said = [await self._line(item, readers, language) for item in items]
        lines = [line for line in said if line is not None]
        return self._made(lines, language, name) if lines else None

    def _made(self, lines: list[Line], language: str, name: str) -> Message:
        single = lines[0]
        title = single.says
        if len(lines) > 1:
            turns = all(line.event in ("turn", "reminder") for line in lines)
            title = catalog(None, language).say("notice-turns" if turns else "notice-news", n=len(lines))
        return Message(
            name,
            language,
            title,
            lines,
            single.url if len({line.url for line in lines}) == 1 else f"{self._base}/tables",
            single.table if len(lines) == 1 else "tables",
            any(line.event == "reminder" for line in lines),
        )

    def test(self, reader: Reader) -> Message:
        """That it works."""
        says, url = catalog(None, reader.language).say("notice-test"), f"{self._base}/notices"
        line = Line("test", "", "", reader.name, says, "", url)
        return Message(f"quivira-test-{new_id()}", reader.language, says, [line], url, "test")

    async def _line(self, item: Item, readers: dict[str, Reader], language: str) -> Line | None:
        live = await self._room.find(item.table)
        own = [chair for chair in live.chairs if chair.person == item.person]
        seated = [chair for chair in live.chairs if chair.name and chair.bot is None and chair.person != item.person]
        others = list(dict.fromkeys(chair.name for chair in seated))
        words = catalog(live.sheet.game, language)
        host = readers.get(live.sheet.host)
        where = _where(live, own[0].seat if own else None, others, words)
        line = Line(item.event, live.sheet.id, live.sheet.game, readers[item.person].name, "", where, "")
        if item.event == "over":
            return await self._end(line, live, language)
        says = _says(item, live, own, item.by or (host.name if host is not None else NOBODY), words)
        if says is None:
            return None
        if item.event == "removed":  # who sits there now is not their business any more, nor is the way there
            return msgspec.structs.replace(line, says=says, where=words.text("title"), url=f"{self._base}/tables")
        link = link_of(live.sheet) if item.event == "invitation" else live.sheet.id
        return msgspec.structs.replace(line, says=says, url=f"{self._base}/t/{link}")

    async def _end(self, line: Line, live: Table, language: str) -> Line:
        """Who has won, everybody's points by place, and the page of the game."""
        result = await self._history.result(live)
        story = Story(live, result, language)
        verdict, standings = story.verdict().removesuffix("."), story.standings()
        return msgspec.structs.replace(
            line,
            says=verdict if result.outcome is None else story.words.say("notice-over", verdict=verdict),
            where=f"{line.where} · {standings}" if standings else line.where,
            url=f"{self._base}/g/{result.link}",
        )


async def load_readers(connection: AsyncConnection, persons: Iterable[str]) -> dict[str, Reader]:
    query = select(people.c.id, people.c.name, people.c.language).where(people.c.id.in_(set(persons)))
    return {row.id: Reader(row.name, row.language) for row in await connection.execute(query)}


def _says(item: Item, live: Table, own: list[Chair], by: str, words: Catalog) -> str | None:
    """What has happened; None: it is not so any more."""
    sheet = live.sheet
    if item.event == "vote":
        vote = sheet.vote
        return words.say(ASKS[vote.kind], name=live.chairs[vote.seat].name) if vote is not None else None
    if item.event == "bot":
        lost = any(chair.resigned == "time" for chair in own)
        return words.say("notice-lost" if lost else "notice-bot")
    if item.event == "ready" and item.person != sheet.host:
        return words.say("notice-hostless", name=by)
    if item.event == "late":
        late = late_then(sheet, live.chairs, now())
        names = list(dict.fromkeys(live.chairs[seat].name for seat in late.seats)) if late is not None else []
        return words.say("notice-late", names=words.enumeration(names), n=len(names)) if names else None
    if item.event == "reminder":
        return _left(question_of(sheet, own, now()), words)
    return words.say(SAYS[item.event], name=by)


def _left(question: Question | None, words: Catalog) -> str:
    if question is None or question.ends is None:
        return words.say("notice-reminder")
    left = max(0, question.ends - now())
    if left >= 2 * HOUR:
        return words.say("notice-hours-left", n=left // HOUR)
    return words.say("notice-minutes-left", n=max(1, left // MINUTE))


def _where(live: Table, seat: int | None, others: list[str], words: Catalog) -> str:
    game = words.text("title")
    where = words.say("notice-with", game=game, names=words.enumeration(others)) if others else game
    round_now = _round(live, seat) if live.sheet.status == "playing" else None
    return where if round_now is None else f"{where} · {words.say('notice-round', n=round_now)}"


def _round(live: Table, seat: int | None) -> int | None:
    """Of a game that has rounds, and whose rules are still installed: others are told of all the same."""
    try:
        found = getattr(live.playing().side(seat).view, "round", None)
    except QuiviraError:
        return None
    return found if isinstance(found, int) else None
