"""quivira admin: what a host does about people, tables and reports, while the server runs or not."""

from __future__ import annotations

import argparse
import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError
from quivira.kernel.errors import needs
from quivira.server.config import Config, chosen_database

if TYPE_CHECKING:
    from quivira.server.admin import Actor, Admin

EXAMPLES = """  quivira admin grant Anna                       Anna's account becomes an administrator's
  quivira admin people anna                      people whose name has "anna" in it
  quivira admin ban Eve --why "spam"             by account name, name or id
  quivira admin reports                          what people have reported
  quivira admin answer REPORT hide
  quivira admin announce "Down at noon" --hours 12
  quivira admin audit                            who has done what, and why
  quivira admin ban -- -Xb3...                   an old id that begins with a hyphen
"""
Deed = Callable[["Admin", "Actor", argparse.Namespace], Awaitable[None]]
console = Console(highlight=False, soft_wrap=True)


def add_parser(commands: Commands) -> None:
    parser = command(commands, "admin", "look after people, tables and reports", EXAMPLES)
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    for name, about, arguments, deed in DEEDS:
        one = deeds.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        for words in arguments:
            ARGUMENTS[words](one)
        one.add_argument("--database", metavar="WHERE", help="the server's (default: as quivira serve finds it)")
        one.set_defaults(run=run, does=deed)


def run(given: argparse.Namespace) -> int:
    asyncio.run(_work(given))
    return 0


async def _work(given: argparse.Namespace) -> None:
    with needs("server"):
        from quivira.server.admin import Actor, Admin
        from quivira.server.kept import Changes, HintingBus
        from quivira.server.run import opened

    chosen = chosen_database(given.database)
    if "://" not in chosen and not Path(chosen).is_file():
        raise QuiviraError(f"there is no file {chosen}; name the server's with --database")
    async with opened(Config(database=chosen)) as database:
        admin = Admin.over(Changes(database, HintingBus(database)))
        await given.does(admin, Actor(None, getpass.getuser()), given)


async def people(admin: Admin, _: Actor, given: argparse.Namespace) -> None:
    found = await admin.people.find(given.words, banned=given.banned)
    _show(
        "people",
        ["id", "kind", "name", "role", "banned", "seen", "tables", "reports"],
        [[p.id, p.kind, p.name, p.role, _day(p.banned), _day(p.seen), p.tables, p.reports] for p in found],
    )


async def rename(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    person = await admin.people.named(given.who)
    renamed = await admin.people.rename(actor, person.id, given.name, given.why)
    console.print(f"{person.name} is called {renamed.name} now.", markup=False)


async def ban(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    person = await admin.people.named(given.who)
    await admin.people.ban(actor, person.id, given.why)
    console.print(f"{person.name} is banned.", markup=False)


async def unban(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    person = await admin.people.named(given.who)
    await admin.people.unban(actor, person.id, given.why)
    console.print(f"{person.name} is banned no longer.", markup=False)


async def delete(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    person = await admin.people.named(given.who)
    await admin.people.delete(actor, person.id, given.why)
    console.print(f"{person.name} is deleted.", markup=False)


async def grant(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    person = await admin.people.named(given.who)
    await admin.people.grant(actor, person.id, given.role, given.why)
    console.print(f"{person.name} has the role {given.role}.", markup=False)


async def revoke(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    person = await admin.people.named(given.who)
    await admin.people.grant(actor, person.id, "", given.why)
    console.print(f"{person.name} has no role.", markup=False)


async def tables(admin: Admin, _: Actor, given: argparse.Namespace) -> None:
    found = await admin.tables.find(given.words)
    rows = [[t.table, t.game, t.status, t.host, ", ".join(t.names), t.number, _day(t.updated)] for t in found]
    _show("tables", ["id", "game", "status", "host", "people", "moves", "changed"], rows)


async def close_table(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    await admin.tables.close(actor, given.table, given.why)
    console.print("The table is closed.")


async def delete_table(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    await admin.tables.delete(actor, given.table, given.why)
    console.print("The table is deleted.")


async def reports(admin: Admin, _: Actor, given: argparse.Namespace) -> None:
    found = await admin.reports.find(answered=given.answered)
    rows = [[r.id, _day(r.at), r.name, r.words or "(the name)", r.why, r.answer or ""] for r in found]
    _show("reports", ["id", "when", "name", "words", "why", "answer"], rows)


async def answer(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    if given.answer == "rename" and not given.name:
        raise QuiviraError("give the new name with --name")
    await admin.reports.answer(actor, given.report, given.answer, given.name, given.why)
    console.print("The report is answered.")


async def announce(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    from quivira.server.now import now

    until = now() + round(given.hours * 3_600_000) if given.hours is not None else None
    made = await admin.announcements.add(actor, given.text, until)
    console.print(f"Announced; end it with: quivira admin end {made.id}", markup=False)


async def announcements(admin: Admin, _: Actor, __: argparse.Namespace) -> None:
    rows = [[one.id, _day(one.at), _day(one.until), one.words] for one in await admin.announcements.current()]
    _show("announcements", ["id", "since", "until", "words"], rows)


async def end(admin: Admin, actor: Actor, given: argparse.Namespace) -> None:
    await admin.announcements.end(actor, given.announcement)
    console.print("The announcement is over.")


async def audit(admin: Admin, _: Actor, given: argparse.Namespace) -> None:
    entries = await admin.audit.entries(given.before, given.about)
    rows = [
        [e.id, _day(e.at), e.name if e.who else f"{e.name} (command line)", e.what, e.about, e.why] for e in entries
    ]
    _show("lines", ["id", "when", "who", "what", "about", "why"], rows)


def _show(what: str, heads: list[str], rows: list[list[Any]]) -> None:
    if not rows:
        console.print(f"There are no such {what}.")
        return
    table = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    console.print(table, markup=False)


def _day(at: int | None) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at is not None else ""


ARGUMENTS: dict[str, Callable[[argparse.ArgumentParser], Any]] = {
    "words": lambda p: p.add_argument("words", nargs="?", default="", metavar="WORDS", help="what to look for"),
    "who": lambda p: p.add_argument("who", metavar="WHO", help="the person's account name, name or id"),
    "name": lambda p: p.add_argument("name", metavar="NAME", help="the new name"),
    "table": lambda p: p.add_argument("table", metavar="TABLE", help="the table's id"),
    "report": lambda p: p.add_argument("report", metavar="REPORT", help="the report's id"),
    "answer": lambda p: p.add_argument("answer", choices=("dismiss", "hide", "rename", "ban")),
    "text": lambda p: p.add_argument("text", metavar="WORDS", help="what everybody is to know"),
    "announcement": lambda p: p.add_argument("announcement", metavar="ID", help="the announcement's id"),
    "--name": lambda p: p.add_argument("--name", metavar="NAME", help="the new name, with rename"),
    "--why": lambda p: p.add_argument("--why", default="", metavar="WORDS", help="for the audit log"),
    "--role": lambda p: p.add_argument(
        "--role", default="admin", choices=("admin", "moderator"), help="a moderator answers reports (default: admin)"
    ),
    "--hours": lambda p: p.add_argument(
        "--hours", type=float, metavar="N", help="how long (default: until it is ended)"
    ),
    "--banned": lambda p: p.add_argument("--banned", action="store_true", help="only those who are banned"),
    "--answered": lambda p: p.add_argument("--answered", action="store_true", help="those that have an answer"),
    "--before": lambda p: p.add_argument("--before", type=int, metavar="ID", help="what came before that line"),
    "--about": lambda p: p.add_argument("--about", metavar="ID", help="only what was done to that person or table"),
}
DEEDS: list[tuple[str, str, tuple[str, ...], Deed]] = [
    ("people", "find people", ("words", "--banned"), people),
    ("rename", "give somebody another name", ("who", "name", "--why"), rename),
    ("ban", "keep somebody out", ("who", "--why"), ban),
    ("unban", "let somebody in again", ("who", "--why"), unban),
    ("delete", "delete somebody and all that is kept about them", ("who", "--why"), delete),
    ("grant", "give an account a role", ("who", "--role", "--why"), grant),
    ("revoke", "take an account's role away", ("who", "--why"), revoke),
    ("tables", "find tables", ("words",), tables),
    ("close-table", "end play and talk at a table for good", ("table", "--why"), close_table),
    ("delete-table", "delete a table with its log and chat", ("table", "--why"), delete_table),
    ("reports", "what people have reported", ("--answered",), reports),
    ("answer", "answer a report", ("report", "answer", "--name", "--why"), answer),
    ("announce", "tell everybody something", ("text", "--hours"), announce),
    ("announcements", "what everybody is told now", (), announcements),
    ("end", "end an announcement", ("announcement",), end),
    ("audit", "who has done what, and why; the latest first", ("--before", "--about"), audit),
]
