"""What a table's host may do about it."""

from __future__ import annotations

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from quivira.server.entrance.routes.me import PersonId
from quivira.server.entrance.routes.tables import Invitation, invited
from quivira.server.entrance.routes.who import Called, Serves, TableGiven
from quivira.server.tables import Audience, TableInfo, table_info


class Door(msgspec.Struct, forbid_unknown_fields=True):
    spectators: bool


class Block(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId


@patch("/api/tables/{link:str}", tags=["hosts"], summary="Close the table to spectators, or open it again")
async def door(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Door]) -> TableInfo:
    caller.need("tables")
    live = await services.hosting.admit_spectators(caller.person, table, data.spectators)
    return table_info(live, caller.person.id)


@post("/api/tables/{link:str}/link", tags=["hosts"], summary="Renew the link; the old one is dead", status_code=200)
async def renew(
    request: Request[object, object, State], services: Serves, caller: Called, table: TableGiven
) -> Invitation:
    """Whoever sits here keeps access; the sockets of all others are closed."""
    caller.need("tables")
    return invited(request, services, await services.hosting.renew_link(caller.person, table))


@get("/api/tables/{link:str}/audience", tags=["hosts"], summary="Who watches, and who is blocked")
async def audience(services: Serves, caller: Called, table: TableGiven) -> Audience:
    caller.need("tables")
    return await services.hosting.audience(caller.person, table)


@post("/api/tables/{link:str}/blocks", tags=["hosts"], summary="Keep somebody from this table", status_code=200)
async def block(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Block]) -> TableInfo:
    """They may not sit, watch or chat here. Whoever plays already plays on, without a word."""
    caller.need("tables")
    return table_info(await services.hosting.block(caller.person, table, data.person), caller.person.id)


@delete("/api/tables/{link:str}/blocks/{person:str}", tags=["hosts"], summary="Let somebody in again", status_code=200)
async def unblock(services: Serves, caller: Called, table: TableGiven, person: FromPath[str]) -> TableInfo:
    caller.need("tables")
    return table_info(await services.hosting.unblock(caller.person, table, person), caller.person.id)


HANDLERS = [door, renew, audience, block, unblock]
