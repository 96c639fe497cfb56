"""Before the start: what is agreed on at a table, who is ready, who sits where; and a quick match."""

from __future__ import annotations

import msgspec
from litestar import patch, post
from litestar.params import JSONBody

from quivira.server.entrance.routes.who import Called, SeatPath, Serves, TableGiven
from quivira.server.tables import Mark, Number, QuickMatch, SeatNumber, TableInfo, Terms, table_info


class Ready(msgspec.Struct, forbid_unknown_fields=True):
    """`terms` is the number that was seen: nobody agrees to others."""

    terms: Number
    ready: bool = True


class Move(msgspec.Struct, forbid_unknown_fields=True):
    to: SeatNumber


class Marked(msgspec.Struct, forbid_unknown_fields=True):
    mark: Mark


@patch("/api/tables/{link:str}/terms", tags=["tables"], summary="Change what is agreed on, before the start")
async def arrange(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Terms]) -> TableInfo:
    """The host's; whoever was ready is asked again."""
    caller.need("tables")
    return table_info(await services.arranging.arrange(caller.person, table, data), caller.person.id)


@post("/api/tables/{link:str}/ready", tags=["tables"], summary="Be ready to play by these terms", status_code=200)
async def ready(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Ready]) -> TableInfo:
    caller.need("play")
    live = await services.arranging.say_ready(caller.person, table, data.ready, data.terms)
    return table_info(live, caller.person.id)


@post("/api/tables/{link:str}/seats/{seat:int}/move", tags=["tables"], summary="Change places", status_code=200)
async def move(services: Serves, caller: Called, table: TableGiven, seat: SeatPath, data: JSONBody[Move]) -> TableInfo:
    """To a free chair one goes as one likes; the host may let any two change places."""
    caller.need("play")
    return table_info(await services.arranging.move(caller.person, table, seat, data.to), caller.person.id)


@post("/api/tables/{link:str}/seats/{seat:int}/mark", tags=["tables"], summary="Choose a colour", status_code=200)
async def mark(
    services: Serves, caller: Called, table: TableGiven, seat: SeatPath, data: JSONBody[Marked]
) -> TableInfo:
    caller.need("play")
    return table_info(await services.arranging.choose_mark(caller.person, table, seat, data.mark), caller.person.id)


@post("/api/quick-match", tags=["tables"], summary="Play now, with whoever comes", status_code=200)
async def quick_match(services: Serves, caller: Called, data: JSONBody[QuickMatch]) -> TableInfo:
    """The first fitting table, or a new one. Whoever waits leaves it like any table."""
    caller.need("tables")
    services.limits.take("table", caller.person.id, caller.house)
    return table_info(await services.matching.join(caller.person, data), caller.person.id)


HANDLERS = [arrange, ready, move, mark, quick_match]
