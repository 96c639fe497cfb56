"""What happens when somebody's time runs out: by itself, once, by whichever process comes first, watched or not."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select, update

from quivira.server import problems
from quivira.server.kept import Database, tables
from quivira.server.now import now
from quivira.server.tables import clocks
from quivira.server.tables.desk import Desk, Locked
from quivira.server.tables.leaving import resign

BATCH: Final = 50  # tables in one go
LATER: Final = 60_000  # milliseconds until we look again at a table where nothing can be done


class Timeouts:
    def __init__(self, database: Database, desk: Desk) -> None:
        self._database, self._desk = database, desk

    async def sweep(self) -> None:
        query = select(tables.c.id).where(tables.c.due <= now()).order_by(tables.c.due).limit(BATCH)
        async with self._database.read() as connection:
            found = [row.id for row in await connection.execute(query)]
        for table in found:
            try:
                async with self._desk.changing(table) as locked:
                    _run_out(locked)
            except problems.Problem:  # somebody was faster, our own bot is to move, or it cannot be read
                await self._later(table)

    async def _later(self, table: str) -> None:
        at = now()
        still = update(tables).where(tables.c.id == table, tables.c.due <= at)
        async with self._database.write() as connection:
            await connection.execute(still.values(due=at + LATER))


def _run_out(locked: Locked) -> None:
    locked.must_play()
    out = [seat for seat in clocks.late(locked.sheet, now()) if locked.chairs[seat].played_by is None]
    if not out or locked.sheet.clock.kind == "none":
        raise problems.conflict("too-soon", "Nobody has run out of time.")
    for seat in out:
        if locked.sheet.clock.then == "loses":
            resign(locked, seat, "time")
        else:
            level = locked.sheet.clock.level
            locked.put(msgspec.structs.replace(locked.chairs[seat], stand_in=level, called=True))
            locked.note("bot", whom=seat, level=level)
