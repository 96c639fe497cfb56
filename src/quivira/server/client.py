"""A Python bot at a server: it follows its turns, asks for a world its seat cannot rule out, and sends its choice."""

from __future__ import annotations

import json
import logging
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final

from websockets.exceptions import ConnectionClosedOK, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from quivira.bots import Bot
from quivira.kernel import QuiviraError, Rng, Turn
from quivira.kernel.registry import find
from quivira.match import SecretRng

LOOK: Final = 2.0  # seconds after which a bot that plays once looks whether its games are over: others may end them
LONGEST: Final = 30.0  # seconds between two attempts to connect
log = logging.getLogger("quivira.bot")


class Refused(QuiviraError):
    """The server said no."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status, self.code = status, code


class Api:
    """Requests with a token."""

    def __init__(self, server: str, token: str) -> None:
        if not server.startswith(("http://", "https://")):
            raise QuiviraError("a server's address starts with http:// or https://")
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.server + path, data, self.headers, method=method)  # noqa: S310 - checked
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - http or https, see above
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            told = json.loads(error.read() or b"{}")
            code, message = told.get("code", "failed"), told.get("message", f"the server answers {error.code}")
            raise Refused(error.code, code, message) from None

    def turns(self, silence: float | None = None) -> Iterator[list[dict[str, Any]]]:
        """The questions that wait, whenever they change; after so many seconds of silence that none has come."""
        url = "ws" + self.server.removeprefix("http") + "/api/events"
        with connect(url, additional_headers=self.headers, max_size=None) as socket:
            while True:
                try:
                    yield json.loads(socket.recv(silence))["waiting"]
                except TimeoutError:
                    yield []
                except ConnectionClosedOK:
                    return


class BotRunner:
    """Plays all games of one bot, and comes back after every interruption."""

    def __init__(self, server: str, token: str, make: Callable[[Rng], Bot], once: bool = False) -> None:
        self.api = Api(server, token)
        self.bot = make(SecretRng())
        self.once = once

    def run(self, table: str | None = None) -> None:
        if table is not None:
            self.sit(table.rstrip("/").rpartition("/")[2])
        pause = 0.5
        while True:
            try:
                for heard, waiting in enumerate(self.api.turns(LOOK if self.once else None)):
                    pause = 0.5
                    if not heard:
                        self.come_back()
                    for question in waiting:
                        self.answer(question)
                    if self.once and not self.running():
                        return
            except InvalidStatus as error:
                raise QuiviraError(f"the server refuses the bot: {error}") from None
            except (OSError, WebSocketException) as error:
                log.warning("the connection is lost: %s", type(error).__name__)
            except Refused as error:
                if error.status == 401:
                    raise
                log.warning("the server refuses: %s", error)
            time.sleep(pause)
            pause = min(pause * 2, LONGEST)

    def sit(self, table: str) -> None:
        """Take a free seat, unless the bot has one."""
        chairs = self.api.ask("GET", f"/api/tables/{table}")["chairs"]
        me = self.api.ask("GET", "/api/me")["person"]
        if me is None:
            raise QuiviraError("the server does not know this token")
        if me["id"] not in [chair["person"] for chair in chairs]:
            self.api.ask("POST", f"/api/tables/{table}/sit", {})

    def running(self) -> list[dict[str, Any]]:
        """The bot's tables whose games are not over."""
        found: list[dict[str, Any]] = []
        while (told := self.api.ask("GET", f"/api/me/shelf?part=running&skip={len(found)}"))["tables"]:
            found += told["tables"]
            if len(found) >= told["total"]:
                break
        return found

    def come_back(self) -> None:
        """Take seats back in which a bot of the server plays: the time was out, or others have called it in."""
        for table in self.running():
            for chair in table["chairs"]:
                if not chair["mine"] or not chair["called"] or chair["gone"]:
                    continue
                try:
                    self.api.ask("POST", f"/api/tables/{table['table']}/seats/{chair['seat']}/return")
                except Refused as error:  # one table keeps no other waiting
                    if error.status == 401:
                        raise
                    log.warning("no way back to the seat: %s", error)

    def answer(self, question: dict[str, Any]) -> None:
        """Choose and send. If the table has changed meanwhile, the next list of questions says so; or nothing is asked
        any more, because a bot of the server plays there.
        """
        table, seat = question["table"], question["seat"]
        answered = False
        try:
            while (world := self.world(table, seat)) is not None:
                number, turn = world
                key = self.bot.choose(turn)
                body = {"seat": seat, "seen": number, "keys": [key], "id": secrets.token_urlsafe(12)}
                self._send(f"/api/tables/{table}/play", body)
                answered = True
        except Refused as error:
            if error.code not in ("stale", "illegal", "over", "stand-in"):
                raise
            answered = False
        if not answered:
            self.come_back()

    def world(self, table: str, seat: int) -> tuple[int, Turn[Any]] | None:
        """The seat's turn, made of a sampled world; None if it is not asked."""
        sampled = self.api.ask("GET", f"/api/tables/{table}/worlds?seat={seat}&count=1")[0]
        state = sampled["state"]
        game = find(state["game"])
        s = game.load(json.dumps(state).encode())
        if seat not in s.actors():
            return None
        return sampled["number"], Turn(game, s, seat, Rng(secrets.randbits(62)))

    def _send(self, path: str, body: dict[str, Any]) -> None:
        """The same id again after an interruption: the server does it once."""
        for attempt in range(6):
            try:
                self.api.ask("POST", path, body)
                return
            except Refused as error:
                if error.status not in (429, 503):
                    raise
            except OSError:
                log.warning("no answer; sending the same again")
            time.sleep(0.5 * 2**attempt)
        raise Refused(503, "try-again", "the server does not answer")
