"""Guests, accounts, bots of one's own, mutes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody, QueryParameter

from quivira.server import problems
from quivira.server.config import Config
from quivira.server.entrance.guard import sender
from quivira.server.entrance.routes.who import Called, Serves, Visitor
from quivira.server.people import (
    BOT,
    COOKIE,
    DAY,
    DEVICE,
    DEVICE_LASTS,
    Account,
    BotInfo,
    Name,
    Password,
    Person,
    Scope,
    Signed,
    all_about,
    login_of,
)
from quivira.server.tables import Waiting

PersonId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,24}$")]
LONGEST = 25.0  # seconds that a request waits for one's turn
Asked = Request[object, object, State]


Place = Annotated[str, msgspec.Meta(max_length=24)]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    language: Annotated[str, msgspec.Meta(max_length=2)] = "en"


class Renamed(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Annotated[str, msgspec.Meta(max_length=2)] | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Registration(Credentials, forbid_unknown_fields=True):
    """`browser` is the place among one's own where this browser is told; all others are forgotten."""

    browser: Place | None = None


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """`browser` as with a new account."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password
    browser: Place | None = None


class PasswordReset(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    recovery: Annotated[str, msgspec.Meta(max_length=64)]
    new: Password


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=4)] = msgspec.field(
        default_factory=lambda: list(BOT)
    )


class Myself(msgspec.Struct):
    person: Person | None


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId


def signed_in(config: Config, signed: Signed, status: int = 201) -> Response[Person]:
    return Response(signed.person, status_code=status, cookies=[session(config, signed.token)])


def session(config: Config, token: str) -> Cookie:
    """No script can read it, and other sites do not make the browser send it."""
    lasts = config.session_days * DAY // 1000
    return Cookie(COOKIE, value=token, max_age=lasts, httponly=True, samesite="lax", secure=config.https)


def signed_out() -> Response[None]:
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


def address(request: Asked) -> str:
    """Whom limits count, by where the request comes from."""
    return sender(request.scope)


def count_attempt(request: Asked, services: Serves, name: str) -> None:
    """Guesses from one address are few, guesses at one name by all addresses together are not many.

    Whoever guesses must not lock the owner out: a device that has signed in before is counted by itself alone.
    """
    login = login_of(name)
    device = services.identity.device(login, request.cookies.get(DEVICE, ""))
    if device is not None:
        services.limits.take("password", f"device {device}")
        return
    services.limits.take("password", address(request))
    services.limits.take("login", login)


@post("/api/guest", tags=["people"], summary="Join with a name")
async def join(request: Asked, services: Serves, visitor: Visitor, data: JSONBody[NewGuest]) -> Response[Person]:
    """Not for who is banned: the visitor is asked for, though nothing else is made of it."""
    services.limits.take("guest", address(request))
    return signed_in(services.config, await services.accounts.guest(data.name, data.language))


@get("/api/me", tags=["people"], summary="Who am I?")
async def me(visitor: Visitor) -> Myself:
    return Myself(visitor.person if visitor is not None else None)


@patch("/api/me", tags=["people"], summary="Change name or language")
async def rename(services: Serves, caller: Called, data: JSONBody[Renamed]) -> Person:
    caller.need("account")
    return await services.accounts.rename(caller, data.name, data.language)


@post("/api/account", tags=["people"], summary="Make the guest an account")
async def register(request: Asked, services: Serves, caller: Called, data: JSONBody[Registration]) -> Response[Account]:
    caller.need("account")
    services.limits.take("password", address(request))
    account, token = await services.accounts.register(caller, data.name, data.password, data.browser)
    return Response(account, status_code=201, cookies=[session(services.config, token)])


@delete("/api/account", tags=["people"], summary="Delete the account, or the guest, and all its data", status_code=200)
async def forget(request: Asked, services: Serves, caller: Called, data: JSONBody[Farewell]) -> Response[None]:
    caller.need("account")
    services.limits.take("password", address(request))
    await services.accounts.delete(caller, data.password)
    return signed_out()


@put("/api/account/password", tags=["people"], summary="Change the password", status_code=204)
async def change_password(request: Asked, services: Serves, caller: Called, data: JSONBody[PasswordChange]) -> None:
    caller.need("account")
    services.limits.take("password", address(request))
    await services.accounts.change_password(caller, data.old, data.new, data.browser)


@post("/api/account/reset", tags=["people"], summary="Reset a forgotten password with the recovery code")
async def reset(request: Asked, services: Serves, data: JSONBody[PasswordReset]) -> Account:
    count_attempt(request, services, data.name)
    return await services.accounts.reset(data.name, data.recovery, data.new)


@post("/api/session", tags=["people"], summary="Sign in; the games of the guest who asks come along")
async def sign_in(request: Asked, services: Serves, visitor: Visitor, data: JSONBody[Credentials]) -> Response[Person]:
    count_attempt(request, services, data.name)
    answer = signed_in(services.config, await services.accounts.sign_in(data.name, data.password, visitor))
    answer.set_cookie(
        Cookie(
            DEVICE,
            value=services.identity.new_device(login_of(data.name)),
            path="/api/",
            max_age=DEVICE_LASTS // 1000,
            httponly=True,
            samesite="strict",
            secure=services.config.https,
        )
    )
    return answer


@delete("/api/session", tags=["people"], summary="Sign out: the token is revoked", status_code=200)
async def sign_out(services: Serves, caller: Called) -> Response[None]:
    caller.need("account")
    await services.accounts.sign_out(caller)
    return signed_out()


@get("/api/bots", tags=["bots"], summary="Bots of one's own")
async def bots(services: Serves, caller: Called) -> list[BotInfo]:
    caller.need("account")
    return await services.accounts.bots(caller)


@post("/api/bots", tags=["bots"], summary="A new bot and its token, which is shown this once")
async def add_bot(services: Serves, caller: Called, data: JSONBody[NewBot]) -> Signed:
    caller.need("account")
    if caller.person.kind == "bot" or "account" in data.scopes:
        raise problems.forbidden("A bot has the scopes read, play and tables, and no bots of its own.")
    return await services.accounts.add_bot(caller, data.name, tuple(data.scopes))


@delete("/api/bots/{bot:str}", tags=["bots"], summary="Revoke a bot's token")
async def remove_bot(services: Serves, caller: Called, bot: FromPath[str]) -> None:
    caller.need("account")
    await services.accounts.remove_bot(caller, bot)


@get("/api/mutes", tags=["people"], summary="Whom I do not hear")
async def mutes(services: Serves, caller: Called) -> list[str]:
    caller.need("account")
    return await services.talk.muted(caller.person.id)


@post("/api/mutes", tags=["people"], summary="Hear somebody no more", status_code=204)
async def mute(services: Serves, caller: Called, data: JSONBody[Mute]) -> None:
    caller.need("account")
    await services.talk.mute(caller.person.id, data.person)


@delete("/api/mutes/{person:str}", tags=["people"], summary="Hear somebody again")
async def unmute(services: Serves, caller: Called, person: FromPath[str]) -> None:
    caller.need("account")
    await services.talk.unmute(caller.person.id, person)


@get(
    "/api/me/waiting", tags=["people", "bots"], summary="Questions that wait for me: live tables first, then the oldest"
)
async def waiting(
    services: Serves, caller: Called, wait: Annotated[float, QueryParameter(ge=0, le=LONGEST)] = 0
) -> list[Waiting]:
    """With `wait`, the answer comes when there is a question, or after so many seconds."""
    woken = asyncio.Event()
    with services.bus.listening(f"person:{caller.person.id}", lambda _: woken.set()):
        found = await services.lobby.waiting(caller.person.id)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while not found and wait and not services.is_closing:
                    await woken.wait()
                    woken.clear()
                    found = await services.lobby.waiting(caller.person.id)
    return found


@get("/api/me/export", tags=["people"], summary="All that is known about me, as a file")
async def exported(services: Serves, caller: Called) -> Response[bytes]:
    caller.need("account")
    services.limits.take("export", caller.person.id)
    whole = msgspec.json.format(msgspec.json.encode(await all_about(services.database, caller.person.id)))
    headers = {"content-disposition": 'attachment; filename="quivira.json"', "cache-control": "no-store"}
    return Response(whole, media_type="application/json", headers=headers)


HANDLERS = [
    *(join, me, rename, register, forget, change_password, reset, sign_in, sign_out, bots, add_bot, remove_bot),
    *(mutes, mute, unmute, waiting, exported),
]
