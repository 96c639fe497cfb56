"""A browser and a server for each test process, and people in windows of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from quivira.server.entrance.files import client_files
from quivira.testing.browser import PATIENCE, Guest, browser, serving
from quivira.testing.server import Serving

Sits = Callable[..., Guest]
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def running() -> Iterator[Browser]:
    assert client_files(), "the client is not built; run: make client"
    with browser() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def sits(running: Browser, server: Serving) -> Iterator[Sits]:
    """Opens a window for somebody; afterwards no page may have had an error."""
    guests: list[Guest] = []

    def sit(name: str | None = "Anna", **more: Any) -> Guest:
        guest = Guest(running, server.url, name, **more)
        guests.append(guest)
        return guest

    yield sit
    problems = [problem for guest in guests for problem in guest.problems]
    for guest in guests:
        guest.close()
    assert problems == []


@pytest.fixture
def admin(sits: Sits, server: Serving) -> Sits:
    """Makes an administrator, by the command line."""

    def sit(**more: Any) -> Guest:
        boss = sits("Boss", **more)
        name = f"Boss {boss.id}"
        boss.post("/api/account", {"name": name, "password": "correct horse"})
        words = ["admin", "grant", name, "--database", server.config.database]
        subprocess.run([sys.executable, "-m", "quivira", *words], check=True)
        return boss

    return sit
