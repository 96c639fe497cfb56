"""Values that all processes on one database share."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from quivira.server.kept.database import Database
from quivira.server.kept.schema import settings


async def shared_setting(database: Database, name: str, fresh: str) -> str:
    """A value that all processes on this database share; the first one makes it."""
    query = select(settings.c.value).where(settings.c.name == name)
    async with database.read() as connection:
        value: str | None = (await connection.execute(query)).scalar_one_or_none()
    if value is not None:
        return value
    try:
        async with database.write() as connection:
            await connection.execute(insert(settings).values(name=name, value=fresh))
    except IntegrityError:
        pass  # another process was faster
    async with database.read() as connection:
        return str((await connection.execute(query)).scalar_one())
