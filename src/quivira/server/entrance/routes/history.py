"""One's own tables, and the pages of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Request, Response, delete, get, patch, put
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter

from quivira.locale import must_speak
from quivira.server.entrance.guard import sender
from quivira.server.entrance.routes.tables import base
from quivira.server.entrance.routes.who import Called, LinkPath, Serves, TableGiven, Visitor, may_read
from quivira.server.kept import load_lines
from quivira.server.tables import (
    Figures,
    OwnTables,
    Page,
    Part,
    Played,
    Story,
    all_played,
    as_csv,
    figures,
)

Asked = Request[object, object, State]
Words = Annotated[str, QueryParameter(max_length=60)]
Skip = Annotated[int, QueryParameter(ge=0, le=100_000)]
Language = Annotated[str, QueryParameter(max_length=2)]
Zone = Annotated[str, QueryParameter(max_length=60)]


class Put(msgspec.Struct, forbid_unknown_fields=True):
    archived: bool


class Sharing(msgspec.Struct, forbid_unknown_fields=True):
    shared: bool


@get("/api/me/shelf", tags=["people"], summary="My tables of one kind, what waits for me first")
async def shelf(
    services: Serves, caller: Called, part: FromQuery[Part] = "running", search: Words = "", skip: Skip = 0
) -> OwnTables:
    """`search` is part of a name at the table, or of the game's title; `skip` so many of those found before."""
    caller.need("read")
    return await services.shelf.own(caller.person.id, part, search, skip)


@patch("/api/me/tables/{link:str}", tags=["people"], summary="Put a table away, or bring it back", status_code=204)
async def archive(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Put]) -> None:
    caller.need("tables")
    await services.shelf.archive(caller.person, table, data.archived)


@delete("/api/me/tables/{link:str}", tags=["people"], summary="Remove a table from my lists")
async def remove(services: Serves, caller: Called, table: TableGiven) -> None:
    """Where nobody else plays, a game that is not over is deleted."""
    caller.need("tables")
    await services.shelf.remove(caller.person, table)


@get("/api/me/figures", tags=["people"], summary="How many games I have played and won, by game and by opponent")
async def my_figures(services: Serves, caller: Called) -> Figures:
    caller.need("read")
    return await figures(services.database, caller.person.id)


@get("/api/me/results", tags=["people"], summary="All games I have played, the latest first")
async def my_results(services: Serves, caller: Called) -> list[Played]:
    caller.need("read")
    services.limits.take("export", caller.person.id)
    return await all_played(services.database, caller.person.id)


@get("/api/me/results.csv", tags=["people"], summary="The same for a spreadsheet", media_type="text/csv")
async def my_results_as_csv(services: Serves, caller: Called) -> Response[str]:
    caller.need("read")
    services.limits.take("export", caller.person.id)
    text = as_csv(await all_played(services.database, caller.person.id))
    headers = {"content-disposition": 'attachment; filename="quivira.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/api/history/{link:str}", tags=["records"], summary="A finished game, by the link of its page")
async def page(services: Serves, visitor: Visitor, link: LinkPath) -> Page:
    """Who played, or may look at the table, finds it by the table's link too."""
    return await services.history.page(link, may_read(visitor))


@put("/api/history/{link:str}", tags=["records"], summary="Share a finished game, or do so no longer", status_code=200)
async def share(services: Serves, caller: Called, link: LinkPath, data: JSONBody[Sharing]) -> Page:
    caller.need("tables")
    return await services.history.share(caller.person, link, data.shared)


@get("/api/history/{link:str}/text", tags=["records"], summary="A finished game as a text", media_type="text/plain")
async def text(
    request: Asked,
    services: Serves,
    visitor: Visitor,
    link: LinkPath,
    language: Language = "en",
    zone: Zone = "UTC",
) -> Response[str]:
    """Round by round as everybody saw it, and the scores. `zone` is the reader's, such as Europe/Budapest."""
    must_speak(language)
    services.limits.take("past", sender(request.scope))
    live, result = await services.history.find(link, may_read(visitor))
    async with services.database.read() as connection:
        lines = await load_lines(connection, live.sheet.id)
    address = f"{base(request, services)}/g/{result.link}"
    story = await asyncio.to_thread(Story(live, result, language).text, lines, zone, address)
    headers = {"content-disposition": f'attachment; filename="{live.sheet.game}-{live.sheet.created}.txt"'}
    return Response(story, media_type="text/plain", headers=headers)


HANDLERS = [shelf, archive, remove, my_figures, my_results, my_results_as_csv, page, share, text]
