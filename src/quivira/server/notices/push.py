"""Notices to browsers: encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from email.utils import parseaddr
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from quivira.server.config import Config
from quivira.server.kept import Database, shared_setting
from quivira.server.notices.endpoints import Endpoint
from quivira.server.notices.outbox import Outcome
from quivira.server.notices.web import Web
from quivira.server.notices.words import Message
from quivira.server.now import now

KEY: Final = "vapid"
LASTS: Final = 24 * 3600  # seconds for which a push service keeps what a sleeping browser has not taken
SIGNED: Final = 12 * 3600  # seconds that a signature holds; push services allow a day
LONGEST: Final = 200  # signs of a text, so that all of it fits into what push services take


class Shown(msgspec.Struct):
    """What the service worker is sent and shows as it stands."""

    title: str
    body: str
    url: str
    tag: str
    lang: str


class Push:
    def __init__(self, config: Config, web: Web, private: str) -> None:
        self._config, self._web, self._private = config, web, private

    @classmethod
    async def open(cls, config: Config, database: Database, web: Web) -> Push:
        """With the keys of this database, made at the first start with push."""
        return cls(config, web, await shared_setting(database, KEY, _new_key()))

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_string(self._private)

    @cached_property
    def key(self) -> str:
        """By which browsers know us."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def send(self, endpoint: Endpoint, message: Message) -> Outcome:
        from pywebpush import WebPusher

        site = urlsplit(endpoint.address)
        keys = msgspec.json.decode(endpoint.secret)
        body = WebPusher({"endpoint": endpoint.address, "keys": keys}).encode(msgspec.json.encode(_shown(message)))[
            "body"
        ]
        claims = {
            "aud": f"{site.scheme}://{site.netloc}",
            "exp": now() // 1000 + SIGNED,
            "sub": _contact(self._config),
        }
        headers = {
            **self._vapid.sign(claims),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(LASTS),
            "urgency": "high" if message.is_urgent else "normal",
            "topic": _topic(message.tag),
        }
        return await self._web.post(endpoint.address, body, headers)


def _shown(message: Message) -> Shown:
    single = len(message.lines) == 1
    body = message.lines[0].where if single else "\n".join(f"{line.where}: {line.says}" for line in message.lines[:5])
    return Shown(message.title[:LONGEST], body[: 4 * LONGEST], message.url, message.tag, message.language)


def _contact(config: Config) -> str:
    """Whom a push service can tell that something is wrong."""
    if config.smtp is not None:
        return f"mailto:{parseaddr(config.smtp.sender)[1]}"
    return config.base_url if config.https else "mailto:nobody@localhost"


def _topic(tag: str) -> str:
    """A message that waits is replaced by a later one of the same topic, which tells push services no table."""
    return urlsafe_b64encode(hashlib.sha256(tag.encode()).digest())[:32].decode()


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(secret.to_bytes(32, "big")).rstrip(b"=").decode()
