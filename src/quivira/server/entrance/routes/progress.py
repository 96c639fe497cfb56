"""What I have learnt, and whether the coach is to help me."""

from __future__ import annotations

from litestar import get, put
from litestar.params import JSONBody

from quivira.server.entrance.routes.who import Called, Serves
from quivira.server.people import Progress, Progressed


@get("/api/me/progress", tags=["lessons"], summary="What I have learnt, and in which games I want the coach")
async def progress(services: Serves, caller: Called) -> Progress:
    caller.need("account")
    return await services.progress.of(caller.person.id)


@put("/api/me/progress", tags=["lessons"], summary="What this browser knows of it; the answer is all of it")
async def learn(services: Serves, caller: Called, data: JSONBody[Progressed]) -> Progress:
    """Nothing is lost: what was reached stays reached, and the later choice counts."""
    caller.need("account")
    services.limits.take("progress", caller.person.id, caller.house)
    return await services.progress.learn(caller.person.id, data)


HANDLERS = [progress, learn]
