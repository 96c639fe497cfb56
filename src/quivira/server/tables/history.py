"""What was played: the result of every finished game, and its page, whose link leads there and not to the table."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final

import msgspec
from sqlalchemy import select

from quivira.match import Match
from quivira.match.wire import Outcome, outcome
from quivira.server import problems
from quivira.server.kept import (
    Chair,
    Changes,
    Result,
    Sheet,
    add_result,
    linked,
    load_result,
    results,
    share_result,
    tables,
)
from quivira.server.people import Person, new_id
from quivira.server.tables.admission import admitted, belongs
from quivira.server.tables.endings import placed
from quivira.server.tables.render import TableInfo, table_info
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table

BATCH: Final = 50  # results that are made up for in one go
log = logging.getLogger("quivira.history")


class Page(msgspec.Struct):
    """A finished game as its page shows it. Those who were not there learn nothing that leads to the table."""

    link: str  # of the page
    info: TableInfo
    outcome: Outcome | None  # null: nobody won, or the rules that would tell are gone
    began: int
    ended: int
    shared: bool
    mine: list[int]  # one's own seats


def result_of(sheet: Sheet, chairs: list[Chair], match: Match[Any] | None) -> Result:
    """The result of a game that has just ended, or ended long ago."""
    lines = match.lines if match is not None else []
    told = outcome(match.game, match.state) if match is not None and sheet.ended is None else None
    if told is not None:
        told.scores = placed(told.scores, chairs)
    return Result(
        table_id=sheet.id,
        link=new_id(),
        began=lines[0].at if lines else sheet.created,
        ended=sheet.updated,
        shared=sheet.spectators,
        outcome=told,
    )


class History:
    def __init__(self, changes: Changes, room: Room) -> None:
        self._changes, self._database, self._room = changes, changes.database, room

    async def played(self, link: str, person: str | None) -> Table:
        """The table whose log and records somebody may read who comes by its link, or by that of the game's page."""
        try:
            return await admitted(self._database, self._room, link, person)
        except problems.Problem as problem:
            if problem.status != HTTPStatus.NOT_FOUND:
                raise
        return (await self.find(link, person))[0]

    async def find(self, link: str, person: str | None) -> tuple[Table, Result]:
        """The finished game whose page this link opens; for those who may look at the table its own link does, too."""
        async with self._database.read() as connection:
            table = await linked(connection, link)
        if table is not None:
            live = await self._room.find(table)
        else:
            live = await admitted(self._database, self._room, link, person)
        if live.sheet.status != "over":
            raise problems.no_such_table()
        result = await self.result(live)
        if not belongs(live, person):
            if person in live.sheet.blocked:
                raise problems.blocked()
            if not result.shared:
                raise problems.not_shared()
        return live, result

    async def page(self, link: str, person: str | None) -> Page:
        live, result = await self.find(link, person)
        info = table_info(live, person)
        if not belongs(live, person):
            info = _for_strangers(info, result)
        return Page(
            result.link,
            info,
            result.outcome,
            result.began,
            result.ended,
            result.shared,
            live.seats_of(person),
        )

    async def share(self, person: Person, link: str, shared: bool) -> Page:
        """Whoever played says whether the page's link works for those who were not there."""
        live, _ = await self.find(link, person.id)
        if not live.seats_of(person.id):
            raise problems.forbidden("Only those who played may do that.")
        async with self._changes.making() as change:
            await share_result(change.connection, live.sheet.id, shared)
        return await self.page(link, person.id)

    async def result(self, live: Table) -> Result:
        """As it was stored with the last move; made now where a game ended otherwise, or before there were results."""
        async with self._database.read() as connection:
            found = await load_result(connection, live.sheet.id)
        if found is not None:
            return found
        async with self._changes.making() as change:
            await add_result(change.connection, result_of(live.sheet, live.chairs, live.match))
            made = await load_result(change.connection, live.sheet.id)
        assert made is not None, "it was written just now, here or by another process"
        return made

    async def make_up(self) -> None:
        """Results that are missing, a few at a time; what cannot be read is left to whoever asks for it."""
        missing = select(tables.c.id).outerjoin(results, results.c.table_id == tables.c.id)
        after = ""
        while True:
            query = missing.where(tables.c.status == "over", results.c.table_id.is_(None), tables.c.id > after)
            async with self._database.read() as connection:
                rows = await connection.execute(query.order_by(tables.c.id).limit(BATCH))
                found = [row.id for row in rows]
            if not found:
                return
            await self.make_up_for(found)
            after = found[-1]

    async def make_up_for(self, found: Iterable[str]) -> None:
        for table in found:
            try:
                await self.result(await self._room.find(table))
            except problems.Problem as problem:
                log.info("a result cannot be told", extra={"problem": problem.body.code})


def _for_strangers(info: TableInfo, result: Result) -> TableInfo:
    """Without what leads to the table or to its people, and without what they do there after the game."""
    alone = {"person": None, "beside": False, "gone": False}
    present = {"away_since": None, "vacation": None, "left": None, "late": False, "nudge": False}
    seated = [msgspec.structs.replace(chair, **alone, **present) for chair in info.chairs]
    later = {"revision": 0, "updated": result.ended, "rematch": None, "watching": 0}
    return msgspec.structs.replace(
        info, table=result.link, host="", hostless=False, incidents=[], chairs=seated, **later
    )
