"""The editor of lessons in the browser: an author plays, says, points, forces, previews and saves."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quivira import locale
from quivira.cli import main
from quivira.lessons import home
from quivira.locale import LANGUAGES
from quivira.testing.browser import Guest
from quivira.testing.clicking import STILL, number, until_after, until_state
from quivira.testing.play import long_game

GAME = long_game()


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def write(page: Page, **texts: str) -> None:
    """Into the text with that label, and away from it."""
    for label, text in texts.items():
        field = page.get_by_label(label)
        field.fill(text)
        field.blur()


def choose(page: Page) -> str:
    """What the table offers first as a button, until it has happened; its keys."""
    until_state(page, "asked")
    before = number(page)
    offer = page.locator(".bar [data-actions]").first
    key = str(offer.get_attribute("data-actions"))
    page.wait_for_timeout(350)  # what is tapped sooner was meant for what lay there before
    offer.locator("button").click()
    until_after(page, before)
    return key


def at_a_phone(page: Page) -> None:
    """What is said lies over the table there; it goes away for whoever wants to see it, or to point at things."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": 375, "height": 667})
    panel, pen = page.get_by_role("complementary", name="Lesson editor"), button(page, "Lesson editor")
    pen.click()
    expect(panel).to_be_hidden()
    table = page.locator(".stage").bounding_box()
    assert table is not None
    assert table["height"] > 667 / 2, "the table is as high as for its readers"
    pen.click()
    button(page, "Tap things on the table").click()
    expect(panel).to_be_hidden()
    pen.click()
    button(page, "Done").click()
    expect(panel).to_be_visible()
    page.set_viewport_size(size)


def in_polish(page: Page) -> None:
    page.get_by_label("Language of the words").select_option("pl")
    expect(page.get_by_label("Title")).to_have_attribute("lang", "pl")


def asks(page: Page) -> None:
    """A question of the quiz with two answers, the second of which is right."""
    page.get_by_role("tab", name="Questions").click()
    page.get_by_label("Language of the words").select_option("en")
    button(page, "Add a question").click()
    for place, text in enumerate(("Which?", "This.", "That.", "Neither.", "It is so.")):
        field = page.locator("fieldset textarea").nth(place)
        field.fill(text)
        field.blur()
    page.get_by_label("Answer 2 is right").check()
    button(page, "One answer fewer").click()
    expect(page.locator("fieldset textarea")).to_have_count(4)
    page.get_by_role("tab", name="The whole").click()
    expect(page.get_by_text("its quiz has 1 questions; 10 are due")).to_be_visible()


def checked(downloaded: dict[str, Path], folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """What `quivira lesson check` says of the files where they belong; the words of one language stand for all."""
    shutil.copytree(home(GAME) / "locale", folder / "locale")
    (folder / "lessons").mkdir()
    shutil.copy(downloaded["mine.json"], folder / "lessons" / "mine.json")
    for language in LANGUAGES:
        path = folder / "locale" / f"{language}.ftl"
        path.write_text(path.read_text("utf-8") + downloaded["en.ftl"].read_text("utf-8"), "utf-8")
    for place in ("quivira.locale.folder_of", "quivira.lessons.lesson.folder_of"):
        monkeypatch.setattr(place, lambda game: folder)
    locale.catalog.cache_clear()
    try:
        return main(["lesson", "check", GAME, "mine"])
    finally:
        monkeypatch.undo()
        locale.catalog.cache_clear()


def test_an_author_writes_a_lesson(
    admin: Callable[..., Guest], sits: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = sits("Guest")
    guest.page.goto(f"/learn/{GAME}/mine/edit")
    expect(guest.page.get_by_text("This page is for administrators.")).to_be_visible()

    boss = admin()
    boss.context.add_init_script(STILL)
    page = boss.page
    page.goto(f"/learn/{GAME}")
    page.get_by_role("link", name="Write a lesson").click()
    page.get_by_label("Name of the file").fill("mine")
    button(page, "Begin").click()
    button(page, "Let it happen").click()
    button(page, "On to the reader").click()
    expect(page.get_by_text("The reader is asked.")).to_be_visible()

    button(page, "Stop here").click()
    expect(page.get_by_label("What is said")).to_be_focused()
    write(page, **{"What is said": "Look at {this}."})
    button(page, "Tap things on the table").click()
    before = number(page)
    thing = page.locator(".stage [data-thing]").first
    name = str(thing.get_attribute("data-thing"))
    thing.click()
    expect(page.locator(".station code")).to_have_text([name])
    page.locator('[data-thing="bar"] button').last.click()
    expect(page.locator(".station code")).to_have_text([name, "bar"])
    assert number(page) == before, "something was played"
    page.get_by_label("The arrow points at bar").check()
    button(page, "Done").click()
    at_a_phone(page)

    forced = choose(page)
    button(page, "On to the reader").click()
    expect(page.get_by_text("The reader is asked.")).to_be_visible()
    button(page, "Stop here").click()
    button(page, "Leave this station out").click()
    expect(page.locator("button.stop")).to_have_count(2)
    button(page, "Take back").click()
    expect(page.locator("button.stop")).to_have_count(3)
    write(page, **{"What is said": "And that."})

    page.locator("button.stop").first.click()
    expect(page.get_by_label("What is said")).to_have_value("Look at {this}.")
    other = page.get_by_label("Another choice")
    other.select_option(index=1)
    button(page, "Add").click()
    page.locator(".answer textarea").fill("Not that.")
    page.locator(".answer textarea").blur()
    page.get_by_role("tab", name="The whole").click()
    write(page, Title="Mine", **{"What it is about": "All of it."})
    expect(page.get_by_text("English:")).to_have_count(0)
    expect(page.get_by_text("Polski:")).to_be_visible()
    in_polish(page)
    write(page, Title="Moja")
    asks(page)
    page.reload()  # the draft is kept
    expect(page.get_by_text("This draft was kept on this device.")).to_be_visible()
    page.get_by_role("tab", name="Questions").click()
    expect(page.get_by_label("What is asked")).to_have_value("Which?")
    expect(page.get_by_label("Answer 2 is right")).to_be_checked()
    button(page, "Remove the question").click()
    expect(page.get_by_label("What is asked")).to_have_count(0)
    page.get_by_role("tab", name="The whole").click()
    expect(page.get_by_label("Title")).to_have_value("Mine")
    in_polish(page)
    expect(page.get_by_label("Title")).to_have_value("Moja")
    page.get_by_role("tab", name="Stations").click()
    page.get_by_label("Language of the words").select_option("en")

    page.locator("button.stop").first.click()
    button(page, "Preview").click()
    expect(page.locator("p.says")).to_have_text("Look at {this}.")
    choose(page)
    expect(page.locator("p.says")).to_have_text("And that.")
    button(page, "Leave the lesson").click()

    button(page, "Save").click()
    files = {}
    for path in ("lessons/mine.json", "locale/en.ftl", "locale/pl.ftl"):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Download {path}", exact=True).click()
        files[path.rpartition("/")[2]] = tmp_path / path.replace("/", "-")
        download.value.save_as(files[path.rpartition("/")[2]])
    assert f'"{forced}"' in files["mine.json"].read_text("utf-8")
    assert files["pl.ftl"].read_text("utf-8") == "lesson-mine = Moja\n"
    assert checked(files, tmp_path / "game", monkeypatch) == 0
