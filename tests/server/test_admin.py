"""Administrators: their command line, their endpoints, and that nobody else may use them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed

from quivira.cli import main
from quivira.kernel.registry import find
from quivira.server.admin import Actor
from quivira.server.entrance.routes import admin as routes
from quivira.server.kept.database import Database
from quivira.server.kept.schema import people as persons
from quivira.server.tables import admission
from quivira.server.tables.room import Room
from quivira.server.tables.table import Table
from quivira.testing.fuzz import fuzz
from quivira.testing.play import long_game
from quivira.testing.process import Evening, tell
from quivira.testing.server import PATIENCE, Player, Serving, fresh_database

People = Callable[..., Player]
FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]
counter = iter(range(10**6))


def account(people: People, name: str) -> Player:
    """Somebody with an account of a name that nobody else has."""
    player = people(name)
    player.name = f"{name} {next(counter)} of {id(counter)}"
    player.post("/api/account", {"name": player.name, "password": "correct horse"})
    return player


@pytest.fixture
def command(server: Serving, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The command line of administrators, on the server's database."""

    def run(*words: str, code: int = 0) -> str:
        capsys.readouterr()
        assert main(["admin", *words, "--database", server.config.database]) == code
        told = capsys.readouterr()
        return told.out + told.err

    return run


@pytest.fixture
def admin(people: People, command: Callable[..., str]) -> Player:
    boss = account(people, "Boss")
    assert "admin" in command("grant", boss.name)
    return boss


def audited(boss: Player, what: str, whom: str) -> list[dict[str, Any]]:
    return [one for one in boss.get(f"/api/admin/audit?whom={whom}") if one["what"] == what]


def running(anna: Player, *others: Player) -> str:
    table = str(anna.post("/api/tables", {"game": FIRST, "seats": max(FEWEST, 1 + len(others)), "open": True})["table"])
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    return table


def drain(socket: Any) -> None:
    while True:
        socket.recv(60)


def endpoints() -> list[tuple[str, str]]:
    """All that the administrators' page asks for."""
    found = [
        (str(method), path)
        for handler in routes.HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if path.startswith("/api/admin/")
    ]
    assert len(found) >= 13
    return found


BODIES = {"PATCH": {"name": "x"}, "DELETE": {}, "GET": None}


def body_for(method: str, path: str) -> object:
    if path.endswith("/answer"):
        return {"answer": "dismiss"}
    return {"words": "x"} if path.endswith("/announcements") else BODIES.get(method, {})


@pytest.mark.parametrize(("method", "path"), endpoints())
def test_nobody_but_administrators_may_use_their_endpoints(method: str, path: str, people: People) -> None:
    anna = people("Anna")
    plain = account(people, "Plain")
    bot = Player(anna.url, join=False)
    bot.http.headers["Authorization"] = f"Bearer {plain.post('/api/bots', {'name': 'Robo'})['token']}"
    where = re.sub(r"\{\w+:str\}", anna.id, path)
    for who, status in ((people(join=False), 401), (anna, 403), (plain, 403), (bot, 403)):
        answer = who.request(method, where, body_for(method, path))
        assert answer.status_code == status, (method, path, answer.text)
    assert anna.get("/api/me")["person"]["name"] == "Anna"
    bot.close()


@pytest.mark.parametrize(("method", "path"), endpoints())
def test_a_role_gives_its_scopes_and_no_others(
    method: str, path: str, people: People, command: Callable[..., str]
) -> None:
    """A moderator reads and answers reports, and reads the audit log."""
    moderator = account(people, "Moderator")
    command("grant", moderator.name, "--role", "moderator")
    where = re.sub(r"\{\w+:str\}", "nothing", path)
    answer = moderator.request(method, where, body_for(method, path))
    may = path.startswith(("/api/admin/reports", "/api/admin/audit")) or path.endswith("/chat")
    assert (answer.status_code != 403) == may, answer.text
    command("revoke", moderator.name)
    assert moderator.request(method, where, body_for(method, path)).status_code == 403


def test_an_administrators_bot_has_no_part_in_the_role(admin: Player) -> None:
    token = admin.post("/api/bots", {"name": "Robo"})["token"]
    with closing(Player(admin.url, join=False)) as bot:
        bot.http.headers["Authorization"] = f"Bearer {token}"
        assert bot.get("/api/admin/people", status=403)["code"] == "scope"


def test_a_role_is_for_accounts(people: People, command: Callable[..., str]) -> None:
    guest = people(f"Guest {next(counter)}")
    assert "account" in command("grant", guest.id, code=2)
    assert guest.get("/api/me")["person"]["role"] == ""
    assert "no such person" in command("grant", "Nobody at all", code=2)


def test_people_are_found_and_renamed_everywhere(admin: Player, people: People) -> None:
    eve, anna = people("Rude name"), people("Anna")
    table = running(anna, eve)
    eve.post(f"/api/tables/{table}/chat", {"words": "hello"})
    (found,) = [one for one in admin.get("/api/admin/people?words=rude") if one["id"] == eve.id]
    assert (found["kind"], found["tables"], found["banned"]) == ("guest", 1, None)
    with closing(anna.socket(table)) as client:
        client.wait("table")
        admin.ask("PATCH", f"/api/admin/people/{eve.id}", {"name": "Flower", "why": "rude"})
        while client.wait("table")["chairs"][1]["name"] != "Flower":
            pass
    assert anna.get(f"/api/tables/{table}/chat")[0]["name"] == "Flower"
    assert eve.get("/api/me")["person"]["name"] == "Flower"
    (entry,) = audited(admin, "rename", eve.id)
    assert (entry["who"], entry["about"], entry["why"]) == (
        admin.get("/api/me")["person"]["id"],
        "Rude name → Flower",
        "rude",
    )
    assert admin.ask("PATCH", "/api/admin/people/nobody", {"name": "x"}, status=404)["code"] == "no-such-person"


def test_an_accounts_new_name_is_its_new_login(admin: Player, people: People) -> None:
    eve, other = account(people, "Eve"), account(people, "Other")
    person = eve.get("/api/me")["person"]["id"]
    taken = admin.ask("PATCH", f"/api/admin/people/{person}", {"name": other.name}, status=409)
    assert taken["code"] == "name-taken"
    fresh = f"Fresh {next(counter)} of {id(counter)}"
    admin.ask("PATCH", f"/api/admin/people/{person}", {"name": fresh})
    eve.ask("DELETE", "/api/session")
    eve.post("/api/session", {"name": fresh, "password": "correct horse"})


def test_a_ban_closes_the_sockets_and_the_door(admin: Player, people: People) -> None:
    eve, anna = account(people, "Eve"), people("Anna")
    person = eve.get("/api/me")["person"]["id"]
    bot = eve.post("/api/bots", {"name": "Robo"})
    table = running(anna, eve)
    sockets = [eve.connect(path) for path in (f"/api/tables/{table}/socket", "/api/events", "/api/lobby/socket")]
    for socket in sockets:
        socket.recv(60)
    admin.post(f"/api/admin/people/{person}/ban", {"why": "spam"})
    for socket in sockets:
        with pytest.raises(ConnectionClosed, match="signed out"):
            drain(socket)
        socket.close()
    play = {"seat": 1, "seen": 0, "keys": ["x"], "id": "x"}
    for method, path, body in (
        ("POST", f"/api/tables/{table}/play", play),
        ("POST", f"/api/tables/{table}/chat", {"words": "still here"}),
        ("POST", "/api/tables", {"game": FIRST}),
        ("POST", "/api/guest", {"name": "Eve again"}),
        ("GET", "/api/me", None),
    ):
        assert eve.ask(method, path, body, status=403)["code"] == "banned"
    for path in (f"/api/tables/{table}/socket", "/api/events", "/api/lobby/socket"):
        with closing(eve.connect(path)) as socket, pytest.raises(ConnectionClosed, match="banned"):
            socket.recv(60)
    fresh = people(join=False)
    assert fresh.post("/api/session", {"name": eve.name, "password": "correct horse"}, status=403)["code"] == "banned"
    fresh.http.headers["Authorization"] = f"Bearer {bot['token']}"
    assert fresh.get("/api/me", status=403)["code"] == "banned"
    assert admin.post(f"/api/admin/people/{person}/ban", status=409)["code"] == "banned"
    assert person in [one["id"] for one in admin.get("/api/admin/people?banned=true")]
    admin.post(f"/api/admin/people/{person}/unban", {"why": "sorry"})
    assert eve.get("/api/me")["person"]["id"] == person
    assert [one["why"] for one in admin.get(f"/api/admin/audit?whom={person}")] == ["sorry", "spam"]


def test_a_ban_while_a_socket_is_being_opened_is_not_missed(
    people: People, command: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told after the token was recognised and before anybody listened."""
    eve = people("Eve")
    table = eve.post("/api/tables", {"game": FIRST})["table"]
    original = admission.admitted

    async def between(database: Database, room: Room, link: str, person: str | None) -> Table:
        live = await original(database, room, link, person)
        async with database.write() as connection:
            await connection.execute(update(persons).where(persons.c.id == eve.id).values(banned=1))
        return live

    monkeypatch.setattr("quivira.server.entrance.routes.sockets.admitted", between)
    with closing(eve.socket(table)) as client, pytest.raises(ConnectionClosed, match="signed out"):
        client.wait("nothing")


def test_the_command_line_bans_while_the_server_runs(people: People, command: Callable[..., str]) -> None:
    """On SQLite too, where no database tells one process what another has done."""
    eve = people("Eve")
    table = eve.post("/api/tables", {"game": FIRST})["table"]
    with closing(eve.socket(table)) as client:
        client.wait("table")
        command("ban", eve.id, "--why", "spam")
        with pytest.raises(ConnectionClosed, match="signed out"):
            client.wait("nothing")
    assert eve.get("/api/me", status=403)["code"] == "banned"
    assert "spam" in command("audit", "--about", eve.id)
    command("unban", eve.id)
    assert eve.get("/api/me")["person"]["id"] == eve.id


def test_administrators_are_not_turned_on_each_other(
    admin: Player, people: People, command: Callable[..., str]
) -> None:
    person = admin.get("/api/me")["person"]["id"]
    assert admin.post(f"/api/admin/people/{person}/ban", status=409)["code"] == "has-role"
    assert admin.ask("DELETE", f"/api/admin/people/{person}", {}, status=409)["code"] == "has-role"
    assert "role" in command("ban", person, code=2)


def test_people_are_deleted(admin: Player, people: People) -> None:
    eve, anna = people("Eve"), people("Anna")
    table = running(anna, eve)
    eve.post(f"/api/tables/{table}/chat", {"words": "hello"})
    admin.ask("DELETE", f"/api/admin/people/{eve.id}", {"why": "asked for it"})
    assert eve.get("/api/me")["person"] is None
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["name"] == "—"
    assert anna.get(f"/api/tables/{table}/chat") == []
    (entry,) = audited(admin, "delete-person", eve.id)
    assert (entry["about"], entry["why"]) == ("—", "asked for it")


def test_tables_are_closed_and_deleted(admin: Player, people: People) -> None:
    anna, eve = people("Anna"), people("Eve")
    table = running(anna, eve)
    (found,) = admin.get(f"/api/admin/tables?words={table}")
    assert (found["status"], found["names"], found["host"]) == ("playing", ["Anna", "Eve"], "Anna")
    assert not {"view", "sides", "state", "seats"} & set(found)
    with closing(anna.socket(table)) as client:
        client.wait("play")
        admin.post(f"/api/admin/tables/{table}/close", {"why": "abuse"})
        while client.wait("table")["status"] != "closed":
            pass
        assert client.play(0, "anything")["code"] == "closed"
        answer = client.answered(client.send("say", words="hello?"))
        assert answer["code"] == "closed"
    assert anna.get(f"/api/tables/{table}/record", status=409)["code"] == "not-over"  # no secret is told
    assert anna.get(f"/api/tables/{table}/log?seat=1", status=403)["code"] == "forbidden"
    assert table not in [one["table"] for one in anna.get("/api/lobby")]
    assert anna.get("/api/me/waiting") == []
    waiting = anna.post("/api/tables", {"game": FIRST})["table"]
    admin.post(f"/api/admin/tables/{waiting}/close")
    assert eve.post(f"/api/tables/{waiting}/sit", status=409)["code"] == "closed"
    assert admin.post(f"/api/admin/tables/{waiting}/close", status=409)["code"] == "over"
    with closing(anna.socket(table)) as client:
        client.wait("table")
        admin.ask("DELETE", f"/api/admin/tables/{table}", {})
        with pytest.raises(ConnectionClosed, match="gone"):
            client.wait("nothing")
    anna.get(f"/api/tables/{table}", status=404)
    assert audited(admin, "close-table", table)[0]["why"] == "abuse"
    assert audited(admin, "delete-table", table)


def test_administrators_see_no_seats_side(admin: Player, people: People) -> None:
    """A role opens no hand: at a table an administrator is a spectator like any other."""
    anna = people("Anna")
    table = running(anna)
    assert [side["seat"] for side in admin.get(f"/api/tables/{table}/position")["sides"]] == [None]
    for path in ("log?seat=0", "replay?seat=0", "worlds?seat=0", "replay?all_open=true"):
        assert admin.get(f"/api/tables/{table}/{path}", status=403)["code"] == "forbidden"
    anna.ask("PATCH", f"/api/tables/{table}", {"spectators": False})
    assert admin.get(f"/api/tables/{table}/position", status=403)["code"] == "no-spectators"


def test_a_reported_line_is_hidden_from_everybody(admin: Player, people: People) -> None:
    anna, eve = people("Anna"), people("Eve")
    table = running(anna, eve)
    eve.post(f"/api/tables/{table}/chat", {"words": "something rude"})
    assert eve.post(f"/api/tables/{table}/reports", {"line": 1}, status=400)["code"] == "invalid"
    for body in ({}, {"line": 1, "seat": 1}):
        assert anna.post(f"/api/tables/{table}/reports", body, status=400)["code"] == "invalid"
    assert anna.post(f"/api/tables/{table}/reports", {"line": 7}, status=404)["code"] == "nothing-to-report"
    people(join=False).post(f"/api/tables/{table}/reports", {"line": 1}, status=401)
    for _ in range(2):  # the second time changes nothing
        anna.post(f"/api/tables/{table}/reports", {"line": 1, "why": "rude"})
    (report,) = [one for one in admin.get("/api/admin/reports") if one["table"] == table]
    assert (report["words"], report["name"], report["reporter"], report["why"]) == (
        *("something rude", "Eve", anna.id),
        "rude",
    )
    with closing(anna.socket(table)) as client:
        assert client.wait("chat")["lines"][0]["words"] == "something rude"
        admin.post(f"/api/admin/reports/{report['id']}/answer", {"answer": "hide"})
        line = client.wait("chat")["lines"][0]
        assert (line["words"], line["hidden"]) == ("", True)
    assert [one["words"] for one in eve.get(f"/api/tables/{table}/chat")] == [""]
    assert admin.get(f"/api/admin/tables/{table}/chat")[0]["words"] == "something rude"
    assert report["id"] not in [one["id"] for one in admin.get("/api/admin/reports")]
    answered = [one for one in admin.get("/api/admin/reports?answered=true") if one["id"] == report["id"]]
    assert answered[0]["answer"] == "hide"
    again = admin.post(f"/api/admin/reports/{report['id']}/answer", {"answer": "ban"}, status=409)
    assert again["code"] == "answered"


def test_a_reported_name_is_answered(admin: Player, people: People) -> None:
    anna, eve, dora = people("Anna"), people("Eve"), people("Dora")
    table = running(anna, eve)
    for reporter in (anna, dora):
        reporter.post(f"/api/tables/{table}/reports", {"seat": 1})
    mine = [one for one in admin.get("/api/admin/reports") if one["table"] == table]
    assert [(one["line"], one["name"], one["words"]) for one in mine] == [(None, "Eve", "")] * 2
    hide = admin.post(f"/api/admin/reports/{mine[0]['id']}/answer", {"answer": "hide"}, status=400)
    assert hide["code"] == "invalid"
    admin.post(f"/api/admin/reports/{mine[0]['id']}/answer", {"answer": "rename", "name": "Flower"})
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["name"] == "Flower"
    assert not [one for one in admin.get("/api/admin/reports") if one["table"] == table]  # both have their answer
    eve.post(f"/api/tables/{table}/chat", {"words": "ha"})
    anna.post(f"/api/tables/{table}/reports", {"line": 1})
    (report,) = [one for one in admin.get("/api/admin/reports") if one["table"] == table]
    admin.post(f"/api/admin/reports/{report['id']}/answer", {"answer": "ban", "why": "enough"})
    assert eve.get("/api/me", status=403)["code"] == "banned"
    assert {one["what"] for one in admin.get(f"/api/admin/audit?whom={eve.id}")} == {"rename", "ban"}


def test_reports_are_answered_by_the_command_line(people: People, command: Callable[..., str]) -> None:
    anna, eve = people("Anna"), people("Eve")
    table = running(anna, eve)
    words = f"rude words {next(counter)}"
    eve.post(f"/api/tables/{table}/chat", {"words": words})
    anna.post(f"/api/tables/{table}/reports", {"line": 1})
    (line,) = [line for line in command("reports").splitlines() if words in line]
    report = line.split()[0]
    assert "--name" in command("answer", report, "rename", code=2)
    command("answer", report, "dismiss", "--why", "harmless")
    assert words not in command("reports")
    assert words in command("reports", "--answered")
    assert "harmless" in command("audit", "--about", eve.id)
    command("rename", eve.id, "Flower")
    assert "Flower" in command("people", eve.id)
    assert FIRST in command("tables", table)
    command("close-table", table)
    command("delete-table", table)
    anna.get(f"/api/tables/{table}", status=404)
    command("delete", eve.id)
    assert eve.get("/api/me")["person"] is None
    assert "no such people" in command("people", eve.id)


def test_announcements_are_for_everybody_until_they_are_over(
    admin: Player, people: People, command: Callable[..., str]
) -> None:
    visitor = people(join=False)
    made = admin.post("/api/admin/announcements", {"words": "Down at noon", "hours": 1})
    assert made in visitor.get("/api/announcements")
    short = admin.post("/api/admin/announcements", {"words": "Over at once", "hours": 0.0000001})
    assert short["id"] not in [one["id"] for one in visitor.get("/api/announcements")]
    admin.ask("DELETE", f"/api/admin/announcements/{made['id']}")
    assert made not in visitor.get("/api/announcements")
    assert admin.ask("DELETE", f"/api/admin/announcements/{made['id']}", status=404)["code"] == "no-such-announcement"
    told = command("announce", "By command", "--hours", "2").split()[-1]
    assert "By command" in [one["words"] for one in visitor.get("/api/announcements")]
    assert told in command("announcements")
    command("end", told)
    assert told not in command("announcements")
    assert [one["what"] for one in admin.get(f"/api/admin/audit?whom={told}")] == ["end-announcement", "announce"]


def test_the_audit_log_is_read_page_by_page(admin: Player) -> None:
    for n in range(3):
        admin.post("/api/admin/announcements", {"words": f"Line {n}", "hours": 1})
    latest = admin.get("/api/admin/audit")
    older = admin.get(f"/api/admin/audit?before={latest[0]['id']}")
    assert latest[1:3] == older[:2]
    assert [one["id"] for one in latest] == sorted((one["id"] for one in latest), reverse=True)


@pytest.mark.untraced
def test_random_requests_of_an_administrator(own_server: Callable[..., Serving]) -> None:
    serving = own_server()
    with closing(Player(serving.url)) as boss, closing(Player(serving.url, "Eve")) as eve:
        boss.post("/api/account", {"name": "Boss", "password": "correct horse"})
        assert main(["admin", "grant", "Boss", "--database", serving.config.database]) == 0
        table = running(boss, eve)
        report = fuzz(serving.url, boss.token, {"link": table, "name": table, "person": eve.id}, examples=3)
        assert report.operations > 50
        assert report.failures == []
        assert boss.get("/api/admin/audit")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "people", "--database", str(tmp_path / "none.db")]) == 2
    assert "none.db" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def test_whoever_is_renamed_and_whoever_changes_their_table_do_not_wait_for_each_other(postgres_uri: str) -> None:
    """On PostgreSQL such a knot is cut, and one of them loses what they did: so tables are locked first."""

    async def is_waiting(connection: AsyncConnection) -> bool:
        query = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return bool((await connection.execute(query)).scalar_one())

    async def story(told: Evening) -> None:
        table = await told.begin()
        async with told.here.desk.changing(table) as locked:
            rename = told.there.admin.people.rename(Actor(None, "Boss"), told.ben.id, "Bea", "")
            renaming = asyncio.create_task(rename)
            async with asyncio.timeout(PATIENCE):
                while not await is_waiting(locked.connection):
                    await asyncio.sleep(0.01)
            ben = next(chair for chair in locked.chairs if chair.person == told.ben.id)
            locked.put(msgspec.structs.replace(ben, ready=True))
        await renaming
        told.here.room.outdate(table)
        chairs = (await told.here.room.find(table)).chairs
        assert [(chair.name, chair.ready) for chair in chairs if chair.person == told.ben.id] == [("Bea", True)]

    tell(fresh_database(postgres_uri), story)
