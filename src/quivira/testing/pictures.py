"""Pictures of the client as people see it: a server, a table, bots, a browser, and a camera.

    python -m quivira.testing.pictures GAME --steps 12
    python -m quivira.testing.pictures GAME --until ask-pay --sizes phone 375x667 --themes dark --lang pl
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

from quivira.kernel import QuiviraError
from quivira.kernel.registry import names
from quivira.testing.browser import SCREENS, SIZES, Guest, browser, serving

MIDDLE = 26  # own choices, after which a board is well filled
MOST = 600  # own choices until a question is given up


def main() -> int:
    given = arguments()
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browser() as running:
            anna = Guest(running, server.url, "Anna")
            if given.readme:
                return readme(running, anna, given)
            table = table_at(anna, given) if given.game else ""
            paths = given.path or (["/t/{table}"] if table else ["/"])
            for path in (path.replace("{table}", table) for path in paths):
                for size in given.sizes:
                    for theme in given.themes:
                        shoot(running, anna, path, size, theme, given)
    except QuiviraError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=names())
    parser.add_argument("--path", nargs="*", default=[], help="pages instead of the table; {table} is its id")
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
    return parser.parse_args()


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
        path = f"/t/{table}"
        shoot(running, anna, path, "desktop", "light", given)
        shoot(running, anna, path, "phone", "dark", given)
    return 0


def shoot(running: Browser, anna: Guest, path: str, size: str, theme: str, given: argparse.Namespace) -> None:
    viewer = Guest(running, anna.server, None, size=size, language=given.lang, dark=theme == "dark")
    viewer.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    viewer.page.goto(path)
    viewer.page.wait_for_load_state("networkidle")
    if path.startswith("/t/"):
        viewer.page.wait_for_selector(".frame")
    for target in given.click:
        viewer.page.locator(target).first.click()
        viewer.page.wait_for_timeout(400)
    viewer.page.wait_for_timeout(300)
    name = (
        f"{given.game}{'' if given.readme else f'-{given.until or given.steps}'}"
        if path.startswith("/t/")
        else path.strip("/")
    )
    name += "-replay" if path.endswith("/replay") else ""
    file = given.out / f"{(name or 'home').replace('/', '-')}-{size}-{theme}-{given.lang}.png"
    viewer.page.screenshot(path=file, full_page=given.full)
    wider = viewer.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    print(file, *([f"WIDER than the screen by {wider}px"] if wider > 0 else []), *viewer.problems)
    viewer.close()


if __name__ == "__main__":
    sys.exit(main())
