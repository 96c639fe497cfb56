"""How many tables one person may have as their host."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import tables


async def one_more(
    connection: AsyncConnection, config: Config, host: str, status: Literal["waiting", "playing"]
) -> None:
    """Raises a problem where somebody has as many tables of this kind as one may have."""
    most = config.most_waiting if status == "waiting" else config.most_playing
    if most == 0:
        return
    query = select(func.count()).where(tables.c.host == host, tables.c.status == status)
    if ((await connection.execute(query)).scalar() or 0) >= most:
        kind = "wait for players" if status == "waiting" else "are being played"
        raise problems.conflict("too-many-tables", f"{most} of your tables {kind}; finish or leave one of them first.")
