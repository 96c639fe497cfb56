"""The commands of the socket, as plain HTTP for bots and scripts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from quivira.match.wire import Position
from quivira.server.entrance.routes.who import (
    After,
    Called,
    SeatGiven,
    Serves,
    TableGiven,
    Visitor,
    may_read,
    viewpoint,
)
from quivira.server.kept import VoteKind
from quivira.server.people import Caller
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import (
    Answer,
    Ask,
    ChatLine,
    Command,
    Id,
    Key,
    Moment,
    Number,
    Play,
    SeatNumber,
    Undo,
    What,
    World,
    worlds,
)


class PlayBody(msgspec.Struct, forbid_unknown_fields=True):
    """All of these actions, or none. `seen` is the last number known; send the same `id` again if no answer came."""

    seat: SeatNumber
    seen: Number
    keys: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=64)]
    id: Id


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    """The last own choice, or everything from action `to` on."""

    seat: SeatNumber
    seen: Number
    id: Id
    to: Number | None = None


class AskBody(msgspec.Struct, forbid_unknown_fields=True):
    """To go `back` to before action `to`, to `end` the game without a winner, or to `pause` it."""

    seat: SeatNumber
    seen: Number
    id: Id
    kind: VoteKind
    to: Number | None = None


class AnswerBody(msgspec.Struct, forbid_unknown_fields=True):
    """`at` is when it was asked, as `vote` in the table says: nobody agrees to anything else."""

    seat: SeatNumber
    id: Id
    at: Moment
    agree: bool


class SayBody(msgspec.Struct, forbid_unknown_fields=True):
    words: Annotated[str, msgspec.Meta(max_length=2000)]


class Said(msgspec.Struct):
    number: int


async def _do(services: Services, caller: Caller, table: str, what: What, seen: int) -> Position:
    caller.need("play")
    services.limits.take("command", caller.person.id, caller.house)
    live = await services.writer.submit(Command(table, caller.person.id, what))
    services.presence.came_by(table, caller.person.id)
    return live.position(live.seats_of(caller.person.id), seen)


@get("/api/tables/{link:str}/position", tags=["play", "bots"], summary="Where the game stands, as I see it")
async def look(services: Serves, visitor: Visitor, table: TableGiven, seen: After = 0) -> Position:
    live = await services.room.find(table)
    return live.position(live.seats_of(may_read(visitor)), seen)


@post("/api/tables/{link:str}/play", tags=["play", "bots"], summary="Do actions", status_code=200)
async def play(services: Serves, caller: Called, table: TableGiven, data: JSONBody[PlayBody]) -> Position:
    return await _do(services, caller, table, Play(data.seat, data.seen, data.keys, data.id), data.seen)


@post("/api/tables/{link:str}/undo", tags=["play", "bots"], summary="Take back own choices", status_code=200)
async def undo(services: Serves, caller: Called, table: TableGiven, data: JSONBody[UndoBody]) -> Position:
    return await _do(services, caller, table, Undo(data.seat, data.seen, data.id, data.to), data.seen)


@post("/api/tables/{link:str}/vote", tags=["play"], summary="Ask everybody", status_code=200)
async def ask(services: Serves, caller: Called, table: TableGiven, data: JSONBody[AskBody]) -> Position:
    services.limits.take("vote", caller.person.id, caller.house)
    return await _do(services, caller, table, Ask(data.seat, data.seen, data.id, data.kind, data.to), data.seen)


@post("/api/tables/{link:str}/vote/answer", tags=["play"], summary="Agree to it, or not", status_code=200)
async def answer(services: Serves, caller: Called, table: TableGiven, data: JSONBody[AnswerBody]) -> Position:
    live = await services.room.find(table)
    return await _do(services, caller, table, Answer(data.seat, data.id, data.at, data.agree), live.number)


@get("/api/tables/{link:str}/worlds", tags=["bots"], summary="Worlds that my seat cannot rule out")
async def sampled(
    services: Serves, caller: Called, table: TableGiven, seat: SeatGiven, count: After = 1
) -> list[World]:
    """For search: each is a whole state, drawn from what the seat knows and nothing else. At most 32 at once."""
    services.limits.take("worlds", caller.person.id)
    live = await services.room.find(table)
    if viewpoint(live, caller, seat) is None:
        raise Problem(403, "forbidden", "You do not sit there.")
    return worlds(live, seat, count)


@get("/api/tables/{link:str}/chat", tags=["play"], summary="What was said")
async def chat(services: Serves, visitor: Visitor, table: TableGiven, after: After = 0) -> list[ChatLine]:
    live = await services.room.find(table)
    return (await services.talk.said(may_read(visitor), live.sheet.id, after)).lines


@post("/api/tables/{link:str}/chat", tags=["play"], summary="Say something")
async def say(services: Serves, caller: Called, table: TableGiven, data: JSONBody[SayBody]) -> Said:
    caller.need("play")
    return Said(await services.talk.say(caller.person, caller.house, table, data.words))


HANDLERS = [look, play, undo, ask, answer, sampled, chat, say]
