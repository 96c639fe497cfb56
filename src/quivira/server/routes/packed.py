"""Long answers are compressed where the browser takes it; short ones, and sockets, gain nothing."""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

LONG: Final = 2000  # bytes
PACKED: Final = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=LONG, gzip_compress_level=5)
)
