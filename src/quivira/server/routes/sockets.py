"""The WebSockets."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, websocket

from quivira.server.bus import LOBBY
from quivira.server.lobby import Listed, Waiting
from quivira.server.problems import Problem
from quivira.server.routes.who import After, Serves, TablePath, Visitor, may_read
from quivira.server.sockets import POLICY, Feed, TableSocket

Socket = WebSocket[Any, Any, Any]


class LobbyTold(msgspec.Struct, tag="lobby"):
    """All open tables."""

    tables: list[Listed]


class TurnsTold(msgspec.Struct, tag="waiting"):
    """All questions that wait for one's own seats."""

    waiting: list[Waiting]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, services: Serves, visitor: Visitor, table: TablePath, seen: After = 0) -> None:
    await socket.accept()
    try:
        may_read(visitor)
        live = await services.room.find(table)
    except Problem as problem:
        await socket.close(POLICY, problem.body.code)
        return
    await TableSocket(services, socket, visitor, live.sheet.id, seen).run([live.sheet.id], "table")


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, services: Serves, visitor: Visitor) -> None:
    person = visitor.person.id if visitor is not None else None

    async def fetch() -> LobbyTold:
        return LobbyTold(await services.lobby.open_tables(person))

    await socket.accept()
    await Feed(services, socket, visitor, fetch).run([LOBBY], "lobby")


@websocket("/api/events")
async def events_socket(socket: Socket, services: Serves, visitor: Visitor) -> None:
    await socket.accept()
    if visitor is None:
        await socket.close(POLICY, "sign-in")
        return
    person = visitor.person.id

    async def fetch() -> TurnsTold:
        return TurnsTold(await services.lobby.waiting(person))

    await Feed(services, socket, visitor, fetch).run([f"person:{person}"], "events")


HANDLERS = [table_socket, lobby_socket, events_socket]
