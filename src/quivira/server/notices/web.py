"""Requests to addresses that people have given us: never into our own networks, never further than asked."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from quivira.server import problems
from quivira.server.notices.outbox import Outcome

if TYPE_CHECKING:
    import aiohttp

    from quivira.server.notices.names import Resolver

SECONDS: Final = 10.0  # for the whole of a request
TOGETHER: Final = 20  # requests at once
NAMES: Final = 2 * TOGETHER  # that are looked up at once: that may take longer than a request
LONGEST: Final = 6 * 3600  # seconds that we let others put us off
GIVEN_OUT: Final = IPv6Network("2000::/3")  # of IPv6, to the world
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # IPv4 within IPv6
GONE: Final = (404, 410)


class NotPublic(OSError):
    """An address that is none of the world's."""


class Web:
    """One session for all requests, opened when the first is made."""

    def __init__(self, local: bool) -> None:
        self._local = local
        self._session: aiohttp.ClientSession | None = None
        self._resolver: Resolver | None = None

    def must_be_allowed(self, url: str) -> None:
        """Raises a problem for an address that we would not send to; what its name leads to is seen when we send."""
        parts = urlsplit(url)
        if (
            parts.scheme not in (("https", "http") if self._local else ("https",))
            or not parts.hostname
            or parts.username
        ):
            raise problems.invalid("The address must begin with https:// and name a host.")
        if not url.isascii() or not url.isprintable() or " " in url:
            raise problems.invalid("That is not an address.")
        try:
            address = ip_address(parts.hostname)
        except ValueError:
            return
        if not self._local and not is_public(address):
            raise problems.invalid("That address is not one of the open net.")

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        import aiohttp

        from quivira.server.notices.names import Busy

        try:
            self.must_be_allowed(url)
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return outcome_of(answer.status, answer.headers.get("retry-after", ""))
        except problems.Problem as problem:
            return Outcome("refused", problem.body.message)
        except NotPublic as error:
            return Outcome("refused", str(error))
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            if isinstance(error.__cause__, NotPublic):
                return Outcome("refused", str(error.__cause__))
            return Outcome("later", type(error).__name__, is_ours=isinstance(error.__cause__, Busy))

    def _opened(self) -> aiohttp.ClientSession:
        import aiohttp

        from quivira.server.notices.names import Resolver

        if self._session is None:
            self._resolver = Resolver(NAMES)
            connector = aiohttp.TCPConnector(
                limit=TOGETHER, limit_per_host=4, resolver=self._resolver, socket_factory=self._socket
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                headers={"user-agent": "Quivira"},
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._session

    def _socket(self, address: Any) -> socket.socket:
        """The last step before a connection: whatever name or number led here, this is where it goes."""
        family, kind, protocol, _, place = address
        if not self._local and not is_public(ip_address(place[0].partition("%")[0])):
            raise NotPublic("that name leads into a closed network")
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
        if self._resolver is not None:
            await self._resolver.close()


def outcome_of(status: int, retry: str = "") -> Outcome:
    """What an answer means; a redirection is no answer."""
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("dead", f"HTTP {status}")
    after = min(int(retry), LONGEST) * 1000 if retry.isdecimal() and len(retry) < 8 else 0
    if status in (408, 425, 429) or status >= 500:
        return Outcome("later", f"HTTP {status}", after)
    return Outcome("refused", f"HTTP {status}")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is the world's, also where it is an IPv4 address in other clothes."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address not in GIVEN_OUT:
            return False
    return address.is_global and not address.is_multicast
