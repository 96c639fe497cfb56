"""A push service, chat groups and a mail server that run here, and a time that is put back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quivira.server.config import Config, Smtp
from quivira.server.now import Time, now
from quivira.testing.notices import SITE, Mailboxes, World, mailboxes


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with World() as found:
        yield found
        found.shutdown()


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[Mailboxes, int]]:
    with mailboxes() as running:
        yield running


@pytest.fixture
def config(world: World, mail: tuple[Mailboxes, int]) -> Config:
    """All channels, nothing that happens by itself, and no bots."""
    boxes, port = mail
    world.came.clear()
    world.status = 201
    boxes.letters.clear()
    boxes.full.clear()
    smtp = Smtp("127.0.0.1", port, None, None, "none", "Quivira <quivira@table.example>")
    return Config(
        port=0, rate=0, public_url=SITE, push=True, webhooks=True, smtp=smtp, local_endpoints=True, sweep=3600
    )


@pytest.fixture(autouse=True)
def the_time() -> Iterator[Time]:
    """The server's time, which is put back as it was."""
    kept = dict(vars(now))
    yield now
    vars(now).update(kept)
