"""How often somebody may call somebody else: to a table, to the same game again, or because they are sent away."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import invitations, mutes
from quivira.server.now import now
from quivira.server.people import DAY

A_DAY: Final = 3  # calls of somebody by the same person


async def one_more(connection: AsyncConnection, person: str, by: str) -> bool:
    """Count a call of somebody by somebody; false: it is one too many for a day."""
    at = now()
    pair = (invitations.c.person == person) & (invitations.c.by == by) & (invitations.c.at > at - DAY)
    known = (await connection.execute(select(func.count()).select_from(invitations).where(pair))).scalar_one()
    if known >= A_DAY:
        return False
    await connection.execute(insert(invitations).values(person=person, by=by, at=at))
    return True


async def is_muted(connection: AsyncConnection, person: str, by: str) -> bool:
    """Whether somebody does not want to hear of somebody."""
    query = select(mutes.c.muted).where(mutes.c.person == person, mutes.c.muted == by)
    return (await connection.execute(query)).first() is not None
