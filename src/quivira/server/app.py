"""The application: handlers, services and the guard around them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from quivira import __version__
from quivira.kernel import QuiviraError
from quivira.server import problems
from quivira.server.config import Config
from quivira.server.entrance import DEPENDENCIES, HANDLERS, SITE, Door, Guard, SchemaPage, lost
from quivira.server.kept import why
from quivira.server.metrics import Metrics
from quivira.server.people import Alarm, Limits
from quivira.server.problems import Problem, ProblemBody
from quivira.server.services import Services

BAD_DATA = "22"  # how PostgreSQL's errors begin that are about what it was given, such as a character without a sign
BODY = 64 * 1024  # bytes of a request at most
ABOUT = """Tables, play and records of this server. People use a cookie, programs an `Authorization: Bearer` token.
Over WebSocket the same commands are quicker; docs/protocol.md describes its messages."""
log = logging.getLogger("quivira.app")

Asked = Request[Any, Any, Any]


def create_app(config: Config) -> tuple[Guard, Door]:
    """The application, and the door by which one comes to it."""
    metrics = Metrics()
    alarm = Alarm(metrics)
    limits, door = Limits(config.rate, alarm), Door(alarm, config.trusted, config.rate)
    return Guard(application(config, metrics, limits, door), config, limits, metrics), door


def application(config: Config, metrics: Metrics, limits: Limits, door: Door) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await Services.open(config, metrics, limits)
        door.on_closing(app.state.services.stop_waiting)
        try:
            yield
        finally:
            await app.state.services.close()

    return Litestar(
        route_handlers=[*HANDLERS, *SITE],
        dependencies=DEPENDENCIES,
        exception_handlers={
            QuiviraError: refused,
            HTTPException: misread,
            DBAPIError: storage_away,
            PoolTimeout: storage_away,
            OSError: storage_away,
            RecursionError: too_deep,
            Exception: failed,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Quivira",
            version=__version__,
            description=ABOUT,
            path="/schema",
            render_plugins=[SchemaPage()],
            components=Components(
                security_schemes={
                    "bearer": SecurityScheme(type="http", scheme="bearer"),
                    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name="quivira"),
                }
            ),
            security=[{"bearer": []}, {"cookie": []}],
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )


def _answer(problem: Problem) -> Response[ProblemBody]:
    headers = {"retry-after": "5"} if problem.status in (429, 503) else {}
    return Response(problem.body, status_code=problem.status, media_type=MediaType.JSON, headers=headers)


def refused(_: Asked, error: QuiviraError) -> Response[ProblemBody]:
    return _answer(problems.problem_of(error))


def misread(request: Asked, error: HTTPException) -> Response[Any]:
    """What the framework could not read or find; the details say which field."""
    if error.status_code == 404 and (page := lost(request)) is not None:
        return page
    code = {404: "not-found", 405: "no-such-method", 413: "too-large"}.get(error.status_code, "invalid")
    details = [f"{x.get('key', 'body')}: {x.get('message', '')}" for x in _listed(error.extra)]
    message = "; ".join(details) or {404: "There is nothing here."}.get(error.status_code, "The request is malformed.")
    return _answer(Problem(error.status_code, code, message))


def _listed(extra: Any) -> list[dict[str, Any]]:
    return [x for x in extra if isinstance(x, dict)] if isinstance(extra, list) else []


def storage_away(_: Asked, error: Exception) -> Response[ProblemBody]:
    state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    if state.startswith(BAD_DATA):
        return _answer(problems.invalid("The request has characters or numbers that cannot be stored."))
    log.warning("the storage does not answer", extra={"why": why(error)})
    return _answer(problems.unavailable())


def too_deep(_: Asked, error: RecursionError) -> Response[ProblemBody]:
    return _answer(problems.invalid("The request is nested too deeply."))


def failed(_: Asked, error: Exception) -> Response[ProblemBody]:
    """A bug of ours. The log has all of it, the client nothing."""
    log.error("a request failed", exc_info=error)
    return _answer(problems.failed())
