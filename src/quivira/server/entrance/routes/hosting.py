"""What a table's host may do about it."""

from __future__ import annotations

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from quivira.server.entrance.routes.me import PersonId
from quivira.server.entrance.routes.tables import Invitation, invited
from quivira.server.entrance.routes.who import Called, Serves, TableGiven
from quivira.server.kept import SpectatorChat
from quivira.server.tables import Audience, TableInfo, table_info


class Door(msgspec.Struct, forbid_unknown_fields=True):
    """Whether people who do not play may look on, and whether those who play read what they write."""

    spectators: bool | None = None
    spectator_chat: SpectatorChat | None = None


class Block(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId


@patch("/api/tables/{link:str}", tags=["hosts"], summary="Whether spectators may come, and be read")
async def door(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Door]) -> TableInfo:
    caller.need("tables")
    live = await services.hosting.about_spectators(caller.person, table, data.spectators, data.spectator_chat)
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
    live = await services.hosting.block(caller.person, table, data.person, services.notices.company)
    return table_info(live, caller.person.id)


@delete("/api/tables/{link:str}/blocks/{person:str}", tags=["hosts"], summary="Let somebody in again", status_code=200)
async def unblock(services: Serves, caller: Called, table: TableGiven, person: FromPath[str]) -> TableInfo:
    caller.need("tables")
    return table_info(await services.hosting.unblock(caller.person, table, person), caller.person.id)


HANDLERS = [door, renew, audience, block, unblock]
