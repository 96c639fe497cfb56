"""Two processes, a browser at each: time runs out at one, the game ends at both, and is found again a week later."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from quivira.kernel.registry import find, names
from quivira.locale import catalog
from quivira.server.config import Config
from quivira.testing.browser import Guest
from quivira.testing.clicking import Finger, at_table, play_to_the_end
from quivira.testing.play import default_table, play_record
from quivira.testing.server import Serving, postgres

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def test_time_runs_out_and_the_game_is_found_a_week_later(
    running: Browser, tmp_path: Path, later: Callable[[int], None]
) -> None:
    pairs = [name for name in names() if 2 in find(name).meta.seats]
    game = min(pairs, key=lambda name: len(play_record(default_table(find(name)), 1).moves))
    with postgres(tmp_path) as storage:
        config = Config(database=storage.uri, port=0, rate=0, bot_pause=0, sweep=0.3)
        with Serving(config) as here, Serving(config) as there:
            anna, ben = Guest(running, here.url, "Anna"), Guest(running, there.url, "Ben")
            clock = {"kind": "move", "seconds": 60}
            table = anna.post("/api/tables", {"game": game, "seats": 2, "clock": clock})["table"]
            ben.post(f"/api/tables/{table}/sit")
            anna.post(f"/api/tables/{table}/start")
            players = {"Anna": (anna, 0), "Ben": (ben, 1)}
            waiting = anna.get(f"/api/tables/{table}")["waiting"]
            name, late = next((name, guest) for name, (guest, seat) in players.items() if seat in waiting)
            for guest in (anna, ben):
                at_table(guest, table)
                expect(guest.page.get_by_role("timer").first).to_be_visible()

            later(MINUTE + 1)
            for guest in (anna, ben):
                said = guest.page.get_by_text(f"Time is up for {name}; a bot plays on (Medium).")
                expect(said.first).to_be_visible()
            late.page.get_by_role("button", name="Take my seat back").click()
            for guest in (anna, ben):
                expect(guest.page.get_by_text(f"{name} is back.").first).to_be_visible()
            assert play_to_the_end([Finger(anna, random.Random(1)), Finger(ben, random.Random(2))])
            for guest in (anna, ben):
                expect(guest.page.get_by_role("table")).to_be_visible()

            later(7 * DAY)
            found = Guest(running, here.url, None, size="phone")  # Ben at another device, and at the other process
            found.context.add_cookies(ben.context.cookies())  # type: ignore[arg-type]
            found.page.goto("/tables")
            found.page.get_by_role("link", name=catalog(game, "en").text("title")).click()
            expect(found.page).to_have_url(re.compile("/g/"))
            expect(found.page.get_by_role("img", name="The final board")).to_be_visible()
            expect(found.page.get_by_role("table")).to_be_visible()
            found.page.get_by_role("link", name="Replay", exact=True).click()
            expect(found.page.locator(".frame")).to_be_visible()
            assert [*anna.problems, *ben.problems, *found.problems] == []
            for guest in (anna, ben, found):
                guest.close()
