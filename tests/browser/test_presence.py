"""Who is here, who is away, who writes: what others see in their browsers."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from quivira.kernel.registry import find, names
from quivira.testing.browser import Guest, serving
from quivira.testing.play import tables

LOOK = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_friend_hides_the_tab_goes_and_comes_back_elsewhere(running: Browser, tmp_path: Path) -> None:
    game = next(name for name in names() if 2 in find(name).meta.seats)
    with serving(tmp_path, away_seconds=0.2, sweep=0.2) as server:
        anna, ben, eve = (Guest(running, server.url, name) for name in ("Anna", "Ben", "Eve"))
        options = dict(next(table for table in tables(find(game)) if table.choices()).options)
        wish = {
            "game": game,
            "seats": 2,
            "options": options,
            "pace": "turns",
            "clock": {"kind": "move", "seconds": 172_800},
        }
        table = anna.post("/api/tables", wish)["table"]
        ben.post(f"/api/tables/{table}/sit")
        anna.post(f"/api/tables/{table}/start")
        for guest in (anna, ben, eve):
            guest.page.goto(f"/t/{table}")
        chip = anna.page.locator('[data-thing="chip:1"]')
        here = chip.get_by_role("img", name="here now")
        away = chip.get_by_role("img", name="away since")
        expect(here).to_be_visible()
        ben.page.evaluate(LOOK, True)
        expect(away).to_be_visible()
        ben.page.evaluate(LOOK, False)
        expect(here).to_be_visible()
        expect(eve.page.get_by_text("What is secret stays hidden until the game is over")).to_be_visible()
        expect(anna.page.get_by_role("img", name="One person is watching.")).to_be_visible()
        ben.page.locator("#tab-chat").click()
        says = ben.page.get_by_role("textbox", name="Say something")
        says.press_sequentially("H")
        expect(chip.get_by_role("img", name="Ben is writing")).to_be_visible()  # whoever reads the log sees it, too
        anna.page.locator("#tab-chat").click()
        says.press_sequentially("i")
        expect(anna.page.get_by_role("status").get_by_text("Ben is writing")).to_be_visible()
        says.press("Enter")
        expect(chip.get_by_role("img", name="Ben is writing")).to_be_hidden()
        expect(here).to_be_visible()
        anna.page.get_by_role("button", name="Menu").click()
        agreed = anna.page.get_by_role("dialog", name="Menu").get_by_role("listitem")
        expect(agreed.filter(has_text="By turns")).to_be_visible()
        expect(agreed.filter(has_text="2 days per move")).to_be_visible()
        changed = agreed.nth(2)
        changed.evaluate("chip => chip.isOld = true")
        ben.page.close()
        expect(away).to_be_visible()
        assert changed.evaluate("chip => chip.isOld"), "what was agreed on is drawn again with every message"
        anna.page.keyboard.press("Escape")
        phone = ben.context.new_page()
        phone.goto(f"/t/{table}")
        expect(here).to_be_visible()
        assert [*anna.problems, *ben.problems, *eve.problems] == []
        for guest in (anna, ben, eve):
            guest.close()
