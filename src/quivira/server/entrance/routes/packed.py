"""Long answers are compressed where the browser takes it; short ones, and sockets, gain nothing."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

LONG: Final = 2000  # bytes
LEVEL: Final = 5
PACKED: Final = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=LONG, gzip_compress_level=LEVEL)
)


async def packed(request: Request[object, object, State], value: object) -> Response[Any]:
    """JSON that may be very long, such as a whole log: nobody waits while it is compressed."""
    body = msgspec.json.encode(value)
    headers = {"vary": "accept-encoding"}
    if len(body) >= LONG and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, LEVEL)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)
