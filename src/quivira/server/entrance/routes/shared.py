"""Pages that are shared: what messengers show of a link, with a picture. Names are whatever somebody has typed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from typing import Any

from litestar import Request, Response, get

from quivira.kernel.registry import find
from quivira.locale import LANGUAGES
from quivira.server.entrance.files import client_files
from quivira.server.entrance.guard import sender
from quivira.server.entrance.routes.site import sent
from quivira.server.entrance.routes.tables import base
from quivira.server.entrance.routes.who import LinkPath, Serves, recognised
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import Shared, admitted, invitation, shared

PICTURE = {"cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin"}
Asked = Request[Any, Any, Any]
END = b"</head>"


@get("/t/{link:str}", include_in_schema=False)
async def table(request: Asked, services: Serves, link: LinkPath) -> Response[bytes]:
    """Where invitation links lead."""
    try:
        live = await admitted(services.database, services.room, link, await _person(request))
    except Problem as problem:
        return sent(request, "index.html", problem.status)
    told = invitation(live, language_of(request, live.sheet.language))
    return _page(request, services, told, f"/t/{link}", f"/games/{live.sheet.game}/cover.png")


@get(["/g/{link:str}", "/g/{link:str}/replay"], include_in_schema=False)
async def game(request: Asked, services: Serves, link: LinkPath) -> Response[bytes]:
    """Where the links of finished games lead."""
    try:
        live, result = await services.history.find(link, await _person(request))
    except Problem as problem:
        return sent(request, "index.html", problem.status)
    told = shared(live, result, language_of(request, live.sheet.language))
    return _page(request, services, told, request.scope["path"], f"/g/{result.link}/picture.png")


@get("/g/{link:str}/picture.png", include_in_schema=False)
async def picture(request: Asked, services: Serves, link: LinkPath) -> Response[bytes]:
    with _queue(request, services):
        live, result = await services.history.find(link, await _person(request))
        drawn = await services.pictures.of(live, result)
    return Response(drawn, media_type="image/png", headers=PICTURE if result.shared else {})


@get("/games/{name:str}/cover.png", include_in_schema=False)
async def cover(request: Asked, services: Serves, name: LinkPath) -> Response[bytes]:
    with _queue(request, services):
        drawn = await services.pictures.cover(find(name).meta.name)
    return Response(drawn, media_type="image/png", headers=PICTURE)


@contextmanager
def _queue(request: Asked, services: Services) -> Iterator[None]:
    """Pictures are drawn one by one: nobody's may stand in the way of everybody else's."""
    house = sender(request.scope)
    services.limits.take("picture", house)
    with services.limits.holding("waiting pictures", house):
        yield


async def _person(request: Asked) -> str | None:
    who = await recognised(request)
    return who.person.id if who is not None and not who.banned else None


def language_of(request: Asked, otherwise: str) -> str:
    """The reader's, if their program says so and we speak it."""
    asked = request.headers.get("accept-language", "")
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in asked.split(",")]
    return next((language for language in wanted if language in LANGUAGES), otherwise)


def _page(request: Asked, services: Services, told: Shared, path: str, picture: str) -> Response[bytes]:
    """The client, with what a messenger looks for in its head."""
    built = client_files().get("index.html")
    if built is None:
        return sent(request, "index.html")
    here = base(request, services)
    facts = {
        "og:type": "website",
        "og:site_name": "Quivira",
        "og:title": told.title,
        "og:description": told.about,
        "og:url": here + path,
        "og:image": here + picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items())
    tags += '<meta name="twitter:card" content="summary_large_image">'
    tags += f'<meta name="description" content="{escape(told.about)}">'
    body = built.plain.replace(END, tags.encode() + END, 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return Response(body, media_type=built.kind, headers=headers)


HANDLERS = [table, game, picture, cover]
