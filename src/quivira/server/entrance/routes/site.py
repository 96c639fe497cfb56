"""Pages, health and metrics."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from quivira.server.entrance import pages
from quivira.server.entrance.files import answer, client_files
from quivira.server.entrance.routes.who import Serves
from quivira.server.problems import unavailable

DAY = {"cache-control": "public, max-age=86400"}
PAGES = [
    *("/", "/lobby", "/tables", "/t/{link:str}/replay", "/rules", "/rules/{game:str}"),
    *("/learn/{game:str}", "/learn/{game:str}/{lesson:str}", "/learn/{game:str}/{lesson:str}/edit"),
    *("/settings", "/notices", "/mail", "/about", "/admin"),
]
Asked = Request[Any, Any, Any]


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: Asked) -> Response[bytes]:
    """The client, which finds out by the address what to show."""
    return sent(request, "index.html")


@get(["/assets/{path:path}", "/{name:str}"], include_in_schema=False, sync_to_thread=False)
def file(request: Asked) -> Response[bytes]:
    return sent(request, request.scope["path"].removeprefix("/"))


def lost(request: Asked) -> Response[bytes] | None:
    """Where there is nothing: a page that helps, for whoever reads with a browser."""
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return sent(request, "index.html", 404) if reads and not request.scope["path"].startswith("/api/") else None


def sent(request: Asked, path: str, status: int = 200) -> Response[bytes]:
    found = client_files().get(path)
    if found is not None:
        data, headers = answer(found, request.headers.get("accept-encoding", ""))
        return Response(data, status_code=status, media_type=found.kind, headers=headers)
    if path == "index.html":
        return Response(pages.not_built().encode(), status_code=503, media_type=MediaType.HTML)
    raise NotFoundException


@get("/assets/style.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response(pages.style(), media_type=MediaType.CSS, headers=DAY)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def health(services: Serves) -> str:
    """Well if something can be stored. Why not is for the log, not for everybody."""
    if services.is_closing or await services.health.trouble() is not None:
        raise unavailable()
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, services: Serves) -> Response[bytes]:
    """For this machine only, unless whoever runs the server has opened it."""
    if not services.config.open_metrics and not _is_local(request):
        raise NotFoundException
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_local(request: Asked) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [page, file, style, health, metrics]
