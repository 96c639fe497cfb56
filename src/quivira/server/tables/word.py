"""Word of what somebody does to somebody else at a table, who need not look: how those who tell it are asked."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.people import Person


class Word(Protocol):
    """Sends it in the transaction in which it is done: nobody is told what did not happen, nor left without a word."""

    async def alone(self, connection: AsyncConnection) -> None:
        """What it has to wait for, before a table is locked."""

    async def nudge(self, connection: AsyncConnection, table: str, person: str, by: Person) -> object: ...

    async def removed(self, connection: AsyncConnection, table: str, person: str, by: Person) -> object: ...
