"""Lessons that are being written, for whoever runs the server."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from quivira.lessons import Sketch, Taught
from quivira.server.admin import Drafted, Edit, SavedLesson
from quivira.server.entrance.routes.admin import actor
from quivira.server.entrance.routes.lessons import LessonPath
from quivira.server.entrance.routes.packed import PACKED
from quivira.server.entrance.routes.who import Called, Serves
from quivira.server.entrance.routes.words import GamePath
from quivira.server.people import Caller
from quivira.server.services import Services

PATH = "/api/admin/lessons/{game:str}/{name:str}"


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    """A draft."""

    sketch: Sketch


def must_author(services: Services, caller: Caller) -> None:
    caller.need("admin:lessons")
    services.limits.take("draft", caller.person.id)


@post(
    PATH, tags=["administrators"], summary="Do something in a draft of a lesson", status_code=200, middleware=[PACKED]
)
async def edit(services: Serves, caller: Called, game: GamePath, name: LessonPath, data: JSONBody[Edit]) -> Drafted:
    """The draft comes back as it is after that; nothing is kept here."""
    must_author(services, caller)
    return await services.drafts.edit(actor(caller), game, name, data, caller.person.language)


@post(f"{PATH}/preview", tags=["administrators"], summary="A draft as a lesson", status_code=200, middleware=[PACKED])
async def preview(services: Serves, caller: Called, game: GamePath, name: LessonPath, data: JSONBody[Whole]) -> Taught:
    must_author(services, caller)
    return await services.drafts.preview(game, name, data.sketch, caller.person.language)


@post(f"{PATH}/save", tags=["administrators"], summary="The files of a draft", status_code=200)
async def save(
    services: Serves, caller: Called, game: GamePath, name: LessonPath, data: JSONBody[Whole]
) -> SavedLesson:
    """They are written into the game's folder only where the server was started with `--write-lessons`."""
    must_author(services, caller)
    return await services.drafts.save(actor(caller), game, name, data.sketch, caller.person.language)


HANDLERS = [edit, preview, save]
