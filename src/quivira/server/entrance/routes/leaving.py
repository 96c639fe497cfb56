"""Leaving a table, coming back, and what those may do who stay."""

from __future__ import annotations

import msgspec
from litestar import delete, post
from litestar.params import JSONBody

from quivira.server.entrance.routes.tables import Level
from quivira.server.entrance.routes.who import Called, SeatPath, Serves, TableGiven
from quivira.server.tables import SeatNumber, TableInfo, table_info


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """One of one's seats, or all; how well the bot plays that takes it over."""

    seat: SeatNumber | None = None
    level: Level | None = None


class Resign(msgspec.Struct, forbid_unknown_fields=True):
    """One of one's seats, or all."""

    seat: SeatNumber | None = None


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """How well the bot plays: any level for oneself, from `easy` on for others."""

    level: Level | None = None


@post("/api/tables/{link:str}/leave", tags=["tables"], summary="Leave; after the start a bot plays on", status_code=200)
async def leave(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Leave]) -> TableInfo | None:
    """Before the start the seat is free again. Later it stays, and whoever has left may come back."""
    caller.need("play")
    live = await services.leaving.leave(caller.person, table, data.seat, data.level)
    return table_info(live, caller.person.id) if live is not None else None


@post("/api/tables/{link:str}/resign", tags=["tables"], summary="Give up for good", status_code=200)
async def resign(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Resign]) -> TableInfo:
    """A bot plays on; the seat's place is behind all others."""
    caller.need("play")
    return table_info(await services.leaving.resign(caller.person, table, data.seat), caller.person.id)


@post("/api/tables/{link:str}/seats/{seat:int}/stand-in", tags=["tables"], summary="A bot plays on", status_code=200)
async def stand_in(
    services: Serves, caller: Called, table: TableGiven, seat: SeatPath, data: JSONBody[StandIn]
) -> TableInfo:
    """For oneself at any time; for others when they have left or their time is out, or instead of such a bot."""
    caller.need("play")
    return table_info(await services.leaving.stand_in(caller.person, table, seat, data.level), caller.person.id)


@post(
    "/api/tables/{link:str}/seats/{seat:int}/return", tags=["tables"], summary="Take one's seat back", status_code=200
)
async def take_back(services: Serves, caller: Called, table: TableGiven, seat: SeatPath) -> TableInfo:
    caller.need("play")
    return table_info(await services.leaving.take_back(caller.person, table, seat), caller.person.id)


@post("/api/tables/{link:str}/seats/{seat:int}/nudge", tags=["tables"], summary="Remind somebody", status_code=200)
async def nudge(services: Serves, caller: Called, table: TableGiven, seat: SeatPath) -> TableInfo:
    """Whoever keeps the others waiting, where `nudge` says so: not at once, and not again and again."""
    caller.need("play")
    services.limits.take("nudge", caller.person.id, caller.house)
    live = await services.leaving.nudge(caller.person, table, seat, services.notices.company)
    return table_info(live, caller.person.id)


@post("/api/tables/{link:str}/resume", tags=["tables"], summary="Go on after a pause", status_code=200)
async def resume(services: Serves, caller: Called, table: TableGiven) -> TableInfo:
    caller.need("play")
    return table_info(await services.leaving.resume(caller.person, table), caller.person.id)


@delete("/api/tables/{link:str}", tags=["hosts"], summary="Call off a game that has not begun")
async def cancel(services: Serves, caller: Called, table: TableGiven) -> None:
    caller.need("tables")
    await services.leaving.cancel(caller.person, table)


HANDLERS = [leave, resign, stand_in, take_back, nudge, resume, cancel]
