"""Pages, health and metrics."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import text

from quivira.server import pages
from quivira.server.routes.who import Serves, TablePath

DAY = {"cache-control": "public, max-age=86400"}


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def home() -> str:
    return pages.home()


@get("/t/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
async def invited(services: Serves, table: TablePath) -> str:
    """Where invitation links lead."""
    await services.room.find(table)
    return pages.invited()


@get("/assets/style.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response(pages.style(), media_type=MediaType.CSS, headers=DAY)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def health(services: Serves) -> str:
    """Well if the storage answers."""
    async with services.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: Serves) -> Response[bytes]:
    """For this machine only, unless the operator has opened it."""
    if not services.config.open_metrics and not _is_local(request):
        raise NotFoundException
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_local(request: Request[Any, Any, Any]) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [home, invited, style, health, metrics]
