"""Every page: nothing that axe finds, nothing wider than the screen, little to load; and what the pages are for."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from quivira import lessons
from quivira.kernel.registry import find, names
from quivira.locale import LANGUAGES, folder_of
from quivira.testing.axe import CONTRAST, flaws
from quivira.testing.browser import SCREENS, SIZES, Guest
from quivira.testing.clicking import STILL, until_after, until_state
from quivira.testing.play import long_game, long_games
from quivira.testing.server import eventually

LOOKING = Path(__file__).with_name("looking.js").read_text("utf-8")
FIRST = long_game()
TEACHING = [game for game in names() if lessons.names(game)]
TAUGHT = TEACHING[0]
LESSONS = [f"/learn/{TAUGHT}", f"/learn/{TAUGHT}/{lessons.names(TAUGHT)[0]}"]
PAGES = ["/", "/lobby", "/tables", "/rules", f"/rules/{FIRST}", "/settings", "/notices", "/about", "/t/nothing"]
FIGURES = 5  # pictures of the board in a rulebook, at least
PAPER = 2  # pages of a printed rulebook
QUESTIONS = 2  # kinds of question at which a table is looked at
MARKS = 8  # colours and symbols of seats
ENDS = ("phone", "desktop")  # what lies between them shows no other colours
TIGHT = ["360x640", "844x390"]  # the screens with least room
ROOMY = [size for size in SCREENS if size not in TIGHT]
FIRST_LOAD = 150_000  # bytes of compressed JavaScript


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)


def too_wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def at_every_size(page: Page) -> list[str]:
    """What is wrong with what the page shows now, at every size; in the dark only colours are others, at the ends."""
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")  # whoever looks at the size has drawn
        found += flaws(page, colours=size in ENDS)
        if too_wide(page) > 0:
            found.append(f"{page.url} is {too_wide(page)} pixels too wide for a {size}")
        if size in ENDS:
            page.evaluate("document.documentElement.dataset.theme = 'dark'")
            found += [f"dark: {flaw}" for flaw in flaws(page, CONTRAST)]
            page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found


def unfit(page: Page, screens: list[str], deeds: str = "main :is(a, button, input, select)") -> list[str]:
    """What does not fit, cannot be read or is hard to hit on what the page shows now, on these screens."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(LOOKING)
    found: dict[str, str] = {}
    for size in screens:
        width, height = SCREENS[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for flaw in page.evaluate("(deeds) => looking.page(deeds)", deeds):
            found.setdefault(flaw, f"{page.url} at {size}: {flaw}")
    return list(found.values())


def notices(guest: Guest) -> Any:
    """As a server tells them whose host has set all channels up; ours has none."""
    place = {"id": "x", "style": "slack", "name": "a-rather-long-name@example.org", "table": None, "created": 0}
    states = (("mail", False, 0), ("push", True, 0), ("webhook", True, 1))
    places = [{**place, "id": kind, "kind": kind, "verified": v, "failures": n} for kind, v, n in states]
    known = guest.get("/api/me/notices")
    wishes = {**known["wishes"], "quiet": {"begins": 1320, "ends": 480}}
    return {"offered": {"push": "key", "mail": True, "webhooks": True}, "wishes": wishes, "endpoints": places}


def test_the_pages_are_accessible_and_fit(sits: Any) -> None:
    anna = sits("Anna")
    anna.table_with_bots(FIRST)
    waiting = anna.post("/api/tables", {"game": FIRST, "open": True, "pace": "turns"})["table"]
    anna.page.route("**/api/me/notices", lambda asked: asked.fulfill(json=notices(anna)))
    found = []
    for path in [*PAGES, *LESSONS, f"/t/{waiting}"]:
        anna.page.goto(path)
        settle(anna.page)
        found += at_every_size(anna.page)
    assert not found, "\n".join(found)
    expect(anna.page.get_by_role("group", name="Notices from this table")).to_be_visible()  # before it begins
    expect(anna.page.get_by_text("Tell a chat group whose turn it is here")).to_be_visible()
    anna.problems.clear()  # a table that is not there is a 404


def finished(guest: Guest) -> str:
    """A short game that is over: the address of its page."""
    game, chance = min(names(), key=lambda name: find(name).meta.minutes), random.Random(2)
    table = guest.table_with_bots(game, find(game).meta.seats[0])
    while guest.play(table, chance):
        pass
    return f"/g/{guest.get(f'/api/history/{table}')['link']}"


@pytest.mark.parametrize(("language", "screens"), [("de", [*TIGHT, *ROOMY[::2]]), ("hu", [*TIGHT, *ROOMY[1::2]])])
def test_the_pages_fit_every_screen(sits: Any, language: str, screens: list[str]) -> None:
    """In the languages of the longest words, for who has tables of their own; the home page also for who has none.

    Where there is least room both are looked at, on the other screens one of them.
    """
    anna, new = sits("Anna", language=language, size="phone"), sits(None, language=language, size="phone")
    page = anna.page
    page.route("**/api/me/notices", lambda asked: asked.fulfill(json=notices(anna)))
    over = finished(anna)
    running = [anna.table_with_bots(game) for game in long_games()]
    waiting = anna.post("/api/tables", {"game": FIRST, "open": True, "pace": "turns"})["table"]
    for table in running:
        anna.side_to_play(table)
    found = []
    for path in PAGES[2:]:
        page.goto(path)
        settle(page)
        found += unfit(page, screens)
    invites = (*PAGES[:2], *LESSONS, f"/t/{waiting}", over)
    for guest, path in ((new, "/"), *((anna, path) for path in invites)):
        guest.page.goto(path)
        settle(guest.page)
        found += unfit(guest.page, screens, ".primary, article.waits")
    assert not found, "\n".join(found)
    anna.problems.clear()  # a table that is not there is a 404


def test_the_pages_of_hosts_and_administrators_are_accessible_and_fit(sits: Any, admin: Any) -> None:
    boss, anna, eve = admin(), sits("Anna"), sits("Eve with a rather long name that goes on")
    table = anna.post("/api/tables", {"game": FIRST, "seats": max(2, find(FIRST).meta.seats[0])})["table"]
    eve.post(f"/api/tables/{table}/sit")
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_text("People at the table").click()
    expect(anna.page.get_by_text("Nobody is watching.")).to_be_visible()
    found = at_every_size(anna.page)
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="People at the table").click()
    expect(anna.page.get_by_text("Nobody is watching.")).to_be_visible()
    found += at_every_size(anna.page)
    eve.post(f"/api/tables/{table}/chat", {"words": "a long line of words " * 12})
    for body in ({"line": 1, "why": "dull"}, {"seat": 1}):
        anna.post(f"/api/tables/{table}/reports", body)
    announcement = boss.post("/api/admin/announcements", {"words": "Away on Sunday", "hours": 1})["id"]
    page = boss.page
    page.goto("/admin")
    for tab in ("Reports", "People", "Tables", "Announcements", "Audit log"):
        page.get_by_role("tab", name=tab).click()
        settle(page)
        found += at_every_size(page)
    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name=re.compile("^Rename ?: Eve with")).first.click()
    page.wait_for_selector("dialog[open]")
    found += flaws(page)
    boss.ask("DELETE", f"/api/admin/announcements/{announcement}")
    page.goto(f"{LESSONS[1]}/edit")
    page.locator("button.stop").first.click()
    expect(page.get_by_label("What is said")).to_be_visible()
    found += at_every_size(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", names())
def test_the_tables_are_accessible_and_fit(game: str, sits: Any) -> None:
    """In play at several questions, with another seat's sheet open, at the end, and in the replay."""
    chance = random.Random(game)
    anna = sits("Anna", language=chance.choice(["en", "de", "hu"]))
    anna.context.add_init_script(STILL)
    page, table = anna.page, anna.table_with_bots(game)
    page.goto(f"/t/{table}")
    found, asked = [], set[str]()
    while len(asked) < QUESTIONS and (side := anna.side_to_play(table)):
        if side["prompt"]["key"] not in asked:  # one of each kind
            asked.add(side["prompt"]["key"])
            until_after(page, side["number"] - 1)
            until_state(page, "asked")
            found += at_every_size(page)
            if len(asked) == 1:
                page.set_viewport_size({"width": 360, "height": 740})
                for opens in (".others button", ".strip button"):  # a seat, the menu
                    page.locator(opens).last.click()
                    page.wait_for_selector("dialog[open]")
                    found += flaws(page)
                    page.keyboard.press("Escape")
        anna.play(table, chance)
    page.goto("/about")  # a page that draws every move makes the rest of the game slow
    while anna.play(table, chance):
        pass
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        page.goto(path)
        page.wait_for_selector("input[type=range], dialog[open] table")
        found += at_every_size(page)
    assert not found, "\n".join(found)


def test_a_table_of_the_most_seats_is_accessible_and_fits(sits: Any) -> None:
    """Waiting room, lobby, play and score sheet; each seat has a mark of its own, and what scrolls can be reached."""
    game = max(names(), key=lambda name: max(find(name).meta.seats))
    seats = max(find(game).meta.seats)
    assert seats == MARKS
    anna = sits("Anna with a rather long name to show")
    anna.context.add_init_script(STILL)
    page, chance = anna.page, random.Random(1)
    table = anna.post("/api/tables", {"game": game, "seats": seats, "open": True})["table"]
    found = []
    for path in ("/lobby", f"/t/{table}"):
        page.goto(path)
        settle(page)
        found += at_every_size(page)
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    page.wait_for_selector(".frame")
    until_state(page, "asked")
    found += at_every_size(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("(([one]) => one.scrollWidth > one.clientWidth)(document.querySelectorAll('.others'))")
    found += flaws(page, "scrollable-region-focusable")
    marks = page.evaluate("[...document.querySelectorAll('.frame .others .seat')].map((mark) => mark.outerHTML)")
    assert len(set(marks)) == len(marks) == seats - 1
    while anna.play(table, chance):
        pass
    page.wait_for_selector("dialog[open] table")
    found += at_every_size(page)
    page.set_viewport_size({"width": 360, "height": 740})
    counted = page.locator("dialog[open] th[scope=row]").first.bounding_box()
    assert counted
    assert counted["width"] > counted["height"], "its letters stand below each other"
    assert not found, "\n".join(found)


def scripts(page: Page) -> int:
    """Bytes of JavaScript that came over the wire."""
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])")
    return int(sum(size for name, size in loaded if name.endswith(".js")))


# Notes whether the first page was ever seen without the games.
BARE: Final = """
    window.bare = false;
    (function look() {
        window.bare ||= document.querySelector('#start') !== null && document.querySelector('.games > li') === null;
        requestAnimationFrame(look);
    })();
"""


def test_the_first_page_comes_with_the_games(sits: Any) -> None:
    """Whoever comes for the first time waits for no words of a game."""
    page = sits(None, size="phone").page
    page.add_init_script(BARE)
    page.route(re.compile(r"/api/words/.*game="), lambda _: None)  # they never come
    page.goto("/")
    page.wait_for_selector(".games .summary")
    assert not page.evaluate("bare")


def test_the_first_load_is_light(sits: Any) -> None:
    anna = sits("Anna")
    paths = ["/", *LESSONS, *(f"/t/{anna.table_with_bots(game)}" for game in names())]
    for path in paths:
        fresh = sits(None, size="phone")
        fresh.page.goto(path)
        settle(fresh.page)
        assert 10_000 < scripts(fresh.page) < FIRST_LOAD, path


def test_rules_can_be_searched_and_linked_to(sits: Any) -> None:
    page = sits(None, size="phone").page
    page.goto(f"/rules/{FIRST}#rule-10")
    rule = page.locator("#rule-10")
    expect(rule).to_be_in_viewport()
    whole = page.locator("article .rule").count()
    page.get_by_label("Search").fill(" ".join(rule.inner_text().split()[2:5]))
    expect(page.locator("p[role=status]")).to_contain_text("found")
    assert 0 < page.locator("article .rule").count() < whole
    page.get_by_label("Search").fill("")
    english = rule.inner_text()
    page.get_by_label("Polski").check()
    expect(rule).not_to_have_text(english)


@pytest.mark.parametrize("game", TEACHING)
def test_rules_are_printed_on_two_pages(game: str, sits: Any) -> None:
    """In every language, by a button; with how the example ended, and without what only a screen can show."""
    guest = sits(None, size="desktop")
    page = guest.page
    page.add_init_script("window.print = () => (window.printed = true)")
    page.goto(f"/rules/{game}")
    for language in LANGUAGES:
        page.locator(f"aside input[value={language}]").check()
        book = guest.fetch("GET", f"/api/games/{game}/rules/{language}").text
        expect(page.locator(".short h2")).to_have_text(book.split("\n## ")[1].split("\n")[0])
        expect(page.locator("#example-scores + .scores tfoot")).to_be_visible()
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) <= PAPER, language
    page.locator("aside input[value=en]").check()
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.locator("#example-scores + .scores tfoot")).to_be_visible()
    for hidden in ("aside", "[aria-labelledby=example]", "header .button", "figure"):
        expect(page.locator(hidden).first).to_be_hidden()


@pytest.mark.parametrize("game", TEACHING)
def test_the_rules_are_shown_on_the_board(game: str, sits: Any) -> None:
    """A round steps forward and back, and every picture points at as many things as it speaks of, on phone and desk."""
    anna = sits(None, size="phone")
    page = anna.page
    page.goto(f"/rules/{game}")
    expect(page.locator("#example-scores + .scores tfoot")).to_be_visible()  # at once
    example = page.locator("section", has=page.get_by_role("heading", name="An example round"))
    example.get_by_role("button", name="Play").click()
    told = example.locator("[aria-live]")
    expect(told).to_contain_text("Step 1 of")
    example.get_by_role("button", name="One step forward").click()
    expect(told).to_contain_text("Step 2 of")
    expect(example.get_by_role("button", name="One step back")).to_be_enabled()
    assert not flaws(page)
    figures = page.locator("article figure")
    drawn = folder_of(game) / "web" / "figures.ts"
    spoken = drawn.read_text("utf-8").count("'board-figure-") if drawn.is_file() else 0
    assert figures.count() >= (FIGURES if spoken else 0)
    ids = page.evaluate("[...document.querySelectorAll('article [id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    for size in ENDS:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        for figure in figures.all():
            figure.scroll_into_view_if_needed()
            expect(figure.locator("figcaption li").first).to_be_visible()
        for things in ("figcaption li", ".pointer"):
            expect(figures.locator(things)).to_have_count(spoken)


def test_the_lobby_changes_by_itself(sits: Any) -> None:
    anna, ben = sits("Anna"), sits("Ben")
    anna.page.goto("/lobby")
    settle(anna.page)
    table = ben.post("/api/tables", {"game": FIRST, "open": True})["table"]
    link = anna.page.locator(f"a[href='/t/{table}']")
    expect(link).to_be_visible()
    link.click()
    expect(anna.page.get_by_role("button", name="Sit down").first).to_be_visible()
    ben.post(f"/api/tables/{table}/leave")


def test_a_finished_game_is_found_again(sits: Any) -> None:
    """Among one's tables, by a word; its page, its replay and its text; passed on, put away, removed."""
    anna, reader = sits("Anna"), sits(None, size="phone")
    page, chance, short = anna.page, random.Random(2), min(names(), key=lambda name: find(name).meta.minutes)
    table = anna.table_with_bots(short, find(short).meta.seats[0])
    while anna.play(table, chance):
        pass
    running = anna.table_with_bots(FIRST)
    anna.side_to_play(running)
    page.goto("/")  # which names what waits for somebody first
    expect(page.locator("article").first).to_contain_text("Your turn")
    page.goto("/tables")
    waits = page.locator("article.waits")
    expect(waits).to_contain_text("Your turn")
    expect(waits.get_by_role("link")).to_have_attribute("href", f"/t/{running}")
    finished = page.locator("article", has=page.locator("ol"))
    expect(page.locator("article")).to_have_count(2)
    page.get_by_role("searchbox").fill(find(short).meta.title[1:6].upper())
    expect(page.locator("article")).to_have_count(1)
    expect(finished.locator("b")).to_have_count(find(short).meta.seats[0])
    page.get_by_role("searchbox").fill("")
    settle(page)
    found = at_every_size(page)
    finished.get_by_role("link").click()
    page.wait_for_url(re.compile("/g/[^/]+$"))
    expect(page.get_by_role("img", name="The final board")).to_have_js_property("naturalWidth", 1200)
    assert table not in page.url
    settle(page)
    assert found + at_every_size(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="The story as text").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert "Anna" in text
    assert page.url in text
    reader.page.goto(page.url)  # the link is for everybody
    reader.page.get_by_role("link", name="Replay").click()
    expect(reader.page.locator(".frame")).to_be_visible()
    reader.page.get_by_role("slider").fill("2")
    reader.page.wait_for_url(re.compile(r"/g/[^/]+/replay\?at=2\b"))
    page.get_by_role("switch").uncheck()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    reader.page.goto(page.url)
    expect(reader.page.get_by_role("alert")).to_have_text("Those who played this game have not shared it.")
    reader.problems.clear()  # the browser names a refusal in its console
    page.goto("/tables")
    finished.get_by_role("button", name=re.compile("^Archive")).click()
    page.locator("summary", has_text="Archive (1)").click()
    finished.get_by_role("button", name=re.compile("^Remove")).click()
    page.get_by_role("button", name="Yes, remove it").click()
    expect(page.locator("article")).to_have_count(1)


def test_a_guest_keeps_the_games_in_an_account(sits: Any) -> None:
    anna = sits("Anna")
    table = anna.table_with_bots(FIRST)
    name = f"anna{random.randrange(10**9)}"
    page = anna.page
    page.goto("/settings")
    claim = page.locator("section", has_text="Keep your games")
    claim.get_by_label("Account name").fill(name)
    claim.get_by_label("Password").fill("correct horse")
    claim.get_by_role("button").click()
    expect(page.get_by_text("Your recovery code")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()

    other = sits(None, size="phone")
    other.page.goto("/settings")
    form = other.page.locator("section", has=other.page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Account name").first.fill(name)
    form.get_by_label("Password").first.fill("wrong horse")
    form.get_by_role("button", name="Sign in").click()
    expect(other.page.get_by_role("alert")).to_contain_text("password is wrong")
    form.get_by_label("Password").first.fill("correct horse")
    form.get_by_role("button", name="Sign in").click()
    expect(form).to_be_hidden()
    other.page.goto("/tables")
    expect(other.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    other.problems.clear()  # a wrong password is a 401


def test_a_guest_is_deleted_only_when_certain(sits: Any) -> None:
    page = sits("Anna").page
    page.goto("/settings")
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_label("Yes, delete everything about me")).to_be_focused()
    page.get_by_label("Yes, delete everything about me").check()
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("button", name="Delete my data")).to_be_hidden()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("")


def test_the_theme_stays_chosen(sits: Any) -> None:
    page = sits("Anna").page
    page.goto("/settings")
    page.get_by_label("Dark").check()
    walnut = "rgb(30, 25, 19)"
    expect(page.locator("html")).to_have_css("background-color", walnut)
    page.reload()
    expect(page.locator("html")).to_have_css("background-color", walnut)


def test_it_can_be_installed(sits: Any) -> None:
    anna: Guest = sits(None)
    anna.page.goto("/")
    manifest = anna.get(anna.page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = anna.fetch("GET", icon["src"])
        assert answer.is_success
        assert answer.headers["content-type"].startswith(icon["type"])


def pushed(page: Page, notice: dict[str, str]) -> Any:
    """What the worker shows when a push service delivers this."""
    page.context.grant_permissions(["notifications"], origin=page.evaluate("location.origin"))
    session, known = page.context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    here = page.evaluate("location.origin")
    while not (found := [one for one in known if one["scopeURL"] == f"{here}/"]):
        page.wait_for_timeout(20)
    sent = {"origin": here, "registrationId": found[0]["registrationId"], "data": json.dumps(notice)}
    shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
    told = "then((all) => all.map(({ title, body, data, lang, renotify }) => [title, body, data, lang, renotify]))"

    def delivered() -> Any:  # again to a worker that was not there yet; the same tag is shown once
        session.send("ServiceWorker.deliverPushMessage", sent)
        page.wait_for_timeout(200)
        found = page.evaluate(f"{shown}.{told}")
        return found if [body for _, body, *_ in found].count(notice["body"]) else None

    return eventually(delivered)


def test_it_opens_without_a_network_and_shows_what_is_pushed(sits: Any) -> None:
    """At the server's own machine, where browsers have service workers without HTTPS."""
    anna: Guest = sits("Anna", here=True, language="pl")
    page = anna.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.get_by_role("heading", name="Rozpocznij grę")).to_be_visible()
    anna.context.set_offline(True)
    page.goto("/tables")
    expect(page.get_by_role("heading", name="Jesteś offline")).to_be_visible()
    assert not flaws(page)
    kept = page.evaluate(
        "caches.keys().then((all) => caches.open(all[0])).then((one) => one.keys())"
        ".then((asked) => asked.map(({ url }) => new URL(url).pathname))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    anna.context.set_offline(False)
    expect(page.get_by_role("heading", name="Moje stoły")).to_be_visible()  # by itself
    anna.problems.clear()  # what could not be loaded
    for body in ("…", "Ben czeka"):  # the second one takes the first one's place, and is heard as well
        notice = {"title": "Twój ruch", "body": body, "url": f"{anna.url}/tables", "tag": "t", "lang": "pl"}
        assert pushed(page, notice) == [["Twój ruch", body, f"{anna.url}/tables", "pl", True]]


def test_what_is_missing_is_said_at_its_field(sits: Any) -> None:
    page = sits("Anna").page
    page.goto("/settings")
    claim = page.locator("section", has_text="Keep your games")
    claim.get_by_label("Password").fill("short")
    claim.get_by_role("button").click()
    expect(claim.get_by_text("At least 8 characters")).to_be_visible()
    expect(claim.get_by_label("Password")).to_be_focused()


def test_an_address_that_is_not_there_leads_home(sits: Any) -> None:
    anna = sits(None)
    assert anna.page.goto("/no-such/page").status == 404
    anna.page.get_by_role("link", name=re.compile("Home")).click()
    expect(anna.page.get_by_role("heading", name="Start a game")).to_be_visible()
    anna.problems.clear()
