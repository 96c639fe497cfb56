"""People who do not come, and tables that cannot go on: what the page offers then."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from quivira.kernel.registry import find
from quivira.server.tables import clocks
from quivira.testing.play import long_game
from quivira.testing.server import Serving

FIRST = long_game()
FEWEST = max(2, find(FIRST).meta.seats[0])


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PATIENCE", "HOST_PATIENCE"):
        monkeypatch.setattr(clocks, name, {"live": 0, "turns": 0})


@pytest.mark.usefixtures("nobody_waits")
def test_a_bot_is_called_in_for_one_who_does_not_come(sits: Any) -> None:
    """At a table without a clock, too."""
    anna, ben = sits("Anna", size="phone"), sits("Ben")
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    anna.page.goto(f"/t/{table}")
    while anna.get(f"/api/tables/{table}")["waiting"] != [1]:  # then the bar offers it, and the menu at any time
        side = anna.side_to_play(table)
        body = {"seat": 0, "seen": side["number"], "keys": [side["legal"][0]["key"]], "id": f"m{side['number']}"}
        anna.post(f"/api/tables/{table}/play", body)
    anna.page.get_by_role("button", name="Call a bot in for Ben").click()
    expect(anna.page.get_by_role("button", name="Call a bot in for Ben")).to_have_count(0)
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["stand_in"]


@pytest.mark.usefixtures("nobody_waits")
def test_a_guest_starts_for_a_host_who_does_not_come(sits: Any) -> None:
    anna, ben = sits("Anna"), sits("Ben")
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ben.page.goto(f"/t/{table}")
    expect(ben.page.get_by_text("The host has not been here for a while.")).to_be_visible()
    ben.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ben.page.locator(".frame")).to_be_visible()


@pytest.mark.parametrize(
    ("column", "value", "says"),
    [("options", "{", "data is damaged"), ("game", "no_such_game", "no longer has this table")],
)
def test_a_table_that_cannot_go_on_says_why(sits: Any, server: Serving, column: str, value: str, says: str) -> None:
    anna = sits("Anna")
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    twin = f"twin-{column}"
    with closing(sqlite3.connect(server.config.database)) as database, database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())
        row |= {"id": twin, column: value}
        names = ", ".join(row)
        database.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", [*row.values()])
    anna.page.goto(f"/t/{twin}")
    expect(anna.page.get_by_role("heading", name="This game cannot go on")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_contain_text(says)
    anna.problems.clear()  # the browser's own line about the refusal
