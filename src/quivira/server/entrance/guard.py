"""The outermost layer: security headers, cross-site checks, rate limits by address, access log and metrics."""

from __future__ import annotations

import asyncio
import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from quivira.server import problems
from quivira.server.addresses import household
from quivira.server.config import Config
from quivira.server.metrics import Metrics
from quivira.server.people import COOKIE, Limits

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link is all that one needs to see it
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OVER_HTTPS: Final = {  # elsewhere browsers ignore them, the second with an error in their console
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger("quivira.access")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, metrics: Metrics) -> None:
        self.app, self._config, self._limits, self._metrics = app, config, limits, metrics
        headers = {**HEADERS, **(OVER_HTTPS if config.https else {})}
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status: int | None = None
        asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope  # its body is not sent

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = message["headers"] = [*message["headers"], *self._headers]
                if all(name != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope, scope["method"] not in SAFE)
            with self._limits.holding("open requests", sender(scope)):
                await self.app(asked, receive, sending)
        except problems.Problem as problem:
            await _respond(problem, sending)
        except asyncio.CancelledError:  # we are being stopped
            if status is not None:
                raise
            await _respond(problems.unavailable(), sending)
        finally:
            self._written(scope["method"], asked, status or 500, time.perf_counter() - began)

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, foreign_matters=True)
            with self._limits.holding("open sockets", sender(scope)):
                await self.app(scope, receive, send)
        except problems.Problem as problem:
            await receive()
            await _respond(problem, send, "websocket.http.response")

    def _check(self, scope: Any, foreign_matters: bool) -> None:
        """Raises a problem for what nobody needs to look at."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not scope["path"].isprintable():
            raise problems.Problem(404, "not-found", "There is nothing here.")
        if foreign_matters and is_foreign(headers, self._config.origin, scope["type"] == "websocket"):
            raise problems.forbidden("This request comes from another site.")
        self._limits.take("socket" if scope["type"] == "websocket" else "request", sender(scope))

    def _written(self, asked: str, scope: Any, status: int, seconds: float) -> None:
        """The route's pattern, not the path: a path may hold a table's link."""
        route = str(scope.get("path_template") or "-")
        method = asked if asked in METHODS else "-"
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.seconds.observe(seconds)
        milliseconds = round(seconds * 1000, 1)
        extra = {"method": method, "route": route, "status": status, "ms": milliseconds}
        log.info("request", extra=extra)


def sender(scope: Any) -> str:
    """Whom limits count: the address that the proxy names, or that the connection comes from."""
    return household(scope["client"][0] if scope.get("client") else "")


def is_foreign(headers: dict[str, str], own: str, is_socket: bool) -> bool:
    """Whether another site's page sends this with our cookie.

    Browsers name the page's origin with each such request. A program that names none must show, with any header
    `X-Quivira` or a bearer token, that it is no page; a socket without an origin is never a browser's.
    """
    origin = headers.get("origin")
    if origin is not None:
        return origin != own and urlsplit(origin).netloc != headers.get("host", "")
    if is_socket or "authorization" in headers or "x-quivira" in headers:
        return False
    return token_in_cookie(headers.get("cookie", "")) is not None


def token_in_cookie(header: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


async def _respond(problem: problems.Problem, send: Send, kind: str = "http.response") -> None:
    body = msgspec.json.encode(problem.body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status in (429, 503):
        headers.append((b"retry-after", b"5"))
    start: Any = {"type": f"{kind}.start", "status": problem.status, "headers": headers}
    content: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(content)
