"""One table and the people around it: invitations, undo, a lost connection, hot seat, spectators, chat, replay."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira.kernel.registry import find, names
from quivira.testing.browser import Guest
from quivira.testing.clicking import (
    Finger,
    answer,
    at_table,
    number,
    press_something,
    state,
    until,
    until_after,
    until_state,
)
from quivira.testing.drawing import figures, updates
from quivira.testing.play import long_game, sealed_openings

FIRST = long_game()
RECAP = 8000  # milliseconds, as the client plans them
LAYOUTS = 4  # for one update, before it is drawn; measuring and moving in turns made up to fifteen


def until_asked(page: Page) -> None:
    expect(page.locator(".frame")).to_have_attribute("data-state", "asked")


def two_at_a_table(sits: Any, game: str = FIRST) -> tuple[Guest, Guest, str]:
    anna, ben = sits("Anna"), sits("Ben")
    table = anna.post("/api/tables", {"game": game, "seats": max(2, find(game).meta.seats[0])})["table"]
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    return anna, ben, table


def test_a_game_against_bots_starts_with_a_tap_and_a_name(sits: Any) -> None:
    page = sits(None, size="phone").page
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/")
    begin = page.get_by_role("button", name=re.compile("Play against bots")).first
    expect(begin).to_be_in_viewport(ratio=1)
    expect(begin).to_have_text(re.compile(r"\d bots · Medium$"))
    begin.click()
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".frame")).to_be_visible()
    assert "Anna" not in page.locator(".others").inner_text()


def test_a_friend_comes_by_link_and_the_host_starts(sits: Any) -> None:
    anna, ben = sits("Anna"), sits(None, size="phone", language="pl")
    anna.page.goto("/")
    anna.page.get_by_role("button", name=re.compile("With friends")).first.click()
    anna.page.wait_for_url(re.compile("/t/"))
    link = anna.page.locator("output.link").inner_text()
    expect(anna.page.get_by_role("img", name="QR code for the link")).to_be_visible()

    ben.page.goto(link)
    ben.page.get_by_label("Twoje imię").fill("Bartek")
    ben.page.get_by_role("button", name="Usiądź").first.click()
    expect(anna.page.get_by_text("Bartek").first).to_be_visible()
    anna.page.get_by_role("button", name=re.compile("^Start")).click()
    for guest in (anna, ben):
        expect(guest.page.locator(".frame")).to_be_visible()
    assert "Bartek" in anna.page.locator(".others").inner_text()


def test_bots_are_added_and_sent_away_by_the_host(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Add a bot").first.click()
    expect(anna.page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(1)
    anna.page.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(anna.page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.table_with_bots(FIRST)
    page = at_table(anna, table)
    until_asked(page)
    until(page, lambda: len(anna.get(f"/api/tables/{table}")["waiting"]) == 1)  # bots have answered in secret
    until(page, lambda: number(page) == anna.get(f"/api/tables/{table}")["number"])
    before = number(page), page.locator(".asks").inner_text()
    page.reload()
    until_asked(page)
    assert (number(page), page.locator(".asks").inner_text()) == before


def test_a_move_made_while_the_connection_is_lost_is_done_once(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.table_with_bots(FIRST)
    page = at_table(anna, table)
    until_asked(page)
    seen = number(page)
    anna.context.set_offline(True)
    expect(page.get_by_text("No connection")).to_be_visible()
    page.wait_for_timeout(350)
    player = Finger(anna, random.Random(3))
    for _ in range(20):  # several presses where the question needs them
        if page.locator(".frame").get_attribute("data-state") != "asked":
            break
        press_something(player)
        page.wait_for_timeout(100)
    assert state(page) == "waiting"
    anna.context.set_offline(False)
    expect(page.get_by_text("No connection")).to_be_hidden()
    until_after(page, seen)
    mine = [line for line in anna.get(f"/api/tables/{table}/log?after={seen}")["lines"] if line["number"] == seen + 1]
    assert len(mine) == 1
    anna.problems.clear()  # the browser tells of requests that failed without a network


def test_own_choices_are_taken_back_and_the_log_says_so(sits: Any) -> None:
    anna = sits("Anna")
    player = Finger(anna, random.Random(5))
    for game in names():
        page = at_table(anna, anna.table_with_bots(game))
        for _ in range(12):
            until_state(page, "asked", "over")
            answer(player)
            page.wait_for_timeout(150)
            undo = page.get_by_role("button", name="Take back", exact=True)
            if state(page) == "asked" and undo.count() and undo.is_enabled():
                before = number(page)
                undo.click()
                until_after(page, before)
                expect(page.locator(".told .gone").first).to_be_visible()
                expect(page.locator(".told")).to_contain_text("takes a move back")
                return
    raise AssertionError("no game offered to take anything back")


def test_going_further_back_needs_everybodys_consent(sits: Any) -> None:
    anna, ben, table = two_at_a_table(sits)
    chance = random.Random(1)
    for guest in (anna, ben):
        at_table(guest, table)
    ask = anna.page.get_by_role("button", name="Ask to go back")  # in the bar, where nothing can be taken back freely
    while anna.page.locator(".told .back").count() < 6 or not ask.count():
        for guest in (anna, ben):
            if state(guest.page) == "asked":
                answer(Finger(guest, chance))
        anna.page.wait_for_timeout(100)
    agree, refused = ben.page.get_by_role("button", name="Agree"), anna.page.locator(".over .notice")
    for attempt in range(10):  # a line may be no choice; the server says so and another is asked for
        buttons = anna.page.locator(".told .back")
        buttons.nth(attempt % buttons.count()).click()
        assert agree.count() == 0, "nobody is asked before the question whether they should be"
        anna.page.get_by_role("button", name="Ask everybody", exact=True).click()
        until(ben.page, lambda: bool(agree.count() or refused.count()))
        if agree.count():
            break
    expect(ben.page.get_by_text("Anna would like to go back")).to_be_visible()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(anna.page.get_by_text("Not everyone agreed")).to_be_visible()
    ask.click()  # which leads the same way
    anna.page.get_by_role("button", name="Ask everybody", exact=True).click()
    agree.click()
    for guest in (anna, ben):
        expect(guest.page.locator(".told")).to_contain_text("Anna takes a move back")


def test_two_people_at_one_device_hand_it_over(sits: Any) -> None:
    anna = sits("Anna", size="phone")
    table = anna.post("/api/tables", {"game": FIRST, "seats": max(2, find(FIRST).meta.seats[0])})["table"]
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_text("Someone else on this device").click()
    anna.page.get_by_label("Name of the other player").fill("Dora")
    anna.page.get_by_role("button", name="Add player").click()
    expect(anna.page.get_by_text("Dora")).to_be_visible()
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    page = at_table(anna, table)
    ready = page.get_by_role("button", name=re.compile("^I am "))
    handed = set()
    for _ in range(8):
        until(page, lambda: bool(ready.count()) or state(page) == "asked")
        if ready.count() and ready.is_visible():
            handed.add(ready.inner_text())
            covered = page.evaluate("document.elementFromPoint(180, 300).closest('dialog') !== null")
            assert covered, "the board can be seen before the device is handed over"
            ready.click()
        until_asked(page)
        assert page.get_by_role("button", name="Ask to go back").count() == 0, "there is nobody else to ask"
        answer(Finger(anna, random.Random(4)))
        page.wait_for_timeout(200)
        if len(handed) == 2:
            return
    raise AssertionError(f"the device was handed only to {handed}")


def test_a_spectator_sees_the_table_and_cannot_act(sits: Any) -> None:
    anna, eve = sits("Anna"), sits(None)
    table = anna.table_with_bots(FIRST)
    page = at_table(eve, table)
    expect(page.get_by_text("watching")).to_be_visible()
    assert page.locator(".bar .buttons button").count() == 0
    before = number(page)
    anna.play(table, random.Random(1))
    until_after(page, before)
    side = eve.position(table)["sides"][0]
    assert side["seat"] is None


def test_another_language_in_the_middle_of_a_turn(sits: Any) -> None:
    anna = sits("Anna")
    page = at_table(anna, anna.table_with_bots(FIRST))
    until_asked(page)
    english = page.locator(".asks .mine").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Magyar").check()
    page.keyboard.press("Escape")
    expect(page.locator(".asks .mine")).not_to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    until(page, lambda: anna.get("/api/me")["person"]["language"] == "hu")


def test_people_talk_at_the_table(sits: Any) -> None:
    anna, ben, table = two_at_a_table(sits)
    for guest in (anna, ben):
        at_table(guest, table).get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("<b>good luck</b>")
    anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("<b>good luck</b>")).to_be_visible()


def test_a_message_is_seen_on_a_phone_and_the_newest_line_is_in_sight(sits: Any) -> None:
    anna, ben, table = two_at_a_table(sits)
    for _ in range(4):
        for guest in (anna, ben):
            if any(side["legal"] for side in guest.position(table)["sides"]):
                guest.play(table, random.Random(2))
    phone = sits(None, size="phone")
    phone.context.add_cookies(anna.context.cookies())
    page = at_table(phone, table)
    ben.post(f"/api/tables/{table}/chat", {"words": "good luck"})
    page.get_by_role("button", name="Chat; 1 new message").click()
    expect(page.get_by_text("good luck")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".told li").last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_visible()


def test_a_bot_plays_for_whoever_wants_that_and_the_bar_says_so(sits: Any) -> None:
    anna, _, table = two_at_a_table(sits)
    page = at_table(anna, table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause, leave, resign").click()
    page.get_by_role("button", name="Let a bot play for Anna").click()
    assert not anna.get(f"/api/tables/{table}")["chairs"][0]["stand_in"], "nobody was asked whether they are sure"
    page.get_by_role("button", name="Yes, let a bot play").click()
    expect(page.locator(".bar").get_by_text("A bot is playing for you.")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".bar").get_by_text("A bot is playing for you.")).to_be_hidden()
    assert not anna.get(f"/api/tables/{table}")["chairs"][0]["stand_in"]


def test_whoever_waits_sees_their_own_secret_answer(sits: Any) -> None:
    anna, _, table = two_at_a_table(sits, sealed_openings()[0])
    page = at_table(anna, table)
    until_asked(page)
    before = number(page)
    chosen = anna.side_to_play(table)["legal"][-1]
    anna.post(f"/api/tables/{table}/play", {"seat": 0, "seen": before, "keys": [chosen["key"]], "id": "secret"})
    expect(page.locator(".asks")).to_contain_text("Your choice:")
    expect(page.locator(".asks")).to_contain_text(str(chosen["text"]["args"]["arg"]))


def test_a_clock_runs_for_whom_the_table_waits(sits: Any) -> None:
    anna = sits("Anna")
    page = at_table(anna, anna.table_with_bots(FIRST, clock={"kind": "move", "seconds": 300, "increment": 0}))
    until_asked(page)
    clock = page.locator(".bar").get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))
    expect(clock).not_to_have_text(clock.inner_text())


def test_moves_are_confirmed_where_somebody_wants_that(sits: Any) -> None:
    anna = sits("Anna")
    anna.context.add_init_script(
        "localStorage.setItem('quivira-settings', JSON.stringify({speed: 'off', confirm: true}))"
    )
    table = anna.table_with_bots(FIRST)
    anna.page.goto(f"/t/{table}")
    until_asked(anna.page)
    before = number(anna.page)
    confirm = anna.page.get_by_role("button", name="Confirm")
    player = Finger(anna, random.Random(2))
    for _ in range(10):
        press_something(player)
        anna.page.wait_for_timeout(350)
        if confirm.count():
            break
    assert 0 in anna.position(table)["waiting"]  # nothing is done yet
    confirm.click()
    until_after(anna.page, before)


def test_the_rule_behind_the_question_is_one_press_away(sits: Any) -> None:
    anna = sits("Anna")
    page = at_table(anna, anna.table_with_bots(FIRST))
    until_asked(page)
    page.locator(".asks .rule").click()
    expect(page.locator("dialog[open] p.rule")).not_to_be_empty()


def test_things_say_what_they_are_to_whoever_asks(sits: Any) -> None:
    """By the `?` above the board and the next tap, by `?` on the keyboard, by a long press, by a mouse that rests."""
    anna = sits("Anna", size="phone")
    table = anna.table_with_bots(FIRST)
    page = at_table(anna, table)
    until(page, lambda: anna.get(f"/api/tables/{table}")["waiting"] == [0])  # what others do puts an answer away
    until_after(page, anna.position(table)["number"] - 1)
    until_asked(page)
    before, bubble, chip = number(page), page.locator(".bubble"), page.locator(".others .chip").first
    page.get_by_role("button", name="What is this?").click()
    chip.click()
    expect(bubble).to_contain_text("A bot plays here.")
    expect(page.locator("dialog[open]")).to_have_count(0)  # it only asked
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    page.mouse.move(1, 1)  # neither mouse nor focus on a thing, so that the open question answers
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("?")
    expect(bubble.get_by_role("button", name=re.compile("^Rule"))).to_be_visible()
    page.keyboard.press("Escape")
    chip.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
    expect(bubble).to_contain_text("A bot plays here.")
    chip.dispatch_event("click")  # the finger is lifted
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".strip h1").dispatch_event("pointerdown")
    expect(bubble).to_have_count(0)
    box = chip.bounding_box()
    assert box is not None
    x, y = round(box["x"]) + 20, round(box["y"]) + 20
    rests = {"pointerType": "mouse", "clientX": x, "clientY": y}
    page.mouse.move(x, y)
    expect(bubble).to_contain_text("A bot plays here.")
    page.locator(".strip h1").dispatch_event("pointerover", rests)  # lies over it
    expect(bubble).to_have_count(0)
    chip.dispatch_event("pointerover", rests)  # what comes to lie beneath a mouse that rests was not asked
    page.evaluate("() => new Promise((done) => setTimeout(done, 600))")  # longer than it has to rest
    expect(bubble).to_have_count(0)
    page.mouse.move(x + 5, y)
    expect(bubble).to_contain_text("A bot plays here.")
    assert number(page) == before


def test_a_game_is_seen_again_from_any_seat_and_played_on(sits: Any) -> None:
    anna = sits("Anna", calm=False)
    anna.context.add_init_script(COUNT_FLIGHTS)
    chance = random.Random(8)
    table = anna.table_with_bots(FIRST)
    while anna.play(table, chance):
        pass
    page = anna.page
    page.goto(f"/t/{table}")
    told_at_the_end(anna, table)
    part, made = page.locator("table button[aria-expanded]").first, page.locator("tr.round")
    part.click()
    expect(made).not_to_have_count(0)
    things = made.all_inner_texts()
    page.get_by_role("link", name="Page of this game").click()
    part.click()
    expect(made).to_have_text(things, use_inner_text=True)  # it unfolds there as at the table
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/g/[^/]+/replay"))
    page.goto(f"/t/{table}/replay")  # whoever played passes on the link of the game's page, wherever they came from
    page.wait_for_url(re.compile(r"/g/[^/]+/replay\?at="))
    page.wait_for_selector(".frame")
    page.get_by_role("button", name="One step forward").click()
    until_after(page, 1)
    stepped_through(anna, table)
    view = page.get_by_label("Point of view")
    view.select_option(label="As a spectator")
    page.wait_for_url(re.compile(r"seat=none\b"))
    page.reload()  # and so it stays, though she has played
    expect(view).to_have_value("")
    view.select_option(label="All hands open, from Anna’s seat")
    page.get_by_role("slider").fill("40")
    until(page, lambda: number(page) == 40)
    page.wait_for_url(re.compile(r"at=40\b"))
    ben = sits("Ben", size="phone")  # the link shows the same moment to whoever gets it, in words too
    ben.page.goto(page.url)
    until(ben.page, lambda: number(ben.page) == 40)
    expect(ben.page.locator(".controls .told")).to_have_text(page.locator(".controls .told").text_content() or "?")
    ben.page.goto(f"{page.url}&analyse")  # how the points grew, and the way to a round of it on the board
    analysis = ben.page.get_by_role("heading", name="Analysis")
    expect(analysis).to_be_visible()
    phone = ben.page.viewport_size
    assert phone is not None
    ben.page.set_viewport_size({"width": 1440, "height": 900})  # where it stands beside the log
    expect(ben.page.locator(".points figure svg")).to_be_visible()
    ben.page.set_viewport_size(phone)
    expect(analysis).to_be_visible()
    ben.page.locator("dialog[open] figure svg a").last.click()
    until(ben.page, lambda: number(ben.page) == anna.get(f"/api/tables/{table}/counts")[-1]["number"])
    expect(ben.page.locator("dialog[open]")).to_have_count(0)
    line = page.locator(".lines button").nth(12)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/[^/]+$"))
    expect(page.locator(".frame")).to_be_visible()
    assert table not in page.url


def told_at_the_end(anna: Guest, table: str) -> None:
    """The own place, totals that have counted up, the way to each round and to the last moment, a result to pass on."""
    page, outcome = anna.page, anna.position(table)["outcome"]["scores"]
    scores = sorted(outcome, key=lambda score: (score["rank"], score["seat"]))
    rank = next(score["rank"] for score in scores if score["seat"] == 0)
    came = ["You (win|share the victory)!", "You came second.", "You came third.", "You came fourth."][rank - 1]
    expect(page.get_by_role("heading", name=re.compile(f"^{came}$"))).to_be_visible()
    totals = [str(score["total"]).replace("-", "−") for score in scores]
    expect(page.locator("tbody.total td")).to_have_text(totals)
    counts = anna.get(f"/api/tables/{table}/counts")
    last = page.locator("figure svg a").last
    expect(last).to_have_attribute("href", re.compile(rf"/replay\?at={counts[-1]['number']}$"))
    analyse = page.get_by_role("link", name="Analyse")
    there = rf"/replay\?at={anna.position(table)['number']}&open&analyse$"
    expect(analyse).to_have_attribute("href", re.compile(there))
    page.get_by_role("button", name="Share").click()
    expect(page.locator("dialog[open] output")).to_contain_text(
        f"Anna {next(s['total'] for s in outcome if s['seat'] == 0)}"
    )
    expect(page.locator("dialog[open] output")).to_contain_text("/g/")


COUNT_FLIGHTS = """
window.flown = 0;
const fly = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.flown += 1;
  return fly.apply(this, how);
};
"""


def stepped_through(anna: Guest, table: str) -> None:
    """Steps fly, jumps do not; the arrow keys go on after a button; a round on and back; faster; what a thing is."""
    page, lines = anna.page, anna.get(f"/api/tables/{table}/log?seat=0")["lines"]
    while not page.evaluate("window.flown"):
        before = number(page)
        page.keyboard.press("ArrowRight")  # the button for a step has the focus
        until_after(page, before)
    rounds = [line["number"] for line in lines if any(told["verb"] == "round-begins" for told in line["events"])]
    start = next(begins for begins in rounds if begins > number(page))
    page.evaluate("window.flown = 0")
    page.get_by_role("button", name="On to the next round").click()
    until(page, lambda: number(page) == start)
    page.get_by_role("slider").fill(str(lines[-1]["number"]))
    until(page, lambda: number(page) == lines[-1]["number"])
    page.get_by_role("button", name="Back to the start of the round").click()
    until(page, lambda: number(page) == max(begins for begins in rounds if begins < lines[-1]["number"]))
    assert page.evaluate("window.flown") == 0
    for pace in ("2", "4", "0.5", "1"):
        page.get_by_role("button", name=re.compile("^Speed")).click()
        expect(page.get_by_role("button", name=f"Speed: {pace}×")).to_be_visible()
    page.get_by_role("button", name="What is this?").click()
    page.locator(".others .chip").first.click()
    expect(page.locator(".bubble")).to_contain_text("A bot plays here.")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_was_missed_is_shown_again(size: str, sits: Any) -> None:
    """On the board: on a phone the log, where the button is, makes way."""
    anna = sits("Anna", size=size, calm=False)
    table = anna.table_with_bots(FIRST)
    page, chance = at_table(anna, table), random.Random(1)
    again = page.get_by_role("button", name=re.compile("Show what has happened"))
    until_asked(page)
    while True:  # until the others did something after her last move
        if size == "phone":
            page.get_by_role("button", name="Log").first.click()
        if again.count():
            break
        page.keyboard.press("Escape")
        answer(Finger(anna, chance))
        until_state(page, "asked")
        page.wait_for_timeout(100)
    latest = number(page)
    again.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    until(page, lambda: number(page) < latest)
    skips = page.get_by_role("button", name="Skip ahead")
    expect(skips).to_have_count(1)
    skips.click()
    until(page, lambda: number(page) == latest)
    until_asked(page)


def test_whoever_comes_back_by_turns_is_told_what_has_happened(sits: Any) -> None:
    """When the page is loaded, and when an open one is looked at again."""
    anna, chance = sits("Anna", calm=False), random.Random(1)
    page, table = anna.page, anna.table_with_bots(FIRST, pace="turns")

    def missed() -> bool:
        lines = anna.get(f"/api/tables/{table}/log?seat=0")["lines"]
        own = [line["number"] for line in lines if line.get("own")]
        return bool(own) and lines[-1]["number"] > own[-1]

    def others_act() -> int:
        """Until they have; where all are asked at once, some may answer later still."""
        while True:
            assert anna.play(table, chance)
            assert anna.side_to_play(table)
            if missed():
                return int(anna.position(table)["number"])

    page.goto(f"/t/{table}")
    until_asked(page)
    page.goto("/about")
    latest = others_act()
    page.goto(f"/t/{table}")
    expect(page.locator(".frame .over .told")).to_be_visible()
    assert number(page) < latest
    page.locator(".bar .buttons button", has_text="Skip").click()
    until(page, lambda: number(page) >= latest)
    page.reload()  # seen now: it is not told again
    until_asked(page)
    expect(page.locator(".frame .over .told")).to_have_count(0)
    look = "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    look += " document.dispatchEvent(new Event('visibilitychange')); }"
    planned = "performance.getEntriesByName('quivira-again').map(({ duration }) => duration)"
    page.evaluate(look, True)
    latest = others_act()
    until(page, lambda: number(page) >= latest)
    assert page.evaluate(planned) == []
    page.evaluate(look, False)
    until(page, lambda: bool(page.evaluate(planned)) and number(page) >= latest and state(page) == "asked")
    assert 0 < sum(page.evaluate(planned)) <= RECAP


def test_a_rematch_brings_the_same_people_together(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.table_with_bots(FIRST)
    while anna.play(table, random.Random(8)):
        pass
    page = at_table(anna, table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    until_asked(page)


def test_a_rematch_of_several_begins_when_all_have_asked_for_it(sits: Any) -> None:
    """Where the game was played, or where a notice leads."""
    anna, ben, table = two_at_a_table(sits)
    for comes in ("Join the rematch", "Take my seat"):
        finish(anna, ben, table)
        anna.page.get_by_role("button", name="Play again").click()
        expect(anna.page.get_by_text("Waiting for Ben to join.")).to_be_visible()
        table = anna.get(f"/api/tables/{table}")["rematch"]
        if comes == "Take my seat":
            anna.page.get_by_role("link", name="To the table").click()
            expect(anna.page.get_by_text("seat kept")).to_be_visible()
            expect(anna.page.get_by_text("bots play for those who are missing")).to_be_visible()
            ben.page.goto(f"/t/{table}")
        ben.page.get_by_role("button", name=comes).click()
        for guest in (anna, ben):
            guest.page.wait_for_url(re.compile(table))
            expect(guest.page.locator(".frame")).to_be_visible()


def finish(anna: Guest, ben: Guest, table: str) -> None:
    """Bots play their game to its end, and both look at that."""
    for guest in (anna, ben):
        chairs = guest.get(f"/api/tables/{table}")["chairs"]
        seat = next(chair["seat"] for chair in chairs if chair["person"] == guest.id)
        guest.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"level": "random"})
    for guest in (anna, ben):
        until_state(at_table(guest, table), "over")


@pytest.mark.parametrize("game", names())
def test_an_update_is_laid_out_few_times(game: str, sits: Any, record_property: Any, capsys: Any) -> None:
    """Measuring and changing in turns makes an update slow. Times depend on the machine, so they are only told."""
    anna = sits("Anna", size="phone", calm=False)
    anna.context.add_init_script("localStorage.setItem('quivira-settings', JSON.stringify({speed: 'quick'}))")
    page, table, chance = anna.page, anna.table_with_bots(game), random.Random(1)
    page.goto(f"/t/{table}")
    until_asked(page)

    def act() -> None:
        for _ in range(6):
            if anna.play(table, chance) and (side := anna.side_to_play(table)):
                until_after(page, side["number"] - 1)
        page.wait_for_timeout(100)

    found = updates(page, act)
    record_property("drawn on a slow device", str(figures(found)))
    with capsys.disabled():
        print(f"\n{game}, a phone four times slower: {figures(found)}")
    assert max(update.layouts for update in found) <= LAYOUTS, found
