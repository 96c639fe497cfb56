"""Word that it is one's turn: what is wished, where it goes, and what letters' links do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from quivira.server import problems
from quivira.server.entrance.guard import sender
from quivira.server.entrance.routes.me import PersonId
from quivira.server.entrance.routes.who import Called, Serves, TableGiven
from quivira.server.notices import (
    AtTable,
    BrowserKeys,
    Companion,
    EndpointInfo,
    Label,
    MyNotices,
    NewEndpoint,
    Offered,
    Style,
    Tried,
    Url,
    Wishes,
)
from quivira.server.people import Account, Password, login_of

Asked = Request[object, object, State]
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
Token = Annotated[str, msgspec.Meta(max_length=200)]


class Browser(msgspec.Struct):
    """A subscription as browsers give it, and what its owner calls the device."""

    endpoint: Url
    keys: BrowserKeys
    name: Label = ""


class Mailbox(msgspec.Struct, forbid_unknown_fields=True):
    address: Address
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None  # of an account: mail can reset it


class Hook(msgspec.Struct, forbid_unknown_fields=True):
    url: Url
    style: Style
    name: Label = ""


class AtThisTable(msgspec.Struct, forbid_unknown_fields=True):
    wanted: AtTable


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    name: Address


class Letter(msgspec.Struct, forbid_unknown_fields=True):
    token: Token


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    token: Token
    new: Password


def count_one(services: Serves, caller: Called) -> None:
    """Bots are told by the interface; they need no notices."""
    caller.need("account")
    services.limits.take("notice", caller.person.id, caller.house)


@get("/api/notices", tags=["notices"], summary="What whoever runs this server has set up", sync_to_thread=False)
def offered(services: Serves) -> Offered:
    return services.notices.offered


@get("/api/me/notices", tags=["notices"], summary="What I wish to be told, where, and what this server offers")
async def mine(services: Serves, caller: Called) -> MyNotices:
    caller.need("account")
    return await services.notices.mine(caller.person.id)


@put("/api/me/notices", tags=["notices"], summary="Wish to be told otherwise", status_code=204)
async def wish(services: Serves, caller: Called, data: JSONBody[Wishes]) -> None:
    caller.need("account")
    await services.notices.wish(caller.person.id, data)


@post("/api/me/notices/browsers", tags=["notices"], summary="Tell this browser")
async def add_browser(services: Serves, caller: Called, data: JSONBody[Browser]) -> EndpointInfo:
    count_one(services, caller)
    return await services.notices.add_browser(caller.person.id, data.endpoint, data.keys, data.name)


@post("/api/me/notices/mailboxes", tags=["notices"], summary="Tell this address, once its owner has confirmed it")
async def add_mailbox(request: Asked, services: Serves, caller: Called, data: JSONBody[Mailbox]) -> EndpointInfo:
    caller.need("account")
    if caller.person.kind == "account":
        services.limits.take("password", sender(request.scope))
        await services.accounts.check(caller, data.password or "")
    services.limits.take("mail", caller.person.id, caller.house)
    services.limits.take("mailbox", data.address.lower())
    return await services.notices.add_mailbox(caller.person.id, data.address)


@post("/api/me/notices/webhooks", tags=["notices"], summary="Tell this webhook, wherever I play")
async def add_webhook(services: Serves, caller: Called, data: JSONBody[Hook]) -> NewEndpoint:
    count_one(services, caller)
    return await services.notices.add_webhook(caller.person.id, data.url, data.style, data.name, None)


@delete("/api/me/notices/endpoints/{endpoint:str}", tags=["notices"], summary="Tell it there no more")
async def remove(services: Serves, caller: Called, endpoint: FromPath[str]) -> None:
    caller.need("account")
    await services.notices.remove(caller.person.id, endpoint)


@post("/api/me/notices/endpoints/{endpoint:str}/test", tags=["notices"], summary="Send a test there", status_code=200)
async def test(services: Serves, caller: Called, endpoint: FromPath[str]) -> Tried:
    count_one(services, caller)
    return await services.notices.test(caller.person.id, endpoint)


@get("/api/tables/{link:str}/notices", tags=["notices"], summary="What I wish to be told of this table")
async def at_table(services: Serves, caller: Called, table: TableGiven) -> AtThisTable:
    caller.need("account")
    return AtThisTable(await services.notices.at_table(caller.person.id, table))


@put("/api/tables/{link:str}/notices", tags=["notices"], summary="Be told of this table always, never, or as usual")
async def wish_at(services: Serves, caller: Called, table: TableGiven, data: JSONBody[AtThisTable]) -> AtThisTable:
    caller.need("account")
    await must_sit(services, caller, table)
    await services.notices.wish_at(caller.person.id, table, data.wanted)
    return data


@post("/api/tables/{link:str}/webhooks", tags=["notices"], summary="Tell a group whose turn it is at this table")
async def add_table_webhook(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Hook]) -> NewEndpoint:
    count_one(services, caller)
    await must_sit(services, caller, table)
    return await services.notices.add_webhook(caller.person.id, data.url, data.style, data.name, table)


async def must_sit(services: Serves, caller: Called, table: str) -> None:
    live = await services.room.find(table)
    if live.sheet.host != caller.person.id and not live.seats_of(caller.person.id):
        raise problems.forbidden("You do not sit at this table.")


@get("/api/tables/{link:str}/companions", tags=["notices"], summary="People I have played with, who can be invited")
async def companions(services: Serves, caller: Called, table: TableGiven) -> list[Companion]:
    caller.need("tables")
    return await services.notices.company.companions(caller.person.id, await services.room.find(table))


@post("/api/tables/{link:str}/invitations", tags=["notices"], summary="Invite one of them", status_code=204)
async def invite(services: Serves, caller: Called, table: TableGiven, data: JSONBody[Invite]) -> None:
    count_one(services, caller)
    await services.notices.company.invite(caller.person, await services.room.find(table), data.person)


@post("/api/account/forgotten", tags=["people"], summary="A letter to set a forgotten password anew", status_code=202)
async def forgotten(request: Asked, services: Serves, data: JSONBody[Forgotten]) -> Response[None]:
    """The answer is the same, and as quick, whether there is such an account or not."""
    services.limits.take("mail", sender(request.scope))
    services.limits.take("mailbox", login_of(data.name))
    return Response(None, status_code=202, background=BackgroundTask(services.notices.forgotten, data.name))


@post("/api/mail/reset", tags=["people"], summary="Set a new password by the link in a letter", status_code=200)
async def reset(request: Asked, services: Serves, data: JSONBody[NewPassword]) -> Account:
    services.limits.take("password", sender(request.scope))
    return await services.accounts.reset_by_mail(data.token, data.new)


@post("/api/mail/confirm", tags=["notices"], summary="Confirm an address by the link in a letter", status_code=204)
async def confirm(services: Serves, data: JSONBody[Letter]) -> None:
    await services.notices.confirm(data.token)


@post("/api/mail/stop/{token:str}", tags=["notices"], summary="No more mail, by one click (RFC 8058)", status_code=204)
async def stop(services: Serves, token: FromPath[str]) -> None:
    await services.notices.stop_mail(token)


@get("/api/mail/stop/{token:str}", include_in_schema=False, sync_to_thread=False)
def stop_page(token: FromPath[str]) -> Redirect:
    """A mail program that shows the link instead of asking; to look at a page must not change anything."""
    return Redirect(f"/mail#stop={token}")


HANDLERS = [
    *(offered, mine, wish, add_browser, add_mailbox, add_webhook, remove, test, at_table, wish_at, add_table_webhook),
    *(companions, invite, forgotten, reset, confirm, stop, stop_page),
]
