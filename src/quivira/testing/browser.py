"""A real Chromium for tests and pictures, and people who sit in it."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from quivira.kernel import QuiviraError
from quivira.server.config import Config
from quivira.testing.server import Serving

SIZES: Final = {"phone": (360, 740), "sideways": (844, 390), "tablet": (820, 1180), "desktop": (1440, 900)}
# The windows in which all boards must be good: phones, short and tall, upright and lying; a tablet; desks.
SCREENS: Final = {
    f"{width}x{height}": (width, height)
    for width, height in (
        *((360, 640), (375, 667), (390, 844), (844, 390), (820, 1180)),
        *((1180, 820), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)),
    )
}
PATIENCE: Final = 90.0  # seconds, for machines with much else to do
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
WIDE: Final = 1180  # pixels from which on there is a mouse and no finger
HERE: Final = "127.0.0.1"
HOUSE: Final = "table.lan"  # this machine as others in the house name it; over plain HTTP no secure context
# The pages of the browser's own address bar, which nobody sees and each window loads: a third of its first load. The
# last switch of its name counts, so what Playwright turns off with it is said again.
UNUSED: Final = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("PaintHolding", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"),
    *("DestroyProfileOnBrowserClose", "AvoidUnnecessaryBeforeUnloadCheckSync", "NetworkTimeServiceQuerying"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "PreconnectToSearch"),
)
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", f"--host-resolver-rules=MAP {HOUSE} {HERE}"),
    f"--disable-features={','.join(UNUSED)}",
)
LEFT: Final = "closed before the connection is established"  # whoever leaves a page early: no error of the page
MISSING: Final = """no Chromium was found. On Debian and Ubuntu: apt-get install chromium
Elsewhere install Chromium or Chrome, and name it if it is not on the PATH: QUIVIRA_CHROMIUM=/path/to/chrome"""


def install() -> int:
    """Get a Chromium where there is none and we may; say how where we may not."""
    apt = shutil.which("apt-get")
    if chromium() is None and apt is not None and os.geteuid() == 0:
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run([apt, "-qq", *words], check=False)  # noqa: S603
    if chromium() is None:
        print(f"The browser tests need a browser: {MISSING}", file=sys.stderr)
        return 1
    return 0


def chromium() -> str | None:
    """Where the browser is; None if there is none."""
    named = os.environ.get("QUIVIRA_CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path is not None), None)


@contextmanager
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        raise QuiviraError(MISSING)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, headless=True, args=list(FLAGS))
        try:
            yield running
        finally:
            running.close()


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Serving]:
    """A server with quick bots and no limits, with its tables in a folder."""
    with Serving(Config(database=str(folder / "tables.db"), port=0, rate=0, **{"bot_pause": 0.0, **more})) as server:
        yield server


def _asked(position: Any) -> Any:
    """The side in a position that is asked something, or None."""
    asked = (side for side in position["sides"] if side["legal"] and side["seat"] in position["waiting"])
    return next(({**side, "number": position["number"]} for side in asked), None)


class Guest:
    """Somebody in a browser window of their own, who can also act behind the page's back.

    They come from another device in the house, unless they sit `here`, at the server's machine. Whoever comes with a
    name wants no coach, unless they say so (`coached`).
    """

    def __init__(
        self, running: Browser, server: str, name: str | None = "Anna", *, size: str = "desktop", language: str = "en",
        dark: bool = False, calm: bool = True, here: bool = False, coached: bool = False,
        **more: Any,
    ) -> None:  # fmt: skip
        width, height = {**SIZES, **SCREENS}[size]
        self.server = server
        self._http = httpx.Client(base_url=server, timeout=PATIENCE)  # playwright's own takes several times as long
        self.url = server if here else server.replace(HERE, HOUSE)
        self.context: BrowserContext = running.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            has_touch=width < WIDE,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            **more,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._said)
        self.id = ""
        if name is not None:
            self.id = self.post("/api/guest", {"name": name, "language": language})["id"]
            wish = {"game": "", "wanted": coached, "at": 0}
            self.fetch("PUT", "/api/me/progress", {"coach": [wish]}).raise_for_status()

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error" and LEFT not in said.text:
            self.problems.append(said.text)

    def close(self) -> None:
        self._http.close()
        self.context.close()

    def fetch(self, method: str, path: str, body: object = None) -> httpx.Response:
        """As the page would, with its cookies; only the browser knows the name of the house, so by number."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.url))
        headers = {"X-Quivira": "1", "Host": urlsplit(self.url).netloc, **({"Cookie": cookies} if cookies else {})}
        answer = self._http.request(method, path, json=body, headers=headers)
        for name, value in answer.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": self.url}])
        self._http.cookies.clear()  # the browser keeps them
        return answer

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.fetch(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, {} if body is None else body)

    def table_with_bots(self, game: str, seats: int | None = None, level: str = "random", **more: Any) -> str:
        """A running table of this person and bots."""
        wanted = {"game": game, **({} if seats is None else {"seats": seats}), **more}
        table: str = self.post("/api/tables", wanted)["table"]
        self.post(f"/api/tables/{table}/start", {"fill": level})
        return table

    def position(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}/position")

    def side_to_play(self, table: str, patience: float = 180.0) -> Any:
        """The own side as soon as it is asked something; None when the game is over."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            now = self.position(table)
            if (side := _asked(now)) is not None:
                return side
            if now["outcome"]:
                return None
            time.sleep(0.02)
        raise AssertionError(f"nobody asked me for {patience} seconds at table {table}")

    def asked(self, table: str) -> Any:
        """The own side if it is asked something just now; a page may not have heard yet that it was answered."""
        return _asked(self.position(table))

    def play(self, table: str, chance: random.Random) -> bool:
        """One choice of this person, any legal one; False when the game is over."""
        side = self.side_to_play(table)
        if side is None:
            return False
        key = chance.choice(side["legal"])["key"]
        name = f"{side['number']}-{chance.random()}"
        body = {"seat": side["seat"], "seen": side["number"], "keys": [key], "id": name}
        self.post(f"/api/tables/{table}/play", body)
        return True


if __name__ == "__main__":
    sys.exit(install())
