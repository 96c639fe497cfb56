"""Sends what is in the outbox, by whichever channel each endpoint is of."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from quivira.server import problems
from quivira.server.kept import Database
from quivira.server.metrics import Metrics
from quivira.server.notices.dispatch import Dispatch
from quivira.server.notices.endpoints import Endpoint, Kind, load_endpoint
from quivira.server.notices.letters import TOGETHER as LETTERS
from quivira.server.notices.letters import Letter, Post
from quivira.server.notices.links import Links
from quivira.server.notices.outbox import Item, Outcome, Posted, settle, take
from quivira.server.notices.push import Push
from quivira.server.notices.web import TOGETHER as REQUESTS
from quivira.server.notices.webhooks import Webhooks
from quivira.server.notices.words import Message, Reader, Words, load_readers
from quivira.server.now import now
from quivira.server.people import Accounts
from quivira.server.tasks import finish

log = logging.getLogger("quivira.notices")
OFF = Outcome("stale", "whoever runs this server has turned this off")
STALE = Outcome("stale")


class Found(msgspec.Struct, frozen=True):
    """Where a message goes, what of it still holds, and the people whom it names or reaches."""

    endpoint: Endpoint
    items: list[Item]
    readers: dict[str, Reader]
    night: int = 0  # milliseconds that are left of the quiet hours of whoever is told


class Lane:
    """Messages that are on their way at the same time: a mail server that is slow keeps no browser waiting."""

    def __init__(self, kinds: tuple[Kind, ...], most: int) -> None:
        self.kinds, self.most = kinds, most
        self.flying: set[asyncio.Task[None]] = set()


class Channels:
    """Those that whoever runs the server has set up."""

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
        self._lanes = Lane(("mail",), LETTERS), Lane(("push",), REQUESTS), Lane(("webhook",), REQUESTS)

    async def run(self, pause: float, over: asyncio.Event) -> None:
        """Send what is due, until it is over."""
        ends = asyncio.create_task(over.wait())
        while not over.is_set():
            try:
                await self._begin()
            except Exception as error:  # the storage may be away; the next time will do
                log.warning("notices wait", extra={"problem": type(error).__name__})
            await asyncio.wait([ends, *self._flying()], timeout=pause, return_when=asyncio.FIRST_COMPLETED)

    async def send_all(self) -> None:
        """Send what is due, and wait until it is done."""
        is_busy = True
        while is_busy:
            is_busy = bool(self._flying())  # what ends while we take may have kept the next one back
            is_busy = await self._begin() or is_busy
            if flying := self._flying():
                await asyncio.wait(flying, return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        """What is on its way arrives first; what takes long is another process's, or for the next start."""
        await finish(*self._flying())

    def _flying(self) -> list[asyncio.Task[None]]:
        return [task for lane in self._lanes for task in lane.flying]

    async def _begin(self) -> bool:
        """Take as many messages as each lane has hands for; whether there were any."""
        taken = 0
        for lane in self._lanes:
            if (free := lane.most - len(lane.flying)) > 0:
                for posted in await take(self._database, lane.kinds, free):
                    task = asyncio.create_task(self._send(posted))
                    lane.flying.add(task)
                    task.add_done_callback(lane.flying.discard)
                    taken += 1
        return taken > 0

    async def _send(self, posted: Posted) -> None:
        kind = "none"
        try:
            found = await self._found(posted)
            ready = await self._ready(posted, found) if found is not None else None
            if found is None or ready is None:
                outcome = STALE
            elif found.night:
                kind, outcome = found.endpoint.kind, Outcome("night", after=found.night)
            else:
                kind = found.endpoint.kind
                outcome = await self._sent(found.endpoint, ready)
        except Exception as error:  # one message must not keep the others back
            log.exception("a notice could not be sent", extra={"problem": type(error).__name__})
            outcome = Outcome("later", type(error).__name__, is_ours=True)
        self._metrics.notices.labels(kind, outcome.result).inc()
        if outcome.result not in ("sent", "stale", "night"):
            log.warning("a notice was not taken", extra={"channel": kind, "result": outcome.result, "why": outcome.why})
        try:
            await settle(self._database, posted, outcome)
        except Exception as error:  # the storage is away: when the lease has ended it is sent again, by the same id
            log.warning("what came of a notice is not noted", extra={"problem": type(error).__name__})

    async def _sent(self, endpoint: Endpoint, ready: Message | Letter) -> Outcome:
        if isinstance(ready, Message):
            return await self._channels.send(endpoint, ready)
        post = self._channels.post
        return await post.send(endpoint, ready) if post is not None else OFF

    async def _found(self, posted: Posted) -> Found | None:
        """What is read before it is made ready, for which the connection is needed no more."""
        items = posted.parcel.items
        async with self._database.read() as connection:
            endpoint = await load_endpoint(connection, posted.endpoint)
            if endpoint is None:
                return None
            known = await self._dispatch.known(connection, items)
            hosts = [sheet.host for sheet in known.sheets.values()]
            readers = await load_readers(connection, [endpoint.person, *hosts, *(item.person for item in items)])
        if endpoint.table_id is not None and not known.hears(endpoint.person, endpoint.table_id):
            return None
        at = now()
        still = [item for item in items if item.person in readers and known.is_true(item, at)]
        own = known.wishes.get(endpoint.person) if endpoint.table_id is None else None  # a letter waits for no morning
        return Found(endpoint, still, readers, own.awake(at) - at if own is not None else 0)

    async def _ready(self, posted: Posted, found: Found) -> Message | Letter | None:
        """What is to be sent; None: it is not so any more."""
        name = f"quivira-{posted.id}-{posted.created}"
        if posted.parcel.letter:
            return await self._letter(posted.parcel.letter, found, name)
        try:
            return await self._words.message(found.endpoint, found.items, found.readers, name)
        except problems.Problem:  # a table that cannot be read any more
            return None

    async def _letter(self, kind: str, found: Found, name: str) -> Letter | None:
        endpoint, post = found.endpoint, self._channels.post
        if post is None:
            return None
        if kind == "confirm":
            link = self._links.confirm(endpoint.id)
        else:
            link = self._links.reset(await self._accounts.reset_token(endpoint.person, endpoint.id))
        reader = found.readers[endpoint.person]
        return post.letter(kind, name, reader.language, link, reader.name)
