"""For administrators: every one of these needs a scope that only a role gives. And what people report to them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from quivira.server import problems
from quivira.server.admin import ANNOUNCEMENT_LENGTH, Actor, Announcement, Answer, Entry, Found, Overseen, Report, Why
from quivira.server.entrance.routes.who import Called, Serves, TableGiven
from quivira.server.now import now
from quivira.server.people import Caller, Name
from quivira.server.tables import ChatLine, Number, SeatNumber

Words = Annotated[str, QueryParameter(max_length=64)]
Before = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]
Whom = Annotated[str | None, QueryParameter(max_length=24)]


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    why: Why = ""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    why: Why = ""


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat by its number, or the name of whoever sits in a seat."""

    line: Number | None = None
    seat: SeatNumber | None = None
    why: Why = ""


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    """`name` goes with `rename`."""

    answer: Answer
    name: Name | None = None
    why: Why = ""


class NewAnnouncement(msgspec.Struct, forbid_unknown_fields=True):
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=ANNOUNCEMENT_LENGTH)]
    hours: Annotated[float, msgspec.Meta(gt=0, le=24 * 366)] | None = None  # None: until it is ended


def actor(caller: Caller) -> Actor:
    return Actor(caller.person.id, caller.person.name)


@post("/api/tables/{link:str}/reports", tags=["people"], summary="Report a line of chat or a name", status_code=204)
async def report(services: Serves, caller: Called, table: TableGiven, data: JSONBody[NewReport]) -> None:
    caller.need("play")
    if caller.person.kind == "bot":
        raise problems.forbidden("Reports are for people.")
    services.limits.take("report", caller.person.id)
    await services.admin.reports.file(caller.person.id, table, line=data.line, seat=data.seat, why=data.why)


@get("/api/announcements", tags=["people"], summary="What everybody is to know")
async def announcements(services: Serves) -> list[Announcement]:
    return await services.admin.announcements.current()


@get("/api/admin/people", tags=["administrators"], summary="Find people")
async def people(services: Serves, caller: Called, words: Words = "", banned: FromQuery[bool] = False) -> list[Found]:
    caller.need("admin:people")
    return await services.admin.people.find(words.strip(), banned=banned)


@patch("/api/admin/people/{person:str}", tags=["administrators"], summary="Give somebody another name")
async def rename(services: Serves, caller: Called, person: FromPath[str], data: JSONBody[Rename]) -> Found:
    caller.need("admin:people")
    return await services.admin.people.rename(actor(caller), person, data.name, data.why)


@post("/api/admin/people/{person:str}/ban", tags=["administrators"], summary="Keep somebody out", status_code=200)
async def ban(services: Serves, caller: Called, person: FromPath[str], data: JSONBody[Reason]) -> Found:
    caller.need("admin:people")
    return await services.admin.people.ban(actor(caller), person, data.why)


@post("/api/admin/people/{person:str}/unban", tags=["administrators"], summary="Let somebody in again", status_code=200)
async def unban(services: Serves, caller: Called, person: FromPath[str], data: JSONBody[Reason]) -> Found:
    caller.need("admin:people")
    return await services.admin.people.unban(actor(caller), person, data.why)


@delete("/api/admin/people/{person:str}", tags=["administrators"], summary="Delete somebody", status_code=204)
async def delete_person(services: Serves, caller: Called, person: FromPath[str], data: JSONBody[Reason]) -> None:
    caller.need("admin:people")
    await services.admin.people.delete(actor(caller), person, data.why)


@get("/api/admin/tables", tags=["administrators"], summary="Find tables")
async def tables(services: Serves, caller: Called, words: Words = "") -> list[Overseen]:
    caller.need("admin:tables")
    return await services.admin.tables.find(words.strip())


@get("/api/admin/tables/{name:str}/chat", tags=["administrators"], summary="What was said at a table")
async def chat(services: Serves, caller: Called, name: FromPath[str]) -> list[ChatLine]:
    caller.need("admin:reports")
    return await services.admin.tables.chat(name)


@post("/api/admin/tables/{name:str}/close", tags=["administrators"], summary="End play and talk there", status_code=204)
async def close_table(services: Serves, caller: Called, name: FromPath[str], data: JSONBody[Reason]) -> None:
    caller.need("admin:tables")
    await services.admin.tables.close(actor(caller), name, data.why)


@delete(
    "/api/admin/tables/{name:str}", tags=["administrators"], summary="Delete a table, log and chat", status_code=204
)
async def delete_table(services: Serves, caller: Called, name: FromPath[str], data: JSONBody[Reason]) -> None:
    caller.need("admin:tables")
    await services.admin.tables.delete(actor(caller), name, data.why)


@get("/api/admin/reports", tags=["administrators"], summary="What people have reported")
async def reports(services: Serves, caller: Called, answered: FromQuery[bool] = False) -> list[Report]:
    caller.need("admin:reports")
    return await services.admin.reports.find(answered=answered)


@post("/api/admin/reports/{report:str}/answer", tags=["administrators"], summary="Answer a report", status_code=204)
async def answer(services: Serves, caller: Called, report: FromPath[str], data: JSONBody[Answered]) -> None:
    caller.need("admin:reports")
    await services.admin.reports.answer(actor(caller), report, data.answer, data.name, data.why)


@post("/api/admin/announcements", tags=["administrators"], summary="Tell everybody something")
async def announce(services: Serves, caller: Called, data: JSONBody[NewAnnouncement]) -> Announcement:
    caller.need("admin:announcements")
    until = now() + round(data.hours * 3_600_000) if data.hours is not None else None
    return await services.admin.announcements.add(actor(caller), data.words, until)


@delete("/api/admin/announcements/{name:str}", tags=["administrators"], summary="End an announcement", status_code=204)
async def end(services: Serves, caller: Called, name: FromPath[str]) -> None:
    caller.need("admin:announcements")
    await services.admin.announcements.end(actor(caller), name)


@get("/api/admin/audit", tags=["administrators"], summary="Who has done what, and why; the latest first")
async def audit(services: Serves, caller: Called, before: Before = None, whom: Whom = None) -> list[Entry]:
    caller.need("admin:audit")
    return await services.admin.audit.entries(before, whom)


HANDLERS = [
    *(report, announcements, people, rename, ban, unban, delete_person, tables, chat, close_table, delete_table),
    *(reports, answer, announce, end, audit),
]
