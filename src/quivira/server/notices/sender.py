"""Sends what is in the outbox, by whichever channel each endpoint is of."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.kept import Database, people
from quivira.server.metrics import Metrics
from quivira.server.notices.dispatch import Dispatch
from quivira.server.notices.endpoints import Endpoint, load_endpoint
from quivira.server.notices.letters import Letter, Post
from quivira.server.notices.links import Links
from quivira.server.notices.outbox import Outcome, Posted, settle, take
from quivira.server.notices.push import Push
from quivira.server.notices.webhooks import Webhooks
from quivira.server.notices.words import Message, Words
from quivira.server.now import now
from quivira.server.people import Accounts

log = logging.getLogger("quivira.notices")
OFF = Outcome("stale", "the host has turned this off")
STALE = Outcome("stale")


class Channels:
    """Those that the host has set up."""

    def __init__(self, push: Push | None, post: Post | None, webhooks: Webhooks | None, links: Links) -> None:
        self.push, self.post, self.webhooks, self._links = push, post, webhooks, links

    async def send(self, endpoint: Endpoint, message: Message) -> Outcome:
        if endpoint.kind == "push" and self.push is not None:
            return await self.push.send(endpoint, message)
        if endpoint.kind == "webhook" and self.webhooks is not None:
            return await self.webhooks.send(endpoint, message)
        if endpoint.kind == "mail" and self.post is not None:
            stop_page, stop = self._links.stop_page(endpoint.id), self._links.stop(endpoint.id)
            return await self.post.send(endpoint, self.post.notice(message, stop_page, stop))
        return OFF


class Sender:
    def __init__(
        self,
        database: Database,
        metrics: Metrics,
        accounts: Accounts,
        dispatch: Dispatch,
        words: Words,
        channels: Channels,
        links: Links,
    ) -> None:
        self._database, self._metrics, self._accounts, self._links = database, metrics, accounts, links
        self._dispatch, self._words, self._channels = dispatch, words, channels

    async def send_all(self) -> None:
        while taken := await take(self._database):
            await asyncio.gather(*(self._send(posted) for posted in taken))

    async def _send(self, posted: Posted) -> None:
        kind = "none"
        try:
            async with self._database.read() as connection:
                endpoint = await load_endpoint(connection, posted.endpoint)
                ready = await self._ready(connection, posted, endpoint) if endpoint is not None else None
            if endpoint is None or ready is None:
                outcome = STALE
            else:
                kind = endpoint.kind
                outcome = await self._sent(endpoint, ready)
        except Exception as error:  # one message must not keep the others back
            log.exception("a notice could not be sent", extra={"problem": type(error).__name__})
            outcome = Outcome("later", type(error).__name__)
        self._metrics.notices.labels(kind, outcome.result).inc()
        if outcome.result not in ("sent", "stale"):
            log.warning("a notice was not taken", extra={"channel": kind, "result": outcome.result, "why": outcome.why})
        await settle(self._database, posted, outcome)

    async def _sent(self, endpoint: Endpoint, ready: Message | Letter) -> Outcome:
        if isinstance(ready, Message):
            return await self._channels.send(endpoint, ready)
        post = self._channels.post
        return await post.send(endpoint, ready) if post is not None else OFF

    async def _ready(self, connection: AsyncConnection, posted: Posted, endpoint: Endpoint) -> Message | Letter | None:
        """What is to be sent; None: it is not so any more."""
        name = f"quivira-{posted.id}-{posted.created}"
        if posted.parcel.letter:
            return await self._letter(connection, posted.parcel.letter, endpoint, name)
        known = await self._dispatch.known(connection, posted.parcel.items)
        items = [item for item in posted.parcel.items if known.is_true(item, now())]
        try:
            return await self._words.message(connection, endpoint, items, name) if items else None
        except problems.Problem:  # a table that cannot be read any more
            return None

    async def _letter(self, connection: AsyncConnection, kind: str, endpoint: Endpoint, name: str) -> Letter | None:
        query = select(people.c.name, people.c.language).where(people.c.id == endpoint.person)
        row = (await connection.execute(query)).one_or_none()
        if row is None or self._channels.post is None:
            return None
        if kind == "confirm":
            link = self._links.confirm(endpoint.id)
        else:
            link = self._links.reset(await self._accounts.reset_token(endpoint.person))
        return self._channels.post.letter(kind, name, row.language, link, row.name)
