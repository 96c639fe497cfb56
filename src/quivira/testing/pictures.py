"""Pictures of the client as people see it: a server, a table, bots, a browser, and a camera.

    python -m quivira.testing.pictures GAME --steps 12
    python -m quivira.testing.pictures GAME --until ask-pay --sizes phone 375x667 --themes dark --lang pl
    python -m quivira.testing.pictures GAME --lessons --sizes phone
    python -m quivira.testing.pictures GAME --pages --lang de
    python -m quivira.testing.pictures --path /settings /about

Play goes on with any legal move until so many own choices are made, or until a question (its key) is asked.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from quivira import lessons
from quivira.kernel import QuiviraError
from quivira.kernel.registry import names
from quivira.testing.browser import SCREENS, SIZES, Guest, browser, serving

PAGES = ("/", "/lobby", "/tables", "/settings", "/notices", "/rules", "/about")
MIDDLE = 26  # own choices, after which a board is well filled
MOST = 600  # own choices until a question is given up

Views = dict[str, str]  # paths by the names of their pictures


def main() -> int:
    given = arguments()
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browser() as running:
            anna = Guest(running, server.url, "Anna")
            if given.readme:
                return readme(running, anna, given)
            for name, path in views(anna, given).items():
                for size in given.sizes:
                    for theme in given.themes:
                        shoot(running, anna, (name, path), (size, theme), given)
    except QuiviraError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def views(anna: Guest, given: argparse.Namespace) -> Views:
    """What is to be seen: a table, unless something else is asked for."""
    if given.lessons:
        return lessons_of(given.game)
    if given.pages:
        return pages_of(anna, given)
    if given.game is None:
        return {name_of(path): path for path in given.path or ["/"]}
    table, name = table_at(anna, given), f"{given.game}-{given.until or given.steps}"
    asked = given.path or ["/t/{table}"]
    return {name_of(path, name): path.replace("{table}", table) for path in asked}


def name_of(path: str, table: str = "") -> str:
    """Of the picture; `table` stands for the table's own address."""
    return path.replace("/t/{table}", table).strip("/").replace("/", "-") or "home"


def lessons_of(game: str) -> Views:
    """Each lesson at each of its stations."""
    stations = [(lesson.name, station) for lesson in lessons.outlines(game) for station in lesson.stations]
    return {f"{game}-{name}-{station}": f"/learn/{game}/{name}#{station}" for name, station in stations}


def pages_of(anna: Guest, given: argparse.Namespace) -> Views:
    """All that lies around the table, for somebody who plays, waits and has played."""
    game = given.game
    anna.side_to_play(table_at(anna, given))
    waiting = anna.post("/api/tables", {"game": game, "open": True, "pace": "turns"})["table"]
    given.until = "over"
    link = anna.get(f"/api/history/{table_at(anna, given)}")["link"]
    known = {name_of(path): path for path in (*PAGES, f"/rules/{game}", f"/learn/{game}")}
    return {**known, f"{game}-waiting": f"/t/{waiting}", f"{game}-page": f"/g/{link}"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=names())
    parser.add_argument("--path", nargs="*", default=[], help="pages instead of the table; {table} is its id")
    parser.add_argument("--lessons", action="store_true", help="every station of the game's lessons instead")
    parser.add_argument("--pages", action="store_true", help="every page around the table instead")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", nargs="*", default=[], metavar="KEY=VALUE", help="options of the table")
    parser.add_argument("--steps", type=int, default=8, help="own choices before the picture (default: 8)")
    parser.add_argument("--until", metavar="ASK", help="a question's key, such as ask-pay; or over")
    parser.add_argument("--click", nargs="*", default=[], metavar="CSS", help="things to press before the picture")
    parser.add_argument("--seed", type=int, default=1, help="of the own choices")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=[*SIZES, *SCREENS])
    parser.add_argument("--themes", nargs="*", default=["light", "dark"], choices=("light", "dark"))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--full", action="store_true", help="the whole page, not only what is on the screen")
    parser.add_argument("--readme", type=Path, metavar="DIR", help="take the pictures of the README instead")
    parser.add_argument("--out", type=Path, default=Path("build/pictures"))
    given = parser.parse_args()
    if given.game is None and (given.lessons or given.pages):
        parser.error("name a game")
    return given


def table_at(anna: Guest, given: argparse.Namespace) -> str:
    """A table that has come as far as is asked for."""
    words = (word.partition("=") for word in given.option)
    options = {key: {"true": True, "false": False}.get(value, value) for key, _, value in words}
    chance = random.Random(given.seed)  # noqa: S311 - no secret
    for _ in range(40):
        table = anna.table_with_bots(given.game, given.seats, options=options)
        for step in range(MOST):
            side = anna.side_to_play(table)
            asked = side["prompt"]["key"] if side is not None else "over"
            if asked == given.until or (given.until is None and (step >= given.steps or side is None)):
                return table
            if not anna.play(table, chance):
                break
    raise QuiviraError(f"the question {given.until} was never asked")


def readme(running: Browser, anna: Guest, given: argparse.Namespace) -> int:
    """Each game in the middle of it: on a desk by day, on a phone by night."""
    given.out = given.readme
    given.out.mkdir(parents=True, exist_ok=True)
    for given.game in names():
        given.steps = MIDDLE
        while anna.side_to_play(table := table_at(anna, given)) is None:  # a short game is over by then
            given.steps //= 2
        view = (given.game, f"/t/{table}")
        shoot(running, anna, view, ("desktop", "light"), given)
        shoot(running, anna, view, ("phone", "dark"), given)
    return 0


def shoot(
    running: Browser, anna: Guest, view: tuple[str, str], how: tuple[str, str], given: argparse.Namespace
) -> None:
    (name, path), (size, theme) = view, how
    viewer = Guest(running, anna.server, None, size=size, language=given.lang, dark=theme == "dark")
    viewer.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    viewer.page.goto(path)
    viewer.page.wait_for_load_state("networkidle")
    if path.startswith(("/t/", "/learn/")):
        viewer.page.wait_for_selector(".frame, main h1")
    for target in given.click:
        viewer.page.locator(target).first.click()
        viewer.page.wait_for_timeout(400)
    viewer.page.wait_for_timeout(300)
    file = given.out / f"{name}-{size}-{theme}-{given.lang}.png"
    viewer.page.screenshot(path=file, full_page=given.full)
    wider = viewer.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    print(file, *([f"WIDER than the screen by {wider}px"] if wider > 0 else []), *viewer.problems)
    viewer.close()


if __name__ == "__main__":
    sys.exit(main())
