"""Who asks, as handlers get it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.params import PathParameter, QueryParameter

from quivira.server import problems
from quivira.server.entrance.guard import sender, token_in_cookie
from quivira.server.people import Caller
from quivira.server.services import Services
from quivira.server.tables import Filters, Table, admitted

Connected = ASGIConnection[Any, Any, Any, Any]
Serves = NamedDependency[Services]
Called = NamedDependency[Caller]
Visitor = NamedDependency[Caller | None]
LinkPath = Annotated[str, PathParameter(max_length=64)]
TableGiven = NamedDependency[str]
PlayedGiven = NamedDependency[str]
Filtered = NamedDependency[Filters]
SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
SeatGiven = Annotated[int, QueryParameter(ge=0, le=63)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]
FilterQuery = Annotated[str | None, QueryParameter(max_length=40)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


def services(request: Connected) -> Services:
    found: Services = request.app.state.services
    return found


async def recognised(request: Connected) -> Caller | None:
    """Whoever asks, by bearer token or cookie, banned or not; nobody is fine too."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        token = token_in_cookie(request.headers.get("cookie", "")) or ""
    who = await services(request).identity.recognise(token.strip()) if token else None
    if who is None:
        return None
    house = sender(request.scope)
    services(request).homes.note(who.person.id, house)
    return msgspec.structs.replace(who, house=house)


async def visitor(request: Connected) -> Caller | None:
    """Whoever asks, unless banned."""
    who = await recognised(request)
    if request.scope["type"] == ScopeType.HTTP:  # a socket is told after it has been opened
        welcome(who)
    return who


# What follows waits for the visitor. The framework looks at once for all that wait for nothing and, where one of them
# is refused, cancels the others in the middle of what they read: that costs a connection to the storage.


async def caller(visitor: Visitor) -> Caller:
    """Somebody who has given a name."""
    if visitor is None:
        raise problems.sign_in()
    return visitor


async def table(request: Connected, services: Serves, visitor: Visitor, link: LinkPath) -> str:
    """The id of the table that the link in the path leads to, for somebody who may come there."""
    person = visitor.person.id if visitor is not None else None
    live = await admitted(services.database, services.room, link, person)
    return live.sheet.id


async def played(request: Connected, services: Serves, visitor: Visitor, link: LinkPath) -> str:
    """The same for what was played, to which the link of a finished game's page leads too; a long log takes a while."""
    services.limits.take("past", sender(request.scope))
    live = await services.history.played(link, visitor.person.id if visitor is not None else None)
    return live.sheet.id


def filters(
    visitor: Visitor,
    game: FilterQuery = None,
    pace: FilterQuery = None,
    seats: Annotated[int | None, QueryParameter(ge=1, le=99)] = None,
    language: FilterQuery = None,
) -> Filters:
    """Which open tables somebody wants to see."""
    return Filters(game, pace, seats, language)


def welcome(who: Caller | None) -> None:
    if who is not None and who.banned:
        raise problems.banned()


def may_read(who: Caller | None) -> str | None:
    """The person whose side is shown; None: a spectator's."""
    if who is None:
        return None
    welcome(who)
    who.need("read")
    return who.person.id


def viewpoint(live: Table, who: Caller | None, seat: int | None) -> int | None:
    """The seat to look from: the own one, any after the end; None: a spectator's."""
    mine = live.seats_of(may_read(who))
    if seat is None:
        return mine[0] if mine else None
    if seat >= live.sheet.seats:
        raise problems.invalid(f"This table has the seats 0 to {live.sheet.seats - 1}.")
    if seat not in mine and live.sheet.status != "over":
        raise problems.forbidden("Another seat's view is open when the game is over.")
    return seat


DEPENDENCIES = {
    "services": Provide(services, sync_to_thread=False),
    "visitor": Provide(visitor),
    "caller": Provide(caller),
    "table": Provide(table),
    "played": Provide(played),
    "filters": Provide(filters, sync_to_thread=False),
}
