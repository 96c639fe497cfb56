"""What is kept about people and for how long: export, deletion, expiry, quotas; and the database's second version."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import MetaData, Table, insert, inspect, select, update

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.kept import migrations, schema
from quivira.server.kept.bus import Bus
from quivira.server.kept.changes import Changes
from quivira.server.kept.database import Database
from quivira.server.kept.schema import audit, chairs, reports, settings, tables, tokens
from quivira.server.kept.schema import people as persons
from quivira.server.notices.wishes import EVENTS, load_wishes
from quivira.server.now import now
from quivira.server.people.expiry import SWEPT, Expiry
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving, fresh_database

People = Callable[..., Player]
FIRST = long_game()
FEWEST = max(2, find(FIRST).meta.seats[0])
DAY = 24 * 3600 * 1000


def run(config: Config, story: Callable[[Database], Awaitable[Any]]) -> Any:
    async def told() -> Any:
        database = await Database.open(config)
        try:
            return await story(database)
        finally:
            await database.close()

    return asyncio.run(told())


def running(anna: Player, *others: Player) -> str:
    table = str(anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"])
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    return table


def test_the_export_holds_all_that_is_known_and_no_secret(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = running(anna, ben)
    anna.post(f"/api/tables/{table}/chat", {"words": "my words"})
    ben.post(f"/api/tables/{table}/chat", {"words": "his words"})
    anna.post("/api/bots", {"name": "Robo"})
    anna.ask("POST", "/api/mutes", {"person": ben.id})
    anna.post(f"/api/tables/{table}/reports", {"line": 2, "why": "dull"})
    ben.post(f"/api/tables/{table}/reports", {"seat": 0, "why": "a secret reason"})
    answer = anna.request("GET", "/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="quivira.json"'
    known = answer.json()
    assert known["person"]["name"] == "Anna"
    assert [(one["id"], one["seat"], one["name"]) for one in known["tables"]] == [(table, 0, "Anna")]
    assert [one["id"] for one in known["hosted"]] == [table]
    assert [one["words"] for one in known["chat"]] == ["my words"]
    assert [one["name"] for one in known["bots"]] == ["Robo"]
    assert known["mutes"] == [ben.id]
    assert [(one["words"], one["why"]) for one in known["reports"]] == [("his words", "dull")]
    assert [one["name"] for one in known["reported"]] == ["Anna"]
    assert len(known["sessions"]) == 1
    assert "a secret reason" not in answer.text  # nor who reported
    assert "argon2" not in answer.text
    assert anna.token.split(".")[1] not in answer.text
    people(join=False).get("/api/me/export", status=401)


def test_the_export_asks_every_table_that_names_people() -> None:
    """A new column that holds a person must be thought of."""
    named = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.name in ("person", "owner", "host", "reporter", "who", "whom", "muted", "blocked", "people")
    }
    told = {"tokens.person", "people.owner", "chairs.person", "tables.host", "tables.blocked", "chat.person"}
    told |= {"mutes.person", "mutes.muted", "reports.reporter", "reports.person", "audit.whom"}
    told |= {"presence.person", "vacations.person", "progress.person", "coaching.person"}
    told |= {"endpoints.person", "wishes.person", "table_wishes.person", "notices.person", "invitations.person"}
    ours = {
        "audit.who",
        "watchers.people",
    }  # what administrators did is in the log that they read; gone with the socket
    assert named == told | ours


def test_a_deleted_person_is_nowhere(own_server: Callable[..., Serving], tmp_path: Path) -> None:
    serving = own_server()
    with closing(Player(serving.url, "Anna")) as anna, closing(Player(serving.url, "Very Own Name")) as eve:
        table = running(anna, eve)
        hosted = eve.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
        alone = eve.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
        anna.post(f"/api/tables/{hosted}/sit")
        eve.post(f"/api/tables/{table}/chat", {"words": "very own words"})
        eve.post(f"/api/tables/{table}/reports", {"seat": 0})
        anna.post(f"/api/tables/{table}/reports", {"line": 1})
        anna.ask("POST", "/api/mutes", {"person": eve.id})
        anna.post(f"/api/tables/{hosted}/chat", {"words": "hello"})
        eve.ask("PUT", "/api/me/progress", {"coach": [{"game": FIRST, "wanted": True, "at": 1}]})
        eve.ask("DELETE", "/api/account", {})
        assert anna.get(f"/api/tables/{hosted}")["host"] == anna.id  # somebody can start it
        anna.post(f"/api/tables/{hosted}/start", {"fill": "random"})
        anna.get(f"/api/tables/{alone}", status=404)
        person = eve.id

    async def dump(database: Database) -> str:
        async with database.read() as connection:
            every = [await connection.execute(select(table)) for table in schema.metadata.sorted_tables]
            return "\n".join(str(row) for rows in every for row in rows)

    kept = run(serving.config, dump)
    for secret in (person, "Very Own Name", "very own words"):
        assert secret not in kept


def test_a_deleted_person_is_nameless_in_the_audit_log(people: People, server: Serving) -> None:
    from quivira.cli import main

    eve = people("Very Own Name")
    assert main(["admin", "rename", eve.id, "Another Own Name", "--database", server.config.database]) == 0
    eve.ask("DELETE", "/api/account", {})

    async def about(database: Database) -> list[str]:
        async with database.read() as connection:
            query = select(audit.c.about).where(audit.c.whom == eve.id)
            return [row.about for row in await connection.execute(query)]

    assert run(server.config, about) == ["—"]


def test_a_guests_token_ends_when_it_becomes_an_account(people: People) -> None:
    """Whoever had a look at the guest's cookie has not got the account."""
    anna, thief = people("Anna"), people(join=False)
    thief.http.headers["Authorization"] = f"Bearer {anna.token}"
    assert thief.get("/api/me")["person"]["id"] == anna.id
    anna.post("/api/account", {"name": f"Anna {id(anna)} {anna.id[:5]}", "password": "correct horse"})
    assert thief.get("/api/me")["person"] is None
    assert anna.get("/api/me")["person"]["kind"] == "account"


# Expiry


def expiring(database: Database, config: Config) -> Expiry:
    return Expiry(config, Changes(database, Bus(database)))


async def shift(database: Database, query: Any) -> None:
    async with database.write() as connection:
        await connection.execute(query)


async def ids(database: Database, table: Table) -> set[Any]:
    async with database.read() as connection:
        return {row.id for row in await connection.execute(select(table.c.id))}


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> str:
    """An empty database of each kind."""
    if kind == "sqlite":
        return str(tmp_path / "expiry.db")
    return fresh_database(request.getfixturevalue("postgres_uri"))


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_what_is_old_is_forgotten_and_what_is_not_stays(place: str) -> None:
    config = Config(database=place, port=0, rate=0, bot_pause=0, sweep=0.3)
    with Serving(config) as serving, closing(Player(serving.url, "Anna")) as anna:
        old, banned, seen = (Player(serving.url, name) for name in ("Old", "Banned", "Seen"))
        table = running(anna, old)
        stale, fresh = (anna.post("/api/tables", {"game": FIRST})["table"] for _ in range(2))
        anna.post(f"/api/tables/{table}/reports", {"seat": 1})
        seen.post("/api/account", {"name": "Seen", "password": "correct horse"})

        async def sweep(database: Database) -> None:
            ago = now() - 200 * DAY
            for one in (old, banned, seen):
                await shift(database, update(persons).where(persons.c.id == one.id).values(seen=ago))
            await shift(database, update(persons).where(persons.c.id == banned.id).values(banned=ago))
            await shift(database, update(tables).where(tables.c.id.in_([table, stale])).values(updated=ago))
            await shift(database, update(tokens).where(tokens.c.person == seen.id).values(expires=ago))
            line = {"who": None, "name": "x", "what": "ban", "whom": "y", "about": "", "why": ""}
            lines = [{"at": at, **line} for at in (ago, 1)]
            await shift(database, insert(audit).values(lines))
            await shift(database, update(reports).values(answer="dismiss", answered=ago))
            await shift(database, update(settings).where(settings.c.name == SWEPT).values(value="1"))
            await expiring(database, config).sweep()
            assert await ids(database, persons) == {anna.id, banned.id, seen.id}  # an account stays, and so does a ban
            assert await ids(database, tables) == {table, fresh}
            async with database.read() as connection:
                assert [row.at for row in await connection.execute(select(audit.c.at))] == [ago]
                assert list(await connection.execute(select(reports))) == []
                assert seen.id not in [row.person for row in await connection.execute(select(tokens.c.person))]
                query = select(chairs.c.name).where(chairs.c.table_id == table).order_by(chairs.c.seat)
                assert [row.name for row in await connection.execute(query)][:2] == ["Anna", "—"]

        run(config, sweep)
        for one in (old, banned, seen):
            one.close()


def test_one_process_sweeps_and_nothing_is_forgotten_where_the_host_wants_it_so(place: str) -> None:
    never = Config(database=place, guest_days=0, waiting_days=0, audit_days=0, report_days=0)

    async def story(database: Database) -> None:
        values = {"kind": "guest", "name": "Old", "language": "en", "role": "", "created": 0, "seen": 0}
        await shift(database, insert(persons).values(id="old", **values))
        await expiring(database, never).sweep()
        assert await ids(database, persons) == {"old"}
        both = await asyncio.gather(*(expiring(database, Config())._is_mine(now()) for _ in range(3)))
        assert both == [False] * 3  # the hour has not passed
        await shift(database, update(settings).where(settings.c.name == SWEPT).values(value="1"))
        both = await asyncio.gather(*(expiring(database, Config())._is_mine(now()) for _ in range(3)))
        assert sorted(both) == [False, False, True]
        await shift(database, update(settings).where(settings.c.name == SWEPT).values(value="1"))
        await expiring(database, replace(never, guest_days=1)).sweep()
        assert await ids(database, persons) == set()

    run(never, story)


def test_whoever_comes_by_is_seen(people: People, server: Serving) -> None:
    anna = people("Anna")

    async def set_back(database: Database) -> None:
        await shift(database, update(persons).where(persons.c.id == anna.id).values(seen=5))

    async def seen(database: Database) -> int:
        async with database.read() as connection:
            return int((await connection.execute(select(persons.c.seen).where(persons.c.id == anna.id))).scalar_one())

    run(server.config, set_back)
    anna.get("/api/me")
    assert run(server.config, seen) > 5


# Quotas


def test_quotas(own_server: Callable[..., Serving]) -> None:
    url = own_server(most_waiting=2, most_playing=1, most_bots=1, most_sessions=2).url
    with closing(Player(url, "Anna")) as anna, closing(Player(url, "Ben")) as ben:
        first = anna.post("/api/tables", {"game": FIRST})["table"]
        second = anna.post("/api/tables", {"game": FIRST})["table"]
        assert anna.post("/api/tables", {"game": FIRST}, status=409)["code"] == "too-many-tables"
        ben.post("/api/tables", {"game": FIRST})
        anna.post(f"/api/tables/{first}/start", {"fill": "random"})
        assert anna.post(f"/api/tables/{second}/start", {"fill": "random"}, status=409)["code"] == "too-many-tables"
        anna.post("/api/bots", {"name": "One"})
        assert anna.post("/api/bots", {"name": "Two"}, status=409)["code"] == "too-many-bots"
        anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        phones = [Player(url, join=False) for _ in range(2)]
        for phone in phones:
            phone.post("/api/session", {"name": "Anna", "password": "correct horse"})
        assert anna.get("/api/me")["person"] is None  # signed in first, signed out first
        assert [phone.get("/api/me")["person"]["name"] for phone in phones] == ["Anna", "Anna"]
        for phone in phones:
            phone.close()


# The database's second version


OLD = {
    "people": {"id": "anna", "kind": "account", "name": "Anna", "login": "anna", "language": "en", "created": 7},
    "tokens": {"id": "t", "person": "anna", "secret": "x", "scopes": "read", "created": 7, "expires": 9},
    "tables": {
        "id": "table",
        "game": FIRST,
        "rules": 1,
        "seats": 2,
        "options": "{}",
        "language": "en",
        "pace": "live",
        "open": True,
        "clock": "{}",
        "clocks": "{}",
        "status": "playing",
        "host": "anna",
        "number": 3,
        "revision": 4,
        "lines": 1,
        "waiting": 1,
        "created": 7,
        "updated": 8,
    },
    "chairs": {"table_id": "table", "seat": 0, "name": "Anna", "person": "anna", "gone": False},
    "chat": {"table_id": "table", "number": 1, "person": "anna", "name": "Anna", "words": "hi", "at": 8},
}


def at_version(connection: Any, version: str, go: Callable[[Alembic, str], None] = command.upgrade) -> None:
    config = Alembic()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    go(config, version)


def test_a_database_of_the_first_version_is_upgraded_with_all_that_is_in_it(place: str) -> None:
    async def story() -> None:
        first = Database(Config(database=place).database_url)
        async with first.write() as connection:
            await connection.run_sync(at_version, "0001")
            old = MetaData()
            await connection.run_sync(old.reflect)
            assert "audit" not in old.tables
            for name, values in OLD.items():
                await connection.execute(insert(old.tables[name]).values(**values))
            await connection.run_sync(at_version, "0009")
            chosen = '{"delay": 5, "events": ["turn", "reminder", "nudge", "invitation", "over"]}'
            await connection.execute(insert(schema.wishes).values(person="anna", chosen=chosen))
        await first.close()
        database = await Database.open(Config(database=place))
        async with database.read() as connection:
            for name, values in OLD.items():
                row = (await connection.execute(select(schema.metadata.tables[name]))).one()
                assert {key: getattr(row, key) for key in values} == values
            person = (await connection.execute(select(persons))).one()
            assert (person.seen, person.role, person.banned) == (7, "", None)
            table = (await connection.execute(select(tables))).one()
            assert (table.link, table.spectators, table.blocked, table.hidden) == (None, True, "[]", 0)
            assert not (await connection.execute(select(schema.chat.c.hidden))).scalar_one()
            wishes = (await load_wishes(connection, ["anna"]))["anna"]
            assert (wishes.delay, sorted(wishes.events)) == (5, sorted(EVENTS))  # what came later, too
            found = await connection.run_sync(columns)
        assert found == {
            name: {column.name for column in table.columns} for name, table in schema.metadata.tables.items()
        }
        async with database.write() as connection:
            await connection.run_sync(at_version, "0001", command.downgrade)
            left = await connection.run_sync(columns)
        assert "audit" not in left
        assert "presence" not in left
        assert "seen" not in left["people"]
        await database.close()

    def columns(connection: Any) -> dict[str, set[str]]:
        seen = inspect(connection)
        names = [name for name in seen.get_table_names() if name != "alembic_version"]
        return {name: {column["name"] for column in seen.get_columns(name)} for name in names}

    asyncio.run(story())
