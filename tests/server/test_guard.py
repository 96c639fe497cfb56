"""Security: other sites, floods, sizes, headers, malformed messages, logs."""

from __future__ import annotations

import contextlib
import json
import logging
import re
import socket
import time
from collections.abc import Callable
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quivira.kernel.registry import names
from quivira.server.logs import JsonLines
from quivira.testing.server import PATIENCE, Player, Serving

People = Callable[..., Player]
FIRST = names()[0]
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


def test_chat_floods_are_refused(own_server: Callable[..., Serving]) -> None:
    with closing(Player(own_server(rate=1).url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        with closing(anna.socket(table)) as client:
            client.wait("table")
            answers = [client.answered(client.send("say", words="spam")) for _ in range(12)]
        assert answers[0]["type"] == "ack"
        assert answers[-1]["code"] == "too-many"


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
    proxied = anna.request("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert proxied.status_code == 404


def test_logs_are_structured_and_hold_no_secret(own_server: Callable[..., Serving]) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    handler = Kept()
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    logging.getLogger("httpcore").setLevel(logging.INFO)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.INFO)
    try:
        with closing(Player(own_server().url)) as anna:
            anna.post("/api/account", {"name": "Logged", "password": "correct horse"})
            anna.post("/api/session", {"name": "Logged", "password": "wrong horse"}, status=401)
            table = anna.post("/api/tables", {"game": FIRST})["table"]
            anna.post(f"/api/tables/{table}/start", {"fill": "random"})
            anna.post(f"/api/tables/{table}/play", {"seat": 0, "seen": 1}, status=400)
            bot = anna.post("/api/bots", {"name": "Robo"})["token"]
            secrets = [anna.token, bot, table, "correct horse", "wrong horse"]
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    written = [json.loads(line) for line in lines]
    assert any(line.get("route") == "/api/tables/{link}/start" for line in written)
    text = "\n".join(lines)
    for secret in [*secrets, *(part for token in (secrets[0], secrets[1]) for part in token.split(".")[1:])]:
        assert secret not in text


def test_a_trace_is_logged_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    from quivira.server.app import failed

    error = ValueError("the secret is 42")
    answer = failed(None, error)  # type: ignore[arg-type]
    assert answer.status_code == 500
    assert "42" not in answer.content.message
    assert "a request failed" in caplog.text


def test_the_schemathesis_run_finds_no_server_error(people: People, server: Serving) -> None:
    """Generated requests, good and bad, to every operation of the document: none ends in a 5xx."""
    from quivira.testing.fuzz import fuzz

    anna = people()
    table = anna.post("/api/tables", {"game": FIRST})["table"]
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    report = fuzz(server.url, anna.token, {"link": table}, examples=4)
    assert report.operations > 30
    assert report.failures == []
