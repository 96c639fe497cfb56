"""Guests, accounts, tokens, and bots from outside."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quivira.bots import RandomBot
from quivira.kernel import QuiviraError, Turn
from quivira.kernel.registry import find, names
from quivira.server.client import Api, BotRunner, Refused
from quivira.server.people.identity import new_id
from quivira.testing.play import long_game, long_games
from quivira.testing.server import PATIENCE, Player, Serving, TableClient, eventually

People = Callable[..., Player]
FIRST = long_game()
FEWEST = find(FIRST).meta.seats[0]
counter = iter(range(10**6))


@pytest.fixture
def login() -> str:
    return f"Person {next(counter)} of {id(counter)}"


def test_a_guest_is_a_signed_revocable_cookie(people: People) -> None:
    anna = people("Anna")
    made = anna.request("POST", "/api/guest", {"name": "Anna"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    name, secret, signature = anna.token.split(".")
    forged = people(join=False)
    for token in (f"{name}.{secret}.{'0' * 24}", f"{name}.x.{signature}", "nonsense", "a.b.c.d"):
        answer = forged.request("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.json() == {"person": None}
    assert anna.get("/api/me")["person"]["kind"] == "guest"
    anna.ask("DELETE", "/api/session")
    answer = forged.request("GET", "/api/me", headers={"Authorization": f"Bearer {name}.{secret}.{signature}"})
    assert answer.json() == {"person": None}


def test_an_id_is_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-like-an-option", "--like-another", "an-id"])
    monkeypatch.setattr("quivira.server.people.identity.secrets.token_urlsafe", lambda _: next(made))
    assert new_id() == "an-id"


def test_signing_out_closes_the_sockets(people: People) -> None:
    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with closing(anna.socket(table)) as client:
        client.wait("table")
        anna.ask("DELETE", "/api/session")
        with pytest.raises(ConnectionClosed, match="signed out"):
            client.wait("nothing")


def test_an_account_elsewhere_claims_the_guests_games(people: People, login: str) -> None:
    anna = people("Anna")
    mine = anna.post("/api/tables", {"game": FIRST})["table"]
    account = anna.post("/api/account", {"name": login, "password": "correct horse"})
    assert account["person"]["id"] == anna.id
    assert (
        anna.post("/api/account", {"name": "Other", "password": "correct horse"}, status=409)["code"] == "not-a-guest"
    )
    other = people("Guest")
    theirs = other.post("/api/tables", {"game": FIRST})["table"]
    taken = other.post("/api/account", {"name": login.upper(), "password": "long enough"}, status=409)
    assert taken["code"] == "name-taken"
    wrong = other.post("/api/session", {"name": login, "password": "wrong horse"}, status=401)
    nobody = other.post("/api/session", {"name": "Nobody at all", "password": "wrong horse"}, status=401)
    assert wrong == nobody
    assert other.post("/api/session", {"name": login, "password": "correct horse"})["id"] == anna.id
    assert {t["table"] for t in other.get("/api/me/shelf")["tables"]} == {mine, theirs}
    assert other.get(f"/api/tables/{theirs}")["host"] == anna.id


def test_changing_and_resetting_the_password(people: People, login: str) -> None:
    anna, phone = people("Anna"), people("Phone")
    recovery = anna.post("/api/account", {"name": login, "password": "correct horse"})["recovery"]
    phone.post("/api/session", {"name": login, "password": "correct horse"})
    change = {"old": "wrong horse", "new": "battery staple"}
    assert anna.ask("PUT", "/api/account/password", change, status=401)["code"] == "wrong-password"
    anna.ask("PUT", "/api/account/password", {**change, "old": "correct horse"})
    assert anna.get("/api/me")["person"]["id"] == anna.id
    assert phone.get("/api/me")["person"] is None
    reset = {"name": login, "recovery": "wrong-code", "new": "third password"}
    assert phone.post("/api/account/reset", reset, status=401)["code"] == "wrong-code"
    fresh = phone.post("/api/account/reset", {**reset, "recovery": recovery})["recovery"]
    assert fresh != recovery
    assert phone.post("/api/account/reset", {**reset, "recovery": recovery}, status=401)["code"] == "wrong-code"
    assert anna.get("/api/me")["person"] is None
    phone.post("/api/session", {"name": login, "password": "third password"})
    short = people().post("/api/account", {"name": "Short", "password": "1234567"}, status=400)
    assert short["code"] == "invalid"


def test_a_deleted_account_leaves_nothing_of_itself(people: People, login: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    anna.post("/api/account", {"name": login, "password": "correct horse"})
    table = ben.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    anna.post(f"/api/tables/{table}/sit", {"seat": 1})
    ben.post(f"/api/tables/{table}/start", {"fill": "random"})
    anna.post(f"/api/tables/{table}/chat", {"words": "my address is"})
    assert anna.ask("DELETE", "/api/account", {"password": "wrong horse"}, status=401)["code"] == "wrong-password"
    anna.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert anna.get("/api/me")["person"] is None
    chair = ben.get(f"/api/tables/{table}")["chairs"][1]
    assert (chair["person"], chair["name"], chair["gone"]) == (None, "—", True)
    assert ben.get(f"/api/tables/{table}/chat") == []
    assert ben.post("/api/session", {"name": login, "password": "correct horse"}, status=401)["code"]
    ben.post(f"/api/tables/{table}/seats/1/stand-in", {"level": "medium"})


def test_secrets_are_stored_hashed(own_server: Callable[..., Serving], tmp_path: Path) -> None:
    anna = Player(own_server().url)
    anna.post("/api/account", {"name": "Hashed", "password": "correct horse"})
    bot = anna.post("/api/bots", {"name": "Robo"})["token"]
    tokens = [anna.token, bot]
    anna.close()
    with closing(sqlite3.connect(tmp_path / "own.db")) as database:
        stored = "\n".join(str(row) for row in database.iterdump())
    assert "$argon2id$" in stored
    assert "correct horse" not in stored
    assert all(token.split(".")[1] not in stored for token in tokens)


# Bots from outside


def test_token_scopes(people: People, server: Serving) -> None:
    anna = people()
    made = anna.post("/api/bots", {"name": "Looker", "scopes": ["read"]})
    looker = Api(server.url, made["token"])
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    assert looker.ask("GET", "/api/me")["person"]["kind"] == "bot"
    for path, body in (
        (f"/api/tables/{table}/sit", {}),
        ("/api/tables", {"game": FIRST}),
        ("/api/bots", {"name": "x"}),
    ):
        with pytest.raises(Refused) as refused:
            looker.ask("POST", path, body)
        assert (refused.value.status, refused.value.code) == (403, "scope")
    for method, path in (("DELETE", "/api/session"), ("POST", "/api/mutes"), ("DELETE", "/api/mutes/somebody")):
        with pytest.raises(Refused) as refused:
            looker.ask(method, path, {"person": "somebody"} if method == "POST" else None)
        assert (refused.value.status, refused.value.code) == (403, "scope")
    assert looker.ask("GET", "/api/me")["person"]["kind"] == "bot"
    watching = anna.connect(f"/api/tables/{table}/socket", token=made["token"])
    with closing(TableClient(watching)) as client:
        for kind, more in (("play", {"seat": 0, "seen": 0, "keys": ["x"]}), ("say", {"words": "hello"})):
            assert client.answered(client.send(kind, **more))["code"] == "scope"
    blind = Api(server.url, anna.post("/api/bots", {"name": "Blind", "scopes": ["play"]})["token"])
    with pytest.raises(Refused, match="read"):
        blind.ask("GET", f"/api/tables/{table}/log")
    assert anna.post("/api/bots", {"name": "x", "scopes": ["account"]}, status=403)["code"] == "forbidden"
    assert [bot["name"] for bot in anna.get("/api/bots")] == ["Looker", "Blind"]
    anna.ask("DELETE", f"/api/bots/{made['person']['id']}")
    assert looker.ask("GET", "/api/me") == {"person": None}
    anna.ask("DELETE", "/api/bots/nobody", status=404)


def test_bots_do_not_chat(people: People, server: Serving) -> None:
    anna = people()
    bot = Api(server.url, anna.post("/api/bots", {"name": "Robo"})["token"])
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with pytest.raises(Refused, match="people"):
        bot.ask("POST", f"/api/tables/{table}/chat", {"words": "beep"})


def bot_table(anna: Player, *bots: str) -> str:
    """A table at which only own bots sit."""
    table = str(anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "sit": False})["table"])
    for bot in bots:
        anna.post(f"/api/tables/{table}/sit", {"bot": bot})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    return table


def test_a_python_bot_plays_a_game_over_the_net(people: People, server: Serving) -> None:
    """The same class as in the library; it comes with worlds of its own seat."""
    anna = people()
    made = anna.post("/api/bots", {"name": "Robo"})
    table = bot_table(anna, made["person"]["id"])
    BotRunner(server.url, made["token"], RandomBot, once=True).run()
    assert anna.get(f"/api/tables/{table}")["status"] == "over"
    stranger = people()
    other = stranger.post("/api/tables", {"game": FIRST})["table"]
    refused = stranger.post(f"/api/tables/{other}/sit", {"bot": made["person"]["id"]}, status=403)
    assert refused["code"] == "forbidden"


def test_a_bot_that_plays_once_notices_an_end_that_others_make(people: People, server: Serving) -> None:
    """Nothing that waits for it changes then, so that nobody tells it anything."""
    turns = Api(server.url, people().post("/api/bots", {"name": "Robo"})["token"]).turns(silence=0.05)
    assert [next(turns) for _ in range(3)] == [[], [], []]


class Thinker(RandomBot):
    """Takes as long for its first move as it is let."""

    thinks, moves = threading.Event(), threading.Event()

    def choose(self, turn: Turn[Any]) -> str:
        Thinker.thinks.set()
        assert Thinker.moves.wait(PATIENCE)
        return super().choose(turn)


def test_a_python_bot_comes_back_to_seats_that_were_taken_over(
    own_server: Callable[..., Serving], later: Callable[[int], None]
) -> None:
    """Its time has run out before it connects, and again while it thinks; the server's bot is slower still."""
    server = own_server(bot_pause=3600.0)
    with closing(Player(server.url)) as anna:
        made = anna.post("/api/bots", {"name": "Robo"})
        game = next(name for name in names() if name not in long_games())
        seats, clock = find(game).meta.seats[0], {"kind": "move", "seconds": 60}
        table = anna.post("/api/tables", {"game": game, "seats": seats, "sit": False, "clock": clock})["table"]
        for _ in range(seats):
            anna.post(f"/api/tables/{table}/sit", {"bot": made["person"]["id"]})
        anna.post(f"/api/tables/{table}/start")

        def is_replaced() -> bool:
            return any(chair["called"] for chair in anna.get(f"/api/tables/{table}")["chairs"])

        later(61_000)
        eventually(is_replaced)
        runner = threading.Thread(target=BotRunner(server.url, made["token"], Thinker, once=True).run, daemon=True)
        runner.start()
        assert Thinker.thinks.wait(PATIENCE)
        assert not is_replaced()
        later(61_000)
        eventually(is_replaced)
        Thinker.moves.set()
        runner.join(PATIENCE)
        assert anna.get(f"/api/tables/{table}")["status"] == "over"


@contextmanager
def killed(process: subprocess.Popen[str]) -> Iterator[None]:
    """A process that fails the test does not outlive it."""
    try:
        yield
    except BaseException:
        process.kill()
        raise


def test_quivira_bot_sits_down_and_plays(people: People, server: Serving, tmp_path: Path) -> None:
    anna = people()
    token = anna.post("/api/bots", {"name": "Robo"})["token"]
    table = str(anna.post("/api/tables", {"game": FIRST, "seats": FEWEST, "sit": False})["table"])
    for seat in range(1, FEWEST):
        anna.post(f"/api/tables/{table}/bots", {"level": "random", "seat": seat})
    held = tmp_path / "token"
    held.write_text(f"{token}\n")
    words = ["bot", "--server", server.url, "--token-file", str(held), "--table", f"{server.url}/t/{table}"]
    command = [sys.executable, "-m", "quivira", *words, "--once", "quivira.bots:RandomBot"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process, killed(process):
        until_seated = anna.socket(table)
        with closing(until_seated):
            while not until_seated.table or until_seated.table["chairs"][0]["person"] is None:
                until_seated.read()
        anna.post(f"/api/tables/{table}/start")
        assert process.wait(60) == 0
    assert anna.get(f"/api/tables/{table}")["status"] == "over"


def test_worlds_are_the_own_seats_only(people: People, server: Serving) -> None:
    """They load, their number is the table's, and they show the seat what it sees."""
    anna, ben = people(), people()
    table = anna.post("/api/tables", {"game": FIRST, "seats": FEWEST})["table"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert anna.get(f"/api/tables/{table}/worlds?seat=1", status=403)["code"] == "forbidden"
    position = anna.get(f"/api/tables/{table}/position")
    worlds = anna.get(f"/api/tables/{table}/worlds?seat=0&count=3")
    if worlds[0]["number"] == position["number"]:
        game = find(FIRST)
        for world in worlds:
            s = game.load(json.dumps(world["state"]).encode())
            assert json.loads(json.dumps([a.key for a in s.legal(0)])) == [
                choice["key"] for choice in position["sides"][0]["legal"]
            ]
    assert len(anna.get(f"/api/tables/{table}/worlds?seat=0&count=1000")) == 32


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ["--server", "http://127.0.0.1:1", "--token-file", "/dev/null", "quivira.bots:RandomBot"],
            "a token is needed",
        ),
        (["--server", "http://127.0.0.1:1", "--token-file", "/no/such", "quivira.bots:RandomBot"], "cannot read"),
        (["--server", "ftp://x", "quivira.bots:RandomBot"], "starts with http"),
        (["--server", "http://127.0.0.1:1", "nowhere:Bot"], "cannot load the bot"),
        (["--server", "http://127.0.0.1:1", "quivira.bots:LEVELS"], "not a subclass"),
    ],
)
def test_a_bot_that_cannot_be_started(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from quivira.cli import main

    monkeypatch.setenv("QUIVIRA_TOKEN", "t")
    assert main(["bot", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_a_bot_with_a_revoked_token_stops(people: People, server: Serving) -> None:
    anna = people()
    made = anna.post("/api/bots", {"name": "Robo"})
    anna.ask("DELETE", f"/api/bots/{made['person']['id']}")
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with pytest.raises(QuiviraError, match="does not know this token"):
        BotRunner(server.url, made["token"], RandomBot).run(table)
