"""The WebSockets."""

from __future__ import annotations

import msgspec
from litestar import websocket
from litestar.params import FromQuery

from quivira.server.entrance.routes.who import After, Filtered, LinkPath, Serves, Visitor, may_read, welcome
from quivira.server.entrance.sockets import Connection, TableSocket
from quivira.server.entrance.telling import POLICY, ListTelling, Socket, TableTelling
from quivira.server.people import Caller
from quivira.server.problems import Problem
from quivira.server.tables import FOLLOWED, Listed, Waiting, admitted


class LobbyTold(msgspec.Struct, tag="lobby"):
    """The open tables that somebody wants to see."""

    tables: list[Listed]
    left_out: int  # tables that the filters leave out


class TurnsTold(msgspec.Struct, tag="waiting"):
    """All questions that wait for one's own seats."""

    waiting: list[Waiting]


@websocket("/api/tables/{link:str}/socket")
async def table_socket(
    socket: Socket,
    services: Serves,
    visitor: Visitor,
    link: LinkPath,
    seen: After = 0,
    changes: FromQuery[bool] = False,
    visible: FromQuery[bool] = True,
) -> None:
    await socket.accept()
    try:
        live = await admitted(services.database, services.room, link, may_read(visitor))
    except Problem as problem:
        await socket.close(POLICY, problem.body.code)
        return
    telling = TableTelling(services, socket, visitor, live.sheet.id, link, seen, changes)
    await TableSocket(telling, visible).run([live.sheet.id], "table")


async def is_welcome(socket: Socket, visitor: Caller | None) -> bool:
    """Whoever is banned hears so."""
    try:
        welcome(visitor)
    except Problem as problem:
        await socket.close(POLICY, problem.body.code)
        return False
    return True


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, services: Serves, visitor: Visitor, filters: Filtered) -> None:
    person = visitor.person.id if visitor is not None else None

    async def fetch() -> bytes:
        """A `LobbyTold`, of bytes that all share."""
        tables = await services.lobby.followed()
        return b'{"type":"lobby","tables":%b,"left_out":%d}' % tables.told(person, filters)

    await socket.accept()
    if await is_welcome(socket, visitor):
        await Connection(ListTelling(services, socket, visitor, FOLLOWED, fetch)).run([FOLLOWED], "lobby")


@websocket("/api/events")
async def events_socket(socket: Socket, services: Serves, visitor: Visitor) -> None:
    await socket.accept()
    if visitor is None:
        await socket.close(POLICY, "sign-in")
        return
    if not await is_welcome(socket, visitor):
        return
    person = visitor.person.id

    topic = f"person:{person}"

    async def fetch() -> bytes:
        return msgspec.json.encode(TurnsTold(await services.lobby.waiting(person)))

    await Connection(ListTelling(services, socket, visitor, topic, fetch)).run([topic], "events")


HANDLERS = [table_socket, lobby_socket, events_socket]
