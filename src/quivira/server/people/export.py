"""All that is known about one person, as one file."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server.kept import (
    Database,
    audit,
    chairs,
    chat,
    coaching,
    endpoints,
    invitations,
    mutes,
    notices,
    people,
    presence,
    progress,
    reports,
    table_wishes,
    tables,
    tokens,
    vacations,
    wishes,
)
from quivira.server.now import now


class Export(msgspec.Struct):
    """Times are milliseconds since 1970. Passwords, recovery codes and tokens are kept as hashes and not told;
    nor are the keys of browsers and webhooks."""

    at: int
    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    tables: list[dict[str, Any]]  # one's seats
    hosted: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    mutes: list[str]
    presence: list[dict[str, Any]]  # at which tables one looks, or since when one is away
    vacations: list[dict[str, Any]]
    progress: list[dict[str, Any]]  # in the lessons
    coaching: list[dict[str, Any]]  # in which games one wants the coach; empty: in all others
    reports: list[dict[str, Any]]  # that one has made
    reported: list[dict[str, Any]]  # what others have reported of oneself; not who
    endpoints: list[dict[str, Any]]  # where one is told that it is one's turn
    wishes: list[dict[str, Any]]  # what one wishes to be told
    table_wishes: list[dict[str, Any]]
    notices: list[dict[str, Any]]  # what one was told, or will be
    invited: list[dict[str, Any]]  # when one was, in the last day; not by whom
    invitations: list[dict[str, Any]]  # whom one has invited then
    administration: list[dict[str, Any]]  # what administrators have done; not who


async def all_about(database: Database, person: str) -> Export:
    async with database.read() as connection:
        row = (await connection.execute(select(*_columns(people, PERSON)).where(people.c.id == person))).one()
        of_person = {name: query.where(column == person) for name, (query, column) in _QUERIES.items()}
        rows = {name: await _rows(connection, query) for name, query in of_person.items()}
        muted = [one["muted"] for one in rows.pop("mutes")]
    return Export(at=now(), person=row._asdict(), mutes=muted, **rows)


def _columns(table: Any, names: tuple[str, ...]) -> list[Any]:
    return [table.c[name] for name in names]


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    return [row._asdict() for row in await connection.execute(query)]


PERSON = ("id", "kind", "name", "language", "created", "seen", "role", "banned")
_SEATS = select(
    *_columns(tables, ("id", "game", "status", "created")),
    *_columns(chairs, ("seat", "name", "place", "points", "shelf")),
)
_REPORT = ("table_id", "line", "name", "words", "why", "at", "answer", "answered")
_PROGRESS = ("game", "lesson", "station", "done", "right", "at")
_ENDPOINT = ("kind", "style", "address", "name", "table_id", "created", "verified", "failures")
_QUERIES = {
    "sessions": (select(*_columns(tokens, ("scopes", "created", "expires"))), tokens.c.person),
    "bots": (select(*_columns(people, ("id", "name", "created"))), people.c.owner),
    "tables": (_SEATS.join(chairs, chairs.c.table_id == tables.c.id), chairs.c.person),
    "hosted": (select(*_columns(tables, ("id", "game", "status", "created", "blocked"))), tables.c.host),
    "chat": (select(*_columns(chat, ("table_id", "number", "name", "words", "at", "hidden"))), chat.c.person),
    "mutes": (select(mutes.c.muted), mutes.c.person),
    "presence": (select(*_columns(presence, ("table_id", "away"))), presence.c.person),
    "vacations": (select(*_columns(vacations, ("begins", "ends"))), vacations.c.person),
    "progress": (select(*_columns(progress, _PROGRESS)), progress.c.person),
    "coaching": (select(*_columns(coaching, ("game", "wanted", "at"))), coaching.c.person),
    "reports": (select(*_columns(reports, _REPORT)), reports.c.reporter),
    "reported": (select(*_columns(reports, ("table_id", "line", "name", "words", "at", "answer"))), reports.c.person),
    "endpoints": (select(*_columns(endpoints, _ENDPOINT)), endpoints.c.person),
    "wishes": (select(wishes.c.chosen), wishes.c.person),
    "table_wishes": (select(*_columns(table_wishes, ("table_id", "wanted"))), table_wishes.c.person),
    "notices": (select(*_columns(notices, ("table_id", "event", "mark", "by", "due"))), notices.c.person),
    "invited": (select(invitations.c.at), invitations.c.person),
    "invitations": (select(invitations.c.person, invitations.c.at), invitations.c.by),
    "administration": (select(*_columns(audit, ("at", "what", "about", "why"))), audit.c.whom),
}
