"""The door to all of it: what people may ask, and the work that goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from http import HTTPStatus

import msgspec
from sqlalchemy import func, select

from quivira.server import problems
from quivira.server.config import Config
from quivira.server.kept import Database, endpoints, people
from quivira.server.metrics import Metrics
from quivira.server.notices import endpoints as places
from quivira.server.notices.company import Company
from quivira.server.notices.dispatch import Dispatch, Looks
from quivira.server.notices.endpoints import BrowserKeys, Endpoint, EndpointInfo, NewEndpoint, Style
from quivira.server.notices.letters import Post
from quivira.server.notices.links import Links
from quivira.server.notices.lookout import Lookout
from quivira.server.notices.outbox import Parcel, post
from quivira.server.notices.push import Push
from quivira.server.notices.sender import Channels, Sender
from quivira.server.notices.web import Web
from quivira.server.notices.webhooks import Webhooks
from quivira.server.notices.wishes import (
    AtTable,
    Wishes,
    load_at_tables,
    load_wishes,
    save_at_table,
    save_wishes,
)
from quivira.server.notices.words import Words, load_readers
from quivira.server.people import Accounts, Identity, login_of
from quivira.server.tables import Damage, History, Room
from quivira.server.tasks import finish

log = logging.getLogger("quivira.notices")
RESETS = 3  # accounts of one address at most that a forgotten password is sent for


class Offered(msgspec.Struct):
    """The channels that whoever runs this server has set up."""

    push: str | None  # the key by which browsers know this server
    mail: bool
    webhooks: bool


class MyNotices(msgspec.Struct):
    offered: Offered
    wishes: Wishes
    endpoints: list[EndpointInfo]


class Tried(msgspec.Struct):
    """What came of a test: whether it was taken, and if not, why."""

    sent: bool
    why: str


class Notices:
    def __init__(
        self,
        config: Config,
        database: Database,
        metrics: Metrics,
        identity: Identity,
        accounts: Accounts,
        room: Room,
        history: History,
        damage: Damage,
        looks: Looks,
        push: Push | None,
        web: Web,
    ) -> None:
        self._config, self._database, self._web = config, database, web
        self._hooks = Web(config.local_endpoints)  # its own: whom people name keeps no browser waiting
        self._links, self._words = Links(identity, config.base_url), Words(config, room, history)
        mail = Post(config, config.smtp) if config.smtp is not None else None
        self._channels = Channels(push, mail, Webhooks(self._hooks) if config.webhooks else None, self._links)
        self.company = Company(database)
        self._lookout, self._dispatch = Lookout(database, damage), Dispatch(database, damage, looks)
        self._sender = Sender(database, metrics, accounts, self._dispatch, self._words, self._channels, self._links)
        self._tasks: list[asyncio.Task[None]] = []
        self._over = asyncio.Event()

    @classmethod
    async def open(
        cls,
        config: Config,
        database: Database,
        metrics: Metrics,
        identity: Identity,
        accounts: Accounts,
        room: Room,
        history: History,
        damage: Damage,
        looks: Looks,
    ) -> Notices:
        web = Web(config.local_endpoints)
        push = await Push.open(config, database, web) if config.push else None
        return cls(config, database, metrics, identity, accounts, room, history, damage, looks, push, web)

    def start(self) -> None:
        if self._config.notifies:
            self._tasks += map(asyncio.create_task, (self._run(), self._sender.run(self._config.sweep, self._over)))

    async def stop(self) -> None:
        self._over.set()
        await finish(*self._tasks)
        await self._sender.stop()
        await self._web.close()
        await self._hooks.close()

    async def _run(self) -> None:
        while not self._over.is_set():
            try:
                await self._find()
            except Exception as error:  # the storage may be away; the next time will do
                log.warning("notices wait", extra={"problem": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), self._config.sweep)

    async def _find(self) -> None:
        """What people are to be told, and make messages of what is due."""
        await self._lookout.look()
        await self._dispatch.send_due()

    async def work(self) -> None:
        """All of it once, until it is done."""
        await self._find()
        await self._sender.send_all()

    @property
    def offered(self) -> Offered:
        channels = self._channels
        key = channels.push.key if channels.push is not None else None
        return Offered(key, channels.post is not None, channels.webhooks is not None)

    async def mine(self, person: str) -> MyNotices:
        async with self._database.read() as connection:
            chosen = (await load_wishes(connection, [person]))[person]
            found = await places.endpoints_of(connection, person)
        return MyNotices(self.offered, chosen, [places.shown(endpoint) for endpoint in found])

    async def wish(self, person: str, chosen: Wishes) -> None:
        chosen.must_hold()
        async with self._database.write() as connection:
            await save_wishes(connection, person, chosen)

    async def at_table(self, person: str, table: str) -> AtTable:
        async with self._database.read() as connection:
            return (await load_at_tables(connection, [table])).get((person, table), "usual")

    async def wish_at(self, person: str, table: str, wanted: AtTable) -> None:
        async with self._database.write() as connection:
            await save_at_table(connection, person, table, wanted)

    async def add_browser(self, person: str, address: str, keys: BrowserKeys, name: str) -> EndpointInfo:
        _must_offer(self._channels.push)
        self._web.must_be_allowed(address)
        return await self._add(places.browser(person, address, keys, name))

    async def add_webhook(self, person: str, url: str, style: Style, name: str, table: str | None) -> NewEndpoint:
        _must_offer(self._channels.webhooks)
        self._web.must_be_allowed(url)
        endpoint = places.webhook(person, url, style, name, table)
        return NewEndpoint(await self._add(endpoint), endpoint.secret)

    async def add_mailbox(self, person: str, address: str) -> EndpointInfo:
        """A letter goes there; until its link is followed, nothing else does."""
        _must_offer(self._channels.post)
        endpoint = places.mailbox(person, address)
        return await self._add(endpoint, Parcel(letter="confirm"))

    async def _add(self, endpoint: Endpoint, parcel: Parcel | None = None) -> EndpointInfo:
        async with self._database.write() as connection:
            await places.add_endpoint(connection, endpoint)
            if parcel is not None:
                await post(connection, endpoint.id, parcel)
        return places.shown(endpoint)

    async def remove(self, person: str, endpoint: str) -> None:
        async with self._database.write() as connection:
            await self._own(person, await places.load_endpoint(connection, endpoint))
            await places.drop_endpoint(connection, endpoint)

    async def test(self, person: str, endpoint: str) -> Tried:
        """Send something there now, and say what came of it."""
        async with self._database.read() as connection:
            found = await self._own(person, await places.load_endpoint(connection, endpoint))
            if found.verified is None:
                raise problems.conflict("not-confirmed", "Follow the link in our letter first.")
            reader = (await load_readers(connection, [person]))[person]
        outcome = await self._channels.send(found, self._words.test(reader))
        return Tried(outcome.result == "sent", outcome.why)

    async def _own(self, person: str, found: Endpoint | None) -> Endpoint:
        if found is None or found.person != person:
            raise problems.Problem(HTTPStatus.NOT_FOUND, "no-such-endpoint", "You have named no such place.")
        return found

    async def confirm(self, token: str) -> None:
        endpoint = self._links.confirmed(token)
        async with self._database.write() as connection:
            await places.confirm_endpoint(connection, endpoint)

    async def stop_mail(self, token: str) -> None:
        endpoint = self._links.stopped(token)
        async with self._database.write() as connection:
            await places.drop_endpoint(connection, endpoint)

    async def forgotten(self, name: str) -> None:
        """A letter with which a password can be set anew, to the confirmed address of the account; if there is one."""
        if self._channels.post is None:
            return
        mail = (
            select(endpoints.c.id)
            .join(people, people.c.id == endpoints.c.person)
            .where(people.c.kind == "account", people.c.banned.is_(None))
            .where(endpoints.c.kind == "mail", endpoints.c.verified.is_not(None))
        )
        address = func.lower(endpoints.c.address) == name.strip().lower()
        async with self._database.write() as connection:
            found = [row.id for row in await connection.execute(mail.where(people.c.login == login_of(name)))]
            named = mail.where(address).order_by(endpoints.c.created).limit(RESETS)
            found += [row.id for row in await connection.execute(named)]  # an account may be called as others' address
            for endpoint in dict.fromkeys(found):
                await post(connection, endpoint, Parcel(letter="reset"))


def _must_offer(channel: object) -> None:
    if channel is None:
        raise problems.conflict("not-offered", "Whoever runs this server has not set this up.")
