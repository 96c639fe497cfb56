"""Every server test runs on SQLite and on a real PostgreSQL; where that cannot start, the tests fail."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from quivira.server.config import Config
from quivira.testing.load import Storage, storage
from quivira.testing.process import Evening, tell
from quivira.testing.server import Player, Postgres, Serving, fresh_database, postgres

QUICK = Config(port=0, rate=0, bot_pause=0, sweep=0.3)


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """The same argon2 with the least work: what it protects is not at stake here."""
    with pytest.MonkeyPatch.context() as patch:
        least = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("quivira.server.people.accounts.PasswordHasher", least)
        yield


@pytest.fixture(scope="session")
def running_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with postgres(tmp_path_factory.mktemp("postgres")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_uri(running_postgres: Postgres) -> str:
    return running_postgres.uri


@pytest.fixture
def shared_storage(running_postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loads and faults get a new database at the PostgreSQL that runs already."""

    @contextmanager
    def place(kind: str) -> Iterator[Storage]:
        if kind == "sqlite":
            with storage(kind) as own:
                yield own
        else:
            yield Storage(fresh_database(running_postgres.uri), running_postgres.restart, running_postgres.pid())

    monkeypatch.setattr("quivira.testing.load.storage", place)
    monkeypatch.setattr("quivira.testing.faults.storage", place)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("sqlite") / "tables.db")
    return fresh_database(request.getfixturevalue("postgres_uri"))


def pytest_itemcollected(item: pytest.Item) -> None:
    """What is done on both databases coverage watches on SQLite: to watch costs half as much again."""
    case = getattr(item, "callspec", None)
    if case is not None and "postgres" in (case.params.get("database"), case.params.get("place")):
        item.add_marker("untraced")


@contextmanager
def unwatched() -> Iterator[None]:
    """Coverage does not watch threads that start meanwhile."""
    watching = threading.gettrace()
    threading.settrace(None)
    yield
    threading.settrace(watching)


@pytest.fixture(scope="session")
def shared_server(database: str) -> Iterator[Serving]:
    with ExitStack() as stack:
        with unwatched() if "://" in database else nullcontext():
            serving = stack.enter_context(Serving(replace(QUICK, database=database)))
        yield serving


@pytest.fixture
def server(shared_server: Serving) -> Iterator[Serving]:
    """What a test has not played to the end is closed after it: bots that go on would delay all that follow."""
    yield shared_server
    shared_server.close_tables()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """A server of the test's own, on SQLite, with other settings."""
    running: list[Serving] = []

    def start(**settings: Any) -> Serving:
        config = replace(QUICK, **{"database": str(tmp_path / "own.db"), **settings})
        running.append(Serving(config).__enter__())
        return running[-1]

    yield start
    for serving in running:
        serving.__exit__()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh_database(request.getfixturevalue("postgres_uri"))


@pytest.fixture
def evening(place: str) -> Callable[[Callable[[Evening], Awaitable[None]]], None]:
    """Tells a story of a table, at one process or two."""
    return partial(tell, place)


@pytest.fixture
def people(server: Serving) -> Iterator[Callable[..., Player]]:
    """Makes guests."""
    made: list[Player] = []

    def join(name: str = "Anna", url: str | None = None, **more: Any) -> Player:
        made.append(Player(url or server.url, name, **more))
        return made[-1]

    yield join
    for player in made:
        player.close()
