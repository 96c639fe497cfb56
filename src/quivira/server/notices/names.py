"""Looks up what names lead to, in threads of its own: a name server that does not answer keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

from aiohttp.abc import AbstractResolver, ResolveResult


class Busy(OSError):
    """All threads wait for name servers: nobody is to blame whose name is not even asked for."""


class Resolver(AbstractResolver):
    def __init__(self, together: int) -> None:
        self._threads, self._together = ThreadPoolExecutor(together, "names"), together
        self._asked: set[Future[Any]] = set()  # also those for whose answer nobody waits any more

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        ask = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
        if len(self._asked) >= self._together:
            raise Busy("too many names are being looked up")
        asked = self._threads.submit(ask)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        found = await asyncio.wrap_future(asked)
        numeric = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
        return [
            ResolveResult(
                hostname=host, host=str(place[0]), port=int(place[1]), family=kind, proto=protocol, flags=numeric
            )
            for kind, _, protocol, _, place in found
        ]

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
