"""What the coach says to what somebody is about to do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from quivira.server.entrance.routes.who import Called, Serves, TableGiven
from quivira.server.tables import Doubts, Key, Number, SeatNumber


class SureBody(msgspec.Struct, forbid_unknown_fields=True):
    """What would be played, and the last number known."""

    seat: SeatNumber
    seen: Number
    keys: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=64)]


@post("/api/tables/{link:str}/sure", tags=["play"], summary="Am I sure? The coach, against bots only", status_code=200)
async def sure(services: Serves, caller: Called, table: TableGiven, data: JSONBody[SureBody]) -> Doubts:
    """Nothing is done. There is a doubt only where the choice cannot be good at all."""
    caller.need("play")
    services.limits.take("coach", caller.person.id, caller.house)
    return await services.coach.doubts(caller.person.id, table, data.seat, data.seen, data.keys)


HANDLERS = [sure]
