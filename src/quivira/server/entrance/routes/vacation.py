"""Vacations: when the clocks of one's tables by turns stand still."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import JSONBody

from quivira.server.entrance.routes.who import Called, Serves
from quivira.server.tables import Vacationing

Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Away(msgspec.Struct, forbid_unknown_fields=True):
    """Milliseconds since 1970; what has begun already begins now."""

    begins: Moment
    ends: Moment


@get("/api/me/vacation", tags=["people"], summary="Days that are left, and when I am away")
async def vacation(services: Serves, caller: Called) -> Vacationing:
    return await services.vacations.of(caller.person.id)


@put("/api/me/vacation", tags=["people"], summary="Be away: the clocks of my tables by turns stand still")
async def take(services: Serves, caller: Called, data: JSONBody[Away]) -> Vacationing:
    """There is one vacation at a time: this one comes instead of one that was planned, or goes on."""
    caller.need("account")
    services.limits.take("vacation", caller.person.id)
    return await services.vacations.take(caller.person, data.begins, data.ends)


@delete("/api/me/vacation", tags=["people"], summary="Be back, or stay after all", status_code=200)
async def come_back(services: Serves, caller: Called) -> Vacationing:
    caller.need("account")
    services.limits.take("vacation", caller.person.id)
    return await services.vacations.come_back(caller.person)


HANDLERS = [vacation, take, come_back]
