"""People who do not come, and tables that cannot go on: what the page offers then."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from quivira.kernel.registry import find
from quivira.locale import catalog
from quivira.server.tables import clocks
from quivira.testing.browser import Guest, serving
from quivira.testing.clicking import Finger, answer, at_table, until_after, until_state
from quivira.testing.play import long_game
from quivira.testing.server import PATIENCE, Serving

FIRST = long_game()
FEWEST = max(2, find(FIRST).meta.seats[0])


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PATIENCE", "HOST_PATIENCE", "NUDGE"):
        monkeypatch.setattr(clocks, name, {"live": 0, "turns": 0})


def until_only(seat: int, players: dict[int, Any], table: str) -> None:
    """The others play, and bots, until the table waits for this seat alone."""
    looks, until = next(iter(players.values())), time.monotonic() + PATIENCE
    while (waiting := looks.get(f"/api/tables/{table}")["waiting"]) != [seat]:
        assert time.monotonic() < until, f"the table waits for {waiting}"
        other = next((one for one in waiting if one != seat and one in players), None)
        if other is None:
            time.sleep(0.02)
            continue
        player = players[other]
        side = player.side_to_play(table)
        name = f"{other}-{side['number']}"
        body = {"seat": other, "seen": side["number"], "keys": [side["legal"][0]["key"]], "id": name}
        player.post(f"/api/tables/{table}/play", body)


@pytest.mark.usefixtures("nobody_waits")
def test_those_who_stay_go_on_without_the_others(sits: Any) -> None:
    """Three at a table, one in each browser: Ola is nudged and replaced, Ben goes during a vote, Anna ends it."""
    anna, ben, ola = sits("Anna", size="phone"), sits("Ben"), sits("Ola")
    table = anna.post("/api/tables", {"game": FIRST, "seats": max(3, FEWEST)})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ola.post(f"/api/tables/{table}/sit", {"seat": 2})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    until_only(2, {0: anna, 1: ben, 2: ola}, table)
    anna.page.goto(f"/t/{table}")
    ben.page.goto(f"/t/{table}")
    ola.page.goto("/tables")
    expect(ola.page.get_by_text("Your turn").first).to_be_visible()
    bar = anna.page.locator("[data-thing=bar]")
    height = bar.bounding_box()["height"]

    bar.get_by_role("button", name="Ola: what now?").click()
    anna.page.get_by_role("button", name="Nudge Ola").click()
    anna.page.get_by_role("button", name="Nudge", exact=True).click()
    expect(ola.page.get_by_role("link", name="Others are waiting for you at a table")).to_be_visible()
    expect(bar.get_by_text("Anna nudges Ola.")).to_be_visible()
    bar.get_by_role("button", name="Ola: what now?").click()
    anna.page.get_by_role("button", name="Call a bot in for Ola").click()
    anna.page.get_by_role("radio", name=re.compile("^Hard")).check(force=True)
    anna.page.get_by_role("button", name="Call the bot in").click()
    expect(ben.page.get_by_text("Anna calls a bot in for Ola (Hard).").first).to_be_visible()
    assert anna.get(f"/api/tables/{table}")["chairs"][2]["stand_in"] == "hard"
    assert bar.bounding_box()["height"] == height, "the board has moved"

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Pause, leave, resign").click()
    anna.page.get_by_role("button", name="Pause the game").click()
    anna.page.get_by_role("button", name="Ask everybody", exact=True).click()
    expect(ben.page.get_by_text("Anna would like to pause the game.")).to_be_visible()
    expect(ben.page.get_by_text(re.compile(r"^1 for, 0 against; open until \d"))).to_be_visible()
    expect(anna.page.get_by_role("alert").get_by_text("Waiting for Ben", exact=False)).not_to_contain_text("Ola")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Pause, leave, resign").click()
    ben.page.get_by_role("button", name="Leave for now").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    expect(ben.page).to_have_url(re.compile("/tables$"))
    expect(bar.get_by_text(re.compile("^The game has been paused since"))).to_be_visible()
    bar.get_by_role("button", name="Go on").click()
    expect(bar.get_by_text(re.compile("^The game has been paused since"))).to_be_hidden()

    ola.page.goto(f"/t/{table}")
    ola.page.get_by_role("button", name="Take my seat back").click()
    expect(ola.page.get_by_text("Ola is back.").first).to_be_visible()  # in the log: a bot may have moved since
    ola.page.get_by_role("button", name="Menu").click()
    ola.page.get_by_role("button", name="Pause, leave, resign").click()
    ola.page.get_by_role("button", name="End the game for everyone").click()
    ola.page.get_by_role("button", name="Ask everybody", exact=True).click()
    agree = anna.page.get_by_role("button", name="Agree")
    over = anna.page.get_by_role("heading", name="Over without a winner")
    expect(agree.or_(over).first).to_be_visible()
    if agree.count():  # else Anna is asked just now, and here nobody waits for such
        anna.page.wait_for_timeout(600)  # a tap before that would be meant for what was there before
        agree.click()
    for page in (anna.page, ola.page):
        expect(page.get_by_role("heading", name="Over without a winner")).to_be_visible()
        expect(page.get_by_text("The players have voted to end the game.").first).to_be_visible()
    anna.page.get_by_role("button", name="Share", exact=True).click()
    expect(anna.page.get_by_text(re.compile(r": over without a winner\. Points at that moment: .*/g/"))).to_be_visible()
    anna.page.get_by_role("link", name="Page of this game").click()
    expect(anna.page).to_have_url(re.compile("/g/"))
    expect(anna.page.get_by_text("The players have voted to end the game.")).to_be_visible()
    points = anna.page.get_by_role("table")
    expect(points.get_by_role("columnheader", name="Ola")).to_be_visible()
    expect(points.get_by_role("rowheader", name="Place")).to_have_count(0)


def test_one_runs_out_of_time_and_closes_the_browser_in_the_next_turn(
    running: Browser, tmp_path: Path, later: Callable[[int], None]
) -> None:
    """Anna touches nothing meanwhile: what can be done comes up on her page by itself, at its time."""
    with serving(tmp_path, away_seconds=0.2, sweep=0.2) as server:
        anna, ben = (Guest(running, server.url, name) for name in ("Anna", "Ben"))
        clock = {"kind": "move", "seconds": 600, "then": "bot"}
        table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "clock": clock})["table"]
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        until_only(1, {0: anna, 1: ben}, table)
        anna.page.goto(f"/t/{table}")
        ben.page.goto(f"/t/{table}")
        bar, chip = anna.page.locator("[data-thing=bar]"), anna.page.locator('[data-thing="chip:1"]')
        what_now = bar.get_by_role("button", name="Ben: what now?")
        expect(chip.get_by_role("img", name="here now")).to_be_visible()
        expect(what_now).to_have_count(0)

        later(600_000)
        what_now.click()
        anna.page.get_by_role("button", name="Choose another bot for Ben").click()
        anna.page.get_by_role("radio", name=re.compile("^Hard")).check(force=True)
        anna.page.get_by_role("button", name="Change the bot").click()
        expect(what_now).to_have_count(0)
        chair = anna.get(f"/api/tables/{table}")["chairs"][1]
        assert (chair["stand_in"], chair["called"]) == ("hard", True)

        ben.page.get_by_role("button", name="Take my seat back").click()
        expect(chip.get_by_role("img", name="here now")).to_be_visible()
        until_only(1, {0: anna, 1: ben}, table)
        ben.close()
        expect(bar.get_by_text("Waiting for Ben, away since")).to_be_visible()
        expect(what_now).to_have_count(0)
        later(clocks.PATIENCE["live"])
        what_now.click()
        anna.page.get_by_role("button", name="Call a bot in for Ben").click()
        anna.page.get_by_role("button", name="Call the bot in").click()
        expect(chip.get_by_text("a bot is playing")).to_be_visible()
        assert [*anna.problems, *ben.problems] == []
        anna.close()


def until_mid_turn(seat: int, players: dict[int, Any], table: str) -> None:
    """Whoever sits there has the table open and has answered there, and their turn is not over yet."""
    player, until = Finger(players[seat], random.Random(1)), time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < until, f"each turn of seat {seat} ends with its first answer"
        until_only(seat, players, table)
        number = player.guest.position(table)["number"]
        until_after(player.page, number - 1)
        player.page.wait_for_timeout(400)  # a tap before that would be meant for the question before
        answer(player)
        until_after(player.page, number)
        if player.guest.get(f"/api/tables/{table}")["waiting"] == [seat]:
            return


def test_a_turn_is_finished_on_another_device(sits: Any) -> None:
    """Ben begins it at his desk and signs in on his phone, which asks him what comes next."""
    anna, ben = sits("Anna"), sits("Ben")
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    name = f"Ben {ben.id}"
    ben.post("/api/account", {"name": name, "password": "correct horse"})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    for guest in (anna, ben):
        at_table(guest, table)
    until_mid_turn(1, {0: anna, 1: ben}, table)
    asked = ben.page.locator(".bar .mine").inner_text()
    ben.page.close()

    phone = sits(None, size="phone")
    page = phone.page
    page.goto("/settings")
    form = page.locator("section", has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Account name").first.fill(name)
    form.get_by_label("Password").first.fill("correct horse")
    form.get_by_role("button", name="Sign in").click()
    expect(form).to_be_hidden()
    page.goto("/tables")
    expect(page.get_by_text("Your turn").first).to_be_visible()
    page.locator(f"a[href='/t/{table}']").click()
    until_state(page, "asked")
    expect(page.locator(".bar .mine")).to_have_text(asked)

    player = Finger(phone, random.Random(2))
    while phone.asked(table):
        until_state(page, "asked")
        page.wait_for_timeout(400)  # as above
        answer(player)
    until_state(anna.page, "asked")
    expect(anna.page.locator('[data-thing="chip:1"]').get_by_role("img", name="here now")).to_be_visible()


def found_again(page: Page) -> None:
    """Whoever looks among their tables finds the game, its page, and how it was played."""
    page.goto("/tables")
    page.get_by_role("link", name=catalog(FIRST, "en").text("title")).click()
    expect(page).to_have_url(re.compile("/g/"))
    expect(page.get_by_role("img", name="The final board")).to_be_visible()
    for name in ("Anna", "Ben", "Cleo"):
        expect(page.get_by_role("table")).to_contain_text(name)
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".frame")).to_be_visible()


def calls_a_bot_in(anna: Guest, name: str) -> None:
    anna.page.get_by_role("button", name=f"{name}: what now?").click()
    anna.page.get_by_role("button", name=f"Call a bot in for {name}").click()
    anna.page.get_by_role("radio", name=re.compile("^Easy")).check(force=True)
    anna.page.get_by_role("button", name="Call the bot in").click()
    expect(anna.page.get_by_text(f"Anna calls a bot in for {name}").first).to_be_visible()


def test_two_of_three_vanish_and_the_game_is_finished_and_found_a_week_later(
    running: Browser, tmp_path: Path, later: Callable[[int], None]
) -> None:
    """Ben in the middle of his turn; Cleo, the host, while everybody is asked what she wants to know."""
    with serving(tmp_path, away_seconds=0.2, sweep=0.2) as server:
        anna, ben, cleo = (Guest(running, server.url, name) for name in ("Anna", "Ben", "Cleo"))
        table = cleo.post("/api/tables", {"game": FIRST, "seats": 3})["table"]
        anna.post(f"/api/tables/{table}/sit", {"seat": 1})
        ben.post(f"/api/tables/{table}/sit", {"seat": 2})
        cleo.post(f"/api/tables/{table}/start")
        for guest in (anna, ben, cleo):
            at_table(guest, table)
        bar, chance = anna.page.locator("[data-thing=bar]"), random.Random(3)
        until_mid_turn(2, {0: cleo, 1: anna, 2: ben}, table)
        ben.page.close()
        expect(bar.get_by_text("Waiting for Ben, away since")).to_be_visible()
        cleo.page.get_by_role("button", name="Menu").click()
        cleo.page.get_by_role("button", name="Pause, leave, resign").click()
        cleo.page.get_by_role("button", name="End the game for everyone").click()
        cleo.page.get_by_role("button", name="Ask everybody", exact=True).click()
        expect(anna.page.get_by_text("Cleo would like to end the game")).to_be_visible()
        cleo.page.close()
        anna.page.wait_for_timeout(600)  # a tap before that would be meant for what was there before
        anna.page.get_by_role("button", name="No", exact=True).click()
        expect(anna.page.get_by_text("Waiting for Ben", exact=False).nth(1)).to_be_visible()

        later(clocks.PATIENCE["live"])
        expect(anna.page.get_by_text("There was no majority for ending the game")).to_be_visible()
        calls_a_bot_in(anna, "Ben")
        until_only(0, {1: anna}, table)
        expect(bar.get_by_text("Waiting for Cleo, away since")).to_be_visible()
        later(clocks.PATIENCE["live"])
        calls_a_bot_in(anna, "Cleo")
        assert anna.get(f"/api/tables/{table}")["hostless"]
        while anna.play(table, chance):
            pass
        until_state(anna.page, "over")
        expect(anna.page.get_by_role("table")).to_be_visible()

        later(7 * clocks.DAY)
        found_again(anna.page)
        again = ben.context.new_page()
        found_again(again)
        assert [*anna.problems, *ben.problems, *cleo.problems] == []
        for guest in (anna, ben, cleo):
            guest.close()


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
