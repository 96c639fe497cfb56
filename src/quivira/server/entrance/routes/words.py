"""What a client needs to speak of a game: its words, its rules, and what the numbers of its views mean."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from quivira.games import DataFile
from quivira.kernel import DETAIL, SEAT
from quivira.kernel.errors import unknown
from quivira.kernel.registry import find
from quivira.lessons import offered, without_texts
from quivira.locale import sources
from quivira.locale.rulebook import rulebook
from quivira.server import tables
from quivira.server.entrance.routes.packed import PACKED
from quivira.server.problems import Problem
from quivira.server.tables import Example

HOUR: Final = {"cache-control": "public, max-age=3600"}
Language = Annotated[str, PathParameter(max_length=2)]
GamePath = Annotated[str, PathParameter(max_length=64)]
GameQuery = Annotated[str | None, QueryParameter(max_length=64)]


class Shown(msgspec.Struct):
    """The fields of a view, by their dotted path, that hold seats, and those that a short picture leaves out."""

    seats: list[str]
    details: list[str]


@get(
    "/api/words/{language:str}",
    tags=["words"],
    summary="The sentences of a language, as Fluent",
    sync_to_thread=False,
    middleware=[PACKED],
)
def words(language: Language, game: GameQuery = None, lessons: FromQuery[bool] = False) -> Response[str]:
    """Of a game's lessons only the titles, unless all that they say is asked for."""
    if game is not None:
        find(game)
    found = sources(game, language)
    if game is not None and not lessons:
        found[-1] = without_texts(found[-1], dict(offered()).get(game, ()))
    return Response("\n".join(found), media_type=MediaType.TEXT, headers=HOUR)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    tags=["words"],
    summary="The rulebook",
    sync_to_thread=False,
    middleware=[PACKED],
)
def rules(game: GamePath, language: Language) -> Response[str]:
    """Markdown; a paragraph that starts with `**17.**` is rule 17."""
    find(game)
    return Response(rulebook(game, language), media_type="text/markdown; charset=utf-8", headers=HOUR)


@get("/api/games/{game:str}/view", tags=["words"], summary="How to show a view", sync_to_thread=False)
def shown(game: GamePath) -> Response[Shown]:
    return Response(_shown(game), headers=HOUR)


@get(
    "/api/games/{game:str}/data/{name:str}",
    tags=["words"],
    summary="A data file in use",
    sync_to_thread=False,
    middleware=[PACKED],
)
def data(game: GamePath, name: GamePath) -> Response[bytes]:
    """A file of the game that a host may replace, such as a board, for clients that draw it."""
    return Response(_data(game, name), media_type=MediaType.JSON, headers=HOUR)


@get(
    "/api/games/{game:str}/example",
    tags=["words"],
    summary="A round as it is played",
    sync_to_thread=True,
    middleware=[PACKED],
)
def example(game: GamePath) -> Response[Example]:
    """The first round of a game between bots, choice by choice, and how that game ended."""
    find(game)
    body: Any = tables.example(game)
    return Response(body, media_type=MediaType.JSON, headers=HOUR)


@cache  # as the game has read it: once
def _data(game: str, name: str) -> bytes:
    found: dict[str, DataFile] = {file.name: file for file in find(game).data}
    if name not in found:
        raise Problem(HTTPStatus.NOT_FOUND, "no-such-data", unknown("data file", name, sorted(found)))
    return found[name].read()


@cache
def _shown(game: str) -> Shown:
    found = Shown([], [])
    _walk(get_type_hints(find(game).view, include_extras=True)["return"], "", found)
    return found


def _walk(kind: Any, path: str, found: Shown) -> None:
    if get_origin(kind) is Annotated:
        bare, *notes = get_args(kind)
        if SEAT in notes:
            found.seats.append(path)
        if DETAIL in notes:
            found.details.append(path)
        _walk(bare, path, found)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        for name, hint in hints.items() if "label" not in hints else ():
            _walk(hint, f"{path}.{name}" if path else name, found)
    else:
        for part in get_args(kind):
            _walk(part, path, found)


HANDLERS = [words, rules, shown, data, example]
