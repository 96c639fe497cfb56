"""How a game ended, as it is stored: with its last move, or later for games that ended otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.match.wire import Outcome
from quivira.server import problems
from quivira.server.kept.schema import chairs, results
from quivira.server.kept.sheet import pack

_PLACE = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.seat == bindparam("at"))
    .values(place=bindparam("rank"), points=bindparam("total"))
)
_outcome = msgspec.json.Decoder(Outcome)


class Result(msgspec.Struct, frozen=True):
    """A finished game. Who played is said by the chairs, where names can be forgotten."""

    table_id: str
    link: str  # of its page
    began: int
    ended: int
    shared: bool  # whether the link opens the page to those who were not there
    outcome: Outcome | None  # None: nobody won, or the rules that would tell are gone

    def row(self) -> dict[str, Any]:
        return {**msgspec.structs.asdict(self), "outcome": pack(self.outcome)}

    def places(self) -> list[dict[str, Any]]:
        """What each chair is to say."""
        scores = self.outcome.scores if self.outcome is not None else []
        return [{"table_id": self.table_id, "seat": x.seat, "place": x.rank, "points": x.total} for x in scores]


async def load_result(connection: AsyncConnection, table: str) -> Result | None:
    return (await load_results(connection, [table])).get(table)


async def load_results(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Result]:
    rows = await connection.execute(select(results).where(results.c.table_id.in_(tables)))
    return {row.table_id: _result(row) for row in rows}


async def linked(connection: AsyncConnection, link: str) -> str | None:
    """The id of the table whose page has this link."""
    found: str | None = (
        await connection.execute(select(results.c.table_id).where(results.c.link == link))
    ).scalar_one_or_none()
    return found


async def add_result(connection: AsyncConnection, result: Result) -> None:
    """Unless another process was faster."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    done = await connection.execute(insert(results).values(result.row()).on_conflict_do_nothing())
    if done.rowcount:
        for place in result.places():
            named = {"table": place["table_id"], "at": place["seat"], "rank": place["place"], "total": place["points"]}
            await connection.execute(_PLACE, named)


async def share_result(connection: AsyncConnection, table: str, shared: bool) -> None:
    await connection.execute(update(results).where(results.c.table_id == table).values(shared=shared))


def _result(row: Any) -> Result:
    try:
        outcome = _outcome.decode(row.outcome) if row.outcome is not None else None
    except (msgspec.MsgspecError, TypeError) as error:
        raise problems.damaged() from error
    return Result(row.table_id, row.link, row.began, row.ended, row.shared, outcome)
