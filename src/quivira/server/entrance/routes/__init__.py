"""HTTP and WebSocket handlers: they read what is asked, call a service, and answer."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from quivira.server.entrance.routes import (
    admin,
    arranging,
    coach,
    drafts,
    history,
    hosting,
    leaving,
    lessons,
    me,
    notices,
    play,
    progress,
    records,
    shared,
    site,
    sockets,
    tables,
    vacation,
    words,
)
from quivira.server.problems import ProblemBody

HANDLERS = [
    *(*me.HANDLERS, *tables.HANDLERS, *hosting.HANDLERS, *leaving.HANDLERS, *play.HANDLERS, *records.HANDLERS),
    *(*history.HANDLERS, *words.HANDLERS, *vacation.HANDLERS, *admin.HANDLERS, *notices.HANDLERS, *sockets.HANDLERS),
    *(*arranging.HANDLERS, *lessons.HANDLERS, *progress.HANDLERS, *drafts.HANDLERS, *coach.HANDLERS),
]
SITE, lost = [*site.HANDLERS, *shared.HANDLERS], site.lost
REFUSALS = {
    400: "The request is malformed",
    401: "Nobody has signed in",
    403: "Not allowed",
    404: "There is no such thing",
    409: "Not possible now",
    429: "Too many requests",
}

for handler in HANDLERS:  # every one of them may refuse, and says so in the same way
    if isinstance(handler, HTTPRouteHandler):
        handler.responses = {
            status: ResponseSpec(ProblemBody, description=about, generate_examples=False)
            for status, about in REFUSALS.items()
        }
