"""Logs, records, replays, and playing on from any point."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter

from quivira.server import problems
from quivira.server.entrance.routes.packed import packed
from quivira.server.entrance.routes.tables import Level
from quivira.server.entrance.routes.who import After, Called, PlayedGiven, SeatQuery, Serves, Visitor, viewpoint
from quivira.server.tables import Counted, LogPage, Number, Replay, SeatNumber, TableInfo, table_info

Asked = Request[object, object, State]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Against bots of a level, in one's seat, from after action `number` on."""

    number: Number
    seat: SeatNumber
    level: Level = "easy"


@get("/api/tables/{link:str}/log", tags=["records"], summary="What happened, as one seat may know it")
async def log(
    request: Asked, services: Serves, visitor: Visitor, played: PlayedGiven, seat: SeatQuery = None, after: After = 0
) -> Response[LogPage]:
    live = await services.room.find(played)
    return await packed(request, await services.records.log(live, viewpoint(live, visitor, seat), after))


@get("/api/tables/{link:str}/record", tags=["records"], summary="The whole game as a file, after its end")
async def record(services: Serves, played: PlayedGiven) -> Response[bytes]:
    live = await services.room.find(played)
    whole = await services.records.record(live)
    name = f"{live.sheet.game}-{live.sheet.created}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(whole.encode(), media_type="application/json", headers=headers)


@get("/api/tables/{link:str}/replay", tags=["records"], summary="Step through a game")
async def replay(
    request: Asked,
    services: Serves,
    visitor: Visitor,
    played: PlayedGiven,
    seat: SeatQuery = None,
    all_open: FromQuery[bool] = False,
    number: After = 0,
    count: Annotated[int, QueryParameter(ge=1, le=60)] = 1,
) -> Response[Replay]:
    """From one's own seat at any time; from any seat, or with all hands open, after the end."""
    live = await services.room.find(played)
    seats: list[int | None] = [viewpoint(live, visitor, seat)]
    if all_open:
        if live.sheet.status != "over":
            raise problems.forbidden("All hands are open when the game is over.")
        seats = list(range(live.sheet.seats))
    return await packed(request, await services.records.replay(live, seats, number, count))


@get("/api/tables/{link:str}/counts", tags=["records"], summary="The scores as they grew, after the end")
async def counts(services: Serves, played: PlayedGiven) -> list[Counted]:
    return await services.records.counts(await services.room.find(played))


@post("/api/tables/{link:str}/play-on", tags=["records"], summary="A new table from any point of a finished game")
async def play_on(services: Serves, caller: Called, played: PlayedGiven, data: JSONBody[PlayOn]) -> TableInfo:
    caller.need("tables")
    services.limits.take("table", caller.person.id, caller.house)
    live = await services.room.find(played)
    return table_info(
        await services.records.play_on(caller.person, live, data.number, data.seat, data.level), caller.person.id
    )


HANDLERS = [log, record, replay, counts, play_on]
