"""Notices to chat groups and programs, each in the shape that it understands, all signed."""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64decode, b64encode
from html import escape
from typing import Any, Final

import msgspec

from quivira.server.notices.endpoints import Endpoint
from quivira.server.notices.outbox import Outcome
from quivira.server.notices.web import Web
from quivira.server.notices.words import Line, Message
from quivira.server.now import now

MOST: Final = 1900  # signs; Discord takes 2,000


class Webhooks:
    def __init__(self, web: Web) -> None:
        self._web = web

    async def send(self, endpoint: Endpoint, message: Message) -> Outcome:
        body = msgspec.json.encode(SHAPES[endpoint.style](message))
        return await self._web.post(
            endpoint.address,
            body,
            {"content-type": "application/json", **signed(endpoint.secret, message.id, now() // 1000, body)},
        )


def signed(secret: str, name: str, at: int, body: bytes) -> dict[str, str]:
    """As https://www.standardwebhooks.com describes: whoever knows the secret can tell that it is ours, and fresh."""
    content = f"{name}.{at}.".encode() + body
    digest = hmac.new(b64decode(secret.removeprefix("whsec_")), content, hashlib.sha256).digest()
    return {
        "webhook-id": name,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{b64encode(digest).decode()}",
    }


def _line(line: Line) -> str:
    """In a group it must be said who is meant."""
    return f"{line.name}: {line.says} ({line.where})" if line.where else f"{line.name}: {line.says}"


def _discord(message: Message) -> dict[str, Any]:
    """A name such as @everyone calls nobody; an address in angles brings no picture."""
    told = "\n".join(f"{_line(line)} <{line.url}>" for line in message.lines)
    return {"content": told[:MOST], "allowed_mentions": {"parse": []}}


def _slack(message: Message) -> dict[str, Any]:
    return {"text": "\n".join(f"{escape(_line(line), quote=False)} <{line.url}>" for line in message.lines)[:MOST]}


def _matrix(message: Message) -> dict[str, Any]:
    """As matrix-hookshot's generic webhooks take it."""
    html = "<br>".join(
        f'{escape(_line(line))} <a href="{escape(line.url)}">{escape(line.url)}</a>' for line in message.lines
    )
    return {
        "text": "\n".join(f"{_line(line)} {line.url}" for line in message.lines),
        "html": html,
        "username": "Quivira",
    }


def _json(message: Message) -> dict[str, Any]:
    return {
        "id": message.id,
        "title": message.title,
        "language": message.language,
        "events": [msgspec.to_builtins(line) for line in message.lines],
    }


SHAPES: Final = {"discord": _discord, "slack": _slack, "matrix": _matrix, "json": _json}
