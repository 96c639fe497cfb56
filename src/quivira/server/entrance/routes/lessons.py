"""Lessons, and playing on where one ends."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from quivira.lessons import Outline, Taught
from quivira.server import tables
from quivira.server.entrance.routes.packed import PACKED
from quivira.server.entrance.routes.who import Called, Serves
from quivira.server.entrance.routes.words import HOUR, GamePath
from quivira.server.tables import TableInfo, table_info

LessonPath = Annotated[str, PathParameter(max_length=40)]


class LessonOver(msgspec.Struct, forbid_unknown_fields=True):
    """The language that the new table is in."""

    language: Annotated[str, msgspec.Meta(max_length=2)] = "en"


@get("/api/games/{game:str}/lessons", tags=["lessons"], summary="The lessons of a game", sync_to_thread=True)
def outlines(game: GamePath) -> Response[list[Outline]]:
    """Their stations, and at which of them a rule of the rulebook can be seen at work."""
    return Response(tables.lesson_outlines(game), media_type=MediaType.JSON, headers=HOUR)


@get(
    "/api/games/{game:str}/lessons/{name:str}",
    tags=["lessons"],
    summary="A lesson, all of it",
    sync_to_thread=True,
    middleware=[PACKED],
)
def lesson(game: GamePath, name: LessonPath) -> Response[Taught]:
    """What the reader's seat sees and may do at each station; texts are keys of the game's words."""
    body: Any = tables.lesson(game, name)
    return Response(body, media_type=MediaType.JSON, headers=HOUR)


@post("/api/games/{game:str}/lessons/{name:str}/play-on", tags=["lessons"], summary="A new table where a lesson ends")
async def play_on(
    services: Serves, caller: Called, game: GamePath, name: LessonPath, data: JSONBody[LessonOver]
) -> TableInfo:
    caller.need("tables")
    services.limits.take("table", caller.person.id, caller.house)
    live = await tables.play_on(services.desk, caller.person, game, name, data.language)
    return table_info(live, caller.person.id)


HANDLERS = [outlines, lesson, play_on]
