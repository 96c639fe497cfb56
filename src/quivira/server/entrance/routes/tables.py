"""Games, the lobby, and tables before and around play."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from quivira import lessons
from quivira.bots import levels
from quivira.bots.ratings import ratings
from quivira.kernel import Weight
from quivira.kernel.registry import find
from quivira.locale import LANGUAGES, catalog
from quivira.server import problems
from quivira.server.entrance.house import for_others, is_here
from quivira.server.entrance.routes.me import PersonId
from quivira.server.entrance.routes.who import Called, Filtered, SeatPath, Serves, TableGiven, Visitor
from quivira.server.entrance.routes.words import HOUR
from quivira.server.people import Name
from quivira.server.services import Services
from quivira.server.tables import Listed, NewTable, Number, SeatNumber, Table, TableInfo, link_of, table_info

Level = Annotated[str, msgspec.Meta(max_length=24)]


class OptionInfo(msgspec.Struct):
    key: str
    values: list[bool | int | str]  # the first is the default


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    titles: dict[str, str]  # by language
    summaries: dict[str, str]  # too
    designer: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]  # of our bots
    ratings: dict[str, int]  # of levels, where they were measured; more is stronger
    rules: int
    minutes: int  # that a game takes, about; 0: unknown
    weight: Weight | None
    url: str
    lessons: list[str]  # the first one first


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """`name` seats somebody beside you at the same device; `bot` seats a bot of your own; `terms` is what you saw."""

    seat: SeatNumber | None = None
    name: Name | None = None
    bot: PersonId | None = None
    terms: Number | None = None


class AddBot(msgspec.Struct, forbid_unknown_fields=True):
    level: Level
    seat: SeatNumber | None = None


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """`fill` lets bots of that level take the free seats; `terms` is the number that the host has seen."""

    fill: Level | None = None
    terms: Number | None = None


class Invitation(msgspec.Struct):
    """A link that opens the table; whoever has it may sit down."""

    link: str
    qr: str  # where its QR code is
    here: bool  # only this device can open it


@get("/api/games", tags=["tables"], summary="What can be played", sync_to_thread=False)
def games() -> Response[list[GameInfo]]:
    return encoded(_games(lessons.offered()), HOUR)


@lru_cache(maxsize=1)  # what is installed stays until a lesson is written, and to look for it takes long
def _games(offered: tuple[tuple[str, tuple[str, ...]], ...]) -> bytes:
    return msgspec.json.encode([game_info(name) for name, _ in offered])


def encoded(body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """What is JSON already."""
    return Response(body, media_type=MediaType.JSON, headers=headers)


def game_info(name: str) -> GameInfo:
    meta = find(name).meta
    return GameInfo(
        name,
        meta.title,
        _said(name, "title"),
        _said(name, "summary"),
        meta.designer,
        list(meta.seats),
        [OptionInfo(option.key, list(option.values)) for option in meta.options],
        levels(name),
        ratings(name),
        meta.rules_version,
        meta.minutes,
        meta.weight,
        meta.url,
        lessons.names(name),
    )


def _said(name: str, key: str) -> dict[str, str]:
    return {language: catalog(name, language).text(key) for language in LANGUAGES}


@get("/api/lobby", tags=["tables"], summary="Open tables")
async def lobby(services: Serves, visitor: Visitor, filters: Filtered) -> Response[list[Listed]]:
    """Those that look for players first, then those that can be watched."""
    found = await services.lobby.open_tables()
    return encoded(found.encoded(visitor.person.id if visitor is not None else None, filters))


@post("/api/tables", tags=["tables"], summary="Open a table")
async def open_table(services: Serves, caller: Called, data: JSONBody[NewTable]) -> TableInfo:
    caller.need("tables")
    services.limits.take("table", caller.person.id, caller.house)
    return table_info(await services.desk.open(caller.person, data), caller.person.id)


@get("/api/tables/{link:str}", tags=["tables"], summary="A table as everybody sees it")
async def look(services: Serves, visitor: Visitor, table: TableGiven) -> TableInfo:
    live = await services.room.find(table)
    await services.presence.know(live)
    return table_info(live, visitor.person.id if visitor is not None else None)


@post("/api/tables/{link:str}/sit", tags=["tables"], summary="Take a seat", status_code=200)
async def sit(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Sit]) -> TableInfo:
    caller.need("play")
    live = await services.desk.sit(caller.person, table, data.seat, data.name, data.bot, data.terms)
    return table_info(live, caller.person.id)


@post("/api/tables/{link:str}/bots", tags=["tables"], summary="Let a bot sit down", status_code=200)
async def add_bot(services: Serves, caller: Called, table: TableGiven, data: JSONBody[AddBot]) -> TableInfo:
    caller.need("tables")
    return table_info(await services.desk.add_bot(caller.person, table, data.seat, data.level), caller.person.id)


@delete(
    "/api/tables/{link:str}/seats/{seat:int}", tags=["tables"], summary="Free a seat before the start", status_code=200
)
async def free(services: Serves, caller: Called, table: TableGiven, seat: SeatPath) -> TableInfo:
    caller.need("tables")
    live = await services.arranging.send_away(caller.person, table, seat, services.notices.company)
    return table_info(live, caller.person.id)


@post("/api/tables/{link:str}/start", tags=["tables"], summary="Start the game", status_code=200)
async def start(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Start]) -> TableInfo:
    caller.need("tables")
    return table_info(await services.desk.start(caller.person, table, data.fill, data.terms), caller.person.id)


@post("/api/tables/{link:str}/rematch", tags=["tables"], summary="The same again", status_code=200)
async def rematch(services: Serves, caller: Called, table: TableGiven) -> TableInfo:
    caller.need("tables")
    services.limits.take("table", caller.person.id, caller.house)
    return table_info(await services.desk.rematch(caller.person, table), caller.person.id)


@get("/api/tables/{link:str}/invitation", tags=["tables"], summary="A link to share")
async def invitation(request: Request[object, object, State], services: Serves, table: TableGiven) -> Invitation:
    return invited(request, services, await services.room.find(table))


def invited(request: Request[object, object, State], services: Services, live: Table) -> Invitation:
    link = link_of(live.sheet)
    address = f"{base(request, services)}/t/{link}"
    return Invitation(address, f"/api/tables/{link}/qr.svg", is_here(urlsplit(address).hostname or ""))


@get("/api/tables/{link:str}/qr.svg", tags=["tables"], summary="The link as a QR code", media_type="image/svg+xml")
async def qr(request: Request[object, object, State], services: Serves, table: TableGiven) -> Response[bytes]:
    live = await services.room.find(table)
    picture = io.BytesIO()
    code = segno.make(f"{base(request, services)}/t/{link_of(live.sheet)}", error="m", micro=False)
    code.save(picture, kind="svg", scale=6, border=2, xmldecl=False, light="#ffffff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


def base(request: Request[object, object, State], services: Services) -> str:
    """As the server's settings say people reach us, else as this person does, or as others could who sit elsewhere."""
    if services.config.public_url:
        return services.config.base_url
    host = request.headers.get("host", "")
    if not host or any(c in host for c in "/\\@ \"'<>"):
        raise problems.invalid("The request names no host.")
    name, colon, port = host.rpartition(":")
    if not port.isdigit():
        name, colon, port = host, "", ""
    others = for_others(services.config.host)
    if others and is_here(name) and request.client is not None and is_here(request.client.host):
        host = f"{others[0]}{colon}{port}"
    return f"{request.scope['scheme']}://{host}"


HANDLERS = [games, lobby, open_table, look, sit, add_bot, free, start, rematch, invitation, qr]
