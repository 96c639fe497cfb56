"""What nobody needs any more is forgotten: guests who stay away, tables that never started, old tokens and entries."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import cast, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.types import BigInteger

from quivira.server.config import Config
from quivira.server.kept import (
    LOBBY,
    Changes,
    Changing,
    announcements,
    audit,
    hints,
    invitations,
    people,
    presence,
    reports,
    settings,
    tables,
    tokens,
    watchers,
)
from quivira.server.now import now
from quivira.server.people.erasure import erase
from quivira.server.people.identity import DAY

HOUR: Final = 3600 * 1000
BATCH: Final = 100  # people or tables in one transaction
SWEPT: Final = "swept"  # the setting that says when
log = logging.getLogger("quivira.expiry")


class Expiry:
    def __init__(self, config: Config, changes: Changes) -> None:
        self._config, self._changes = config, changes

    async def sweep(self) -> None:
        """Once an hour, by whichever process comes first."""
        if not await self._is_mine(now()):
            return
        await self._rows()
        guests = tables_gone = 0
        while found := await self._guests():
            guests += found
        while found := await self._waiting():
            tables_gone += found
        if guests or tables_gone:
            log.info("forgotten", extra={"guests": guests, "tables": tables_gone})

    async def _is_mine(self, at: int) -> bool:
        """Whoever can set the time forward sweeps."""
        try:
            async with self._changes.database.write() as connection:
                mine = settings.c.name == SWEPT
                if (await connection.execute(select(settings.c.name).where(mine))).one_or_none() is None:
                    await connection.execute(insert(settings).values(name=SWEPT, value=str(at)))
                    return True
                due = cast(settings.c.value, BigInteger) <= at - HOUR
                done = await connection.execute(update(settings).where(mine, due).values(value=str(at)))
                return bool(done.rowcount)
        except IntegrityError:
            return False  # another process was faster

    async def _rows(self) -> None:
        """What can go without anybody noticing."""
        at, config = now(), self._config
        async with self._changes.database.write() as connection:
            await connection.execute(delete(tokens).where(tokens.c.expires < at))
            await connection.execute(delete(announcements).where(announcements.c.until < at))
            await connection.execute(delete(hints).where(hints.c.at < at - HOUR))
            await connection.execute(delete(invitations).where(invitations.c.at < at - DAY))
            await connection.execute(delete(watchers).where(watchers.c.at < at - HOUR))
            played = select(tables.c.id).where(tables.c.status.in_(("over", "closed")))
            await connection.execute(
                delete(presence).where(presence.c.away < at - DAY, presence.c.table_id.in_(played))
            )
            if config.audit_days:
                await connection.execute(delete(audit).where(audit.c.at < at - config.audit_days * DAY))
            if config.report_days:
                await connection.execute(delete(reports).where(reports.c.answered < at - config.report_days * DAY))

    async def _guests(self) -> int:
        """Guests who have not been seen for long, with all that is theirs; at tables the seat stays without a name."""
        if not self._config.guest_days:
            return 0
        async with self._changes.making() as change:
            old = people.c.seen < now() - self._config.guest_days * DAY
            query = select(people.c.id).where(people.c.kind == "guest", old, people.c.banned.is_(None)).limit(BATCH)
            found = [row.id for row in await change.connection.execute(query)]
            if found:
                change.topics += await erase(change.connection, found)
        return len(found)

    async def _waiting(self) -> int:
        """Tables that were not started, and at which nothing has changed for long."""
        if not self._config.waiting_days:
            return 0
        async with self._changes.making() as change:
            found = await _never_started(change, now() - self._config.waiting_days * DAY)
            if found:
                await change.connection.execute(delete(tables).where(tables.c.id.in_(found)))
                change.topics += [*found, LOBBY]
        return len(found)


async def _never_started(change: Changing, before: int) -> list[str]:
    query = select(tables.c.id).where(tables.c.status == "waiting", tables.c.updated < before).limit(BATCH)
    return [row.id for row in await change.connection.execute(query)]
