"""Security: other sites, floods, sizes, headers, malformed messages, logs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quivira.server.kept.database import Database
from quivira.server.people.identity import Identity
from quivira.server.people.limits import RATES
from quivira.testing.load import free_port, wait_for
from quivira.testing.play import long_game
from quivira.testing.server import PATIENCE, Player, Serving

People = Callable[..., Player]
FIRST = long_game()
EVIL = "https://evil.example"


def test_another_sites_page_cannot_act(people: People, server: Serving) -> None:
    anna = people()
    body = {"game": FIRST}
    for headers in ({"Origin": EVIL}, {"Origin": "null"}, {"Origin": EVIL, "X-Quivira": "1"}):
        answer = anna.request("POST", "/api/tables", body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert anna.request("POST", "/api/tables", body, headers={"Origin": server.url}).status_code == 201
    del anna.http.headers["X-Quivira"]
    assert anna.request("POST", "/api/tables", body).status_code == 403
    assert anna.request("GET", "/api/me").status_code == 200


def test_another_sites_page_cannot_open_a_socket(people: People) -> None:
    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    for path in (f"/api/tables/{table}/socket", "/api/lobby/socket", "/api/events"):
        with pytest.raises(InvalidStatus, match="403"):
            anna.connect(path, origin=EVIL)
        anna.connect(path, origin=anna.url).close()


def test_every_answer_has_the_security_headers(people: People) -> None:
    anna = people()
    for path in ("/", "/schema", "/api/games", "/api/tables/nothing", "/nothing", "/healthz", "/assets/style.css"):
        headers = anna.request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_what_is_private_is_not_kept_by_caches(people: People) -> None:
    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    for path in ("/api/me", "/api/me/shelf", f"/api/tables/{table}", f"/api/tables/{table}/invitation", "/api/none"):
        assert anna.request("GET", path).headers["cache-control"] == "no-store"
    for path in (
        "/api/games",
        "/api/words/en",
        f"/api/games/{FIRST}/rules/en",
        f"/api/games/{FIRST}/view",
        "/assets/style.css",
    ):
        assert anna.request("GET", path).headers["cache-control"].startswith("public")


def test_pages_use_nothing_from_outside(people: People) -> None:
    anna = people()
    for path in ("/", "/schema"):
        page = anna.request("GET", path).text
        assert re.findall(r'(?:src|href)="(?!/|#)', page) == []
        assert re.findall(r"<script(?![^>]* src=)", page) == []
        assert "style=" not in page


def test_the_schema_lists_every_route(people: People) -> None:
    schema = people().get("/schema/openapi.json")
    page = people().request("GET", "/schema").text
    assert len(schema["paths"]) > 25
    assert all(path in page for path in schema["paths"])
    assert schema["components"]["schemas"]["ProblemBody"]


def test_floods_are_refused(own_server: Callable[..., Serving]) -> None:
    with closing(Player(own_server(rate=0.04).url)) as anna:
        answers = [anna.request("GET", "/api/me") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].headers["retry-after"] == "5"
        assert refused[0].json()["code"] == "too-many"


def test_passwords_cannot_be_tried_quickly(own_server: Callable[..., Serving]) -> None:
    with closing(Player(own_server(rate=0.5).url)) as anna:
        tries = [anna.request("POST", "/api/session", {"name": "x", "password": "12345678"}) for _ in range(7)]
        assert [answer.status_code for answer in tries][-1] == 429


def guesses(player: Player, names: Iterable[str], address: str = "203.0.113.1") -> list[int]:
    """What becomes of attempts to sign in, each with one of these names."""
    headers = {"X-Forwarded-For": address}
    body = {"password": "wrong horse"}
    return [player.request("POST", "/api/session", {"name": n, **body}, headers=headers).status_code for n in names]


def test_blanks_around_a_name_are_no_way_around_the_limit(own_server: Callable[..., Serving]) -> None:
    """Guesses from ever new addresses at one name, however it is written, are counted together."""
    with closing(Player(own_server(rate=0.1).url)) as anna:
        anna.post("/api/account", {"name": "Anna B", "password": "correct horse"})
        written = [f"{' ' * (n % 5)}ANNA {' ' * (n % 3)}b{' ' * (n % 7)}" for n in range(20)]
        tries = [guesses(anna, [name], f"203.0.113.{number}")[0] for number, name in enumerate(written)]
        assert tries.count(401) <= RATES["login"][0] * 0.1 + 1
        assert tries[-1] == 429
        assert guesses(anna, ["Somebody else"], "203.0.113.99") == [401]


def test_nobody_can_lock_the_owner_out(own_server: Callable[..., Serving]) -> None:
    """A device that has signed in before may do so again, however many others guess; but it may not guess either."""
    with closing(Player(own_server(rate=0.4).url)) as anna, closing(Player(anna.url, join=False)) as evil:
        right = {"name": "Anna", "password": "correct horse"}
        anna.post("/api/account", right)
        anna.post("/api/session", right)
        assert guesses(evil, ["anna"] * 6)[-1] == 429
        assert [guesses(evil, ["anna"], f"203.0.113.{number}")[0] for number in range(40)][-1] == 429
        anna.ask("DELETE", "/api/session")
        evils = {"X-Forwarded-For": "203.0.113.1"}  # even from the same address
        assert anna.request("POST", "/api/session", right, headers=evils).status_code == 201
        assert guesses(anna, ["anna"] * 6)[-1] == 429


def test_a_device_is_known_for_its_own_account_only() -> None:
    identity = Identity(cast("Database", None), b"key")
    device = identity.new_device("anna")
    assert identity.device("anna", device)
    assert identity.device("ben", device) is None
    assert identity.device("anna", "") is None
    assert identity.device("anna", device[:-1]) is None


def test_chat_floods_are_refused(own_server: Callable[..., Serving]) -> None:
    with closing(Player(own_server(rate=1).url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        with closing(anna.socket(table)) as client:
            client.wait("table")
            answers = [client.answered(client.send("say", words="spam")) for _ in range(12)]
        assert answers[0]["type"] == "ack"
        assert answers[-1]["code"] == "too-many"


@pytest.mark.parametrize("path", ["/api/me/shelf?search=%00", "/api/history/a%00", "/api/tables/a%00"])
def test_characters_that_a_storage_cannot_hold_do_not_look_like_one_that_is_away(people: People, path: str) -> None:
    """PostgreSQL takes no NUL; SQLite does."""
    assert people().request("GET", path).status_code in (200, 400, 404)


def test_who_asks_is_read_once_and_to_the_end(
    own_server: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else is wrong: to break off what is read costs a connection to the storage."""
    began: list[str] = []
    ended: list[str] = []

    async def recognise(_: Identity, token: str) -> None:
        began.append(token)
        await asyncio.sleep(0.05)
        ended.append(token)

    server = own_server()
    with closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        monkeypatch.setattr(Identity, "recognise", recognise)
        for method, path, status in (
            ("POST", f"/api/tables/{table}/rematch", 401),
            ("GET", f"/api/tables/{table}/companions", 401),
            ("GET", "/api/lobby?seats=1000", 400),
        ):
            for _ in range(5):  # the order in which they are looked for is chance
                began.clear()
                ended.clear()
                assert anna.request(method, path).status_code == status
                assert (len(began), len(ended)) == (1, 1), path


def test_oversized_requests_are_refused(people: People) -> None:
    anna = people()
    answer = anna.request("POST", "/api/guest", {"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with closing(anna.socket(table)) as client:
        client.wait("table")
        client.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            client.wait("nothing")


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize("body", [deep(20_000), '{"name":' + deep(20_000) + "}"])
def test_deeply_nested_requests_are_refused(people: People, body: str) -> None:
    anna = people()
    answer = anna.http.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '{"type":"nothing"}',
    '{"type":"play"}',
    '{"type":"play","seat":-1,"seen":0,"keys":["x"],"id":"a"}',
    '{"type":"play","seat":0,"seen":99999999999,"keys":["x"],"id":"a"}',
    '{"type":"play","seat":0,"seen":0,"keys":[],"id":"a"}',
    '{"type":"play","seat":0,"seen":0,"keys":["x"],"id":"a","more":1}',
    '{"type":"play","seat":0,"seen":0,"keys":["x"],"id":"\\u0000"}',
    '{"type":"say","id":"a","words":7}',
    deep(5000),
    '{"type":"say","id":"a","words":' + deep(5000) + "}",
]


@pytest.mark.parametrize("message", MALFORMED)
def test_a_malformed_message_is_refused_and_the_socket_lives(people: People, message: str) -> None:
    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with closing(anna.socket(table)) as client:
        client.wait("table")
        client.socket.send(message)
        assert client.wait("refused")["code"] == "malformed"
        assert client.answered(client.send("say", words="still here"))["type"] == "ack"


def test_one_who_only_sends_nonsense_is_sent_away(people: People) -> None:
    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with closing(anna.socket(table)) as client:
        client.wait("table")
        for _ in range(8):
            client.socket.send(b"\xff\xfe")
        with pytest.raises(ConnectionClosed, match="malformed"):
            client.wait("nothing")
    with closing(anna.connect("/api/events")) as events:
        events.recv(PATIENCE)
        events.send("{}")
        assert json.loads(events.recv(PATIENCE))["code"] == "malformed"


def test_messages_out_of_order_are_answered_each(people: People) -> None:
    """Commands for a game that has not begun, of a future number, and many at once: each gets its own answer."""
    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    with closing(anna.socket(table)) as client:
        client.wait("table")
        early = client.answered(client.send("play", seat=0, seen=5, keys=["x"]))
        assert early["code"] == "not-started"
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        client.wait("play")
        sent = [client.send("play", seat=0, seen=10_000, keys=["x"], id=f"m{k}") for k in range(20)]
        answers = [client.wait("refused") for _ in sent]
        assert [answer["id"] for answer in answers] == sent
        assert {answer["code"] for answer in answers} == {"stale"}


def test_a_client_that_takes_nothing_is_dropped(own_server: Callable[..., Serving]) -> None:
    """It holds up nobody, and catches up when it comes back."""
    serving = own_server(slow_client=0.2)
    with closing(Player(serving.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        host, port = serving.url.removeprefix("http://").split(":")
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            slow.connect((host, int(port)))
            slow.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: quivira={anna.token}\r\n\r\n".encode()
            )
            sync = json.dumps({"type": "sync", "id": "s", "seen": 0}).encode()
            frame = bytes([0x81, 0x80 | len(sync)]) + b"\0\0\0\0" + sync
            until = time.monotonic() + 60
            while "quivira_sockets_dropped_total 1.0" not in anna.request("GET", "/metrics").text:
                assert time.monotonic() < until
                with contextlib.suppress(OSError):
                    slow.sendall(frame * 200)
        with closing(anna.socket(table)) as again:
            assert again.wait("play")["number"] > 0


def test_health_and_metrics(people: People, server: Serving) -> None:
    anna = people()
    assert anna.request("GET", "/healthz").text == "ok\n"
    metrics = anna.request("GET", "/metrics").text
    assert 'quivira_requests_total{method="POST",route="/api/guest",status="201"}' in metrics
    assert "quivira_commits_total" in metrics
    for about_the_process in ("process_resident_memory_bytes", "process_open_fds", "python_gc_collections_total"):
        assert f"\n{about_the_process}" in metrics
    assert "quivira_loop_lag_seconds_bucket" in metrics
    proxied = anna.request("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert proxied.status_code == 404


@pytest.fixture
def chatty_server(tmp_path: Path) -> Iterator[tuple[str, Callable[[], list[str]]]]:
    """`quivira serve --log debug`: its address, and how to stop it and get the lines of its log."""
    port, written = free_port(), tmp_path / "log"
    words = ["serve", "--database", str(tmp_path / "own.db"), "--port", str(port), "--log", "debug"]
    with written.open("w") as log:
        process = subprocess.Popen([sys.executable, "-m", "quivira", *words], stderr=log)
    wait_for(port, process)

    def stop() -> list[str]:
        process.terminate()
        process.wait(PATIENCE)
        return [line for line in written.read_text("utf-8").splitlines() if line.startswith("{")]

    yield f"http://127.0.0.1:{port}", stop
    process.kill()
    process.wait()


def test_logs_are_structured_and_hold_no_secret(chatty_server: tuple[str, Callable[[], list[str]]]) -> None:
    url, stop = chatty_server
    with closing(Player(url)) as anna:
        tokens = [anna.token]
        anna.post("/api/account", {"name": "Logged", "password": "correct horse"})
        anna.post("/api/session", {"name": "Logged", "password": "wrong horse"}, status=401)
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        anna.post(f"/api/tables/{table}/play", {"seat": 0, "seen": 1}, status=400)
        tokens += [anna.token, anna.post("/api/bots", {"name": "Robo"})["token"]]
        with closing(anna.socket(table)) as client:
            assert client.answered(client.send("say", words="my grandmother's name"))["type"] == "ack"
            client.socket.send("{")
            client.wait("refused")
        with pytest.raises(InvalidStatus):
            anna.connect(f"/api/tables/{table}/socket", origin=EVIL)
    lines = stop()
    assert any(json.loads(line).get("route") == "/api/tables/{link}/start" for line in lines)
    secrets = [table, "correct horse", "wrong horse", "grandmother", "127.0.0.1"]
    for secret in [*secrets, *(part for token in tokens for part in token.split("."))]:
        assert [line for line in lines if secret in line] == []


def test_a_trace_is_logged_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    from quivira.server.app import failed

    error = ValueError("the secret is 42")
    answer = failed(None, error)  # type: ignore[arg-type]
    assert answer.status_code == 500
    assert "42" not in answer.content.message
    assert "a request failed" in caplog.text


@pytest.mark.untraced
def test_the_schemathesis_run_finds_no_server_error(place: str, own_server: Callable[..., Serving]) -> None:
    """Generated requests, good and bad, to every operation of the document: none ends in a 5xx."""
    from quivira.testing.fuzz import fuzz

    serving = own_server(database=place)
    with closing(Player(serving.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        report = fuzz(serving.url, anna.token, {"link": table}, examples=4)
    assert report.operations > 30
    assert report.failures == []
